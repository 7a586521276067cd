import MenugenDiagnostics
import MenugenDomain
import MenugenMarkdown
import MenugenSyntax
import MenugenText

/// What the decoders of one file share: the defaults it falls back on, and the reporter of what is wrong in it.
///
/// Every domain type has one decoder, whatever the syntax: the extensions of this type decode what several kinds of file have.
/// A decoder that finds an error tells it and goes on; whoever asked for the value looks at `errorCount` to know whether it is whole.
struct ContentDecoder {
  /// The language that an unmarked text is in.
  var language: LanguageTag
  /// What the file names; `nil` where it names none.
  var currency: Currency?
  let site: Site
  var markdown: MarkdownReader
  /// The item or movement whose fields are decoded just now: messages call it by its name.
  var subject: Value?
  /// What the amounts are called in the ids of diagnostics: `price.decimals`, `amount.decimals`.
  var amountWord = DiagnosticMessage.AmountWord.price
  /// Whether a currency that was withdrawn may be named: in ledgers, goals and rates, since old books have them.
  var takesWithdrawnCurrencies = false
  /// Whether any text has been written by language.
  var writesByLanguage = false
  private(set) var reporter: Reporter
  /// Errors so far, with those that the reader of the syntax has told.
  private(set) var errorCount = 0
  private var hasNotedCurrency = false
  /// What sizes are called, also those with errors: these are told of once.
  var sizeIDs: Set<String> = []
  /// Whether the name of some size isn't known.
  var hasNamelessSize = false
  private var tags: [(text: [UInt8], tag: LanguageTag)] = []

  init(_ file: SourceFile, site: Site) {
    self.site = site
    language = site.language
    markdown = MarkdownReader(allowsUnsafe: site.allowsUnsafeMarkdown)
    reporter = Reporter(file)
  }

  var file: SourceFile { reporter.file }
  var diagnostics: [Diagnostic] { reporter.diagnostics }

  /// A file's currency, else the site's, else US dollars, which is told once.
  mutating func fileCurrency() -> Currency {
    if let currency { return currency }
    if !site.namesCurrency, !hasNotedCurrency {
      hasNotedCurrency = true
      reporter.report(.defaultCurrency, at: nil)
    }
    return site.currency
  }

  func place(of range: Range<Int>) -> Diagnostic.Place { .line(file.location(of: range)) }

  /// The tag a label's key names; `nil` for what isn't one. A file has few, so each is made once.
  mutating func languageTag(_ key: Key) -> LanguageTag? {
    let known = key.withText { text in tags.first { $0.text.elementsEqual(text) }?.tag }
    if let known { return known }
    guard let tag = LanguageTag(key.text) else { return nil }
    if tags.count < 64 {
      tags.append((Array(key.text.utf8), tag))
      checkLanguage(tag, at: key.range)
    }
    return tag
  }
}

// MARK: - Telling

extension ContentDecoder {
  mutating func error(_ id: String, _ message: String, hint: String? = nil, at range: Range<Int>) {
    errorCount += 1
    reporter.error(id, message, hint: hint, at: range)
  }

  mutating func warning(_ id: String, _ message: String, hint: String? = nil, at range: Range<Int>) {
    reporter.warning(id, message, hint: hint, at: range)
  }

  /// Reports an entry of the catalogue at a place in the file, or about the file as a whole.
  mutating func report(_ message: DiagnosticMessage, at range: Range<Int>?) {
    if message.severity == .error { errorCount += 1 }
    reporter.report(message, at: range)
  }

  /// Something about the file as a whole, or about a place in it.
  mutating func report(
    _ severity: Severity, _ id: String, _ message: String, hint: String? = nil, at range: Range<Int>?
  ) {
    if severity == .error { errorCount += 1 }
    reporter.report(severity, id, message, hint: hint, at: range)
  }

  /// Takes over what the reader of the syntax, or of the Markdown in the file, has told.
  mutating func append(_ diagnostics: [Diagnostic]) {
    errorCount += diagnostics.count { $0.severity == .error }
    reporter.append(diagnostics)
  }

  mutating func withReporter<Result>(_ body: (inout Reporter) -> Result) -> Result {
    let known = reporter.errorCount
    let result = body(&reporter)
    errorCount += reporter.errorCount - known
    return result
  }

  /// A value of a kind that the field doesn't take. Where the reader has told an error already, nothing is said.
  mutating func wrongType(_ field: String, expected: String, example: String, _ value: Value) {
    guard !value.isInvalid else { return errorCount += 1 }
    report(
      .wrongType(named(field), expected: expected, found: value.kind.words, example: example), at: value.range)
  }

