import MenugenDomain
import MenugenText

/// The routes of a language's pages: the default language is at the root, others in a folder named by their tag.
extension Presentation {
  package var homeRoute: Route { sitePage(languagePrefix) }

  /// A location's own page of a menu if it has one, or else the site's.
  package func menuRoute(_ menu: String) -> Route { sitePage("\(prefix(of: menu))\(OutputLayout.menus)\(menu)/") }

  /// The site's page of a menu, for which the links of its texts are written.
  package func masterMenuRoute(_ menu: String) -> Route {
    sitePage("\(languagePrefix)\(OutputLayout.menus)\(menu)/")
  }

  /// The QR code of a menu's page.
  package func codeRoute(_ menu: String) -> Route {
    Route(.site, "\(prefix(of: menu))\(OutputLayout.codes)", file: "\(menu).svg")
  }

  /// A file beside the page of a menu: a location's own, or the site's.
  func allergensRoute(_ menu: String) -> Route {
    let isShared = branch?.menus[menu]?.sharesAllergens ?? false
    return (isShared ? masterMenuRoute(menu) : menuRoute(menu)).sibling(OutputLayout.allergens)
  }

  private func prefix(of menu: String) -> String {
    guard let branch, branch.menus[menu] != nil else { return languagePrefix }
    return "\(languagePrefix)\(branch.id)/"
  }

  /// A location's home page.
  package func locationRoute(_ location: String) -> Route { sitePage("\(languagePrefix)\(location)/") }

  /// A location's own page of a menu.
  package func menuRoute(_ menu: String, ofLocation location: String) -> Route {
    sitePage("\(languagePrefix)\(location)/\(OutputLayout.menus)\(menu)/")
  }

  /// The list of locations.
  package func locationsRoute(page index: Int = 0) -> Route {
    let folder = languagePrefix + OutputLayout.locations
    return sitePage(index == 0 ? folder : "\(folder)\(OutputLayout.morePages)\(index + 1)/")
  }

  package func itemRoute(_ menu: String, _ item: String) -> Route { itemRoute(item, in: menuRoute(menu)) }

  /// An item's page, from its menu's.
  package func itemRoute(_ item: String, in menu: Route) -> Route {
    menu.page(in: String(joining: menu.folder, item, "/"))
  }

  /// A link to an item, from its menu's page or any other.
  func link(toItem item: String, of menu: Route, from route: Route) -> String {
    if let branch, let id = branch.menu(at: menu), !branch.hasPage(ofItem: item, on: id) {
      return route.link(to: itemRoute(item, in: masterMenuRoute(id)))
    }
    if route.folder == menu.folder {
      return String(joining: percentEncoded(path: item), menu.namesFiles ? "/" + OutputLayout.index : "/")
    }
    return route.link(to: itemRoute(item, in: menu))
  }

  package func pageRoute(_ path: String) -> Route { sitePage("\(languagePrefix)\(path)/") }

  /// The page of a folder of the site.
  private func sitePage(_ folder: String) -> Route { Route(.site, folder, namesFiles: namesFiles) }

  /// The feed of a folder's dated pages.
  package func feedRoute(_ folder: String) -> Route { pageRoute(folder).sibling(OutputLayout.feed) }

  /// A ledger's report: private ones are in their own tree, in the site's default language.
  package func ledgerRoute(_ ledger: String, isPublic: Bool) -> Route {
    isPublic ? sitePage("\(languagePrefix)\(OutputLayout.ledgers)\(ledger)/") : Route(.reports, "\(ledger)/")
  }

  /// A goal's page: those of private ledgers are in the reports.
  package func goalRoute(_ goal: String, isPublic: Bool) -> Route {
    let folder = "\(OutputLayout.goals)\(goal)/"
    return isPublic ? sitePage(languagePrefix + folder) : Route(.reports, folder)
  }

