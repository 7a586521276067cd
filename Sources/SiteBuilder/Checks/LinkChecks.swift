import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenPipeline
import MenugenText

/// Compares every link within the site, and every picture, with the pages and files the site will have.
///
/// Links are known by their destinations: the file of a broken one is searched for its place.
struct LinkChecks {
  let context: BuildContext
  let pages: PageSet
  let dishes: DishIndex
  /// The site paths in each language that aren't of menus, pages or locations.
  private let places: Set<String>
  /// The site paths that all languages share.
  private let shared: Set<String>
  private let locations: [String: LocationSummary]
  /// The languages in folders of their own.
  private let folders: [String: LanguageTag]
  private let assets: Set<String>
  /// The ids of menus with errors; links into these aren't reported.
  private let unusableMenus: Set<String>
  /// The files that may be shown as images without a size.
  private let unmeasurable: Set<String>
  private let nearest: NearestPlaces
  private let nearestAssets: NearestPlaces
  private let assetsByName: PathsByName
  let unpublished: UnpublishedFiles

  init(
    context: BuildContext, pages: PageSet, failedPages: [String], dishes: DishIndex, unusableMenus: Set<String>,
    unmeasurable: Set<String>,
    ledgers: [LedgerSummary], locations: [LocationSummary], goals: [Goal]
  ) {
    self.context = context
    self.pages = pages
    self.dishes = dishes
    self.unmeasurable = unmeasurable
    self.unusableMenus = unusableMenus
    assets = Set(context.tree.assets)
    unpublished = UnpublishedFiles(context.tree)
    shared = Set([OutputLayout.sitemap, OutputLayout.robots]).union(context.tree.staticPlaces)
    folders = Dictionary(uniqueKeysWithValues: context.site.languages.dropFirst().map { ($0.code, $0) })
    self.locations = Dictionary(locations.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var places = Set(OutputLayout.notices).union(["", OutputLayout.index])
    for ledger in ledgers where ledger.isPublic { places.insert("\(OutputLayout.ledgers)\(ledger.id)/") }
    for goal in goals { places.insert("\(OutputLayout.goals)\(goal.id)/") }
    if context.tree.hasLocations { places.insert(OutputLayout.locations) }
    for page in failedPages { places.insert("\(page)/") }
    for folder in pages.lists {
      places.insert("\(folder)/")
      if context.site.baseURL != nil { places.insert("\(folder)/\(OutputLayout.feed)") }
    }
    self.places = places
    let assetPaths = context.tree.assets
    nearestAssets = NearestPlaces { assetPaths }
    assetsByName = PathsByName(assetPaths)
    nearest = NearestPlaces {
      (pages.paths + pages.lists).map { "/\($0)/" } + dishes.listed.map { "/\(OutputLayout.menus)\($0)/" }
    }
  }

  /// The links of a content file.
  struct Links {
    var links: [String]
    /// The images of unknown size.
    var unmeasured: Set<String> = []
    /// The content file.
    var path: String
    /// Files that the links may be in instead of `path`.
    var texts: [String] = []
    /// The languages whose pages show all of the links; `nil` if each link may be shown in any of the site's.
    var languages: Set<String>?
    /// The page that they are written for.
    var base: (Presentation) -> Route
  }

  private enum Fault {
    case broken, noLanguage(DiagnosticMessage), noPicture, badAddress(LinkScheme), noAnchor(nearest: String?)
  }

  /// The broken links and invalid images of a file. A broken link is reported in each of `texts` that has it.
  func broken(_ content: Links, _ anchors: PageAnchors) -> [Diagnostic] {
    let base = content.base(context.main.presentation)
    let faults = content.links.compactMap { link in fault(of: link, in: content, base, anchors).map { (link, $0) } }
    guard !faults.isEmpty else { return [] }
    let written = WrittenLinks(
      (content.texts + [content.path]).compactMap { try? context.tree.read($0) }, of: faults.map(\.0))
    return faults.flatMap { link, fault in
      let places = written.places(of: link)
      return (places.isEmpty ? [.file(context.tree.shown(content.path))] : places).map { place in
        switch fault {
        case .broken: broken(link, shownAt: base, at: place)
        case .noLanguage(let message): Diagnostic(message, at: place)
        case .noPicture: Diagnostic(.unmeasurablePicture(link), at: place)
        case .badAddress(let scheme):
          Diagnostic(
            scheme.hasCredentials ? .linkWithCredentials(link) : .mistakenScheme(link, meant: scheme.meant), at: place)
        case .noAnchor(let nearest): noAnchor(link, nearest: nearest, at: place)
        }
      }
    }
  }

  private func fault(of link: String, in content: Links, _ base: Route, _ anchors: PageAnchors) -> Fault? {
    if let target = context.main.presentation.target(of: link, writtenFor: base).map(percentDecoded) {
      if let fault = missingPage(of: link, in: content) { return fault }
      if content.unmeasured.contains(link), unmeasurable.contains(target) { return .noPicture }
    } else if let scheme = LinkScheme(link), scheme.hasCredentials || scheme.isMistaken {
      return .badAddress(scheme)
    }
    guard let fragment = fragment(of: link) else { return nil }
    // Ignore pages that weren't rendered.
    let pages = anchorPages(of: link, in: content).compactMap { path in
      anchors.has(fragment, on: path).map { (path: path, hasID: $0) }
    }
    guard let first = pages.first, !pages.contains(where: \.hasID) else { return nil }
    return .noAnchor(nearest: anchors.id(nearestTo: fragment, on: first.path))
  }

  /// The paths of the pages, in all languages, that links with a fragment refer to.
  func anchorPages(of content: Links) -> [String] {
    content.links.flatMap { fragment(of: $0) == nil ? [] : anchorPages(of: $0, in: content) }
  }

  private func anchorPages(of link: String, in content: Links) -> [String] {
    context.languages.map(\.presentation).flatMap { presentation -> [String] in
      let base = content.base(presentation)
      guard let target = presentation.target(of: link, writtenFor: base).map(percentDecoded) else {
        return link.hasPrefix("#") && base.tree == .site ? [base.path] : []
      }
      if target.hasSuffix(".html") { return [target] }
      return [(target.isEmpty || target.hasSuffix("/") ? target : target + "/") + OutputLayout.index]
    }
  }

  private func noAnchor(_ link: String, nearest: String?, at place: Diagnostic.Place) -> Diagnostic {
    let fragment = fragment(of: link) ?? ""
    return Diagnostic(.unknownFragment(fragment, in: link, nearest: nearest), at: place)
  }

  private func broken(_ link: String, shownAt base: Route, at place: Diagnostic.Place) -> Diagnostic {
    if let name = unpublished.find(percentDecoded(link)) {
      return Diagnostic(
        .assetOutside(link, assets: context.tree.shown(ContentLayout.name(ContentLayout.assets)), name: name), at: place
      )
    }
    let isPicture = link.hasPrefix(ContentLayout.assets) || link.hasPrefix("/" + ContentLayout.assets)
    let hint = hint(for: link, shownAt: base, isPicture: isPicture)
    return Diagnostic(isPicture ? .missingAsset(link, hint: hint) : .brokenLink(link, hint: hint), at: place)
  }

  /// Whether the target of a link exists in the languages that show the link.
  private func missingPage(of link: String, in content: Links) -> Fault? {
    func exists(_ presentation: Presentation) -> Bool {
      presentation.target(of: link, writtenFor: content.base(presentation)).map { self.exists(percentDecoded($0)) }
        ?? true
    }
    let all = context.languages.map(\.presentation)
    guard let languages = content.languages else { return all.contains(where: exists) ? nil : .broken }
    guard let lacking = all.first(where: { languages.contains($0.language.code) && !exists($0) }) else { return nil }
    guard let other = all.first(where: exists) else { return .broken }
    let target = other.target(of: link, writtenFor: content.base(other))
    return .noLanguage(
      .linkWithoutLanguage(
        link, language: lacking.language.code, other: other.language.code,
        address: other.isDefaultLanguage ? nil : target.map { "/\(percentDecoded($0))" }))
  }

  private func exists(_ target: String) -> Bool {
    if assets.contains(target) || target.hasPrefix(OutputLayout.theme) { return true }
    if shared.contains(target) || shared.contains(target + "/") { return true }
    let first = String(target.prefix { $0 != "/" })
    guard let language = folders[first] else { return exists(target, in: context.main.presentation.language) }
    return exists(String(target.dropFirst(first.count + 1)), in: language)
  }

  private func exists(_ target: String, in language: LanguageTag) -> Bool {
    var path = target
    if path.hasSuffix("/" + OutputLayout.index) { path = String(path.dropLast(OutputLayout.index.count)) }
    if places.contains(path) || places.contains(path + "/") { return true }
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    if pages.page(folder, in: language) != nil { return true }
    if let location = locations[String(folder.prefix { $0 != "/" })] { return location.has(folder, in: language) }
    guard folder.hasPrefix(OutputLayout.menus) else {
      // The pages of a ledger aren't known individually.
      let parts = folder.split(separator: "/", maxSplits: 2)
      return parts.count > 1 && parts[0] + "/" == OutputLayout.ledgers
        && places.contains("\(OutputLayout.ledgers)\(parts[1])/")
    }
    let rest = folder.dropFirst(OutputLayout.menus.count)
    if unusableMenus.contains(String(rest.prefix { $0 != "/" })) { return true }
    if dishes.hasMenu(String(rest)) || dishes.contains(String(rest)) { return true }
    guard let slash = rest.firstIndex(of: "/"), dishes.hasMenu(String(rest[..<slash])) else { return false }
    return OutputLayout.filesOfMenu.contains(String(rest[rest.index(after: slash)...]))
  }

  private func hint(for link: String, shownAt base: Route, isPicture: Bool) -> String {
    if isPicture {
      let name = link.hasPrefix("/") ? String(link.dropFirst()) : link
      guard let near = nearestAssets.place(to: name) else {
        return "put it under \(context.tree.shown(ContentLayout.name(ContentLayout.assets)))"
      }
      // In a link, these begin something else.
      let mark = near.first { "#?".contains($0) }
      return mark.map { "rename \(context.tree.shown(near)) without '\($0)', and write the new name" }
        ?? "did you mean '\(near)'?"
    }
    let target = context.main.presentation.target(of: link, writtenFor: base).map(percentDecoded) ?? link
    let parts = target.split(separator: "/").filter { $0 != OutputLayout.index }
    if parts.first == OutputLayout.menus.dropLast(), dishes.isUnlisted(parts.dropFirst().joined(separator: "/")) {
      return context.today.map { "it has no page: on \($0.iso) it is out of season or hidden" }
        ?? "it has no page because it is hidden"
    }
    if let asset = assetsByName.path(endingWith: link) { return "did you mean '\(asset)'?" }
    return nearest.place(to: link).map { "did you mean '\($0)'?" }
      ?? "write a path on the site, such as /menus/dinner/, or a full URL"
  }
}

extension LocationSummary {
  /// Whether it has a page or file at a path in the site, without a `/` at the end.
  fileprivate func has(_ path: String, in language: LanguageTag) -> Bool {
    guard languages.contains(language.code) else { return false }
    let parts = path.split(separator: "/").dropFirst()
    if parts.isEmpty { return true }
    guard parts.first.map({ $0 + "/" == OutputLayout.menus }) ?? false, let id = parts.dropFirst().first,
      let menu = menus.first(where: { $0.id == id })
    else { return false }
    let rest = parts.dropFirst(2).joined(separator: "/")
    if rest.isEmpty || menu.items.contains(rest) { return true }
    let isAllergens = [OutputLayout.allergens, OutputLayout.allergenText].contains(rest)
    return OutputLayout.filesOfMenu.contains(rest) && rest != OutputLayout.sharePicture
      && !(isAllergens && menu.sharesAllergens)
  }
}

/// The files that aren't published, and those that are linked nevertheless.
final class UnpublishedFiles {
  private let tree: ContentTree
  /// As shown in messages.
  private(set) var linked: Set<String> = []
  private let byName: PathsByName

