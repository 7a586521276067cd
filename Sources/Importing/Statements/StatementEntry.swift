import MenugenDomain

/// A text in a store: a range of its bytes.
struct TextRange: Sendable, Hashable {
  var start: UInt32 = 0
  var count: UInt32 = 0

  var isEmpty: Bool { count == 0 }
  var bytes: Range<Int> { Int(start)..<Int(start) + Int(count) }
}

/// An entry of a bank's statement, before it becomes a movement.
///
/// Kept small for files of a million entries: texts are ranges of the store's bytes.
struct StatementEntry: Sendable {
  /// Below zero if money went out, also for reversals.
  var minorUnits: Int64
  /// The booking day.
  var date: CalendarDate
  var currency: Currency
  /// An index into the store's accounts; -1 for none.
  var account: Int32 = -1
  /// An index into the store's documents.
  var document: Int32 = 0
  /// From 1.
  var line: UInt32 = 0
  var name = TextRange()
  var note = TextRange()
  var reference = TextRange()
  /// The bank's or the program's category.
  var category = TextRange()
  /// Whether the bank may still change or withdraw it.
  var isPending = false
  /// Whether `reference` is the bank's own id of the entry, which identifies it in its account.
  var hasBankID = false
}

/// What a statement says about its account: entries from one balance to the next.
struct Statement: Sendable {
  var origin: Origin
  var account: Int32
  var currency: Currency
  var document: Int32
  var line: Int
  var opening: Int64?
  var closing: Int64?
  /// The opening balances that the rows of a table leave, if there are several.
  var possibleOpenings: [Int128] = []
  var openingDate: CalendarDate?
  /// The sum of its booked entries.
  var sum: Int128 = 0
  /// The balances by day, in the order of days.
  var claims: [BalanceClaim] = []
  /// Whether a table lists its latest row first.
  var isReversed = false
  /// The line's text, for messages; the origin without one.
  var excerpt: String?
  /// The rows of a table whose balances don't follow from each other.
  var gap: BalanceGap?
  /// A balance above a table that isn't that of its rows.
  var contradiction: (isOpening: Bool, declared: Int64, found: Int64)?

  /// Where it is from.
  enum Origin: Equatable {
    /// The statement's number or id.
    case statement(String)
    /// A table, and the name of its column of balances.
    case table(column: String?)

    /// What messages call it.
    var title: String {
      switch self {
      case .statement(let label): label.isEmpty ? "the statement" : "statement '\(label)'"
      case .table(let column): column.map { "column '\($0)'" } ?? "the table"
      }
    }

    var isTable: Bool { if case .table = self { true } else { false } }
  }

  /// Takes the balances that are above a table, as far as its rows have none.
  mutating func declare(opening declaredOpening: Int64?, closing declaredClosing: Int64?) {
    let wanted = declaredOpening.map { Int128($0) } ?? declaredClosing.map { Int128($0) - sum }
    if let wanted, let found = possibleOpenings.first(where: { $0 == wanted }) ?? possibleOpenings.first {
      (opening, closing) = (Int64(exactly: found), Int64(exactly: found + sum))
    }
    for (isOpening, declared, found) in [(true, declaredOpening, opening), (false, declaredClosing, closing)] {
      if let declared, let found, declared != found {
        contradiction = contradiction ?? (isOpening, declared, found)
      }
    }
    opening = opening ?? declaredOpening
    closing = closing ?? declaredClosing
  }
}

/// The balance of an account on a day.
struct BalanceClaim: Sendable, Hashable {
  var date: CalendarDate
  var units: Int64
  /// Whether it is the balance at some time of the day, which other entries may follow.
  var isInterim = false
}

/// A file, or a file in an archive.
struct Document: Sendable {
  /// The path as shown: `statement.zip/2026-01.xml`.
  var path: String
  /// The index of the file on disk, whose hash is the movements' source.
  var file: Int
}
