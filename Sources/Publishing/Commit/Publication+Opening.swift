import MenugenFiles

/// What comes before a build: the places must be ours alone, nobody else may be building, and what a killed build left is
/// put right.
extension Publication {
  /// What menugen owns in the output folder has to change at once: a link, or a folder that is mounted by itself, can't.
  /// And a tree that holds files, where menugen's own folder is missing, is somebody else's.
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

  /// What a build finds.
  struct Found {
    /// The manifest's bytes.
    var manifest: [UInt8]?
    /// Whether a commit was under way that nobody can complete any more.
    var isUnfinished = false
    /// Whether a tree holds files.
    var hasFiles = false
  }

  /// Completes a commit that was decided, and throws away one that was not, or whose journal isn't to be trusted.
  static func recover(_ output: Folder) throws(PublishingError) -> Found {
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
      // What can't be a manifest, such as a link or a folder, is as good as a damaged one.
      if let status = try output.status(OutputPath.manifest) {
        found.manifest = status.kind == .file ? try output.read(OutputPath.manifest) : []
        if status.kind != .file { try output.removeAll(OutputPath.manifest) }
      }
      for tree in OutputTree.allCases where try isForeign(tree, in: output) { found.hasFiles = true }
      return found
    }
  }

  /// Carries out what the journal says; false where it is damaged, or where the folder isn't the one that it was written
  /// for, such as a copy.
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
      // What is in the way now was put there since: trying again would end in the same way each time.
      if error.isObstacle { return false }
      throw error
    }
  }

  /// Before a stage is thrown away: what was taken from its place and had nothing put there goes back, and so do files of
  /// others that are only in the stage.
  private static func saveStagedFiles(in output: Folder) throws(FileError) {
    let places = OutputTree.allCases.map { ($0.name, OutputPath.staged($0) + ".old") }
    for (place, old) in places + [(OutputPath.manifest, OutputPath.oldManifest)] where try output.status(place) == nil {
      if try output.status(old) != nil { try output.rename(old, to: output, place) }
    }
    // Without one, the commit wasn't decided: then nothing was taken away, and all that is there is staged pages.
    let manifests = Commit.stagedManifests(in: output)
    guard !manifests.isEmpty, manifests.allSatisfy({ $0 != nil }) else { return }
    try Commit.bringBackLateFiles(in: output)
  }

  /// Whether a tree holds anything that somebody could miss.
  private static func isForeign(_ tree: OutputTree, in output: Folder) throws(FileError) -> Bool {
    guard try output.status(tree.name) != nil else { return false }
    return try output.openFolder(tree.name).names().contains { !$0.hasPrefix(".") }
  }
}
