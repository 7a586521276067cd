import MenugenDomain

/// A movement of the ledger, as far as it takes to recognize it.
struct LedgerRow: Sendable {
  var minorUnits: Int64
  var date: CalendarDate?
  var currency: Currency
  var account: Int32
  /// The document whose entry it was last compared with; -1 for none.
  var unit: Int32 = -1
  /// How many equal entries of that document were compared.
  var twins: Int32 = 0
  var isPending = false
}

/// Where a pending movement is written, so that its values can be replaced when it is booked.
struct PendingRow: Sendable {
  var row: Int
  /// An index into the ledger's files.
  var file: Int
  var name: String
  /// The bytes of its values, with their quotes.
  var date: Range<Int>?
  var amount: Range<Int>?
  var status: Range<Int>?
  var source: Range<Int>?
}
