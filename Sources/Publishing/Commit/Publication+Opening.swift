import MenugenFiles
import MenugenText

/// Opens the output folder for a build: checks that it is menugen's, locks it, and recovers from killed builds.
extension Publication {
  /// Throws if a part of the output folder is a link or mount point, which can't be replaced atomically, or if a tree
  /// has files but menugen's own folder is missing.
  ///
  /// Returns whether menugen's own folder is missing.
  static func checkPlaces(in output: Folder, path: String) throws(PublishingError) -> Bool {
    var isNew = true
    for name in [OutputPath.state] + OutputTree.allCases.map(\.name) {
      guard let status = try onDisk({ () throws(FileError) in try output.status(name) }) else { continue }
      switch status.kind {
      case .link: throw .separate(joinPath(path, name), .link)
      case .file, .other: throw .foreignTrees([joinPath(path, name)])
      case .folder: break
      }
      if try onDisk({ () throws(FileError) in try output.isMountPoint(name) }) {
        throw .separate(joinPath(path, name), .mountPoint)
      }
      if name == OutputPath.state { isNew = false }
    }
    guard isNew else { return false }
    var foreign: [OutputTree] = []
    for tree in OutputTree.allCases where try onDisk({ () throws(FileError) in try isForeign(tree, in: output) }) {
      foreign.append(tree)
    }
    guard foreign.isEmpty else { throw .foreignTrees(foreign.map { joinPath(path, $0.name) }) }
    return true
  }

  static func takeLock(in output: Folder, patience: Int) throws(PublishingError) -> FolderLock {
    let interval = 20
    var waited = 0
    while true {
      let lock = try onDisk { () throws(FileError) in
        if try output.status(OutputPath.state) == nil { try output.makeFolder(OutputPath.state) }
        return try output.lock(lockPath)
      }
      if let lock { return lock }
      guard waited < patience else { throw .locked(output.path, by: output.holder(ofLock: lockPath)) }
      pause(milliseconds: interval)
      waited += interval
    }
  }

  static var lockPath: String { "\(OutputPath.state)/\(OutputPath.lock)" }

  /// The state of the output folder.
  struct Found {
    /// The manifest's bytes, unless it is known.
    var manifest: [UInt8]?
    /// The manifest, if it is the one that this process wrote last.
    var known: Manifest?
    /// The status of the manifest's file.
    var manifestStatus: FileStatus?
    /// Whether an incomplete commit can't be completed.
    var isUnfinished = false
    /// Whether a tree has files.
    var hasFiles = false
  }

  /// Completes a commit that was decided, or discards one that wasn't, or whose journal is unusable.
  static func recover(_ output: Folder, _ known: KnownOutput?) throws(PublishingError) -> Found {
    try onDisk { () throws(FileError) in
      var found = Found()
      if try output.status(OutputPath.journal) != nil {
        found.isUnfinished = try !complete(output)
        if try output.status(OutputPath.journal) != nil { try output.removeAll(OutputPath.journal) }
      }
      if try output.status(OutputPath.stage) != nil {
        try saveStagedFiles(in: output)
        try output.removeAll(OutputPath.stage)
      }
      // A link or folder in place of the manifest counts as damaged.
      if let status = try output.status(OutputPath.manifest) {
        found.manifestStatus = status
        found.known = known?.manifest(with: status)
        if found.known == nil {
          found.manifest = status.kind == .file ? try output.read(OutputPath.manifest) : []
        }
        if status.kind != .file { try output.removeAll(OutputPath.manifest) }
      }
      for tree in OutputTree.allCases where try isForeign(tree, in: output) { found.hasFiles = true }
      return found
    }
  }

  /// Carries out the journal; returns false if it is damaged or from another folder, such as a copy.
  private static func complete(_ output: Folder) throws(FileError) -> Bool {
    do throws(FileError) {
      guard try output.status(OutputPath.journal)?.kind == .file, let bytes = try output.read(OutputPath.journal),
        let journal = Journal(bytes), try journal.isApplicable(in: output)
      else { return false }
      try journal.apply(in: output)
      try Commit.sync(journal, in: output)
      try Commit.settle(journal, in: output)
      return true
    } catch {
      // An obstacle that appeared later: repeating would fail again.
      if error.isObstacle { return false }
      throw error
    }
  }

  /// Before the stage is discarded, restores files without a replacement, and foreign files that are only in the stage.
  private static func saveStagedFiles(in output: Folder) throws(FileError) {
    let places = OutputTree.allCases.map { ($0.name, OutputPath.staged($0) + ".old") }
    for (place, old) in places + [(OutputPath.manifest, OutputPath.oldManifest)] where try output.status(place) == nil {
      if try output.status(old) != nil { try output.rename(old, to: output, place) }
    }
    // Without a staged manifest, the commit wasn't decided, and the stage has only new pages.
    let manifests = Commit.stagedManifests(in: output)
    guard !manifests.isEmpty, manifests.allSatisfy({ $0 != nil }) else { return }
    try Commit.bringBackLateFiles(in: output)
  }

  /// Whether a tree has files other than hidden ones.
  private static func isForeign(_ tree: OutputTree, in output: Folder) throws(FileError) -> Bool {
    guard try output.status(tree.name) != nil else { return false }
    return try output.openFolder(tree.name).names().contains { !$0.hasPrefix(".") }
  }
}
