/// A language as BCP 47 writes it: `en`, `pt-BR`, `zh-Hans`.
@usableFromInline package struct LanguageTag: Sendable, Hashable, Comparable {
  /// In BCP 47's recommended case: language lower, script title, region upper; a language that was renamed by its new
  /// code, as CLDR has it: `he` for `iw`.
  package let code: String

  /// `nil` for what isn't a tag: a language of 2 or 3 letters, then subtags of 1 to 8 letters or digits.
  package init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard text.utf8.count <= 35, let language = parts.first, (2...3).contains(language.count),
      language.allSatisfy(isLetter)
    else { return nil }
    var canonical = lowercased(language)
    canonical = renamed[canonical] ?? canonical
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

  /// The tag without its last subtag: `zh-Hans-SG`, then `zh-Hans`, then `zh`; `nil` past the last (RFC 4647, lookup).
  ///
  /// No reader of one script is served another: `zh-TW` leads to `zh-Hant`, and that to nothing, for `zh` alone is read as
  /// `zh-Hans` (CLDR, parent locales).
  @usableFromInline package var parent: LanguageTag? {
    guard let dash = code.utf8.lastIndex(of: UInt8(ascii: "-")) else { return nil }
    let wider = String(code[..<dash])
    guard let scripts = LikelyScripts.of[wider] else { return LanguageTag(unchecked: wider) }
    let last = String(code[dash...].dropFirst())
    if last.utf8.count != 4 { return LanguageTag(unchecked: "\(wider)-\(scripts.script(in: last))") }
    return last == scripts.usual ? LanguageTag(unchecked: wider) : nil
  }

  /// With the script that is meant, and without a region that goes without saying: `zh-Hans` for `zh`, `zh-CN` and
  /// `zh-Hans-CN`, `zh-Hant` for `zh-TW` (CLDR, likely subtags). Languages of one script stay as they are.
  package var withLikelyScript: LanguageTag {
    guard let scripts = LikelyScripts.of[String(language)] else { return self }
    var subtags = code.split(separator: "-").map(String.init)
    if subtags.count < 2 || subtags[1].utf8.count != 4 {
      subtags.insert(scripts.script(in: subtags.count > 1 ? subtags[1] : ""), at: 1)
    }
    if subtags.count == 3, scripts.regions[subtags[1]] == subtags[2] { subtags.removeLast() }
    return LanguageTag(unchecked: subtags.joined(separator: "-"))
  }

  /// The first of some languages that serves a reader of this one: the same, a wider one, or one that means the same.
  package func found(among count: Int, _ language: (Int) -> LanguageTag) -> Int? {
    let chain = sequence(first: self, next: \.parent)
    for tag in chain { if let index = (0..<count).first(where: { language($0) == tag }) { return index } }
    return likelyFound(among: count, language)
  }

  /// As `found`, where none is the same or wider as written: `zh-CN` for `zh-Hans`.
  @usableFromInline func likelyFound(among count: Int, _ language: (Int) -> LanguageTag) -> Int? {
    guard LikelyScripts.of[String(self.language)] != nil else { return nil }
    for tag in sequence(first: self, next: \.parent) {
      let meant = tag.withLikelyScript
      if let index = (0..<count).first(where: { language($0).withLikelyScript == meant }) { return index }
    }
    return nil
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

/// The scripts of a language that is written in more than one (CLDR 48, likely subtags).
private struct LikelyScripts {
  /// Where no region says otherwise.
  let usual: String
  /// Regions that write another script.
  let others: [String: String]
  /// The region that goes without saying, by script.
  let regions: [String: String]

  func script(in region: String) -> String { others[region] ?? usual }

  static let of: [String: LikelyScripts] = [
    "zh": LikelyScripts(
      usual: "Hans",
      others: Dictionary(
        uniqueKeysWithValues: [
          "TW", "HK", "MO", "AU", "BN", "GB", "GF", "ID", "PA", "PF", "PH", "SR", "TH", "US", "VN",
        ]
        .map { ($0, "Hant") }),
      regions: ["Hans": "CN", "Hant": "TW"]),
    "sr": LikelyScripts(
      usual: "Cyrl", others: ["ME": "Latn", "RO": "Latn", "TR": "Latn"], regions: ["Cyrl": "RS", "Latn": "RS"]),
    "az": LikelyScripts(usual: "Latn", others: ["IR": "Arab", "IQ": "Arab", "RU": "Cyrl"], regions: ["Latn": "AZ"]),
    "uz": LikelyScripts(usual: "Latn", others: ["AF": "Arab", "CN": "Cyrl"], regions: ["Latn": "UZ"]),
    "pa": LikelyScripts(usual: "Guru", others: ["PK": "Arab"], regions: ["Guru": "IN", "Arab": "PK"]),
  ]
}

/// Codes that CLDR reads as another: languages that were renamed, and Norwegian without a form, which is Bokmål.
private let renamed = ["iw": "he", "in": "id", "ji": "yi", "mo": "ro", "no": "nb", "tl": "fil"]

private func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

private func lowercased(_ part: some Sequence<UInt8>) -> String {
  String(decoding: part.map { isLetter($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
}

private func uppercased(_ part: some Sequence<UInt8>) -> String {
  String(decoding: part.map { isLetter($0) ? $0 & 0xDF : $0 }, as: UTF8.self)
}
