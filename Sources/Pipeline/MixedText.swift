import MenugenDomain
import MenugenViewModels

// Patterns and lists join texts without language information. While a text in another language is part of a phrase, it
// is enclosed in Unicode language tags (The Unicode Standard, 23.9: `U+E0001` and tag letters from `U+E0020`, ended by
// `U+E0001 U+E007F`), which are removed before display. They don't affect isolation and joining.

extension Presentation {
  /// A label's text for a phrase, tagged if it is in another language.
  func tagged(_ label: Label, in file: LanguageTag, _ form: (String) -> String = { $0 }) -> String {
    let found = label.find(language, LanguageContext(file: file, site: site.language))
    return tagged(form(found.value), markedLanguage(found.otherLanguage))
  }

  func tagged(_ text: String, _ other: LanguageTag?) -> String {
    // Text that already has tags is left as it is.
    guard let other, !text.unicodeScalars.contains(beginOfTag) else { return text }
    var tagged = String.UnicodeScalarView([beginOfTag])
    for letter in other.code.utf8 { if let tag = Unicode.Scalar(tagBlock + UInt32(letter)) { tagged.append(tag) } }
    tagged.append(contentsOf: text.unicodeScalars)
    tagged.append(contentsOf: [beginOfTag, endOfTag])
    return String(tagged)
  }

  /// A phrase without tags, with its parts in other languages.
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
