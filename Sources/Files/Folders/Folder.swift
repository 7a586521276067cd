import MenugenCSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open folder and what can be done below it, with paths relative to it.
///
/// The folder itself may be reached through a link. Below it no link is followed, neither on the way to a file nor at its
/// end: a path that leads through one is missing where it is looked at, and an error (ELOOP) where it is written to.
///
/// Names are C strings, so that a writer of many files can hand over bytes it already has; a `String` will do elsewhere.
/// A single name costs one system call. A path costs as much where it is opened; elsewhere, two more calls open and close
/// the folder above its last name.
package final class Folder: Sendable {
  /// Asked before each call that changes the disk, for tests: an error number makes the call fail with it.
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

  /// Opens a folder that is there.
  package static func open(_ path: String, beforeChange: BeforeChange? = nil) throws(FileError) -> Folder {
    let descriptor = retrying { openat(AT_FDCWD, path.isEmpty ? "." : path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw FileError(path, folderReason(errno)) }
    return Folder(path: path, descriptor: descriptor, beforeChange: beforeChange)
  }

  /// Opens a folder, making it and those above it where they are missing; `made` gets their paths, the highest first.
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

  /// The same for a caller who leaves what was made.
  package static func make(_ path: String) throws(FileError) -> Folder {
    var made: [String] = []
    return try make(path, made: &made)
  }

  /// Removes folders that `make` made, as far as they are empty.
  package static func unmake(_ made: [String], beforeChange: BeforeChange? = nil) {
    for folder in made.reversed() {
      guard beforeChange?(.removeFolder) == nil, rmdir(folder) == 0 else { return }
    }
  }

  package func openFolder(_ name: UnsafePointer<CChar>) throws(FileError) -> Folder {
    let opened = open(name, O_RDONLY | O_DIRECTORY)
    guard opened >= 0 else { throw error(name, Self.folderReason(errno)) }
    return Folder(path: shown(name), descriptor: opened, beforeChange: beforeChange)
  }

  private static func folderReason(_ code: Int32) -> FileError.Reason {
    code == ENOENT ? .missingFolder : .unreadable(code)
  }

  /// Opens a path without following a link; gives a descriptor, or -1.
  func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
    retrying { menugen_open_below(descriptor, path, flags | O_CLOEXEC, 0o666) }
  }

  /// Calls `body` with the open folder above a path's last name, and that name; gives -1 where that folder can't be opened.
  func above<Result: SignedInteger>(
    _ path: UnsafePointer<CChar>, _ body: (Int32, UnsafePointer<CChar>) -> Result
  ) -> Result {
    if strchr(path, Int32(UInt8(ascii: "/"))) == nil { return retrying { body(descriptor, path) } }
    var name = 0
    let parent = retrying { menugen_open_parent_below(descriptor, path, &name) }
    guard parent >= 0 else {
      // With no descriptor left, what was begun can still be cleared away.
      guard errno == EMFILE || errno == ENFILE, hasFoldersAlone(above: path) else { return -1 }
      return retrying { body(descriptor, path) }
    }
    let result = retrying { body(parent, path + name) }
    let code = errno
    close(parent)
    errno = code
    return result
  }

  /// Whether no link is above a path's last name. Leaves `errno` as it is.
  private func hasFoldersAlone(above path: UnsafePointer<CChar>) -> Bool {
    let code = errno
    defer { errno = code }
    let path = String(cString: path)
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
  /// What stands at a path; `nil` when there is nothing, or a link is on the way.
  package func status(_ name: UnsafePointer<CChar>) throws(FileError) -> FileStatus? {
    var status = stat()
    if above(name, { fstatat($0, $1, &status, AT_SYMLINK_NOFOLLOW) }) == 0 { return FileStatus(status) }
    guard isMissing(errno) else { throw error(name, .unreadable(errno)) }
    return nil
  }

  /// The same for a path of which the caller knows that no link is on the way: one call.
  package func status(inKnownFolder path: UnsafePointer<CChar>) throws(FileError) -> FileStatus? {
    var status = stat()
    if fstatat(descriptor, path, &status, AT_SYMLINK_NOFOLLOW) == 0 { return FileStatus(status) }
    guard isMissing(errno) else { throw error(path, .unreadable(errno)) }
    return nil
  }

  /// The folder's own.
  package func status() throws(FileError) -> FileStatus {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(path, .unreadable(errno)) }
    return FileStatus(status)
  }

  /// Whether a path is there and a mount point, with another file system below it or another part of the same one.
  package func isMountPoint(_ name: UnsafePointer<CChar>) throws(FileError) -> Bool {
    let answer = above(name) { menugen_is_mount_point($0, $1) }
    guard answer >= 0 || isMissing(errno) else { throw error(name, .unreadable(errno)) }
    return answer == 1
  }

  /// The whole of a file; `nil` when there is none.
  package func read(_ name: UnsafePointer<CChar>, limit: Int = .max) throws(FileError) -> [UInt8]? {
    let opened = open(name, O_RDONLY | O_NONBLOCK)
    if opened < 0, errno == ENOENT { return nil }
    guard opened >= 0 else { throw error(name, reasonOfFailedOpen(errno)) }
    defer { close(opened) }
    return try readAll(opened, path: shown(name), limit: limit)
  }

  /// One name in a folder.
  package typealias Entry = (name: String, isFolder: Bool)

  /// The names of all that is in the folder, in no order.
  package func names() throws(FileError) -> [String] { try entries(of: ".").map(\.name) }

  /// What is in the folder of that name, in no order.
  package func entries(of folder: UnsafePointer<CChar>) throws(FileError) -> [Entry] {
    try withEntries(of: folder) { _, entries in entries }
  }

  /// The same, but `nil` for a mount point.
  package func entriesUnlessMountPoint(of folder: UnsafePointer<CChar>) throws(FileError) -> [Entry]? {
    try withEntries(of: folder) { opened, entries in menugen_is_open_mount_point(opened) == 1 ? nil : entries }
  }

  /// Calls `body` with a descriptor of the folder of that name, and what is in it.
  func withEntries<Result>(
    of folder: UnsafePointer<CChar>, _ body: (Int32, [Entry]) throws(FileError) -> Result
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
      guard let text = String(validatingCString: name) else { throw error(name, .nameNotUTF8) }
      var isFolder = Int32(entry.pointee.d_type) == Int32(DT_DIR)
      if Int32(entry.pointee.d_type) == Int32(DT_UNKNOWN) {
        var status = stat()
        isFolder = fstatat(opened, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && status.st_mode & S_IFMT == S_IFDIR
      }
      entries.append((text, isFolder))
    }
  }

  func shown(_ name: UnsafePointer<CChar>) -> String {
    let name = String(cString: name)
    return name == "." ? path : joinPath(path, name)
  }

  func error(_ name: UnsafePointer<CChar>, _ reason: FileError.Reason) -> FileError {
    FileError(shown(name), reason)
  }
}

/// Whether a call's error number means that nothing is at a path; a link on the way leads nowhere.
func isMissing(_ code: Int32) -> Bool { code == ENOENT || code == ENOTDIR || code == ELOOP }
