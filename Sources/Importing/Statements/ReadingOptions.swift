package import MenugenDomain

/// How to read files whose text leaves it open.
package struct ReadingOptions: Sendable {
  package var dateOrder: DateOrder?
  /// `.` or `,`.
  package var decimalMarkText: String?
  /// The mapping to use for tables; else one is found by the columns.
  package var mapping: TableMapping?
  /// The saved mappings.
  package var saved: [TableMapping] = []
  /// The currency of amounts that name none.
  package var currency: Currency
  /// The name of the account in the ledger.
  package var account: String?
  /// The names of the bank's accounts in the ledger.
  package var accountNames: [String: String] = [:]
  /// The largest text file to read at once, in bytes.
  package var sizeLimit = 1 << 30

  package init(currency: Currency) { self.currency = currency }

  var decimalMark: DecimalMark? { decimalMarkText.flatMap { DecimalMark($0) } }
}

extension DecimalMark {
  init?(_ text: String) {
    switch text {
    case ".": self = .point
    case ",": self = .comma
    default: return nil
    }
  }

  var text: String { self == .point ? "." : "," }
}
