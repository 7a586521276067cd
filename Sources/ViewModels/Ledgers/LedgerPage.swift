/// A ledger's report: money in and out by currency, category and month.
package struct LedgerPage: Sendable, Equatable {
  package var frame: PageFrame
  package var name: LabelViewModel
  package var note: MarkupViewModel?
  /// `6 movements`; `nil` if the movements are unknown.
  package var count: String?
  /// `2 January – 30 December 2026`; `nil` without dates.
  package var period: String?
  /// One row for each currency.
  package var totals: [LedgerTotalViewModel]
  package var months: [MonthRowViewModel]
  /// Links to the rest of the months and categories on the next page.
  package var monthsRest, categoryRest: LinkViewModel?
  package var charts: [ChartViewModel]
  /// The balance over time in each currency.
  package var plots: [PlotViewModel] = []
  package var sumWidth = SumWidth.usual
  /// The category tree; each row includes its descendants.
  package var categoryTree: [CategoryRowViewModel]
  package var matrices: [LedgerMatrixViewModel]
  /// Statistics, accounts, budgets and others.
  package var tables: [TableViewModel]
  /// `Page 2 of 5`, if the tables continue on other pages.
  package var part: String?
  package var tablePages: [LinkViewModel]
  /// The register if it is short, otherwise the undated movements, if any.
  package var register: RegisterViewModel?
  /// The register's other pages.
  package var pages: [LinkViewModel]
  package var formats: [LinkViewModel]
  /// The input files: `SHA-256 movements/bank.json: 9f86…`.
  package var proof: [String]
  package var notice: Notice?

  package init(
    frame: PageFrame, name: LabelViewModel, note: MarkupViewModel? = nil, count: String?, period: String? = nil,
    totals: [LedgerTotalViewModel] = [], months: [MonthRowViewModel] = [], charts: [ChartViewModel] = [],
    categoryTree: [CategoryRowViewModel] = [],
    matrices: [LedgerMatrixViewModel] = [], tables: [TableViewModel] = [], part: String? = nil,
    tablePages: [LinkViewModel] = [], register: RegisterViewModel? = nil, pages: [LinkViewModel] = [],
    formats: [LinkViewModel] = [], proof: [String] = [], notice: Notice? = nil
  ) {
    self.frame = frame
    self.name = name
    self.note = note
    self.count = count
    self.period = period
    self.totals = totals
    self.months = months
    self.charts = charts
    self.categoryTree = categoryTree
    self.matrices = matrices
    self.tables = tables
    self.part = part
    self.tablePages = tablePages
    self.register = register
    self.pages = pages
    self.formats = formats
    self.proof = proof
    self.notice = notice
  }
}

/// The totals of one currency.
package struct LedgerTotalViewModel: Sendable, Equatable {
  package var currency: String
  package var opening: String?
  /// With its sign, as `moneyOut` and `total`.
  package var moneyIn: String
  package var moneyOut: String
  /// Between own accounts; `nil` if the ledger has no transfers.
  package var transfers: String?
  package var total: String
  package var isNegative: Bool
  package var closing: String?

  package init(
    currency: String, opening: String? = nil, moneyIn: String, moneyOut: String,
    transfers: String? = nil, total: String, isNegative: Bool = false,
    closing: String? = nil
  ) {
    self.currency = currency
    self.opening = opening
    self.moneyIn = moneyIn
    self.moneyOut = moneyOut
    self.transfers = transfers
    self.total = total
    self.isNegative = isNegative
    self.closing = closing
  }
}

package struct MonthRowViewModel: Sendable, Equatable {
  package var name: String
  package var url: String?
  package var count: String
  /// At the beginning of the month, over all accounts.
  package var opening: String?
  package var moneyIn: String
  package var moneyOut: String
  /// Between own accounts; `nil` if the ledger has no transfers.
  package var transfers: String?
  /// With its sign.
  package var amount: String
  package var isNegative: Bool
  package var bars: BarsViewModel?
  /// At the end of the month, over all accounts.
  package var balance: String?
  /// The difference from the preceding month; `nil` for the first.
  package var change: String?

  package init(
    name: String, url: String? = nil, count: String, opening: String? = nil, moneyIn: String, moneyOut: String,
    transfers: String? = nil, amount: String, isNegative: Bool, bars: BarsViewModel? = nil, balance: String? = nil,
    change: String? = nil
  ) {
    self.bars = bars
    self.name = name
    self.url = url
    self.count = count
    self.opening = opening
    self.moneyIn = moneyIn
    self.moneyOut = moneyOut
    self.transfers = transfers
    self.amount = amount
    self.isNegative = isNegative
    self.balance = balance
    self.change = change
  }
}

