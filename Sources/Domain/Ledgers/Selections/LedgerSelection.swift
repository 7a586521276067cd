/// The movements that a report covers.
package struct LedgerSelection: Sendable, Hashable {
  package var from: CalendarDate?
  package var to: CalendarDate?
  /// An account, including those below it.
  package var account: String?
  /// The categories, including those below them; empty for all.
  package var categories: [String] = []
  /// The categories that are left out, including those below them.
  package var excludedCategories: [String] = []
  /// Text to find in name, note, reference, id or item, ignoring case.
  package var search: String?
  package var amount: AmountRange?
  /// Tags, of which a movement has at least one; empty for any.
  package var tags: [String] = []

  package init() {}

  package var isWhole: Bool { self == LedgerSelection() }

  /// Whether it leaves out some movements of an account within its days.
  var dividesAccounts: Bool {
    !categories.isEmpty || !excludedCategories.isEmpty || search != nil || amount != nil || !tags.isEmpty
  }

  /// The options that select only part of a category's movements in a period, by name.
  func budgetCuts(by length: PeriodLength, fiscalYear: MonthDay) -> [String] {
    func isFirst(_ day: CalendarDate?) -> Bool {
      day.map { Period(of: $0, length, fiscalYear: fiscalYear).firstDay == $0 } ?? true
    }
    let next = to.flatMap { CalendarDate(daysSinceEpoch: $0.daysSinceEpoch + 1) }
    let cuts = [
      // A week may belong to two months.
      (account != nil, "account"), (amount != nil, "amount"), (length.months == nil, "by"), (!isFirst(from), "from"),
      (search != nil, "search"), (!tags.isEmpty, "tag"), (!isFirst(next), "to"),
    ]
    return cuts.filter(\.0).map(\.1)
  }
}

extension Ledger {
  /// Returns the ledger with only the selected movements. Undated movements are in no period.
  ///
  /// Whole accounts keep their balances: earlier movements are brought forward. A category, a search text, a tag or
  /// an amount selects part of an account, so openings and balances are dropped.
  /// A budget is dropped if only part of its category's movements in a period is selected.
  ///
  /// - Parameter length: The length of the periods that budgets are compared with.
  package func selecting(_ selection: LedgerSelection, by length: PeriodLength = .month) -> Ledger {
    var ledger = self
    ledger.selectBudgets(selection, by: length)
    if selection.isWhole { return ledger }
    let picker = MovementPicker(self, selection)
    (ledger.firstDay, ledger.lastDay) = (selection.from, selection.to)
    if !ledger.budgets.isEmpty {
      // A budget continues in periods without movements: use the ledger's days, not those of the selected movements.
      ledger.firstDay = selection.from ?? movements.first?.date
      ledger.lastDay = selection.to ?? movements.last { $0.date != nil }?.date
    }
    ledger.movements = []
    (ledger.closings, ledger.datedBalances) = ([], [])
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
    let cuts = selection.budgetCuts(by: length, fiscalYear: fiscalYear)
    if !cuts.isEmpty {
      budgetsLeftOut = cuts
      budgets = []
      return
    }
    let (picked, excluded) = (
      selection.categories.map(CategoryPath.init), selection.excludedCategories.map(CategoryPath.init)
    )
    if !picked.isEmpty {
      // Only a budget of a parent category also limits this one.
      let isAbove = budgets.contains { budget in
        let path = CategoryPath(budget.category)
        return !picked.contains { $0.contains(path) } && picked.contains { path.contains($0) }
      }
      if isAbove { budgetsLeftOut.append("category") }
      budgets.removeAll { budget in !picked.contains { $0.contains(CategoryPath(budget.category)) } }
    }
    if !excluded.isEmpty {
      budgets.removeAll { budget in excluded.contains { $0.contains(CategoryPath(budget.category)) } }
      let count = budgets.count
      budgets.removeAll { budget in excluded.contains { CategoryPath(budget.category).contains($0) } }
      if budgets.count < count { budgetsLeftOut.append("exclude-category") }
    }
  }
}

/// Selects movements, matching each category and account name once.
private struct MovementPicker {
  private let isPickedCategory: [Bool]?
  private let isExcludedCategory: [Bool]?
  private let isPickedAccount: [Bool]?
  private let needle: String?
  private let amount: AmountRange?
  private let tags: Set<String>

  init(_ ledger: Ledger, _ selection: LedgerSelection) {
    func picked(_ names: [String], _ wanted: [String]) -> [Bool]? {
      if wanted.isEmpty { return nil }
      let paths = wanted.map(CategoryPath.init)
      return names.map { name in paths.contains { $0.contains(CategoryPath(name)) } }
    }
    isPickedCategory = picked(ledger.categories, selection.categories)
    isExcludedCategory = picked(ledger.categories, selection.excludedCategories)
    isPickedAccount = picked(ledger.accounts, selection.account.map { [$0] } ?? [])
    needle = selection.search?.lowercased()
    amount = selection.amount
    tags = Set(selection.tags)
  }

  func picks(account: Int32?) -> Bool {
    guard let isPickedAccount else { return true }
    return account.map { isPickedAccount[Int($0)] } ?? false
  }

  func picks(_ movement: Movement) -> Bool {
    if let isPickedCategory, !(movement.category.map { isPickedCategory[Int($0)] } ?? false) { return false }
    if let isExcludedCategory, let category = movement.category, isExcludedCategory[Int(category)] { return false }
    guard picks(account: movement.account) else { return false }
    if !tags.isEmpty, !(movement.details?.tags.contains(where: tags.contains) ?? false) { return false }
    if let amount, !amount.contains(movement.money) {
      // A part of a split movement is found by the whole amount, too.
      guard let whole = movement.details?.split?.minorUnits,
        amount.contains(Money(minorUnits: whole, currency: movement.currency))
      else { return false }
    }
    guard let needle else { return true }
    let details = movement.details
    return [movement.name, movement.id, details?.reference, details?.note, details?.item]
      .contains { $0?.lowercased().contains(needle) ?? false }
  }
}
