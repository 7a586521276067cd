import MenugenText

/// Where builds write, for an output folder whose manifest is lost: then nobody knows which files are ours.
enum MadePlaces {
  /// The folders of the site, at its root and in each language's tree, that hold nothing but what builds write.
  private static let areas = Set(
    [
      OutputLayout.menus, OutputLayout.ledgers, OutputLayout.goals, OutputLayout.codes, OutputLayout.assets,
      OutputLayout.theme,
    ].map { $0.dropLast() })
  private static let files = Set(
    (OutputLayout.notices + [OutputLayout.goalsText, OutputLayout.robots, OutputLayout.sitemap]).map { $0[...] })
  /// The endings of reports.
  private static let endings = [".css", ".csv", ".html", ".js", ".json", ".svg", ".txt"]

  /// Whether a build may have written a file. `path` is relative to the tree.
  ///
  /// An `index.html` in any folder may be a page.
  static func mayHold(_ tree: OutputTree, _ path: String) -> Bool {
    let names = path.split(separator: "/")[...]
    guard let first = names.first, !first.hasPrefix(".") else { return false }
    if names.last == OutputLayout.index[...] { return true }
    if tree == .reports {
      return
        [OutputLayout.theme, OutputLayout.assets].contains { $0.dropLast() == first }
        || endings.contains { path.hasSuffix($0) }
    }
    return isOfSite(names) || names.count > 1 && isLanguage(first) && isOfSite(names.dropFirst())
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
