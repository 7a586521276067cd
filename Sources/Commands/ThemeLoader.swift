import Diagnostics
import Domain
import Files
import Parsers
import Publishing
import Renderers
import Text

/// A theme as a build needs it: compiled templates, words by language, files to copy, and a hash of it all.
struct LoadedTheme: Sendable {
  var theme: Theme
  var fingerprint: ContentHash
  /// Each file's path below `theme/`, and its bytes.
  var assets: [SourceFile]
  /// Those of them that are style sheets, in the order of their paths.
  /// `print.css` is for menus on paper alone: it would take the page's colours from a dark screen.
  var styleSheets: [SourceFile] { assets.filter { $0.path.hasSuffix(".css") && $0.path != "print.css" } }
  private let tables: [LanguageTag: PhraseTable]
  private let fallback: PhraseTable
  /// Its words as they are written, by language: most languages are never asked for.
  private let strings: [LanguageTag: SourceFile]

  /// Whether it says anything in a language, or in a wider form of it.
  func speaks(_ language: LanguageTag) -> Bool { language.withParents.contains { strings[$0] != nil } }

  /// What the theme itself says in a language and in the wider forms of it; `nil` where that is nothing. Reads its files anew.
  func ownPhrases(for language: LanguageTag) -> PhraseTable? {
    language.withParents.reduce(nil) { table, tag in
      guard let file = strings[tag] else { return table }
      let wider = parsePhrases(file, language: tag).value
      return table?.filled(from: wider) ?? wider
    }
  }

  /// The theme's words for a language; what it lacks is taken from the wider forms of it, and then from English.
  func phrases(for language: LanguageTag) -> PhraseTable {
    let own = language.withParents.compactMap { tables[$0] }
    guard let first = own.first else { return fallback }
    return own.dropFirst().reduce(first) { $0.filled(from: $1) }.filled(from: fallback).asked(for: language)
  }

  /// The words of a table in the order in which templates know them.
  func words(_ table: PhraseTable) -> [String] { wordNames.map { table[$0] ?? fallback[$0] ?? "" } }

  private let wordNames: [String]

  /// Reads a theme: its folder's files over those of the default theme in the binary.
  ///
  /// A theme that has a template of its own uses it; what it hasn't, it takes from the default theme.
  ///
  /// - Parameter place: Where its name is written; the folder of themes without one.
  static func load(
    _ name: String, from folder: DiskFiles, languages: [LanguageTag], namedAt place: Diagnostic.Place? = nil
  ) throws(FileError) -> Checked<LoadedTheme?> {
    var files = EmbeddedTheme.files()
    if folder.exists(name) {
      let listing = try folder.list(below: name)
      var diagnostics = listing.problems.map(\.diagnostic)
      for path in listing.files {
        let isText = path.hasSuffix(".mustache") || path.hasPrefix("\(name)/strings/")
        do throws(FileError) {
          files[String(path.dropFirst(name.utf8.count + 1))] = try isText ? folder.readText(path) : folder.read(path)
        } catch {
          guard error.isContentError else { throw error }
          diagnostics.append(error.diagnostic)
        }
      }
      var compiled = compile(files, languages: languages)
      compiled.diagnostics += unused(among: files)
      return diagnostics.isEmpty ? compiled : Checked(nil, diagnostics + compiled.diagnostics)
    } else if name != "default" {
      let known =
        folder.exists("")
        ? try folder.list(below: "").files.compactMap { $0.split(separator: "/").first.map(String.init) } : []
      return Checked(nil, [missing(name, at: place ?? .file(folder.root), known: known + ["default"])])
    }
    return compile(files, languages: languages, isOurs: true)
  }

  /// The default theme, to go on with where the one that was asked for can't be used.
  static func standIn(for languages: [LanguageTag]) -> LoadedTheme? {
    compile(EmbeddedTheme.files(), languages: languages, isOurs: true).value
  }

