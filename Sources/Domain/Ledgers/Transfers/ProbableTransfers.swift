/// Movements of several ledgers that may be transfers between own accounts, although they aren't marked as such.
package struct ProbableTransfers: Sendable {
  /// A movement and its ledger.
  package struct Side: Sendable {
    /// The index of its ledger.
    package let ledger: Int
    package let movement: Movement
    package let account: String?
  }

  /// Money that leaves one account and arrives at another: neither movement fits a third one.
  package struct Pair: Sendable {
    package let from: Side
    package let to: Side
  }

  /// In the order of days.
  package private(set) var pairs: [Pair] = []
  /// The movements that fit several others, in the order of days.
  package private(set) var ambiguous: [Side] = []

  /// The longest time between the two movements, in days.
  package static let dayLimit = 3
  /// The most movements of one amount that are compared with a movement; of more, it is ambiguous.
  private static let comparisonLimit = 1_000

  /// Finds pairs of movements with the same amount and currency, one in and one out, of different accounts, and at most
  /// three days apart. An account without a name is that of its ledger. Split movements, and those without a date, aren't
  /// compared.
  package init(_ ledgers: [Ledger]) {
    struct Key: Hashable {
      let currency: Currency
      let magnitude: UInt64
    }
    var groups: [Key: (out: [Candidate], into: [Candidate])] = [:]
    for (place, ledger) in ledgers.enumerated() {
      for movement in ledger.movements {
        guard let date = movement.date, movement.minorUnits != 0, !movement.isTransfer, movement.details?.split == nil
        else { continue }
        let key = Key(currency: movement.currency, magnitude: movement.minorUnits.magnitude)
        let side = Side(ledger: place, movement: movement, account: ledger.account(of: movement))
        let candidate = Candidate(side: side, day: date.daysSinceEpoch, account: side.account ?? "\0" + ledger.id)
        if movement.minorUnits < 0 {
          groups[key, default: ([], [])].out.append(candidate)
        } else {
          groups[key, default: ([], [])].into.append(candidate)
        }
      }
    }
    for group in groups.values where !group.out.isEmpty && !group.into.isEmpty {
      add(group.out.sorted(by: Candidate.isBefore), group.into.sorted(by: Candidate.isBefore))
    }
    pairs.sort { Self.isBefore($0.from, $1.from) }
    ambiguous.sort(by: Self.isBefore)
  }

  private struct Candidate {
    let side: Side
    let day: Int
    let account: String

    static func isBefore(_ one: Candidate, _ other: Candidate) -> Bool {
      ProbableTransfers.isBefore(one.side, other.side)
    }
  }

  /// By day, ledger and place in it, so that the result doesn't depend on a hash.
  private static func isBefore(_ one: Side, _ other: Side) -> Bool {
    guard one.movement.date == other.movement.date else {
      return MenugenDomain.isBefore(one.movement.date, other.movement.date)
    }
    return (one.ledger, one.movement.position) < (other.ledger, other.movement.position)
  }

  private mutating func add(_ out: [Candidate], _ into: [Candidate]) {
    let matches = Self.matches(of: out, in: into)
    let others = Self.matches(of: into, in: out)
    for (place, match) in matches.enumerated() {
      switch match {
      case .none: continue
      case .one(let other):
        if case .one(place) = others[other] {
          pairs.append(Pair(from: out[place].side, to: into[other].side))
        } else {
          ambiguous.append(out[place].side)
        }
      case .several: ambiguous.append(out[place].side)
      }
    }
    for (place, match) in others.enumerated() {
      switch match {
      case .none: continue
      case .one(let other):
        if case .one(place) = matches[other] { continue }
        ambiguous.append(into[place].side)
      case .several: ambiguous.append(into[place].side)
      }
    }
  }

  private enum Match {
    case none
    /// The index of the only movement that fits.
    case one(Int)
    case several
  }

  /// What each movement fits. Both lists are sorted by day.
  private static func matches(of movements: [Candidate], in others: [Candidate]) -> [Match] {
    var start = 0
    return movements.map { movement in
      while start < others.count, others[start].day < movement.day - dayLimit { start += 1 }
      var match = Match.none
      var place = start
      while place < others.count, others[place].day <= movement.day + dayLimit {
        if place - start >= comparisonLimit { return .several }
        if others[place].account != movement.account {
          guard case .none = match else { return .several }
          match = .one(place)
        }
        place += 1
      }
      return match
    }
  }
}
