/// The allocations that benchmarks are known to make, as they stand in `baseline.txt`: a name, how many and how many bytes
/// for one operation.
///
/// Times differ from machine to machine and from run to run; allocations don't, so a regression shows in them.
struct Baseline {
  private(set) var known: [String: Allocations] = [:]

  /// How an operation's allocations stand to those that are known.
  enum Verdict: Equatable {
    case same, fewer, more, unknown
  }

  /// What is let pass, beside half an allocation: tables that grow at another moment.
  private static let tolerance = 0.03

  init() {}

  /// Reads the lines of a baseline; what isn't one, such as a comment, is passed over.
  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      guard words.count == 3, let count = Double(words[1]), let bytes = Double(words[2]) else { continue }
      known[String(words[0])] = Allocations(count: count, bytes: bytes)
    }
  }

  func verdict(on measurement: Measurement) -> Verdict {
    guard let allocations = measurement.allocations, let known = known[measurement.name] else { return .unknown }
    let changes = [(allocations.count, known.count, 0.5), (allocations.bytes, known.bytes, 32)]
    if changes.contains(where: { $0 > $1 * (1 + Self.tolerance) + $2 }) { return .more }
    if changes.contains(where: { $0 < $1 * (1 - Self.tolerance) - $2 }) { return .fewer }
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
