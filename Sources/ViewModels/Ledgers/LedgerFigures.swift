/// A ledger's sums for programs, under the keys of `report.json`.
package struct LedgerFigures: Sendable, Equatable {
  package var id: String
  package var count: Int
  /// What the report was made from.
  package var inputs: [ReportInput] = []
  /// `EUR`.
  package var byCurrency: [Figure] = []
  /// `sales/food|EUR`.
  package var byCategory: [Figure] = []
  /// The same rolled up: `sales|EUR` has what stands below it. Empty where no category stands below another.
  package var categoryTree: [Figure] = []
  /// `assets/bank|EUR`.
  package var byAccount: [Figure] = []
  /// The same rolled up: `assets|EUR` has what stands below it. Empty where no account stands below another.
  package var accountTree: [Figure] = []
  /// How long the periods are: `Month`.
  package var periodName = "Month"
  /// `2026-03|sales/food|EUR`.
  package var byPeriodCategory: [Figure] = []
  /// The same rolled up, and under `2026-03|EUR` what names no category.
  package var byPeriodCategoryTree: [Figure] = []
  package var cashFlow: [Flow] = []
  /// All that the tables of categories, accounts and periods show.
  package var categoryFigures: [Row] = []
  package var accountFigures: [Row] = []
  package var periodFigures: [Row] = []
  package var comparison: Comparison?
  package var statistics: [Statistics] = []
  package var budgets: [BudgetLine] = []
  /// `costs/produce|EUR`: each budget over all periods.
  package var budgetTotals: [BudgetLine] = []
  /// Why there are none, or not all: the options that select less than these limit.
  package var budgetsLeftOut: [String] = []
  package var converted: Converted?
  /// `assets/bank|EUR`, `EUR` for what is nobody's: what each account held, and holds; where a balance is known.
  package var accountBalances: [Flow] = []
  package var openingBalances: [Figure] = []
  package var closingBalances: [Figure] = []
  /// Movements that are in no period, since they have no date, where a period was asked for.
  package var undatedLeftOut = 0
  /// What the report was narrowed to: `from`, `2026-01-01`.
  package var selection: [Field] = []

  package struct Figure: Sendable, Equatable {
    package var key: String
    package var amount: DecimalAmount

    package init(key: String, amount: DecimalAmount) {
      self.key = key
      self.amount = amount
    }
  }

  /// `2026-03|EUR`, `assets/bank|EUR`: opening + in + out = closing, where balances are known.
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

  /// `sales/food|EUR`, `2026-03|EUR`; `EUR` alone for what names no place.
  package struct Row: Sendable, Equatable {
    package var key: String
    package var cells: Cells
    /// The same of what names the place itself, where others stand below it.
    package var own: Cells?

    package init(key: String, cells: Cells, own: Cells? = nil) {
      self.key = key
      self.cells = cells
      self.own = own
    }
  }

  /// What a row of a table says, under its columns' names: `in`, `-12.50`.
  package struct Cells: Sendable, Equatable {
    /// How many movements; absent where none are counted.
    package var count: Int?
    /// Sorted by name.
    package var amounts: [Figure]

    package init(count: Int? = nil, amounts: [Figure]) {
      self.count = count
      self.amounts = amounts
    }
  }

  /// The last two periods side by side.
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

  /// `2026-03|costs/produce|EUR`; `undated|costs/produce|EUR` for what was spent in no period, which has no limit.
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

  /// The total in one currency, with the rates that make it.
  package struct Converted: Sendable, Equatable {
    package var currency: String
    /// Absent where an amount has no rate: a part of it would be taken for the whole.
    package var total: DecimalAmount?
    package var parts: [Part]
    package var missing: [Gap]

    package struct Part: Sendable, Equatable {
      package var currency: String
      /// Absent for what needs none.
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

    /// Movements of a currency that have no rate, and the days that they are of.
    package struct Gap: Sendable, Equatable {
      package var currency: String
      package var count: Int
      package var sum: DecimalAmount
      /// Absent for those without a date.
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

/// A file that a report was made from, and its SHA-256, so that anyone can hold one against the other.
package struct ReportInput: Sendable, Equatable {
  /// Below the content folder: `movements/bank.json`.
  package var path: String
  /// What `sha256sum` prints for it.
  package var sha256: String

  package init(path: String, sha256: String) {
    self.path = path
    self.sha256 = sha256
  }

  /// As a line for people: `SHA-256 movements/bank.json: 9f86…`.
  package var proof: String { "SHA-256 \(path): \(sha256)" }
}

/// An exact decimal number: 1250 with 2 decimals is `12.50`. Its digits are written where it is used, without a string.
package struct DecimalAmount: Sendable, Equatable {
  package var units: Int128
  package var decimals: Int

  package init(_ units: Int128, decimals: Int) {
    self.units = units
    self.decimals = decimals
  }
}
