import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax
import MenugenText

/// Decodes amounts and currencies.
extension ContentDecoder {
  /// Reads an amount from its digits, without a binary float.
  ///
  /// - Parameter isPrice: Whether other kinds of prices are allowed, such as `from`, which a hint then explains.
  mutating func money(
    _ value: Value, _ field: String, currency: Currency? = nil, isPrice: Bool = false
  ) -> Money? {
    let currency = currency ?? fileCurrency()
    let read = { (bytes: Span<UInt8>) in
      Result { () throws(AmountError) in try Money(written: bytes, currency: currency) }
    }
    switch value.withDigits(read) {
    case .success(let money)?: return money
    case .failure(let fault)?: diagnose(fault, value, field, currency, isPrice: isPrice)
    case nil: wrongType(field, expected: "an amount", example: "an amount, such as \(example(currency))", value)
    }
    return nil
  }

  /// Reads a price or cost, which must not be negative.
  mutating func charge(
    _ value: Value, _ field: String, currency: Currency? = nil, isPrice: Bool = false
  ) -> Money? {
    guard let money = money(value, field, currency: currency, isPrice: isPrice) else { return nil }
    guard money.minorUnits < 0 else { return money }
    report(.negativePrice(named(field), amount: money.decimal), at: value.range)
    return nil
  }

  /// Reads an ISO 4217 code. Withdrawn currencies are only allowed in ledgers.
  mutating func currency(_ value: Value) -> Currency? {
    if let currency = value.withText({ Currency($0) }) ?? nil {
      if takesWithdrawnCurrencies || currency.withdrawal == nil { return currency }
    }
    guard let code = text(value, "currency") else { return nil }
    if let fault = CurrencyFault.find(code) {
      report(fault, at: value.range)
      return nil
    }
    // Common currencies first, as the first of equally similar codes is suggested.
    let symbols = [
      "€": "EUR", "$": "USD", "£": "GBP", "¥": "JPY", "￥": "JPY", "Fr.": "CHF", "zł": "PLN", "₺": "TRY", "₹": "INR",
    ]
    let meant =
      symbols[code] ?? nearestName(to: code, among: ["EUR", "USD", "GBP", "CHF", "JPY"] + Currency.codes)
    report(.unknownCurrency(code, meant: meant), at: value.range)
    return nil
  }

  private mutating func diagnose(
    _ fault: AmountError, _ value: Value, _ field: String, _ currency: Currency, isPrice: Bool
  ) {
    let written = value.digits ?? ""
    switch fault {
    case .tooManyDecimals:
      let cut = cutDecimals(written, to: currency.exponent)
      let whole = withoutThousandsPoint(written)
      let isEither =
        cut.map { written.utf8.dropFirst($0.utf8.count) }?.allSatisfy {
          $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: ".")
        } ?? false
      report(
        .tooManyDecimals(
          amountWord, named(field), currency: currency.code, limit: currency.exponent, meant: cut, whole: whole,
          isEither: isEither), at: value.range)
    case .notANumber:
      // Don't suggest a different number.
      let hasDigits = written.utf8.contains(where: isDigit)
      let meant = meantAmount(written, currency) ?? (hasDigits ? nil : example(currency))
      report(
        .notAnAmount(
          amountWord, named(field), written, meant: meant, price: isPrice ? meantPrice(written, currency) : nil),
        at: value.range)
    case .tooLarge:
      report(.amountTooLarge(named(field), limit: Money(minorUnits: .max, currency: currency).decimal), at: value.range)
    }
  }
}

private func example(_ currency: Currency) -> String {
  decimalText(
    currency.exponent == 0 ? 1250 : 125 * (currency.exponent < 2 ? 1 : 10), exponent: min(currency.exponent, 2))
}

private func cutDecimals(_ written: String, to count: Int) -> String? {
  let parts = written.split(separator: ".", maxSplits: 1)
  guard parts.count == 2, parts[1].utf8.allSatisfy(isDigit) else { return nil }
  return count == 0 ? String(parts[0]) : "\(parts[0]).\(parts[1].prefix(count))"
}

