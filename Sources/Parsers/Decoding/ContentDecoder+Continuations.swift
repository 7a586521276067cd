import MenugenDiagnostics
import MenugenSyntax
import MenugenText

/// YAML continues a plain text on a deeper line without a colon: `name: Soup`, then `    price 8.50`, is the name "Soup
/// price 8.50".
extension ContentDecoder {
  /// Warns of continuation lines that look like keys without a colon.
  ///
  /// - Parameters:
  ///   - key: The key of the text.
  ///   - known: The keys allowed there.
  mutating func checkContinuation(of value: Value, at key: String, known: [String]) {
    guard value.isContinued, value.range.upperBound <= file.bytes.count else { return }
    let lines = file.bytes[value.range].split(separator: UInt8(ascii: "\n")).dropFirst()
    for line in lines {
      let line = line.trimmed
      let word = line.prefix { isKeyByte($0) }
      let rest = line[word.endIndex...].trimmed
      guard !word.isEmpty, word.endIndex < rest.startIndex, looksLikeValue(String(decoding: rest, as: UTF8.self)) else {
        continue
      }
      let written = String(decoding: word, as: UTF8.self)
      // Short words are similar to too many others.
      let near = written.utf8.count < 4 ? nil : nearestName(to: written, among: known, edits: 1)
      guard let meant = known.contains(written) ? written : near else { continue }
      let shown = rest.count <= 40 ? String(decoding: rest, as: UTF8.self) : "…"
      report(.keyInText(written, ofKey: key, meant: "\(meant): \(shown)"), at: word.indices)
    }
  }

  /// Whether a text looks like a value: a number, a list, an object, quotes, or a word of the format.
  private func looksLikeValue(_ text: String) -> Bool {
    guard let first = text.first, let last = text.last else { return false }
    if ["[]", "{}", "\"\"", "''"].contains("\(first)\(last)"), text.utf8.count > 1 { return true }
    let words = text.split(separator: " ")
    if words.count == 1,
      ["true", "false", "hidden", "sold-out", "in-stock", "limited", "private", "public"].contains(text)
    {
      return true
    }
    // `8.50`, `-3`, `2026-03-02`, `8,50 €`, `12 g`.
    let digits: Set<Character> = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", ".", ",", "-", "+", ":"]
    return words.count <= 2 && words[0].allSatisfy(digits.contains) && words[0].contains(where: \.isNumber)
      && words.dropFirst().allSatisfy { $0.utf8.count <= 3 }
  }
}

extension ArraySlice<UInt8> {
  /// Without white space at both ends.
  fileprivate var trimmed: ArraySlice<UInt8> {
    let start = firstIndex { $0 > 0x20 } ?? endIndex
    let end = (lastIndex { $0 > 0x20 } ?? start - 1) + 1
    return self[start..<Swift.max(start, end)]
  }
}
