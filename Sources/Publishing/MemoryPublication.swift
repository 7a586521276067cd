import MenugenFiles
import Synchronization

/// A whole output that no disk holds: its units, each with its fingerprint, its summary and its files.
package struct MemoryOutput: Sendable {
  fileprivate var units: [String: Unit] = [:]

  fileprivate struct Unit: Sendable {
    var finished: FinishedUnit
    var summary: [UInt8]
    /// By path from the output folder: `site/index.html`.
    var files: [String: [UInt8]]
  }

  /// No units.
  package init() {}

  /// Every file by its path from the output folder: `site/index.html`.
  package var files: [String: [UInt8]] {
    units.values.reduce(into: [:]) { files, unit in files.merge(unit.files) { first, _ in first } }
  }
}

/// A build's way into a `MemoryOutput`: what a `Publication` is for a folder. Units whose fingerprint is unchanged are
/// kept, and a commit shows the whole new output or nothing.
///
/// For tests that compare an incremental build with a full one, and for callers without an output folder.
package final class MemoryPublication: Sendable {
  private let previous: MemoryOutput
  private let state: Mutex<State>

  private struct State: Sendable {
    var next = MemoryOutput()
    var output: MemoryOutput
  }

  /// - Parameter previous: The output of the build before; without one, everything is made.
  package init(after previous: MemoryOutput = MemoryOutput()) {
    self.previous = previous
    state = Mutex(State(output: previous))
  }

  /// Whether there is nothing that could be kept.
  package var isFull: Bool { previous.units.isEmpty }

  /// The output that is published now: the previous one until a commit.
  package var output: MemoryOutput { state.withLock { $0.output } }

  /// A writer for one worker; it may be used for many units, one after the other.
  package func makeWriter() -> MemoryWriter { MemoryWriter(self) }

  /// What the last build kept of its units whose key is wanted, in the order of their keys.
  package func previousSummaries(where isWanted: (String) -> Bool) -> [(key: String, summary: [UInt8])] {
    previous.units.filter { isWanted($0.key) }.map { ($0.key, $0.value.summary) }
      .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }

  /// Forgets what was kept and made: the next build starts anew.
  package func abandon() {
    state.withLock { $0.next = MemoryOutput() }
  }

  /// Publishes every unit that was kept or made, and nothing else.
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

  /// Keeps a unit of the previous output that was made from the same things and whose summary can be read.
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

/// Takes one worker's pages, unit by unit; it is not `Sendable`.
package final class MemoryWriter {
  private let publication: MemoryPublication
  private var unit = FinishedUnit()
  private var files: [String: [UInt8]] = [:]

  fileprivate init(_ publication: MemoryPublication) { self.publication = publication }

  /// The summary of a unit that is kept as it is; `nil` where it has to be made.
  package func keep<Summary>(
    _ key: String, _ fingerprint: ContentHash, _ read: ([UInt8]) -> Summary?
  ) throws(PublishingError) -> Summary? {
    try publication.keep(key, fingerprint, read)
  }

  /// Starts a unit whose pages have to be made anew.
  package func begin(_ key: String, _ fingerprint: ContentHash) {
    unit = FinishedUnit(key: key, fingerprint: fingerprint)
    files = [:]
  }

  /// A page of the unit; `path` is relative to the tree: `menus/dinner/index.html`.
  package func write(_ tree: OutputTree, _ path: String, _ bytes: [UInt8]) throws(PublishingError) {
    try unit.append(
      tree, path, hash: ContentHash(of: bytes),
      FileStatus(size: UInt64(bytes.count), modified: 0, number: 0, kind: .file))
    files["\(tree.name)/\(path)"] = bytes
  }

  /// Ends the unit; the summary is kept with it.
  package func finish(summary: [UInt8]) throws(PublishingError) {
    try publication.add(MemoryOutput.Unit(finished: unit, summary: summary, files: files))
    unit = FinishedUnit()
    files = [:]
  }
}
