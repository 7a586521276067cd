#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process's standard streams. Errors of a closed or full stream are harmless.
package enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The line width of files, in cells.
  package static let widthOfFiles = 80

  /// The line width in cells: `COLUMNS` (POSIX), or the terminal's width; for other streams that of files.
  package var width: Int {
    guard isTerminal else { return StandardStream.widthOfFiles }
    if let columns = environmentVariable("COLUMNS").flatMap({ Int($0) }), columns > 0 { return columns }
    var size = winsize()
    guard ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return StandardStream.widthOfFiles }
    return Int(size.ws_col)
  }

  /// Writes all bytes; throws if some are lost. Ignores a reader that has closed the stream.
  package func write(_ bytes: Span<UInt8>) throws(FileError) {
    let failure = writeAll(rawValue, bytes)
    if failure == 0 || failure == EPIPE { return }
    throw FileError(self == .output ? "standard output" : "standard error", .unwritable(failure))
  }

  /// Prepares the streams: makes writes to a closed pipe, or beyond `ulimit -f`, fail instead of ending the process,
  /// and opens `/dev/null` for closed streams, so that no file gets their descriptors.
  package static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
      // `open` returns the lowest free descriptor: this one.
      if open("/dev/null", O_RDWR) < 0 { return }
    }
  }
}

/// The value of an environment variable.
package func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// All environment variables.
func environmentVariables() -> [String: String] {
  var variables: [String: String] = [:]
  var next = environ
  while let entry = next.pointee {
    let parts = String(cString: entry).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
    next += 1
  }
  return variables
}

/// The number of processors available.
package func processorCount() -> Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
