import MenugenDomain
import MenugenViewModels

// Patterns and lists join texts without knowing of languages. So a text of another language stands between Unicode's
// language tags while it is put together (The Unicode Standard, 23.9: `U+E0001`, the tag's letters from `U+E0020` on; and
// `U+E0001 U+E007F` where it ends), and these are taken out before anything is shown. They are no letters to anyone on
// the way: lists isolate and join as they would without them.

extension Presentation {
  /// A label's text for a phrase, tagged where it is in another language than the phrase.
  func tagged(_ label: Label, in file: LanguageTag, _ form: (String) -> String = { $0 }) -> String {
    let found = label.find(language, LanguageContext(file: file, site: site.language))
    return tagged(form(found.value), markedLanguage(found.otherLanguage))
  }

  func tagged(_ text: String, _ other: LanguageTag?) -> String {
    // What an author tagged so stays the text that it is.
    guard let other, !text.unicodeScalars.contains(beginOfTag) else { return text }
    var tagged = String.UnicodeScalarView([beginOfTag])
    for letter in other.code.utf8 { if let tag = Unicode.Scalar(tagBlock + UInt32(letter)) { tagged.append(tag) } }
    tagged.append(contentsOf: text.unicodeScalars)
    tagged.append(contentsOf: [beginOfTag, endOfTag])
    return String(tagged)
  }

  /// A phrase with tagged texts in it, as it is shown.
  func mixed(_ phrase: String) -> MixedTextViewModel {
    guard phrase.unicodeScalars.contains(beginOfTag) else { return MixedTextViewModel(phrase) }
    var parts: [LabelViewModel] = []
    var text = String.UnicodeScalarView()
    var other: LanguageTag?
    func finish() {
      if !text.isEmpty {
        parts.append(LabelViewModel(String(text), language: other?.code, direction: direction(of: other)))
      }
      text = String.UnicodeScalarView()
    }
    var rest = phrase.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == beginOfTag else {
        text.append(scalar)
        continue
      }
      finish()
      if rest.first == endOfTag {
        rest.removeFirst()
        other = nil
      } else {
        let letters = rest.prefix { (tagBlock + 0x20..<tagBlock + 0x7F).contains($0.value) }
        rest.removeFirst(letters.count)
        other = LanguageTag(String(decoding: letters.map { UInt8(truncatingIfNeeded: $0.value) }, as: UTF8.self))
      }
    }
    finish()
    let whole = parts.map(\.text).joined()
    return MixedTextViewModel(whole, parts: parts.contains { $0.language != nil } ? parts : [])
  }
}

private let tagBlock: UInt32 = 0xE0000
private let beginOfTag: Unicode.Scalar = "\u{E0001}"
private let endOfTag: Unicode.Scalar = "\u{E007F}"
