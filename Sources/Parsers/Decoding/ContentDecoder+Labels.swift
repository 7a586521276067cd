import MenugenDiagnostics
import MenugenDomain
import MenugenMarkdown
import MenugenSyntax
import MenugenText

/// Decodes labels and Markdown by language.
extension ContentDecoder {
  /// Reads a label, written once or by language. Drops empty texts unless `keepsEmpty`, as for an image's `alt`.
  mutating func label(_ value: Value, _ field: String, keepsEmpty: Bool = false) -> Label? {
    localized(value, field) { decoder, value in
      guard let text = decoder.text(value, field), keepsEmpty || !isBlank(text) else { return nil }
      return text
    }
  }

  /// Reads Markdown. Its headings are moved below `level`.
  mutating func markdown(_ value: Value, _ field: String, under level: Int) -> Localized<Markup>? {
    localized(value, field) { decoder, value in decoder.markup(value, field, under: level) }
  }

  /// Reads a Markdown text; `nil` if it is empty or nothing of it may be shown.
  mutating func markup(_ value: Value, _ field: String, under level: Int) -> Markup? {
    // Returns the value without unwrapping, which would copy it.
    value.paragraph ?? otherMarkup(value, field, under: level)
  }

  @inline(never)
  private mutating func otherMarkup(_ value: Value, _ field: String, under level: Int) -> Markup? {
    guard let text = text(value, field), !isBlank(text) else { return nil }
    let markup = withReporter { [markdown] in
      markdown.read(text, headingOffset: level, at: value.range, reporter: &$0)
    }
    return markup.html.isEmpty ? nil : markup
  }

  /// Reads the language of a file or page.
  mutating func languageTag(_ value: Value, _ field: String) -> LanguageTag? {
    guard let text = text(value, field) else { return nil }
    guard let tag = LanguageTag(text) else {
      notALanguage(text, at: value.range)
      return nil
    }
    checkLanguage(tag, at: value.range)
    return tag
  }

  /// Warns of an unknown language code, which mostly is a country's.
  mutating func checkLanguage(_ tag: LanguageTag, at range: Range<Int>) {
    if tag.isRegistered { return }
    report(.unregisteredLanguage(String(tag.language), meant: languagesOfCountries[String(tag.language)]), at: range)
  }

  /// Reads a value written once or by language.
  mutating func localized<Part>(
    _ value: Value, _ field: String, read: (inout ContentDecoder, Value) -> Part?
  ) -> Localized<Part>? {
    guard value.kind == .object else {
      guard let part = read(&self, value) else { return nil }
      return Localized(part)
    }
    if isTooLong(value, field, most: ListLimit.languages) { return nil }
    checkMissingValues(of: value, in: field)
    var entries: [Localized<Part>.Entry] = []
    for (key, value) in value.members where !value.isNull {
      guard let tag = languageTag(key) else {
        notALanguage(key.text, at: key.range)
        continue
      }
      if entries.contains(where: { $0.language == tag }) {
        report(.duplicateLanguage(tag.code, in: named(field)), at: key.range)
        continue
      }
      writesByLanguage = true
      if let part = read(&self, value) { entries.append(.init(language: tag, value: part)) }
    }
    return Localized(entries)
  }

  mutating func notALanguage(_ text: String, at range: Range<Int>) {
    let meant =
      LanguageTag(String(text.map { $0 == "_" ? "-" : $0 }))?.code
      ?? WordAliases.nearest(to: text, among: [], for: .language)
    report(.unknownWord(text, .language, meant.map { .word($0) } ?? .languageTag), at: range)
  }
}

extension Value {
  /// A Markdown text that is a plain paragraph.
  fileprivate var paragraph: Markup? {
    guard kind == .string || kind == .plain else { return nil }
    return withText { isBlank($0) ? nil : plainParagraph($0) } ?? nil
  }
}

/// Country codes often mistaken for language codes.
private let languagesOfCountries = [
  "al": "sq", "at": "de", "bd": "bn", "cn": "zh", "cz": "cs", "dk": "da", "ge": "ka", "gb": "en", "gr": "el",
  "il": "he",
  "ir": "fa", "jp": "ja", "kz": "kk", "md": "ro", "pk": "ur", "rs": "sr", "ua": "uk", "us": "en", "vn": "vi",
]
