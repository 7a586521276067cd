import MenugenDiagnostics
import MenugenFiles
import MenugenPipeline
import MenugenPublishing

/// Content that is built by itself and kept until it changes: a menu, a ledger, a picture, a file of `static/`.
protocol BuildUnit: Sendable {
  /// What the unit's files are made from.
  associatedtype Source: Sendable
  /// What other pages and the next build know of the unit.
  associatedtype Summary: CacheCodable

  /// The unit's name in the manifest: a path below the content folder.
  var key: String { get }

  func read() throws(FileError) -> Source

  /// Returns an error for a source that must not be published.
  func fault(in source: Source) -> Diagnostic?

  /// Returns a hash of all that the unit depends on.
  func fingerprint(of source: Source) -> ContentHash

  /// Whether a entry of the last build still holds, for what the fingerprint doesn't cover.
  func isCurrent(_ entry: CacheEntry<Summary>) -> Bool

  /// Writes the unit's files.
  func make(_ source: consuming Source, into output: PageOutput) throws(PublishingError) -> CacheEntry<Summary>

  /// Returns the content's id, or the one that its file's name gives.
  func id(by entry: CacheEntry<Summary>) -> String

  /// Returns the content files to compare with others of their kind.
  func hashedFiles(of source: Source) -> [HashedFile]

  /// What the placeholder for content that can't be read depends on; `nil` without a placeholder.
  var placeholderFingerprint: ContentHash? { get }
  var placeholderSummary: Summary? { get }
  func writePlaceholder(to output: PageOutput) throws(PublishingError)
}

/// A unit after its build.
struct BuiltUnit<Summary: Sendable>: Sendable {
  var path: String
  var id = ""
  var entry: CacheEntry<Summary>
  /// Whether the disk failed to give a file.
  var hasFileFailure = false
  /// Whether its files were kept from the last build.
  var isKept = false
  var files: [HashedFile] = []

  var summary: Summary? { entry.summary }
}

typealias BuiltMenu = BuiltUnit<MenuSummary>
typealias BuiltLedger = BuiltUnit<LedgerSummary>

extension BuildUnit {
  /// Keeps the unit's files where nothing has changed, and makes them otherwise.
  func build(into output: PageOutput) throws(BuildFailure) -> BuiltUnit<Summary> {
    let source: Source
    do throws(FileError) { source = try read() } catch { return try buildPlaceholder(for: error, into: output) }
    if let fault = fault(in: source) { return built(CacheEntry(summary: nil, diagnostics: [fault])) }
    let files = hashedFiles(of: source)
    do throws(PublishingError) {
      if let entry = try output.keepOrBegin(key, fingerprint(of: source), isCurrent: isCurrent) {
        return built(entry, isKept: true, files)
      }
      let entry = try make(consume source, into: output)
      try output.finish(entry: entry.bytes)
      return built(entry, files)
    } catch {
      throw .publishing(error)
    }
  }

  /// Reports a file that can't be read without keeping the faults of other files from being found.
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
    _ entry: CacheEntry<Summary>, isKept: Bool = false, _ files: [HashedFile] = []
  ) -> BuiltUnit<Summary> {
    BuiltUnit(path: key, id: id(by: entry), entry: entry, isKept: isKept, files: files)
  }

  func fault(in source: Source) -> Diagnostic? { nil }
  func isCurrent(_ entry: CacheEntry<Summary>) -> Bool { true }
  func id(by entry: CacheEntry<Summary>) -> String { key }
  func hashedFiles(of source: Source) -> [HashedFile] { [] }
  var placeholderFingerprint: ContentHash? { nil }
  var placeholderSummary: Summary? { nil }
  func writePlaceholder(to output: PageOutput) throws(PublishingError) {}
}
