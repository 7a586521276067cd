import MenugenDiagnostics
import Foundation
@testable import MenugenSiteBuilder
import Synchronization
import Testing

@testable import MenugenCommands

/// Worlds generated from seeds, built in memory and compared with their content.
///
/// `MENUGEN_WORLDS` is the number of worlds (2,000), `MENUGEN_WORLD_SEED` builds one, and `MENUGEN_FUZZ_SECONDS`
/// continues with new seeds for that time. Each worker writes its seed to a file in `MENUGEN_FUZZ_FOLDER` before it
/// builds, so that a crash can be traced.
struct WorldTests {
  private static let environment = ProcessInfo.processInfo.environment

  /// So many worlds have every key.
  private static let worldsOfATest = 1_500

  @Test("Every world is built without a crash, and its forms say what it says")
  func holdsForEveryWorld() async throws {
    if let seed = Self.environment["MENUGEN_WORLD_SEED"].flatMap({ UInt64($0) }) {
      let world = Generator.world(seed: seed)
      if Self.environment["MENUGEN_WORLD_PRINT"] != nil { print(world.description) }
      if let faults = await Self.faults(of: world) { Issue.record("\(await Self.report(world, faults))") }
      return
    }
    let seconds = Self.environment["MENUGEN_FUZZ_SECONDS"].flatMap { Double($0) }
    let count = Self.environment["MENUGEN_WORLDS"].flatMap { Int($0) } ?? Self.worldsOfATest
    // Fuzzing starts from a random seed, which is printed.
    let first = seconds == nil ? 1 : UInt64.random(in: 1..<1 << 62)
    let end = seconds.map { Date(timeIntervalSinceNow: $0) }
    let run = WorldRun(first: first, count: seconds == nil ? count : .max, end: end)
    let workers = ProcessInfo.processInfo.activeProcessorCount
    await withTaskGroup(of: Void.self) { group in
      for worker in 0..<workers { group.addTask { await run.work(worker) } }
    }
    let (built, whole) = run.counts
    print("➜ worlds: \(built) built from seed \(first), \(whole) without errors")
    for failure in run.failures {
      Issue.record("\(await Self.report(failure.world, failure.faults))")
    }
    // A generator of mostly invalid worlds proves little.
    #expect(whole * 2 > built)
    // Rejected worlds don't count.
    if built >= Self.worldsOfATest { for gap in run.coverage.gaps { Issue.record("\(gap)") } }
  }

  /// Returns the failures of a world; `nil` if there are none.
  static func faults(of world: World) async -> [String]? { await faults(of: BuiltWorld(world)) }

  static func faults(of built: BuiltWorld) async -> [String]? {
    let faults =
      Invariants.check(built) + schemaFaults(built) + (await stepFaults(built)) + (await nullFaults(built))
    return faults.isEmpty ? nil : faults
  }

  /// Checks some worlds without errors against the schemas.
  private static func schemaFaults(_ built: BuiltWorld) -> [String] {
    guard built.world.seed % 4 == 2, built.isWhole, !built.world.isOdd else { return [] }
    // A schema rejects unknown keys, which are only warnings.
    if built.diagnostics.contains(where: { $0.hasSuffix("[key.unknown]") }) { return [] }
    return built.world.files.flatMap(\.schemaFaults).map { "a schema accepts valid content: \($0)" }
  }

  /// Compares an incremental build with a full one, for some worlds.
  private static func stepFaults(_ built: BuiltWorld) async -> [String] {
    guard built.world.seed % 4 == 0, let edited = built.world.edited else { return [] }
    let steps = await BuiltWorld(edited, after: built.output)
    let atOnce = await BuiltWorld(edited)
    // A price jump is only reported with an older price, and stops a strict build.
    let jumps = steps.diagnostics.filter { $0.hasSuffix("[price.jump]") }
    if !jumps.isEmpty, edited.isStrict { return [] }
    var faults: [String] = []
    let reported = steps.diagnostics.filter { !jumps.contains($0) }
    if reported != atOnce.diagnostics {
      let only = Set(reported).symmetricDifference(atOnce.diagnostics)
      faults.append("a build in steps reports what one at once does: \(only.sorted().prefix(3))")
    }
    let expected = atOnce.outcome.report == nil ? built.files : atOnce.files
    let paths = Set(steps.files.keys).union(expected.keys).filter { steps.files[$0] != expected[$0] }
    if !paths.isEmpty {
      faults.append("a build in steps makes what one at once does: \(paths.sorted().prefix(3)), after \(edited.edit)")
    }
    return faults
  }

