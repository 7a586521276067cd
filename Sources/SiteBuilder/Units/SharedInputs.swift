import MenugenPublishing
import MenugenText

/// The hashes of what all pages depend on, by name. They are stored for the next build, to report which of them changed.
struct SharedInputs: Sendable {
  private var hashes: [(name: String, hash: ContentHash)] = []

  /// The theme's templates, words and settings.
  static let theme = "theme"
  /// The theme's assets, whose hash names their folder.
  static let themeFiles = "theme's files"

  init() {}

  func hash(of name: String) -> ContentHash? { hashes.first { $0.name == name }?.hash }

  mutating func note(_ name: String, _ hash: ContentHash) { hashes.append((name, hash)) }

  var fingerprint: ContentHash {
    var fingerprint = Fingerprint()
    for (_, hash) in hashes { fingerprint.combine(hash) }
    return fingerprint.hash
  }

  /// The names of those that aren't the same.
  func changes(since previous: SharedInputs) -> [String] {
    hashes.filter { new in !previous.hashes.contains { $0 == new } }.map(\.name)
  }
}

// MARK: - Its record

extension SharedInputs {
  /// The key of the unit that stores it.
  static let unit = "inputs"
  private static let form = "inputs 1"

  /// Returns `nil` for a record of another version.
  init?(bytes: [UInt8]) {
    let hashes = bytes.read { record -> [(name: String, hash: ContentHash)]? in
      guard record.text() == Self.form, let count = record.count() else { return nil }
      var hashes: [(name: String, hash: ContentHash)] = []
      for _ in 0..<count {
        guard let name = record.text(), let low: UInt64 = record.integer(), let high: UInt64 = record.integer() else {
          return nil
        }
        hashes.append((name, ContentHash(low: low, high: high)))
      }
      return hashes
    }
    guard let hashes else { return nil }
    self.hashes = hashes
  }

  /// Stores it for the next build.
  func write(to output: PageOutput) throws(PublishingError) {
    if try output.keepsOrBegins(Self.unit, fingerprint) { return }
    var record: [UInt8] = []
    record.write(Self.form)
    record.write(hashes.count)
    for (name, hash) in hashes {
      record.write(name)
      record.append(integer: hash.low)
      record.append(integer: hash.high)
    }
    try output.finish(entry: record)
  }
}
