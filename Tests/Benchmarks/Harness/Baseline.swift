/// The expected allocations of benchmarks in `baseline.txt`: a name, and the count and bytes of an operation.
///
/// Unlike times, allocations are reproducible, so they reveal regressions.
struct Baseline {
  private(set) var known: [String: Allocations] = [:]

  /// The comparison of an operation's allocations with the baseline.
  enum Verdict: Equatable {
    case same, fewer, more, unknown
  }

  /// The relative and absolute tolerances: tables may grow at different times, and arrays may reuse larger blocks.
  private static let countTolerance = (share: 0.03, beside: 0.5)
  private static let byteTolerance = (share: 0.1, beside: 32.0)

  init() {}

  /// Reads a baseline, ignoring comments.
  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      guard words.count == 3, let count = Double(words[1]), let bytes = Double(words[2]) else { continue }
      known[String(words[0])] = Allocations(count: count, bytes: bytes)
    }
  }

  func verdict(on measurement: Measurement) -> Verdict {
    guard let allocations = measurement.allocations, let known = known[measurement.name] else { return .unknown }
    let changes = [
      (allocations.count, known.count, Self.countTolerance), (allocations.bytes, known.bytes, Self.byteTolerance),
    ]
    if changes.contains(where: { $0 > $1 * (1 + $2.share) + $2.beside }) { return .more }
    if changes.contains(where: { $0 < $1 * (1 - $2.share) - $2.beside }) { return .fewer }
    return .same
  }

  mutating func record(_ measurement: Measurement) {
    if let allocations = measurement.allocations { known[measurement.name] = allocations }
  }

  var text: String {
    let lines = known.sorted { $0.key < $1.key }
      .map { "\($0.key) \(rounded($0.value.count, digits: 2)) \(rounded($0.value.bytes, digits: 0))\n" }
    return "# benchmark, allocations and bytes of one operation; MENUGEN_RECORD=all make bench writes it\n"
      + lines.joined()
  }
}