  /// All goals as text.
  package func goalsTextRoute(isPublic: Bool) -> Route {
    Route(isPublic ? .site : .reports, isPublic ? languagePrefix : "", file: OutputLayout.goalsText)
  }

  package func reportsRoute(page index: Int = 0) -> Route {
    Route(.reports, index == 0 ? "" : "\(OutputLayout.morePages)\(index + 1)/")
  }

  /// A link to an asset, which all languages share; absolute URLs are unchanged.
  func assetLink(_ source: String, from route: Route) -> String {
    if isAbsolute(source) { return source }
    return route.link(toPath: source)
  }

  /// An asset's absolute URL; `nil` for a local asset without a `baseURL`.
  func address(ofAsset source: String) -> String? {
    if isAbsolute(source) { return source }
    return site.baseURL.map { $0 + percentEncoded(path: source) }
  }
}

extension Presentation {
  /// A Markdown link relative to the page that shows it; `nil` to leave it unchanged.
  func link(_ destination: String, writtenFor base: Route, shownAt route: Route) -> String? {
    if destination.utf8.first == UInt8(ascii: "#") { return link(toFragment: destination, of: base, from: route) }
    guard let target = target(of: destination, writtenFor: base) else { return nil }
    let suffix = splitSuffix(destination).suffix
    // Assets of private reports are copied to the reports.
    if route.tree == .reports, !target.utf8.starts(with: ContentLayout.assets.utf8) {
      return percentEncoded(reference: siteLink(from: route, to: target) + suffix)
    }
    let isFolder = target.isEmpty || target.utf8.last == UInt8(ascii: "/")
    let file = isFolder && namesFiles ? target + OutputLayout.index : target
    return percentEncoded(reference: route.link(toEncodedPath: file) + suffix)
  }

  /// A link to a fragment of the page that the text is written for. Unchanged if raw HTML may define it on the page
  /// that shows the text.
  private func link(toFragment fragment: String, of base: Route, from route: Route) -> String? {
    let page = ownPage(of: base)
    if page == route || site.allowsUnsafeMarkdown || fragment == "#" || fragment == "#top" { return nil }
    return percentEncoded(reference: route.link(to: page) + fragment)
  }

  /// A location's own page of a menu, if `page` is the site's and the location has one.
  private func ownPage(of page: Route) -> Route {
    branch?.menus.keys.first { masterMenuRoute($0) == page }.map { menuRoute($0) } ?? page
  }

  /// A link from a private report to the site: absolute if there is a `baseURL`, otherwise to the folder `site` next to
  /// `reports`.
  func siteLink(from report: Route, to target: String) -> String {
    if let baseURL = site.baseURL { return baseURL + target }
    let isFolder = target.isEmpty || target.hasSuffix("/")
    let ups = report.folder.utf8.count { $0 == UInt8(ascii: "/") } + 1
    return String(repeating: "../", count: ups) + OutputTree.site.name + "/" + target
      + (isFolder ? OutputLayout.index : "")
  }

  /// The site path of a Markdown link; `nil` for links that leave the site or stay on the page.
  ///
  /// - `https://…`, `mailto:…`, `//host`, `#anchor` are unchanged.
  /// - `/about/` is a path in this language's pages; `/it/about/` names its language.
  /// - `about.md` is a page, relative to the text's file, or to `pages/`; so is `pages/about.md`.
  /// - `assets/…` is a file of the content, as is `../assets/…` with any number of folders up.
  /// - Anything else is relative to `base`, the text's page.
  package func target(of destination: String, writtenFor base: Route) -> String? {
    if destination.isEmpty || destination.utf8.first == UInt8(ascii: "#") || isAbsolute(destination) { return nil }
    let path = splitSuffix(destination).path
    var target: String
    if path.utf8.first == UInt8(ascii: "/") {
      target = String(Substring(path.utf8.dropFirst()))
      if !languagePrefix.isEmpty, !standsOnce(target) { target = languagePrefix + target }
    } else if let asset = assetPath(ofRelative: path) {
      target = String(asset)
    } else if path.utf8.suffix(3).elementsEqual(".md".utf8) {
      target = languagePrefix + pagePath(path, writtenFor: base)
    } else {
      target = base.folder + path
    }
    if target.utf8.suffix(3).elementsEqual(".md".utf8) { target = String(target.dropLast(".md".count)) + "/" }
    if target.hasSuffix("/index/"), target != languagePrefix + "index/" {
      target = String(target.dropLast("index/".count))
    }
    target = withoutDotSegments(target)
    // A relative link stays in its language, except to static files, which languages share.
    let shared = target.dropFirst(languagePrefix.utf8.count)
    if !languagePrefix.isEmpty, target.hasPrefix(languagePrefix), isStaticPlace(shared) { return String(shared) }
    return target
  }

