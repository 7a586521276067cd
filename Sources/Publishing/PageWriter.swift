import MenugenFiles
package import MenugenText

/// Receives one thread's pages by unit: hashes each page, and stages those that changed.
///
/// In a full build, a unit's pages are buffered and staged together, one thread at a time: creating files in parallel
/// takes a fifth more system time.
package final class PageWriter {
  let publication: Publication
  private let number: Int32
  private var unit = FinishedUnit()
  /// The unit's outputs so far, in a reused buffer.
  private var outputs: [UInt8] = []
  private var old = OldOutputs()
  /// The current path.
  private var path: [UInt8] = []
  private var stage: Stage?
  private var cursors: [StageCursor] = []
  private var liveCursors: [StatusCursor?]
  private var stagedCount: Int32 = 0
  /// The pages rendered here: the current one, or all buffered ones.
  private var pages: ByteBuffer
  private var waiting: [WaitingPage] = []
  /// The paths of the buffered pages.
  private var waitingPaths: [UInt8] = []
  /// Whether every file of the unit is a hard link to the file of a shard.
  private var isLinked = false

  /// Fits into a processor's own cache.
  private static let waitingLimit = 1 << 19

  private struct WaitingPage {
    var tree: OutputTree
    var hash: ContentHash
    var pathEnd: Int
    var pageEnd: Int
  }

  init(_ publication: Publication, number: Int32) {
    self.publication = publication
    self.number = number
    liveCursors = OutputTree.allCases.map { publication.live($0).map(StatusCursor.init) }
    // Large enough not to grow; unused memory costs nothing.
    pages = ByteBuffer(capacity: (publication.isFull ? Self.waitingLimit : 0) + (1 << 16))
  }

  /// Starts a unit whose pages must be rebuilt.
  package func begin(_ key: String, _ fingerprint: ContentHash) {
    unit = FinishedUnit(key: key, fingerprint: fingerprint)
    outputs.removeAll(keepingCapacity: true)
    forgetWaiting()
    isLinked = true
    old.start(key, in: publication.manifest)
  }

  /// Publishes a page of the unit, which `render` appends to the buffer.
  ///
  /// - Parameter path: Relative to the tree: `menus/dinner/index.html`.
  package func write(
    _ tree: OutputTree, _ path: String, _ render: (inout ByteBuffer) -> Void
  ) throws(PublishingError) {
    try setPath(path)
    try write(tree, render)
  }

  /// Publishes a page by the parts of its path: `folder`, ending in `/`, `name` and `file`. Saves joining them to a
  /// string.
  package func write(
    _ tree: OutputTree, _ folder: String, _ name: String, _ file: String, _ render: (inout ByteBuffer) -> Void
  ) throws(PublishingError) {
    try setPath(folder, name, file)
    try write(tree, render)
  }

  /// Publishes existing bytes, such as an image.
  package func write(_ tree: OutputTree, _ path: String, _ bytes: [UInt8]) throws(PublishingError) {
    try publishWaiting()
    try setPath(path)
    try publish(tree, ContentHash(of: bytes), bytes.span)
  }

  /// Ends the unit.
  ///
  /// - Parameter summary: Stored with the unit, for pages that cover several units.
  package func finish(summary: [UInt8] = []) throws(PublishingError) {
    try publishWaiting()
    unit.outputs = outputs.map { $0 }
    unit.head = ManifestFormat.recordHead(
      key: unit.key, fingerprint: unit.fingerprint, summary: summary, outputCount: unit.outputCount,
      outputsLength: unit.outputs.count)
    try end()
  }

  private func end() throws(PublishingError) {
    unit.dropped = old.unmatched
    try publication.finish(unit)
    unit = FinishedUnit()
  }
}

// MARK: - Files of shards

extension PageWriter {
  /// Publishes the file of another folder as a hard link; returns false if the file systems don't allow that.
  func publishLink(
    _ tree: OutputTree, _ path: Span<UInt8>, _ hash: ContentHash, _ status: FileStatus, from folder: Folder
  ) throws(PublishingError) -> Bool {
    _ = try openStage()
    let offset = Int32(clamping: outputs.count)
    do {
      switch try cursors[Int(tree.rawValue)].link(path, from: folder) {
      case .linked: break
      case .taken: unit.clashing.append(offset)
      case .impossible: return false
      }
    } catch {
      guard error.isTaken else { throw .file(error) }
      // Two pages have the same path; the commit reports them.
      unit.clashing.append(offset)
    }
    let known = old.match(tree, path, in: publication.manifest)
    if publication.options.listsChanges, known?.hash != hash { unit.changed.append(offset) }
    ManifestOutput.append(to: &outputs, tree: tree, hash: hash, status: status, path: path)
    unit.outputCount += 1
    return true
  }

  /// Publishes a copy of a file of another folder.
  func publishCopy(
    _ tree: OutputTree, _ path: Span<UInt8>, _ hash: ContentHash, _ bytes: [UInt8]
  ) throws(PublishingError) {
    isLinked = false
    self.path.removeAll(keepingCapacity: true)
    self.path.append(contentsOf: path)
    try publish(tree, hash, bytes.span)
  }

