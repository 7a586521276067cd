// Inlinable, so that other modules' code for texts and Markdown knows what it copies.

/// A value written once, or once for each language: a name, a description.
@usableFromInline package struct Localized<Value> {
  @usableFromInline package struct Entry {
    /// `nil` for a value written without a language: it is in its file's language.
    @usableFromInline package var language: LanguageTag?
    @usableFromInline package var value: Value

    @inlinable package init(language: LanguageTag?, value: Value) {
      self.language = language
      self.value = value
    }
  }

  /// As written, in their order; never empty.
  @usableFromInline package let entries: [Entry]

  /// `nil` for no entries: what isn't written at all is no label.
  package init?(_ entries: [Entry]) {
    if entries.isEmpty { return nil }
    self.entries = entries
  }

  @inlinable package init(_ value: Value, in language: LanguageTag? = nil) {
    entries = [Entry(language: language, value: value)]
  }

  /// A value as it is found for a page in some language.
  @usableFromInline package struct Found {
    @usableFromInline package var value: Value
    /// The language it is written in, where that isn't the page's: it then carries its own `lang` attribute.
    @usableFromInline package var otherLanguage: LanguageTag?

    @inlinable init(value: Value, otherLanguage: LanguageTag?) {
      self.value = value
      self.otherLanguage = otherLanguage
    }
  }

  /// The value for `language`, by the fallback of FORMATS: the language asked for, the file's, the site's, the first written.
  @inlinable package func find(_ language: LanguageTag, _ context: LanguageContext) -> Found {
    if entries.count == 1 { return found(0, for: language, context) }
    let index = index(language, context) ?? index(context.file, context) ?? index(context.site, context) ?? 0
    return found(index, for: language, context)
  }

  /// Whether it is written in `language`, or in another form of it (`pt` for `pt-BR`).
  @inlinable package func isWritten(in language: LanguageTag, _ context: LanguageContext) -> Bool {
    index(language, context) != nil
  }

  package func map<Other>(_ transform: (Value) -> Other) -> Localized<Other> {
    Localized<Other>(nonEmpty: entries.map { .init(language: $0.language, value: transform($0.value)) })
  }

  private init(nonEmpty entries: [Entry]) { self.entries = entries }

  // By index: an entry that is handed on is copied, value and all.

  @inlinable func index(_ wanted: LanguageTag, _ context: LanguageContext) -> Int? {
    var candidate: LanguageTag? = wanted
    while let tag = candidate {
      for index in entries.indices where (entries[index].language ?? context.file) == tag { return index }
      candidate = tag.parent
    }
    return wanted.kinFound(among: entries.count) { entries[$0].language ?? context.file }
  }

  @inlinable func found(_ index: Int, for language: LanguageTag, _ context: LanguageContext) -> Found {
    let written = entries[index].language ?? context.file
    return Found(value: entries[index].value, otherLanguage: written == language ? nil : written)
  }
}

extension Localized: Sendable where Value: Sendable {}
extension Localized: Equatable where Value: Equatable {}
extension Localized.Entry: Sendable where Value: Sendable {}
extension Localized.Entry: Equatable where Value: Equatable {}

/// A name or other short text: plain characters, no Markdown.
package typealias Label = Localized<String>

/// The languages that a label falls back to.
@usableFromInline package struct LanguageContext: Sendable, Hashable {
  /// What an unmarked text in this file is written in.
  @usableFromInline package var file: LanguageTag
  @usableFromInline package var site: LanguageTag

  package init(file: LanguageTag, site: LanguageTag) {
    self.file = file
    self.site = site
  }
}
