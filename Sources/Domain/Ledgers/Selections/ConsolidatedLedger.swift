extension Ledger {
  /// Returns one ledger of the movements, balances and budgets of several, which have the same currency.
  ///
  /// - What has no account is of an account with its ledger's id.
  /// - An account of several ledgers begins with the opening balance of the one that has its first movement: the others
  ///   continue it.
  /// - The ids of movements begin with their ledgers': `bank/m-1`. Receipts are left out.
  package static func consolidated(_ ledgers: [Ledger]) -> Ledger? {
    guard var whole = ledgers.first else { return nil }
    whole.id = ledgers.map(\.id).joined(separator: "+")
    whole.name = Label(ledgers.map(\.id).joined(separator: " + "))
    (whole.note, whole.source, whole.visibility) = (nil, nil, .private)
    (whole.movements, whole.categories, whole.accounts) = ([], [], [])
    (whole.openings, whole.closings, whole.datedBalances, whole.budgets) = ([], [], [], [])
    (whole.receiptFiles, whole.hasReceipts, whole.categoryVAT) = ([:], false, [])
    var openings: [OpeningKey: Opening] = [:]
    var position: Int32 = 0
    for ledger in ledgers {
      let part = ledger.withoutReceipts
      let (categories, accounts) = (Int32(whole.categories.count), Int32(whole.accounts.count))
      let nameless = accounts + Int32(part.accounts.count)
      func account(_ account: Int32?) -> Int32 { account.map { $0 + accounts } ?? nameless }
      whole.categories += part.categories
      whole.accounts += part.accounts + [part.id]
      var firstDays: [BalanceKey: CalendarDate] = [:]
      for movement in part.movements {
        let key = part.balanceKey(of: movement)
        if let date = movement.date, firstDays[key] == nil { firstDays[key] = date }
        var moved = movement
        moved.id = "\(part.id)/\(movement.reference)"
        moved.position = position &+ movement.position
        moved.category = movement.category.map { $0 + categories }
        moved.account = account(movement.account)
        if movement.details?.vat == nil, !part.categoryVAT.isEmpty, let rate = part.vatRate(of: movement) {
          moved.details = (movement.details ?? Movement.Details()).with(vat: .rate(rate))
        }
        whole.movements.append(moved)
      }
      position = position &+ (part.movements.map(\.position).max() ?? 0)
      for opening in part.openings {
        let day = firstDays[BalanceKey(account: opening.account, currency: opening.money.currency)]
        let name = CategoryPath(opening.account.map { part.accounts[Int($0)] } ?? part.id)
        let key = OpeningKey(account: name, currency: opening.money.currency)
        if let known = openings[key], (known.day ?? .last) <= (day ?? .last) { continue }
        openings[key] = Opening(day: day, balance: AccountBalance(account: account(opening.account), opening.money))
      }
      whole.datedBalances += part.datedBalances.compactMap { dated in
        // Without an account, it is that of all accounts of its ledger.
        if dated.balance.account == nil, part.accounts.count > 0 { return nil }
        var moved = dated
        moved.balance.account = account(dated.balance.account)
        return moved
      }
      whole.add(part.budgets)
      whole.hasDetails = whole.hasDetails || part.hasDetails
      whole.hasTransfers = whole.hasTransfers || part.hasTransfers
      whole.hasSplits = whole.hasSplits || part.hasSplits
      whole.hasVAT = whole.hasVAT || part.hasVAT
      whole.hasTags = whole.hasTags || part.hasTags
      whole.hasPending = whole.hasPending || part.hasPending
    }
    whole.openings = openings.values.map(\.balance).sorted {
      ($0.account ?? -1, $0.money.currency.code) < ($1.account ?? -1, $1.money.currency.code)
    }
    whole.movements = sortedByDate(whole.movements)
    whole.removeUnusedAccounts()
    whole.uniteNames()
    return whole
  }

  private struct OpeningKey: Hashable {
    var account: CategoryPath
    var currency: Currency
  }

  private struct Opening {
    /// The day of the account's first movement in the opening's ledger.
    var day: CalendarDate?
    var balance: AccountBalance
  }

  /// Adds budgets; the limits of one category in several ledgers are added up. They are of one kind.
  private mutating func add(_ others: [Budget]) {
    for other in others {
      let place = budgets.firstIndex {
        CategoryPath($0.category) == CategoryPath(other.category) && $0.limit.currency == other.limit.currency
      }
      guard let place else {
        budgets.append(other)
        continue
      }
      let (sum, overflow) = budgets[place].limit.minorUnits.addingReportingOverflow(other.limit.minorUnits)
      budgets[place].limit.minorUnits = overflow ? .max : sum
    }
  }

  /// Removes accounts that nothing refers to, such as those for movements without an account.
  private mutating func removeUnusedAccounts() {
    var isUsed = [Bool](repeating: false, count: accounts.count)
    for movement in movements { if let account = movement.account { isUsed[Int(account)] = true } }
    for opening in openings { if let account = opening.account { isUsed[Int(account)] = true } }
    for dated in datedBalances { if let account = dated.balance.account { isUsed[Int(account)] = true } }
    var places = [Int32](repeating: 0, count: accounts.count)
    var kept: [String] = []
    for (place, name) in accounts.enumerated() where isUsed[place] {
      places[place] = Int32(kept.count)
      kept.append(name)
    }
    accounts = kept
    for place in movements.indices { movements[place].account = movements[place].account.map { places[Int($0)] } }
    for place in openings.indices { openings[place].account = openings[place].account.map { places[Int($0)] } }
    for place in datedBalances.indices {
      datedBalances[place].balance.account = datedBalances[place].balance.account.map { places[Int($0)] }
    }
  }
}

extension Movement.Details {
  fileprivate func with(vat: WrittenVAT) -> Movement.Details {
    Movement.Details(
      note: note, reference: reference, item: item, quantity: quantity, balance: balance, split: split,
      isTransfer: isTransfer, vat: vat, receipt: receipt, tags: tags, isPending: isPending)
  }
}