  /// A word that isn't in the list: the nearest one is the hint, by its spelling or its meaning.
  mutating func unknownWord(
    _ vocabulary: DiagnosticMessage.Vocabulary, _ field: String, _ word: String, among words: [String],
    at range: Range<Int>
  ) {
    let parts = word.split(separator: ",")
    if parts.count > 1 {
      let list = parts.map { "\"\($0.drop { $0 == " " })\"" }.joined(separator: ", ")
      return report(.severalWords(word, vocabulary, in: named(field), list: list), at: range)
    }
    if let meant = WordAliases.nearest(to: word, among: words, for: vocabulary) {
      return report(.unknownWord(word, vocabulary, of: subjectName, .word(meant)), at: range)
    }
    // Not of allergens and diets: a hint that is followed blindly must not make a dish look safe.
    let isHarmless = vocabulary != .allergen && vocabulary != .diet
    let nearest = isHarmless ? nearestName(to: word, among: words, within: 2) : nil
    report(.unknownWord(word, vocabulary, of: subjectName, .oneOf(words, nearest: nearest)), at: range)
  }

  /// Reports unknown keys without a value, and values that have swallowed a key; known keys without a value count as absent.
  ///
  /// YAML reads `{price: 9,90}` as a price of 9 and a key `90` without a value: a wrong price, unless that is reported.
  mutating func checkEmptyKeys(of value: Value, in place: String, known: @autoclosure () -> [String]) {
    // Most have none, and to look through the members counts a reference for each.
    guard value.hasUnusualMember else { return }
    for (key, value) in value.members {
      if value.isContinued { checkContinuation(of: value, at: key.text, known: known()) }
      guard value.isNull else { continue }
      if !known().contains(key.text), !tellComma(before: key) { unknownKey(key, in: place, known: known()) }
    }
  }

  /// Whether a key without a value is the rest of a number that was written with a comma.
  mutating func tellComma(before key: Key) -> Bool {
    let digits = key.text
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return false
    }
    report(.commaInValue(before: digits), at: key.range)
    return true
  }

  /// Reports each key without a value in an object with keys of the user's choice, such as languages or categories.
  ///
  /// A written `null` leaves the key out.
  mutating func checkMissingValues(of value: Value, in field: String) {
    guard value.hasUnusualMember else { return }
    for (key, value) in value.members where value.isNull && value.range.isEmpty {
      if tellComma(before: key) { continue }
      report(.missingValue(ofKey: key.text, in: named(field)), at: key.range)
    }
  }

  /// Reports a key that the object doesn't have: an error where its loss would change what is published.
  ///
  /// - Parameter misplaced: Structural keys of other things that people write here.
  mutating func unknownKey(_ key: Key, in place: String, known: [String], misplaced: [String] = []) {
    guard let guess = StructuralKeys.guess(key, among: known, misplaced: misplaced) else {
      return report(.unknownKey(key.text, in: place, .remove), at: key.range)
    }
    if !guess.isStructural || key.value.isNull {
      report(.unknownKey(key.text, in: place, guess.mend), at: key.range)
    } else if guess.isMisplaced {
      report(.misplacedKey(key.text, in: place, guess.mend), at: key.range)
    } else {
      report(.misspeltKey(key.text, in: place, guess.mend), at: key.range)
    }
  }

  /// `price of 'Ribollita'`, or just the field where its thing has no name.
  func named(_ field: String) -> String {
    subjectName.map { "\(field) of '\($0)'" } ?? field
  }

  var subjectName: String? { shownName(of: subject) }

  /// The name a person knows a thing by, in the first language it is written in; else its id.
  func shownName(of value: Value?) -> String? {
    guard let value else { return nil }
    let name = value.kind == .object ? value.member("name") ?? value.member("id") : value
    guard let name else { return nil }
    let text = name.kind == .object ? name.members.lazy.compactMap { $0.value.string() }.first : name.string()
    return text.flatMap { $0.isEmpty ? nil : shortened($0) }
  }

  /// A name of kilobytes would be repeated in each message about what is in it.
  private func shortened(_ name: String) -> String {
    name.utf8.count <= 120 ? name : String(name.unicodeScalars.prefix(80)) + "…"
  }
}

extension ValueKind {
  /// As a person would call it.
  var words: String {
    switch self {
    case .invalid: "something that can't be read"
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string, .plain: "text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
