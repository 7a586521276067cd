#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is read in parts.
package final class OpenFile: Sendable {
  package let status: FileStatus
  private let descriptor: Int32

  fileprivate init(descriptor: Int32, status: FileStatus) {
    self.descriptor = descriptor
    self.status = status
  }

  deinit { close(descriptor) }

  /// Reads up to `count` bytes; fewer only at the end of the file, or if it can't be read.
  package func read(at offset: Int, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let start = buffer.baseAddress.map { $0 + filled }
        let got = retrying { pread(descriptor, start, count - filled, off_t(offset + filled)) }
        if got <= 0 { return }
        filled += got
      }
    }
  }
}

extension Folder {
  /// What a path leads to, for reading.
  package enum Opened: Sendable {
    case file(OpenFile)
    case folder
  }

  /// Opens a regular file, or finds a folder. Returns `nil` for anything else, and for a path through a link.
  package func openIfReadable(_ path: String) -> Opened? {
    let opened = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
    guard opened >= 0 else { return nil }
    var status = stat()
    guard fstat(opened, &status) == 0 else {
      close(opened)
      return nil
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file(OpenFile(descriptor: opened, status: FileStatus(status)))
    case S_IFDIR:
      close(opened)
      return .folder
    default:
      close(opened)
      return nil
    }
  }
}
