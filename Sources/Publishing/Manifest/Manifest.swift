import MenugenFiles
import MenugenText

/// The record of the last build: its units, their fingerprints, and every output with its hash.
///
/// `Documentation/Manifest.md` describes the format. Outputs are decoded on access.
final class Manifest: Sendable {
  private let bytes: [UInt8]
  let units: [Unit]
  private let unitByKey: [String: Int]
  let outputCount: Int

  struct Unit: Sendable {
    var key: String
    var fingerprint: ContentHash
    /// The ranges of the record, its summary and its outputs in the manifest's bytes.
    var record: Range<Int>
    var summary: Range<Int>
    var outputs: Range<Int>
    var outputCount: Int
  }

  /// Returns `nil` if the bytes are damaged, of another version, or not a manifest, or if an output is outside the
  /// trees.
  ///
  /// - Parameter isOwn: Whether this process has just made the bytes, so that their outputs need no check.
  init?(_ bytes: [UInt8], isOwn: Bool = false) {
    guard let (units, outputCount) = Self.read(bytes.span, isOwn: isOwn) else { return nil }
    self.bytes = bytes
    self.units = units
    self.outputCount = outputCount
    var unitByKey: [String: Int] = [:]
    unitByKey.reserveCapacity(units.count)
    for (index, unit) in units.enumerated() { unitByKey[unit.key] = index }
    guard unitByKey.count == units.count else { return nil }
    self.unitByKey = unitByKey
  }

  /// An empty manifest.
  static let none = Manifest()

  private init() {
    (bytes, units, unitByKey, outputCount) = ([], [], [:], 0)
  }

  func index(ofUnit key: String) -> Int? { unitByKey[key] }

  func summary(of unit: Unit) -> [UInt8] { Array(bytes[unit.summary]) }

  /// The summaries of the units with matching keys, sorted by key.
  func summaries(where isWanted: (String) -> Bool) -> [(key: String, summary: [UInt8])] {
    units.filter { isWanted($0.key) }.map { ($0.key, summary(of: $0)) }
      .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }

  func withSpan<Result, Failure>(_ body: (Span<UInt8>) throws(Failure) -> Result) throws(Failure) -> Result {
    let bytes = bytes
    return try body(bytes.span)
  }

  private static func read(_ bytes: Span<UInt8>, isOwn: Bool) -> (units: [Unit], outputCount: Int)? {
    var reader = BinaryReader(bytes)
    guard let header = reader.run(ManifestFormat.headerSize) else { return nil }
    var headerReader = BinaryReader(header)
    guard headerReader.integer(UInt64.self) == ManifestFormat.magic,
      headerReader.integer(UInt32.self) == ManifestFormat.version,
      let unitCount = headerReader.integer(UInt32.self), let outputCount = headerReader.integer(UInt64.self)
    else { return nil }
    var checksum = Fingerprint()
    checksum.combine(header)
    var units: [Unit] = []
    for _ in 0..<unitCount {
      let start = reader.offset
      guard let length = reader.integer(UInt32.self), let body = reader.run(Int(length)),
        let unit = Unit(body, at: start)
      else { return nil }
      checksum.combine(body)
      units.append(unit)
    }
    guard let written = reader.hash(), written == checksum.hash, reader.remaining == 0,
      isOwn || units.allSatisfy({ hasSoundOutputs($0, in: bytes) })
    else { return nil }
    return (units, Int(clamping: outputCount))
  }
}

extension Manifest {
  /// Whether the files of a unit are what they were when they were written.
  func hasOutputs(of unit: Unit, in trees: [Folder?]) -> Bool {
    var cursors = trees.map { $0.map(StatusCursor.init) }
    return withSpan { bytes in
      var count = 0
      var outputs = ManifestOutputs(bytes[unit.outputs])
      while let output = outputs.next() {
        guard (try? cursors[Int(output.tree.rawValue)]?.status(output.path)) == output.status else { return false }
        count += 1
      }
      return count == unit.outputCount
    }
  }

  /// Whether a unit has as many outputs as stated, all with valid paths.
  private static func hasSoundOutputs(_ unit: Unit, in bytes: Span<UInt8>) -> Bool {
    var reader = BinaryReader(bytes[unit.outputs])
    for _ in 0..<unit.outputCount {
      guard let output = ManifestOutput(&reader), PathRules.isBelow(output.path) else { return false }
    }
    return reader.remaining == 0
  }
}

extension Manifest.Unit {
  /// The key of a pseudo-unit: files of the previous build that the current commit removes. They are recorded during
  /// the commit, so that they are known after a crash.
  static let leftoversKey = ""

  /// Reads a record, whose length is at `start` of the file and whose body follows it.
  fileprivate init?(_ body: Span<UInt8>, at start: Int) {
    var reader = BinaryReader(body)
    let bodyStart = start + 4
    guard let keyLength = reader.integer(UInt32.self), let summaryLength = reader.integer(UInt32.self),
      let count = reader.integer(UInt32.self), let fingerprint = reader.hash(),
      let key = reader.text(Int(keyLength)), reader.remaining >= Int(summaryLength)
    else { return nil }
    let summaryStart = bodyStart + reader.offset
    self.key = key
    self.fingerprint = fingerprint
    record = start..<bodyStart + body.count
    summary = summaryStart..<summaryStart + Int(summaryLength)
    outputs = summary.upperBound..<record.upperBound
    outputCount = Int(count)
  }
}

/// The constants of this version of the format.
enum ManifestFormat {
  /// `menugen` and a line feed, little-endian.
  static let magic: UInt64 = 0x0A6E_6567_756E_656D
  static let version: UInt32 = 2
  static let headerSize = 24

  static func header(unitCount: Int, outputCount: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(integer: magic)
    bytes.append(integer: version)
    bytes.append(integer: UInt32(clamping: unitCount))
    bytes.append(integer: UInt64(clamping: outputCount))
    return bytes
  }

  /// The part of a record before the outputs.
  static func recordHead(
    key: String, fingerprint: ContentHash, summary: [UInt8], outputCount: Int, outputsLength: Int
  ) -> [UInt8] {
    let key = Array(key.utf8)
    var bytes: [UInt8] = []
    bytes.append(integer: UInt32(clamping: 28 + key.count + summary.count + outputsLength))
    bytes.append(integer: UInt32(clamping: key.count))
    bytes.append(integer: UInt32(clamping: summary.count))
    bytes.append(integer: UInt32(clamping: outputCount))
    bytes.append(fingerprint)
    bytes += key
    bytes += summary
    return bytes
  }
}
