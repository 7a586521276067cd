/// How CSV is written: for programs, or for the spreadsheets of a region.
package struct CSVForm: Sendable, Equatable {
  package let delimiter: UInt8
  package let decimalMark: UInt8
  /// The parts of a date in order; `nil` for that of ISO 8601.
  package let day: [DayPart]?
  /// Whether the file begins with a byte order mark, from which Excel knows that it is UTF-8.
  package let hasByteOrderMark: Bool

  package enum DayPart: Sendable, Equatable {
    case year
    /// With at least this number of digits.
    case month(digits: Int)
    case day(digits: Int)
    case separator(UInt8)
  }

  /// For programs: RFC 4180, decimal points and dates of ISO 8601.
  package static let plain = CSVForm(
    delimiter: UInt8(ascii: ","), decimalMark: UInt8(ascii: "."), day: nil, hasByteOrderMark: false)

  /// For spreadsheets.
  ///
  /// - Parameter datePattern: Letters of a numeric date, such as `dd.MM.yyyy`.
  package init(delimiter: UInt8, decimalMark: UInt8, datePattern: String) {
    var parts: [DayPart] = []
    for byte in datePattern.utf8 {
      switch (byte, parts.last) {
      case (UInt8(ascii: "y"), .year): break
      case (UInt8(ascii: "y"), _): parts.append(.year)
      case (UInt8(ascii: "M"), .month(let digits)): parts[parts.count - 1] = .month(digits: digits + 1)
      case (UInt8(ascii: "M"), _): parts.append(.month(digits: 1))
      case (UInt8(ascii: "d"), .day(let digits)): parts[parts.count - 1] = .day(digits: digits + 1)
      case (UInt8(ascii: "d"), _): parts.append(.day(digits: 1))
      default: parts.append(.separator(byte))
      }
    }
    self.init(delimiter: delimiter, decimalMark: decimalMark, day: parts, hasByteOrderMark: true)
  }

  private init(delimiter: UInt8, decimalMark: UInt8, day: [DayPart]?, hasByteOrderMark: Bool) {
    self.delimiter = delimiter
    self.decimalMark = decimalMark
    self.day = day
    self.hasByteOrderMark = hasByteOrderMark
  }
}
