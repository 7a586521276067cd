import MenugenFiles
package import MenugenText
import Synchronization

/// An output in memory: units with their fingerprints, summaries and files.
package struct MemoryOutput: Sendable {
  fileprivate var units: [String: Unit] = [:]

  fileprivate struct Unit: Sendable {
    var finished: FinishedUnit
    var summary: [UInt8]
    /// By path in the output folder: `site/index.html`.
    var files: [String: [UInt8]]
  }

  /// Creates an empty output.
  package init() {}

  /// Every file by its path in the output folder: `site/index.html`.
  package var files: [String: [UInt8]] {
    units.values.reduce(into: [:]) { files, unit in files.merge(unit.files) { first, _ in first } }
  }
}

/// Publishes a build to a `MemoryOutput`, like a `Publication`: keeps units with the same fingerprint and commits
/// atomically.
package final class MemoryPublication: Sendable {
  private let previous: MemoryOutput
  private let state: Mutex<State>

  private struct State: Sendable {
    var next = MemoryOutput()
    var output: MemoryOutput
  }

  /// - Parameter previous: The output of the previous build.
  package init(after previous: MemoryOutput = MemoryOutput()) {
    self.previous = previous
    state = Mutex(State(output: previous))
  }

  /// Whether there is no previous output.
  package var isFull: Bool { previous.units.isEmpty }

  /// The published output: the previous one until a commit.
  package var output: MemoryOutput { state.withLock { $0.output } }

  /// Creates a writer for one thread, which may write several units in sequence.
  package func makeWriter() -> MemoryWriter { MemoryWriter(self) }

  /// The summaries of the previous build's units with matching keys, sorted by key.
  package func previousSummaries(where isWanted: (String) -> Bool) -> [(key: String, summary: [UInt8])] {
    previous.units.filter { isWanted($0.key) }.map { ($0.key, $0.value.summary) }
      .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }

  /// Discards everything kept and made.
  package func abandon() {
    state.withLock { $0.next = MemoryOutput() }
  }

  /// Publishes the kept and written units.
  package func commit() throws(PublishingError) -> PublishingReport {
    let next = state.withLock { $0.next }
    let units = next.units.sorted { $0.key < $1.key }.map(\.value.finished)
    let outputs = BuiltOutputs(finished: units, kept: [], manifest: .none)
    let collisions = OutputCollisions(outputs, OutputClaims(outputs), isFull: false).all
    guard collisions.isEmpty else { throw .collisions(collisions) }
    state.withLock { $0.output = next }
    return report(from: previous.files, to: next.files)
  }

  private func report(from old: [String: [UInt8]], to new: [String: [UInt8]]) -> PublishingReport {
    var report = PublishingReport()
    report.changedPaths = new.filter { old[$0.key] != $0.value }.keys.sorted()
    report.removedPaths = old.keys.filter { new[$0] == nil }.sorted()
    report.written = report.changedPaths.count
    report.unchanged = new.count - report.written
    report.removed = report.removedPaths.count
    return report
  }

  /// Keeps an unchanged unit of the previous output whose summary can be decoded.
  fileprivate func keep<Summary>(
    _ key: String, _ fingerprint: ContentHash, _ read: ([UInt8]) -> Summary?
  ) throws(PublishingError) -> Summary? {
    guard let unit = previous.units[key], unit.finished.fingerprint == fingerprint, let summary = read(unit.summary)
    else { return nil }
    try add(unit)
    return summary
  }

  fileprivate func add(_ unit: MemoryOutput.Unit) throws(PublishingError) {
    let key = unit.finished.key
    let isNew = state.withLock { $0.next.units.updateValue(unit, forKey: key) == nil }
    guard isNew else { throw .collisions([PublishingError.Collision(path: key, units: [key, key])]) }
  }
}

/// Receives one thread's pages by unit.
package final class MemoryWriter {
  private let publication: MemoryPublication
  private var unit = FinishedUnit()
  private var files: [String: [UInt8]] = [:]

  fileprivate init(_ publication: MemoryPublication) { self.publication = publication }

  /// The summary of an unchanged unit; `nil` if it must be rebuilt.
  package func keep<Summary>(
    _ key: String, _ fingerprint: ContentHash, _ read: ([UInt8]) -> Summary?
  ) throws(PublishingError) -> Summary? {
    try publication.keep(key, fingerprint, read)
  }

  /// Begins a unit to rebuild.
  package func begin(_ key: String, _ fingerprint: ContentHash) {
    unit = FinishedUnit(key: key, fingerprint: fingerprint)
    files = [:]
  }

  /// Publishes a page of the unit. `path` is relative to the tree: `menus/dinner/index.html`.
  package func write(_ tree: OutputTree, _ path: String, _ bytes: [UInt8]) throws(PublishingError) {
    try unit.append(
      tree, path, hash: ContentHash(of: bytes),
      FileStatus(size: UInt64(bytes.count), modified: 0, number: 0, kind: .file))
    files["\(tree.name)/\(path)"] = bytes
  }

  /// Ends the unit, and stores its summary.
  package func finish(summary: [UInt8]) throws(PublishingError) {
    try publication.add(MemoryOutput.Unit(finished: unit, summary: summary, files: files))
    unit = FinishedUnit()
    files = [:]
  }
}
