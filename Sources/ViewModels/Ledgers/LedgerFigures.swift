/// A ledger's sums for `report.json`, with its keys.
package struct LedgerFigures: Sendable, Equatable {
  package var id: String
  package var count: Int
  package var inputs: [ReportInput] = []
  /// Keys: `EUR`.
  package var byCurrency: [Figure] = []
  /// Keys: `sales/food|EUR`.
  package var byCategory: [Figure] = []
  /// Keys: `sales|EUR`, including descendants. Empty if no category is below another.
  package var categoryTree: [Figure] = []
  /// Keys: `assets/bank|EUR`.
  package var byAccount: [Figure] = []
  /// Keys: `assets|EUR`, including descendants. Empty if no account is below another.
  package var accountTree: [Figure] = []
  /// The length of the periods: `Month`.
  package var periodName = "Month"
  /// Keys: `2026-03|sales/food|EUR`.
  package var byPeriodCategory: [Figure] = []
  /// As `byPeriodCategory`, including descendants; `2026-03|EUR` is the sum without a category.
  package var byPeriodCategoryTree: [Figure] = []
  package var cashFlow: [Flow] = []
  /// The rows of the tables of categories, accounts and periods.
  package var categoryFigures: [Row] = []
  package var accountFigures: [Row] = []
  package var periodFigures: [Row] = []
  package var comparison: Comparison?
  package var statistics: [Statistics] = []
  package var budgets: [BudgetLine] = []
  /// Keys: `costs/produce|EUR`. Each budget over all periods.
  package var budgetTotals: [BudgetLine] = []
  /// The options because of which budgets are omitted.
  package var budgetsLeftOut: [String] = []
  package var converted: Converted?
  /// Keys: `assets/bank|EUR`, or `EUR` for amounts without an account. Only known balances.
  package var accountBalances: [Flow] = []
  package var openingBalances: [Figure] = []
  package var closingBalances: [Figure] = []
  /// The number of undated movements excluded by a selected period.
  package var undatedLeftOut = 0
  /// The selection, such as `from`: `2026-01-01`.
  package var selection: [Field] = []

  package struct Figure: Sendable, Equatable {
    package var key: String
    package var amount: DecimalAmount

    package init(key: String, amount: DecimalAmount) {
      self.key = key
      self.amount = amount
    }
  }

  /// Keys: `2026-03|EUR`, `assets/bank|EUR`. opening + in + out = closing, if balances are known.
  package struct Flow: Sendable, Equatable {
    package var key: String
    package var opening: DecimalAmount?
    package var moneyIn, moneyOut: DecimalAmount
    package var closing: DecimalAmount?

    package init(
      key: String, opening: DecimalAmount?, moneyIn: DecimalAmount, moneyOut: DecimalAmount, closing: DecimalAmount?
    ) {
      self.key = key
      self.opening = opening
      self.moneyIn = moneyIn
      self.moneyOut = moneyOut
      self.closing = closing
    }
  }

  /// Keys: `sales/food|EUR`, `2026-03|EUR`; `EUR` for amounts without a name.
  package struct Row: Sendable, Equatable {
    package var key: String
    package var cells: Cells
    /// The amounts without those of descendants, if there are any.
    package var own: Cells?

    package init(key: String, cells: Cells, own: Cells? = nil) {
      self.key = key
      self.cells = cells
      self.own = own
    }
  }

  /// A table row's cells by column name: `in`, `-12.50`.
  package struct Cells: Sendable, Equatable {
    /// The number of movements, if counted.
    package var count: Int?
    /// Sorted by name.
    package var amounts: [Figure]

    package init(count: Int? = nil, amounts: [Figure]) {
      self.count = count
      self.amounts = amounts
    }
  }

  /// The last two periods, compared.
  package struct Comparison: Sendable, Equatable {
    package var before, after: String
    package var byCategory: [Row]
    package var byCurrency: [Row]

    package init(before: String, after: String, byCategory: [Row], byCurrency: [Row]) {
      self.before = before
      self.after = after
      self.byCategory = byCategory
      self.byCurrency = byCurrency
    }
  }

  package struct Statistics: Sendable, Equatable {
    package var currency: String
    package var count: Int
    package var average, moneyIn, moneyOut, largestIn, largestOut: DecimalAmount

    package init(
      currency: String, count: Int, average: DecimalAmount, moneyIn: DecimalAmount, moneyOut: DecimalAmount,
      largestIn: DecimalAmount, largestOut: DecimalAmount
    ) {
      self.currency = currency
      self.count = count
      self.average = average
      self.moneyIn = moneyIn
      self.moneyOut = moneyOut
      self.largestIn = largestIn
      self.largestOut = largestOut
    }
  }

  /// Keys: `2026-03|costs/produce|EUR`; `undated|costs/produce|EUR` for undated spending, which has no limit.
  package struct BudgetLine: Sendable, Equatable {
    package var key: String
    package var limit: DecimalAmount?
    package var spent: DecimalAmount
    package var left: DecimalAmount?

    package init(key: String, limit: DecimalAmount? = nil, spent: DecimalAmount, left: DecimalAmount? = nil) {
      self.key = key
      self.limit = limit
      self.spent = spent
      self.left = left
    }
  }

  /// The total in one currency, and the rates used for it.
  package struct Converted: Sendable, Equatable {
    package var currency: String
    /// `nil` if an amount has no rate.
    package var total: DecimalAmount?
    package var parts: [Part]
    package var missing: [Gap]

    package struct Part: Sendable, Equatable {
      package var currency: String
      /// `nil` for amounts already in the currency.
      package var date: String?
      package var rate: String?
      package var sum: DecimalAmount
      package var converted: DecimalAmount?

      package init(
        currency: String, date: String?, rate: String?, sum: DecimalAmount, converted: DecimalAmount?
      ) {
        self.currency = currency
        self.date = date
        self.rate = rate
        self.sum = sum
        self.converted = converted
      }
    }

    /// The movements of a currency that have no rate, and their days.
    package struct Gap: Sendable, Equatable {
      package var currency: String
      package var count: Int
      package var sum: DecimalAmount
      /// `nil` for undated movements.
      package var from, to: String?

      package init(currency: String, count: Int, sum: DecimalAmount, from: String?, to: String?) {
        self.currency = currency
        self.count = count
        self.sum = sum
        self.from = from
        self.to = to
      }
    }

    package init(currency: String, total: DecimalAmount?, parts: [Part], missing: [Gap] = []) {
      self.currency = currency
      self.total = total
      self.parts = parts
      self.missing = missing
    }
  }

  package struct Field: Sendable, Equatable {
    package var name, value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  package init(id: String, count: Int) {
    self.id = id
    self.count = count
  }
}

/// An input file and its SHA-256 checksum.
package struct ReportInput: Sendable, Equatable {
  /// The path in the content folder: `movements/bank.json`.
  package var path: String
  /// In lower-case hexadecimal, as printed by `sha256sum`.
  package var sha256: String

  package init(path: String, sha256: String) {
    self.path = path
    self.sha256 = sha256
  }

  /// The line shown in reports: `SHA-256 movements/bank.json: 9f86…`.
  package var proof: String { "SHA-256 \(path): \(sha256)" }
}

/// An exact decimal number: 1250 with 2 decimals is `12.50`.
package struct DecimalAmount: Sendable, Equatable {
  package var units: Int128
  package var decimals: Int

  package init(_ units: Int128, decimals: Int) {
    self.units = units
    self.decimals = decimals
  }
}
