/// Movements one below the other: those of a month with their balances, or those of a category month by month.
package struct RegisterPage: Sendable, Equatable {
  package var frame: PageFrame
  /// The month or the category.
  package var name: LabelViewModel
  package var ledger: LinkViewModel
  /// `Page 2 of 5`; absent where there is one alone.
  package var part: String?
  /// Of all parts together.
  package var count: String
  package var totals: [LedgerTotalViewModel]
  package var register: RegisterViewModel
  package var pages: [LinkViewModel]
  package var previous: LinkViewModel?
  package var next: LinkViewModel?
  /// The count and the sums of all parts together, and what the report was made from.
  package var proof: [String] = []

  package init(
    frame: PageFrame, name: LabelViewModel, ledger: LinkViewModel, part: String? = nil, count: String,
    totals: [LedgerTotalViewModel] = [], register: RegisterViewModel, pages: [LinkViewModel] = [],
    previous: LinkViewModel? = nil, next: LinkViewModel? = nil
  ) {
    self.frame = frame
    self.name = name
    self.ledger = ledger
    self.part = part
    self.count = count
    self.totals = totals
    self.register = register
    self.pages = pages
    self.previous = previous
    self.next = next
  }
}

/// The table of a register: rows in groups, what stood before the first and what stands after the last.
package struct RegisterViewModel: Sendable, Equatable {
  package var hasDates: Bool
  package var hasCategories: Bool
  package var hasAccounts: Bool
  package var hasBalance: Bool
  /// The word for what stood before: `Opening balance`, or `Brought forward` on a page that goes on from another.
  package var openingTitle: String
  package var opening: [BalanceViewModel]
  package var groups: [Group]
  /// Whether it takes several sheets of paper, each of which carries its sum to the next.
  package var hasSheets: Bool { groups.contains { !$0.carried.isEmpty } }
  /// What the rows of this page come to, a row a currency.
  package var sums: [BalanceViewModel]
  package var closingTitle: String
  package var closing: [BalanceViewModel]

  /// The rows behind one figure.
  package struct Group: Sendable, Equatable {
    /// Its anchor: `2026-03-EUR`; absent where the page is one group.
    package var id: String?
    package var name: CategoryNameViewModel?
    package var total: FigureViewModel
    /// Whether it is a sum alone, of the groups below it.
    package var isHeading: Bool
    /// The sums of the categories below, where the figure is rolled up.
    package var parts: [CategoryRowViewModel]
    package var movements: [MovementViewModel]
    /// What all accounts together hold behind its last row, carried to the next sheet of paper; empty where that doesn't end here.
    package var carried: [BalanceViewModel] = []

    package init(
      id: String? = nil, name: CategoryNameViewModel? = nil, total: FigureViewModel = FigureViewModel(),
      isHeading: Bool = false, parts: [CategoryRowViewModel] = [], movements: [MovementViewModel] = []
    ) {
      self.id = id
      self.name = name
      self.total = total
      self.isHeading = isHeading
      self.parts = parts
      self.movements = movements
    }
  }

  package init(
    hasDates: Bool = false, hasCategories: Bool = false, hasAccounts: Bool = false, hasBalance: Bool = false,
    openingTitle: String = "", opening: [BalanceViewModel] = [], groups: [Group] = [], sums: [BalanceViewModel] = [],
    closingTitle: String = "", closing: [BalanceViewModel] = []
  ) {
    self.hasDates = hasDates
    self.hasCategories = hasCategories
    self.hasAccounts = hasAccounts
    self.hasBalance = hasBalance
    self.openingTitle = openingTitle
    self.opening = opening
    self.groups = groups
    self.sums = sums
    self.closingTitle = closingTitle
    self.closing = closing
  }
}

/// What an account holds in one currency, or what some rows come to.
package struct BalanceViewModel: Sendable, Equatable {
  package var account: String?
  package var amount: String
  package var isNegative: Bool

  package init(account: String? = nil, amount: String, isNegative: Bool) {
    self.account = account
    self.amount = amount
    self.isNegative = isNegative
  }
}
