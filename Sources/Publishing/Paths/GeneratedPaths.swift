import MenugenText

/// The paths that builds write to, to identify files if the manifest is lost.
enum GeneratedPaths {
  /// The folders, at the root and for each language, that contain only files of builds.
  private static let areas = Set(
    [
      OutputLayout.menus, OutputLayout.ledgers, OutputLayout.goals, OutputLayout.codes, OutputLayout.assets,
      OutputLayout.theme,
    ].map { $0.dropLast() })
  private static let files = Set(
    (OutputLayout.notices + [
      OutputLayout.goalsText, OutputLayout.robots, OutputLayout.sitemap, OutputLayout.manifest, OutputLayout.headers,
      OutputLayout.feed,
    ]).map { $0[...] })
  /// The extensions of reports.
  private static let endings = [".css", ".csv", ".html", ".js", ".json", ".svg", ".txt"]

  /// Whether a build may have written a file. `path` is relative to the tree.
  ///
  /// An `index.html` in any folder may be a page.
  static func matches(_ tree: OutputTree, _ path: String) -> Bool {
    let names = path.split(separator: "/")[...]
    guard let first = names.first, !first.hasPrefix(".") else { return false }
    if names.last == OutputLayout.index[...] { return true }
    if tree == .reports {
      return
        [OutputLayout.theme, OutputLayout.assets].contains { $0.dropLast() == first }
        || endings.contains { path.hasSuffix($0) }
    }
    return isOfSite(names) || names.count > 1 && isLanguage(first) && isOfSite(names.dropFirst())
      || isOfLocation(names) || isLanguage(first) && isOfLocation(names.dropFirst())
  }

  /// Whether it is in a location's folder, which may have any name.
  private static func isOfLocation(_ names: ArraySlice<Substring>) -> Bool {
    names.count > 3
      && [OutputLayout.menus, OutputLayout.codes].contains { $0.dropLast() == names[names.startIndex + 1] }
      || names.count == 3 && OutputLayout.codes.dropLast() == names[names.startIndex + 1]
  }

  private static func isOfSite(_ names: ArraySlice<Substring>) -> Bool {
    guard let first = names.first else { return false }
    return names.count > 1 ? areas.contains(first) : files.contains(first)
  }

  /// `de`, `pt-BR`, `zh-Hant`.
  private static func isLanguage(_ name: Substring) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return (2...3).contains(parts[0].count) && parts.allSatisfy { (1...8).contains($0.count) }
  }
}
