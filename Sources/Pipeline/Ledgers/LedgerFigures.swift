package import Domain
package import ViewModels

extension LedgerFigures {
  /// The sums of a ledger as `report.json` has them; keys are sorted, and what a movement doesn't say is left out.
  package init(_ ledger: Ledger, _ report: LedgerReport) {
    func named(_ rows: [LedgerReport.Row<String?>]) -> [Figure] {
      sorted(
        rows.compactMap { row in row.key.map { figure("\($0)|\(row.currency.code)", row.sum.total, row.currency) } })
    }
    self.init(
      id: ledger.id, count: report.count,
      byCurrency: sorted(report.byCurrency.map { figure($0.currency.code, $0.sum.total, $0.currency) }),
      byCategory: named(report.byCategory), byAccount: named(report.byAccount),
      byMonthCategory: sorted(
        report.cells.compactMap { cell in
          guard let period = cell.key.period, let category = cell.key.category else { return nil }
          return figure("\(period.iso)|\(category)|\(cell.currency.code)", cell.sum.total, cell.currency)
        }))
    if let opening = ledger.openingBalance {
      let sum = report.byCurrency.first { $0.currency == opening.currency }?.sum.total ?? 0
      openingBalance = figure(opening.currency.code, Int128(opening.minorUnits), opening.currency)
      closingBalance = figure(opening.currency.code, Int128(opening.minorUnits) + sum, opening.currency)
    }
  }
}

private func figure(_ key: String, _ units: Int128, _ currency: Currency) -> LedgerFigures.Figure {
  LedgerFigures.Figure(key: key, amount: decimalText(units, exponent: currency.exponent))
}

private func sorted(_ figures: [LedgerFigures.Figure]) -> [LedgerFigures.Figure] {
  figures.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
}

extension LedgerPresenter {
  /// The register for programs, a row at a time.
  package func registerRows() -> some Sequence<RegisterRow> {
    var register = Register(ledger)
    return ledger.movements.lazy.map { movement in
      let balance = register.next(movement).balance
      return RegisterRow(
        id: movement.reference, date: movement.date?.iso, name: movement.name, amount: movement.money.decimal,
        currency: movement.currency.code, category: ledger.category(of: movement),
        account: ledger.account(of: movement), balance: decimalText(balance, exponent: movement.currency.exponent))
    }
  }

  /// The register as it is read, a row at a time.
  package func registerLines() -> some Sequence<MovementViewModel> {
    var register = Register(ledger)
    return ledger.movements.lazy.map { movement(register.next($0), at: route) }
  }
}
