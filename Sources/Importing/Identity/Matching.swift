import MenugenDomain
import MenugenText

/// What becomes of an entry.
enum Outcome: Sendable, Equatable {
  case added(MovementID)
  /// The ledger has it.
  case present
  /// It replaces a pending movement: an index into the ledger's pending rows.
  case booked(Int)
  /// The ledger has another movement with its bank id: an index into the ledger's rows.
  case conflict(Int)
}

/// Compares entries with the ledger: a multiset difference by account and content, one document at a time.
///
/// Documents may overlap: of entries that are equal, a document adds only those that exceed the ledger's number. Within a
/// document equal entries are real, such as two coffees on one day.
struct Matching {
  private(set) var index: LedgerIndex
  /// The number of rows that the ledger had before.
  let knownCount: Int
  /// By the entries' indexes.
  private(set) var outcomes: [Outcome] = []
  /// The pending rows by account and amount.
  private var pendingByAmount: [UInt64: [Int]] = [:]
  private var pendingByRow: [Int: Int] = [:]
  /// The ids of the entries that booked pending rows, if they aren't the rows' own.
  private(set) var bookedIDs: [Int: MovementID] = [:]
  private var bookedRows: Set<Int> = []
  /// The pending entries that this import adds, by account and amount, and by their rows.
  private var addedPending: [UInt64: [Int]] = [:]
  private var addedPendingByRow: [Int: Int] = [:]
  /// The ids of entries that book a pending entry of another file of this import, whose id they get.
  private(set) var ownIDs: [Int: MovementID] = [:]

  init(_ index: LedgerIndex) {
    self.index = index
    knownCount = index.rows.count
    for (place, pending) in index.pending.enumerated() {
      let row = index.rows[pending.row]
      pendingByRow[pending.row] = place
      pendingByAmount[Self.amountKey(row.account, row.minorUnits, row.currency), default: []].append(place)
    }
  }

  mutating func match(_ store: borrowing StatementStore) {
    let entries = store.entries
    outcomes = [Outcome](repeating: .present, count: entries.count)
    let owners = store.accounts.map { account in
      var hash = ContentHash()
      hash.combine(account.identity.utf8.span)
      return (hash: hash.id.high, ledgerIndex: account.ledgerIndex)
    }
    // The entry with the ledger's account, and the hash of the bank's account.
    func owned(_ place: Int) -> (entry: StatementEntry, owner: UInt64) {
      var entry = entries[place]
      guard entry.account >= 0 else { return (entry, 0) }
      let owner = owners[Int(entry.account)]
      entry.account = owner.ledgerIndex
      return (entry, owner.hash)
    }
    var start = 0
    while start < entries.count {
      let unit = entries[start].document
      var end = start
      while end < entries.count, entries[end].document == unit { end += 1 }
      var left: [(place: Int, number: Int32)] = []
      for place in start..<end {
        let (entry, account) = owned(place)
        if entry.hasBankID {
          if let number = matchBankID(entry, account, place, store) { left.append((place, number)) }
        } else if let number = matchContent(entry, account, place, store) {
          left.append((place, number))
        }
      }
      // After all equal entries: an entry that isn't in the ledger may book a movement that no equal entry claims.
      for (place, number) in left {
        let (entry, account) = owned(place)
        if entry.hasBankID {
          resolve(entry, account, place, number, store)
        } else {
          resolveContent(entry, account, place, number, store)
        }
      }
      start = end
    }
  }

  private func row(_ entry: StatementEntry, unit: Int32) -> LedgerRow {
    LedgerRow(
      minorUnits: entry.minorUnits, date: entry.date, currency: entry.currency, account: entry.account, unit: unit,
      twins: 1, twinUnit: unit, isPending: entry.isPending)
  }

  private static func amountKey(_ account: Int32, _ minorUnits: Int64, _ currency: Currency) -> UInt64 {
    contentHash(account, nil, minorUnits, currency).id.high
  }

  /// The hash of what a bank says of an entry without an id. It doesn't depend on the run.
  private func baseHash(
    _ entry: StatementEntry, _ account: UInt64, _ store: borrowing StatementStore
  ) -> ContentHash {
    var hash = ContentHash()
    hash.combine(account)
    hash.combine(UInt64(entry.date.year * 512 + entry.date.month * 32 + entry.date.day))
    hash.combine(entry.minorUnits)
    hash.combine(entry.currency.code.utf8.span)
    hash.combine(store.texts.span[entry.name.bytes])
    hash.combine(store.texts.span[entry.note.bytes])
    hash.combine(store.texts.span[entry.reference.bytes])
    return hash
  }

  private func id(_ base: ContentHash, _ number: Int32) -> MovementID {
    var hash = base
    hash.combine(Int64(number))
    return hash.id
  }

  /// The content of an entry as a ledger's movement has it.
  private func handKey(_ entry: StatementEntry, _ store: borrowing StatementStore) -> UInt64 {
    contentKey(entry, [entry.name, entry.note], store)
  }

  private func bookingKey(_ entry: StatementEntry, _ store: borrowing StatementStore) -> UInt64 {
    contentKey(entry, [entry.name], store)
  }

