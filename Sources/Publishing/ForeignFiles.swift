import Files

/// Brings the files that menugen did not write from an old tree into the new one.
struct ForeignFiles {
  /// The hashes of the paths that are ours, and of the folders above them.
  private let ownFiles: Set<ContentHash>
  private let ownFolders: Set<ContentHash>

  enum Way {
    /// A second name: the file stays in both trees.
    case link
    /// What has no place in the new tree yet moves there.
    case move
  }

  /// What stands in no manifest is foreign.
  init(writtenBy manifest: Manifest) {
    var files: Set<ContentHash> = []
    var folders: Set<ContentHash> = []
    files.reserveCapacity(manifest.outputCount)
    manifest.withBytes { bytes in
      for unit in manifest.units {
        for output in ManifestOutputs(UnsafeRawBufferPointer(rebasing: bytes[unit.outputs])) {
          files.insert(output.pathHash)
          // The folders above, from the lowest: where one is known, so are those above it.
          var end = output.path.lastIndex(of: UInt8(ascii: "/"))
          while let slash = end {
            let folder = UnsafeRawBufferPointer(rebasing: output.path[..<slash])
            guard folders.insert(ManifestOutput.pathHash(output.tree, folder)).inserted else { break }
            end = folder.lastIndex(of: UInt8(ascii: "/"))
          }
        }
      }
    }
    ownFiles = files
    ownFolders = folders
  }

  /// What could not be brought into the new tree.
  struct Left {
    /// Paths that are taken there.
    var taken: [String] = []
    /// Folders that can't move, since something is mounted there.
    var mountPoints: [String] = []
  }

  func carry(_ tree: OutputTree, from old: Folder, to new: Folder, _ way: Way) throws(FileError) -> Left {
    var left = Left()
    try carry(tree, "", from: old, to: new, way, &left)
    left.taken.sort()
    left.mountPoints.sort()
    return left
  }

  private func carry(
    _ tree: OutputTree, _ folder: String, from old: Folder, to new: Folder, _ way: Way, _ left: inout Left
  ) throws(FileError) {
    let entries = try old.entries(of: folder.isEmpty ? "." : folder)
    if entries.isEmpty, !folder.isEmpty, !ownFolders.contains(hash(tree, folder)) { _ = try make(folder, in: new) }
    for (name, isFolder) in entries {
      let path = joinPath(folder, name)
      if isFolder {
        if try old.isMountPoint(path) {
          left.mountPoints.append("\(tree.name)/\(path)")
        } else {
          try carry(tree, path, from: old, to: new, way, &left)
        }
      } else if !ownFiles.contains(hash(tree, path)) {
        switch way {
        case .link:
          let isLinked = try make(folder, in: new) ? try old.link(path, to: new, path) != .taken : false
          if !isLinked { left.taken.append("\(tree.name)/\(path)") }
        case .move:
          guard try new.status(path) == nil, try make(folder, in: new) else { continue }
          try old.rename(path, to: new, path)
        }
      }
    }
  }

  /// Makes a folder where it is missing; false when a file stands in its way.
  private func make(_ folder: String, in new: Folder) throws(FileError) -> Bool {
    do throws(FileError) {
      if !folder.isEmpty, try new.status(folder) == nil { try new.makeFolders(folder) }
      return true
    } catch {
      if error.isTaken { return false }
      throw error
    }
  }

  private func hash(_ tree: OutputTree, _ path: String) -> ContentHash {
    var path = path
    return path.withUTF8 { ManifestOutput.pathHash(tree, UnsafeRawBufferPointer($0)) }
  }
}
