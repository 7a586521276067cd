// Inlinable, so that the optimizer avoids copies in other modules.

/// A value written once, or once for each language: a name, a description.
@usableFromInline package struct Localized<Value> {
  @usableFromInline package struct Entry {
    /// `nil` for a value without a language tag: it is in the file's language.
    @usableFromInline package var language: LanguageTag?
    @usableFromInline package var value: Value

    @inlinable package init(language: LanguageTag?, value: Value) {
      self.language = language
      self.value = value
    }
  }

  /// The first entry, usually the only one, stored inline to avoid an allocation.
  @usableFromInline package let first: Entry
  @usableFromInline let others: [Entry]

  /// Returns `nil` for no entries.
  @inlinable package init?(_ entries: [Entry]) {
    guard let first = entries.first else { return nil }
    self.first = first
    others = entries.count == 1 ? [] : Array(entries[1...])
  }

  @inlinable package init(_ value: Value, in language: LanguageTag? = nil) {
    first = Entry(language: language, value: value)
    others = []
  }

  /// The value found for a page's language.
  @usableFromInline package struct Found {
    @usableFromInline package var value: Value
    /// The language of the value, for a `lang` attribute, if it differs from the page's.
    @usableFromInline package var otherLanguage: LanguageTag?

    @inlinable init(value: Value, otherLanguage: LanguageTag?) {
      self.value = value
      self.otherLanguage = otherLanguage
    }
  }

  /// Finds the value by fallback: the requested language, the file's, the site's, the first entry.
  @inlinable package func find(_ language: LanguageTag, _ context: LanguageContext) -> Found {
    let index = index(foundFor: language, context)
    return Found(
      value: index == 0 ? first.value : others[index - 1].value,
      otherLanguage: otherLanguage(at: index, for: language, context))
  }

  /// Calls `body` with the value that `find` returns, without copying it if it is the first entry.
  @inlinable package func withFound<Result>(
    _ language: LanguageTag, _ context: LanguageContext,
    _ body: (_ value: borrowing Value, _ otherLanguage: LanguageTag?) -> Result
  ) -> Result {
    let index = index(foundFor: language, context)
    let otherLanguage = otherLanguage(at: index, for: language, context)
    return index == 0 ? body(first.value, otherLanguage) : body(others[index - 1].value, otherLanguage)
  }

  /// Whether it has `language` or another form of it (`pt` for `pt-BR`).
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

  // By index, since passing an entry copies its value.

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

  /// Compares in place: returning the language would copy it.
  @inlinable func isWritten(_ index: Int, in language: LanguageTag, _ context: LanguageContext) -> Bool {
    if let written = index == 0 ? first.language : others[index - 1].language { return written == language }
    return context.file == language
  }
}

extension Localized {
  /// The entries as written; never empty. Allocates: prefer `first`, `contains` and `forEachInPlace`.
  @inlinable package var entries: [Entry] { [first] + others }

  @inlinable package var count: Int { others.count + 1 }

  @inlinable package func contains(where isLike: (borrowing Entry) -> Bool) -> Bool {
    isLike(first) || others.contains(where: isLike)
  }

  /// Calls `body` with each entry in order, without copying the first.
  @inlinable package func forEachInPlace(_ body: (borrowing Entry) -> Void) {
    body(first)
    for index in others.indices { body(others[index]) }
  }
}

extension Localized: Sendable where Value: Sendable {}
extension Localized: Equatable where Value: Equatable {}
extension Localized.Entry: Sendable where Value: Sendable {}
extension Localized.Entry: Equatable where Value: Equatable {}

/// A name or other short plain text, without Markdown.
package typealias Label = Localized<String>

/// The languages that a label falls back to.
@usableFromInline package struct LanguageContext: Sendable, Hashable {
  /// The language of text without a language tag in this file.
  @usableFromInline package var file: LanguageTag
  @usableFromInline package var site: LanguageTag

  package init(file: LanguageTag, site: LanguageTag) {
    self.file = file
    self.site = site
  }
}

extension Localized {
  /// Returns values of a file in one language for use with content in another.
  package func marked(_ own: LanguageTag, in language: LanguageTag) -> Self {
    guard own != language else { return self }
    return Localized(entries.map { Entry(language: $0.language ?? own, value: $0.value) }) ?? self
  }
}
