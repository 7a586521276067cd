import MenugenFiles
package import MenugenText
import Synchronization

/// A build that writes nothing, but reports the same path errors and collisions as a `Publication`.
package final class DryRun: Sendable {
  private let finished = Mutex<[FinishedUnit]>([])
  /// The output folder; `nil` if it doesn't exist.
  private let folder: Folder?
  private let manifest: Manifest

  /// - Parameter output: The output folder to compare with. It isn't changed; an unreadable one is ignored.
  package init(after output: String? = nil) {
    folder = output.flatMap { try? Folder.open($0) }
    let isFile = (try? folder?.status(OutputPath.manifest))??.kind == .file
    let bytes = isFile ? (try? folder?.read(OutputPath.manifest)) ?? nil : nil
    manifest = bytes.flatMap { Manifest($0) } ?? .none
  }

  /// The matching summaries of the previous build, by key.
  package func previousSummaries(where isWanted: (String) -> Bool) -> [(key: String, summary: [UInt8])] {
    manifest.summaries(where: isWanted)
  }

  /// Creates a writer for one thread.
  package func makeWriter() -> DryRunWriter { DryRunWriter(self) }

  /// Throws if a build couldn't use the output folder.
  package func checkPlaces() throws(PublishingError) {
    if let folder { _ = try Publication.checkPlaces(in: folder, path: folder.path) }
  }

  /// Throws if a commit of these pages would fail.
  package func end() throws(PublishingError) {
    let outputs = BuiltOutputs(finished: finished.withLock { $0 }, kept: [], manifest: .none)
    // As in an incremental build, since no file system detects files in place of folders.
    let collisions = OutputCollisions(outputs, OutputClaims(outputs), isFull: false).all
    guard collisions.isEmpty else { throw .collisions(collisions) }
    try checkPlaces(of: outputs)
  }

  /// Throws if a page that is new since the last build would take the place of somebody else's file.
  private func checkPlaces(of outputs: BuiltOutputs) throws(PublishingError) {
    guard let folder, !manifest.units.isEmpty else { return }
    let last = OutputClaims(BuiltOutputs(finished: [], kept: Array(manifest.units.indices), manifest: manifest))
    let claims = OutputClaims(outputs)
    var new: [String] = []
    outputs.forEach { output, _ in
      if last.unit(wanting: output.pathHash) == nil { new.append(output.shownPath) }
    }
    var places = OccupiedPlaces(root: folder) { path in
      guard let hash = ManifestOutput.pathHash(ofShown: path) else { return false }
      return last.unit(wanting: hash) != nil && claims.unit(wanting: hash) == nil
    }
    for path in new { try places.check(path, isOurs: false) }
    try places.end()
  }

  fileprivate func add(_ unit: FinishedUnit) { finished.withLock { $0.append(unit) } }
}

/// Collects the paths of one worker's pages. Not `Sendable`.
package final class DryRunWriter {
  private let dryRun: DryRun
  private var unit = FinishedUnit()

  fileprivate init(_ dryRun: DryRun) { self.dryRun = dryRun }

  /// Starts a unit.
  package func begin(_ key: String) { unit = FinishedUnit(key: key) }

  /// Adds a page of the unit. `path` is relative to the tree: `menus/dinner/index.html`.
  package func claim(_ tree: OutputTree, _ path: String) throws(PublishingError) {
    try unit.append(
      tree, path, hash: unit.fingerprint, FileStatus(size: 0, modified: 0, number: 0, kind: .file))
  }

  /// Ends the unit.
  package func finish() {
    dryRun.add(unit)
    unit = FinishedUnit()
  }
}
