import MenugenFiles
import MenugenText

extension Publication {
  /// Publishes all kept and written pages and removes the rest, atomically.
  package func commit() throws(PublishingError) -> PublishingReport {
    let state = snapshot()
    do {
      let report = try Commit(self, state).run()
      end()
      return report
    } catch {
      abandon()
      throw error
    }
  }
}

/// Determines the changes in the output folder, and carries them out.
struct Commit {
  let publication: Publication
  let output: Folder
  private let options: PublishingOptions
  let manifest: Manifest
  private let kept: [Int]
  let finished: [FinishedUnit]

  init(_ publication: Publication, _ state: Publication.State) {
    self.publication = publication
    output = publication.output
    options = publication.options
    manifest = publication.manifest
    kept = state.kept
    // Sorted, so that the manifest doesn't depend on timing.
    finished = state.finished.sorted { $0.key < $1.key }
  }

  func run() throws(PublishingError) -> PublishingReport {
    if finished.isEmpty, kept.count == manifest.units.count, !publication.isFull {
      var report = PublishingReport()
      report.unchanged = manifest.outputCount
      if let status = publication.manifestStatus { options.known?.remember(manifest, status) }
      return report
    }
    let stage = try publication.stage()
    let paths = OutputPaths(finished: finished, kept: kept, manifest: manifest, isFull: publication.isFull)
    let collisions = paths.collisions
    guard collisions.isEmpty else { throw .collisions(collisions) }
    let removed = paths.removed
    var steps: [Journal.Step]
    var unknown: [String] = []
    if publication.isFull {
      unknown = try carryForeignFiles(to: stage)
      steps = try onDisk { () throws(FileError) in try switchSteps(stage) }
    } else {
      try checkPlaces(paths)
      steps = try onDisk { () throws(FileError) in try changeSteps(removed) }
    }
    // The manifest comes first, with old and new files: if a build is killed and its journal lost, the next build still
    // recognizes all files.
    let (status, bytes) = try onDisk { () throws(FileError) in
      if !removed.isEmpty { _ = try writeManifest(to: stage, OutputPath.lastManifestName) }
      return try writeManifest(to: stage, OutputPath.manifestName, leftovers: removed)
    }
    steps.insert(
      .place(staged: OutputPath.stagedManifest, target: OutputPath.manifest, number: status.number), at: 0)
    try carryOut(Journal(steps: steps), stage, hasLeftovers: !removed.isEmpty)
    if let known = options.known {
      // A manifest with leftovers is replaced at once.
      if removed.isEmpty, let manifest = Manifest(bytes, isOwn: true) {
        known.remember(manifest, status)
      } else {
        known.forget()
      }
    }
    var report = report(removed: removed.map(\.path))
    report.unknownPaths = unknown
    return report
  }
}

// MARK: - deciding

extension Commit {
  /// The steps of a full build, which replace whole trees.
  private func switchSteps(_ stage: Stage) throws(FileError) -> [Journal.Step] {
    var steps: [Journal.Step] = []
    for tree in OutputTree.allCases {
      // Don't create an empty tree.
      let folder = stage.trees[Int(tree.rawValue)]
      if publication.live(tree) == nil, try folder.names().isEmpty { continue }
      let number = try folder.status().number
      steps.append(.place(staged: OutputPath.staged(tree), target: tree.name, number: number))
    }
    return steps
  }

  /// Removals come first: a page may replace a file.
  private func changeSteps(_ removed: [OutputPaths.Removed]) throws(FileError) -> [Journal.Step] {
    var steps: [Journal.Step] = []
    for (index, gone) in removed.enumerated() {
      guard let status = try output.status(gone.path), status.kind == .file else { continue }
      steps.append(
        .remove(target: gone.path, number: status.number, staged: "\(OutputPath.stage)/gone-\(index)"))
    }
    for unit in finished {
      for file in unit.staged {
        guard let path = unit.output(at: file.offset)?.path else { continue }
        steps.append(.place(staged: "\(OutputPath.stage)/\(file.name)", target: path, number: file.number))
      }
    }
    return steps
  }

  /// - Returns: The file's status, and its bytes if the process remembers them.
  private func writeManifest(
    to stage: Stage, _ name: String, leftovers: [OutputPaths.Removed] = []
  ) throws(FileError) -> (FileStatus, [UInt8]) {
    let file = try stage.folder.create(name)
    var finished = finished
    if !leftovers.isEmpty { finished.insert(FinishedUnit(leftovers: leftovers), at: 0) }
    let outputCount =
      finished.reduce(0) { $0 + $1.outputCount } + kept.reduce(0) { $0 + manifest.units[$1].outputCount }
    var buffer = ManifestFormat.header(unitCount: finished.count + kept.count, outputCount: outputCount)
    var checksum = Fingerprint()
    checksum.combine(buffer)
    func flush() throws(FileError) {
      guard options.known == nil, buffer.count > 1 << 18 else { return }
      try file.append(buffer)
      buffer.removeAll(keepingCapacity: true)
    }
    func append(_ record: Range<Int>) {
      checksum.combine(ContentHash(of: buffer.span[record]))
    }
    for unit in finished {
      let start = buffer.count + 4
      unit.appendRecord(to: &buffer)
      append(start..<buffer.count)
      try flush()
    }
    for index in kept.sorted() {
      let start = buffer.count + 4
      manifest.withSpan { buffer.append(contentsOf: $0[manifest.units[index].record]) }
      append(start..<buffer.count)
      try flush()
    }
    buffer.append(checksum.hash)
    try file.append(buffer)
    return (try file.finish(), buffer)
  }

