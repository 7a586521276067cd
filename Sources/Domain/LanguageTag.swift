/// A language as BCP 47 writes it: `en`, `pt-BR`, `zh-Hans`.
@usableFromInline package struct LanguageTag: Sendable, Hashable, Comparable {
  /// In BCP 47's recommended case: language lower, script title, region upper.
  package let code: String

  /// `nil` for what isn't a tag: a language of 2 or 3 letters, then subtags of 1 to 8 letters or digits.
  package init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard text.utf8.count <= 35, let language = parts.first, (2...3).contains(language.count),
      language.allSatisfy(isLetter)
    else { return nil }
    var canonical = lowercased(language)
    for part in parts.dropFirst() {
      guard (1...8).contains(part.count), part.allSatisfy({ isLetter($0) || isDigit($0) }) else { return nil }
      canonical += "-"
      if part.count == 4, part.allSatisfy(isLetter) {
        canonical += uppercased(part.prefix(1)) + lowercased(part.dropFirst())
      } else if part.count == 2, part.allSatisfy(isLetter) {
        canonical += uppercased(part)
      } else {
        canonical += lowercased(part)
      }
    }
    code = canonical
  }

  private init(unchecked code: String) { self.code = code }

  package static let english = LanguageTag(unchecked: "en")

  /// The tag without its last subtag: `zh-Hans-TW`, then `zh-Hans`, then `zh`; `nil` past the last (RFC 4647, lookup).
  @usableFromInline package var parent: LanguageTag? {
    guard let dash = code.utf8.lastIndex(of: UInt8(ascii: "-")) else { return nil }
    return LanguageTag(unchecked: String(code[..<dash]))
  }

  /// The first subtag: `pt` of `pt-BR`.
  package var language: Substring { code.prefix { $0 != "-" } }

  /// Whether its script is written from right to left: Arabic, Hebrew, Persian and their kin, unless a script subtag says otherwise.
  package var isRightToLeft: Bool {
    let subtags = code.split(separator: "-")
    if let script = subtags.dropFirst().first(where: { $0.utf8.count == 4 }) {
      return ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg"].contains(script)
    }
    return ["ar", "he", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "ckb", "syr", "nqo"].contains(language)
  }

  @usableFromInline package static func < (left: LanguageTag, right: LanguageTag) -> Bool { left.code < right.code }
}

private func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

private func lowercased(_ part: some Sequence<UInt8>) -> String {
  String(decoding: part.map { isLetter($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
}

private func uppercased(_ part: some Sequence<UInt8>) -> String {
  String(decoding: part.map { isLetter($0) ? $0 & 0xDF : $0 }, as: UTF8.self)
}
