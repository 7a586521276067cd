import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenMarkdown
import MenugenSyntax
import MenugenText

/// The state shared by the decoders of a file: defaults and diagnostics.
///
/// Extensions decode what several kinds of files share. A decoder reports an error and continues; callers compare
/// `errorCount` to detect invalid values.
struct ContentDecoder {
  /// The language of text without a language tag.
  var language: LanguageTag
  /// The file's currency, if given.
  var currency: Currency?
  let site: Site
  var markdown: MarkdownReader
  /// The item or movement being decoded, which messages name.
  var subject: Value?
  /// The word for amounts in ids of diagnostics: `price.decimals`, `amount.decimals`.
  var amountWord = DiagnosticMessage.AmountWord.price
  /// Whether withdrawn currencies are allowed: in ledgers, goals and rates.
  var takesWithdrawnCurrencies = false
  /// Searches unknown keys for names of allergens.
  var search: AllergenSearch?
  /// Whether any text is written by language.
  var writesByLanguage = false
  private(set) var reporter: Reporter
  /// The number of errors so far, including syntax errors.
  private(set) var errorCount = 0
  private var hasNotedCurrency = false
  /// The ids of all sizes, even of those with errors.
  var sizeIDs: Set<String> = []
  /// Whether the id of any size is unknown.
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

  /// The file's currency, else the site's, else US dollars, which is reported once.
  mutating func fileCurrency() -> Currency {
    if let currency { return currency }
    if !site.namesCurrency, !hasNotedCurrency {
      hasNotedCurrency = true
      reporter.report(.defaultCurrency, at: nil)
    }
    return site.currency
  }

  func place(of range: Range<Int>) -> Diagnostic.Place { .line(file.location(of: range)) }

  /// The language of a label's key; `nil` if it isn't a tag. Tags are cached.
  mutating func languageTag(_ key: Key) -> LanguageTag? {
    let known = key.withText { text in tags.first { $0.text.span.elementsEqual(text) }?.tag }
    if let known { return known }
    guard let tag = LanguageTag(key.text) else { return nil }
    if tags.count < 64 {
      tags.append((Array(key.text.utf8), tag))
      checkLanguage(tag, at: key.range)
    }
    return tag
  }
}

// MARK: - Reporting

extension ContentDecoder {
  /// Reports a message at a location in the file, or about the file as a whole.
  mutating func report(_ message: DiagnosticMessage, at range: Range<Int>?) {
    if message.severity == .error { errorCount += 1 }
    reporter.report(message, at: range)
  }

  mutating func report(_ findings: [Finding]) {
    for finding in findings { report(finding.message, at: finding.range) }
  }

  /// Adds the diagnostics of the syntax or Markdown reader.
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

  /// Reports a value of the wrong type, unless it was already reported as invalid.
  mutating func wrongType(_ field: String, expected: String, example: String, _ value: Value) {
    guard !value.isInvalid else { return errorCount += 1 }
    report(
      .wrongType(named(field), expected: expected, found: value.kind.words, example: example), at: value.range)
  }

  /// Reports an unknown word, suggesting the most similar one in spelling or meaning.
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

  /// Reports unknown keys without a value, and texts that include a key. Known keys without a value count as missing.
  ///
  /// YAML reads `{price: 9,90}` as a price of 9 and a key `90` without a value.
  mutating func checkEmptyKeys(of value: Value, in place: String, known: @autoclosure () -> [String]) {
    // Fast path: most objects have none.
    guard value.hasUnusualMember else { return }
    for (key, value) in value.members {
      if value.isContinued { checkContinuation(of: value, at: key.text, known: known()) }
      guard value.isNull else { continue }
      let known = known()
      if known.contains(key.text) || diagnoseComma(before: key) { continue }
      if value.range.isEmpty, !["allergens", "items", "options", "sections"].allSatisfy({ !known.contains($0) }),
        let word = allergenWord(in: key)
      {
        report(.misplacedKey(key.text, in: place, allergenMend(word.word, known)), at: key.range)
        continue
      }
      // A key without a value loses nothing.
      let mend = StructuralKeys.guess(key, among: known)?.mend ?? .remove
      report(.unknownKey(key.text, in: place, mend), at: key.range)
    }
  }

  /// Whether a key without a value is the fraction of a number with a decimal comma. If so, reports it.
  mutating func diagnoseComma(before key: Key) -> Bool {
    let digits = key.text
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return false
    }
    report(.commaInValue(before: digits), at: key.range)
    return true
  }

  /// Reports keys without a value in an object with arbitrary keys, such as languages or categories.
  ///
  /// An explicit `null` counts as missing.
  mutating func checkMissingValues(of value: Value, in field: String) {
    guard value.hasUnusualMember else { return }
    for (key, value) in value.members where value.isNull && value.range.isEmpty {
      if diagnoseComma(before: key) { continue }
      report(.missingValue(ofKey: key.text, in: named(field)), at: key.range)
    }
  }

  /// Reports an unknown key, as an error if it is probably a structural key of the object.
  ///
  /// - Parameter misplaced: Structural keys of other objects that are often written here.
  mutating func unknownKey(
    _ key: Key, in place: String, of object: ContentObject, misplaced: [String] = [],
    homes: [String: DiagnosticMessage.KeyMend] = StructuralKeys.homes
  ) {
    let guess = StructuralKeys.guess(key, of: object, misplaced: misplaced, homes: homes)
    let isStructural = guess?.isStructural == true && !key.value.isNull
    if !isStructural, object.describesDishes, let (word, isLost) = allergenWord(in: key) {
      let mend = guess?.mend ?? allergenMend(word, object.names)
      if !isLost, !saysAllergens(key) { return report(.unknownKey(key.text, in: place, mend), at: key.range) }
      return report(
        guess == nil ? .misplacedKey(key.text, in: place, mend) : .misspeltKey(key.text, in: place, mend), at: key.range
      )
    }
    if !isStructural, object.names.contains("allergens"), saysAllergens(key) {
      return report(.misplacedKey(key.text, in: place, .allergens), at: key.range)
    }
    guard let guess, isStructural else {
      return report(.unknownKey(key.text, in: place, guess?.mend ?? .remove), at: key.range)
    }
    report(
      guess.isMisplaced
        ? .misplacedKey(key.text, in: place, guess.mend) : .misspeltKey(key.text, in: place, guess.mend),
      at: key.range)
  }

  /// `price of 'Ribollita'`, or only the field if its object has no name.
  func named(_ field: String) -> String {
    subjectName.map { "\(field) of '\($0)'" } ?? field
  }

  var subjectName: String? { shownName(of: subject) }

  /// The name of a value in its first language; otherwise its id.
  func shownName(of value: Value?) -> String? {
    guard let value else { return nil }
    let name = value.kind == .object ? value.member("name") ?? value.member("id") : value
    guard let name else { return nil }
    let text = name.kind == .object ? name.members.lazy.compactMap { $0.value.string() }.first : name.string()
    return text.flatMap { $0.isEmpty ? nil : shortened($0) }
  }

  /// Limits the length of names in messages.
  private func shortened(_ name: String) -> String {
    name.utf8.count <= 120 ? name : String(name.unicodeScalars.prefix(80)) + "…"
  }
}

extension ValueKind {
  /// The kind's name in messages.
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
