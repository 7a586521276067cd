import MenugenCSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open folder, with operations on paths relative to it.
///
/// The folder may be opened through a link. In it no links are followed: a path through a link is missing when read,
/// and an error (ELOOP) when written.
///
/// Names are C strings, to avoid conversions when writing many files. A single name takes one system call; a path takes
/// two more to open and close its parent folder, except in `open`.
package final class Folder: Sendable {
  /// Called before each change of the disk, for tests: a returned error number makes the call fail.
  package typealias BeforeChange = @Sendable (Change) -> Int32?

  /// The calls that change the disk.
  package enum Change: Sendable {
    case create, makeFolder, rename, exchange, link, remove, removeFolder, sync, lock
  }

  /// For messages.
  package let path: String
  let descriptor: Int32
  let beforeChange: BeforeChange?

  private init(path: String, descriptor: Int32, beforeChange: BeforeChange?) {
    self.path = path
    self.descriptor = descriptor
    self.beforeChange = beforeChange
  }

  deinit { close(descriptor) }

  /// Opens an existing folder.
  package static func open(_ path: String, beforeChange: BeforeChange? = nil) throws(FileError) -> Folder {
    let descriptor = retrying { openat(AT_FDCWD, path.isEmpty ? "." : path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw FileError(path, folderReason(errno)) }
    return Folder(path: path, descriptor: descriptor, beforeChange: beforeChange)
  }

  /// Opens a folder, creating it and its missing parents; their paths are appended to `made`, outermost first.
  package static func make(
    _ path: String, made: inout [String], beforeChange: BeforeChange? = nil
  ) throws(FileError) -> Folder {
    var missing: [String] = []
    var base = path
    while !base.isEmpty, access(base, F_OK) != 0, errno == ENOENT {
      missing.append(base)
      base = splitPath(base).folder
      if base.isEmpty, path.utf8.first == UInt8(ascii: "/") { base = "/" }
    }
    for folder in missing.reversed() {
      if let code = beforeChange?(.makeFolder) { throw FileError(folder, .unwritable(code)) }
      if retrying({ mkdir(folder, 0o777) }) == 0 {
        made.append(folder)
      } else if errno != EEXIST {
        throw FileError(folder, .unwritable(errno))
      }
    }
    return try open(path, beforeChange: beforeChange)
  }

  /// Opens or creates a folder.
  package static func make(_ path: String) throws(FileError) -> Folder {
    var made: [String] = []
    return try make(path, made: &made)
  }

  /// Removes the folders that `make` created, as far as they are empty.
  package static func unmake(_ made: [String], beforeChange: BeforeChange? = nil) {
    for folder in made.reversed() {
      guard beforeChange?(.removeFolder) == nil, rmdir(folder) == 0 else { return }
    }
  }

  package func openFolder(_ name: String) throws(FileError) -> Folder {
    let opened = open(name, O_RDONLY | O_DIRECTORY)
    guard opened >= 0 else { throw error(name, Self.folderReason(errno)) }
    return Folder(path: shown(name), descriptor: opened, beforeChange: beforeChange)
  }

  private static func folderReason(_ code: Int32) -> FileError.Reason {
    code == ENOENT ? .missingFolder : .unreadable(code)
  }

  /// Opens a path without following links; returns a descriptor, or -1.
  func open(_ path: String, _ flags: Int32, mode: UInt32 = 0o666) -> Int32 {
    retrying { menugen_open_below(descriptor, path, flags | O_CLOEXEC, mode) }
  }

  /// Calls `body` with the open parent folder of a path and its last name; returns -1 if the folder can't be opened.
  func above<Result: SignedInteger>(
    _ path: String, _ body: (Int32, UnsafePointer<CChar>) -> Result
  ) -> Result {
    if !path.utf8.contains(UInt8(ascii: "/")) { return retrying { path.withCString { body(descriptor, $0) } } }
    var name = 0
    let parent = retrying { menugen_open_parent_below(descriptor, path, &name) }
    guard parent >= 0 else {
      // Without descriptors left, use the path, so that cleaning up works.
      guard errno == EMFILE || errno == ENFILE, hasFoldersAlone(above: path) else { return -1 }
      return retrying { path.withCString { body(descriptor, $0) } }
    }
    let result = retrying { path.withCString { body(parent, $0 + name) } }
    let code = errno
    close(parent)
    errno = code
    return result
  }

  /// Whether there is no link before a path's last name. Preserves `errno`.
  private func hasFoldersAlone(above path: String) -> Bool {
    let code = errno
    defer { errno = code }
    return path.utf8.indices.allSatisfy { index in
      guard path.utf8[index] == UInt8(ascii: "/") else { return true }
      var status = stat()
      return fstatat(descriptor, String(path[..<index]), &status, AT_SYMLINK_NOFOLLOW) == 0
        && status.st_mode & S_IFMT == S_IFDIR
    }
  }
}

// MARK: - looking

extension Folder {
  /// The status of a path; `nil` if it doesn't exist or a link is on the way.
  package func status(_ name: String) throws(FileError) -> FileStatus? {
    var status = stat()
    if above(name, { fstatat($0, $1, &status, AT_SYMLINK_NOFOLLOW) }) == 0 { return FileStatus(status) }
    guard isMissing(errno) else { throw error(name, .unreadable(errno)) }
    return nil
  }

  /// The status of a path that the caller knows to be free of links, with one call.
  package func status(inKnownFolder path: String) throws(FileError) -> FileStatus? {
    var status = stat()
    if fstatat(descriptor, path, &status, AT_SYMLINK_NOFOLLOW) == 0 { return FileStatus(status) }
    guard isMissing(errno) else { throw error(path, .unreadable(errno)) }
    return nil
  }

  /// As `status(inKnownFolder:)`, for a C string.
  package func status(inKnownFolder path: [CChar]) throws(FileError) -> FileStatus? {
    precondition(path.last == 0, "a C string ends with NUL")
    var status = stat()
    if fstatat(descriptor, path, &status, AT_SYMLINK_NOFOLLOW) == 0 { return FileStatus(status) }
    guard isMissing(errno) else {
      throw error(String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self), .unreadable(errno))
    }
    return nil
  }

  /// The folder's own status.
  package func status() throws(FileError) -> FileStatus {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(path, .unreadable(errno)) }
    return FileStatus(status)
  }

  /// Whether a path exists and is a mount point, including bind mounts.
  package func isMountPoint(_ name: String) throws(FileError) -> Bool {
    let answer = above(name) { menugen_is_mount_point($0, $1) }
    guard answer >= 0 || isMissing(errno) else { throw error(name, .unreadable(errno)) }
    return answer == 1
  }

  /// Reads a file; `nil` if it doesn't exist.
  package func read(_ name: String, limit: Int = .max) throws(FileError) -> [UInt8]? {
    let opened = open(name, O_RDONLY | O_NONBLOCK)
    if opened < 0, errno == ENOENT { return nil }
    guard opened >= 0 else { throw error(name, reasonOfFailedOpen(errno)) }
    defer { close(opened) }
    return try readAll(opened, path: shown(name), limit: limit)
  }

  /// An entry of a folder.
  package typealias Entry = (name: String, isFolder: Bool)

  /// The names of all entries, unsorted.
  package func names() throws(FileError) -> [String] { try entries(of: ".").map(\.name) }

  /// The entries of the folder of that name, unsorted.
  package func entries(of folder: String) throws(FileError) -> [Entry] {
    try withEntries(of: folder) { _, entries in entries }
  }

  /// As `entries(of:)`, but `nil` for a mount point.
  package func entriesUnlessMountPoint(of folder: String) throws(FileError) -> [Entry]? {
    try withEntries(of: folder) { opened, entries in menugen_is_open_mount_point(opened) == 1 ? nil : entries }
  }

  /// Calls `body` with a descriptor of the folder of that name, and its entries.
  func withEntries<Result>(
    of folder: String, _ body: (Int32, [Entry]) throws(FileError) -> Result
  ) throws(FileError) -> Result {
    let opened = open(folder, O_RDONLY | O_DIRECTORY)
    guard opened >= 0 else { throw error(folder, .unreadable(errno)) }
    guard let stream = fdopendir(opened) else {
      let code = errno
      close(opened)
      throw error(folder, .unreadable(code))
    }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw error(folder, .unreadable(errno)) }
        return try body(opened, entries)
      }
      guard let name = menugen_entry_name(entry), strcmp(name, ".") != 0, strcmp(name, "..") != 0 else { continue }
      guard let text = String(validatingCString: name) else { throw error(String(cString: name), .nameNotUTF8) }
      var isFolder = Int32(entry.pointee.d_type) == Int32(DT_DIR)
      if Int32(entry.pointee.d_type) == Int32(DT_UNKNOWN) {
        var status = stat()
        isFolder = fstatat(opened, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && status.st_mode & S_IFMT == S_IFDIR
      }
      entries.append((text, isFolder))
    }
  }

  func shown(_ name: String) -> String {
    name == "." ? path : joinPath(path, name)
  }

  func error(_ name: String, _ reason: FileError.Reason) -> FileError {
    FileError(shown(name), reason)
  }
}

/// Whether an error number means that a path doesn't exist; no links are followed.
func isMissing(_ code: Int32) -> Bool { code == ENOENT || code == ENOTDIR || code == ELOOP }
