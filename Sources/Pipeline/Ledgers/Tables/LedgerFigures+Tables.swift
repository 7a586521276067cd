import MenugenDomain
import MenugenViewModels

/// What the tables of a report show, for programs: a row under a key, each number under its column's name.
extension LedgerFigures {
  mutating func addTables(_ ledger: Ledger, _ report: LedgerReport, _ matrices: [LedgerMatrix]) {
    let hasCategories = report.byCategory.contains { $0.key != nil }
    if hasCategories {
      categoryFigures = rows(report.categoryTree.map { ($0.place, $0.currency, Cells($0.sum, $0.currency)) })
    }
    if !ledger.accounts.isEmpty {
      let isHolding = ledger.hasOpenings
      accountFigures = rows(
        ledger.accountTree(report).map { branch in
          let balances = isHolding ? ["closing": branch.closing, "opening": branch.opening] : [:]
          return (branch.place, branch.currency, Cells(branch.sum, branch.currency, balances.compactMapValues(\.self)))
        })
    }
    periodFigures = inOrder(
      matrices.flatMap { matrix in
        matrix.flows.map { flow in
          let others = ["closing": flow.closing, "opening": flow.opening, "change": flow.change]
          return Row(
            key: "\(periodKey(flow.period))|\(matrix.currency.code)",
            cells: Cells(flow.sum, matrix.currency, others.compactMapValues(\.self)))
        }
      })
    guard hasCategories else { return }
    byPeriodCategoryTree = matrices.flatMap { matrix in
      matrix.rows.filter { $0.place.path == nil || !$0.place.isOwn }.flatMap { row in
        row.cells.compactMap { cell in
          if cell.sum == 0 { return nil }
          return Figure(
            key: "\(periodKey(matrix.columns[cell.column]))|\(key(row.place, matrix.currency))",
            amount: DecimalAmount(cell.sum, matrix.currency))
        }
      }
    }
    .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    comparison = Comparison(matrices.filter { !$0.rows.isEmpty })
  }
}

extension LedgerFigures.Comparison {
  /// `nil` where no two periods follow each other.
  fileprivate init?(_ matrices: [LedgerMatrix]) {
    guard let matrix = matrices.first, let (before, after) = matrix.lastTwo, let first = matrix.columns[before],
      let last = matrix.columns[after]
    else { return nil }
    func cells(_ matrix: LedgerMatrix, _ sums: (Int) -> Int128) -> LedgerFigures.Cells {
      let (old, new) = (sums(before), sums(after))
      return LedgerFigures.Cells(
        count: nil, ["after": new, "before": old, "change": new - old], matrix.currency)
    }
    self.init(
      before: first.iso, after: last.iso,
      byCategory: rows(
        matrices.flatMap { matrix in
          matrix.rows.filter { $0.sum(before) != 0 || $0.sum(after) != 0 }
            .map { row in (row.place, matrix.currency, cells(matrix) { row.sum($0) }) }
        }),
      byCurrency: matrices.map { matrix in
        LedgerFigures.Row(key: matrix.currency.code, cells: cells(matrix) { matrix.flows[$0].sum.total })
      })
  }
}

extension LedgerFigures.Cells {
  fileprivate init(_ sum: LedgerReport.Sum, _ currency: Currency, _ others: [String: Int128] = [:]) {
    let sums = ["in": sum.moneyIn, "out": sum.moneyOut, "total": sum.total]
    self.init(count: sum.count, sums.merging(others) { $1 }, currency)
  }

  fileprivate init(count: Int?, _ amounts: [String: Int128], _ currency: Currency) {
    self.init(
      count: count,
      amounts: amounts.sorted { $0.key < $1.key }
        .map { LedgerFigures.Figure(key: $0.key, amount: DecimalAmount($0.value, currency)) })
  }
}

/// A row for each place of a tree; what is a place's own stands in the place's row.
private func rows(
  _ branches: [(place: TreePlace, currency: Currency, cells: LedgerFigures.Cells)]
) -> [LedgerFigures.Row] {
  var own: [String: LedgerFigures.Cells] = [:]
  for case (.own(let path?), let currency, let cells) in branches { own["\(path.text)|\(currency.code)"] = cells }
  let rows = branches.compactMap { branch -> LedgerFigures.Row? in
    if branch.place.isOwn, branch.place.path != nil { return nil }
    let key = key(branch.place, branch.currency)
    return LedgerFigures.Row(key: key, cells: branch.cells, own: own[key])
  }
  return inOrder(rows)
}

private func key(_ place: TreePlace, _ currency: Currency) -> String {
  place.path.map { "\($0.text)|\(currency.code)" } ?? currency.code
}

private func inOrder(_ rows: [LedgerFigures.Row]) -> [LedgerFigures.Row] {
  rows.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
}
