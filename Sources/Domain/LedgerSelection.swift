/// Which of a ledger's movements a report tells of.
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
}

extension Ledger {
  /// The ledger with the movements of a selection alone.
  ///
  /// Balances go on to add up: account, category and text say which movements count, and what of them stands before `from`
  /// is brought forward. Opening balances count unless a category or a text picks among movements; where an account is
  /// picked among several, those of the accounts that are picked. A movement without a date is in no period.
  package func selecting(_ selection: LedgerSelection) -> Ledger {
    if selection.isWhole { return self }
    let picker = MovementPicker(self, selection)
    var ledger = self
    ledger.movements = []
    ledger.closings = []
    if selection.category != nil || selection.search != nil {
      ledger.openings = []
    } else {
      ledger.openings.removeAll { !picker.picks(account: $0.account) }
    }
    for movement in movements where picker.picks(movement) {
      if selection.from != nil || selection.to != nil {
        guard let date = movement.date else {
          ledger.undatedLeftOut += 1
          continue
        }
        if let from = selection.from, date < from {
          ledger.broughtForward[balanceKey(of: movement), default: 0] += Int128(movement.minorUnits)
          continue
        }
        if let to = selection.to, date > to { continue }
      }
      ledger.movements.append(movement)
    }
    return ledger
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
    return [movement.name, movement.id, movement.details?.reference, movement.details?.note?.plain]
      .contains { $0?.lowercased().contains(needle) ?? false }
  }
}
