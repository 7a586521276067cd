/// Two spans of days side by side: categories and their totals.
package struct LedgerComparison: Sendable {
  /// What is compared, as a title.
  package enum Span: Sendable, Hashable {
    case period(Period)
    /// `nil` for an open end.
    case days(from: CalendarDate?, to: CalendarDate?)

    /// A period if the days are exactly one.
    package init(from: CalendarDate?, to: CalendarDate?) {
      let periods = PeriodLength.allCases.compactMap { length in from.map { Period(of: $0, length) } }
      if let period = periods.first(where: { $0.firstDay == from && $0.lastDay == to }) {
        self = .period(period)
      } else {
        self = .days(from: from, to: to)
      }
    }

    /// `2026-03`, `2026-03-05..2026-04-17`, `2026-03-05..`.
    package var iso: String {
      switch self {
      case .period(let period): period.iso
      case .days(let from, let to): from == to ? from?.iso ?? "" : "\(from?.iso ?? "")..\(to?.iso ?? "")"
      }
    }
  }

  package let before: Span
  package let after: Span
  /// A table for each currency.
  package let tables: [LedgerTable]

  /// The last two periods of a report; `nil` without two consecutive ones.
  package init?(lastOf report: LedgerReport) {
    guard let periods = report.lastPeriods else { return nil }
    (before, after) = (.period(periods.before), .period(periods.after))
    tables = report.comparisonTables
  }

  /// Compares two selections of one ledger.
  package init(_ before: (span: Span, report: LedgerReport), _ after: (span: Span, report: LedgerReport)) {
    (self.before, self.after) = (before.span, after.span)
    let reports = [before.report, after.report]
    let names = reports.flatMap { $0.byCategory.map(\.key) }
    let tree = TreeRows(after.report.categoryNames, of: names)
    let currencies = Set(reports.flatMap { $0.totals.map(\.currency) }).sorted { $0.code < $1.code }
    tables = currencies.map { currency in
      var sums = [(Int128, Int128)?](repeating: nil, count: tree.places.count)
      for (place, report) in reports.enumerated() {
        for row in report.byCategory where row.currency == currency {
          for line in tree.rows(of: row.key) {
            var pair = sums[line] ?? (0, 0)
            if place == 0 { pair.0 += row.sum.total } else { pair.1 += row.sum.total }
            sums[line] = pair
          }
        }
      }
      func row(_ subject: LedgerTable.Subject, _ pair: (Int128, Int128)) -> LedgerTable.Row {
        .init(subject: subject, currency: currency, cells: LedgerTable.comparison(pair.0, pair.1))
      }
      let totals = reports.map { $0.total(in: currency)?.sum.total ?? 0 }
      return LedgerTable(
        name: .comparison, currency: currency, columns: LedgerTable.comparisonColumns,
        rows: zip(tree.places, sums).compactMap { place, pair in pair.map { row(.place(place), $0) } }
          + [row(.total, (totals[0], totals[1]))])
    }
  }
}
