#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Folder {
  /// Takes the lock represented by a file; returns `nil` if another process holds it.
  ///
  /// Creates the empty file if needed.
  package func lock(_ name: String) throws(FileError) -> FolderLock? {
    if try status(name) == nil { try permit(name, .lock) }
    let opened = open(name, O_RDWR | O_CREAT)
    // The previous holder may have just removed the folder.
    if opened < 0, errno == ENOENT { return nil }
    guard opened >= 0 else { throw error(name, .unwritable(errno)) }
    guard retrying({ flock(opened, LOCK_EX | LOCK_NB) }) == 0 else {
      let code = errno
      close(opened)
      if code == EWOULDBLOCK { return nil }
      throw error(name, .unwritable(code))
    }
    let lock = FolderLock(descriptor: opened)
    // The previous holder may have removed the file after it was opened.
    var held = stat()
    guard fstat(opened, &held) == 0, try status(name)?.number == UInt64(held.st_ino) else { return nil }
    return lock
  }

  /// The id of the process that holds the lock, if the system supports that.
  package func holder(ofLock name: String) -> Int32? {
    let opened = open(name, O_RDWR)
    guard opened >= 0 else { return nil }
    defer { close(opened) }
    var question = flock()
    question.l_type = Int16(F_WRLCK)
    question.l_whence = Int16(SEEK_SET)
    guard fcntl(opened, F_GETLK, &question) == 0, question.l_type != Int16(F_UNLCK) else { return nil }
    return question.l_pid
  }
}

/// A lock that is released with this object, or when the process ends.
package final class FolderLock: Sendable {
  private let descriptor: Int32

  fileprivate init(descriptor: Int32) {
    self.descriptor = descriptor
    #if os(Linux)
      // `flock` is the actual lock; this one only lets others find the holder.
      var record = flock()
      record.l_type = Int16(F_WRLCK)
      record.l_whence = Int16(SEEK_SET)
      _ = fcntl(descriptor, F_SETLK, &record)
    #endif
  }

  deinit { close(descriptor) }
}
