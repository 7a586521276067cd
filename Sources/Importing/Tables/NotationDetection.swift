import MenugenDomain
import MenugenText

/// A question that a file leaves open, with the text that does.
enum OpenQuestion: Error {
  case dateOrder(String, [DateOrder])
  case decimalMark(String)
  /// Dates or amounts that contradict each other.
  case mixedDates(String)
  case mixedMarks(String)
}

/// Finds the order of dates from all dates of a file.
struct DateOrderDetection {
  /// The orders in which all open dates exist.
  private var possible: [DateOrder] = [.dmy, .mdy, .ymd]
  private var hasOpenDates = false
  private static let pairs: [(DateOrder, DateOrder)] = [(.dmy, .mdy), (.dmy, .ymd), (.mdy, .ymd)]
  /// By pair of orders, a date that is another day in each.
  private var samples: [String?] = [nil, nil, nil]
  private(set) var hasDates = false
  /// The order that dates show by themselves.
  private var ownOrder: DateOrder?

  mutating func see(_ text: Span<UInt8>) {
    guard let date = WrittenDate(text) else { return }
    hasDates = true
    if let order = date.order {
      ownOrder = order
      return
    }
    let dateOrders = date.possible
    guard !dateOrders.isEmpty else { return }
    hasOpenDates = true
    possible.removeAll { !dateOrders.contains($0) }
    // 02/02/2026 is the same day in both of its orders.
    for (place, pair) in Self.pairs.enumerated() where samples[place] == nil {
      guard dateOrders.contains(pair.0), dateOrders.contains(pair.1), date.date(pair.0) != date.date(pair.1) else {
        continue
      }
      samples[place] = String(decoding: text, as: UTF8.self)
    }
  }

  /// Whether more dates can't change the result.
  var isDecided: Bool { hasDates && (!hasOpenDates || possible.count == 1) }

  func order(_ option: DateOrder?) throws(OpenQuestion) -> DateOrder {
    if let option { return option }
    guard hasOpenDates else { return ownOrder ?? .ymd }
    guard let first = possible.first else { throw .mixedDates(samples.lazy.compactMap { $0 }.first ?? "") }
    for (sample, pair) in zip(samples, Self.pairs) where possible.contains(pair.0) && possible.contains(pair.1) {
      if let sample { throw .dateOrder(sample, possible) }
    }
    return first
  }
}

/// Finds the decimal mark from all amounts of a file.
struct DecimalMarkDetection {
  private var points: String?
  private var commas: String?
  private var open: String?
  private(set) var hasAmounts = false

  mutating func see(_ text: Span<UInt8>) {
    if isDecided { return }
    var marks = (points: 0, commas: 0)
    var last: UInt8 = 0
    var lastIndex = 0
    for index in 0..<text.count where text[index] == 0x2E || text[index] == 0x2C {
      if text[index] == 0x2E { marks.points += 1 } else { marks.commas += 1 }
      (last, lastIndex) = (text[index], index)
    }
    guard text.contains(where: { $0 &- 0x30 < 10 }) else { return }
    hasAmounts = true
    if last == 0 { return }
    let written = String(decoding: text, as: UTF8.self)
    if marks.points > 0, marks.commas > 0 {
      // `1.234,56`: the last mark is the decimal one.
      return last == 0x2E ? (points = written) : (commas = written)
    }
    if marks.points + marks.commas > 1 {
      return last == 0x2E ? (commas = written) : (points = written)
    }
    if Self.isGroup(text, at: lastIndex) {
      if open == nil { open = written }
    } else if last == 0x2E {
      points = written
    } else {
      commas = written
    }
  }

  /// Whether a mark may separate thousands as well as decimals: `1.200`, but not `0.200`.
  private static func isGroup(_ text: Span<UInt8>, at mark: Int) -> Bool {
    var digits = 0
    var index = mark + 1
    while index < text.count, text[index] &- 0x30 < 10 { (digits, index) = (digits + 1, index + 1) }
    var whole = 0
    index = mark
    while index > 0, text[index - 1] &- 0x30 < 10 { (whole, index) = (whole + 1, index - 1) }
    return digits == 3 && (1...3).contains(whole) && !(whole == 1 && text[index] == 0x30)
  }

  /// Whether an amount's only mark is the decimal one, and has more decimals after it than the currency, such as `-1.200`
  /// beside `5.50`: it may have thousands all the same.
  static func isOpen(_ text: Span<UInt8>, mark: DecimalMark, currency: Currency) -> Bool {
    guard currency.exponent < 3 else { return false }
    var place: Int?
    for index in 0..<text.count where text[index] == 0x2E || text[index] == 0x2C {
      if place != nil || text[index] != mark.rawValue { return false }
      place = index
    }
    return place.map { isGroup(text, at: $0) } ?? false
  }

  var isDecided: Bool { points != nil || commas != nil }

  func mark(_ option: DecimalMark?) throws(OpenQuestion) -> DecimalMark {
    if let option { return option }
    if points != nil { return .point }
    if commas != nil { return .comma }
    if let open { throw .decimalMark(open) }
    return .point
  }
}
