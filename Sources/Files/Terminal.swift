#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process's standard streams. A stream that is closed or full takes nothing and breaks nothing.
package enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Cells in a line of a file, whoever reads it.
  package static let widthOfFiles = 80

  /// Cells in a line: as `COLUMNS` says (POSIX), else as wide as the terminal is; away from terminals as in a file.
  package var width: Int {
    guard isTerminal else { return StandardStream.widthOfFiles }
    if let columns = environmentVariable("COLUMNS").flatMap({ Int($0) }), columns > 0 { return columns }
    var size = winsize()
    guard ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return StandardStream.widthOfFiles }
    return Int(size.ws_col)
  }

  /// Writes all bytes, or as many as the stream takes; throws where the rest is lost. A reader that has gone away has
  /// read all it wanted.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = retrying { systemWrite(rawValue, UnsafeRawBufferPointer(rebasing: rest)) }
      guard count > 0 else {
        if errno == EPIPE { return }
        throw FileError(self == .output ? "standard output" : "standard error", .unwritable(errno))
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Makes the streams harmless: a write to a closed pipe, or beyond what a user may write (`ulimit -f`), fails instead of
  /// ending the process, and in the place of a stream that is closed stands `/dev/null`. The next file to be opened would
  /// take that place, and be written to.
  package static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is the one that is taken: this one.
      if open("/dev/null", O_RDWR) < 0 { return }
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

/// A variable of the environment.
package func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// How many processors the machine offers.
package func processorCount() -> Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
