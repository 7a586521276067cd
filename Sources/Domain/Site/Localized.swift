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

  /// The one that is written first, and as a rule alone: then a text takes no memory but its own.
  @usableFromInline package let first: Entry
  @usableFromInline let others: [Entry]

  /// `nil` for no entries: what isn't written at all is no label.
  @inlinable package init?(_ entries: [Entry]) {
    guard let first = entries.first else { return nil }
    self.first = first
    others = entries.count == 1 ? [] : Array(entries[1...])
  }

  @inlinable package init(_ value: Value, in language: LanguageTag? = nil) {
    first = Entry(language: language, value: value)
    others = []
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
    let index = index(foundFor: language, context)
    return Found(
      value: index == 0 ? first.value : others[index - 1].value,
      otherLanguage: otherLanguage(at: index, for: language, context))
  }

  /// The same, handed on without a `Found` of its own. What is written first lies in place, and isn't copied; another
  /// is.
  @inlinable package func withFound<Result>(
    _ language: LanguageTag, _ context: LanguageContext,
    _ body: (_ value: borrowing Value, _ otherLanguage: LanguageTag?) -> Result
  ) -> Result {
    let index = index(foundFor: language, context)
    let otherLanguage = otherLanguage(at: index, for: language, context)
    return index == 0 ? body(first.value, otherLanguage) : body(others[index - 1].value, otherLanguage)
  }

  /// Whether it is written in `language`, or in another form of it (`pt` for `pt-BR`).
  @inlinable package func isWritten(in language: LanguageTag, _ context: LanguageContext) -> Bool {
    index(language, context) != nil
  }

  @inlinable package func map<Other>(_ transform: (Value) -> Other) -> Localized<Other> {
    func map(_ entry: Entry) -> Localized<Other>.Entry {
      .init(language: entry.language, value: transform(entry.value))
    }
    return Localized<Other>(first: map(first), others: others.map(map))
  }

  @inlinable init(first: Entry, others: [Entry]) {
    self.first = first
    self.others = others
  }

  // By index: an entry that is handed on is copied, value and all.

  @inlinable func index(_ wanted: LanguageTag, _ context: LanguageContext) -> Int? {
    var candidate: LanguageTag? = wanted
    while let tag = candidate {
      for index in 0..<count where isWritten(index, in: tag, context) { return index }
      candidate = tag.parent
    }
    return wanted.kinFound(among: count) { self.language($0, context) }
  }

  @inlinable func language(_ index: Int, _ context: LanguageContext) -> LanguageTag {
    (index == 0 ? first.language : others[index - 1].language) ?? context.file
  }

  @inlinable func index(foundFor language: LanguageTag, _ context: LanguageContext) -> Int {
    if others.isEmpty { return 0 }
    return index(language, context) ?? index(context.file, context) ?? index(context.site, context) ?? 0
  }

  @inlinable func otherLanguage(
    at index: Int, for language: LanguageTag, _ context: LanguageContext
  ) -> LanguageTag? {
    isWritten(index, in: language, context) ? nil : self.language(index, context)
  }

  /// Compared where it lies: nearly every text is in its page's language, and a tag that is handed on is copied.
  @inlinable func isWritten(_ index: Int, in language: LanguageTag, _ context: LanguageContext) -> Bool {
    if let written = index == 0 ? first.language : others[index - 1].language { return written == language }
    return context.file == language
  }
}

extension Localized {
  /// As written, in their order; never empty. Made when it is asked for: `first` and `contains` cost nothing.
  @inlinable package var entries: [Entry] { [first] + others }

  /// How many there are, one at least.
  @inlinable package var count: Int { others.count + 1 }

  /// Whether one of them is like that.
  @inlinable package func contains(where isLike: (borrowing Entry) -> Bool) -> Bool {
    isLike(first) || others.contains(where: isLike)
  }

  /// Calls `body` with each of them in order: the first, as a rule the only one, where it lies; of others a copy.
  @inlinable package func forEachInPlace(_ body: (borrowing Entry) -> Void) {
    body(first)
    for index in others.indices { body(others[index]) }
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
