import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax
import MenugenText

/// Decodes the receipts of movements: a path, a list of paths, or `none`.
extension LedgerDecoder {
  /// Reads a receipt. A table separates several paths by semicolons.
  mutating func receipt(_ value: Value) -> Receipt? {
    if value.kind == .array, content.isTooLong(value, "receipt") { return nil }
    let written = value.kind == .array ? value.elements.filter { !$0.isNull } : [value]
    if value.kind != .array, value.string() == Receipt.unneededWord { return .unneeded }
    let isTable = FileFormat(path: content.file.path) == .csv
    var files: [String] = []
    for value in written {
      guard let text = content.textOrDigits(value, "receipt") else { continue }
      let paths = isTable ? text.split(separator: ";").map(trimmed) : [text]
      for path in paths where !isBlank(path) {
        if let fault = ReceiptPathFault(path) {
          content.report(.invalidReceiptPath(content.named("receipt"), path, fault), at: value.range)
          continue
        }
        let file = partFolder + nfc(path)
        files.append(file)
        refer(toReceipt: Reference(word: file, range: value.range))
      }
    }
    return files.isEmpty ? nil : .files(files)
  }
}

/// Returns the part of a file's folder below that of another file: `2026/`.
func folder(of path: String, below head: String) -> String {
  let folder = path[..<(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)]
  let above = head[..<(head.lastIndex(of: "/").map { head.index(after: $0) } ?? head.startIndex)]
  return folder.hasPrefix(above) ? String(folder.dropFirst(above.count)) : ""
}

func trimmed(_ text: Substring) -> String {
  var text = text.drop(while: \.isWhitespace)
  while text.last?.isWhitespace ?? false { text.removeLast() }
  return String(text)
}

extension ReceiptPathFault {
  fileprivate init?(_ path: String) {
    if path.contains("://") {
      self = .webAddress
    } else if path.contains("\\") {
      self = .backslash
    } else if path.hasPrefix("/") || path.hasPrefix("~") {
      self = .absolute
    } else {
      return nil
    }
  }
}
