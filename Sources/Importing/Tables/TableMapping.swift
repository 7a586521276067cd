import MenugenText

/// What the column of a bank's table means.
package enum ColumnRole: String, Sendable, CaseIterable {
  case date, amount, debit, credit, sign, name, payer, payee, note, reference, id, currency, account, balance, fee
  case state, category
}

/// Which columns of a bank's table mean what, and how it writes dates and amounts.
package struct TableMapping: Sendable {
  package var name: String
  /// The names of columns by role, or their numbers from 1. Several names of texts supplement each other.
  package var columns: [ColumnRole: [String]]
  package var dateOrder: DateOrder?
  /// `.` or `,`.
  package var decimalMark: String?
  /// The currency of amounts, if no column names it.
  package var currency: String?
  /// Whether amounts are above zero when money goes out, as on some card statements.
  package var isInverted = false
  /// Words of the state column for entries that aren't booked.
  package var pendingStates: [String] = []
  /// Words of the state column for entries that were never booked.
  package var ignoredStates: [String] = []

  package init(_ name: String, _ columns: [ColumnRole: [String]]) {
    (self.name, self.columns) = (name, columns)
  }

  init(
    _ name: String, _ columns: KeyValuePairs<ColumnRole, String>, dates: DateOrder? = nil, mark: DecimalMark? = nil,
    currency: String? = nil, inverted: Bool = false, pending: [String] = [], ignored: [String] = []
  ) {
    self.name = name
    self.columns = Dictionary(grouping: columns, by: \.key).mapValues { $0.map(\.value) }
    dateOrder = dates
    decimalMark = mark.map { $0 == .comma ? "," : "." }
    self.currency = currency
    isInverted = inverted
    pendingStates = pending
    ignoredStates = ignored
  }

  /// Whether a person wrote it, so that it isn't built in and not made from names of columns.
  var isOwn: Bool { !columns.isEmpty && !Self.builtIn.contains { $0.name == name } }

  /// Whether it names columns by their numbers, so that the table has no header.
  var hasNumbers: Bool { !columns.isEmpty && columns.values.joined().allSatisfy { Int($0) != nil } }
}

/// The mapping of a mapping to the columns of a table.
struct ResolvedColumns {
  private(set) var indexes: [ColumnRole: [Int]] = [:]

  func first(_ role: ColumnRole) -> Int { indexes[role]?.first ?? -1 }
  func all(_ role: ColumnRole) -> [Int] { indexes[role] ?? [] }

  /// Resolves a mapping by a header; nil if a column is missing.
  init?(_ mapping: TableMapping, header: [String]) {
    for (role, names) in mapping.columns {
      for name in names {
        let index = mapping.hasNumbers ? Int(name).map { $0 - 1 } : header.firstIndex(of: columnKey(name))
        guard let index, header.indices.contains(index) else { return nil }
        indexes[role, default: []].append(index)
      }
    }
  }

  init(_ indexes: [ColumnRole: [Int]]) { self.indexes = indexes }

  mutating func add(_ column: Int, as role: ColumnRole) { indexes[role, default: []].append(column) }

  mutating func set(_ columns: [Int], as role: ColumnRole) { indexes[role] = columns.isEmpty ? nil : columns }

  /// Whether it has a date and an amount.
  var isComplete: Bool {
    indexes[.date] != nil && (indexes[.amount] != nil || indexes[.debit] != nil || indexes[.credit] != nil)
  }
}

/// A column's name without case, and with single spaces.
func columnKey(_ name: String) -> String {
  let key = name.lowercased().split { $0.isWhitespace || $0 == "\u{FEFF}" }.joined(separator: " ")
  // A Turkish `İ` becomes an `i` with a second dot.
  return key.utf8.contains(0xCC) ? key.replacing("i\u{307}", with: "i") : key
}

/// A column's name without its currency, and the currency: `amount` and `EUR` of `Amount (EUR)`, `Betrag in EUR`.
func splitCurrency(ofColumn key: String) -> (key: String, currency: String?) {
  var key = key
  for (sign, code) in [("(€)", "EUR"), ("(£)", "GBP"), ("($)", "USD"), (" €", "EUR")] where key.hasSuffix(sign) {
    key.removeLast(sign.count)
    return (columnKey(key), code)
  }
  if key.hasSuffix(")"), let open = key.lastIndex(of: "("), key.distance(from: open, to: key.endIndex) == 5 {
    let code = key[key.index(after: open)...].dropLast().uppercased()
    return (columnKey(String(key[..<open])), code)
  }
  for word in [" in ", " "] {
    let parts = key.suffix(3 + word.count)
    if parts.hasPrefix(word), key.count > 4 + word.count, ["eur", "usd", "gbp", "chf"].contains(parts.suffix(3)) {
      return (columnKey(String(key.dropLast(3 + word.count))), parts.suffix(3).uppercased())
    }
  }
  return (key, nil)
}
