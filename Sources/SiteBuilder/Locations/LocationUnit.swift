import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenParsers
import MenugenPipeline
import MenugenPublishing
import MenugenRenderers
import MenugenText
import MenugenViewModels

/// A location: its home page, and the pages of menus that it changes.
struct LocationUnit: BuildUnit {
  let context: BuildContext
  let images: AssetCatalog
  let masters: MasterMenus
  /// The path of the location's file, or of its row.
  let key: String
  /// Its row of a table.
  var row: (table: LocationTable, index: Int)?
  /// Whether it is only read, for a shard that doesn't have it: no pages are made.
  var isSurveyed = false

  static let isSharded = true

  func read() throws(FileError) -> SourceFile {
    if let row { return row.table.file }
    return try context.tree.read(key)
  }

  func fingerprint(of source: SourceFile) -> ContentHash {
    var fingerprint = context.fingerprint(ofUnit: key)
    fingerprint.combine(masters.fingerprint)
    if let (table, index) = row {
      // The first row reports unknown columns.
      fingerprint.combine(index == 0 ? 1 : 0)
      table.combine(table.rows[index], into: &fingerprint)
    } else {
      fingerprint.combine(source.bytes)
    }
    return fingerprint.hash
  }

  func isCurrent(_ entry: CacheEntry<LocationSummary>) -> Bool {
    guard let summary = entry.summary else { return true }
    return summary.pictureSizes == images.fingerprint(of: summary.pictures, summary.imageUses)
  }

  func id(by entry: CacheEntry<LocationSummary>) -> String { entry.summary?.id ?? entry.failedID ?? ownID }

  func make(
    _ source: consuming SourceFile, into output: PageOutput
  ) throws(PublishingError) -> CacheEntry<LocationSummary> {
    let source = source
    let checked =
      row.map { table, index in
        parseLocation(
          source, row: table.rows[index].range.lowerBound, isFirst: index == 0, menus: masters.ids, site: context.site)
      } ?? parseLocation(source, site: context.site, search: context.vocabulary.search)
    var entry = CacheEntry<LocationSummary>(summary: nil, diagnostics: checked.diagnostics)
    if let parsed = checked.value {
      entry.diagnostics += masters.check.faults(parsed.location, parsed.places, in: source)
    }
    entry.diagnostics.raise(context.site.raisedWarnings)
    guard let location = checked.value?.location, !entry.hasErrors, treatment == .whole else {
      entry.failedID = checked.value?.location.id
      if context.keepsGoing { try writePlaceholder(entry.failedID ?? ownID, to: output) }
      return entry
    }
    entry.summary = try make(location, into: output)
    return entry
  }

  /// The id of its row, or from its file's name.
  private var ownID: String { row.map { table, index in table.rows[index].id } ?? fileID(key) }

  private var treatment: IDConflicts.Treatment { context.conflicts.treatment(of: key) }

  private func make(_ location: Location, into output: PageOutput) throws(PublishingError) -> LocationSummary {
    let site = context.site
    var restaurant = location.restaurant.marked(location.language, in: site.language)
    if let whole = site.restaurant { restaurant = restaurant.completed(by: whole) }
    if let today = context.today { restaurant = restaurant.inSeason(on: today) }
    let name = location.name.marked(location.language, in: site.language)
    restaurant.name = name
    let branches = branchMenus(of: location)
    let languages = context.languages.filter {
      location.languages.isEmpty || location.languages.contains($0.presentation.language)
    }
    var summary = LocationSummary(
      id: location.id, name: name, languages: languages.map(\.presentation.language.code),
      address: restaurant.address, map: context.main.presentation.mapLink(of: restaurant),
      telephone: restaurant.telephone)
    summary.menus = branches.filter(\.differs).map { menu in
      LocationSummary.Menu(
        id: menu.summary.id, updated: menu.summary.updated,
        items: menu.summary.items.filter(menu.changedItems.contains), prices: menu.prices,
        sharesAllergens: menu.sharesAllergens)
    }
    notePictures(of: &restaurant, branches, in: &summary)
    if isSurveyed { return summary }
    let branch = Branch(
      id: location.id, name: name,
      menus: Dictionary(
        uniqueKeysWithValues: branches.filter(\.differs).map {
          ($0.summary.id, Branch.Pages(items: $0.changedItems, sharesAllergens: $0.sharesAllergens))
        }),
      hiddenMenus: Set(masters.listed.map(\.id)).subtracting(branches.map(\.summary.id)))
    let presentations = languages.map {
      Presentation($0.presentation, branch: branch, restaurant: restaurant, currency: location.currency)
    }
    for (language, own) in zip(languages, presentations) {
      let frames = language.frames.frames(ofBranch: own, languages: presentations)
      let page = frames.branchPage(branch, menus: branches.map(\.summary))
      try output.write(own.locationRoute(location.id)) {
        context.theme.theme.render(page, words: language.words, into: &$0)
      }
      let ofBranch = BuildContext.Language(frames: frames, words: language.words)
      for menu in branches {
        guard let outline = menu.outline else { continue }
        try MenuPages(context: context).write(
          outline, in: ofBranch, sharesAllergens: menu.sharesAllergens, to: output)
      }
    }
    return summary
  }

