/// A ledger's sums for programs: decimal digits with the currency's decimals, under the keys of `report.json`.
package struct LedgerFigures: Sendable, Equatable {
  package var id: String
  package var count: Int
  /// `EUR`.
  package var byCurrency: [Figure]
  /// `sales/food|EUR`.
  package var byCategory: [Figure]
  /// `assets/bank|EUR`.
  package var byAccount: [Figure]
  /// `2026-03|sales/food|EUR`.
  package var byMonthCategory: [Figure]
  package var openingBalance: Figure?
  package var closingBalance: Figure?

  package struct Figure: Sendable, Equatable {
    package var key: String
    package var amount: String

    package init(key: String, amount: String) {
      self.key = key
      self.amount = amount
    }
  }

  package init(
    id: String, count: Int, byCurrency: [Figure], byCategory: [Figure], byAccount: [Figure], byMonthCategory: [Figure],
    openingBalance: Figure? = nil, closingBalance: Figure? = nil
  ) {
    self.id = id
    self.count = count
    self.byCurrency = byCurrency
    self.byCategory = byCategory
    self.byAccount = byAccount
    self.byMonthCategory = byMonthCategory
    self.openingBalance = openingBalance
    self.closingBalance = closingBalance
  }
}

/// A line of a register for programs: the written text, ISO dates, decimal digits.
package struct RegisterRow: Sendable, Equatable {
  package var id: String
  package var date: String?
  package var name: String
  package var amount: String
  package var currency: String
  package var category: String?
  package var account: String?
  package var balance: String

  package init(
    id: String, date: String?, name: String, amount: String, currency: String, category: String?, account: String?,
    balance: String
  ) {
    self.id = id
    self.date = date
    self.name = name
    self.amount = amount
    self.currency = currency
    self.category = category
    self.account = account
    self.balance = balance
  }
}
