import MenugenDiagnostics
import MenugenCSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is read in parts, with the hash of what was read.
package final class FileInput {
  private let path: String
  private let descriptor: Int32
  private let limit: Int
  private var count = 0
  private var digest = DigestStream()

  private static let part = 1 << 20

  /// Opens a file of at most `limit` bytes.
  package init(_ path: String, limit: Int) throws(FileError) {
    (self.path, self.limit) = (path, limit)
    descriptor = retrying { open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY) }
    guard descriptor >= 0 else { throw FileError(path, reasonOfFailedOpen(errno)) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(path, .unreadable(errno)) }
    if let kind = kindIfNotRegular(status.st_mode) { throw FileError(path, .notRegular(kind)) }
    guard status.st_size <= limit else { throw FileError(path, .tooLarge(limit: limit)) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Reads the next part; empty at the end.
  package func next() throws(FileError) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.part) { buffer, count in
      let got = Int(retrying { read(descriptor, buffer.baseAddress, buffer.count) })
      if got < 0 { failure = errno }
      count = max(0, got)
    }
    guard failure == 0 else { throw FileError(path, .unreadable(failure)) }
    count += bytes.count
    guard count <= limit else { throw FileError(path, .tooLarge(limit: limit)) }
    digest.take(bytes.span)
    return bytes
  }

  /// The SHA-256 of what was read, in 64 hexadecimal digits.
  package var hash: String { digest.hex }
}
