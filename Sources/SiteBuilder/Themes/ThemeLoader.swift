package import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenParsers
import MenugenPipeline
import MenugenPublishing
package import MenugenRenderers
import MenugenText
import Synchronization

/// A loaded theme: compiled templates, phrases, asset files, and their hashes.
package struct LoadedTheme: Sendable {
  package var theme: Theme
  /// A hash of everything but the files in `theme/`.
  var fingerprint: ContentHash
  /// A hash of the files in `theme/`.
  let assetFingerprint: ContentHash
  /// The files with their paths in `theme/`.
  var assets: [SourceFile]
  /// The folder of the assets in a tree. Its name has a hash of them, so that browsers can keep them for ever.
  let folder: String
  /// The embedded theme that it is based on.
  let base: EmbeddedTheme
  /// Whether it shows the site's ink and paper.
  let hasInks: Bool
  /// The origins of other sites that public pages may load from.
  var origins: [String] = []
  /// Whether it has the icon that web manifests name.
  var hasIcon: Bool { assets.contains { $0.path == ThemeLayout.icon } }
  let words: ThemeWords
  /// The files in the content's `assets/` that its templates and files refer to: paths, or prefixes of paths.
  var assetReferences: [(path: String, isPrefix: Bool)] = []

  private static let textEndings = [ThemeLayout.template, ".css", ".js", ".json", ".webmanifest"]

  /// Loads a theme: its files, over those of the embedded theme of that name, or else of the default theme.
  ///
  /// - Parameter place: The place of the theme's name; the folder of themes if it isn't named.
  static func load(
    _ name: String, from folder: some FileReading, for site: Site, namedAt place: Diagnostic.Place? = nil
  ) throws(FileError) -> Checked<LoadedTheme?> {
    let embedded = EmbeddedTheme(rawValue: name)
    if isFolderName(name), folder.exists(name) {
      var own: [String: SourceFile] = [:]
      let listing = try folder.list(below: name)
      var diagnostics = listing.problems.map(\.diagnostic)
      for path in listing.files where !isTemporaryFile(path) && !FileCopy.isBackup(path) {
        let isText = textEndings.contains(where: path.hasSuffix) || path.hasPrefix("\(name)/\(ThemeLayout.strings)")
        do throws(FileError) {
          let file = try isText ? folder.readText(path) : folder.read(path)
          own[String(path.dropFirst(name.utf8.count + 1))] = isText ? file.withoutByteOrderMark : file
        } catch {
          guard error.isContentError else { throw error }
          diagnostics.append(error.diagnostic)
        }
      }
      let base = embedded ?? .default
      let known = base.files()
      let settings = own[ThemeLayout.settings].map(parseTheme) ?? Checked(ThemeSettings(), [])
      diagnostics += settings.diagnostics
      var files = ThemeFiles(base)
      files.add(own, settings.value)
      var compiled = compile(files, own: own, over: base, known, for: site)
      compiled.value?.origins = settings.value.origins
      compiled.diagnostics += unused(among: files.files, known: known)
      if compiled.value != nil {
        compiled.diagnostics += PolicyCheck.faults(
          of: own, over: known, origins: settings.value.origins, allowsAll: site.allowsUnsafeMarkdown)
      }
      compiled.diagnostics += ThemeFaults(own: own, files: files.files).diagnostics
      let texts = own.filter { textEndings.contains(where: $0.key.hasSuffix) }
      compiled.value?.assetReferences = texts.values.flatMap { MenugenPipeline.assetReferences(in: $0.bytes) }
      let isSound = !diagnostics.contains { $0.severity == .error }
      return Checked(isSound ? compiled.value : nil, diagnostics + compiled.diagnostics)
    }
    guard let embedded else {
      let known =
        folder.exists("")
        ? try folder.list(below: "").files.compactMap { $0.split(separator: "/").first.map(String.init) } : []
      let all = known + EmbeddedTheme.allCases.map(\.rawValue)
      return Checked(nil, [missing(name, at: place ?? .file(folder.root), known: all)])
    }
    return compile(embedded, for: site)
  }

  /// The style sheets of a report on one page: those of the embedded theme, in their order, then a theme's other ones.
  package var reportStyleSheets: [SourceFile] {
    let known = base.assetNames
    return base.reportStyleSheets.compactMap { name in assets.first { $0.path == name } }
      + assets.filter { $0.path.hasSuffix(".css") && !known.contains($0.path) }
  }

  /// The files to publish: the script of menus that refresh themselves only if there is one, unless it is a theme's own.
  func assets(isLive: Bool) -> [SourceFile] {
    if isLive { return assets }
    let script = base.files()[EmbeddedTheme.liveScript]
    return assets.filter { ThemeLayout.assets + $0.path != EmbeddedTheme.liveScript || $0.bytes != script?.bytes }
  }

  /// The files that style sheets may refer to.
  package var fonts: [SourceFile] { assets.filter { $0.path.hasSuffix(".woff2") } }

  /// Whether a theme's name is that of a folder, not a path.
  private static func isFolderName(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && !name.utf8.contains(UInt8(ascii: "/"))
  }

  /// The default theme, for use after an error in the requested one.
  static func fallback(for site: Site) -> LoadedTheme? { compile(.default, for: site).value }

  private static func compile(_ theme: EmbeddedTheme, for site: Site) -> Checked<LoadedTheme?> {
    let files = ThemeFiles(theme)
    return compile(files, own: nil, over: theme, files.files, for: site)
  }

  /// - Parameters:
  ///   - own: The files of a custom theme; `nil` if all are embedded.
  ///   - base: The embedded theme below it, with its files.
  private static func compile(
    _ untinted: ThemeFiles, own: [String: SourceFile]?, over base: EmbeddedTheme, _ known: [String: SourceFile],
    for site: Site
  ) -> Checked<LoadedTheme?> {
    let languages = site.languages
    var files = untinted
    files.fit(to: site)
    var diagnostics: [Diagnostic] = []
    var assetFingerprint = Fingerprint()
    var templates: [String: SourceFile] = [:]
    var assets: [SourceFile] = []
    var fingerprint = Fingerprint()
    for (path, file) in files.files.sorted(by: { $0.key < $1.key }) {
      if path.hasPrefix(ThemeLayout.templates), path.hasSuffix(ThemeLayout.template) {
        templates[String(path.dropFirst(ThemeLayout.templates.count).dropLast(ThemeLayout.template.count))] = file
        fingerprint.combine(path)
        fingerprint.combine(file.bytes)
      } else if path.hasPrefix(ThemeLayout.assets) {
        let bytes = path.hasSuffix(".css") ? withoutComments(file.bytes) : file.bytes
        assets.append(SourceFile(path: String(path.dropFirst(ThemeLayout.assets.count)), bytes: bytes))
        assetFingerprint.combine(path)
        assetFingerprint.combine(bytes)
      }
    }
    if let settings = own?[ThemeLayout.settings] { fingerprint.combine(settings.bytes) }
    let words = ThemeWords.load(own: own ?? [:], for: languages)
    diagnostics += words.diagnostics
    if own != nil { diagnostics += words.value.unknownPlaces() }
    fingerprint.combine(words.value.fingerprint)
    let compiled =
      hasOnlyKnownTemplates(own, known)
      ? Checked(self.known(base, templates, wordNames: words.value.names), [])
      : Theme.compile(templates, wordNames: words.value.names)
    diagnostics += compiled.diagnostics
    guard let theme = compiled.value, !diagnostics.contains(where: { $0.severity == .error }) else {
      return Checked(nil, diagnostics)
    }
    if own != nil { diagnostics += words.value.gaps(for: languages) + words.value.unused(in: templates.values) }
    return Checked(
      LoadedTheme(
        theme: theme, fingerprint: fingerprint.hash, assetFingerprint: assetFingerprint.hash, assets: assets,
        folder: OutputLayout.theme(version: assetFingerprint.hash.low), base: base, hasInks: files.hasInks,
        words: words.value),
      diagnostics)
  }

  /// An embedded theme, compiled once per process.
  private static func known(
    _ base: EmbeddedTheme, _ templates: [String: SourceFile], wordNames: [String]
  ) -> Theme {
    embedded.withLock { known in
      if let known = known[base], known.wordNames == wordNames { return known.theme }
      let theme = Theme.known(templates, wordNames: wordNames)
      known[base] = (wordNames, theme)
      return theme
    }
  }

  private static let embedded = Mutex<[EmbeddedTheme: (wordNames: [String], theme: Theme)]>([:])

  /// Whether all templates of a theme equal the embedded ones, which are free of errors.
  private static func hasOnlyKnownTemplates(_ own: [String: SourceFile]?, _ known: [String: SourceFile]) -> Bool {
    guard let own else { return true }
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
  private static func unused(among files: [String: SourceFile], known: [String: SourceFile]) -> [Diagnostic] {
    let templates = files.filter { $0.key.hasPrefix(ThemeLayout.templates) && $0.key.hasSuffix(ThemeLayout.template) }
    let names = known.keys.filter { $0.hasSuffix(ThemeLayout.template) }.map(templateName).sorted()
    return templates.keys.filter { known[$0] == nil }.sorted().compactMap { path in
      let name = templateName(path)
      // Content names these.
      if name.hasPrefix(ThemeLayout.pageTemplates) { return nil }
      let isIncluded = templates.contains { $0.key != path && includes($0.value.bytes, name) }
      guard !isIncluded, let file = templates[path] else { return nil }
      return Diagnostic(.unusedTemplate(name, nearest: nearestName(to: name, among: names)), at: .file(file.path))
    }
  }

  /// Whether a template has a tag such as `{{> partials/price}}` or `{{<partials/frame}}`.
  private static func includes(_ template: [UInt8], _ name: String) -> Bool {
    let name = Array(name.utf8)
    var rest = template[...]
    while let range = rest.firstRange(of: name) {
      let before = template[..<range.lowerBound].last { $0 > 0x20 }
      let after = template[range.upperBound...].first { $0 > 0x20 }
      if before == UInt8(ascii: ">") || before == UInt8(ascii: "<"), after == UInt8(ascii: "}") { return true }
      rest = template[range.upperBound...]
    }
    return false
  }

  /// `partials/price` for `templates/partials/price.mustache`.
  private static func templateName(_ path: String) -> String {
    String(path.dropFirst(ThemeLayout.templates.count).dropLast(ThemeLayout.template.count))
  }
}
