/// A page of movements: of a month with their balances, or of a category by month.
package struct RegisterPage: Sendable, Equatable {
  package var frame: PageFrame
  /// The name of the month or category.
  package var name: LabelViewModel
  package var ledger: LinkViewModel
  /// `Page 2 of 5`, if there are several.
  package var part: String?
  /// Over all parts.
  package var count: String
  package var totals: [LedgerTotalViewModel]
  package var register: RegisterViewModel
  package var pages: [LinkViewModel]
  package var previous: LinkViewModel?
  package var next: LinkViewModel?
  /// The count and sums of all parts, and the input files.
  package var proof: [String] = []
  package var sumWidth = SumWidth.usual

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

/// A register's table: rows in groups, with the balances before and after them.
package struct RegisterViewModel: Sendable, Equatable {
  package var hasDates: Bool
  package var hasCategories: Bool
  package var hasAccounts: Bool
  package var hasBalance: Bool
  /// The heading of the balance column if it has running totals instead.
  package var balanceTitle: String?
  /// `Opening balance`, or `Brought forward` on a continuation page.
  package var openingTitle: String
  package var opening: [CarriedViewModel]
  package var groups: [Group]
  /// Whether it takes several printed sheets, each carrying its sums to the next.
  package var hasSheets: Bool { groups.contains { !$0.carried.isEmpty } }
  /// Whether to begin a new sheet.
  package var startsSheet = false
  /// Whether long figures need a wider column in print.
  package var isBroad = false
  /// This page's total in each currency; empty if the page has all rows.
  package var pageSums: [FigureViewModel]
  /// The register's total in each currency, on its last page.
  package var totals: [FigureViewModel]
  package var closingTitle: String
  package var closing: [CarriedViewModel]

  /// The rows that make up one figure.
  package struct Group: Sendable, Equatable {
    /// Its anchor: `2026-03-EUR`; `nil` if the page is a single group.
    package var id: String?
    package var name: CategoryNameViewModel?
    package var total: FigureViewModel
    /// Whether it is only the sum of the following groups.
    package var isHeading: Bool
    /// The sums of the child categories of a rolled-up figure.
    package var parts: [CategoryRowViewModel]
    package var movements: [MovementViewModel]
    /// What is carried forward to the next sheet after its last row; empty if no sheet ends here.
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

/// An amount carried forward in one currency, or an opening or closing balance.
package struct CarriedViewModel: Sendable, Equatable {
  /// The account's name, if there is a column for it.
  package var account: String?
  package var owner: Owner
  /// The sum of the rows so far; `nil` before the first and after the last.
  package var sum: FigureViewModel?
  /// The balance; `nil` if it isn't shown.
  package var balance: FigureViewModel?

  /// Whether it belongs to the named account, to no account, or to all accounts together.
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
