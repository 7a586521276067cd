import MenugenFiles

/// Makes files in a staged tree, and remembers where it was.
///
/// Most pages are `menus/dinner/margherita/index.html`: each in a folder of its own, many of those in one. So the handle
/// that stays open is that of the folder above, and a page costs one `mkdirat` and one `openat` of a short path.
struct StageCursor {
  private let root: Folder
  private var parent: Folder
  private var parentPath: [CChar] = []
  private var folderPath: [CChar] = []
  /// The folder at the root in which the last such file was made: codes come between menus' pages, and one of these must
  /// not cost the handle of the other.
  private var rootFolderPath: [CChar] = []

  init(root: Folder) {
    self.root = root
    parent = root
  }

  /// `path` is a C string of `length` bytes; slashes in it are overwritten for a moment.
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
    // Menus' pages alternate with those of their dishes, one folder below: that one and the one above are there.
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

  /// Lets the C string end at a slash for as long as `body` runs.
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

/// Each page comes by here: the array's storage is used again.
private func remember(_ path: UnsafeMutableBufferPointer<CChar>, _ length: Int, in known: inout [CChar]) {
  known.removeAll(keepingCapacity: true)
  known.append(contentsOf: path[..<length])
}
