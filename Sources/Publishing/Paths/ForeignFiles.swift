import MenugenFiles
import MenugenText

/// Moves files that menugen didn't write from an old tree to the new one.
struct ForeignFiles {
  /// The hashes of menugen's paths and their folders; `nil` without a manifest.
  private let own: (files: Set<ContentHash>, folders: Set<ContentHash>)?

  enum Way {
    /// Create hard links, so that files are in both trees.
    case link
    /// Move what isn't in the new tree yet.
    case move
  }

  /// Files in no manifest are foreign. Without a manifest, files that no build could have written are.
  init(writtenBy manifests: [Manifest]?) {
    guard let manifests else {
      own = nil
      return
    }
    var files: Set<ContentHash> = []
    var folders: Set<ContentHash> = []
    for manifest in manifests {
      files.reserveCapacity(files.count + manifest.outputCount)
      manifest.withSpan { bytes in
        for unit in manifest.units {
          var outputs = ManifestOutputs(bytes[unit.outputs])
          while let output = outputs.next() {
            files.insert(output.pathHash)
            // Add parent folders up to a known one.
            var end = output.path.lastIndex(of: UInt8(ascii: "/"))
            while let slash = end {
              let folder = output.path[..<slash]
              guard folders.insert(ManifestOutput.pathHash(output.tree, folder)).inserted else { break }
              end = folder.lastIndex(of: UInt8(ascii: "/"))
            }
          }
        }
      }
    }
    own = (files, folders)
  }

  /// Whether menugen's files are known.
  var hasManifest: Bool { own != nil }

  private func isOwnFile(_ tree: OutputTree, _ path: String) -> Bool {
    own.map { $0.files.contains(hash(tree, path)) } ?? GeneratedPaths.matches(tree, path)
  }

  private func isOwnFolder(_ tree: OutputTree, _ path: String) -> Bool {
    own.map { $0.folders.contains(hash(tree, path)) } ?? GeneratedPaths.matches(tree, "\(path)/index")
  }

  /// What couldn't be moved to the new tree.
  struct Left {
    /// Paths that are occupied there.
    var taken: [String] = []
    /// Links in place of a folder there.
    var links: [String] = []
    /// Folders that can't be moved because they are mount points.
    var mountPoints: [String] = []
    /// Files moved there without a manifest, except hidden ones.
    var carried: [String] = []
  }

  func carry(_ tree: OutputTree, from old: Folder, to new: Folder, _ way: Way) throws(FileError) -> Left {
    var left = Left()
    try carry(tree, "", from: old, to: new, way, &left)
    left.taken.sort()
    left.links.sort()
    left.mountPoints.sort()
    left.carried.sort()
    return left
  }

  private func carry(
    _ tree: OutputTree, _ folder: String, from old: Folder, to new: Folder, _ way: Way, _ left: inout Left
  ) throws(FileError) {
    guard let entries = try entries(of: folder, in: old) else {
      return left.mountPoints.append("\(tree.name)/\(folder)")
    }
    if entries.isEmpty, !folder.isEmpty, !isOwnFolder(tree, folder) { _ = try make(folder, in: new) }
    for (name, isFolder) in entries {
      let path = joinPath(folder, name)
      if isFolder {
        try carry(tree, path, from: old, to: new, way, &left)
      } else if !isOwnFile(tree, path) {
        // Files of `static/` may be anywhere: one with the same bytes as a new one is menugen's.
        if own == nil, let made = try? new.read(path), try old.read(path) == made { continue }
        if own == nil, !path.hasPrefix(".") { left.carried.append("\(tree.name)/\(path)") }
        switch way {
        case .link:
          let isLinked = try make(folder, in: new) ? try old.link(path, to: new, path) != .taken : false
          if isLinked { continue }
          if try old.status(path)?.kind == .link, try new.status(path)?.kind == .folder {
            left.links.append("\(tree.name)/\(path)")
          } else {
            left.taken.append("\(tree.name)/\(path)")
          }
        case .move:
          guard try new.status(path) == nil, try make(folder, in: new) else { continue }
          try old.rename(path, to: new, path)
        }
      }
    }
  }

  /// The entries of a folder; `nil` for a mount point other than the tree itself.
  private func entries(of folder: String, in old: Folder) throws(FileError) -> [Folder.Entry]? {
    if folder.isEmpty { return try old.entries(of: ".") }
    return try old.entriesUnlessMountPoint(of: folder)
  }

  /// Creates a missing folder; `false` if a file is in its place.
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
    path.withSpan { ManifestOutput.pathHash(tree, $0) }
  }
}
