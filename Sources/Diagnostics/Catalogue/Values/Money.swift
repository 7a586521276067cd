/// Amounts and currencies.
extension DiagnosticMessage {
  /// The kind of an amount in a file, as it appears in diagnostic ids.
  package enum AmountWord: String, Sendable { case price, amount }

  /// - Parameters:
  ///   - limit: The number of decimals of the currency.
  ///   - meant: The amount without the surplus decimals.
  ///   - whole: The amount if its point separates thousands.
  ///   - isEither: Whether both readings are equally likely.
  package static func tooManyDecimals(
    _ amountWord: AmountWord, _ field: String, currency: String, limit: Int, meant: String?, whole: String?,
    isEither: Bool
  ) -> Self {
    var hint = limit == 0 ? "write no decimals" : "write at most \(limit) decimals"
    if let meant { hint += ", for example \(meant)" }
    if let meant, let whole {
      if isEither {
        hint = "write \(whole), or \(meant)"
      } else if amountWord == .amount {
        hint += ", or \(whole) if the point separates thousands"
      }
    }
    return .error("\(amountWord).decimals", "\(field) has more decimals than \(currency) allows", hint: hint)
  }

  /// - Parameters:
  ///   - meant: The likely amount.
  ///   - price: The likely price of another kind.
  package static func notAnAmount(
    _ amountWord: AmountWord, _ field: String, _ written: String, meant: String?, price: String?
  ) -> Self {
    .error(
      "\(amountWord).not-a-number", "\(field) is not a number: '\(written)'",
      hint: price.map { "write \($0)" }
        ?? "write digits with a decimal point\(meant.map { ", such as \($0)" } ?? ""), without the currency")
  }

  package static func amountTooLarge(_ field: String, limit: String) -> Self {
    .error("amount.too-large", "\(field) is too large", hint: "write an amount up to \(limit)")
  }

  // MARK: - Currencies

  package static func unknownCurrency(_ code: String, meant: String?) -> Self {
    .error(
      "currency.unknown", "unknown currency '\(code)' (expected an ISO 4217 code such as EUR)",
      hint: meant.map { "write \($0)" } ?? "write a code of three letters")
  }

  /// An ISO 4217 code without amounts, such as gold or a token.
  package static func notACurrency(_ code: String) -> Self {
    .error(
      "currency.unknown", "'\(code)' is not a currency for amounts",
      hint: "write what it is worth in a currency, such as EUR")
  }

  package static func withdrawnCurrency(_ code: String, in month: String, successor: String?) -> Self {
    .error(
      "currency.unknown", "currency '\(code)' was withdrawn in \(month)", hint: currencyReplacement(by: successor))
  }

  /// Returns what to write instead of a withdrawn currency.
  package static func currencyReplacement(by successor: String?) -> String {
    successor.map { "write the amounts in \($0), which replaced it, at the official rate" }
      ?? "write the amounts in the currency that replaced it"
  }

  package static var defaultCurrency: Self {
    .note(
      "currency.default", "no currency given, so amounts are in US dollars",
      hint: "write a currency here or in site.yaml, such as currency: EUR")
  }
}
