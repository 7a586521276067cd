import MenugenFiles

/// Gets the status of many files in a tree, without following links.
///
/// Remembers the last folder that was checked for links: a page takes one call, and the first page of a folder one
/// more.
struct StatusCursor {
  private let root: Folder
  /// The path of the checked folder.
  private var known: [CChar] = []
  private var scratch: [CChar] = []

  init(root: Folder) { self.root = root }

  /// The status of a path; `nil` if it doesn't exist or a link is on the way.
  ///
  /// - Parameter path: A C string of `length` bytes.
  mutating func status(_ path: UnsafePointer<CChar>, length: Int) throws(FileError) -> FileStatus? {
    let name = UnsafeBufferPointer(start: path, count: length)
    guard let end = name.lastIndex(of: slash) else { return try root.status(inKnownFolder: path) }
    if known.count != end || !known.elementsEqual(name[..<end]) {
      guard try enter(UnsafeBufferPointer(rebasing: name[..<end])) else { return nil }
    }
    return try root.status(inKnownFolder: path)
  }

  /// The status of a path.
  mutating func status(_ path: String) throws(FileError) -> FileStatus? {
    let bytes = path.utf8CString
    return try bytes.withUnsafeBufferPointer { bytes throws(FileError) in
      guard let start = bytes.baseAddress else { return nil }
      return try status(start, length: bytes.count - 1)
    }
  }

  /// Checks the folders of a path that aren't known yet; returns false if one isn't a folder.
  private mutating func enter(_ folder: UnsafeBufferPointer<CChar>) throws(FileError) -> Bool {
    var shared = 0
    while shared < known.count, shared < folder.count, known[shared] == folder[shared] { shared += 1 }
    // Back to the end of a name in both.
    while shared > 0,
      !endsName(at: shared, in: folder) || !known.withUnsafeBufferPointer({ endsName(at: shared, in: $0) })
    {
      shared -= 1
    }
    scratch.removeAll(keepingCapacity: true)
    scratch.append(contentsOf: folder)
    scratch.append(0)
    var end = shared == 0 ? 0 : shared + 1
    while end < folder.count {
      while end < folder.count, folder[end] != slash { end += 1 }
      scratch[end] = 0
      guard try root.status(inKnownFolder: scratch)?.kind == .folder else {
        known.removeAll(keepingCapacity: true)
        return false
      }
      if end < folder.count { scratch[end] = slash }
      end += 1
    }
    known.removeAll(keepingCapacity: true)
    known.append(contentsOf: folder)
    return true
  }

  private func endsName(at index: Int, in path: UnsafeBufferPointer<CChar>) -> Bool {
    index == path.count || path[index] == slash
  }
}

private let slash = CChar(UInt8(ascii: "/"))
