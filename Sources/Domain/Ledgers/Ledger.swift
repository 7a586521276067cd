/// The movements of some accounts.
package struct Ledger: Sendable {
  package var id: String
  package var name: Label
  /// Markdown shown above the report.
  package var note: Localized<Markup>?
  package var language: LanguageTag
  package var visibility: Visibility
  /// The currency of amounts that don't name one.
  package var currency: Currency
  /// The balances before the first movement: of the whole ledger, or of each account.
  package var openings: [AccountBalance]
  /// The balances after the last movement. The parser has compared them with opening + sum.
  package var closings: [AccountBalance]
  /// The balances of days, as the bank's statements give them.
  package var datedBalances: [DatedBalance] = []
  /// By date, undated ones last; otherwise in file order.
  package var movements: [Movement]
  /// The categories and accounts that movements refer to by index, in order of appearance.
  package var categories: [String]
  package var accounts: [String]
  package var budgets: [Budget]
  /// Whether any movement has a note, a reference, an item or a quantity.
  package var hasDetails = false
  /// Whether any movement is a transfer between own accounts, or a part of a split one.
  package var hasTransfers = false
  package var hasSplits = false
  /// Whether any movement or category has a VAT rate.
  package var hasVAT = false
  /// Whether any movement names a receipt, so that others may lack theirs.
  package var hasReceipts = false
  /// Whether any movement has a tag.
  package var hasTags = false
  /// Whether any movement isn't booked yet.
  package var hasPending = false
  /// The files of receipts in the content folder, by the paths that movements have. Missing files are left out.
  package var receiptFiles: [String: String] = [:]
  /// The VAT rate of each category; empty if none has one. See `setVAT`.
  package internal(set) var categoryVAT: [VATRate?] = []
  package var source: RemoteSource?
  package var missing: MissingContent?
  package var copyTime: Int?
  /// The balance of each account before the first selected movement; see `selecting`.
  package var broughtForward: [BalanceKey: Int128] = [:]
  /// The first and last day of the report; `nil` for those of its movements. See `selecting`.
  package var firstDay: CalendarDate?
  package var lastDay: CalendarDate?
  /// The options that select only part of a budget's movements, for which budgets are omitted; see `selecting`.
  package var budgetsLeftOut: [String] = []
  /// Whether it has all movements of its accounts up to its last day, so that balances are known; see `selecting`.
  package var hasBalances = true
  /// The selected account. The balances of its ancestors are unknown; see `selecting`.
  package var selectedAccount: CategoryPath?
  /// Whether the selection excludes accounts with a known balance; see `selecting`.
  package var leavesOutBalances = false
  /// The first day of the years of its reports by year.
  package var fiscalYear = MonthDay.newYear
  /// The number of undated movements excluded by a selected period.
  package var undatedLeftOut = 0

  /// `private` unless the ledger or the site sets it.
  package enum Visibility: String, Sendable, CaseIterable {
    case `private`, `public`
  }

  package init(
    id: String, name: Label, note: Localized<Markup>? = nil, language: LanguageTag, visibility: Visibility = .private,
    currency: Currency, openings: [AccountBalance] = [], closings: [AccountBalance] = [], movements: [Movement] = [],
    categories: [String] = [], accounts: [String] = [], budgets: [Budget] = []
  ) {
    self.id = id
    self.name = name
    self.note = note
    self.language = language
    self.visibility = visibility
    self.currency = currency
    self.openings = openings
    self.closings = closings
    self.movements = movements
    self.categories = categories
    self.accounts = accounts
    self.budgets = budgets
  }

  package func category(of movement: Movement) -> String? { movement.category.map { categories[Int($0)] } }
  package func account(of movement: Movement) -> String? { movement.account.map { accounts[Int($0)] } }
}

