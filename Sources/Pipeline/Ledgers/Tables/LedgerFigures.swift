package import MenugenDomain
package import MenugenViewModels

extension LedgerFigures {
  /// The sums of a ledger as `report.json` has them; keys are sorted, and what a movement doesn't say is left out.
  ///
  /// - Parameter rates: What other currencies are worth; the total of all of them is in the ledger's own.
  package init(
    _ ledger: Ledger, _ report: LedgerReport, rates: [ExchangeRate] = [], inputs: [ReportInput] = [],
    selection: LedgerSelection = LedgerSelection()
  ) {
    self.init(id: ledger.id, count: report.count)
    self.inputs = inputs
    let totals = Currency.ofTotals(ledger, report).map { currency in
      (currency, report.byCurrency.first { $0.currency == currency }?.sum ?? LedgerReport.Sum())
    }
    byCurrency = totals.map { figure($0.code, $1.total, $0) }
    byCategory = named(report.byCategory)
    byAccount = named(report.byAccount)
    if report.hasCategoryTree {
      categoryTree = sorted(
        report.categoryTree.compactMap { branch in
          figure(ofBranch: branch.place, branch.sum.total, branch.currency)
        })
    }
    if report.hasAccountTree {
      accountTree = sorted(
        ledger.accountTree(report).compactMap { branch in
          figure(ofBranch: branch.place, branch.sum.total, branch.currency)
        })
    }
    periodName = report.length.rawValue.prefix(1).uppercased() + report.length.rawValue.dropFirst()
    byPeriodCategory = sorted(
      report.cells.compactMap { cell in
        // A ledger without any dates has no periods; in one with some, the others' stand under a name of their own.
        guard report.period != nil, let category = cell.key.category else { return nil }
        return figure(
          "\(periodKey(cell.key.period))|\(category)|\(cell.currency.code)", cell.sum.total, cell.currency)
      })
    let matrices = LedgerMatrix.all(of: ledger, report)
    addTables(ledger, report, matrices)
    cashFlow = matrices.flatMap(flows).sorted { isBefore($0.key, $1.key) }
    statistics = totals.map(Statistics.init)
    // In no limit: a line with what was spent alone.
    func lines(
      _ name: String, _ spending: [(category: String, currency: Currency, spent: Int128)]
    ) -> [BudgetLine] {
      spending.map { figure in
        BudgetLine(
          key: "\(name)|\(figure.category)|\(figure.currency.code)", spent: decimal(figure.spent, figure.currency))
      }
    }
    let unlimited =
      lines(periodKey(nil), report.undatedSpending(of: ledger.budgets))
      + lines("notCounted", report.uncountedSpending(of: ledger.budgets))
    let budgets = report.figures(of: ledger.budgets).map { figure in
      func amount(_ units: Int128) -> DecimalAmount { decimal(units, figure.currency) }
      return BudgetLine(
        key: "\(figure.period.iso)|\(figure.category)|\(figure.currency.code)", limit: amount(figure.limit),
        spent: amount(figure.spent), left: amount(figure.left))
    }
    self.budgets = (budgets + unlimited).sorted { isBefore($0.key, $1.key) }
    budgetTotals = report.budgetTotals(of: ledger.budgets).map { figure in
      func amount(_ units: Int128) -> DecimalAmount { decimal(units, figure.currency) }
      return BudgetLine(
        key: "\(figure.category)|\(figure.currency.code)", limit: amount(figure.limit), spent: amount(figure.spent),
        left: amount(figure.limit - figure.spent))
    }
    .sorted { isBefore($0.key, $1.key) }
    budgetsLeftOut = ledger.budgetsLeftOut
    converted = ConvertedTotal(ledger, into: ledger.currency, rates: rates).map(Converted.init)
    addBalances(ledger, report)
    self.selection = selection.fields
  }

  private mutating func addBalances(_ ledger: Ledger, _ report: LedgerReport) {
    if !ledger.accounts.isEmpty, ledger.hasOpenings {
      accountBalances = ledger.accountFlows(report).map { flow in
        func amount(_ units: Int128) -> DecimalAmount { decimal(units, flow.currency) }
        return Flow(
          key: (flow.account.map { $0 + "|" } ?? "") + flow.currency.code, opening: amount(flow.opening),
          moneyIn: amount(flow.sum.moneyIn),
          moneyOut: amount(flow.sum.moneyOut), closing: amount(flow.closing))
      }
      .sorted { isBefore($0.key, $1.key) }
    }
    undatedLeftOut = ledger.undatedLeftOut
    if !ledger.hasOpenings { return }
    for currency in Currency.ofBalances(ledger, report) {
      guard let opening = ledger.opening(in: currency) else { continue }
      let total = report.byCurrency.first { $0.currency == currency }?.sum.total ?? 0
      openingBalances.append(figure(currency.code, opening, currency))
      closingBalances.append(figure(currency.code, opening + total, currency))
    }
  }
}

