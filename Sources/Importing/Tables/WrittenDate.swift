import MenugenDomain
import MenugenText

/// The order of a date's parts.
package enum DateOrder: String, Sendable, CaseIterable {
  case dmy, mdy, ymd
}

/// The parts of a date in the order they are written; which is which may be unknown.
struct WrittenDate {
  /// The parts: numbers, and for a month's name its number.
  var parts: (Int, Int, Int)
  /// The order, if the text shows it: by a year of four digits first, by points, or by a month's name.
  var order: DateOrder?
  /// The last part as it is written, if it has two digits and may be a day.
  private var lastDigits: Int?
  /// The orders that give a day that exists.
  var possible: [DateOrder] {
    if let order { return date(order) == nil ? [] : [order] }
    return DateOrder.allCases.filter { date($0) != nil }
  }

  /// Reads a date at the start of a text, which may continue with a time. Returns nil for any other text.
  init?(_ text: Span<UInt8>) {
    var index = 0
    while index < text.count, text[index] <= 0x20 { index += 1 }
    if let compact = WrittenDate.compact(text, index) {
      self = compact
      return
    }
    var numbers: [(value: Int, digits: Int)] = []
    var month: Int?
    var separator: UInt8 = 0
    while numbers.count + (month == nil ? 0 : 1) < 3 {
      guard index < text.count else { return nil }
      if let (value, end) = WrittenDate.number(text, index) {
        numbers.append((value, end - index))
        index = end
      } else if month == nil, let (value, end) = WrittenDate.monthName(text, index) {
        month = value
        // `Feb 13, 2026`: the month comes first.
        if numbers.isEmpty { separator = UInt8(ascii: "M") }
        index = end
      } else {
        return nil
      }
      if numbers.count + (month == nil ? 0 : 1) == 3 { break }
      let start = index
      while index < text.count, let byte = Optional(text[index]),
        byte == 0x20 || byte == UInt8(ascii: ",")
          || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "-")
          || byte == UInt8(ascii: "'")
      {
        if separator != UInt8(ascii: "M"), byte > 0x20 { separator = byte }
        index += 1
      }
      guard index > start, index - start <= 2 else { return nil }
    }
    guard WrittenDate.isEnd(text, index) else { return nil }
    if let month {
      guard numbers.count == 2 else { return nil }
      let isYearFirst = numbers[0].digits == 4
      let (day, year) = isYearFirst ? (numbers[1], numbers[0]) : (numbers[0], numbers[1])
      guard day.digits <= 2 else { return nil }
      parts = (WrittenDate.year(year), month, day.value)
      order = .ymd
      return
    }
    if numbers[0].digits == 4 {
      (parts, order) = ((numbers[0].value, numbers[1].value, numbers[2].value), .ymd)
    } else {
      guard numbers[0].digits <= 2, numbers[1].digits <= 2,
        numbers[2].digits == 2 || numbers[2].digits == 4
          // Quicken's `1/31' 6`.
          || separator == UInt8(ascii: "'")
      else { return nil }
      parts = (numbers[0].value, numbers[1].value, WrittenDate.year(numbers[2]))
      // Dates with points are written day first wherever they are used.
      order = separator == UInt8(ascii: ".") ? .dmy : nil
      if numbers[0].digits == 2, numbers[2].digits == 2, separator != UInt8(ascii: "'") {
        lastDigits = numbers[2].value
      }
    }
  }

  private init(_ year: Int, _ month: Int, _ day: Int) { (parts, order) = ((year, month, day), .ymd) }

  func date(_ order: DateOrder) -> CalendarDate? {
    switch order {
    case .ymd:
      if order == .ymd, self.order == nil {
        lastDigits.flatMap { CalendarDate(year: Self.year((parts.0, 2)), month: parts.1, day: $0) }
      } else {
        CalendarDate(year: parts.0, month: parts.1, day: parts.2)
      }
    case .dmy: CalendarDate(year: parts.2, month: parts.1, day: parts.0)
    case .mdy: CalendarDate(year: parts.2, month: parts.0, day: parts.1)
    }
  }

  /// A year of two digits is from 1970 to 2069.
  private static func year(_ number: (value: Int, digits: Int)) -> Int {
    number.digits <= 2 ? number.value + (number.value < 70 ? 2000 : 1900) : number.value
  }

  /// `20260213`, with or without a time.
  private static func compact(_ text: Span<UInt8>, _ start: Int) -> WrittenDate? {
    guard let (value, end) = number(text, start), end - start == 8 || end - start == 14, isEnd(text, end) else {
      return nil
    }
    let day = end - start == 14 ? value / 1_000_000 : value
    return WrittenDate(day / 10_000, day / 100 % 100, day % 100)
  }

  private static func number(_ text: Span<UInt8>, _ start: Int) -> (value: Int, end: Int)? {
    var value = 0
    var index = start
    while index < text.count, text[index] &- 0x30 < 10, index - start < 15 {
      value = value * 10 + Int(text[index] - 0x30)
      index += 1
    }
    return index > start ? (value, index) : nil
  }

  private static let months: [StaticString] = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
  /// The beginnings of other languages' names.
  private static let otherMonths: [(name: StaticString, month: Int)] = [
    ("mär", 3), ("mai", 5), ("okt", 10), ("dez", 12), ("fév", 2), ("avr", 4), ("juin", 6), ("juil", 7), ("aoû", 8),
    ("déc", 12), ("gen", 1), ("mag", 5), ("giu", 6), ("lug", 7), ("ago", 8), ("set", 9), ("ott", 10), ("dic", 12),
    ("ene", 1), ("abr", 4), ("maa", 3), ("mei", 5),
  ]

  private static func monthName(_ text: Span<UInt8>, _ start: Int) -> (value: Int, end: Int)? {
    let rest = text[start...]
    var month = months.firstIndex { rest.starts(withLowercase: $0) }.map { $0 + 1 }
    month = month ?? otherMonths.first { rest.starts(withLowercase: $0.name) }?.month
    guard let month else { return nil }
    var end = start
    while end < text.count, (text[end] | 0x20) &- UInt8(ascii: "a") < 26 || text[end] >= 0x80 { end += 1 }
    return (month, end)
  }

  /// Whether a date may end here: at the end, or before a time or a zone.
  private static func isEnd(_ text: Span<UInt8>, _ index: Int) -> Bool {
    guard index < text.count else { return true }
    return text[index] <= 0x20 || text[index] == UInt8(ascii: ",") || text[index] == UInt8(ascii: "T")
      || text[index] == UInt8(ascii: "[") || text[index] == UInt8(ascii: ".")
  }
}
