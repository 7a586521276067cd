import Files

/// What others put into the trees stays there, and no page takes its place.
extension Commit {
  /// Pages must not take the place of files that menugen did not write.
  func checkPlaces(_ paths: OutputPaths) throws(PublishingError) {
    var occupied: [String] = []
    for unit in finished {
      let fresh = Set(unit.fresh)
      for file in unit.staged {
        guard let (path, hash) = unit.output(at: file.offset) else { continue }
        let isOurs = !fresh.contains(file.offset) || paths.wasOurs(hash)
        if try onDisk({ () throws(FileError) in try isOccupied(path, isOurs: isOurs, paths) }) { occupied.append(path) }
      }
    }
    guard occupied.isEmpty else { throw .occupied(occupied.sorted()) }
  }

  /// Whether something stands at a path or above it that was not ours.
  private func isOccupied(_ path: String, isOurs: Bool, _ paths: OutputPaths) throws(FileError) -> Bool {
    if let status = try output.status(path) {
      return status.kind == .folder ? try holdsForeignFiles(path, paths) : !isOurs
    }
    // A file where the page needs a folder.
    var above = splitPath(path).folder
    while above.utf8.contains(UInt8(ascii: "/")) {
      if let status = try output.status(above) {
        return status.kind != .folder && status.kind != .link && !paths.wasOurs(shown: above)
      }
      above = splitPath(above).folder
    }
    return false
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

  func carryForeignFiles(to stage: Stage) throws(PublishingError) {
    guard OutputTree.allCases.contains(where: { publication.live($0) != nil }) else { return }
    let foreign = ForeignFiles(writtenBy: manifest)
    var left = ForeignFiles.Left()
    for tree in OutputTree.allCases {
      guard let old = publication.live(tree) else { continue }
      let inTree = try onDisk { () throws(FileError) in
        try foreign.carry(tree, from: old, to: stage.trees[Int(tree.rawValue)], .link)
      }
      left.taken += inTree.taken
      left.mountPoints += inTree.mountPoints
    }
    if let path = left.mountPoints.first { throw .separate(joinPath(output.path, path), .mountPointInTree) }
    // Without a manifest, what stands at a page's path is taken for that page.
    guard left.taken.isEmpty || publication.lostManifest else { throw .occupied(left.taken) }
  }
}
