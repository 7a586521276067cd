/// A language tag of BCP 47: `en`, `pt-BR`, `zh-Hans`.
@usableFromInline package struct LanguageTag: Sendable, Hashable, Comparable {
  /// The tag in BCP 47's recommended case, with renamed languages replaced as in CLDR: `he` for `iw`.
  package let code: String

  /// Returns `nil` unless `text` is a language of 2 or 3 letters, then subtags of 1 to 8 letters or digits in order.
  package init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard text.utf8.count <= 35, let language = parts.first, (2...3).contains(language.count),
      language.allSatisfy(isLetter)
    else { return nil }
    guard areInOrder(parts.dropFirst()) else { return nil }
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

  /// Whether the language can exist: two letters must be in ISO 639-1; nearly all three-letter codes are assigned.
  package var isRegistered: Bool {
    language.utf8.count != 2 || registered.utf8Contains(language)
  }

  private init(unchecked code: String) { self.code = code }

  package static let english = LanguageTag(unchecked: "en")

  /// The tag without its last subtag: `zh-Hans` for `zh-Hans-SG`; `nil` for the last one (RFC 4647, lookup).
  ///
  /// The script never changes: `zh-TW` has the parent `zh-Hant`, which has none, because `zh` means `zh-Hans` (CLDR,
  /// parent locales).
  @usableFromInline package var parent: LanguageTag? {
    guard let dash = code.utf8.lastIndex(of: UInt8(ascii: "-")) else { return nil }
    let wider = String(code[..<dash])
    guard let scripts = LikelyScripts.of[wider] else { return LanguageTag(unchecked: wider) }
    let last = String(code[dash...].dropFirst())
    if last.utf8.count != 4 { return LanguageTag(unchecked: "\(wider)-\(scripts.script(in: last))") }
    return last == scripts.usual ? LanguageTag(unchecked: wider) : nil
  }

  /// The tag and its fallbacks: `zh-Hans-CN`, `zh-Hans`, `zh`.
  ///
  /// `zh` also means `zh-Hans` (CLDR, likely subtags).
  package var withParents: [LanguageTag] {
    let tags = Array(sequence(first: self, next: \.parent))
    return tags.contains(withLikelyScript) ? tags : tags + [withLikelyScript]
  }

  /// The tag with its likely script and without an implied region: `zh-Hans` for `zh` and `zh-CN`, `zh-Hant` for
  /// `zh-TW`.
  /// Languages with one script are unchanged (CLDR, likely subtags).
  package var withLikelyScript: LanguageTag {
    guard let scripts = LikelyScripts.of[String(language)] else { return self }
    var subtags = code.split(separator: "-").map(String.init)
    if subtags.count < 2 || subtags[1].utf8.count != 4 {
      subtags.insert(scripts.script(in: subtags.count > 1 ? subtags[1] : ""), at: 1)
    }
    if subtags.count == 3, scripts.regions[subtags[1]] == subtags[2] { subtags.removeLast() }
    return LanguageTag(unchecked: subtags.joined(separator: "-"))
  }

  /// The index of the first language that suits a reader of this one: the same, a wider, an equivalent or a narrower
  /// one.
  package func found(among count: Int, _ language: (Int) -> LanguageTag) -> Int? {
    let chain = sequence(first: self, next: \.parent)
    for tag in chain { if let index = (0..<count).first(where: { language($0) == tag }) { return index } }
    return kinFound(among: count, language)
  }

  /// The index of an equivalent language (`zh-CN` for `zh-Hans`), else of the nearest narrower one (`fr-FR` for `fr`),
  /// else of one for another region (`pt-BR` for `pt-PT`).
  @usableFromInline func kinFound(among count: Int, _ language: (Int) -> LanguageTag) -> Int? {
    guard (0..<count).contains(where: { isKin(of: language($0)) }) else { return nil }
    if LikelyScripts.of[String(self.language)] != nil {
      for tag in sequence(first: self, next: \.parent) {
        let meant = tag.withLikelyScript
        if let index = (0..<count).first(where: { language($0).withLikelyScript == meant }) { return index }
      }
    }
    for wider in sequence(first: self, next: \.parent) {
      let steps = (0..<count).compactMap { index in language(index).steps(to: wider).map { (steps: $0, index: index) } }
      if let nearest = steps.min(by: { $0 < $1 }) { return nearest.index }
    }
    return nil
  }

  /// Whether both have the same language subtag.
  private func isKin(of other: LanguageTag) -> Bool {
    code.utf8.prefix { $0 != UInt8(ascii: "-") }.elementsEqual(other.code.utf8.prefix { $0 != UInt8(ascii: "-") })
  }

  /// The number of subtags that `wider` lacks; `nil` if it isn't wider, or leaves the script open.
  private func steps(to wider: LanguageTag) -> Int? {
    guard isKin(of: wider) else { return nil }
    var count = 0
    var tag = self
    while tag != wider {
      guard let parent = tag.parent else { return nil }
      let last = tag.code.utf8.dropFirst(parent.code.utf8.count + 1)
      if last.count == 4, last.allSatisfy(isLetter), LikelyScripts.of[String(language)] == nil { return nil }
      tag = parent
      count += 1
    }
    return count
  }

  /// The first subtag: `pt` of `pt-BR`.
  package var language: Substring { code.prefix { $0 != "-" } }

  /// Whether it is written from right to left: by its script subtag, or else by its language.
  package var isRightToLeft: Bool {
    let subtags = code.split(separator: "-")
    if let script = subtags.dropFirst().first(where: { $0.utf8.count == 4 }) {
      return ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg"].contains(script)
    }
    return ["ar", "he", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "ckb", "syr", "nqo"].contains(language)
  }

  @usableFromInline package static func < (left: LanguageTag, right: LanguageTag) -> Bool { left.code < right.code }
}

