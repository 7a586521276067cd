/// Which of a ledger's movements a report covers.
package struct LedgerSelection: Sendable, Hashable {
  package var from: CalendarDate?
  package var to: CalendarDate?
  /// An account, and all below it.
  package var account: String?
  /// A category, and all below it.
  package var category: String?
  /// A text within name, note, reference or id, in capitals or not.
  package var search: String?

  package init() {}

  package var isWhole: Bool { self == LedgerSelection() }

  /// Whether it leaves out some of an account's movements within its days.
  var dividesAccounts: Bool { category != nil || search != nil }

  /// What picks a part of what a category's movements in a period are, by the options' names.
  func budgetCuts(by length: PeriodLength) -> [String] {
    func isFirst(_ day: CalendarDate?) -> Bool { day.map { Period(of: $0, length).firstDay == $0 } ?? true }
    let next = to.flatMap { CalendarDate(daysSinceEpoch: $0.daysSinceEpoch + 1) }
    let cuts = [
      // Weeks are no part of one month.
      (account != nil, "account"), (length.months == nil, "by"), (!isFirst(from), "from"), (search != nil, "search"),
      (!isFirst(next), "to"),
    ]
    return cuts.filter(\.0).map(\.1)
  }
}

extension Ledger {
  /// The ledger with the movements of a selection alone.
  ///
  /// Whole accounts keep their balances: the movements before `from` are brought forward. A category or a text selects a part
  /// of an account's movements, and the sum of a part is no balance: openings are left out and nothing is brought forward.
  /// A movement without a date is in no period.
  ///
  /// A budget is held against all that was spent in its category in a period: where only a part of that is selected, it is
  /// left out.
  ///
  /// - Parameter length: How long the periods are that budgets are held against.
  package func selecting(_ selection: LedgerSelection, by length: PeriodLength = .month) -> Ledger {
    var ledger = self
    ledger.selectBudgets(selection, by: length)
    if selection.isWhole { return ledger }
    let picker = MovementPicker(self, selection)
    (ledger.firstDay, ledger.lastDay) = (selection.from, selection.to)
    if !ledger.budgets.isEmpty {
      // A budget runs on where nothing was spent: its periods are the whole ledger's, not those of the movements that are picked.
      ledger.firstDay = selection.from ?? movements.first?.date
      ledger.lastDay = selection.to ?? movements.last { $0.date != nil }?.date
    }
    ledger.movements = []
    ledger.closings = []
    ledger.hasBalances = !selection.dividesAccounts
    ledger.selectedAccount = selection.account.map(CategoryPath.init)
    if selection.dividesAccounts {
      ledger.openings = []
    } else {
      let isFirstBefore = movements.first?.date.flatMap { first in selection.from.map { first < $0 } } ?? false
      ledger.leavesOutBalances = !openings.isEmpty || isFirstBefore
      ledger.openings.removeAll { !picker.picks(account: $0.account) }
    }
    for movement in movements where picker.picks(movement) {
      if selection.from != nil || selection.to != nil {
        guard let date = movement.date else {
          ledger.undatedLeftOut += 1
          continue
        }
        if let from = selection.from, date < from {
          if ledger.hasBalances {
            ledger.broughtForward[balanceKey(of: movement), default: 0] += Int128(movement.minorUnits)
          }
          continue
        }
        if let to = selection.to, date > to { continue }
      }
      ledger.movements.append(movement)
    }
    return ledger
  }
}

extension Ledger {
  private mutating func selectBudgets(_ selection: LedgerSelection, by length: PeriodLength) {
    if budgets.isEmpty { return }
    let cuts = selection.budgetCuts(by: length)
    if !cuts.isEmpty {
      budgetsLeftOut = cuts
      budgets = []
    } else if let picked = selection.category.map(CategoryPath.init) {
      // One above the category limits more; what limits other categories has nothing to do with it.
      let isAbove = budgets.contains {
        CategoryPath($0.category) != picked && CategoryPath($0.category).contains(picked)
      }
      if isAbove { budgetsLeftOut = ["category"] }
      budgets.removeAll { !picked.contains(CategoryPath($0.category)) }
    }
  }
}

/// Looks at each category and account once, however many movements point to it.
private struct MovementPicker {
  private let isPickedCategory: [Bool]?
  private let isPickedAccount: [Bool]?
  private let needle: String?

  init(_ ledger: Ledger, _ selection: LedgerSelection) {
    func picked(_ names: [String], _ wanted: String?) -> [Bool]? {
      wanted.map { wanted in names.map { CategoryPath(wanted).contains(CategoryPath($0)) } }
    }
    isPickedCategory = picked(ledger.categories, selection.category)
    isPickedAccount = picked(ledger.accounts, selection.account)
    needle = selection.search?.lowercased()
  }

  func picks(account: Int32?) -> Bool {
    guard let isPickedAccount else { return true }
    return account.map { isPickedAccount[Int($0)] } ?? false
  }

  func picks(_ movement: Movement) -> Bool {
    if let isPickedCategory, !(movement.category.map { isPickedCategory[Int($0)] } ?? false) { return false }
    guard picks(account: movement.account) else { return false }
    guard let needle else { return true }
    return [movement.name, movement.id, movement.details?.reference, movement.details?.note]
      .contains { $0?.lowercased().contains(needle) ?? false }
  }
}
