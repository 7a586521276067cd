import MenugenFiles
import MenugenText

/// Creates files in a staged tree, keeping the last folder open.
///
/// Most pages are like `menus/dinner/margherita/index.html`, each in a separate folder. Keeping the parent folder
/// open, a page takes one `mkdirat` and one `openat` with a short path.
struct StageCursor {
  private let root: Folder
  private var parent: Folder
  private var parentPath: [UInt8] = []
  private var folderPath: [UInt8] = []
  /// The top-level folder of the last file directly in one: QR codes alternate with menu pages, and must not close
  /// their folder.
  private var rootFolderPath: [UInt8] = []

  init(root: Folder) {
    self.root = root
    parent = root
  }

  mutating func create(_ path: Span<UInt8>, _ bytes: Span<UInt8>) throws(FileError) -> FileStatus {
    guard let slash = path.lastIndex(of: slashByte) else { return try root.create(text(path), bytes) }
    guard let parentLength = path[..<slash].lastIndex(of: slashByte) else {
      if !rootFolderPath.span.elementsEqual(path[..<slash]) {
        try root.makeFolder(text(path[..<slash]))
        remember(path[..<slash], in: &rootFolderPath)
      }
      return try root.create(text(path), bytes)
    }
    let name = parentLength + 1
    if !folderPath.span.elementsEqual(path[..<slash]) {
      if !parentPath.span.elementsEqual(path[..<parentLength]) { try enter(path[..<parentLength]) }
      try parent.makeFolder(text(path[name..<slash]))
      remember(path[..<slash], in: &folderPath)
    }
    return try parent.create(text(path[name...]), bytes)
  }

  private mutating func enter(_ folder: Span<UInt8>) throws(FileError) {
    // Menu pages alternate with item pages one folder below; both folders exist.
    let wanted = Array(folder)
    let isThere = [folderPath, parentPath].contains { known in
      known.starts(with: wanted) && (known.count == wanted.count || known[wanted.count] == slashByte)
    }
    parent = root
    parentPath = []
    folderPath = []
    if !isThere {
      for index in 1...folder.count where index == folder.count || folder[index] == slashByte {
        try root.makeFolder(text(folder[..<index]))
      }
    }
    parent = try root.openFolder(text(folder))
    parentPath = wanted
  }

  private func text(_ path: Span<UInt8>) -> String { String(decoding: path, as: UTF8.self) }
}

private let slashByte = UInt8(ascii: "/")

/// Reuses the array's storage.
private func remember(_ path: Span<UInt8>, in known: inout [UInt8]) {
  known.removeAll(keepingCapacity: true)
  known.append(contentsOf: path)
}