/// `-1200` for `-1.200`; `nil` if the point can't be a thousands separator.
private func withoutThousandsPoint(_ written: String) -> String? {
  let parts = written.drop { $0 == "-" || $0 == "+" }.split(separator: ".", omittingEmptySubsequences: false)
  guard parts.count == 2, 1...3 ~= parts[0].utf8.count, parts[0].first != "0", parts[1].utf8.count == 3,
    parts.joined().utf8.allSatisfy(isDigit)
  else { return nil }
  return written.filter { $0 != "." }
}

/// An amount without its thousands separators (space, apostrophe or underscore). A single one before a currency's
/// decimals, as in `8'50`, is a decimal separator. `nil` for anything else.
private func withoutSeparators(_ text: Substring, _ currency: Currency) -> String? {
  func isMark(_ character: Character) -> Bool { character == "," || character == "." }
  var groups: [Substring] = []
  for word in text.split(whereSeparator: { $0.isWhitespace || $0 == "'" || $0 == "’" || $0 == "_" }) {
    // A space next to a mark isn't a separator.
    if let last = groups.last, last.last.map(isMark) ?? false || word.first.map(isMark) ?? false {
      groups[groups.count - 1] = Substring(last + word)
    } else {
      groups.append(word)
    }
  }
  if groups.dropFirst().allSatisfy({ $0.prefix { !isMark($0) }.count == 3 }) { return groups.joined() }
  guard groups.count == 2, currency.exponent > 0, groups[1].count == currency.exponent,
    !groups.joined().contains(where: isMark)
  else { return nil }
  return groups.joined(separator: ".")
}

/// `12.50` for `12,50 €`: an amount with one unambiguous decimal separator, and optionally a currency. `nil` if
/// ambiguous.
func meantAmount(_ written: String, _ currency: Currency) -> String? {
  // The letters are part of the number `0xF`.
  if written.hasPrefix("0x") || written.hasPrefix("0o") { return nil }
  if let amount = amountOfMinorUnits(written, currency) { return amount }
  var text = Substring(written)
  func isAround(_ character: Character) -> Bool {
    character.isLetter || character.isWhitespace || character.isCurrencySymbol
  }
  text = text.drop(while: isAround)
  let isNegative = text.first == "-" || text.first == "\u{2212}"
  if isNegative { text = text.dropFirst().drop(while: isAround) }
  while let last = text.last, isAround(last) { text.removeLast() }
  guard let kept = withoutSeparators(text, currency) else { return nil }
  guard kept.utf8.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".") }) else { return nil }
  let sign = isNegative ? "-" : ""
  guard let mark = kept.lastIndex(where: { $0 == "," || $0 == "." }) else { return kept.isEmpty ? nil : sign + kept }
  let (whole, decimals) = (kept[..<mark], kept[kept.index(after: mark)...])
  let groups = whole.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "." }
  // Three digits after a mark may be thousands; other groups must be separated by the other mark, every three digits.
  guard decimals.count <= currency.exponent, groups.count > 1 || decimals.count != 3,
    groups.count == 1 || !whole.contains(kept[mark]) && groups.dropFirst().allSatisfy({ $0.count == 3 })
  else { return nil }
  let digits = groups.joined()
  if digits.isEmpty, decimals.isEmpty { return nil }
  return sign + (digits.isEmpty ? "0" : digits) + (decimals.isEmpty ? "" : "." + decimals)
}

/// `0.25` for `25 cent`; `nil` without the word for a hundredth, or if the currency has no hundredths.
private func amountOfMinorUnits(_ written: String, _ currency: Currency) -> String? {
  let text = written.lowercased().filter { !$0.isWhitespace && $0 != "." }
  guard currency.exponent == 2, let word = minorUnitWords.first(where: { text.hasSuffix($0) }) else { return nil }
  let digits = text.dropLast(word.count)
  guard let number = Int(digits), (0..<1_000_000).contains(number) else { return nil }
  return decimalText(number, exponent: 2)
}

/// Words for a hundredth of a currency, the longest first.
private let minorUnitWords = [
  "centesimi", "centimes", "céntimos", "centimos", "cêntimos", "centavos", "groszy", "rappen",
  "копеек", "копійок", "kuruş", "pence", "cents", "cent", "øre", "öre", "cts", "ct", "¢",
  "rp", "gr", "c", "p",
]
