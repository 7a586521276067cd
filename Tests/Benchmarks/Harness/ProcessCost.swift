#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The cost of running a program to its end.
struct ProcessCost {
  /// Elapsed time and processor time, in seconds.
  var wall: Double
  var cpu: Double
  /// The peak memory, in megabytes of a million bytes.
  var peakMegabytes: Double
  /// Outside the kernel; `nil` if the system doesn't count them.
  var instructions: Double?

  /// Runs a program and waits for it. Its output is passed through.
  ///
  /// Throws if it can't be run or ends with a status other than 0.
  init(running arguments: [String], _ meter: Meter) throws {
    let command = arguments.joined(separator: " ")
    var argv: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for argument in argv { free(argument) } }
    let start = (time: nanoseconds(of: CLOCK_MONOTONIC), instructions: meter.instructions)
    var process: pid_t = 0
    let code = posix_spawn(&process, arguments[0], nil, nil, &argv, environ)
    guard code == 0 else { throw SampleError("\(command): \(String(cString: strerror(code)))") }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    guard status == 0 else { throw SampleError("\(command) failed with status \(status)") }
    wall = Double(nanoseconds(of: CLOCK_MONOTONIC) - start.time) / 1e9
    cpu = [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    peakMegabytes = Double(usage.ru_maxrss) * 1024 / 1e6
    instructions = meter.countsInstructions ? Double(meter.instructions - start.instructions) : nil
  }
}
