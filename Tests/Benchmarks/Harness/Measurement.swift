import MenugenCMeasuring

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The cost of a benchmark's operation.
struct Measurement {
  var name: String
  /// The processor time of all threads, which depends less on other programs than elapsed time.
  var nanoseconds: Double
  /// `nil` if bytes are meaningless.
  var megabytesPerSecond: Double?
  /// `nil` if the system doesn't count them.
  var instructions: Double?
  /// `nil` if allocations can't be counted.
  var allocations: Allocations?
}

/// The heap allocations of an operation.
struct Allocations: Equatable {
  var count: Double
  var bytes: Double
}

/// Runs workloads repeatedly and measures an operation.
struct Meter {
  /// The minimum length of a sample, well above the clock's resolution, in nanoseconds.
  private static let sampleLength: UInt64 = 20_000_000
  private static let sampleCount = 7

  private let counter: Int32

  /// Counts the instructions of threads and processes started later: create it first.
  init() { counter = menugen_open_instructions() }

  /// The number of instructions so far, outside the kernel.
  var instructions: UInt64 { menugen_read_instructions(counter) }

  var countsInstructions: Bool { counter >= 0 }
  var countsAllocations: Bool { menugen_counts_allocations() != 0 }

  func measure(_ benchmark: Benchmark) async throws -> Measurement {
    let workload = try benchmark.prepare()
    // A first run fills caches and buffers.
    try await workload.run()
    let allocations = try await allocations(of: workload)
    let runs = try await runsInASample(of: workload)
    var best = UInt64.max
    var instructions = UInt64.max
    for _ in 0..<Self.sampleCount {
      let (time, count) = try await sample(workload, runs)
      best = min(best, time)
      instructions = min(instructions, count)
    }
    let operations = Double(runs * workload.operations)
    let seconds = Double(best) / 1e9
    return Measurement(
      name: benchmark.name, nanoseconds: Double(best) / operations,
      megabytesPerSecond: workload.bytes == 0 ? nil : Double(workload.bytes * runs) / 1e6 / seconds,
      instructions: countsInstructions ? Double(instructions) / operations : nil, allocations: allocations)
  }

  /// The number of runs for a sample of sufficient length.
  private func runsInASample(of workload: Workload) async throws -> Int {
    var runs = 1
    while try await sample(workload, runs).time < Self.sampleLength { runs *= 2 }
    return runs
  }

  private func sample(_ workload: Workload, _ runs: Int) async throws -> (time: UInt64, instructions: UInt64) {
    let count = instructions
    let start = nanoseconds(of: CLOCK_PROCESS_CPUTIME_ID)
    for _ in 0..<runs { try await workload.run() }
    let end = nanoseconds(of: CLOCK_PROCESS_CPUTIME_ID)
    return (end - start, instructions - count)
  }

  /// The smaller count of two runs, to exclude other activity of the process.
  private func allocations(of workload: Workload) async throws -> Allocations? {
    guard countsAllocations else { return nil }
    var least = menugen_allocations(count: .max, bytes: .max)
    for _ in 0..<2 {
      menugen_start_counting()
      try await workload.run()
      let counted = menugen_stop_counting()
      if counted.count < least.count { least = counted }
    }
    let operations = Double(workload.operations)
    return Allocations(count: Double(least.count) / operations, bytes: Double(least.bytes) / operations)
  }
}

func nanoseconds(of clock: clockid_t) -> UInt64 {
  var time = timespec()
  clock_gettime(clock, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
