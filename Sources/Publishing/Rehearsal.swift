import Files
import Synchronization

/// A build that writes nothing: it finds the pages that can't stand beside one another, as a publication does when it is
/// committed.
package final class Rehearsal: Sendable {
  private let finished = Mutex<[FinishedUnit]>([])
  private let manifest: Manifest

  /// - Parameter output: The output folder whose last build this one is compared with. Nothing is changed in it, and one that
  ///   can't be read is as good as none.
  package init(after output: String? = nil) {
    let folder = output.flatMap { try? Folder.open($0) }
    let isFile = (try? folder?.status(OutputPath.manifest))??.kind == .file
    let bytes = isFile ? (try? folder?.read(OutputPath.manifest)) ?? nil : nil
    manifest = bytes.flatMap { Manifest($0) } ?? .none
  }

  /// What the last build kept of its units whose key is wanted, in the order of their keys.
  package func previousSummaries(where isWanted: (String) -> Bool) -> [(key: String, summary: [UInt8])] {
    manifest.summaries(where: isWanted)
  }

  /// A writer for one worker.
  package func makeWriter() -> RehearsalWriter { RehearsalWriter(self) }

  /// Throws what a commit of these pages would.
  package func end() throws(PublishingError) {
    let outputs = BuiltOutputs(finished: finished.withLock { $0 }, kept: [], manifest: .none)
    // No disk has told of a file where a folder has to be: that is looked for, as in an incremental build.
    let collisions = OutputCollisions(outputs, OutputClaims(outputs), isFull: false).all
    guard collisions.isEmpty else { throw .collisions(collisions) }
  }

  fileprivate func add(_ unit: FinishedUnit) { finished.withLock { $0.append(unit) } }
}

/// Notes the paths of one worker's pages, unit by unit; it is not `Sendable`.
package final class RehearsalWriter {
  private let rehearsal: Rehearsal
  private var unit = FinishedUnit()

  fileprivate init(_ rehearsal: Rehearsal) { self.rehearsal = rehearsal }

  package func begin(_ key: String) { unit = FinishedUnit(key: key) }

  /// A page of the unit; `path` stands from the tree.
  package func claim(_ tree: OutputTree, _ path: String) {
    var path = path
    path.withUTF8 { path in
      ManifestOutput.append(
        to: &unit.outputs, tree: tree, hash: unit.fingerprint,
        status: FileStatus(size: 0, modified: 0, number: 0, kind: .file), path: UnsafeRawBufferPointer(path))
    }
    unit.outputCount += 1
  }

  package func finish() {
    rehearsal.add(unit)
    unit = FinishedUnit()
  }
}
