import MenugenText

/// A part of a build: shard 2 of 4.
package struct Shard: Hashable, Sendable {
  /// From 1 to `count`.
  package let number: Int
  package let count: Int

  /// The maximum number of shards, as of a Kubernetes Job's completions.
  package static let maximumCount = 100_000

  /// Returns `nil` if the number isn't from 1 to `count`, or the count is more than `maximumCount`.
  package init?(_ number: Int, of count: Int) {
    guard (1...Self.maximumCount).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Parses `2/4`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Self.number(parts[0]), let count = Self.number(parts[1]) else { return nil }
    self.init(number, of: count)
  }

  /// Parses digits without a sign.
  package static func number(_ text: some StringProtocol) -> Int? {
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
  }

  /// Whether a unit is part of this shard. Depends on its key alone, so that other content doesn't move it.
  package func owns(_ key: String) -> Bool { Self.number(ofUnit: key, among: count) == number }

  /// Returns the number of the shard that has a unit.
  static func number(ofUnit key: String, among count: Int) -> Int {
    Int(key.withSpan { ContentHash(of: $0) }.low % UInt64(count)) + 1
  }

  /// `2/4`, as in `--shard 2/4`.
  package var option: String { "\(number)/\(count)" }
}

// MARK: - Its record

extension Shard {
  /// The key of the unit that records which shard an output folder holds.
  package static let unit = "shard"
  private static let form = "shard 1"

  package var record: [UInt8] {
    var record: [UInt8] = []
    record.write(Self.form)
    record.write(number)
    record.write(count)
    return record
  }

  /// Returns `nil` for a record of another version.
  init?(record: [UInt8]) {
    let numbers = record.read { record -> (Int, Int)? in
      guard record.text() == Self.form, let number = record.number(), let count = record.number() else { return nil }
      return (number, count)
    }
    guard let numbers else { return nil }
    self.init(numbers.0, of: numbers.1)
  }

  /// A fingerprint of the record.
  package var fingerprint: ContentHash {
    var fingerprint = Fingerprint()
    fingerprint.combine(record)
    return fingerprint.hash
  }
}
