import MenugenFiles
import MenugenText

/// Preserves files in the trees that menugen didn't write.
extension Commit {
  /// Throws if a page's path is occupied by a file that menugen didn't write.
  func checkPlaces(_ paths: OutputPaths) throws(PublishingError) {
    var places = OccupiedPlaces(root: output) { paths.wasPublished(shown: $0) }
    for unit in finished {
      let fresh = Set(unit.fresh)
      for file in unit.staged {
        guard let (path, hash) = unit.output(at: file.offset) else { continue }
        try places.check(path, isOurs: !fresh.contains(file.offset) || paths.wasPublished(hash))
      }
    }
    try places.end()
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
