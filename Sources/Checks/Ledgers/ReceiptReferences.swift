package import MenugenDiagnostics
import MenugenText

/// Where a movement's receipt is.
package enum ReceiptPlace: Sendable, Hashable {
  /// A file, by its path in the content folder.
  case file(String)
  /// - Parameters:
  ///   - path: Where it should be.
  ///   - nearest: The most similar path of a file, as the movement would name it.
  case missing(path: String, nearest: String?)
  case outside, folder, content
  /// In the folder that is published as it is.
  case published
}

/// Returns an error or a warning for each receipt that isn't a file.
///
/// - Parameters:
///   - shown: Returns a path of the content folder as shown to users.
///   - folder: The path of the folder of receipts.
///   - file: Returns a file by its path.
package func receiptFaults(
  in origins: Origins?, place: (String) -> ReceiptPlace, shown: (String) -> String, folder: String,
  file: (String) -> SourceFile?
) -> [Diagnostic] {
  guard let origins else { return [] }
  return ([origins] + origins.parts).flatMap { origins -> [Diagnostic] in
    let faults = origins.receipts.compactMap { receipt -> (DiagnosticMessage, Range<Int>)? in
      let path = receipt.word
      let message: DiagnosticMessage? =
        switch place(path) {
        case .file: nil
        case .missing(let expected, let nearest): .missingReceipt(path, expectedAt: shown(expected), nearest: nearest)
        case .outside: .receiptOutside(path, folder: shown(folder))
        case .folder: .receiptIsFolder(path)
        case .content: .receiptIsContent(path)
        case .published: .receiptInStatic(path, folder: shown(folder))
        }
      return message.map { ($0, receipt.range) }
    }
    guard !faults.isEmpty, let file = file(origins.path) else { return [] }
    return faults.map { Diagnostic($0, at: origins.place(of: $1, in: file)) }
  }
}
