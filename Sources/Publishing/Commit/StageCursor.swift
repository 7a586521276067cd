import MenugenFiles

/// Creates files in a staged tree, keeping the last folder open.
///
/// Most pages are like `menus/dinner/margherita/index.html`, each in a separate folder. Keeping the parent folder
/// open, a page takes one `mkdirat` and one `openat` with a short path.
struct StageCursor {
  private let root: Folder
  private var parent: Folder
  private var parentPath: [CChar] = []
  private var folderPath: [CChar] = []
  /// The top-level folder of the last file directly in one: QR codes alternate with menu pages, and must not close
  /// their folder.
  private var rootFolderPath: [CChar] = []

  init(root: Folder) {
    self.root = root
    parent = root
  }

  /// - Parameter path: A C string of `length` bytes. Slashes in it are temporarily overwritten.
  mutating func create(
    _ path: UnsafeMutableBufferPointer<CChar>, length: Int, _ bytes: UnsafeRawBufferPointer
  ) throws(FileError) -> FileStatus {
    let path = path.extracting(..<(length + 1))
    guard let start = path.baseAddress else { return try root.create("", bytes) }
    guard let slash = lastSlash(in: path, before: length) else { return try root.create(start, bytes) }
    guard let parentLength = lastSlash(in: path, before: slash) else {
      if !isSame(rootFolderPath, path, slash) {
        try withEnd(path, at: slash) { () throws(FileError) in _ = try root.makeFolder(start) }
        remember(path, slash, in: &rootFolderPath)
      }
      return try root.create(start, bytes)
    }
    let name = start + parentLength + 1
    if !isSame(folderPath, path, slash) {
      if !isSame(parentPath, path, parentLength) { try enter(path, parentLength: parentLength) }
      try withEnd(path, at: slash) { () throws(FileError) in _ = try parent.makeFolder(name) }
      remember(path, slash, in: &folderPath)
    }
    return try parent.create(name, bytes)
  }

  private mutating func enter(_ path: UnsafeMutableBufferPointer<CChar>, parentLength: Int) throws(FileError) {
    guard let start = path.baseAddress else { return }
    // Menu pages alternate with item pages one folder below; both folders exist.
    let wanted = path[..<parentLength]
    let isThere = [folderPath, parentPath].contains { known in
      known.starts(with: wanted) && (known.count == parentLength || known[parentLength] == slashByte)
    }
    parent = root
    parentPath = []
    folderPath = []
    for index in 1...parentLength where !isThere && path[index] == slashByte {
      try withEnd(path, at: index) { () throws(FileError) in _ = try root.makeFolder(start) }
    }
    try withEnd(path, at: parentLength) { () throws(FileError) in parent = try root.openFolder(start) }
    parentPath = Array(path[..<parentLength])
  }

  /// Calls `body` while the C string ends at a slash.
  private func withEnd(
    _ path: UnsafeMutableBufferPointer<CChar>, at index: Int, _ body: () throws(FileError) -> Void
  ) throws(FileError) {
    path[index] = 0
    defer { path[index] = slashByte }
    try body()
  }

  private func lastSlash(in path: UnsafeMutableBufferPointer<CChar>, before end: Int) -> Int? {
    path[..<end].lastIndex(of: slashByte)
  }
}

private let slashByte = CChar(UInt8(ascii: "/"))

private func isSame(_ known: [CChar], _ path: UnsafeMutableBufferPointer<CChar>, _ length: Int) -> Bool {
  known.count == length && known.elementsEqual(path[..<length])
}

/// Reuses the array's storage.
private func remember(_ path: UnsafeMutableBufferPointer<CChar>, _ length: Int, in known: inout [CChar]) {
  known.removeAll(keepingCapacity: true)
  known.append(contentsOf: path[..<length])
}
