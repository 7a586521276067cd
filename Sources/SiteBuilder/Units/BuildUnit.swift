import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenPipeline
import MenugenPublishing

/// Content that is built separately and kept until it changes: a menu, ledger, picture or static file.
protocol BuildUnit: Sendable {
  /// The source of the unit's files.
  associatedtype Source: Sendable
  /// The unit's data for other pages and the next build.
  associatedtype Summary: CacheCodable

  /// Whether a shard builds it; other units are built when the shards are merged.
  static var isSharded: Bool { get }

  /// The unit's name in the manifest: a path below the content folder.
  var key: String { get }

  func read() throws(FileError) -> Source

  /// Returns an error for a source that must not be published.
  func fault(in source: Source) -> Diagnostic?

  /// Returns a hash of all that the unit depends on.
  func fingerprint(of source: Source) -> ContentHash

  /// Returns whether an entry of the previous build is valid, for inputs that the fingerprint doesn't cover.
  func isCurrent(_ entry: CacheEntry<Summary>) -> Bool

  /// Returns the remote source that must be fetched before the unit can be compared with an entry.
  func awaitedSource(of entry: CacheEntry<Summary>) -> RemoteSource?

  /// Writes the unit's files.
  func make(_ source: consuming Source, into output: PageOutput) throws(PublishingError) -> CacheEntry<Summary>

  /// Returns the content's id, or the id from its file's name.
  func id(by entry: CacheEntry<Summary>) -> String

  /// Returns the content files, for comparison with others of their kind.
  func hashedFiles(of source: Source) -> [HashedFile]

  /// The fingerprint of the placeholder for unreadable content; `nil` without a placeholder.
  var placeholderFingerprint: ContentHash? { get }
  var placeholderSummary: Summary? { get }
  func writePlaceholder(to output: PageOutput) throws(PublishingError)
}

/// A unit after its build.
struct BuiltUnit<Summary: Sendable>: Sendable {
  var path: String
  var id = ""
  var entry: CacheEntry<Summary>
  /// Whether a file couldn't be read from disk.
  var hasFileFailure = false
  /// Whether its files were kept from the previous build.
  var isKept = false
  var files: [HashedFile] = []
  /// The hash of what it depends on; that of nothing if it couldn't be read.
  var fingerprint = Fingerprint().hash

  var summary: Summary? { entry.summary }
}

typealias BuiltMenu = BuiltUnit<MenuSummary>
typealias BuiltLedger = BuiltUnit<LedgerSummary>
typealias BuiltLocation = BuiltUnit<LocationSummary>

extension BuildUnit {
  /// Keeps the unit's files if nothing has changed; otherwise makes them.
  func build(into output: PageOutput) throws(BuildFailure) -> BuiltUnit<Summary> {
    let source: Source
    do throws(FileError) { source = try read() } catch { return try buildPlaceholder(for: error, into: output) }
    if let fault = fault(in: source) { return built(CacheEntry(summary: nil, diagnostics: [fault])) }
    let files = hashedFiles(of: source)
    let fingerprint = fingerprint(of: source)
    do throws(PublishingError) {
      if Self.isSharded, output.joins { return try join(fingerprint, files, into: output) }
      if let entry = try output.keepOrBegin(key, fingerprint, isCurrent: isCurrent) {
        return built(entry, isKept: true, files, fingerprint)
      }
      let entry = try make(consume source, into: output)
      if entry.awaited != nil { return built(entry) }
      try output.finish(entry: entry.bytes)
      return built(entry, files, fingerprint)
    } catch {
      throw .publishing(error)
    }
  }

  /// Takes the unit's files from its shard.
  private func join(
    _ fingerprint: ContentHash, _ files: [HashedFile], into output: PageOutput
  ) throws(PublishingError) -> BuiltUnit<Summary> {
    if let entry: CacheEntry<Summary> = output.shardEntry(key, fingerprint) {
      if let source = awaitedSource(of: entry) { return built(CacheEntry(awaiting: source)) }
      if isCurrent(entry) { return built(entry, isKept: try output.join(key, fingerprint), files, fingerprint) }
    }
    output.markStale(key)
    return built(CacheEntry(summary: nil, diagnostics: []))
  }

  /// Reports a file that can't be read, without hiding the errors of other files.
  private func buildPlaceholder(
    for error: FileError, into output: PageOutput
  ) throws(BuildFailure) -> BuiltUnit<Summary> {
    var entry = CacheEntry<Summary>(summary: nil, diagnostics: [error.diagnostic])
    guard error.isContentError, let fingerprint = placeholderFingerprint else {
      var unit = built(entry)
      unit.hasFileFailure = !error.isContentError
      return unit
    }
    entry.summary = placeholderSummary
    do throws(PublishingError) {
      if try !output.keepsOrBegins(key, fingerprint) {
        try writePlaceholder(to: output)
        try output.finish(entry: entry.bytes)
      }
    } catch {
      throw .publishing(error)
    }
    return built(entry)
  }

  private func built(
    _ entry: CacheEntry<Summary>, isKept: Bool = false, _ files: [HashedFile] = [],
    _ fingerprint: ContentHash = Fingerprint().hash
  ) -> BuiltUnit<Summary> {
    BuiltUnit(
      path: key, id: id(by: entry), entry: entry, isKept: isKept, files: files, fingerprint: fingerprint)
  }

  static var isSharded: Bool { false }
  func fault(in source: Source) -> Diagnostic? { nil }
  func awaitedSource(of entry: CacheEntry<Summary>) -> RemoteSource? { nil }
  func isCurrent(_ entry: CacheEntry<Summary>) -> Bool { true }
  func id(by entry: CacheEntry<Summary>) -> String { key }
  func hashedFiles(of source: Source) -> [HashedFile] { [] }
  var placeholderFingerprint: ContentHash? { nil }
  var placeholderSummary: Summary? { nil }
  func writePlaceholder(to output: PageOutput) throws(PublishingError) {}
}