  private func contentKey(_ entry: StatementEntry, _ ranges: [TextRange], _ store: borrowing StatementStore) -> UInt64 {
    var hash = contentHash(entry.account, entry.date, entry.minorUnits, entry.currency)
    for range in ranges {
      if range.isEmpty { hash.combine(UInt64(0)) } else { hash.combine(store.texts.span[range.bytes]) }
    }
    return hash.id.high
  }
}

// MARK: - Without a bank id

extension Matching {
  /// Finds a movement with the entry's content and state.
  ///
  /// - Returns: `nil` if it was found, else the number of the entry among equal ones, or 0 if that isn't known yet.
  private mutating func matchContent(
    _ entry: StatementEntry, _ account: UInt64, _ place: Int, _ store: borrowing StatementStore
  ) -> Int32? {
    let base = baseHash(entry, account, store)
    var number: Int32 = 0
    if entry.isPending {
      if let twin = twin(of: base, entry.document, where: { $0.isPending || $0.isFormer }) {
        settle(entry, twin, place)
        return nil
      }
    } else if let first = index.row(id(base, 1)) {
      while true {
        number = index.nextTwin(first, unit: entry.document)
        guard let twin = number == 1 ? first : index.row(id(base, number)) else { break }
        if index.rows[twin].isPending || index.rows[twin].isFormer { continue }
        index.claim(twin, unit: entry.document)
        settle(entry, twin, place)
        return nil
      }
    }
    // A movement with another id, such as one written by hand.
    if let row = index.unclaimed(content: handKey(entry, store), unit: entry.document) {
      index.claim(row, unit: entry.document)
      settle(entry, row, place)
      return nil
    }
    return number
  }

  /// Finds a movement with an entry's content that no entry of the document claims, and claims it.
  private mutating func twin(of base: ContentHash, _ unit: Int32, where isWanted: (LedgerRow) -> Bool) -> Int? {
    var number: Int32 = 1
    while let row = index.row(id(base, number)) {
      if index.rows[row].unit != unit, isWanted(index.rows[row]) {
        index.claim(row, unit: unit)
        return row
      }
      number += 1
    }
    return nil
  }

  /// Decides about an entry whose content no movement in its state has.
  private mutating func resolveContent(
    _ entry: StatementEntry, _ account: UInt64, _ place: Int, _ number: Int32, _ store: borrowing StatementStore
  ) {
    let base = baseHash(entry, account, store)
    let unit = entry.document
    if entry.isPending || !index.pending.isEmpty,
      let twin = twin(of: base, unit, where: { entry.isPending || $0.isPending })
    {
      return settle(entry, twin, place)
    }
    var number = max(number, 1)
    if let first = index.row(id(base, 1)) {
      while index.row(id(base, number)) != nil { number = index.nextTwin(first, unit: unit) }
    }
    add(entry, id(base, number), place, store)
  }

  /// Adds an entry, or books the pending movement that it ends.
  private mutating func add(
    _ entry: StatementEntry, _ id: MovementID, _ place: Int, _ store: borrowing StatementStore
  ) {
    let unit = entry.document
    if !entry.isPending {
      if let row = index.unclaimed(booking: bookingKey(entry, store), unit: unit) {
        index.claim(row, unit: unit)
        return outcomes[place] = .present
      }
      if let pending = pendingRow(entry, store) {
        bookedIDs[pending] = id
        bookedRows.insert(pending)
        index.book(index.pending[pending].row, as: row(entry, unit: unit), id)
        return outcomes[place] = .booked(pending)
      }
      if let pending = addedPlace(entry, store), case .added(let pendingID) = outcomes[pending] {
        ownIDs[place] = id
        if let known = index.row(pendingID) { index.book(known, as: row(entry, unit: unit), id) }
        return replace(pending, by: place, pendingID)
      }
    } else {
      addedPending[Self.amountKey(entry.account, entry.minorUnits, entry.currency), default: []].append(place)
      addedPendingByRow[index.rows.count] = place
    }
    index.add(row(entry, unit: unit), id)
    outcomes[place] = .added(id)
  }

  /// Adds a booked entry in place of a pending one of another file, under its id.
  private mutating func replace(_ pending: Int, by place: Int, _ id: MovementID) {
    outcomes[pending] = .present
    outcomes[place] = .added(id)
  }

  /// Settles an entry that the ledger has; a booked one ends a pending movement.
  private mutating func settle(_ entry: StatementEntry, _ row: Int, _ place: Int) {
    guard index.rows[row].isPending, !entry.isPending else { return outcomes[place] = .present }
    if let pending = addedPendingByRow[row], case .added(let id) = outcomes[pending] {
      index.book(row)
      return replace(pending, by: place, id)
    }
    guard let pending = pendingByRow[row] else { return outcomes[place] = .present }
    book(pending, place, entry.document)
  }

  private mutating func book(_ pending: Int, _ place: Int, _ unit: Int32) {
    let row = index.pending[pending].row
    index.claim(row, unit: unit)
    index.book(row)
    bookedRows.insert(pending)
    outcomes[place] = .booked(pending)
  }

