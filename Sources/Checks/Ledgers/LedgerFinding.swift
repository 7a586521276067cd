package import MenugenDiagnostics

/// A place in one of a ledger's files.
package struct LedgerPlace: Sendable {
  /// The index of the file: the head of a ledger in several files is the first.
  package var file: Int
  package var range: Range<Int>

  package init(file: Int, range: Range<Int>) {
    self.file = file
    self.range = range
  }
}

/// A broken rule and its place in one of a ledger's files.
package struct LedgerFinding: Sendable {
  package var message: DiagnosticMessage
  package var place: LedgerPlace

  init(_ message: DiagnosticMessage, at place: LedgerPlace) {
    self.message = message
    self.place = place
  }
}
