import MenugenDiagnostics
import MenugenDomain

/// All ledgers as one.
extension ReportSource {
  /// Returns the report of all ledgers as one, which have the same currency.
  static func consolidated(
    _ sources: [ReportSource], _ request: ReportRequest, _ outcome: inout BuildPlan.Outcome
  ) -> ReportSource? {
    guard let first = sources.first else { return nil }
    func place(_ source: ReportSource) -> Diagnostic.Place { .file(first.context.tree.shown(source.head)) }
    for source in sources where source.whole.currency != first.whole.currency {
      outcome.diagnostics.append(
        Diagnostic(
          .consolidatedCurrencies(
            source.whole.id, source.whole.currency.code, other: first.whole.id, first.whole.currency.code),
          at: place(source)))
    }
    for (place, source) in sources.enumerated() {
      outcome.diagnostics += sources[..<place].flatMap { differentBudgets($0, source) }.map {
        Diagnostic($0, at: .file(first.context.tree.shown(source.head)))
      }
    }
    guard !outcome.hasErrors, let whole = Ledger.consolidated(sources.map(\.whole)) else { return nil }
    let pairs = ProbableTransfers(sources.map(\.whole)).pairs.count
    if pairs > 0 { outcome.diagnostics.append(Diagnostic(.unmarkedTransfers(pairs), at: .run)) }
    return ReportSource(first.context, whole, sources.flatMap(\.inputs), head: first.head, request, &outcome)
  }

  /// Reports categories with budgets of different kinds, which can't be added up.
  private static func differentBudgets(_ source: ReportSource, _ other: ReportSource) -> [DiagnosticMessage] {
    source.whole.budgets.flatMap { budget in
      other.whole.budgets.filter { CategoryPath($0.category) == CategoryPath(budget.category) }.flatMap { same in
        [("income", budget.isIncome, same.isIncome), ("rollover", budget.rollsOver, same.rollsOver)].compactMap {
          key, has, hasOther -> DiagnosticMessage? in
          if has == hasOther { return nil }
          let (ledger, without) = has ? (source, other) : (other, source)
          return .consolidatedBudgets(budget.category, key, in: ledger.whole.id, not: without.whole.id)
        }
      }
    }
  }
}
