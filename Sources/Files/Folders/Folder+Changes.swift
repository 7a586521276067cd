import MenugenCSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Folder {
  /// Creates a file with these bytes; throws if the name exists.
  package func create(_ name: String, _ bytes: Span<UInt8>, mode: UInt32 = 0o666) throws(FileError) -> FileStatus {
    try permit(name, .create)
    let opened = open(name, O_WRONLY | O_CREAT | O_EXCL, mode: mode)
    guard opened >= 0 else { throw error(name, .unwritable(errno)) }
    let failure = writeAll(opened, bytes)
    if failure != 0 {
      close(opened)
      throw error(name, .unwritable(failure))
    }
    let (status, code) = closeNew(opened)
    guard code == 0 else { throw error(name, .unwritable(code)) }
    return status
  }

  /// Creates a file to be written in parts.
  package func create(_ name: String) throws(FileError) -> NewFile {
    try permit(name, .create)
    let opened = open(name, O_WRONLY | O_CREAT | O_EXCL)
    guard opened >= 0 else { throw error(name, .unwritable(errno)) }
    return NewFile(descriptor: opened, path: shown(name))
  }

  /// Writes to an existing pipe or device, or to the target of a link.
  func overwrite(_ name: String, _ bytes: [UInt8]) throws(FileError) {
    try permit(name, .create)
    let opened = retrying { openat(descriptor, name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOCTTY, 0o666) }
    guard opened >= 0 else { throw error(name, .unwritable(errno)) }
    let failure = writeAll(opened, bytes.span)
    guard close(opened) == 0 || errno == EINTR, failure == 0 else {
      throw error(name, .unwritable(failure == 0 ? errno : failure))
    }
  }

  /// Creates a folder; returns false if the name exists.
  @discardableResult
  package func makeFolder(_ name: String) throws(FileError) -> Bool {
    try permit(name, .makeFolder)
    if above(name, { mkdirat($0, $1, 0o777) }) == 0 { return true }
    guard errno == EEXIST else { throw error(name, .unwritable(errno)) }
    return false
  }

  /// Moves a file or folder, replacing an existing file.
  package func rename(
    _ name: String, to folder: Folder, _ newName: String
  ) throws(FileError) {
    try permit(newName, .rename)
    let code = above(name) { old, name in folder.above(newName) { renameat(old, name, $0, $1) } }
    if code != 0 {
      throw folder.error(newName, .unwritable(errno))
    }
  }

  /// Exchanges two files or folders atomically; returns false if the file system doesn't support that.
  package func exchange(
    _ name: String, with folder: Folder, _ other: String
  ) throws(FileError) -> Bool {
    let code =
      beforeChange?(.exchange)
      ?? (above(name) { old, name in folder.above(other) { menugen_exchange(old, name, $0, $1) } } == 0 ? 0 : errno)
    if code == 0 { return true }
    guard code == ENOSYS || code == EINVAL || code == ENOTSUP else { throw folder.error(other, .unwritable(code)) }
    return false
  }

  /// The result of creating a hard link.
  package enum LinkResult: Sendable {
    case linked, taken, impossible
  }

  /// Creates a hard link to a file.
  package func link(
    _ name: String, to folder: Folder, _ newName: String
  ) throws(FileError) -> LinkResult {
    let code =
      beforeChange?(.link)
      ?? (above(name) { old, name in folder.above(newName) { linkat(old, name, $0, $1, 0) } } == 0 ? 0 : errno)
    return try folder.linkResult(code, newName)
  }

  /// As `link(_:to:_:)`, with one call, for paths that the caller knows to be free of links.
  package func link(
    inKnownFolders name: String, to folder: Folder, _ newName: String
  ) throws(FileError) -> LinkResult {
    let code = beforeChange?(.link) ?? (linkat(descriptor, name, folder.descriptor, newName, 0) == 0 ? 0 : errno)
    return try folder.linkResult(code, newName)
  }

  private func linkResult(_ code: Int32, _ name: String) throws(FileError) -> LinkResult {
    switch code {
    case 0: return .linked
    case EEXIST, ENOTDIR: return .taken
    case EPERM, EMLINK, EXDEV, ENOTSUP, ENOSYS: return .impossible
    default: throw error(name, .unwritable(code))
    }
  }

  /// Removes a file; returns false if it didn't exist.
  @discardableResult
  package func remove(_ name: String) throws(FileError) -> Bool {
    try permit(name, .remove)
    if above(name, { unlinkat($0, $1, 0) }) == 0 { return true }
    guard isMissing(errno) else { throw error(name, .unwritable(errno)) }
    return false
  }

  /// Removes an empty folder, if it exists; returns false if it isn't empty, or isn't a folder.
  @discardableResult
  package func removeFolder(_ name: String) throws(FileError) -> Bool {
    try permit(name, .removeFolder)
    return above(name) { unlinkat($0, $1, AT_REMOVEDIR) } == 0 || errno == ENOENT
  }

  /// Removes a file, or a folder with its contents.
  package func removeAll(_ name: String) throws(FileError) {
    do throws(FileError) {
      try remove(name)
      return
    } catch {
      // For a folder, Linux returns EISDIR, POSIX EPERM.
      guard error.reason == .unwritable(EISDIR) || error.reason == .unwritable(EPERM) else { throw error }
    }
    try removeTree(name)
  }

  /// Removes a folder with its contents. Keeps one descriptor open at a time, so that cleaning up works when
  /// descriptors run out.
  private func removeTree(_ name: String) throws(FileError) {
    if try removeFolder(name) { return }
    let folders = try withEntries(of: name) { opened, entries throws(FileError) in
      var folders: [String] = []
      for entry in entries {
        let path = "\(name)/\(entry.name)"
        try permit(path, entry.isFolder ? .removeFolder : .remove)
        if retrying({ unlinkat(opened, entry.name, entry.isFolder ? AT_REMOVEDIR : 0) }) == 0 { continue }
        guard entry.isFolder else { throw error(path, .unwritable(errno)) }
        folders.append(path)
      }
      return folders
    }
    for folder in folders { try removeTree(folder) }
    guard try removeFolder(name) else { throw error(name, .unwritable(ENOTEMPTY)) }
  }

  /// Waits until the file or folder is written to disk.
  package func sync(_ name: String) throws(FileError) {
    try permit(name, .sync)
    let opened = open(name, O_RDONLY)
    guard opened >= 0 else { throw error(name, .unwritable(errno)) }
    defer { close(opened) }
    // Some file systems can't sync folders, and return EINVAL.
    if retrying({ fsync(opened) }) != 0, errno != EINVAL { throw error(name, .unwritable(errno)) }
  }

  /// Waits until the whole file system is written to disk.
  package func syncFileSystem() throws(FileError) {
    try permit(".", .sync)
    if retrying({ menugen_sync_file_system(descriptor) }) != 0 { throw FileError(path, .unwritable(errno)) }
  }

  func permit(_ name: String, _ change: Change) throws(FileError) {
    if let beforeChange, let code = beforeChange(change) { throw error(name, .unwritable(code)) }
  }
}
