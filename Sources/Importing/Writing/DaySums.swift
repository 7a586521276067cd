import MenugenDomain

/// The booked amounts of each account, currency and day.
struct DaySums {
  private var days: [ImportedBalances.Owner: [Int: [Int64]]] = [:]

  init(_ rows: [LedgerRow], _ store: borrowing StatementStore) {
    for row in rows where !row.isPending && !row.isFormer {
      guard let date = row.date else { continue }
      let owner = ImportedBalances.Owner(account: store.accountName(row.account) ?? "", currency: row.currency)
      days[owner, default: [:]][date.daysSinceEpoch, default: []].append(row.minorUnits)
    }
  }

  func sum(_ owner: ImportedBalances.Owner, from first: Int, to last: Int) -> Int128 {
    guard first <= last, let days = days[owner] else { return 0 }
    var sum: Int128 = 0
    for (day, amounts) in days where first <= day && day <= last { for amount in amounts { sum += Int128(amount) } }
    return sum
  }

  /// Whether a sum is that of the last movements of a day.
  func isRest(_ wanted: Int128, _ owner: ImportedBalances.Owner, of date: CalendarDate) -> Bool {
    var sum: Int128 = 0
    for amount in (days[owner]?[date.daysSinceEpoch] ?? []).reversed() {
      sum += Int128(amount)
      if sum == wanted { return true }
    }
    return false
  }
}

/// The booked entries of statements on some of their days, from the earlier to the later.
struct StatementDays {
  private struct Key: Hashable {
    var document: Int32
    var day: Int
  }
  /// An amount, and the index of its entry.
  typealias Amount = (units: Int128, place: Int)
  private var amounts: [Key: [(owner: ImportedBalances.Owner, amount: Amount)]] = [:]

  init(_ days: [(statement: Statement, day: CalendarDate)], _ store: borrowing StatementStore) {
    for (statement, day) in days { amounts[Key(document: statement.document, day: day.daysSinceEpoch)] = [] }
    for (place, entry) in store.entries.enumerated() where !entry.isPending {
      let key = Key(document: entry.document, day: entry.date.daysSinceEpoch)
      guard amounts[key] != nil else { continue }
      let owner = ImportedBalances.Owner(account: store.accountName(entry.account) ?? "", currency: entry.currency)
      amounts[key]?.append((owner, (Int128(entry.minorUnits), place)))
    }
  }

  func amounts(_ statement: Statement, _ owner: ImportedBalances.Owner, _ day: CalendarDate) -> [Amount] {
    let all = amounts[Key(document: statement.document, day: day.daysSinceEpoch)] ?? []
    let own = all.compactMap { $0.owner == owner ? $0.amount : nil }
    return statement.isReversed ? own.reversed() : own
  }
}

/// The sums of the first of some amounts: of the first, of the first two, up to all.
func sumsOfFirst(_ amounts: [Int128]) -> [Int128] {
  var sum: Int128 = 0
  return amounts.map { amount in
    sum += amount
    return sum
  }
}
