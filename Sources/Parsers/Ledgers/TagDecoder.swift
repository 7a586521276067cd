import MenugenDiagnostics
import MenugenSyntax
import MenugenText

/// Decodes the tags of movements: a list, or a text with semicolons between them.
extension LedgerDecoder {
  /// Returns the tags in order, each once.
  mutating func tags(_ value: Value) -> [String] {
    if value.kind == .array, content.isTooLong(value, "tags") { return [] }
    let written = value.kind == .array ? value.elements.filter { !$0.isNull } : [value]
    var tags: [String] = []
    var known: Set<String> = []
    for value in written {
      guard let text = content.textOrDigits(value, "tags") else { continue }
      for part in text.split(separator: ";") {
        let tag = nfc(trimmed(part))
        if !isBlank(tag), known.insert(tag).inserted { tags.append(tag) }
      }
    }
    return tags
  }
}