/// The scripts of a language written in several (CLDR 48, likely subtags).
private struct LikelyScripts {
  /// The script unless the region implies another.
  let usual: String
  /// The regions with another script.
  let others: [String: String]
  /// The implied region of each script.
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

/// Codes that CLDR replaces: renamed languages, `no` (Bokmål), and ISO 639-2 codes that have a two-letter code (RFC
/// 5646, 2.2.1).
private let renamed: [String: String] = {
  var renamed = ["iw": "he", "in": "id", "ji": "yi", "mo": "ro", "no": "nb", "nor": "nb", "tl": "fil", "tgl": "fil"]
  let long: StaticString = """
    afr:af alb:sq amh:am ara:ar arm:hy aze:az baq:eu bel:be ben:bn bos:bs bul:bg bur:my cat:ca ces:cs chi:zh cor:kw cym:cy \
    cze:cs dan:da deu:de dut:nl ell:el eng:en epo:eo est:et eus:eu fao:fo fas:fa fin:fi fra:fr fre:fr fry:fy geo:ka ger:de \
    gla:gd gle:ga glg:gl gre:el guj:gu hau:ha heb:he hin:hi hrv:hr hun:hu hye:hy ibo:ig ice:is ind:id isl:is ita:it jpn:ja \
    kan:kn kat:ka kaz:kk khm:km kin:rw kir:ky kor:ko kur:ku lao:lo lat:la lav:lv lit:lt ltz:lb mac:mk mal:ml mao:mi mar:mr \
    may:ms mkd:mk mlg:mg mlt:mt mon:mn mri:mi msa:ms mya:my nep:ne nld:nl nno:nn nob:nb oci:oc pan:pa per:fa pol:pl por:pt \
    pus:ps roh:rm ron:ro rum:ro rus:ru sin:si slk:sk slo:sk slv:sl snd:sd som:so spa:es sqi:sq srp:sr swa:sw swe:sv tam:ta \
    tat:tt tel:te tgk:tg tha:th tib:bo bod:bo tir:ti tuk:tk tur:tr uig:ug ukr:uk urd:ur uzb:uz vie:vi wel:cy wol:wo xho:xh \
    yid:yi yor:yo zho:zh zul:zu
    """
  for pair in long.description.split(separator: " ") {
    renamed[String(pair.prefix(3))] = String(pair.dropFirst(4))
  }
  return renamed
}()

/// The codes of ISO 639-1.
private let registered: String = """
  aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et \
  eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl \
  km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn nr nv ny oc oj om \
  or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tn to tr \
  ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
  """

extension String {
  /// Whether a two-letter word is in a space-separated list.
  fileprivate func utf8Contains(_ word: Substring) -> Bool {
    utf8.split(separator: UInt8(ascii: " ")).contains { $0.elementsEqual(word.utf8) }
  }
}

/// Whether the subtags are in the order of RFC 5646, 2.1: extended language, script, region, variants, extensions,
/// private use.
private func areInOrder(_ subtags: ArraySlice<Substring.UTF8View>) -> Bool {
  var stage = Subtag.extendedLanguage
  // Whether a single letter still needs its subtag.
  var isOpen = false
  for part in subtags {
    if part.count == 1, stage != .isPrivate {
      if isOpen { return false }
      stage = part.first.map { $0 | 0x20 } == UInt8(ascii: "x") ? .isPrivate : .inExtension
      isOpen = true
      continue
    }
    if stage < .inExtension {
      guard let kind = Subtag(part), kind > stage || kind == stage && kind.mayRepeat else { return false }
      stage = kind
    }
    isOpen = false
  }
  return !isOpen
}

private enum Subtag: Int, Comparable {
  case extendedLanguage, script, region, variant, inExtension, isPrivate

  var mayRepeat: Bool { self == .extendedLanguage || self == .variant }

  /// The kind of a subtag before any extension, by its length.
  init?(_ part: Substring.UTF8View) {
    switch part.count {
    case 3 where part.allSatisfy(isLetter): self = .extendedLanguage
    case 4 where part.allSatisfy(isLetter): self = .script
    case 2 where part.allSatisfy(isLetter), 3 where part.allSatisfy(isDigit): self = .region
    case 4 where part.first.map(isDigit) == true, 5...8: self = .variant
    default: return nil
    }
  }

  static func < (left: Subtag, right: Subtag) -> Bool { left.rawValue < right.rawValue }
}

private func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

private func lowercased(_ part: some Sequence<UInt8>) -> String {
  String(decoding: part.map { isLetter($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
}

private func uppercased(_ part: some Sequence<UInt8>) -> String {
  String(decoding: part.map { isLetter($0) ? $0 & 0xDF : $0 }, as: UTF8.self)
}
