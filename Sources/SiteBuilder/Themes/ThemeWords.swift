import MenugenDiagnostics
import MenugenDomain
import MenugenLocalization
import MenugenParsers
import MenugenPipeline
import MenugenPublishing
import MenugenRenderers
import MenugenText

/// A theme's phrases by language: the default theme's, overridden by those of a custom theme.
struct ThemeWords: Sendable {
  /// The files of each language; later ones override earlier ones. Read on demand.
  private var files: [LanguageTag: [SourceFile]] = [:]
  /// The custom theme's file of each language, and the default theme's.
  private var own: [LanguageTag: SourceFile] = [:]
  private var usual: [LanguageTag: SourceFile] = [:]
  private var tables: [LanguageTag: PhraseTable] = [:]
  private var english = PhraseTable(language: .english, values: [:])
  /// A hash of the custom theme's files.
  private(set) var fingerprint = ContentHash(of: [])
  /// The keys that templates can use, in the order of their words.
  private(set) var names: [String] = []

  /// - Parameters:
  ///  - own: The files of a custom theme by path; other files than phrases are ignored.
  ///  - languages: The languages to read now; others are read on demand.
  static func load(own: [String: SourceFile], for languages: [LanguageTag]) -> Checked<ThemeWords> {
    var words = ThemeWords()
    var fingerprint = Fingerprint()
    var diagnostics: [Diagnostic] = []
    for (path, file) in EmbeddedTheme.default.files() {
      if let language = language(ofStrings: path) { words.usual[language] = file }
    }
    words.files = words.usual.mapValues { [$0] }
    for (path, file) in own.sorted(by: { $0.key < $1.key }) {
      guard let language = language(ofStrings: path) else { continue }
      words.files[language, default: []].append(file)
      if let other = words.own.updateValue(file, forKey: language) {
        diagnostics.append(
          Diagnostic(.duplicateWords(language.code, in: other.path), at: .file(file.path)))
      }
      fingerprint.combine(path)
      fingerprint.combine(file.bytes)
    }
    words.fingerprint = fingerprint.hash
    for language in Set(languages.flatMap(\.withParents) + [.english]).sorted(by: { $0.code < $1.code }) {
      let table = words.read(language)
      diagnostics += table.diagnostics
      words.tables[language] = table.value
    }
    words.english = words.tables[.english] ?? words.english
    words.names = words.english.keys
    return Checked(words, diagnostics)
  }

  /// The theme's own words in one language, without those of its wider forms.
  private func read(_ language: LanguageTag) -> Checked<PhraseTable?> {
    var diagnostics: [Diagnostic] = []
    let table = files[language]?.reduce(nil as PhraseTable?) { below, file in
      let parsed = parsePhrases(file, language: language)
      diagnostics += parsed.diagnostics
      return below.map(parsed.value.filled) ?? parsed.value
    }
    return Checked(table, diagnostics)
  }

  /// The language of a file of strings; `nil` for other files.
  static func language(ofStrings path: String) -> LanguageTag? {
    guard path.hasPrefix(ThemeLayout.strings) else { return nil }
    let name = path.dropFirst(ThemeLayout.strings.count)
    guard let dot = name.lastIndex(of: "."), [".yaml", ".yml", ".json"].contains(name[dot...]) else { return nil }
    return LanguageTag(String(name[..<dot]))
  }
}

// MARK: - Words on pages

extension ThemeWords {
  /// All languages with phrases, in order.
  var languages: [LanguageTag] { files.keys.sorted { $0.code < $1.code } }

  /// Whether there are phrases in a language or a wider form of it.
  func hasWords(for language: LanguageTag) -> Bool { language.withParents.contains { files[$0] != nil } }

  /// The theme's own words in a language and its wider forms; `nil` if there are none. Reads the files again.
  func ownPhrases(for language: LanguageTag) -> PhraseTable? { merged(language) { read($0).value } }

  /// The phrases for a language, with fallback to wider forms and English.
  func phrases(for language: LanguageTag) -> PhraseTable {
    guard let table = merged(language, { tables[$0] }) else { return english }
    return table.filled(from: english).relabelled(as: language)
  }

  /// The words of a table in the order that templates use.
  func inOrder(_ table: PhraseTable) -> [String] { names.map { table[$0] ?? english[$0] ?? "" } }

