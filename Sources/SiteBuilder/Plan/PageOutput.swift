import MenugenPipeline
import MenugenPublishing
import MenugenText

/// The destination of a build's pages.
enum Destination: Sendable {
  case publication(Publication)
  /// An output in memory.
  case memory(MemoryPublication)
  /// A receiver of each page, such as a verification.
  case receiver(any PageReceiver)
  /// Nowhere: pages are only checked for collisions.
  case dryRun(DryRun)

  /// Whether every page is rebuilt.
  var isFull: Bool {
    switch self {
    case .publication(let publication): publication.isFull
    case .memory(let publication): publication.isFull
    case .receiver, .dryRun: true
    }
  }

  /// The shards that the output is merged of.
  var shards: JoinedShards? {
    if case .publication(let publication) = self { publication.shards } else { nil }
  }

  /// The summaries of the previous build's units with matching keys, sorted by key.
  func previousSummaries(where isWanted: (String) -> Bool) -> [(key: String, summary: [UInt8])] {
    switch self {
    case .publication(let publication): publication.previousSummaries(where: isWanted)
    case .memory(let publication): publication.previousSummaries(where: isWanted)
    case .dryRun(let dryRun): dryRun.previousSummaries(where: isWanted)
    case .receiver: []
    }
  }
}

/// Renders one thread's pages and passes them to their destination.
final class PageOutput {
  /// A buffer for pages that aren't published: a publication's writer has its own.
  private var buffer = ByteBuffer()
  private var publication: Publication?
  private var writer: PageWriter?
  private var memory: MemoryWriter?
  private var receiver: (any PageReceiver)?
  private var dryRun: DryRunWriter?
  private var anchors: PageAnchors?

  init(_ destination: Destination) {
    switch destination {
    case .publication(let publication):
      self.publication = publication
      writer = publication.makeWriter()
    case .memory(let publication): memory = publication.makeWriter()
    case .receiver(let receiver): self.receiver = receiver
    case .dryRun(let dryRun): self.dryRun = dryRun.makeWriter()
    }
  }

  /// Creates an output for pages rendered only to collect their ids.
  init(_ anchors: PageAnchors) { self.anchors = anchors }

  /// Returns the cache entry of an unchanged unit; otherwise begins the unit.
  ///
  /// - Parameter isCurrent: Returns whether the entry is valid, for inputs that the fingerprint doesn't cover.
  func keepOrBegin<Summary: CacheCodable>(
    _ key: String, _ fingerprint: ContentHash, isCurrent: (CacheEntry<Summary>) -> Bool = { _ in true }
  ) throws(PublishingError) -> CacheEntry<Summary>? {
    func read(_ bytes: [UInt8]) -> CacheEntry<Summary>? {
      CacheEntry<Summary>(bytes: bytes).flatMap { isCurrent($0) ? $0 : nil }
    }
    if let record = try publication?.keep(key, fingerprint, read) { return record }
    if let record = try memory?.keep(key, fingerprint, read) { return record }
    begin(key, fingerprint)
    return nil
  }

  /// Whether units come from shards.
  var joins: Bool { writer?.joins ?? false }

  /// Returns what a shard recorded of a unit; `nil` if it has no such unit.
  func shardEntry<Summary: CacheCodable>(_ key: String, _ fingerprint: ContentHash) -> CacheEntry<Summary>? {
    writer?.shardRecord(of: key, fingerprint).flatMap { CacheEntry<Summary>(bytes: $0) }
  }

  /// Publishes the files of a unit that a shard has; returns whether the previous build had the same.
  func join(_ key: String, _ fingerprint: ContentHash) throws(PublishingError) -> Bool {
    try writer?.join(key, fingerprint)
    return publication?.wasPublished(key, fingerprint) ?? false
  }

  /// Notes that the shard that should have a unit must be built again.
  func markStale(_ key: String) { writer?.markStale(key) }

  /// Returns whether a unit without an entry is unchanged; otherwise begins it.
  func keepsOrBegins(_ key: String, _ fingerprint: ContentHash) throws(PublishingError) -> Bool {
    if try publication?.keep(key, fingerprint) != nil { return true }
    if try memory?.keep(key, fingerprint, { $0 }) != nil { return true }
    begin(key, fingerprint)
    return false
  }

  /// Makes a unit without an entry, unless it is unchanged.
  func makeUnit(
    _ key: String, _ fingerprint: ContentHash, _ write: () throws(PublishingError) -> Void
  ) throws(PublishingError) {
    if try keepsOrBegins(key, fingerprint) { return }
    try write()
    try finish()
  }

  func write(_ route: Route, _ render: (inout ByteBuffer) -> Void) throws(PublishingError) {
    try write(route.tree, route.path, render)
  }

  func write(
    _ tree: OutputTree, _ path: String, _ render: (inout ByteBuffer) -> Void
  ) throws(PublishingError) {
    if let writer { return try writer.write(tree, path, render) }
    if let anchors, tree != .site || !anchors.wanted.contains(path) { return }
    if let receiver, !receiver.wants(tree, path) { return }
    buffer.removeAll()
    render(&buffer)
    receiver?.receive(tree, path, buffer)
    try dryRun?.claim(tree, path)
    if let anchors { return buffer.withSpan { anchors.add(path, $0) } }
    try memory?.write(tree, path, buffer.bytes)
  }

  /// Writes an item's page.
  func write(_ dish: DishPath, _ render: (inout ByteBuffer) -> Void) throws(PublishingError) {
    if let writer { return try writer.write(.site, dish.menu, dish.id, DishPath.file, render) }
    try write(.site, dish.text, render)
  }

  func write(_ tree: OutputTree, _ path: String, _ bytes: [UInt8]) throws(PublishingError) {
    receiver?.receive(tree, path, bytes)
    try dryRun?.claim(tree, path)
    try memory?.write(tree, path, bytes)
    try writer?.write(tree, path, bytes)
  }

  private func begin(_ key: String, _ fingerprint: ContentHash) {
    writer?.begin(key, fingerprint)
    memory?.begin(key, fingerprint)
    dryRun?.begin(key)
  }

  func finish(entry: [UInt8] = []) throws(PublishingError) {
    dryRun?.finish()
    try memory?.finish(summary: entry)
    try writer?.finish(summary: entry)
  }
}
