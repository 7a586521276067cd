/// Prices of menus.
extension DiagnosticMessage {
  /// - Parameter amount: The amount as a decimal, with its sign.
  package static func negativePrice(_ field: String, amount: String) -> Self {
    .error(
      "price.negative", "\(field) is negative: \(amount)",
      hint: "write \(amount.drop { $0 == "-" }); a reduction is an option with a negative price")
  }
}