  /// Ends a unit of a shard. Its record is that of the shard, unless files were copied.
  func finishJoined(_ manifest: Manifest, _ index: Int) throws(PublishingError) {
    guard isLinked else { return try finish(summary: manifest.summary(of: manifest.units[index])) }
    unit.joined = FinishedUnit.Joined(manifest: manifest, index: index)
    try end()
  }
}

extension PageWriter {
  /// Renders and publishes the page with the current path.
  private func write(_ tree: OutputTree, _ render: (inout ByteBuffer) -> Void) throws(PublishingError) {
    if !publication.isFull { pages.removeAll() }
    let start = pages.count
    render(&pages)
    let hash = pages.withSpan { ContentHash(of: $0[start...]) }
    guard publication.isFull else {
      return try pages.withSpan { page throws(PublishingError) in try publish(tree, hash, page) }
    }
    waitingPaths += path
    waiting.append(WaitingPage(tree: tree, hash: hash, pathEnd: waitingPaths.count, pageEnd: pages.count))
    if pages.count >= Self.waitingLimit { try publishWaiting() }
  }

  private func publishWaiting() throws(PublishingError) {
    guard !waiting.isEmpty else { return }
    defer { forgetWaiting() }
    try publication.semaphore.withPermit { () throws(PublishingError) in
      try pages.withSpan { bytes throws(PublishingError) in
        var (pathStart, pageStart) = (0, 0)
        for page in waiting {
          path.removeAll(keepingCapacity: true)
          path += waitingPaths[pathStart..<page.pathEnd]
          try publish(page.tree, page.hash, bytes[pageStart..<page.pageEnd])
          (pathStart, pageStart) = (page.pathEnd, page.pageEnd)
        }
      }
    }
  }

  private func forgetWaiting() {
    waiting.removeAll(keepingCapacity: true)
    waitingPaths.removeAll(keepingCapacity: true)
    pages.removeAll()
  }

  /// Publishes the page with the current path.
  private func publish(
    _ tree: OutputTree, _ hash: ContentHash, _ page: Span<UInt8>
  ) throws(PublishingError) {
    let path = path
    let known = old.match(tree, path.span, in: publication.manifest)
    let offset = Int32(clamping: outputs.count)
    let status: FileStatus
    if let existing = try existingStatus(tree, known, hash: hash) {
      unit.unchangedCount += 1
      status = existing
    } else {
      status = try put(tree, page, at: offset)
      // An incremental build compares with the file on disk, even if another program changed it.
      let isOther = !publication.isFull || known?.hash != hash
      if publication.options.listsChanges, isOther { unit.changed.append(offset) }
      if known == nil, !publication.isFull { unit.fresh.append(offset) }
    }
    ManifestOutput.append(to: &outputs, tree: tree, hash: hash, status: status, path: path.span)
    unit.outputCount += 1
  }

  /// The status of the existing file, if it has these bytes.
  private func existingStatus(
    _ tree: OutputTree, _ known: OldOutputs.Known?, hash: ContentHash
  ) throws(PublishingError) -> FileStatus? {
    guard !publication.isFull, let known, known.hash == hash, let live = publication.live(tree)
    else { return nil }
    let path = path
    return try onDisk { () throws(FileError) in
      guard let status = try liveCursors[Int(tree.rawValue)]?.status(path.span), status.kind == .file
      else { return nil }
      if status == known.status { return status }
      // The file was copied or touched: compare its bytes.
      guard status.size == known.status.size, let bytes = try? live.read(String(decoding: path, as: UTF8.self)) else {
        return nil
      }
      return ContentHash(of: bytes) == hash ? status : nil
    }
  }

  private func put(
    _ tree: OutputTree, _ page: Span<UInt8>, at offset: Int32
  ) throws(PublishingError) -> FileStatus {
    guard publication.isFull else {
      let stage = try openStage()
      var file = StagedFile(writer: number, count: stagedCount, number: 0, offset: offset)
      stagedCount += 1
      let status = try onDisk { () throws(FileError) in try stage.folder.create(file.name, page) }
      file.number = status.number
      unit.staged.append(file)
      return status
    }
    if stage == nil { _ = try openStage() }
    let path = path
    do {
      return try cursors[Int(tree.rawValue)].create(path.span, page)
    } catch {
      guard error.isTaken else { throw .file(error) }
      // Two pages have the same path; the commit reports them.
      unit.clashing.append(offset)
      return FileStatus(size: 0, modified: 0, number: 0, kind: .file)
    }
  }

  private func openStage() throws(PublishingError) -> Stage {
    if let stage { return stage }
    let opened = try publication.stage()
    stage = opened
    cursors = opened.trees.map { StageCursor(root: $0) }
    return opened
  }

  /// Sets the current path to the joined parts, if it is a valid path in a tree.
  private func setPath(_ first: String, _ second: String = "", _ third: String = "") throws(PublishingError) {
    path.removeAll(keepingCapacity: true)
    path += first.utf8
    path += second.utf8
    path += third.utf8
    let joined = path
    guard PathRules.isBelow(joined.span) else { throw .badPath(first + second + third, unit: unit.key) }
  }
}