extension Currency {
  /// The currencies of a ledger's movements and of what stood before them, by code.
  static func ofBalances(_ ledger: Ledger, _ report: LedgerReport) -> [Currency] {
    Set(report.byCurrency.map(\.currency)).union(ledger.openingBalances.keys.map(\.currency))
      .sorted { $0.code < $1.code }
  }

  /// The currencies whose totals are told: of a ledger that has none of them, its own.
  static func ofTotals(_ ledger: Ledger, _ report: LedgerReport) -> [Currency] {
    let known = ofBalances(ledger, report)
    return known.isEmpty ? [ledger.currency] : known
  }
}

extension LedgerFigures.Statistics {
  fileprivate init(_ currency: Currency, _ sum: LedgerReport.Sum) {
    self.init(
      currency: currency.code, count: sum.count, average: decimal(sum.average, currency),
      moneyIn: decimal(sum.moneyIn, currency), moneyOut: decimal(sum.moneyOut, currency),
      largestIn: decimal(Int128(sum.largestIn), currency), largestOut: decimal(Int128(sum.largestOut), currency))
  }
}

extension LedgerFigures.Converted {
  fileprivate init(_ total: ConvertedTotal) {
    self.init(
      currency: total.currency.code, total: total.total.map { decimal($0, total.currency) },
      parts: total.parts.map { part in
        Part(
          currency: part.currency.code, date: part.rate?.date.iso, rate: part.rate?.decimal,
          sum: decimal(part.sum, part.currency), converted: part.converted.map { decimal($0, total.currency) })
      },
      missing: total.gaps.map { gap in
        Gap(
          currency: gap.currency.code, count: gap.count, sum: decimal(gap.sum, gap.currency),
          from: gap.days?.lowerBound.iso, to: gap.days?.upperBound.iso)
      })
  }
}

extension LedgerSelection {
  /// What was asked for, by the options' names.
  var fields: [LedgerFigures.Field] {
    let fields: [(String, String?)] = [
      ("account", account), ("category", category), ("from", from?.iso), ("search", search), ("to", to?.iso),
    ]
    return fields.compactMap { name, value in value.map { LedgerFigures.Field(name: name, value: $0) } }
  }
}

func periodKey(_ period: Period?) -> String { period?.iso ?? "undated" }

extension LedgerMatrix {
  /// One for each currency whose periods are told: those of its movements, and where periods were asked for, of what stood before
  /// them too. None in a ledger without periods.
  static func all(of ledger: Ledger, _ report: LedgerReport) -> [LedgerMatrix] {
    if report.periods.isEmpty { return [] }
    let isWhole = ledger.firstDay == nil && ledger.lastDay == nil
    let currencies = isWhole ? report.byCurrency.map(\.currency) : Currency.ofTotals(ledger, report)
    return currencies.map { LedgerMatrix(report, currency: $0, opening: ledger.opening(in: $0)) }
  }
}

private func flows(of matrix: LedgerMatrix) -> [LedgerFigures.Flow] {
  matrix.flows.map { flow in
    func amount(_ units: Int128) -> DecimalAmount { decimal(units, matrix.currency) }
    return LedgerFigures.Flow(
      key: "\(periodKey(flow.period))|\(matrix.currency.code)", opening: flow.opening.map(amount),
      moneyIn: amount(flow.sum.moneyIn), moneyOut: amount(flow.sum.moneyOut), closing: flow.closing.map(amount))
  }
}

private func figure(ofBranch place: TreePlace, _ units: Int128, _ currency: Currency) -> LedgerFigures.Figure? {
  guard case .branch(let path) = place else { return nil }
  return figure("\(path.text)|\(currency.code)", units, currency)
}

private func named(_ rows: [LedgerReport.Row<String?>]) -> [LedgerFigures.Figure] {
  sorted(rows.compactMap { row in row.key.map { figure("\($0)|\(row.currency.code)", row.sum.total, row.currency) } })
}

private func figure(_ key: String, _ units: Int128, _ currency: Currency) -> LedgerFigures.Figure {
  LedgerFigures.Figure(key: key, amount: decimal(units, currency))
}

private func decimal(_ units: Int128, _ currency: Currency) -> DecimalAmount { DecimalAmount(units, currency) }

extension DecimalAmount {
  init(_ units: Int128, _ currency: Currency) { self.init(units, decimals: currency.exponent) }
}

private func sorted(_ figures: [LedgerFigures.Figure]) -> [LedgerFigures.Figure] {
  figures.sorted { isBefore($0.key, $1.key) }
}

private func isBefore(_ left: String, _ right: String) -> Bool { left.utf8.lexicographicallyPrecedes(right.utf8) }
