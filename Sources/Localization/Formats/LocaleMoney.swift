package import MenugenText

extension LocaleFormat {
  /// An amount of minor units: in German, 1250 euro cents are `12,50 €`.
  ///
  /// - Parameter exponent: The number of decimals (ISO 4217), which are always written. A currency without a symbol in
  ///   this locale is written by its code.
  package func money(minorUnits: Int64, currency code: String, exponent: Int, grouping: Bool = true) -> String {
    return String.written { output in
      appendMoney(minorUnits: minorUnits, currency: code, exponent: exponent, grouping: grouping, to: &output)
    }
  }

  /// A surcharge or reduction with its sign: `+1,50 €`.
  package func money(
    added minorUnits: Int64, currency code: String, exponent: Int, grouping: Bool = true
  ) -> String {
    return String.written { output in
      affixes(of: code).writeSigned(isNegative: minorUnits < 0, to: &output) { output in
        moneyShape.write(minorUnits.magnitude, fractionDigits: exponent, grouping: grouping, to: &output)
      }
    }
  }

  /// A change of a sum, with its sign: `+12,50 €`, `-12,50 €`; `0,00 €` for none.
  package func money(
    change minorUnits: Int128, currency code: String, exponent: Int, grouping: Bool = true
  ) -> String {
    if minorUnits <= 0 { return money(sum: minorUnits, currency: code, exponent: exponent, grouping: grouping) }
    return String.written { output in
      affixes(of: code).writeSigned(isNegative: false, to: &output) { output in
        moneyShape.write(minorUnits.magnitude, fractionDigits: exponent, grouping: grouping, to: &output)
      }
    }
  }

  /// The format of one currency for prices of a style.
  ///
  /// - Parameters:
  ///   - dropsZeroDecimals: Whether decimals that are all zero are left out.
  ///   - showsSymbol: Whether the currency's symbol is written.
  package func moneyFormat(
    currency code: String, exponent: Int, grouping: Bool, dropsZeroDecimals: Bool, showsSymbol: Bool
  ) -> MoneyFormat {
    var format = MoneyFormat(
      affixes: showsSymbol ? affixes(of: code) : bareMoney.withoutSymbol, shape: moneyShape, exponent: exponent,
      grouping: grouping, rangeMark: rangeMark)
    format.dropsZeroDecimals = dropsZeroDecimals
    return format
  }

  /// A sum, which may be larger than an amount.
  package func money(sum minorUnits: Int128, currency code: String, exponent: Int, grouping: Bool = true) -> String {
    return String.written { output in
      let format = moneyFormat(currency: code, exponent: exponent, grouping: grouping)
      format.append(sum: minorUnits, to: &output)
    }
  }

  /// Appends what `money` returns.
  package func appendMoney(
    minorUnits: Int64, currency code: String, exponent: Int, grouping: Bool = true, to output: inout ByteBuffer
  ) {
    affixes(of: code).write(isNegative: minorUnits < 0, to: &output) { output in
      moneyShape.write(minorUnits.magnitude, fractionDigits: exponent, grouping: grouping, to: &output)
    }
  }

  /// The format of one currency, to write many amounts.
  package func moneyFormat(currency code: String, exponent: Int, grouping: Bool = true) -> MoneyFormat {
    MoneyFormat(
      affixes: affixes(of: code), shape: moneyShape, exponent: exponent, grouping: grouping, rangeMark: rangeMark)
  }

  private func affixes(of code: String) -> MoneyAffixes {
    CurrencyKey(code).flatMap { money[$0] } ?? bareMoney.affixes(of: code)
  }

  /// A price range, such as `7,50–9,50 €` or `$7.50 – $9.50`; a single price if both are equal.
  package func moneyRange(
    from low: Int64, to high: Int64, currency code: String, exponent: Int, grouping: Bool = true
  ) -> String {
    return String.written { output in
      let format = moneyFormat(currency: code, exponent: exponent, grouping: grouping)
      format.appendRange(from: low, to: high, to: &output)
    }
  }
}

