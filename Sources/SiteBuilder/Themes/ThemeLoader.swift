package import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenPipeline
import MenugenPublishing
package import MenugenRenderers
import MenugenText
import Synchronization

/// A loaded theme: compiled templates, phrases, asset files, and a hash of everything.
package struct LoadedTheme: Sendable {
  package var theme: Theme
  var fingerprint: ContentHash
  /// The files with their paths in `theme/`.
  var assets: [SourceFile]
  /// The style sheets, sorted by path, except `print.css`, which is for printed menus only.
  package var styleSheets: [SourceFile] { assets.filter { $0.path.hasSuffix(".css") && $0.path != "print.css" } }
  let words: ThemeWords
  /// The files in the content's `assets/` that its templates and files refer to: paths, or prefixes of paths.
  var assetReferences: [(path: String, isPrefix: Bool)] = []

  /// Loads a theme: its files, over those of the embedded default theme.
  ///
  /// - Parameter place: The place of the theme's name; the folder of themes if it isn't named.
  static func load(
    _ name: String, from folder: some FileReading, languages: [LanguageTag], namedAt place: Diagnostic.Place? = nil
  ) throws(FileError) -> Checked<LoadedTheme?> {
    if isFolderName(name), folder.exists(name) {
      var own: [String: SourceFile] = [:]
      let listing = try folder.list(below: name)
      var diagnostics = listing.problems.map(\.diagnostic)
      for path in listing.files {
        let isText = path.hasSuffix(ThemeLayout.template) || path.hasPrefix("\(name)/\(ThemeLayout.strings)")
        do throws(FileError) {
          own[String(path.dropFirst(name.utf8.count + 1))] = try isText ? folder.readText(path) : folder.read(path)
        } catch {
          guard error.isContentError else { throw error }
          diagnostics.append(error.diagnostic)
        }
      }
      let files = EmbeddedTheme.files().merging(own) { $1 }
      var compiled = compile(files, own: own, languages: languages)
      compiled.diagnostics += unused(among: files)
      let texts = own.filter {
        [ThemeLayout.template, ".css", ".js", ".json", ".webmanifest"].contains(where: $0.key.hasSuffix)
      }
      compiled.value?.assetReferences = texts.values.flatMap { MenugenPipeline.assetReferences(in: $0.bytes) }
      let isSound = !diagnostics.contains { $0.severity == .error }
      return Checked(isSound ? compiled.value : nil, diagnostics + compiled.diagnostics)
    } else if name != "default" {
      let known =
        folder.exists("")
        ? try folder.list(below: "").files.compactMap { $0.split(separator: "/").first.map(String.init) } : []
      return Checked(nil, [missing(name, at: place ?? .file(folder.root), known: known + ["default"])])
    }
    return compile(EmbeddedTheme.files(), languages: languages)
  }

  /// Whether a theme's name is that of a folder, not a path.
  private static func isFolderName(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && !name.utf8.contains(UInt8(ascii: "/"))
  }

  /// The default theme, for use after an error in the requested one.
  static func fallback(for languages: [LanguageTag]) -> LoadedTheme? {
    compile(EmbeddedTheme.files(), languages: languages).value
  }

  /// - Parameter own: The files of a custom theme; `nil` if all are embedded.
  private static func compile(
    _ files: [String: SourceFile], own: [String: SourceFile]? = nil, languages: [LanguageTag]
  ) -> Checked<LoadedTheme?> {
    var diagnostics: [Diagnostic] = []
    var templates: [String: SourceFile] = [:]
    var assets: [SourceFile] = []
    var fingerprint = Fingerprint()
    for (path, file) in files.sorted(by: { $0.key < $1.key }) {
      if path.hasPrefix(ThemeLayout.templates), path.hasSuffix(ThemeLayout.template) {
        templates[String(path.dropFirst(ThemeLayout.templates.count).dropLast(ThemeLayout.template.count))] = file
      } else if path.hasPrefix(ThemeLayout.assets) {
        assets.append(SourceFile(path: String(path.dropFirst(ThemeLayout.assets.count)), bytes: file.bytes))
      } else {
        continue
      }
      fingerprint.combine(path)
      fingerprint.combine(file.bytes)
    }
    let words = ThemeWords.load(own: own ?? [:], for: languages)
    diagnostics += words.diagnostics
    if own != nil { diagnostics += words.value.unknownPlaces() }
    fingerprint.combine(words.value.fingerprint)
    let compiled =
      hasOnlyKnownTemplates(own)
      ? Checked(known(templates, wordNames: words.value.names), [])
      : Theme.compile(templates, wordNames: words.value.names)
    diagnostics += compiled.diagnostics
    guard let theme = compiled.value, !diagnostics.contains(where: { $0.severity == .error }) else {
      return Checked(nil, diagnostics)
    }
    if own != nil { diagnostics += words.value.gaps(for: languages) + words.value.unused(in: templates.values) }
    return Checked(
      LoadedTheme(theme: theme, fingerprint: fingerprint.hash, assets: assets, words: words.value), diagnostics)
  }

  /// The embedded theme, compiled once per process.
  private static func known(_ templates: [String: SourceFile], wordNames: [String]) -> Theme {
    embedded.withLock { known in
      if let known, known.wordNames == wordNames { return known.theme }
      let theme = Theme.known(templates, wordNames: wordNames)
      known = (wordNames, theme)
      return theme
    }
  }

  private static let embedded = Mutex<(wordNames: [String], theme: Theme)?>(nil)

  /// Whether all templates of a theme equal the embedded ones, which are free of errors.
  private static func hasOnlyKnownTemplates(_ own: [String: SourceFile]?) -> Bool {
    guard let own else { return true }
    let known = EmbeddedTheme.files()
    return own.allSatisfy { path, file in !path.hasPrefix(ThemeLayout.templates) || known[path]?.bytes == file.bytes }
  }

  private static func missing(_ name: String, at place: Diagnostic.Place, known: [String]) -> Diagnostic {
    let known = Set(known).sorted()
    let hint =
      nearestName(to: name, among: known, within: 2).map { "did you mean '\($0)'?" }
      ?? "write \(known.joined(separator: " or "))"
    return Diagnostic(.unknownTheme(name, hint: hint), at: place)
  }

  /// Reports custom templates that aren't used, as they are mostly misspelt.
  private static func unused(among files: [String: SourceFile]) -> [Diagnostic] {
    let known = EmbeddedTheme.files()
    let templates = files.filter { $0.key.hasPrefix(ThemeLayout.templates) && $0.key.hasSuffix(ThemeLayout.template) }
    let names = known.keys.filter { $0.hasSuffix(ThemeLayout.template) }.map(templateName).sorted()
    return templates.keys.filter { known[$0] == nil }.sorted().compactMap { path in
      let name = templateName(path)
      let isIncluded = templates.contains { $0.key != path && $0.value.bytes.firstRange(of: Array(name.utf8)) != nil }
      guard !isIncluded, let file = templates[path] else { return nil }
      return Diagnostic(.unusedTemplate(name, nearest: nearestName(to: name, among: names)), at: .file(file.path))
    }
  }

  /// `partials/price` for `templates/partials/price.mustache`.
  private static func templateName(_ path: String) -> String {
    String(path.dropFirst(ThemeLayout.templates.count).dropLast(ThemeLayout.template.count))
  }
}
