import MenugenDomain
import MenugenText

/// Why a text isn't an amount.
enum AmountFault: Error {
  case notANumber, tooManyDecimals, tooLarge

  var clause: String {
    switch self {
    case .notANumber: "is not an amount"
    case .tooManyDecimals: "has more decimals than the currency"
    case .tooLarge: "is too large"
    }
  }
}

/// The decimal mark of a table's amounts.
enum DecimalMark: UInt8, Sendable {
  case point = 0x2E
  case comma = 0x2C

  var other: UInt8 { self == .point ? DecimalMark.comma.rawValue : DecimalMark.point.rawValue }
}

/// An amount as banks write it: `1.234,56`, `-12.50 EUR`, `12,50-`, `(12.50)`, `1'234.50`, `$1,234.56`, `12.50 DR`, `S 12,50`.
///
/// A minus, parentheses or a word for debits make it negative. The decimal mark is given, never guessed.
struct WrittenAmount {
  var minorUnits: Int64
  /// A currency's code beside the number.
  var currency: Currency?
  /// A currency's sign beside the number, which isn't compared with the currency.
  var sign: CurrencySign?
  /// Whether a plus, a minus, parentheses or a word show the direction.
  var isSigned: Bool
  /// Whether a word for debits or credits is beside the number.
  var hasSignWord: Bool

  /// - Parameter currency: The currency that gives the number of decimals, unless the text names one.
  init(_ text: Span<UInt8>, mark: DecimalMark, currency: Currency) throws(AmountFault) {
    var scan = AmountScan()
    for index in 0..<text.count { try scan.take(text, index, mark) }
    (minorUnits, self.currency) = try scan.finish(text, default: currency)
    sign = scan.sign
    (isSigned, hasSignWord) = (scan.hasSign, scan.hasSignWord)
  }

  /// Whether an amount in any currency shows if money goes out: by a minus, or a word for debits or credits.
  static func isSigned(_ text: Span<UInt8>, mark: DecimalMark) -> Bool {
    var scan = AmountScan()
    do throws(AmountFault) {
      for index in 0..<text.count { try scan.take(text, index, mark) }
      _ = try scan.takeWords(text)
    } catch {
      return false
    }
    return scan.isNegative || scan.hasSignWord
  }
}

private struct AmountScan {
  /// Negative, because `Int64.min` has no positive counterpart.
  var units: Int64 = 0
  var digits = 0
  var decimals = -1
  /// Zeros after the mark that count only if other digits follow.
  var zeros = 0
  var group = -1
  var isNegative = false
  var hasSign = false
  /// The words beside the number: of its currency, and for debits or credits.
  var words = (first: 0..<0, last: 0..<0)
  var hasSignWord = false
  var isEnded = false
  var isOpen = false
  var skipped = 0
  var sign: CurrencySign?

  mutating func take(_ text: Span<UInt8>, _ index: Int, _ mark: DecimalMark) throws(AmountFault) {
    if index < skipped { return }
    let byte = text[index]
    switch byte {
    case 0x30...0x39: try take(digit: byte - 0x30)
    case mark.rawValue:
      guard decimals < 0, !isEnded else { throw .notANumber }
      try endGroup()
      (decimals, group) = (0, -1)
    case mark.other, UInt8(ascii: "'"):
      guard decimals < 0, !isEnded, digits > 0 else { throw .notANumber }
      try endGroup()
      group = 0
    case UInt8(ascii: "-"), UInt8(ascii: "+"): try take(sign: byte == UInt8(ascii: "-"))
    case UInt8(ascii: "("):
      try take(sign: true)
      isOpen = true
    case UInt8(ascii: ")"):
      guard isOpen, digits > 0 else { throw .notANumber }
      (isOpen, isEnded) = (false, true)
    case 0x20, 0x09, 0xC2, 0xE2: try takeSpace(text, index)
    case UInt8(ascii: "$"): try take(sign: .dollar)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
      if words.last.isEmpty || words.last.upperBound < index {
        guard words.first.isEmpty else { throw .notANumber }
        words = (words.last, index..<index)
      }
      words.last = words.last.lowerBound..<index + 1
      endNumber()
    default: throw .notANumber
    }
  }