/// The format of one currency in one locale.
package struct MoneyFormat: Sendable {
  let affixes: MoneyAffixes
  let shape: NumberShape
  let exponent: Int
  let grouping: Bool
  let rangeMark: String
  /// Whether decimals that are all zero are left out.
  var dropsZeroDecimals = false

  /// Appends an amount with its currency.
  package func append(minorUnits: Int64, to output: inout ByteBuffer) {
    affixes.write(isNegative: minorUnits < 0, to: &output) { output in
      write(minorUnits.magnitude, isWhole: isWhole(minorUnits), to: &output)
    }
  }

  /// Appends a surcharge or reduction with its sign.
  package func append(added minorUnits: Int64, to output: inout ByteBuffer) {
    affixes.writeSigned(isNegative: minorUnits < 0, to: &output) { output in
      write(minorUnits.magnitude, isWhole: isWhole(minorUnits), to: &output)
    }
  }

  /// Whether an amount is written without decimals.
  private func isWhole(_ minorUnits: Int64) -> Bool {
    dropsZeroDecimals && exponent > 0 && minorUnits.magnitude.isMultiple(of: powerOfTen(exponent))
  }

  @inline(__always)
  private func write(_ magnitude: UInt64, isWhole: Bool, to output: inout ByteBuffer) {
    if isWhole {
      shape.write(magnitude / powerOfTen(exponent), fractionDigits: 0, grouping: grouping, to: &output)
    } else {
      shape.write(magnitude, fractionDigits: exponent, grouping: grouping, to: &output)
    }
  }

  /// Appends a sum with its currency.
  package func append(sum minorUnits: Int128, to output: inout ByteBuffer) {
    affixes.write(isNegative: minorUnits < 0, to: &output) { output in
      shape.write(minorUnits.magnitude, fractionDigits: exponent, grouping: grouping, to: &output)
    }
  }

  /// Appends a price range.
  ///
  /// As in ICU's number ranges: an affix of more than one character (including its space) is written once. Otherwise it
  /// is written twice, with spaces around the separator.
  package func appendRange(from low: Int64, to high: Int64, to output: inout ByteBuffer) {
    guard low != high else { return append(minorUnits: low, to: &output) }
    guard affixes.isLong, low >= 0, high >= 0 else {
      append(minorUnits: low, to: &output)
      if !rangeMark.utf8.starts(with: " ".utf8) { output.append(UInt8(ascii: " ")) }
      output.append(rangeMark)
      if !rangeMark.utf8.starts(with: " ".utf8) { output.append(UInt8(ascii: " ")) }
      return append(minorUnits: high, to: &output)
    }
    // Both ends have decimals, or none.
    let areWhole = isWhole(low) && isWhole(high)
    affixes.write(isNegative: false, to: &output) { output in
      write(low.magnitude, isWhole: areWhole, to: &output)
      output.append(rangeMark)
      write(high.magnitude, isWhole: areWhole, to: &output)
    }
  }
}

/// The text around an amount, such as ` ¤` and `-¤ `, in one byte array.
struct MoneyAffixes: Sendable {
  private var bytes: [UInt8]
  private let prefixEnd: Int
  private let suffixEnd: Int
  private let negativePrefixEnd: Int
  /// Whether the affixes of a positive number have more than one character.
  let isLong: Bool

  /// Reads the patterns for positive and negative numbers, in which `0` is the number and `¤` the symbol.
  ///
  /// - Parameter isLong: Whether a range has them once; `nil` if that depends on their length.
  init(patterns: [String], symbol: Substring, isLong isAlwaysLong: Bool? = nil) {
    var bytes: [UInt8] = []
    var ends: [Int] = []
    for index in 0..<2 {
      let pattern = patterns.indices.contains(index) ? patterns[index] : index == 0 ? "0" : "-0"
      for scalar in pattern.unicodeScalars {
        switch scalar {
        case "0": ends.append(bytes.count)
        case "¤": bytes += symbol.utf8
        default: bytes += String(scalar).utf8
        }
      }
      ends.append(bytes.count)
    }
    self.bytes = bytes
    prefixEnd = ends[0]
    suffixEnd = ends[1]
    negativePrefixEnd = ends[2]
    isLong = isAlwaysLong ?? (bytes[..<suffixEnd].count { $0 & 0xC0 != 0x80 } > 1)
  }

  @inline(__always)
  func write(isNegative: Bool, to output: inout ByteBuffer, number: (inout ByteBuffer) -> Void) {
    let (start, middle, end) =
      isNegative ? (suffixEnd, negativePrefixEnd, bytes.count) : (0, prefixEnd, suffixEnd)
    output.append(bytes.span[start..<middle])
    number(&output)
    output.append(bytes.span[middle..<end])
  }
}

extension MoneyAffixes {
  /// Writes a positive number's sign, too, in place of the negative pattern's (as CLDR has it).
  func writeSigned(isNegative: Bool, to output: inout ByteBuffer, number: (inout ByteBuffer) -> Void) {
    if isNegative { return write(isNegative: true, to: &output, number: number) }
    appendPositive(bytes[suffixEnd..<negativePrefixEnd], to: &output)
    number(&output)
    appendPositive(bytes[negativePrefixEnd...], to: &output)
  }

  /// Appends the affix of a negative number with `+` instead of its minus sign.
  private func appendPositive(_ affix: ArraySlice<UInt8>, to output: inout ByteBuffer) {
    let minus = Array("\u{2212}".utf8)
    if let hyphen = affix.firstIndex(of: UInt8(ascii: "-")) {
      output.append(affix[..<hyphen])
      output.append("+")
      output.append(affix[(hyphen + 1)...])
    } else if let start = affix.firstRange(of: minus) {
      output.append(affix[..<start.lowerBound])
      output.append("+")
      output.append(affix[start.upperBound...])
    } else {
      output.append(affix)
    }
  }
}

