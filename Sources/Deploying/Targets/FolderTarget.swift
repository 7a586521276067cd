package import MenugenFiles
import MenugenText

/// A folder of this computer, or of a server that it has mounted.
package struct FolderTarget: SiteTarget {
  private let path: String
  private let site: Folder
  private let durable: Bool
  private let beforeChange: Folder.BeforeChange?
  /// Opened, or created, for the first change.
  private var opened: Folder?
  /// Folders that exist.
  private var folders: Set<String> = []

  package let isAtomic = false

  /// - Parameters:
  ///   - site: The site's folder.
  ///   - durable: Whether to wait until the disk has written the files.
  package init(_ path: String, site: Folder, durable: Bool = true, beforeChange: Folder.BeforeChange? = nil) {
    (self.path, self.site, self.durable, self.beforeChange) = (path, site, durable, beforeChange)
  }

  package mutating func readRecord() throws(PublishFault) -> [UInt8]? {
    try existing().map { folder throws(PublishFault) in
      try withFiles { () throws(FileError) in
        try folder.read(PublishedFiles.name, limit: PublishedFiles.sizeLimit)
      }
    } ?? nil
  }

  package mutating func occupied(_ paths: [String]) throws(PublishFault) -> [String] {
    guard let folder = try existing() else { return [] }
    return try withFiles { [site] () throws(FileError) in
      var occupied: [String] = []
      for path in paths {
        guard let status = try folder.status(path) else { continue }
        // The same file, as after an upload by other means, has nothing to lose.
        if status.kind == .file, try folder.read(path) == site.read(path) { continue }
        occupied.append(path)
      }
      return occupied
    }
  }

  package mutating func send(_ paths: [String]) throws(PublishFault) {
    for path in paths {
      try makeFolders(above: path)
      let folder = try target()
      try withFiles { [site] () throws(FileError) in
        guard let bytes = try site.read(path) else { throw FileError(joinPath(site.path, path), .missing) }
        try replace(path, bytes, in: folder)
      }
    }
  }

  package mutating func remove(_ paths: [String], folders: [String]) throws(PublishFault) {
    let target = try target()
    self.folders.subtract(folders)
    try withFiles { () throws(FileError) in
      for path in paths { try target.remove(path) }
      for folder in folders { try target.removeFolder(folder) }
    }
  }

  package mutating func writeRecord(_ bytes: [UInt8]) throws(PublishFault) {
    let target = try target()
    try withFiles { [durable] () throws(FileError) in
      if durable { try target.syncFileSystem() }
      try replace(PublishedFiles.name, bytes, in: target)
    }
  }

  /// Replaces a file at once, so that no visitor gets a part of it.
  private func replace(_ path: String, _ bytes: [UInt8], in folder: Folder) throws(FileError) {
    let temporary = PublishedFiles.name + ".new"
    try folder.remove(temporary)
    _ = try folder.create(temporary, bytes.span)
    try folder.rename(temporary, to: folder, path)
  }

  private mutating func makeFolders(above path: String) throws(PublishFault) {
    let target = try target()
    for folder in foldersAbove(path).reversed() where !folders.contains(folder) {
      try withFiles { () throws(FileError) in _ = try target.makeFolder(folder) }
      folders.insert(folder)
    }
  }

  private mutating func existing() throws(PublishFault) -> Folder? {
    if opened == nil {
      do throws(FileError) {
        opened = try Folder.open(path, beforeChange: beforeChange)
      } catch {
        guard error.reason == .missingFolder else { throw .file(error) }
      }
    }
    return opened
  }

  private mutating func target() throws(PublishFault) -> Folder {
    if let opened { return opened }
    let folder = try withFiles { [path, beforeChange] () throws(FileError) in
      var made: [String] = []
      return try Folder.make(path, made: &made, beforeChange: beforeChange)
    }
    opened = folder
    return folder
  }
}
