/// Rules that a ledger is checked against.
extension DiagnosticMessage {
  /// - Parameters:
  ///   - month: The month of the withdrawal: `2002-01`.
  ///   - date: The date of the first movement.
  package static func movementsInWithdrawnCurrency(
    _ code: String, month: some StringProtocol, count: Int, date: String, hint: String
  ) -> Self {
    .warning(
      "currency.withdrawn",
      "\(count == 1 ? "movement of \(date) is" : "\(count) movements are") in \(code), which was withdrawn in \(month)",
      hint: "correct the date, or \(hint)")
  }

  /// - Parameters:
  ///   - date: The first date that is far from the others.
  ///   - count: The number of movements there.
  package static func dateOutlier(_ date: String, count: Int, from first: String, to last: String) -> Self {
    .warning(
      "date.outlier",
      "\(count == 1 ? "date is" : "dates of \(count) movements are") more than a year from the others, "
        + "which run from \(first) to \(last)",
      hint: "correct the year if it is wrong: \(date)")
  }

  /// What movements name in a tree.
  package enum NamedPlace: String {
    case category, account

    fileprivate var plural: String { self == .category ? "categories" : "accounts" }
  }

  /// - Parameters:
  ///   - more: How many further pairs are not reported.
  package static func similarName(
    _ kind: NamedPlace, _ name: String, count: Int, to other: String, count otherCount: Int, first: SourceLocation,
    more: Int
  ) -> Self {
    func movements(_ count: Int) -> String { count == 1 ? "1 movement" : "\(count) movements" }
    return .warning(
      kind == .category ? "category.near-miss" : "account.near-miss",
      "\(kind.rawValue) '\(name)' (\(movements(count))) is similar to '\(other)' (\(movements(otherCount))), "
        + "first at \(first.text)\(more > 0 ? "; \(more) more \(kind.plural) are similar to another" : "")",
      hint: "write \(other) if both mean the same")
  }
}