  private func report(removed: [String]) -> PublishingReport {
    var report = PublishingReport()
    for unit in finished {
      report.unchanged += unit.unchangedCount
      report.written += unit.outputCount - unit.unchangedCount
      report.changedPaths += unit.changed.compactMap { unit.output(at: $0)?.path }
    }
    report.unchanged += kept.reduce(0) { $0 + manifest.units[$1].outputCount }
    report.removed = removed.count
    report.changedPaths.sort()
    if options.listsChanges { report.removedPaths = removed.sorted() }
    return report
  }
}

// MARK: - carrying out

extension Commit {
  /// Above this, syncing the file system is faster than syncing files.
  private static let singleSyncs = 32

  private func carryOut(_ journal: Journal, _ stage: Stage, hasLeftovers: Bool) throws(PublishingError) {
    do {
      if options.durable {
        let isSmall = !publication.isFull && journal.steps.count <= Self.singleSyncs
        try syncStage(stage, isSmall: isSmall, hasLeftovers: hasLeftovers)
      }
      // Replacing the manifest alone is a single step, without a journal.
      if journal.steps.count > 1 { try decide(journal, stage) }
      try journal.apply(in: output)
      if options.durable { try Self.sync(journal, in: output) }
    } catch {
      do {
        try journal.undo(in: output)
        if try output.status(OutputPath.journal) != nil { try output.remove(OutputPath.journal) }
      } catch {
        // Only the next build can recover, with the journal and the stage.
        publication.end()
      }
      throw .file(error)
    }
    // The commit is complete. Later failures are cleaned up by the next build.
    try? Self.settle(journal, in: output)
  }

  /// Writes the journal: from here on, the new output is final.
  private func decide(_ journal: Journal, _ stage: Stage) throws(FileError) {
    let file = try stage.folder.create("journal")
    try file.append(journal.bytes)
    _ = try file.finish()
    if options.durable { try stage.folder.sync("journal") }
    try output.rename(OutputPath.unfinishedJournal, to: output, OutputPath.journal)
    if options.durable { try output.sync(OutputPath.state) }
  }

  private func syncStage(_ stage: Stage, isSmall: Bool, hasLeftovers: Bool) throws(FileError) {
    guard isSmall else { return try output.syncFileSystem() }
    for unit in finished {
      for file in unit.staged { try stage.folder.sync(file.name) }
    }
    try stage.folder.sync(OutputPath.manifestName)
    if hasLeftovers { try stage.folder.sync(OutputPath.lastManifestName) }
    try stage.folder.sync(".")
  }

  static func sync(_ journal: Journal, in output: Folder) throws(FileError) {
    guard journal.steps.count <= singleSyncs else { return try output.syncFileSystem() }
    for folder in journal.folders.sorted().map({ $0.isEmpty ? "." : $0 }) {
      // In a repeated commit, emptied folders may be removed already.
      if try output.status(folder) != nil { try output.sync(folder) }
    }
  }

  /// Removes what a commit leaves over.
  static func settle(_ journal: Journal, in output: Folder) throws(FileError) {
    try journal.removeEmptiedFolders(in: output)
    try bringBackLateFiles(in: output)
    // Remove trees without files, too.
    for tree in OutputTree.allCases { try output.removeFolder(tree.name) }
    if try output.status(OutputPath.journal) != nil { try output.remove(OutputPath.journal) }
    // The leftovers are gone: use the manifest without them.
    if try output.status(OutputPath.lastManifest) != nil {
      try output.rename(OutputPath.lastManifest, to: output, OutputPath.manifest)
    }
    try output.removeAll(OutputPath.stage)
  }

  /// Restores files added to an old tree during its replacement, or files that couldn't be linked. Without a manifest,
  /// keeps the old trees.
  static func bringBackLateFiles(in output: Folder) throws(FileError) {
    var foreign: ForeignFiles?
    for tree in OutputTree.allCases {
      for staged in [OutputPath.staged(tree), OutputPath.staged(tree) + ".old"] {
        guard try output.status(staged)?.kind == .folder, try output.status(tree.name) != nil else { continue }
        let old = try output.openFolder(staged)
        if foreign == nil { foreign = ForeignFiles(writtenBy: manifests(in: output)) }
        _ = try foreign?.carry(tree, from: old, to: output.openFolder(tree.name), .move)
        if foreign?.hasManifest == false, try old.names().contains(where: { !$0.hasPrefix(".") }) {
          try output.makeFolder(OutputPath.replaced)
          let kept = "\(OutputPath.replaced)/\(tree.name)"
          try output.removeAll(kept)
          try output.rename(staged, to: output, kept)
        }
      }
    }
  }

  /// The manifests of this commit and of the previous build; `nil` if there is no previous one.
  private static func manifests(in output: Folder) -> [Manifest]? {
    let before = stagedManifests(in: output)
    guard !before.isEmpty, !before.contains(where: { $0 == nil }) else { return nil }
    let standing = (try? output.read(OutputPath.manifest)).flatMap { Manifest($0) }
    return (before + [standing]).compactMap(\.self)
  }

  /// The manifests in the stage; `nil` for an unusable one.
  static func stagedManifests(in output: Folder) -> [Manifest?] {
    [OutputPath.stagedManifest, OutputPath.oldManifest].compactMap { path in
      guard let bytes = try? output.read(path) else { return nil }
      return .some(Manifest(bytes))
    }
  }
}
