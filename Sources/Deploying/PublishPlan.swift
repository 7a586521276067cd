import MenugenText

/// What a publish changes, in an order in which no page that a visitor can reach links to a missing file.
///
/// Assets come first, then what is new, then what replaces old pages, and last the removals. The home page, which
/// makes a new site reachable, comes after all other new pages, and the files for search engines after it.
package struct PublishPlan: Sendable, Equatable {
  /// Files in place of which folders are needed, or the other way round; removed before anything is sent.
  package private(set) var obstacles: [String] = []
  /// Each step is sent when the one before has arrived.
  package private(set) var steps: [Step] = []
  /// Pages, then assets: each part is removed when the one before is gone.
  package private(set) var removals: [[String]] = []
  package private(set) var unchangedCount = 0

  package struct Step: Sendable, Equatable {
    package var name: Name
    package var paths: [String]

    package enum Name: String, Sendable { case assets, newPages = "new pages", pages }
  }

  /// - Parameters:
  ///   - site: The hash of each file to publish.
  package init(from published: PublishedFiles, to site: [String: String]) {
    var assets: [[String]] = [[], []]
    var new: [[String]] = Array(repeating: [], count: Kind.newPageRanks)
    var changed: [String] = []
    for (path, hash) in site {
      let state = published.files[path]
      if state == .hash(hash) {
        unchangedCount += 1
        continue
      }
      switch Kind(path) {
      case .asset: assets[0].append(path)
      case .linkingAsset: assets[1].append(path)
      case .page(let rank):
        if state == nil || state == .uncertain { new[rank].append(path) } else { changed.append(path) }
      }
    }
    let removed = published.files.keys.filter { site[$0] == nil }
    let obstacles = Self.obstacles(among: removed, of: site.keys)
    self.obstacles = obstacles.sorted()
    let rest = removed.filter { !obstacles.contains($0) }
    removals = [rest.filter { Kind($0).isPage }, rest.filter { !Kind($0).isPage }].filter { !$0.isEmpty }
      .map { $0.sorted() }
    let named = assets.map { (Step.Name.assets, $0) } + new.map { (.newPages, $0) } + [(.pages, changed)]
    steps = named.filter { !$0.1.isEmpty }.map { Step(name: $0.0, paths: $0.1.sorted()) }
  }

  package var isEmpty: Bool { obstacles.isEmpty && steps.isEmpty && removals.isEmpty }
  package var sentCount: Int { steps.reduce(0) { $0 + $1.paths.count } }
  package var removedCount: Int { obstacles.count + removals.reduce(0) { $0 + $1.count } }
  package var removedPaths: [String] { obstacles + removals.flatMap(\.self) }

  /// The removed files whose path is a folder of the new site, or which are in a folder whose path is a new file.
  private static func obstacles(among removed: [String], of paths: some Sequence<String>) -> Set<String> {
    if removed.isEmpty { return [] }
    let paths = Set(paths)
    let folders = Set(paths.flatMap(foldersAbove))
    return Set(removed.filter { folders.contains($0) || foldersAbove($0).contains(where: paths.contains) })
  }
}

/// The folders above a path, innermost first: `menus/dinner`, `menus`.
func foldersAbove(_ path: String) -> [String] {
  var folders: [String] = []
  var rest = path[...]
  while let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) {
    rest = rest[..<slash]
    folders.append(String(rest))
  }
  return folders
}

/// What a file is to the order of a publish, by its name.
private enum Kind {
  /// It links to nothing.
  case asset
  /// It may link to other assets.
  case linkingAsset
  /// It may link to pages. New ones of a higher rank are sent later.
  case page(rank: Int)

  static let newPageRanks = 6

  init(_ path: String) {
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
    let ending = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[name.utf8.index(after: $0)...].lowercased() }
    switch ending ?? "" {
    case "css", "js", "mjs", "svg": self = .linkingAsset
    case "html", "htm", "xhtml", "xml", "json", "txt", "webmanifest": self = .page(rank: Self.rank(path, name))
    default: self = name.hasPrefix("_") || name.hasPrefix(".") ? .page(rank: 0) : .asset
    }
  }

  var isPage: Bool { if case .page = self { true } else { false } }

  private static func rank(_ path: String, _ name: Substring) -> Int {
    switch path {
    case OutputLayout.index: 2
    case OutputLayout.sitemap, OutputLayout.notFound: 4
    case OutputLayout.robots: 5
    default:
      if name == OutputLayout.feed { 1 } else if path.hasPrefix("sitemap-") { 3 } else { 0 }
    }
  }
}
