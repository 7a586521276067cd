import MenugenDomain
import MenugenText

/// A question that a file leaves open, with the text that does.
enum OpenQuestion: Error {
  case dateOrder(String)
  case decimalMark(String)
  /// Dates or amounts that contradict each other.
  case mixedDates(String)
  case mixedMarks(String)
}

/// Finds the order of dates from all dates of a file.
struct DateOrderDetection {
  private var canBeDMY = true
  private var canBeMDY = true
  private var hasOpenDates = false
  private var sample: String?
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
    let possible = date.possible
    guard !possible.isEmpty else { return }
    hasOpenDates = true
    if !possible.contains(.dmy) { canBeDMY = false }
    if !possible.contains(.mdy) { canBeMDY = false }
    // 02/02/2026 is the same day in both.
    if possible.count == 2, date.parts.0 != date.parts.1, sample == nil {
      sample = String(decoding: text, as: UTF8.self)
    }
  }

  /// Whether more dates can't change the result.
  var isDecided: Bool { hasDates && (!hasOpenDates || canBeDMY != canBeMDY) }

  func order(_ option: DateOrder?) throws(OpenQuestion) -> DateOrder {
    if let option { return option }
    guard hasOpenDates else { return ownOrder ?? .ymd }
    switch (canBeDMY, canBeMDY) {
    case (true, false): return .dmy
    case (false, true): return .mdy
    case (true, true):
      if let sample { throw .dateOrder(sample) }
      return .dmy
    case (false, false): throw .mixedDates(sample ?? "")
    }
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
    var digits = 0
    var index = lastIndex + 1
    while index < text.count, text[index] &- 0x30 < 10 { (digits, index) = (digits + 1, index + 1) }
    var whole = 0
    index = lastIndex
    while index > 0, text[index - 1] &- 0x30 < 10 { (whole, index) = (whole + 1, index - 1) }
    let isZero = whole == 1 && text[index] == 0x30
    if digits == 3, (1...3).contains(whole), !isZero {
      if open == nil { open = written }
    } else if last == 0x2E {
      points = written
    } else {
      commas = written
    }
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
