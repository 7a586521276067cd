import MenugenChecks
import MenugenDomain
import MenugenPipeline
import MenugenPublishing
import MenugenText

/// Builds a share of the menus, ledgers and pictures, and compares all shares before they are merged.
extension BuildRun {
  /// Makes the units of a shard, without publishing them.
  ///
  /// What spans several shards is made when they are merged: the home page, the sitemap and the like, and other files.
  mutating func make(_ shard: Shard) throws(BuildFailure) {
    if !destination.previousSummaries(where: { $0 == PublishedContent.unit }).isEmpty {
      throw .publishing(.wholeOutput(options.output ?? ""))
    }
    log()
    let menuPaths = tree.menus.filter(shard.owns)
    let ledgerFiles = tree.ledgers.filter { shard.owns($0.head) }
    if !menuPaths.isEmpty { prepareMenuTemplates() }
    let hasPictures = catalog.resizesPictures
    let surveyed = try survey(
      hasPictures
        ? tree.menus : ledgerFiles.isEmpty && !tree.hasLocations ? [] : tree.menus.filter { !shard.owns($0) })
    // Each shard begins with its own pictures, so that others find them in a shared cache.
    let pictures = hasPictures ? try pictureUnits(imageUses(of: surveyed), of: shard) : []
    plan.prepare("picture", pictures.flatMap(\.uses)) { [catalog] use in _ = catalog.picture(for: use) }

    let menus = try build("menu", menuPaths.map(menuUnit))
    log("menu", menus)
    count(menus)
    let all = Dictionary((surveyed + menus).map { ($0.path, $0) }, uniquingKeysWith: { $1 })
    let content = content(of: tree.menus.compactMap { all[$0] })
    let ledgers = try build("ledger", ledgerFiles.map { ledgerUnit($0, content) })
    log("ledger", ledgers)
    outcome.ledgerCount = ledgers.count { $0.summary?.state == .ready }
    let locations = try build("location", locationUnits(content, try locationTable()).filter { shard.owns($0.key) })
    log("location", locations)
    outcome.locationCount = locations.count { $0.summary != nil }
    log("picture", try build("picture", pictures))
    try publishing { [loader, destination] () throws(PublishingError) in
      let output = PageOutput(destination)
      if try !output.keepsOrBegins(Shard.unit, shard.fingerprint) { try output.finish(entry: shard.record) }
      try loader.inputs.write(to: output)
    }
  }

  /// Reads menus without making their pages. Errors are reported by the shards that have them.
  private func survey(_ paths: [String]) throws(BuildFailure) -> [BuiltMenu] {
    let units = paths.map { path in
      var unit = menuUnit(path)
      unit.isSurveyed = true
      // Locations depend on all of a menu.
      unit.measuresPictures = tree.hasLocations
      return unit
    }
    return try build("menu", units, into: .receiver(NoReceiver()))
  }

  /// The images of the site with all its menus and locations.
  private func imageUses(of menus: [BuiltMenu]) throws(BuildFailure) -> [ImageUse] {
    let units = locationUnits(content(of: menus), try locationTable()).map { unit in
      var unit = unit
      unit.isSurveyed = true
      return unit
    }
    let locations = try build("location", units, into: .receiver(NoReceiver()))
    return context.site.imageUses + menus.compactMap(\.summary).filter(\.isServed).flatMap(\.imageUses)
      + locations.compactMap(\.summary).flatMap(\.imageUses)
  }

  /// The pictures of a shard. Private files among them are reported when the shards are merged.
  private func pictureUnits(_ uses: [ImageUse], of shard: Shard) -> [PictureUnit] {
    pictureUnits(uses, PrivateFiles()).filter { shard.owns($0.key) }
  }

  /// Throws if a shard was built with other settings, options or another theme or program.
  func compareInputs(of shards: JoinedShards) throws(BuildFailure) {
    let faults = shards.records(of: SharedInputs.unit).compactMap { shard, path, record -> ShardFault? in
      guard let inputs = record.flatMap({ SharedInputs(bytes: $0) }) else { return ShardFault(path, .unfinished) }
      let changes = loader.inputs.changes(since: inputs)
      return changes.isEmpty
        ? nil : ShardFault(path, .stale(shard, changed: "the " + changes.joined(separator: " and the ")))
    }
    if !faults.isEmpty { throw .publishing(.shards(faults)) }
  }

  /// Throws if a shard has pages of something that isn't in the content.
  func checkForOutdatedUnits(in shards: JoinedShards) throws(BuildFailure) {
    // Content with errors may take no pages from its shard.
    if outcome.hasErrors || outcome.hasFileFailure { return }
    let faults = shards.outdatedShards(besides: [SharedInputs.unit])
    if !faults.isEmpty { throw .publishing(.shards(faults)) }
  }
}

/// Receives pages that nobody needs.
private struct NoReceiver: PageReceiver {
  func receive(_ tree: OutputTree, _ path: String, _ page: borrowing ByteBuffer) {}
  func receive(_ tree: OutputTree, _ path: String, _ bytes: [UInt8]) {}
}
