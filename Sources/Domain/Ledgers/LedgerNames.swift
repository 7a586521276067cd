extension Ledger {
  /// Merges different spellings of a category or account, such as `a/b` and `a:b`, into the first one.
  ///
  /// Budgets take the spelling of the movements. In a ledger with a single account, movements without one belong to it.
  package mutating func uniteNames() {
    let (categories, categoryPlaces) = united(categories)
    let (accounts, accountPlaces) = united(accounts)
    self.categories = categories
    self.accounts = accounts
    let names = TreeNames(categories)
    for place in budgets.indices { budgets[place].category = names.path(budgets[place].category).text }
    let only: Int32? = accounts.count == 1 ? 0 : nil
    func account(_ account: Int32?) -> Int32? {
      guard let account else { return only }
      return accountPlaces.map { $0[Int(account)] ?? only } ?? account
    }
    for place in openings.indices { openings[place].account = account(openings[place].account) }
    for place in closings.indices {
      // A closing balance without an account is that of all accounts.
      closings[place].account = closings[place].account.flatMap { account($0) }
    }
    for place in datedBalances.indices {
      datedBalances[place].balance.account = datedBalances[place].balance.account.flatMap { account($0) }
    }
    // Skip the walk through the movements if it changes none.
    let isAnyoneNobodys = only != nil && movements.contains { $0.account == nil }
    guard categoryPlaces != nil || accountPlaces != nil || isAnyoneNobodys else { return }
    for place in movements.indices {
      if let categoryPlaces, let category = movements[place].category {
        movements[place].category = categoryPlaces[Int(category)]
      }
      movements[place].account = account(movements[place].account)
    }
  }
}

/// The distinct names, and the index of each name among them (`nil` for a blank one). `nil` if all are distinct.
private func united(_ names: [String]) -> (names: [String], places: [Int32?]?) {
  var known: [CategoryPath: Int32] = [:]
  var united: [String] = []
  let places = names.map { name -> Int32? in
    let path = CategoryPath(name)
    if path.text.isEmpty { return nil }
    if let place = known[path] { return place }
    let place = Int32(truncatingIfNeeded: united.count)
    known[path] = place
    united.append(path.text)
    return place
  }
  return (united, united.count == names.count ? nil : places)
}