  // MARK: - Menus

  /// A menu that a location serves.
  private struct ServedMenu {
    var summary: MenuSummary
    /// `nil` for the menu as the site has it.
    var outline: MenuOutline?
    var changedItems: Set<String> = []
    var sharesAllergens = true
    /// The prices that aren't the master menu's.
    var prices: [KnownPrice] = []

    var differs: Bool { outline != nil }
  }

  private func branchMenus(of location: Location) -> [ServedMenu] {
    let hidden = Set(location.menus.filter { $0.isHidden == true }.map(\.menu))
    var changed = Set(location.menus.filter { $0.availability != nil }.map(\.menu))
    for override in location.items {
      changed.formUnion(override.menu.map { [$0] } ?? masters.menusOfItem[override.item, default: []])
    }
    for override in location.options { changed.formUnion(override.menu.map { [$0] } ?? masters.ids) }
    return masters.listed.compactMap { summary in
      if hidden.contains(summary.id) { return nil }
      let same = summary.isServed ? ServedMenu(summary: summary) : nil
      // What a source doesn't give yet has no prices to change.
      guard summary.missing == nil, changed.contains(summary.id),
        let branch = masters.menu(summary.id)?.branch(at: location), branch.differs
      else { return same }
      guard var served = branch.menu.served(on: context.today) else { return nil }
      if !served.imageUses.isEmpty { served.forEachImage(images.setCopies) }
      var own = summary
      own.isServed = true
      own.availability = served.availability
      own.items = served.itemIDs { $0.status != .hidden }
      let known = Set(summary.prices)
      return ServedMenu(
        summary: own, outline: MenuOutline(served),
        changedItems: branch.changedItems.union(own.items.filter { !summary.items.contains($0) }),
        sharesAllergens: own.items == summary.items && summary.isServed,
        prices: branch.menu.knownPrices.filter { !known.contains($0) })
    }
  }

  private func notePictures(
    of restaurant: inout Restaurant, _ menus: [ServedMenu], in summary: inout LocationSummary
  ) {
    var site = Site()
    site.allowsUnsafeMarkdown = context.site.allowsUnsafeMarkdown
    site.restaurant = restaurant
    (summary.links, summary.imageLinks) = (site.links, site.imageLinks)
    summary.imageUses = site.imageUses
    // Items that only this location serves.
    for menu in menus where !menu.sharesAllergens {
      guard let outline = menu.outline else { continue }
      let own = MenuSummary(outline.menu, served: outline.menu, scansHTML: context.site.allowsUnsafeMarkdown)
      summary.imageLinks += own.imageLinks
      summary.links += (own.links + own.bodyLinks).filter { $0.hasPrefix(ContentLayout.assets) }
      summary.imageUses += own.imageUses
    }
    summary.pictures = [restaurant.image?.source, restaurant.logo?.source].compactMap(\.self)
    let sizes = images.sizes(of: summary.pictures)
    site.restaurant?.image?.measure(sizes)
    site.restaurant?.logo?.measure(sizes)
    site.forEachImage(images.setCopies)
    restaurant = site.restaurant ?? restaurant
    summary.pictureSizes = images.fingerprint(of: summary.pictures, summary.imageUses)
  }

  // MARK: - Placeholder

  var placeholderFingerprint: ContentHash? { context.keepsGoing ? context.fingerprint(ofUnit: key).hash : nil }

  func writePlaceholder(to output: PageOutput) throws(PublishingError) {
    try writePlaceholder(ownID, to: output)
  }

  private func writePlaceholder(_ id: String, to output: PageOutput) throws(PublishingError) {
    if treatment == .nothing { return }
    try context.writeErrorPages(to: output) { $0.locationRoute(id) }
  }
}