/// The format of a currency without a symbol in a locale: `CHF 9.50`.
struct BareMoney: Sendable {
  private let patterns: [String]
  private let example: MoneyAffixes
  /// The positions of the code's letters in `example`.
  private let places: [Int]
  /// Without a symbol and the space beside it: `9.50`.
  let withoutSymbol: MoneyAffixes

  init(patterns: [String]) {
    self.patterns = patterns
    let bare = patterns.map { pattern in
      String(String.UnicodeScalarView(pattern.unicodeScalars.filter { $0 != "¤" && !$0.properties.isWhitespace }))
    }
    withoutSymbol = MoneyAffixes(patterns: bare, symbol: "", isLong: true)
    example = MoneyAffixes(patterns: patterns, symbol: "XXX")
    places = example.places(of: "XXX")
  }

  /// The affixes for a code. Replacing the example's letters is ten times faster than parsing the patterns.
  func affixes(of code: String) -> MoneyAffixes {
    code.utf8.count == 3
      ? example.replacingLetters(at: places, with: code) : MoneyAffixes(patterns: patterns, symbol: code[...])
  }
}

extension MoneyAffixes {
  fileprivate func places(of symbol: String) -> [Int] {
    bytes.indices.filter { bytes[$0...].starts(with: symbol.utf8) }
  }

  fileprivate func replacingLetters(at places: [Int], with code: String) -> MoneyAffixes {
    var affixes = self
    for place in places {
      for (offset, letter) in code.utf8.enumerated() { affixes.bytes[place + offset] = letter }
    }
    return affixes
  }
}

/// A locale's currencies, sorted by code: a binary search is faster here than hashing.
struct CurrencyTable: Sendable {
  private let keys: [CurrencyKey]
  private let affixes: [MoneyAffixes]

  /// Later entries override earlier ones of the same key.
  init(_ entries: [(key: CurrencyKey, affixes: MoneyAffixes)]) {
    var (keys, affixes): ([CurrencyKey], [MoneyAffixes]) = ([], [])
    for entry in entries.enumerated().sorted(by: { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }) {
      if keys.last == entry.element.key {
        keys.removeLast()
        affixes.removeLast()
      }
      keys.append(entry.element.key)
      affixes.append(entry.element.affixes)
    }
    self.keys = keys
    self.affixes = affixes
  }

  subscript(key: CurrencyKey) -> MoneyAffixes? {
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low < keys.count && keys[low] == key ? affixes[low] : nil
  }
}

/// A three-letter currency code as a number.
struct CurrencyKey: Comparable, Sendable {
  private let letters: UInt32

  init?(_ code: some StringProtocol) {
    var letters: UInt32 = 0
    var count = 0
    for byte in code.utf8 {
      guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) else { return nil }
      letters = letters << 8 | UInt32(byte)
      count += 1
      guard count <= 3 else { return nil }
    }
    guard count == 3 else { return nil }
    self.letters = letters
  }

  static func < (one: CurrencyKey, other: CurrencyKey) -> Bool { one.letters < other.letters }
}

// MARK: - Numbers without their currency

extension MoneyFormat {
  /// The texts before and after a number: `€` or ` €`.
  package var affixTexts: (prefix: String, suffix: String) { affixes.positive }

  /// The currency as amounts write it, without spaces and marks: `€`, `CHF`.
  package var symbol: String {
    let (prefix, suffix) = affixes.positive
    return String(
      (prefix + suffix).unicodeScalars.filter {
        !$0.properties.isWhitespace && !$0.properties.isBidiControl
      }.map(Character.init))
  }

  /// Appends an amount without its currency and sign.
  package func appendNumber(minorUnits: Int64, to output: inout ByteBuffer) {
    write(minorUnits.magnitude, isWhole: isWhole(minorUnits), to: &output)
  }

  /// Appends a range of amounts without their currency.
  package func appendNumberRange(from low: Int64, to high: Int64, to output: inout ByteBuffer) {
    if low == high { return appendNumber(minorUnits: low, to: &output) }
    let areWhole = isWhole(low) && isWhole(high)
    write(low.magnitude, isWhole: areWhole, to: &output)
    output.append(rangeMark)
    write(high.magnitude, isWhole: areWhole, to: &output)
  }
}

extension MoneyAffixes {
  /// The affixes of a positive number.
  fileprivate var positive: (prefix: String, suffix: String) {
    (
      String(decoding: bytes[..<prefixEnd], as: UTF8.self),
      String(decoding: bytes[prefixEnd..<suffixEnd], as: UTF8.self)
    )
  }
}