/// An amount that went in (positive) or out (negative).
///
/// Kept small for ledgers of a million movements: category and account are indexes, rare fields are in `details`, and
/// wide fields come first to avoid padding.
@usableFromInline package struct Movement: Sendable {
  /// As written; `nil` for a movement identified by its position.
  @usableFromInline package var id: String?
  @usableFromInline package var name: String
  @usableFromInline package var minorUnits: Int64
  @usableFromInline package var details: Details?
  /// From 1, in file order.
  @usableFromInline package var position: Int32
  @usableFromInline package var currency: Currency
  @usableFromInline package var category: Int32?
  @usableFromInline package var account: Int32?
  @usableFromInline package var date: CalendarDate?

  package var money: Money { Money(minorUnits: minorUnits, currency: currency) }

  /// Whether it is between own accounts, and so neither income nor expense.
  package var isTransfer: Bool { details?.isTransfer ?? false }

  /// Whether the bank hasn't booked it yet.
  package var isPending: Bool { details?.isPending ?? false }

  /// What identifies it: the written id, or else the position.
  package var reference: String { id ?? String(position) }

  /// Whether the bank has booked it. Reports count both.
  package enum Status: String, Sendable, CaseIterable {
    case pending, booked

    /// Reads the word, or what banks and programs call it, in any case; `nil` for others.
    package init?(word: String) {
      switch word.lowercased() {
      case "pending", "uncleared", "vorgemerkt", "ausstehend", "en attente", "in attesa", "pendiente": self = .pending
      case "booked", "cleared", "posted", "completed", "settled", "reconciled", "gebucht", "comptabilisé",
        "contabilizzato":
        self = .booked
      default: return nil
      }
    }
  }

  /// A part of a movement that is split among categories. Each part is a movement with the same id and position.
  package struct Split: Sendable, Hashable {
    /// From 1.
    package let number: Int
    package let count: Int
    /// The amount of the whole movement.
    package let minorUnits: Int64

    package init(number: Int, count: Int, minorUnits: Int64) {
      (self.number, self.count, self.minorUnits) = (number, count, minorUnits)
    }

    /// `2/3`.
    package var text: String { "\(number)/\(count)" }
  }

  @usableFromInline package final class Details: Sendable, Equatable {
    /// Plain text, as written.
    package let note: String?
    package let reference: String?
    /// The ids of a menu and its item: `dinner/margherita`.
    package let item: String?
    /// In decimal digits.
    package let quantity: String?
    /// The expected balance after the movement.
    package let balance: Money?
    package let split: Split?
    package let isTransfer: Bool
    /// `nil` for that of the category.
    package let vat: WrittenVAT?
    package let receipt: Receipt?
    /// Its tags in written order, each once.
    package let tags: [String]
    package let isPending: Bool

    package init(
      note: String? = nil, reference: String? = nil, item: String? = nil, quantity: String? = nil,
      balance: Money? = nil, split: Split? = nil, isTransfer: Bool = false, vat: WrittenVAT? = nil,
      receipt: Receipt? = nil, tags: [String] = [], isPending: Bool = false
    ) {
      self.note = note
      self.reference = reference
      self.item = item
      self.quantity = quantity
      self.balance = balance
      self.split = split
      self.isTransfer = isTransfer
      self.vat = vat
      self.receipt = receipt
      self.tags = tags
      self.isPending = isPending
    }

    /// Whether it has a note, a reference, an item or a quantity.
    package var saysMore: Bool { note != nil || reference != nil || item != nil || quantity != nil }

    @usableFromInline package static func == (left: Details, right: Details) -> Bool {
      left.note == right.note && left.reference == right.reference && left.item == right.item
        && left.quantity == right.quantity && left.balance == right.balance
        && left.split == right.split && left.isTransfer == right.isTransfer && left.vat == right.vat
        && left.receipt == right.receipt && left.tags == right.tags && left.isPending == right.isPending
    }
  }

  @inlinable package init(
    id: String? = nil, position: Int32, category: Int32? = nil, account: Int32? = nil, date: CalendarDate? = nil,
    name: String, minorUnits: Int64, currency: Currency, details: Details? = nil
  ) {
    self.id = id
    self.position = position
    self.category = category
    self.account = account
    self.date = date
    self.name = name
    self.minorUnits = minorUnits
    self.currency = currency
    self.details = details
  }
}