/// A movement, as text to display.
package struct MovementViewModel: Sendable, Equatable {
  /// Its anchor: `m-` and the id.
  package var id: String
  /// Its page, if movements have pages.
  package var url: String?
  package var date: DateViewModel?
  package var name: String
  package var amount: String
  package var isNegative: Bool
  package var category: String?
  package var account: String?
  /// The balance of its account in its currency after the movement.
  package var balance: String?
  /// An external reference, such as the bank's.
  package var reference: String?
  /// That it is pending, and its tags: `Pending · Tags: wedding, garden`.
  package var remark: String?
  /// Plain text, as written.
  package var note: String?
  /// The files of its receipts.
  package var receipts: [LinkViewModel] = []

  package init(
    id: String, url: String? = nil, date: DateViewModel? = nil, name: String, amount: String, isNegative: Bool = false,
    category: String? = nil, account: String? = nil, balance: String? = nil, reference: String? = nil,
    note: String? = nil
  ) {
    self.id = id
    self.url = url
    self.date = date
    self.name = name
    self.amount = amount
    self.isNegative = isNegative
    self.category = category
    self.account = account
    self.balance = balance
    self.reference = reference
    self.note = note
  }
}

/// The page of one movement.
package struct MovementPage: Sendable, Equatable {
  package var frame: PageFrame
  package var movement: MovementViewModel
  /// `Name: Kevin`.
  package var nameLine: String
  /// `Amount: $123.00`.
  package var amountLine: String
  /// Date, reference and other facts, with their labels.
  package var facts: [FactViewModel]
  /// Plain text, as written.
  package var note: String?
  /// The rows of its category and account, if these have pages.
  package var category: LinkViewModel? = nil
  package var account: LinkViewModel? = nil
  /// The item that was sold.
  package var item: LinkViewModel?
  package var ledger: LinkViewModel
  /// Its row in the register.
  package var register: LinkViewModel?
  package var previous: LinkViewModel?
  package var next: LinkViewModel?
  /// The count and sums of the whole ledger, and its input files.
  package var proof: [String] = []
  package var sumWidth = SumWidth.usual

  package init(
    frame: PageFrame, movement: MovementViewModel, nameLine: String, amountLine: String, facts: [FactViewModel] = [],
    note: String? = nil, item: LinkViewModel? = nil, ledger: LinkViewModel,
    register: LinkViewModel? = nil, previous: LinkViewModel? = nil, next: LinkViewModel? = nil
  ) {
    self.frame = frame
    self.movement = movement
    self.nameLine = nameLine
    self.amountLine = amountLine
    self.facts = facts
    self.note = note
    self.item = item
    self.ledger = ledger
    self.register = register
    self.previous = previous
    self.next = next
  }
}

/// The list of ledgers, `reports/index.html`.
package struct ReportsPage: Sendable, Equatable {
  package var frame: PageFrame
  package var title: String
  package var ledgers: [LedgerCardViewModel]
  /// The goals measured by private ledgers.
  package var goals: [GoalCardViewModel]
  /// `Page 2 of 3`, if there are several.
  package var part: String?
  package var pages: [LinkViewModel] = []
  package var sumWidth = SumWidth.usual
  package var notice: Notice?

  package init(
    frame: PageFrame, title: String, ledgers: [LedgerCardViewModel], goals: [GoalCardViewModel] = [],
    notice: Notice? = nil
  ) {
    self.frame = frame
    self.title = title
    self.ledgers = ledgers
    self.goals = goals
    self.notice = notice
  }
}

package struct LedgerCardViewModel: Sendable, Equatable {
  package var name: LabelViewModel
  package var url: String
  package var count: String
  /// The sum in each currency.
  package var totals: [String]

  package init(name: LabelViewModel, url: String, count: String, totals: [String]) {
    self.name = name
    self.url = url
    self.count = count
    self.totals = totals
  }
}
