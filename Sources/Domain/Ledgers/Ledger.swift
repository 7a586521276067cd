/// What went in and out of some accounts.
package struct Ledger: Sendable {
  package var id: String
  package var name: Label
  /// Markdown above the report.
  package var note: Localized<Markup>?
  package var language: LanguageTag
  package var visibility: Visibility
  /// The currency of an amount that names none.
  package var currency: Currency
  /// What stood before the first movement: the whole ledger's, or each account's.
  package var openings: [AccountBalance]
  /// Claims: the parser has held them against opening + sum.
  package var closings: [AccountBalance]
  /// In order: by date, those without one last; equal dates, and those without, keep the file's order.
  package var movements: [Movement]
  /// The categories and accounts that movements point into, each once, in order of appearance.
  package var categories: [String]
  package var accounts: [String]
  /// What may go out in a month, by category.
  package var budgets: [Budget]
  /// Whether any movement has a note, a reference, an item or a quantity.
  package var hasDetails = false
  /// Whether its movements live elsewhere and aren't known.
  package var isElsewhere = false
  /// What stood in each account before the first movement, where earlier movements were cut off; see `selecting`.
  package var broughtForward: [BalanceKey: Int128] = [:]
  /// The days that a report's periods begin and end with; `nil` for those of its movements. See `selecting`.
  package var firstDay: CalendarDate?
  package var lastDay: CalendarDate?
  /// Why budgets are left out, by the names of the options that select less than they limit; see `selecting`.
  package var budgetsLeftOut: [String] = []
  /// Whether all movements of its accounts are in it, up to its last day: of a part of them, no balance is known. See `selecting`.
  package var hasBalances = true
  /// The account that was selected with all below it, leaving out the others: what those above it hold isn't known. See `selecting`.
  package var selectedAccount: CategoryPath?
  /// Whether a balance is known of accounts that were left out; see `selecting`.
  package var leavesOutBalances = false
  /// How many movements are in no period, since they have no date, where a period was selected.
  package var undatedLeftOut = 0

  /// Money is never published by accident: `private` unless the ledger or the site says otherwise.
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

/// One amount that went in (positive) or out (negative).
///
/// Kept narrow, since a ledger may hold a million: category and account are places in the ledger's tables, what few movements
/// have stands in `details`, and wide fields come before narrow ones, which leaves the fewest gaps.
@usableFromInline package struct Movement: Sendable {
  /// As written; `nil` for one that is known by its position.
  @usableFromInline package var id: String?
  @usableFromInline package var name: String
  @usableFromInline package var minorUnits: Int64
  @usableFromInline package var details: Details?
  /// From 1, in the order of its file.
  @usableFromInline package var position: Int32
  @usableFromInline package var currency: Currency
  @usableFromInline package var category: Int32?
  @usableFromInline package var account: Int32?
  @usableFromInline package var date: CalendarDate?

  package var money: Money { Money(minorUnits: minorUnits, currency: currency) }

  /// What it is known by: the written id, else the position.
  package var reference: String { id ?? String(position) }

  @usableFromInline package final class Details: Sendable, Equatable {
    /// Plain text, as written.
    package let note: String?
    package let reference: String?
    /// A menu and its item: `dinner/margherita`.
    package let item: String?
    /// In decimal digits.
    package let quantity: String?
    /// What the balance is claimed to be after it.
    package let balance: Money?

    package init(
      note: String? = nil, reference: String? = nil, item: String? = nil, quantity: String? = nil, balance: Money? = nil
    ) {
      self.note = note
      self.reference = reference
      self.item = item
      self.quantity = quantity
      self.balance = balance
    }

    /// Whether it says anything but a balance.
    package var saysMore: Bool { note != nil || reference != nil || item != nil || quantity != nil }

    @usableFromInline package static func == (left: Details, right: Details) -> Bool {
      left.note == right.note && left.reference == right.reference && left.item == right.item
        && left.quantity == right.quantity && left.balance == right.balance
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
