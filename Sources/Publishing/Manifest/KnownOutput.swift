import MenugenFiles
import MenugenText
import Synchronization

/// A process's knowledge of an output folder between its builds.
///
/// A build whose manifest is the one that this process wrote last keeps unchanged units without a look at their files.
/// `check` compares these files later, while nothing else is to do.
package final class KnownOutput: Sendable {
  private let state = Mutex<State?>(nil)

  private struct State {
    var manifest: Manifest
    /// The status of the manifest's file.
    var status: FileStatus
    /// The index of the first unit whose files aren't compared yet.
    var next = 0
  }

  package enum Check: Sendable {
    case unfinished, intact
    /// A file or the manifest was changed or removed by something else.
    case changed
  }

  package init() {}

  /// Forgets everything: the next build looks at every file.
  package func forget() { state.withLock { $0 = nil } }

  /// Compares the size, time and inode of some more files with the manifest. Nothing known counts as intact: the next
  /// build looks at every file.
  ///
  /// - Parameter count: The number of files after which to stop.
  package func check(_ count: Int, in path: String) -> Check {
    state.withLock { state in
      guard var known = state else { return .intact }
      guard let output = try? Folder.open(path),
        (try? output.status(OutputPath.manifest)) == known.status, let trees = try? output.liveTrees()
      else { return .changed }
      var left = count
      while known.next < known.manifest.units.count {
        guard left > 0 else {
          state = known
          return .unfinished
        }
        let unit = known.manifest.units[known.next]
        guard known.manifest.hasOutputs(of: unit, in: trees) else { return .changed }
        left -= unit.outputCount
        known.next += 1
      }
      state = known
      return .intact
    }
  }

  /// Returns the manifest that this process wrote last, if the file still is the same.
  func manifest(with status: FileStatus) -> Manifest? {
    state.withLock { $0?.status == status ? $0?.manifest : nil }
  }

  func remember(_ manifest: Manifest, _ status: FileStatus) {
    state.withLock { $0 = State(manifest: manifest, status: status) }
  }
}

extension Folder {
  /// The folders of both trees of an output folder; `nil` for a missing one.
  func liveTrees() throws(FileError) -> [Folder?] {
    try OutputTree.allCases.map { tree throws(FileError) in
      try status(tree.name)?.kind == .folder ? try openFolder(tree.name) : nil
    }
  }
}
