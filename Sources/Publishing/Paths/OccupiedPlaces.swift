import MenugenFiles

/// Finds pages whose places others occupy.
struct OccupiedPlaces {
  private let root: Folder
  /// Whether a path was an output of the last build that no unit has any more.
  private let wasPublished: (String) -> Bool
  private var cursor: StatusCursor
  private var occupied: [String] = []
  /// Symbolic links where a page needs a folder.
  private var links: [String] = []

  init(root: Folder, wasPublished: @escaping (String) -> Bool) {
    self.root = root
    self.wasPublished = wasPublished
    cursor = StatusCursor(root: root)
  }

  /// Checks a page's path and the folders above it.
  ///
  /// - Parameter isOurs: Whether the path was an output of the last build.
  mutating func check(_ path: String, isOurs: Bool) throws(PublishingError) {
    do throws(FileError) {
      if let status = try cursor.status(path) {
        let isFree = status.kind == .folder ? try !holdsForeignFiles(path) : isOurs
        if !isFree { occupied.append(path) }
        return
      }
      var above = splitPath(path).folder
      while above.utf8.contains(UInt8(ascii: "/")) {
        if let status = try root.status(above) {
          if status.kind == .link {
            links.append(above)
          } else if status.kind != .folder, !wasPublished(above) {
            occupied.append(path)
          }
          return
        }
        above = splitPath(above).folder
      }
    } catch {
      throw .file(error)
    }
  }

  /// Throws if any of the checked places is occupied.
  func end() throws(PublishingError) {
    if let link = links.min() { throw .separate(joinPath(root.path, link), .linkInTree) }
    guard occupied.isEmpty else { throw .occupied(occupied.sorted()) }
  }

  private func holdsForeignFiles(_ folder: String) throws(FileError) -> Bool {
    for name in try root.openFolder(folder).names() {
      let path = joinPath(folder, name)
      if wasPublished(path) { continue }
      guard try root.status(path)?.kind == .folder else { return true }
      if try holdsForeignFiles(path) { return true }
    }
    return false
  }
}
