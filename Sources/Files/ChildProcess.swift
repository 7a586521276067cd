import MenugenCSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A run of another program to its end.
package struct ChildProcess: Sendable {
  /// The limits of a program on data from strangers.
  package struct Limits: Sendable {
    /// The address space in bytes.
    package var memory = 2 << 30
    /// The bytes of each file it writes.
    package var fileSize = 1 << 29
    package var processorSeconds = 60
    /// The time until it is killed with its own children.
    package var seconds = 180

    package init() {}
  }

  package enum Ending: Sendable, Equatable {
    case exited(Int32)
    case killed(signal: Int32)
    case timedOut
    case notStarted(String)
  }

  package let ending: Ending
  /// The beginning of standard output and standard error.
  package let bytes: [UInt8]
  /// `bytes` as text.
  package var output: String { String(decoding: bytes, as: UTF8.self) }

  package var isSuccess: Bool { ending == .exited(0) }

  /// Runs a program on data from strangers: with limits, without input, and with an environment of its own.
  ///
  /// - Parameters:
  ///   - program: An absolute path.
  ///   - folder: The folder to run in.
  package init(
    _ program: String, _ arguments: [String], in folder: String, environment: [String: String] = [:],
    limits: Limits = Limits()
  ) {
    var native = menugen_limits(
      memory: UInt64(limits.memory), file_size: UInt64(limits.fileSize),
      processor_seconds: UInt64(limits.processorSeconds))
    self = withUnsafePointer(to: &native) {
      ChildProcess(
        program, arguments, in: folder, environment: environment, input: nil, seconds: limits.seconds,
        outputLimit: 1 << 16, limits: $0)
    }
  }

  /// Runs a program with this one's rights and environment, without a terminal.
  ///
  /// - Parameters:
  ///   - program: An absolute path.
  ///   - changes: Variables to set in its environment, or to remove with `nil`.
  ///   - input: A file to read as standard input.
  package init(
    trusted program: String, _ arguments: [String], in folder: String, changing changes: [String: String?] = [:],
    input: String? = nil
  ) {
    var environment = environmentVariables()
    for (name, value) in changes { environment[name] = value }
    self.init(
      program, arguments, in: folder, environment: environment, input: input, seconds: 7 * 24 * 3600,
      outputLimit: 1 << 28, limits: nil)
  }

  private init(
    _ program: String, _ arguments: [String], in folder: String, environment: [String: String], input: String?,
    seconds: Int, outputLimit: Int, limits: UnsafePointer<menugen_limits>?
  ) {
    var pipes: [Int32] = [-1, -1]
    guard menugen_make_pipe(&pipes) == 0 else {
      self.init(.notStarted(systemMessage(errno)))
      return
    }
    defer { close(pipes[0]) }
    let variables = environment.map { "\($0.key)=\($0.value)" }.sorted()
    let child = withCStrings([program] + arguments) { arguments in
      withCStrings(variables) {
        menugen_spawn(program, arguments, $0, folder, input ?? "/dev/null", pipes[1], limits)
      }
    }
    let failure = errno
    close(pipes[1])
    guard child > 0 else {
      self.init(.notStarted(systemMessage(failure)))
      return
    }
    let deadline = ContinuousClock.now + .seconds(seconds)
    let output = Self.readOutput(pipes[0], of: child, until: deadline, limit: outputLimit)
    self.init(Self.wait(for: child, until: deadline), output)
  }

  private init(_ ending: Ending, _ output: [UInt8] = []) {
    self.ending = ending
    bytes = output
  }

  /// Reads until the child ends. A grandchild may keep the pipe open.
  private static func readOutput(
    _ descriptor: Int32, of child: Int32, until deadline: ContinuousClock.Instant, limit: Int
  ) -> [UInt8] {
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while ContinuousClock.now < deadline {
      var events = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&events, 1, 50)
      if ready < 0, errno != EINTR { break }
      if ready <= 0 {
        if menugen_has_ended(child) != 0 { break }
        continue
      }
      let count = retrying { read(descriptor, &buffer, buffer.count) }
      if count <= 0 { break }
      output += buffer.prefix(min(count, max(0, limit - output.count)))
    }
    return output
  }

  /// Waits for the child, and kills it and all of its group at the deadline.
  private static func wait(for child: Int32, until deadline: ContinuousClock.Instant) -> Ending {
    var isLate = false
    // Its output has ended, so it is about to end.
    var pause: useconds_t = 100
    while menugen_has_ended(child) == 0 {
      if ContinuousClock.now >= deadline {
        isLate = true
        break
      }
      usleep(pause)
      pause = min(20_000, pause * 2)
    }
    // Until `waitpid`, no other process can have its number.
    kill(-child, SIGKILL)
    var status: Int32 = 0
    guard retrying({ waitpid(child, &status, 0) }) == child else { return .notStarted(systemMessage(errno)) }
    if isLate { return .timedOut }
    let signal = status & 0x7F
    return signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal: signal)
  }
}

extension ChildProcess.Ending {
  /// Whether the system ended it because of its processor time.
  package var isOutOfTime: Bool { self == .timedOut || self == .killed(signal: SIGXCPU) }

  /// Whether the system ended it because of the size of a file.
  package var isTooLarge: Bool { self == .killed(signal: SIGXFSZ) }

  /// Whether it may have needed more memory than it was allowed.
  package var isCrash: Bool {
    switch self {
    case .killed(let signal): signal != SIGXCPU && signal != SIGXFSZ
    case .exited, .timedOut, .notStarted: false
    }
  }
}

/// Calls `body` with an array of C strings that ends with `NULL`.
private func withCStrings<Result>(
  _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>?) -> Result
) -> Result {
  let strings = texts.map { strdup($0) }
  defer { for string in strings { free(string) } }
  return (strings + [nil]).withUnsafeBufferPointer { body($0.baseAddress) }
}
