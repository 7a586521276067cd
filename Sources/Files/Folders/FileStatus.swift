#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file's metadata, to detect changes without reading it.
package struct FileStatus: Hashable, Sendable {
  package var size: UInt64
  /// Nanoseconds since 1970.
  package var modified: Int64
  /// The inode number.
  package var number: UInt64
  package var kind: Kind

  package enum Kind: Sendable {
    case file, folder, link, other
  }

  package init(size: UInt64, modified: Int64, number: UInt64, kind: Kind) {
    self.size = size
    self.modified = modified
    self.number = number
    self.kind = kind
  }

  init(_ status: stat) {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    size = UInt64(clamping: status.st_size)
    modified = Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    number = UInt64(status.st_ino)
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
  }
}
