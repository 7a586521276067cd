import Files

/// What comes before a build: the places must be ours alone, nobody else may be building, and what a killed build left is
/// put right.
extension Publication {
  /// What menugen owns in the output folder has to change at once: a link, or a folder that is mounted by itself, can't.
  ///
  /// Returns whether menugen's own folder is missing.
  static func checkPlaces(in output: Folder, path: String) throws(PublishingError) -> Bool {
    var isNew = true
    for name in [OutputPath.state] + OutputTree.allCases.map(\.name) {
      guard let status = try onDisk({ () throws(FileError) in try output.status(name) }) else { continue }
      switch status.kind {
      case .link: throw .separate(joinPath(path, name), .link)
      case .file, .other: throw .foreignTree(joinPath(path, name))
      case .folder: break
      }
      if try onDisk({ () throws(FileError) in try output.isMountPoint(name) }) {
        throw .separate(joinPath(path, name), .mountPoint)
      }
      if name == OutputPath.state { isNew = false }
    }
    return isNew
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

  /// Completes a commit that was decided, throws away one that was not, and gives the manifest's bytes.
  static func recover(_ output: Folder, path: String) throws(PublishingError) -> [UInt8]? {
    let manifest = try onDisk { () throws(FileError) -> [UInt8]? in
      if let bytes = try output.read(OutputPath.journal), let journal = Journal(bytes) {
        try journal.apply(in: output)
        try Commit.sync(journal, in: output)
        try Commit.settle(journal, in: output)
      }
      if try output.status(OutputPath.journal) != nil { try output.remove(OutputPath.journal) }
      if try output.status(OutputPath.stage) != nil { try output.removeAll(OutputPath.stage) }
      return try output.read(OutputPath.manifest)
    }
    if manifest == nil {
      for tree in OutputTree.allCases where try onDisk({ () throws(FileError) in try isForeign(tree, in: output) }) {
        throw .foreignTree(joinPath(path, tree.name))
      }
    }
    return manifest
  }

  /// Whether a tree without a manifest holds anything that somebody could miss.
  private static func isForeign(_ tree: OutputTree, in output: Folder) throws(FileError) -> Bool {
    guard try output.status(tree.name) != nil else { return false }
    return try output.openFolder(tree.name).names().contains { !$0.hasPrefix(".") }
  }
}
