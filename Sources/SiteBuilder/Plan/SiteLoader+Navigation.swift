import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenParsers
import MenugenPipeline
import MenugenPublishing
import MenugenText

/// Reads what the navigation needs.
extension SiteLoader {
  typealias ParsedMenus = [String: Checked<Parsed<Menu>?>]

  /// Reads the menus of the navigation: all if there are few, else those that the settings name.
  static func navigationMenus(
    in tree: ContentTree, _ site: Site, _ pages: PageSet, rules: [MenuRule], search: @escaping AllergenSearch,
    without conflicts: IDConflicts
  ) -> ParsedMenus {
    var parsed: ParsedMenus = [:]
    func read(_ path: String) {
      // An unreadable menu is reported when its pages are built.
      guard parsed[path] == nil, conflicts.treatment(of: path) == .whole, let file = try? tree.read(path) else {
        return
      }
      parsed[path] = parseMenu(file, site: site, rules: rules, search: search)
    }
    if tree.menus.count <= Navigation.menuLimit {
      tree.menus.forEach(read)
      return parsed
    }
    let paths = Set(pages.paths + pages.lists + [Navigation.locations])
    let named = Set(site.navigation.places.filter { !paths.contains($0) }.map(menuID))
    if named.isEmpty { return parsed }
    tree.menus.filter { named.contains(fileID($0)) }.forEach(read)
    // An id may differ from the file's name.
    let found = Set(parsed.values.compactMap { $0.value?.content.id })
    if !named.isSubset(of: found) { tree.menus.forEach(read) }
    return parsed
  }

  /// An error for each entry of the navigation that is no page and no menu.
  static func unknownNavigationEntries(
    _ site: Site, _ pages: PageSet, _ menus: ParsedMenus, in tree: ContentTree
  ) -> [Diagnostic] {
    let places = site.navigation.places
    guard !places.isEmpty, let file = tree.site.first.flatMap({ try? tree.read($0) }) else { return [] }
    // Drafts and content with errors are known, although they have no page.
    var pagePaths = Set(tree.pages.map { place(ofPage: $0, site).0 } + pages.lists)
    let menuIDs = Set(tree.menus.map(fileID) + menus.values.compactMap { $0.value?.content.id })
    if tree.hasLocations { pagePaths.insert(Navigation.locations) }
    let unknown = places.filter { !pagePaths.contains($0) && !menuIDs.contains(menuID($0)) }
    var names = NearestNames(pagePaths.sorted() + menuIDs.sorted().map { OutputLayout.menus + $0 } + menuIDs.sorted())
    var known: Set<String> = []
    return unknown.filter { known.insert($0).inserted }.map { place in
      Diagnostic(
        .unknownNavigationEntry(place, nearest: names.name(nearestTo: place)),
        at: placeOfNavigationEntry(place, in: file))
    }
  }

  /// `dinner` for `menus/dinner` and `dinner`.
  private static func menuID(_ place: String) -> String {
    place.hasPrefix(OutputLayout.menus) ? String(place.dropFirst(OutputLayout.menus.count)) : place
  }
}
