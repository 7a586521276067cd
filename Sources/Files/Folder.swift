import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open folder and what can be done below it: one system call each, with paths relative to it.
///
/// Names are C strings, so that a writer of many files can hand over bytes it already has; a `String` will do elsewhere.
package final class Folder: Sendable {
  /// Asked before each call that changes the disk, for tests: an error number makes the call fail with it.
  package typealias BeforeChange = @Sendable (Change) -> Int32?

  /// The calls that change the disk.
  package enum Change: Sendable {
    case create, makeFolder, rename, exchange, link, remove, removeFolder, sync, lock
  }

  /// For messages.
  package let path: String
  private let descriptor: Int32
  private let beforeChange: BeforeChange?

  private init(path: String, descriptor: Int32, beforeChange: BeforeChange?) {
    self.path = path
    self.descriptor = descriptor
    self.beforeChange = beforeChange
  }

  deinit { close(descriptor) }

  /// Opens a folder that is there.
  package static func open(_ path: String, beforeChange: BeforeChange? = nil) throws(FileError) -> Folder {
    let descriptor = retrying { Self.openFolder(AT_FDCWD, path.isEmpty ? "." : path) }
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
    let opened = retrying { Self.openFolder(descriptor, name) }
    guard opened >= 0 else { throw error(name, Self.folderReason(errno)) }
    return Folder(path: shown(name), descriptor: opened, beforeChange: beforeChange)
  }

  private static func openFolder(_ descriptor: Int32, _ name: UnsafePointer<CChar>) -> Int32 {
    openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }

  private static func folderReason(_ code: Int32) -> FileError.Reason {
    code == ENOENT ? .missingFolder : .unreadable(code)
  }
}

// MARK: - looking

extension Folder {
  /// What stands at a path, links not followed; `nil` when there is nothing.
  package func status(_ name: UnsafePointer<CChar>) throws(FileError) -> FileStatus? {
    var status = stat()
    if fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 { return FileStatus(status) }
    guard errno == ENOENT || errno == ENOTDIR else { throw error(name, .unreadable(errno)) }
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
    let answer = menugen_is_mount_point(descriptor, name)
    guard answer >= 0 || errno == ENOENT else { throw error(name, .unreadable(errno)) }
    return answer == 1
  }

  /// Whether files may be made, moved and removed in the folder of that name.
  package func isWritable(_ name: UnsafePointer<CChar>) -> Bool {
    faccessat(descriptor, name, W_OK | X_OK, AT_EACCESS) == 0
  }

  /// The whole of a file; `nil` when there is none.
  package func read(_ name: UnsafePointer<CChar>, limit: Int = .max) throws(FileError) -> [UInt8]? {
    let opened = retrying { openat(descriptor, name, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW) }
    if opened < 0, errno == ENOENT { return nil }
    guard opened >= 0 else { throw error(name, reasonOfFailedOpen(errno)) }
    defer { close(opened) }
    return try readAll(opened, path: shown(name), limit: limit)
  }

  /// The names of all that is in the folder, in no order.
  package func names() throws(FileError) -> [String] { try entries(of: ".").map(\.name) }

  /// What is in the folder of that name, in no order.
  package func entries(of folder: UnsafePointer<CChar>) throws(FileError) -> [(name: String, isFolder: Bool)] {
    let opened = retrying { Self.openFolder(descriptor, folder) }
    guard opened >= 0 else { throw error(folder, .unreadable(errno)) }
    guard let stream = fdopendir(opened) else {
      let code = errno
      close(opened)
      throw error(folder, .unreadable(code))
    }
    defer { closedir(stream) }
    var entries: [(name: String, isFolder: Bool)] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw error(folder, .unreadable(errno)) }
        return entries
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
}

// MARK: - changing

extension Folder {
  /// Makes a new file of these bytes; it is an error if something stands there.
  package func create(_ name: UnsafePointer<CChar>, _ bytes: UnsafeRawBufferPointer) throws(FileError) -> FileStatus {
    try permit(name, .create)
    let opened = retrying { openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666) }
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

