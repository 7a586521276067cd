package import MenugenText
package import MenugenViewModels

extension LedgerFigures {
  /// `report.json`: amounts as decimal strings, keys sorted.
  ///
  /// - Parameter register: Writes the rows of each account between the members around them.
  package func writeJSON(to output: inout ByteBuffer, register: (inout ByteBuffer) -> Void) {
    output.openObject()
    if !accountBalances.isEmpty { accountBalances.writeJSON("accountBalances", to: &output) }
    if !accountFigures.isEmpty { accountFigures.writeJSON("accountFigures", to: &output) }
    if !accountTree.isEmpty { output.amounts("accountTree", accountTree) }
    if !budgets.isEmpty { budgets.writeJSON("budget", to: &output) }
    output.member("budgetLeftOut", budgetsLeftOut)
    if !budgetTotals.isEmpty { budgetTotals.writeJSON("budgetTotal", to: &output) }
    output.amounts("byAccount", byAccount)
    output.amounts("byCategory", byCategory)
    output.amounts("byCurrency", byCurrency)
    // "byMonthCategory", "byQuarterCategory", "byWeekCategory" or "byYearCategory".
    output.key("by\(periodName)Category")
    output.amounts(byPeriodCategory)
    if !byPeriodCategoryTree.isEmpty {
      output.key("by\(periodName)CategoryTree")
      output.amounts(byPeriodCategoryTree)
    }
    cashFlow.writeJSON("cashFlow", to: &output)
    if !categoryFigures.isEmpty { categoryFigures.writeJSON("categoryFigures", to: &output) }
    if !categoryTree.isEmpty { output.amounts("categoryTree", categoryTree) }
    if !closingBalances.isEmpty { output.amounts("closingBalance", closingBalances) }
    comparison?.writeJSON(to: &output)
    converted?.writeJSON(to: &output)
    output.key("count")
    output.value(count)
    output.key("inputs")
    output.openObject()
    for input in inputs {
      output.key(input.path)
      output.value("sha256:\(input.sha256)")
    }
    output.closeObject()
    output.member("ledger", id)
    if !openingBalances.isEmpty { output.amounts("openingBalance", openingBalances) }
    if !periodFigures.isEmpty { periodFigures.writeJSON("periodFigures", to: &output) }
    output.key("register")
    output.openObject()
    output.append("\n")
    register(&output)
    output.closeObject()
    if !selection.isEmpty {
      output.key("selection")
      output.openObject()
      for field in selection {
        output.key(field.name)
        output.value(field.value)
      }
      output.closeObject()
    }
    writeStatistics(to: &output)
    if undatedLeftOut > 0 {
      output.key("undatedLeftOut")
      output.value(undatedLeftOut)
    }
    output.closeObject()
    output.append("\n")
  }

  private func writeStatistics(to output: inout ByteBuffer) {
    output.key("statistics")
    output.openObject()
    for figures in statistics {
      output.key(figures.currency)
      output.openObject()
      output.amount("average", figures.average)
      output.key("count")
      output.value(figures.count)
      output.amount("in", figures.moneyIn)
      output.amount("largestIn", figures.largestIn)
      output.amount("largestOut", figures.largestOut)
      output.amount("out", figures.moneyOut)
      output.closeObject()
    }
    output.closeObject()
  }
}

extension [LedgerFigures.BudgetLine] {
  fileprivate func writeJSON(_ name: StaticString, to output: inout ByteBuffer) {
    output.key(name)
    output.openObject()
    for budget in self {
      output.key(budget.key)
      output.openObject()
      if let left = budget.left { output.amount("left", left) }
      if let limit = budget.limit { output.amount("limit", limit) }
      output.amount("spent", budget.spent)
      output.closeObject()
    }
    output.closeObject()
  }
}

extension [LedgerFigures.Row] {
  fileprivate func writeJSON(_ name: StaticString, to output: inout ByteBuffer) {
    output.key(name)
    output.openObject()
    for row in self {
      output.key(row.key)
      row.cells.writeJSON(own: row.own, to: &output)
    }
    output.closeObject()
  }
}

extension LedgerFigures.Cells {
  fileprivate func writeJSON(own: Self? = nil, to output: inout ByteBuffer) {
    output.openObject()
    // Between the other members, all of them by name.
    var others: [(name: String, write: (inout ByteBuffer) -> Void)] = []
    if let count { others.append(("count", { $0.value(count) })) }
    if let own { others.append(("own", { own.writeJSON(to: &$0) })) }
    others += amounts.map { figure in (figure.key, { $0.value(figure.amount) }) }
    for (name, write) in others.sorted(by: { $0.name < $1.name }) {
      output.key(name)
      write(&output)
    }
    output.closeObject()
  }
}

extension LedgerFigures.Comparison {
  fileprivate func writeJSON(to output: inout ByteBuffer) {
    output.key("comparison")
    output.openObject()
    output.member("after", after)
    output.member("before", before)
    byCategory.writeJSON("byCategory", to: &output)
    byCurrency.writeJSON("byCurrency", to: &output)
    output.closeObject()
  }
}

extension [LedgerFigures.Flow] {
  fileprivate func writeJSON(_ name: StaticString, to output: inout ByteBuffer) {
    output.key(name)
    output.openObject()
    for flow in self {
      output.key(flow.key)
      output.openObject()
      if let closing = flow.closing { output.amount("closing", closing) }
      output.amount("in", flow.moneyIn)
      if let opening = flow.opening { output.amount("opening", opening) }
      output.amount("out", flow.moneyOut)
      output.closeObject()
    }
    output.closeObject()
  }
}

extension LedgerFigures.Converted {
  fileprivate func writeJSON(to output: inout ByteBuffer) {
    output.key("converted")
    output.openObject()
    output.member("currency", currency)
    if !missing.isEmpty { writeMissing(to: &output) }
    output.key("parts")
    output.openArray()
    for part in parts {
      output.openObject()
      if let converted = part.converted { output.amount("converted", converted) }
      output.member("currency", part.currency)
      output.member("date", part.date)
      output.member("rate", part.rate)
      output.amount("sum", part.sum)
      output.closeObject()
    }
    output.closeArray()
    output.member("rounding", "half-even")
    if let total { output.amount("total", total) }
    output.closeObject()
  }

  private func writeMissing(to output: inout ByteBuffer) {
    output.key("missing")
    output.openArray()
    for gap in missing {
      output.openObject()
      output.key("count")
      output.value(gap.count)
      output.member("currency", gap.currency)
      output.member("from", gap.from)
      output.amount("sum", gap.sum)
      output.member("to", gap.to)
      output.closeObject()
    }
    output.closeArray()
  }
}

extension ByteBuffer {
  fileprivate mutating func amounts(_ name: StaticString, _ figures: [LedgerFigures.Figure]) {
    key(name)
    amounts(figures)
  }

  fileprivate mutating func amounts(_ figures: [LedgerFigures.Figure]) {
    openObject()
    for figure in figures {
      key(figure.key)
      value(figure.amount)
    }
    closeObject()
  }

  fileprivate mutating func amount(_ name: StaticString, _ amount: DecimalAmount) {
    key(name)
    value(amount)
  }

  fileprivate mutating func value(_ amount: DecimalAmount) {
    append("\"")
    append(amount)
    append("\"")
  }
}

extension ByteBuffer {
  /// `-12.50`: digits with the decimals and a point.
  mutating func append(_ amount: DecimalAmount) {
    appendRow { $0.append(amount) }
  }
}
