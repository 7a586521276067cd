/// Why a path can't be that of a receipt, whatever files there are.
package enum ReceiptPathFault: Sendable {
  case absolute, backslash, webAddress
}

/// Receipts of movements.
extension DiagnosticMessage {
  private static let exampleReceipt = "receipts/2026-03-02.pdf"

  package static func invalidReceiptPath(_ field: String, _ path: String, _ fault: ReceiptPathFault) -> Self {
    switch fault {
    case .absolute:
      .error(
        "receipt.path", "\(field) is an absolute path: '\(path)'",
        hint: "move the file into the content folder, and write its path from the ledger's file, such as "
          + exampleReceipt)
    case .backslash:
      .error(
        "receipt.path", "\(field) has a backslash: '\(path)'",
        hint: "write / between folders, such as \(exampleReceipt)")
    case .webAddress:
      .error(
        "receipt.path", "\(field) is a web address: '\(path)'",
        hint: "save the file in the content folder, and write its path, such as \(exampleReceipt)")
    }
  }

  package static func receiptOutside(_ path: String, folder: String) -> Self {
    .error(
      "receipt.path", "receipt '\(path)' is outside the content folder",
      hint: "move the file into \(folder), and write its path from the ledger's file")
  }

  /// - Parameter nearest: The most similar path of a file.
  package static func missingReceipt(_ path: String, expectedAt place: String, nearest: String?) -> Self {
    .warning(
      "receipt.missing", "receipt '\(path)' is missing",
      hint: nearest.map { "did you mean '\($0)'? Otherwise put the file at \(place)" } ?? "put the file at \(place)")
  }

  package static func receiptIsFolder(_ path: String) -> Self {
    .error(
      "receipt.not-a-file", "receipt '\(path)' is a folder",
      hint: "name a file in it, or several in a list")
  }

  package static func receiptIsContent(_ path: String) -> Self {
    .error(
      "receipt.not-a-file", "receipt '\(path)' is a content file",
      hint: "name the scan or the invoice itself, such as \(exampleReceipt)")
  }

  package static func receiptInStatic(_ path: String, folder: String) -> Self {
    .error(
      "receipt.published", "receipt '\(path)' is in a folder that is published as it is",
      hint: "move it to \(folder), and write its path from the ledger's file")
  }

  package static func publishedReceipt(_ receipt: String) -> Self {
    .error(
      "receipt.published", "this file would be published, but is the receipt \(receipt), which is private",
      hint: "remove the link to it, or delete this copy")
  }

  package static var receiptIsPage: Self {
    .error(
      "receipt.page", "this receipt is a web page, which could run scripts among your reports",
      hint: "print it to a PDF file, and name that instead")
  }

  /// - Parameter names: The first of their names.
  package static func unusedReceipts(_ count: Int, _ names: String) -> Self {
    .warning(
      "receipt.unused",
      count == 1 ? "no movement has this receipt" : "no movement has \(count) of these receipts: \(names)",
      hint: "write \"receipt\" in the movement that it belongs to, or delete it")
  }
}
