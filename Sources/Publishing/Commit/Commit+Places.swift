import MenugenFiles
import MenugenText

/// Preserves files in the trees that menugen didn't write.
extension Commit {
  /// Throws if a page's path is occupied by a file that menugen didn't write.
  func checkPlaces(_ paths: OutputPaths) throws(PublishingError) {
    var occupied: [String] = []
    var links: [String] = []
    var cursor = StatusCursor(root: output)
    for unit in finished {
      let fresh = Set(unit.fresh)
      for file in unit.staged {
        guard let (path, hash) = unit.output(at: file.offset) else { continue }
        let isOurs = !fresh.contains(file.offset) || paths.wasOurs(hash)
        let found = try onDisk { () throws(FileError) in try obstacle(path, isOurs: isOurs, paths, &cursor) }
        switch found {
        case .link(let link): links.append(link)
        case .file: occupied.append(path)
        case nil: break
        }
      }
    }
    if let link = links.min() { throw .separate(joinPath(output.path, link), .linkInTree) }
    guard occupied.isEmpty else { throw .occupied(occupied.sorted()) }
  }

  private enum Obstacle {
    case file
    /// A link in place of a folder.
    case link(String)
  }

  /// The foreign file or link at a path or its parents.
  private func obstacle(
    _ path: String, isOurs: Bool, _ paths: OutputPaths, _ cursor: inout StatusCursor
  ) throws(FileError) -> Obstacle? {
    if let status = try cursor.status(path) {
      let isFree = status.kind == .folder ? try !holdsForeignFiles(path, paths) : isOurs
      return isFree ? nil : .file
    }
    // A file in place of a parent folder.
    var above = splitPath(path).folder
    while above.utf8.contains(UInt8(ascii: "/")) {
      if let status = try output.status(above) {
        if status.kind == .link { return .link(above) }
        return status.kind == .folder || paths.wasOurs(shown: above) ? nil : .file
      }
      above = splitPath(above).folder
    }
    return nil
  }

  private func holdsForeignFiles(_ folder: String, _ paths: OutputPaths) throws(FileError) -> Bool {
    for name in try output.openFolder(folder).names() {
      let path = joinPath(folder, name)
      if paths.wasOurs(shown: path) { continue }
      guard try output.status(path)?.kind == .folder else { return true }
      if try holdsForeignFiles(path, paths) { return true }
    }
    return false
  }

  /// Moves foreign files from the old trees to the new ones; returns those of unknown origin.
  func carryForeignFiles(to stage: Stage) throws(PublishingError) -> [String] {
    guard OutputTree.allCases.contains(where: { publication.live($0) != nil }) else { return [] }
    let foreign = ForeignFiles(writtenBy: publication.lostManifest ? nil : [manifest])
    var left = ForeignFiles.Left()
    for tree in OutputTree.allCases {
      guard let old = publication.live(tree) else { continue }
      let inTree = try onDisk { () throws(FileError) in
        try foreign.carry(tree, from: old, to: stage.trees[Int(tree.rawValue)], .link)
      }
      left.taken += inTree.taken
      left.links += inTree.links
      left.mountPoints += inTree.mountPoints
      left.carried += inTree.carried
    }
    if let path = left.mountPoints.first { throw .separate(joinPath(output.path, path), .mountPointInTree) }
    if let path = left.links.first { throw .separate(joinPath(output.path, path), .linkInTree) }
    // Without a manifest, files at pages' paths are treated as pages.
    guard left.taken.isEmpty || publication.lostManifest else { throw .occupied(left.taken) }
    let taken = Set(left.taken)
    return left.carried.filter { !taken.contains($0) }.sorted()
  }
}