  /// Checks that keys without values change nothing, for some worlds.
  private static func nullFaults(_ built: BuiltWorld) async -> [String] {
    guard built.world.seed % 16 == 1, !built.world.isOdd else { return [] }
    let other = await BuiltWorld(built.world.withNulls)
    // Reports contain the hashes of their sources.
    func isCompared(_ path: String) -> Bool {
      path.hasPrefix("site/") && !path.contains("/ledgers/") && !path.contains("/goals")
    }
    let paths = Set(built.files.keys).union(other.files.keys).filter {
      isCompared($0) && built.files[$0] != other.files[$0]
    }
    var faults: [String] = []
    if !paths.isEmpty { faults.append("a key without a value is none: \(paths.sorted().prefix(3))") }
    let (ids, others) = (built.outcome.diagnostics.map(\.id).sorted(), other.outcome.diagnostics.map(\.id).sorted())
    if ids != others {
      faults.append(
        "a key without a value is none: \(Set(ids).symmetricDifference(others)), \(other.diagnostics.prefix(3))")
    }
    return faults
  }

  /// Returns the failures with the smallest world that has the first of them.
  private static func report(_ world: World, _ faults: [String]) async -> String {
    let rule = faults[0].prefix { $0 != ":" }
    var smallest = world
    var isSmaller = true
    var attempts = 0
    while isSmaller, attempts < 3_000 {
      isSmaller = false
      for candidate in smallest.smaller {
        attempts += 1
        guard let found = await Self.faults(of: candidate), found.contains(where: { $0.hasPrefix(rule) }) else {
          continue
        }
        smallest = candidate
        isSmaller = true
        break
      }
    }
    let left = await Self.faults(of: smallest) ?? faults
    return "world \(world.seed): \(left.prefix(5).joined(separator: "\n"))\n\(smallest.description)"
  }
}

/// Hands out seeds to all workers.
final class WorldRun: Sendable {
  private let first: UInt64
  private let count: Int
  private let end: Date?
  private let state = Mutex(State())

  private struct State {
    var next = 0
    var whole = 0
    /// Of the worlds without errors.
    var coverage = KeyCoverage()
    var failures: [(world: World, faults: [String])] = []
  }

  init(first: UInt64, count: Int, end: Date?) {
    self.first = first
    self.count = count
    self.end = end
  }

  var counts: (built: Int, whole: Int) { state.withLock { (min($0.next, count), $0.whole) } }
  var failures: [(world: World, faults: [String])] { state.withLock { $0.failures } }

  var coverage: KeyCoverage { state.withLock { $0.coverage } }

  func work(_ worker: Int) async {
    let note = ProcessInfo.processInfo.environment["MENUGEN_FUZZ_FOLDER"].map { "\($0)/world-\(worker)" }
    while let seed = next() {
      if let note { try? Data("\(seed)\n".utf8).write(to: URL(fileURLWithPath: note)) }
      let world = Generator.world(seed: seed)
      let built = await BuiltWorld(world)
      if built.isWhole {
        var coverage = KeyCoverage()
        if !world.isOdd { coverage.add(world) }
        state.withLock {
          $0.whole += 1
          $0.coverage.add(coverage)
        }
      }
      if let faults = await WorldTests.faults(of: built) {
        state.withLock { $0.failures.append((world, faults)) }
      }
    }
  }

  private func next() -> UInt64? {
    if let end, Date() > end { return nil }
    return state.withLock { state in
      // A few failures are enough.
      guard state.next < count, state.failures.count < 5 else { return nil }
      defer { state.next += 1 }
      return first &+ UInt64(state.next)
    }
  }
}