  /// Whether a site path, percent-encoded or not, is that of a static file.
  private func isStaticPlace(_ path: Substring) -> Bool {
    !staticPlaces.isEmpty && staticPlaces.contains(percentDecoded(String(path)))
  }

  /// The path in `pages/` of a linked Markdown file, relative to the linking file or to `pages/`.
  private func pagePath(_ path: Substring, writtenFor base: Route) -> String {
    let here = base.folder.dropFirst(base.folder.hasPrefix(languagePrefix) ? languagePrefix.utf8.count : 0)
    let isPage =
      !here.isEmpty && base.tree == .site
      && ![OutputLayout.menus, OutputLayout.ledgers].contains(where: here.hasPrefix)
    let folder = isPage && !path.hasPrefix(ContentLayout.pages) ? here.dropLast() : ""
    // A page that is the `index.md` of a folder is in that folder.
    let isIndex = indexPages.contains(String(folder))
    let parent = isIndex ? here : folder.lastIndex(of: "/").map { folder[...$0] } ?? ""
    let file = withoutDotSegments(String(parent + path))
    return file.hasPrefix(ContentLayout.pages) ? String(file.dropFirst(ContentLayout.pages.count)) : file
  }

  /// Whether a site path is shared by all languages, or names its language.
  private func standsOnce(_ path: String) -> Bool {
    let first = String(Substring(path.utf8.prefix { $0 != UInt8(ascii: "/") }))
    return [OutputLayout.name(OutputLayout.assets), OutputLayout.name(OutputLayout.theme)].contains(first)
      || [OutputLayout.sitemap, OutputLayout.robots].contains(first)
      || isStaticPlace(path[...]) || site.languages.dropFirst().contains { $0.code == first }
  }

  private func splitSuffix(_ destination: String) -> (path: Substring, suffix: Substring) {
    let end =
      destination.utf8.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? destination.endIndex
    return (destination[..<end], destination[end...])
  }

  /// A page's absolute URL; `nil` without a `baseURL`.
  func address(of route: Route) -> String? { site.baseURL.map { String(joining: $0, route.absolutePath) } }
}

/// A path without `.` and `..` (RFC 3986, section 5.2.4), which can't leave the root.
private func withoutDotSegments(_ path: String) -> String {
  guard path.utf8.contains(UInt8(ascii: ".")) else { return path }
  var segments: [Substring] = []
  let parts = path.split(separator: "/", omittingEmptySubsequences: false)
  for (index, part) in parts.enumerated() {
    let isLast = index == parts.count - 1
    switch part {
    case ".": if isLast { segments.append("") }
    case "..":
      _ = segments.popLast()
      if isLast { segments.append("") }
    default: segments.append(part)
    }
  }
  return segments.joined(separator: "/")
}

/// Whether a URL has its own scheme or host.
func isAbsolute(_ address: String) -> Bool {
  address.withSpan { bytes in
    if bytes.count >= 2, bytes[0] == UInt8(ascii: "/"), bytes[1] == UInt8(ascii: "/") { return true }
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: ":"): return true
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return false
      default: continue
      }
    }
    return false
  }
}