  /// The pending movement that an entry books: same account, amount and name, at most ten days before.
  private func pendingRow(_ entry: StatementEntry, _ store: borrowing StatementStore) -> Int? {
    let key = Self.amountKey(entry.account, entry.minorUnits, entry.currency)
    return pendingByAmount[key]?.first { place in
      let pending = index.pending[place]
      let row = index.rows[pending.row]
      guard !bookedRows.contains(place), row.unit != entry.document, let date = row.date else { return false }
      let days = entry.date.daysSinceEpoch - date.daysSinceEpoch
      return (0...10).contains(days) && store.texts.span[entry.name.bytes].elementsEqual(pending.name.utf8.span)
    }
  }
}

extension Matching {
  /// The pending entry of an earlier file that an entry books, as `pendingRow`.
  private func addedPlace(_ entry: StatementEntry, _ store: borrowing StatementStore) -> Int? {
    let key = Self.amountKey(entry.account, entry.minorUnits, entry.currency)
    return addedPending[key]?.first { place in
      let pending = store.entries[place]
      guard pending.document != entry.document, case .added = outcomes[place] else { return false }
      let days = entry.date.daysSinceEpoch - pending.date.daysSinceEpoch
      let texts = store.texts.span
      return (0...10).contains(days) && texts[entry.name.bytes].elementsEqual(texts[pending.name.bytes])
    }
  }
}

// MARK: - With a bank id

extension Matching {
  private func bankHash(
    _ entry: StatementEntry, _ account: UInt64, _ store: borrowing StatementStore
  ) -> ContentHash {
    var hash = ContentHash()
    hash.combine(UInt64(0x6964))
    hash.combine(account)
    hash.combine(store.texts.span[entry.reference.bytes])
    return hash
  }

  /// The hash of an entry whose bank id isn't unique.
  private func repeatHash(
    _ entry: StatementEntry, _ account: UInt64, _ store: borrowing StatementStore
  ) -> ContentHash {
    var hash = baseHash(entry, account, store)
    hash.combine(UInt64(0x72657065_6174))
    return hash
  }

  private func isSame(_ row: LedgerRow, _ entry: StatementEntry) -> Bool {
    row.minorUnits == entry.minorUnits && row.date == entry.date && row.currency == entry.currency
  }

  /// Finds a movement with the entry's bank id, day and amount, or one that was pending with this id.
  ///
  /// - Returns: `nil` if it was found, else the number of the entry among equal ones, or 0 if that isn't known yet.
  private mutating func matchBankID(
    _ entry: StatementEntry, _ account: UInt64, _ place: Int, _ store: borrowing StatementStore
  ) -> Int32? {
    let unit = entry.document
    let first = index.row(bankHash(entry, account, store).id)
    if let first, index.rows[first].unit != unit,
      isSame(index.rows[first], entry) || index.rows[first].isPending != entry.isPending
    {
      index.claim(first, unit: unit)
      settle(entry, first, place)
      return nil
    }
    if first != nil {
      let base = repeatHash(entry, account, store)
      guard let row = index.row(id(base, 1)) else { return 0 }
      let number = index.nextTwin(row, unit: unit)
      guard let twin = number == 1 ? row : index.row(id(base, number)) else { return number }
      index.claim(twin, unit: unit)
      settle(entry, twin, place)
      return nil
    }
    let key = referenceKey(account: entry.account, store.texts.span[entry.reference.bytes])
    if let row = index.unclaimed(reference: key, unit: unit), isSame(index.rows[row], entry) {
      index.claim(row, unit: unit)
      settle(entry, row, place)
      return nil
    }
    return 0
  }

  /// Decides about an entry whose bank id no equal movement has.
  private mutating func resolve(
    _ entry: StatementEntry, _ account: UInt64, _ place: Int, _ number: Int32, _ store: borrowing StatementStore
  ) {
    let unit = entry.document
    let bankID = bankHash(entry, account, store).id
    if let first = index.row(bankID) {
      if index.rows[first].unit != unit { return oppose(entry, first, place) }
      // The document itself has several entries with this id.
      let base = repeatHash(entry, account, store)
      let number = number > 0 ? number : index.row(id(base, 1)).map { index.nextTwin($0, unit: unit) } ?? 1
      index.add(row(entry, unit: unit), id(base, number))
      return outcomes[place] = .added(id(base, number))
    }
    let key = referenceKey(account: entry.account, store.texts.span[entry.reference.bytes])
    if let row = index.unclaimed(reference: key, unit: unit) {
      if index.rows[row].isPending == entry.isPending { return oppose(entry, row, place) }
      index.claim(row, unit: unit)
      return settle(entry, row, place)
    }
    if let row = index.unclaimed(content: handKey(entry, store), unit: unit) {
      index.claim(row, unit: unit)
      return settle(entry, row, place)
    }
    add(entry, bankID, place, store)
  }

  /// Compares an entry with another movement of the same bank id.
  private mutating func oppose(_ entry: StatementEntry, _ row: Int, _ place: Int) {
    index.claim(row, unit: entry.document)
    outcomes[place] = .conflict(row)
  }
}
