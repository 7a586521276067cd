import MenugenDomain

/// A movement of the ledger, as far as it takes to recognize it.
struct LedgerRow: Sendable {
  var minorUnits: Int64
  var date: CalendarDate?
  var currency: Currency
  var account: Int32
  /// The document whose entry it was last equal to; -1 for none.
  var unit: Int32 = -1
  /// How many equal entries of a document were counted.
  var twins: Int32 = 0
  var twinUnit: Int32 = -1
  var isPending = false
  /// Whether it is the id of a pending entry that was booked by another id: only pending entries are compared with it.
  var isFormer = false
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
