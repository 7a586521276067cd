#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A new file that is being written.
package final class NewFile {
  private var descriptor: Int32
  private let path: String

  init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  package func append(_ bytes: [UInt8]) throws(FileError) { try append(bytes.span) }

  package func append(_ bytes: Span<UInt8>) throws(FileError) {
    let failure = writeAll(descriptor, bytes)
    guard failure == 0 else { throw FileError(path, .unwritable(failure)) }
  }

  /// Closes the file.
  package func finish() throws(FileError) -> FileStatus {
    let (status, code) = closeNew(descriptor)
    descriptor = -1
    guard code == 0 else { throw FileError(path, .unwritable(code)) }
    return status
  }
}

/// Writes all bytes, in several calls if needed; returns an error number, or 0.
func writeAll(_ descriptor: Int32, _ bytes: Span<UInt8>) -> Int32 {
  var rest = bytes
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { rest in retrying { write(descriptor, rest.baseAddress, rest.count) } }
    if count < 0 { return errno }
    if count == 0 { return EIO }
    rest = rest.extracting(count...)
  }
  return 0
}

/// Closes a file after writing; returns its status, and an error number or 0.
func closeNew(_ descriptor: Int32) -> (FileStatus, Int32) {
  var status = stat()
  var code: Int32 = fstat(descriptor, &status) == 0 ? 0 : errno
  // Network file systems may report a full disk only now. After EINTR the file is closed.
  if close(descriptor) != 0, errno != EINTR { code = errno }
  return (FileStatus(status), code)
}
