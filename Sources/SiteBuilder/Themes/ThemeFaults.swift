import MenugenDiagnostics
import MenugenText

/// Faults of a custom theme's files that browsers and menugen would pass over in silence.
struct ThemeFaults {
  /// The custom theme's files by their path in its folder.
  let own: [String: SourceFile]
  /// All files of the theme, with those of the embedded theme.
  let files: [String: SourceFile]

  var diagnostics: [Diagnostic] {
    own.sorted { $0.key < $1.key }.flatMap { path, file in
      if path.hasPrefix(ThemeLayout.assets), path.hasSuffix(".css") { return faults(ofStyleSheet: file, at: path) }
      return path.hasSuffix(ThemeLayout.template) ? missingFiles(ofTemplate: file) : []
    } + unusedFiles
  }

  // MARK: - Templates

  /// Warnings for scripts, style sheets and pictures that a template loads from the theme, which has no such file.
  private func missingFiles(ofTemplate file: SourceFile) -> [Diagnostic] {
    var reporter = Reporter(file)
    let (address, end) = (Array("themeURL".utf8), Array("}}".utf8))
    var rest = file.bytes[...]
    while let found = rest.firstRange(of: address) {
      rest = rest[found.upperBound...].drop { $0 == UInt8(ascii: " ") }
      guard rest.starts(with: end) else { continue }
      rest = rest.dropFirst(end.count)
      let name = rest.prefix { !Array("\"'<> \n\r\t?#{".utf8).contains($0) }
      // A name from a field is known only on a page.
      if name.isEmpty || rest.dropFirst(name.count).first == UInt8(ascii: "{") { continue }
      let text = String(decoding: name, as: UTF8.self)
      let path = ThemeLayout.assets + percentDecoded(text)
      if files[path] != nil { continue }
      reporter.report(
        .missingTemplateFile(text, path: path, nearest: asset(nearestTo: path)), at: name.startIndex..<name.endIndex)
    }
    return reporter.diagnostics
  }

  /// The most similar name of a file of the same kind in `assets/`.
  private func asset(nearestTo path: String) -> String? {
    let known = files.keys.filter { $0.hasPrefix(ThemeLayout.assets) && fileEnding($0) == fileEnding(path) }.sorted()
    func name(_ path: String) -> String { String(path.dropFirst(ThemeLayout.assets.count)) }
    return nearestName(to: name(path), among: known.map(name))
  }

  // MARK: - Style sheets

  private func faults(ofStyleSheet file: SourceFile, at path: String) -> [Diagnostic] {
    let scan = StyleSheetScan(file.bytes)
    var reporter = Reporter(file)
    if let start = scan.unclosedComment {
      reporter.report(.unclosedInStyleSheet("/*", by: "*/"), at: start..<start + 2)
    }
    for index in scan.unclosed { reporter.report(.unclosedInStyleSheet("{", by: "}"), at: index..<index + 1) }
    for index in scan.unopened { reporter.report(.unopenedInStyleSheet, at: index..<index + 1) }
    for address in scan.addresses {
      guard let name = ownPath(address.text, from: path), files[name] == nil else { continue }
      reporter.report(
        .missingStyleSheetFile(address.text, path: name, nearest: asset(nearestTo: name)), at: address.range)
    }
    return reporter.diagnostics.sorted()
  }

  /// The path in the theme's folder of an address in a style sheet; `nil` if it leads elsewhere, such as to the site's
  /// own files.
  private func ownPath(_ address: String, from path: String) -> String? {
    let end = address.firstIndex { $0 == "?" || $0 == "#" } ?? address.endIndex
    let name = percentDecoded(String(address[..<end]))
    guard !name.isEmpty, !name.hasPrefix("/"), !name.contains(":") else { return nil }
    var folders = path.split(separator: "/").dropLast().map(String.init)
    for part in name.split(separator: "/", omittingEmptySubsequences: true) where part != "." {
      guard part == ".." else {
        folders.append(String(part))
        continue
      }
      // Above `assets/`.
      guard folders.count > 1 else { return nil }
      folders.removeLast()
    }
    return folders.joined(separator: "/")
  }

  // MARK: - Unused files

  private static let folders = [ThemeLayout.templates, ThemeLayout.strings, ThemeLayout.assets]

  /// Warnings for files in a place where menugen doesn't look for them. Folders and files of other programs, and notes,
  /// are left alone.
  private var unusedFiles: [Diagnostic] {
    var seen: Set<String> = []
    return own.sorted { $0.key < $1.key }.compactMap { path, file in
      guard path != ThemeLayout.settings, let (hint, isFolder) = hintForUnused(path) else { return nil }
      guard isFolder else { return Diagnostic(.unusedThemeFile(hint: hint), at: .file(file.path)) }
      // Each folder is reported once.
      let folder = path.split(separator: "/").first.map(String.init) ?? ""
      guard seen.insert(folder).inserted else { return nil }
      let place = String(file.path.dropLast(path.utf8.count)) + folder
      return Diagnostic(.unusedThemeFolder(hint: hint), at: .file(place))
    }
  }

  /// The hint for a file that isn't used, or for its folder; `nil` for others.
  private func hintForUnused(_ path: String) -> (hint: String, isFolder: Bool)? {
    let ending = fileEnding(path)
    if path.hasPrefix(ThemeLayout.assets) { return nil }
    if path.hasPrefix(ThemeLayout.templates) {
      if path.hasSuffix(ThemeLayout.template) || Self.notes.contains(ending) { return nil }
      return ("a template's name ends with \(ThemeLayout.template)", false)
    }
    if path.hasPrefix(ThemeLayout.strings) {
      if ThemeWords.language(ofStrings: path) != nil || Self.notes.contains(ending) { return nil }
      return ("the name of a file of strings is a language, such as de.yaml", false)
    }
    guard let slash = path.firstIndex(of: "/") else {
      guard let folder = Self.folder(ofEnding: ending) else { return nil }
      return ("move it to \(folder)", false)
    }
    let names = Self.folders.map { String($0.dropLast()) }
    return nearestName(to: String(path[..<slash]), among: names).map { ("did you mean '\($0)'?", true) }
  }

  private static let notes: Set<String> = ["", "md", "txt"]

  /// Where a file with an extension belongs; `nil` for those of notes and of other programs.
  private static func folder(ofEnding ending: String) -> String? {
    switch ending {
    case "mustache": ThemeLayout.templates
    case "css", "js", "woff2", "woff", "ttf", "otf", "svg", "png", "jpg", "jpeg", "webp", "avif", "ico":
      ThemeLayout.assets
    default: nil
    }
  }
}
