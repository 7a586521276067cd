extension Ledger {
  /// Sets the VAT of each category: that of the nearest category above it that has one, or its own.
  package mutating func setVAT(ofCategories written: [CategoryPath: WrittenVAT]) {
    if written.isEmpty { return }
    categoryVAT = categories.map { name in
      CategoryPath(name).line.last { written[$0] != nil }.flatMap { written[$0] }?.rate
    }
    if categoryVAT.contains(where: { $0 != nil }) { hasVAT = true }
  }

  /// Returns the rate of a movement: its own, or its category's; `nil` without VAT. Transfers have none.
  package func vatRate(of movement: Movement) -> VATRate? {
    if movement.isTransfer { return nil }
    if let own = movement.details?.vat { return own.rate }
    guard !categoryVAT.isEmpty, let category = movement.category else { return nil }
    return categoryVAT[Int(category)]
  }
}

extension LedgerReport {
  /// The sums of movements with one rate in a period, in minor units. Transfers aren't included.
  package struct VATRow: Sendable, Hashable {
    /// `nil` for movements without VAT.
    package var rate: VATRate?
    /// `nil` for undated movements.
    package var period: Period?
    package var currency: Currency
    package var sum: VATSum
  }

  /// Net amounts and taxes. The tax of each movement is rounded; sums aren't.
  package struct VATSum: Sendable, Hashable {
    package var netIn: Int128 = 0
    /// The tax included in income.
    package var outputTax: Int128 = 0
    /// The net amounts of expenses, as a negative number.
    package var netOut: Int128 = 0
    /// The tax included in expenses, as a negative number.
    package var inputTax: Int128 = 0

    /// What is owed to the tax office; negative for a refund.
    package var taxDue: Int128 { outputTax + inputTax }

    package init() {}

    mutating func add(_ gross: Int64, _ rate: VATRate?) {
      let tax = Int128(rate?.tax(in: gross) ?? 0)
      if gross < 0 {
        netOut += Int128(gross) - tax
        inputTax += tax
      } else {
        netIn += Int128(gross) - tax
        outputTax += tax
      }
    }

    package static func += (sum: inout VATSum, other: VATSum) {
      sum.netIn += other.netIn
      sum.outputTax += other.outputTax
      sum.netOut += other.netOut
      sum.inputTax += other.inputTax
    }
  }

  /// Returns the sums by rate and period, in the order of currencies, periods and rates; without VAT last. Empty if
  /// no movement has VAT.
  static func vat(of ledger: Ledger, by length: PeriodLength) -> [VATRow] {
    guard ledger.hasVAT else { return [] }
    var sums: [VATRow: VATSum] = [:]
    var hasRate = false
    for movement in ledger.movements where !movement.isTransfer {
      let rate = ledger.vatRate(of: movement)
      if rate != nil { hasRate = true }
      let key = VATRow(
        rate: rate, period: movement.date.map { Period(of: $0, length, fiscalYear: ledger.fiscalYear) },
        currency: movement.currency, sum: .init())
      sums[key, default: .init()].add(movement.minorUnits, rate)
    }
    if !hasRate { return [] }
    return sums.map { key, sum in
      var row = key
      row.sum = sum
      return row
    }.sorted { left, right in
      if left.currency != right.currency { return left.currency.code < right.currency.code }
      if left.period != right.period { return isBefore(left.period, right.period) }
      return isBefore(left.rate, right.rate)
    }
  }

  /// VAT by period and rate: a table for each currency with VAT. Each period has a total, and so has the whole.
  package var vatTables: [LedgerTable] {
    let taxed = currencies.filter { currency in vat.contains { $0.currency == currency && $0.rate != nil } }
    return taxed.map { currency in
      let rows = vat.filter { $0.currency == currency }
      var spans: [(span: LedgerTable.Subject.VATSpan, rows: [VATRow])] = []
      for row in rows {
        if spans.last?.span != .period(row.period) { spans.append((.period(row.period), [])) }
        spans[spans.count - 1].rows.append(row)
      }
      spans.append((.all, rows))
      return LedgerTable(
        name: .vat, currency: taxed.count == 1 ? nil : currency,
        columns: [.netIn, .outputTax, .netOut, .inputTax, .taxDue],
        rows: spans.flatMap { vatRows($0.span, $0.rows, currency) })
    }
  }

  /// A row for each rate, and their total.
  private func vatRows(
    _ span: LedgerTable.Subject.VATSpan, _ rows: [VATRow], _ currency: Currency
  ) -> [LedgerTable.Row] {
    func row(_ line: LedgerTable.Subject.VATLine, _ sum: VATSum) -> LedgerTable.Row {
      .init(
        subject: .vat(span, line), currency: currency,
        cells: [sum.netIn, sum.outputTax, sum.netOut, sum.inputTax, sum.taxDue])
    }
    var (sums, total): ([VATRate?: VATSum], VATSum) = ([:], .init())
    for row in rows {
      sums[row.rate, default: .init()] += row.sum
      total += row.sum
    }
    return sums.sorted { isBefore($0.key, $1.key) }.map { row($0.key.map { .rate($0) } ?? .untaxed, $0.value) }
      + [row(.total, total)]
  }
}
