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
    let (folder, name) = try place(path)
    return try folder.create(name, bytes)
  }

  /// Creates a hard link to the file of that path in another tree, whose folders are known to be no links.
  mutating func link(_ path: Span<UInt8>, from source: Folder) throws(FileError) -> Folder.LinkResult {
    let (folder, name) = try place(path)
    return try source.link(inKnownFolders: text(path), to: folder, name)
  }

  /// Creates the folders of a path; returns an open one of them and the rest of the path.
  private mutating func place(_ path: Span<UInt8>) throws(FileError) -> (folder: Folder, name: String) {
    guard let slash = path.lastIndex(of: slashByte) else { return (root, text(path)) }
    guard let parentLength = path[..<slash].lastIndex(of: slashByte) else {
      if !rootFolderPath.span.elementsEqual(path[..<slash]) {
        try root.makeFolder(text(path[..<slash]))
        remember(path[..<slash], in: &rootFolderPath)
      }
      return (root, text(path))
    }
    let name = parentLength + 1
    if !folderPath.span.elementsEqual(path[..<slash]) {
      if !parentPath.span.elementsEqual(path[..<parentLength]) { try enter(path[..<parentLength]) }
      try parent.makeFolder(text(path[name..<slash]))
      remember(path[..<slash], in: &folderPath)
    }
    return (parent, text(path[name...]))
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
