import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenParsers
import MenugenPipeline
import MenugenPublishing
import MenugenText

/// Builds the locations.
extension BuildRun {
  mutating func buildLocations(_ content: Content) throws(BuildFailure) -> [BuiltLocation] {
    if !tree.hasLocations { return [] }
    let table = try locationTable()
    outcome.diagnostics += table?.diagnostics ?? []
    if let table, let other = tree.locations.first {
      outcome.diagnostics.append(Diagnostic(.locationsTwice(tree.shown(other)), at: .file(tree.shown(table.path))))
    }
    let locations = try build("location", locationUnits(content, table))
    log("location", locations)
    let originals = reportCopies(among: locations)
    reportDuplicateIDs(
      "location", among: originals, all: locations.map { ($0.path, $0.id, $0.summary != nil) }
    ) { [context] file in
      parseLocation(file, site: context.site).value?.origins(in: file)
    }
    outcome.diagnostics += addressConflicts(of: locations, table)
    outcome.locationCount = locations.count { $0.summary != nil }
    return locations
  }

  /// The table of locations, if there is one.
  func locationTable() throws(BuildFailure) -> LocationTable? {
    guard let path = tree.locationTable else { return nil }
    return try reading { () throws(FileError) in try LocationTable(path, in: tree, site: context.site) }
  }

  func locationUnits(_ content: Content, _ table: LocationTable?) -> [LocationUnit] {
    if !tree.hasLocations { return [] }
    let masters = MasterMenus(
      content.menus, site: context.site, unusable: content.items.unusableMenus,
      unit: { [context, catalog, loader] path in
        MenuUnit(context: context, images: catalog, key: path, parsed: loader.parsedMenus[path])
      })
    let units = tree.locations.map { LocationUnit(context: context, images: catalog, masters: masters, key: $0) }
    guard let table else { return units }
    return units
      + table.rows.indices.map { index in
        LocationUnit(
          context: context, images: catalog, masters: masters, key: table.key(of: table.rows[index]),
          row: (table, index))
      }
  }

  /// Errors for locations whose address is that of something else on the site.
  private func addressConflicts(of locations: [BuiltLocation], _ table: LocationTable?) -> [Diagnostic] {
    var taken: [String: String] = [:]
    for folder in [
      OutputLayout.menus, OutputLayout.ledgers, OutputLayout.goals, OutputLayout.codes, OutputLayout.locations,
      OutputLayout.assets, OutputLayout.theme,
    ] {
      taken[OutputLayout.name(folder)] = "a folder of the site"
    }
    for file in OutputLayout.namesAtRoot { taken[file] = "a file of the site" }
    for language in context.site.languages { taken[collisionKey(language.code)] = "a language" }
    for page in loader.pages.paths + loader.pages.lists { taken[collisionKey(page)] = "a page" }
    for place in tree.staticPlaces where place.hasSuffix("/") {
      taken[collisionKey(String(place.dropLast()))] = "a file of static/"
    }
    var found = locations.compactMap { location -> Diagnostic? in
      guard let id = location.summary?.id, let place = taken[collisionKey(id)] else { return nil }
      return Diagnostic(
        .reservedLocation(id, place: place), at: table?.place(ofKey: location.path) ?? placeOfID(location.path))
    }
    for (file, page) in loader.pageFiles where page.path == Navigation.locations {
      found.append(Diagnostic(.locationsPage, at: .file(tree.shown(file))))
    }
    return found
  }

  private func placeOfID(_ path: String) -> Diagnostic.Place {
    guard let file = try? tree.read(path), let parsed = parseLocation(file, site: context.site).value else {
      return .file(tree.shown(path))
    }
    return parsed.origins(in: file).place(in: file)
  }
}

extension ParsedLocation {
  fileprivate func origins(in file: SourceFile) -> Origins {
    var origins = Origins(path: file.path)
    origins.id = places.id
    return origins
  }
}
