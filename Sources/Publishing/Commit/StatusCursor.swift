import MenugenFiles
import MenugenText

/// Gets the status of many files in a tree, without following links.
///
/// Remembers the last folder that was checked for links: a page takes one call, and the first page of a folder one
/// more.
struct StatusCursor {
  private let root: Folder
  /// The path of the checked folder.
  private var known: [UInt8] = []
  private var scratch: [CChar] = []

  init(root: Folder) { self.root = root }

  /// Returns the status of a path; `nil` if it doesn't exist or a link is on the way.
  mutating func status(_ path: Span<UInt8>) throws(FileError) -> FileStatus? {
    if let end = path.lastIndex(of: slash), !known.span.elementsEqual(path[..<end]) {
      guard try enter(path[..<end]) else { return nil }
    }
    return try check(path)
  }

  /// The status of a path.
  mutating func status(_ path: String) throws(FileError) -> FileStatus? { try status(path.utf8.span) }

  /// Returns the status of a path in known folders.
  private mutating func check(_ path: Span<UInt8>) throws(FileError) -> FileStatus? {
    scratch.removeAll(keepingCapacity: true)
    for index in path.indices { scratch.append(CChar(bitPattern: path[index])) }
    scratch.append(0)
    return try root.status(inKnownFolder: scratch)
  }

  /// Checks the folders of a path that aren't known yet; returns false if one isn't a folder.
  private mutating func enter(_ folder: Span<UInt8>) throws(FileError) -> Bool {
    var shared = 0
    while shared < known.count, shared < folder.count, known[shared] == folder[shared] { shared += 1 }
    // Back to the end of a name in both.
    while shared > 0,
      !endsName(at: shared, in: folder) || !endsName(at: shared, in: known.span)
    {
      shared -= 1
    }
    var end = shared == 0 ? 0 : shared + 1
    while end < folder.count {
      while end < folder.count, folder[end] != slash { end += 1 }
      guard try check(folder[..<end])?.kind == .folder else {
        known.removeAll(keepingCapacity: true)
        return false
      }
      end += 1
    }
    known.removeAll(keepingCapacity: true)
    known.append(contentsOf: folder)
    return true
  }

  private func endsName(at index: Int, in path: Span<UInt8>) -> Bool {
    index == path.count || path[index] == slash
  }
}

private let slash = UInt8(ascii: "/")
