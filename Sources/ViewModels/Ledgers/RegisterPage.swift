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
  /// The heading of the column of balances where it has running totals; absent where it has balances.
  package var balanceTitle: String?
  /// The word for what stood before: `Opening balance`, or `Brought forward` on a page that goes on from another.
  package var openingTitle: String
  package var opening: [CarriedViewModel]
  package var groups: [Group]
  /// Whether it takes several sheets of paper, each of which carries its sums to the next.
  package var hasSheets: Bool { groups.contains { !$0.carried.isEmpty } }
  /// Whether it begins a sheet of paper, whatever stands above it.
  package var startsSheet = false
  /// Whether some figures are so long that they take more of a sheet's width.
  package var isBroad = false
  /// What the rows of this page come to, a figure a currency; empty where they are all of the register's rows.
  package var pageSums: [FigureViewModel]
  /// What all of the register's rows come to, on its last page.
  package var totals: [FigureViewModel]
  package var closingTitle: String
  package var closing: [CarriedViewModel]

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
    /// What is carried behind its last row to the next sheet of paper; empty where none ends here.
    package var carried: [CarriedViewModel] = []

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
    openingTitle: String = "", opening: [CarriedViewModel] = [], groups: [Group] = [],
    pageSums: [FigureViewModel] = [], totals: [FigureViewModel] = [],
    closingTitle: String = "", closing: [CarriedViewModel] = []
  ) {
    self.hasDates = hasDates
    self.hasCategories = hasCategories
    self.hasAccounts = hasAccounts
    self.hasBalance = hasBalance
    self.openingTitle = openingTitle
    self.opening = opening
    self.groups = groups
    self.pageSums = pageSums
    self.totals = totals
    self.closingTitle = closingTitle
    self.closing = closing
  }
}

/// What is carried in one currency over the edge of a sheet or a page, or stood before the first row and after the last.
package struct CarriedViewModel: Sendable, Equatable {
  /// Whose it is; absent where there is no column for it.
  package var account: String?
  package var owner: Owner
  /// What the register's rows come to so far; absent before the first and after the last.
  package var sum: FigureViewModel?
  /// What is held then; absent where no balance is told.
  package var balance: FigureViewModel?

  /// Whose it is: the account's that is named, of no account, or of all accounts together.
  package enum Owner: Sendable { case account, nobody, all }

  package init(
    account: String? = nil, owner: Owner = .account, sum: FigureViewModel? = nil, balance: FigureViewModel? = nil
  ) {
    self.account = account
    self.owner = owner
    self.sum = sum
    self.balance = balance
  }
}