  fileprivate init(_ tree: ContentTree) {
    self.tree = tree
    byName = PathsByName(tree.unused)
  }

  /// The name of the file that a link refers to, by its path in the content folder or the end of it.
  fileprivate func find(_ link: String) -> String? {
    guard let path = byName.path(endingWith: String(link.drop { $0 == "/" || $0 == "." })) else { return nil }
    linked.insert(tree.shown(path))
    return splitPath(path).name
  }
}

/// Finds site paths similar to broken links. Results are cached.
private final class NearestPlaces {
  private let list: () -> [String]
  private var nearest: NearestNames?

  init(_ list: @escaping () -> [String]) { self.list = list }

  func place(to link: String) -> String? {
    // Not `lazy`, which would copy the cached names.
    if nearest == nil { nearest = NearestNames(list()) }
    return nearest?.name(nearestTo: link)
  }
}

/// Finds paths by their last parts.
private struct PathsByName {
  private let paths: [String: [String]]

  /// The maximum number of files of the same name to compare with a link.
  private static let limit = 100

  init(_ paths: [String]) { self.paths = Dictionary(grouping: paths) { splitPath($0).name } }

  /// The first path that equals the link or ends with it.
  func path(endingWith link: String) -> String? {
    paths[splitPath(link).name, default: []].prefix(Self.limit).first { $0 == link || $0.hasSuffix("/\(link)") }
  }
}
