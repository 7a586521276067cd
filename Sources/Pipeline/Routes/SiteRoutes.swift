import Domain
import Text

/// The places of a language's pages, as FORMATS lays them out: the default language at the root, others below their tag.
extension Presentation {
  /// `it/` for a language that isn't the site's default.
  var languagePrefix: String { isDefaultLanguage ? "" : "\(language.code)/" }

  package var homeRoute: Route { Route(.site, languagePrefix) }

  package func menuRoute(_ menu: String) -> Route { Route(.site, "\(languagePrefix)menus/\(menu)/") }

  package func itemRoute(_ menu: String, _ item: String) -> Route {
    Route(.site, "\(languagePrefix)menus/\(menu)/\(item)/")
  }

  package func pageRoute(_ path: String) -> Route { Route(.site, "\(languagePrefix)\(path)/") }

  /// A ledger's report: private ones stand in their own tree, in the site's default language.
  package func ledgerRoute(_ ledger: String, isPublic: Bool) -> Route {
    isPublic ? Route(.site, "\(languagePrefix)ledgers/\(ledger)/") : Route(.reports, "\(ledger)/")
  }

  /// A goal's page: one that a private ledger feeds stands with the reports.
  package func goalRoute(_ goal: String, isPublic: Bool) -> Route {
    isPublic ? Route(.site, "\(languagePrefix)goals/\(goal)/") : Route(.reports, "goals/\(goal)/")
  }

  /// All goals as text; the private ones beside the reports.
  package func goalsTextRoute(isPublic: Bool) -> Route {
    isPublic ? Route(.site, languagePrefix, file: "goals.txt") : Route(.reports, "", file: "goals.txt")
  }

  package func reportsRoute() -> Route { Route(.reports, "") }

  /// Assets stand once, for all languages; an image elsewhere keeps its address.
  func assetLink(_ source: String, from route: Route) -> String {
    if isAbsolute(source) { return source }
    return route.link(toPath: source)
  }
}

extension Presentation {
  /// Where a link written in Markdown leads from the page it is shown on; `nil` to leave it as written.
  func link(_ destination: String, writtenFor base: Route, shownAt route: Route) -> String? {
    guard let target = target(of: destination, writtenFor: base) else { return nil }
    let suffix = splitSuffix(destination).suffix
    if route.tree == .reports { return percentEncoded(reference: siteLink(from: route, to: target) + suffix) }
    return percentEncoded(reference: relativeLink(from: route, to: target) + suffix)
  }

  /// How a private report links to the site: to the published page, where the site says its address, since the report may
  /// stand anywhere; else to the one that the same build wrote, in the folder `site` beside `reports`.
  func siteLink(from report: Route, to target: String) -> String {
    if let baseURL = site.baseURL { return baseURL + target }
    let isFolder = target.isEmpty || target.hasSuffix("/")
    return relativeLink(from: report, to: "../site/" + target) + (isFolder ? "index.html" : "")
  }

  /// The place of the site that a link written in Markdown means, from the site's root; `nil` for one that leaves the site
  /// or stays on its page.
  ///
  /// - `https://…`, `mailto:…`, `//host`, `#anchor` stay.
  /// - `/about/` is a place of the site, in this language's tree.
  /// - `about.md` and `pages/about.md` are pages; `assets/…` is a file of the content.
  /// - Anything else is relative to `base`, the page its text belongs to.
  package func target(of destination: String, writtenFor base: Route) -> String? {
    if destination.isEmpty || destination.hasPrefix("#") || isAbsolute(destination) { return nil }
    let path = splitSuffix(destination).path
    var target: String
    if path.hasPrefix("/") {
      target = String(path.dropFirst())
      if !target.hasPrefix("assets/"), !target.hasPrefix("theme/") { target = languagePrefix + target }
    } else if path.hasPrefix("assets/") {
      target = String(path)
    } else if path.hasPrefix("pages/"), path.hasSuffix(".md") {
      target = languagePrefix + path.dropFirst("pages/".count)
    } else {
      target = (path.hasSuffix(".md") ? languagePrefix : base.folder) + path
    }
    if target.hasSuffix(".md") { target = String(target.dropLast(".md".count)) + "/" }
    return target
  }

  private func splitSuffix(_ destination: String) -> (path: Substring, suffix: Substring) {
    let end = destination.firstIndex { $0 == "?" || $0 == "#" } ?? destination.endIndex
    return (destination[..<end], destination[end...])
  }

  private func relativeLink(from route: Route, to target: String) -> String {
    var ups = route.folder.utf8.count { $0 == UInt8(ascii: "/") }
    var rest = target[...]
    while rest.hasPrefix("../"), ups > 0 {
      rest = rest.dropFirst(3)
      ups += 1
    }
    let link = String(repeating: "../", count: ups) + rest
    return link.isEmpty ? "./" : link
  }
}

/// Whether an address names its own scheme or host.
func isAbsolute(_ address: String) -> Bool {
  if address.hasPrefix("//") { return true }
  for byte in address.utf8 {
    switch byte {
    case UInt8(ascii: ":"): return true
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return false
    default: continue
    }
  }
  return false
}