  /// Makes a new file that is written part by part.
  package func create(_ name: UnsafePointer<CChar>) throws(FileError) -> NewFile {
    try permit(name, .create)
    let opened = retrying { openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666) }
    guard opened >= 0 else { throw error(name, .unwritable(errno)) }
    return NewFile(descriptor: opened, path: shown(name))
  }

  /// Writes into what stands at a path, a pipe or a file that a link leads to.
  func overwrite(_ name: UnsafePointer<CChar>, _ bytes: [UInt8]) throws(FileError) {
    try permit(name, .create)
    let opened = retrying { openat(descriptor, name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOCTTY, 0o666) }
    guard opened >= 0 else { throw error(name, .unwritable(errno)) }
    let failure = bytes.withUnsafeBytes { writeAll(opened, $0) }
    guard close(opened) == 0 || errno == EINTR, failure == 0 else {
      throw error(name, .unwritable(failure == 0 ? errno : failure))
    }
  }

  /// Makes a folder; false when something of that name is there already.
  @discardableResult
  package func makeFolder(_ name: UnsafePointer<CChar>) throws(FileError) -> Bool {
    try permit(name, .makeFolder)
    if retrying({ mkdirat(descriptor, name, 0o777) }) == 0 { return true }
    guard errno == EEXIST else { throw error(name, .unwritable(errno)) }
    return false
  }

  /// Moves a file or folder, over a file that stands there.
  package func rename(
    _ name: UnsafePointer<CChar>, to folder: Folder, _ newName: UnsafePointer<CChar>
  ) throws(FileError) {
    try permit(newName, .rename)
    if retrying({ renameat(descriptor, name, folder.descriptor, newName) }) != 0 {
      throw folder.error(newName, .unwritable(errno))
    }
  }

  /// Exchanges two files or folders in one step; false where the file system can't.
  package func exchange(
    _ name: UnsafePointer<CChar>, with folder: Folder, _ other: UnsafePointer<CChar>
  ) throws(FileError) -> Bool {
    let code =
      beforeChange?(.exchange)
      ?? (retrying { menugen_exchange(descriptor, name, folder.descriptor, other) } == 0 ? 0 : errno)
    if code == 0 { return true }
    guard code == ENOSYS || code == EINVAL || code == ENOTSUP else { throw folder.error(other, .unwritable(code)) }
    return false
  }

  /// What became of a second name for a file.
  package enum LinkResult: Sendable {
    case linked, taken, impossible
  }

  /// Gives a file a second name.
  package func link(
    _ name: UnsafePointer<CChar>, to folder: Folder, _ newName: UnsafePointer<CChar>
  ) throws(FileError) -> LinkResult {
    let code =
      beforeChange?(.link)
      ?? (retrying { linkat(descriptor, name, folder.descriptor, newName, 0) } == 0 ? 0 : errno)
    switch code {
    case 0: return .linked
    case EEXIST, ENOTDIR: return .taken
    case EPERM, EMLINK, EXDEV, ENOTSUP, ENOSYS: return .impossible
    default: throw folder.error(newName, .unwritable(code))
    }
  }

  /// Removes a file; false when there was none.
  @discardableResult
  package func remove(_ name: UnsafePointer<CChar>) throws(FileError) -> Bool {
    try permit(name, .remove)
    if retrying({ unlinkat(descriptor, name, 0) }) == 0 { return true }
    guard errno == ENOENT || errno == ENOTDIR else { throw error(name, .unwritable(errno)) }
    return false
  }

  /// Removes an empty folder; false when it isn't empty, or is no folder.
  ///
  /// One that isn't there is as good as removed.
  @discardableResult
  package func removeFolder(_ name: UnsafePointer<CChar>) throws(FileError) -> Bool {
    try permit(name, .removeFolder)
    return retrying { unlinkat(descriptor, name, AT_REMOVEDIR) } == 0 || errno == ENOENT
  }

  /// Removes whatever stands at a path, with all that is below.
  package func removeAll(_ name: UnsafePointer<CChar>) throws(FileError) {
    do throws(FileError) {
      try remove(name)
      return
    } catch {
      // Linux says EISDIR of a folder, POSIX EPERM.
      guard error.reason == .unwritable(EISDIR) || error.reason == .unwritable(EPERM) else { throw error }
    }
    try removeTree(name)
  }

  /// Has one handle open at a time, and none for an empty folder: when files can't be opened any more, what was begun
  /// can still be cleared away.
  private func removeTree(_ name: UnsafePointer<CChar>) throws(FileError) {
    if try removeFolder(name) { return }
    var folders: [String] = []
    for entry in try entries(of: name) {
      let path = "\(String(cString: name))/\(entry.name)"
      if entry.isFolder { folders.append(path) } else { try removeAll(path) }
    }
    for folder in folders { try removeTree(folder) }
    guard try removeFolder(name) else { throw error(name, .unwritable(ENOTEMPTY)) }
  }

  /// Waits until the file or folder is on the disk and not only in memory.
  package func sync(_ name: UnsafePointer<CChar>) throws(FileError) {
    try permit(name, .sync)
    let opened = retrying { openat(descriptor, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW) }
    guard opened >= 0 else { throw error(name, .unwritable(errno)) }
    defer { close(opened) }
    // Some file systems can't sync a folder, and say so with EINVAL.
    if retrying({ fsync(opened) }) != 0, errno != EINVAL { throw error(name, .unwritable(errno)) }
  }

  /// Waits until all of the file system is on the disk.
  package func syncFileSystem() throws(FileError) {
    try permit(".", .sync)
    if retrying({ menugen_sync_file_system(descriptor) }) != 0 { throw FileError(path, .unwritable(errno)) }
  }

  private func permit(_ name: UnsafePointer<CChar>, _ change: Change) throws(FileError) {
    if let beforeChange, let code = beforeChange(change) { throw error(name, .unwritable(code)) }
  }

  private func shown(_ name: UnsafePointer<CChar>) -> String {
    let name = String(cString: name)
    return name == "." ? path : joinPath(path, name)
  }

  private func error(_ name: UnsafePointer<CChar>, _ reason: FileError.Reason) -> FileError {
    FileError(shown(name), reason)
  }
}