  private func merged(_ language: LanguageTag, _ table: (LanguageTag) -> PhraseTable?) -> PhraseTable? {
    language.withParents.compactMap(table).reduce(nil) { narrow, wide in narrow?.filled(from: wide) ?? wide }
  }
}

// MARK: - What a theme of one's own leaves out, or misspells

extension ThemeWords {
  /// Warns of custom files that leave some phrases of a language in English.
  func gaps(for languages: [LanguageTag]) -> [Diagnostic] {
    let wanted = Set(names.map(Self.stem)).sorted()
    var reported: Set<String> = []
    return languages.compactMap { language in
      guard let file = (language.withParents + [.english]).lazy.compactMap({ own[$0] }).first,
        let table = merged(language, { tables[$0] })
      else { return nil }
      let lacking = wanted.filter { table[$0] == nil && table["\($0).other"] == nil }
      guard !lacking.isEmpty, reported.insert(file.path + language.code).inserted else { return nil }
      let first = lacking.prefix(3).joined(separator: ", ") + (lacking.count > 3 ? ", …" : "")
      return Diagnostic(
        .missingWords(language.code, count: lacking.count, first: first), at: .file(file.path))
    }
  }

  /// Warns of custom phrases that neither the program nor a template uses, as they are mostly misspelt.
  func unused(in templates: some Collection<SourceFile>) -> [Diagnostic] {
    // Unchanged files can't have misspellings.
    let changed = own.filter { language, file in usual[language]?.bytes != file.bytes }.values
    if changed.isEmpty { return [] }
    let english = Set(usual[.english].map { parsePhrases($0, language: .english).value.keys.map(Self.stem) } ?? [])
    let asked = Set(templates.flatMap { Self.words(askedIn: $0) })
    let unusual = changed.sorted { $0.path < $1.path }.flatMap { file in
      parsePhrases(file, language: .english).value.keys
        .filter { !english.contains(Self.stem($0)) && !asked.contains($0) }
        .map { (file: file.path, key: $0) }
    }
    if unusual.isEmpty { return [] }
    // Some keys are only used in a few languages.
    let ours = usual.map { language, file in parsePhrases(file, language: language).value }
    let known = Set(ours.flatMap(\.keys).map(Self.stem))
    return unusual.filter { !known.contains(Self.stem($0.key)) }.map { file, key in
      Diagnostic(
        .unknownThemeWord(key, nearest: nearestName(to: Self.stem(key), among: known.sorted())), at: .file(file))
    }
  }

  /// Reports `{placeholders}` that nothing fills in.
  func unknownPlaces() -> [Diagnostic] {
    let changed = own.filter { language, file in usual[language]?.bytes != file.bytes }
    if changed.isEmpty { return [] }
    var known: [String: Set<String>] = [:]
    for (language, file) in usual {
      let table = parsePhrases(file, language: language).value
      for key in table.keys {
        known[Self.stem(key), default: []].formUnion(table[key].map { Pattern($0).places } ?? [])
      }
    }
    return changed.values.sorted { $0.path < $1.path }.flatMap { file -> [Diagnostic] in
      let table = parsePhrases(file, language: .english).value
      return table.keys.sorted().flatMap { key -> [Diagnostic] in
        guard let places = known[Self.stem(key)], let text = table[key] else { return [] }
        return Pattern(text).places.filter { !places.contains($0) }.map { name in
          let range = file.bytes.firstRange(of: Array("{\(name)}".utf8))
          return Diagnostic(
            .unknownPlaceholder(
              name, in: key, nearest: nearestName(to: name, among: places.sorted(), within: 2),
              known: places.sorted()),
            at: range.map { .line(file.location(of: $0)) } ?? .file(file.path))
        }
      }
    }
  }

  /// The keys used by a template: `home` for `{{text.home}}`.
  private static func words(askedIn template: SourceFile) -> [String] {
    let bytes = template.bytes.span
    var words: [String] = []
    for index in bytes.indices where bytes[index...].starts(with: "text.") {
      let rest = bytes[(index + 5)...]
      if let end = rest.firstIndex(where: { $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: " ") }) {
        words.append(String(decoding: rest[..<end], as: UTF8.self))
      }
    }
    return words
  }

  /// A key without its plural form: `dishCount` for `dishCount.one`.
  private static func stem(_ key: String) -> String {
    guard let dot = key.lastIndex(of: "."), PluralRules.Category(rawValue: String(key[key.index(after: dot)...])) != nil
    else { return key }
    return String(key[..<dot])
  }
}