  /// Takes spaces, apostrophes and currency signs of more than one byte.
  private mutating func takeSpace(_ text: Span<UInt8>, _ index: Int) throws(AmountFault) {
    let rest = text[index...]
    if rest.starts(with: "\u{2212}") {
      try take(sign: true)
      return skipped = index + 3
    }
    if rest.starts(with: "€") || rest.starts(with: "£") || rest.starts(with: "¥") {
      try take(sign: rest.starts(with: "€") ? .euro : rest.starts(with: "£") ? .pound : .yen)
      return skipped = index + (rest.starts(with: "€") ? 3 : 2)
    }
    var length = 1
    if rest.starts(with: "\u{A0}") { length = 2 }
    if rest.starts(with: "\u{202F}") || rest.starts(with: "\u{2019}") || rest.starts(with: "\u{2009}") { length = 3 }
    if length == 1, text[index] >= 0x80 { throw .notANumber }
    skipped = index + length
    // Between digits it groups them; elsewhere it means nothing.
    let isDigitNext = skipped < text.count && text[skipped] &- 0x30 < 10
    guard digits > 0, !isEnded, isDigitNext else { return digits > 0 && !isDigitNext ? endNumber() : () }
    guard decimals < 0 else { throw .notANumber }
    try endGroup()
    group = 0
  }

  private mutating func take(digit: UInt8) throws(AmountFault) {
    guard !isEnded else { throw .notANumber }
    digits += 1
    if group >= 0 { group += 1 }
    if decimals >= 0, digit == 0 { return zeros += 1 }
    if decimals >= 0 {
      for _ in 0..<zeros { try append(0) }
      decimals += zeros + 1
      zeros = 0
    }
    try append(digit)
  }

  private mutating func append(_ digit: UInt8) throws(AmountFault) {
    let (tens, overflow) = units.multipliedReportingOverflow(by: 10)
    let (sum, carry) = tens.subtractingReportingOverflow(Int64(digit))
    if overflow || carry { throw .tooLarge }
    units = sum
  }

  private mutating func take(sign negative: Bool) throws(AmountFault) {
    guard !hasSign else { throw .notANumber }
    (hasSign, isNegative) = (true, negative)
    if digits > 0 { endNumber() }
  }

  private mutating func take(sign: CurrencySign) throws(AmountFault) {
    guard self.sign == nil || self.sign == sign else { throw .notANumber }
    self.sign = sign
    endNumber()
  }

  private mutating func endNumber() { if digits > 0 { isEnded = true } }

  /// Groups have three digits, in India also two.
  private func endGroup() throws(AmountFault) {
    if group >= 0, group != 3, group != 2 { throw .notANumber }
  }

  private static let debitWords: [StaticString] = ["dr", "db", "d", "s", "soll", "debit"]
  private static let creditWords: [StaticString] = ["cr", "c", "h", "haben", "credit"]

  /// Whether a word is one for debits; `nil` for any that isn't one for credits either.
  private static func isDebit(_ word: Span<UInt8>) -> Bool? {
    func isAny(of words: [StaticString]) -> Bool {
      words.contains { $0.utf8CodeUnitCount == word.count && word.starts(withLowercase: $0) }
    }
    return isAny(of: debitWords) ? true : isAny(of: creditWords) ? false : nil
  }

  /// Takes the words beside the number. Returns the currency that one names.
  mutating func takeWords(_ text: Span<UInt8>) throws(AmountFault) -> Currency? {
    var written: Currency?
    for word in [words.first, words.last] where !word.isEmpty {
      let letters = text[word]
      if let isDebit = Self.isDebit(letters) {
        // `-12.50 DR` has two signs that agree.
        guard !hasSignWord, !hasSign || isNegative == isDebit else { throw .notANumber }
        (hasSign, hasSignWord, isNegative) = (true, true, isDebit)
      } else if written == nil, let known = Currency(letters) {
        written = known
      } else {
        throw .notANumber
      }
    }
    return written
  }

  mutating func finish(_ text: Span<UInt8>, default currency: Currency) throws(AmountFault) -> (Int64, Currency?) {
    guard digits > 0, !isOpen, group < 0 || group == 3 else { throw .notANumber }
    let written = try takeWords(text)
    let exponent = (written ?? currency).exponent
    guard max(decimals, 0) <= exponent else { throw .tooManyDecimals }
    for _ in max(decimals, 0)..<exponent { try append(0) }
    if isNegative { return (units, written) }
    if units == .min { throw .tooLarge }
    return (-units, written)
  }
}