  /// - Parameter isOurs: Whether all files are those in the program, whose templates are known to have no errors.
  private static func compile(
    _ files: [String: SourceFile], languages: [LanguageTag], isOurs: Bool = false
  ) -> Checked<LoadedTheme?> {
    var diagnostics: [Diagnostic] = []
    var templates: [String: SourceFile] = [:]
    var assets: [SourceFile] = []
    var tables: [LanguageTag: PhraseTable] = [:]
    var strings: [LanguageTag: SourceFile] = [:]
    var fingerprint = Fingerprint()
    let wanted = Set(languages.flatMap(\.withParents) + [.english])
    for (path, file) in files.sorted(by: { $0.key < $1.key }) {
      if path.hasPrefix("templates/"), path.hasSuffix(".mustache") {
        templates[String(path.dropFirst("templates/".count).dropLast(".mustache".count))] = file
      } else if path.hasPrefix("assets/") {
        assets.append(SourceFile(path: String(path.dropFirst("assets/".count)), bytes: file.bytes))
      } else if path.hasPrefix("strings/"), let language = language(ofStrings: path) {
        strings[language] = file
        if wanted.contains(language) {
          let parsed = parsePhrases(file, language: language)
          diagnostics += parsed.diagnostics
          tables[language] = parsed.value
        } else if isOurs {
          // It changes with the program alone.
          continue
        }
      } else {
        continue
      }
      fingerprint.combine(path)
      fingerprint.combine(file.bytes)
    }
    let english = tables[.english] ?? PhraseTable(language: .english, values: [:])
    let wordNames = english.keys
    let compiled =
      isOurs
      ? Checked(Theme.known(templates, wordNames: wordNames), [])
      : Theme.compile(templates, wordNames: wordNames)
    diagnostics += compiled.diagnostics
    guard let theme = compiled.value, !diagnostics.contains(where: { $0.severity == .error }) else {
      return Checked(nil, diagnostics)
    }
    let loaded = LoadedTheme(
      theme: theme, fingerprint: fingerprint.hash, assets: assets,
      tables: tables, fallback: english, strings: strings,
      wordNames: wordNames)
    return Checked(loaded, diagnostics)
  }

  private static func language(ofStrings path: String) -> LanguageTag? {
    let name = path.dropFirst("strings/".count)
    guard let dot = name.lastIndex(of: "."), [".yaml", ".yml", ".json"].contains(name[dot...]) else { return nil }
    return LanguageTag(String(name[..<dot]))
  }

  private static func missing(_ name: String, at place: Diagnostic.Place, known: [String]) -> Diagnostic {
    let known = Set(known).sorted()
    return Diagnostic(
      .error, "theme.missing", "there is no theme '\(name)'",
      hint: nearestName(to: name, among: known, within: 2).map { "did you mean '\($0)'?" }
        ?? "write \(known.joined(separator: " or "))", at: place)
  }

  /// Templates of a theme's own that are no page's and that no template includes: as a rule their names are misspelt.
  private static func unused(among files: [String: SourceFile]) -> [Diagnostic] {
    let known = EmbeddedTheme.files()
    let templates = files.filter { $0.key.hasPrefix("templates/") && $0.key.hasSuffix(".mustache") }
    let names = known.keys.filter { $0.hasSuffix(".mustache") }.map(templateName).sorted()
    return templates.keys.filter { known[$0] == nil }.sorted().compactMap { path in
      let name = templateName(path)
      let isIncluded = templates.contains { $0.key != path && $0.value.bytes.firstRange(of: Array(name.utf8)) != nil }
      guard !isIncluded, let file = templates[path] else { return nil }
      return Diagnostic(
        .warning, "template.unused", "no page is made from the template '\(name)', and none includes it",
        hint: nearestName(to: name, among: names).map { "did you mean '\($0)'?" } ?? "include it, or remove it",
        at: .file(file.path))
    }
  }

  /// `partials/price` of `templates/partials/price.mustache`.
  private static func templateName(_ path: String) -> String {
    String(path.dropFirst("templates/".count).dropLast(".mustache".count))
  }
}

extension LanguageTag {
  /// The tag and all that it falls back to: `zh-Hans-CN`, `zh-Hans`, `zh`.
  ///
  /// `zh` is read as `zh-Hans` (CLDR, likely subtags).
  fileprivate var withParents: [LanguageTag] {
    let tags = Array(sequence(first: self, next: \.parent))
    return tags.contains(withLikelyScript) ? tags : tags + [withLikelyScript]
  }
}