// MARK: - locking

extension Folder {
  /// Takes the lock that a file of that name stands for; `nil` when another holds it.
  ///
  /// The file is made once and stays empty: taking the lock writes nothing.
  package func lock(_ name: UnsafePointer<CChar>) throws(FileError) -> FolderLock? {
    if try status(name) == nil { try permit(name, .lock) }
    let opened = retrying { openat(descriptor, name, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666) }
    // Whoever held it may just have removed the folder that they had made for it.
    if opened < 0, errno == ENOENT { return nil }
    guard opened >= 0 else { throw error(name, .unwritable(errno)) }
    guard retrying({ flock(opened, LOCK_EX | LOCK_NB) }) == 0 else {
      let code = errno
      close(opened)
      if code == EWOULDBLOCK { return nil }
      throw error(name, .unwritable(code))
    }
    let lock = FolderLock(descriptor: opened)
    // Whoever held it may have removed the file in between: then this is a lock on nothing.
    var held = stat()
    guard fstat(opened, &held) == 0, try status(name)?.number == UInt64(held.st_ino) else { return nil }
    return lock
  }

  /// The process that holds the lock, where the system can tell.
  package func holder(ofLock name: UnsafePointer<CChar>) -> Int32? {
    let opened = retrying { openat(descriptor, name, O_RDWR | O_CLOEXEC | O_NOFOLLOW) }
    guard opened >= 0 else { return nil }
    defer { close(opened) }
    var question = flock()
    question.l_type = Int16(F_WRLCK)
    question.l_whence = Int16(SEEK_SET)
    guard fcntl(opened, F_GETLK, &question) == 0, question.l_type != Int16(F_UNLCK) else { return nil }
    return question.l_pid
  }
}

/// A lock for as long as it lives; the system lets it go when the process ends, however it ends.
package final class FolderLock: Sendable {
  private let descriptor: Int32

  fileprivate init(descriptor: Int32) {
    self.descriptor = descriptor
    #if os(Linux)
      // `flock` is what excludes; this second lock only lets others ask who holds it.
      var record = flock()
      record.l_type = Int16(F_WRLCK)
      record.l_whence = Int16(SEEK_SET)
      _ = fcntl(descriptor, F_SETLK, &record)
    #endif
  }

  deinit { close(descriptor) }
}
