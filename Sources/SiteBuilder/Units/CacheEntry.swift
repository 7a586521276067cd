import MenugenDiagnostics
import MenugenDomain
import MenugenPipeline
import MenugenText

/// The version of the record format. Records of other versions are ignored, and their pages rebuilt.
let cacheVersion = 17

/// The beginning of each record.
private let cacheFormat = "unit \(cacheVersion)"

/// The cached results of a unit: its summary for other pages, and its diagnostics.
struct CacheEntry<Summary: Sendable>: Sendable {
  /// `nil` for content that could not be used.
  var summary: Summary?
  var diagnostics: [Diagnostic]
  /// The id of content with errors, if known.
  var failedID: String?
  /// The remote source that must be fetched before the unit can be made.
  var awaited: RemoteSource?

  init(summary: Summary?, diagnostics: [Diagnostic]) {
    self.summary = summary
    self.diagnostics = diagnostics
  }

  /// The entry of a unit that isn't made yet.
  init(awaiting source: RemoteSource) {
    self.init(summary: nil, diagnostics: [])
    awaited = source
  }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// A value that can be stored in a unit's record.
protocol CacheCodable: Sendable {
  func write(to record: inout [UInt8])
  init?(_ record: inout BinaryReader)
}

extension CacheEntry where Summary: CacheCodable {
  var bytes: [UInt8] {
    var record: [UInt8] = []
    record.write(cacheFormat)
    record.write(diagnostics)
    record.write(failedID)
    record.write(summary != nil)
    summary?.write(to: &record)
    return record
  }

  init?(bytes: [UInt8]) {
    guard let record = bytes.read({ CacheEntry(&$0) }) else { return nil }
    self = record
  }

  private init?(_ record: inout BinaryReader) {
    guard record.text() == cacheFormat, let diagnostics = record.array(Diagnostic.self),
      let failedID = record.optionalText(), let hasSummary = record.flag()
    else { return nil }
    self.diagnostics = diagnostics
    self.failedID = failedID
    guard hasSummary else { return }
    guard let summary = Summary(&record) else { return nil }
    self.summary = summary
  }
}

extension [UInt8] {
  mutating func write(_ values: [some CacheCodable]) {
    write(values.count)
    for value in values { value.write(to: &self) }
  }
}

extension BinaryReader {
  mutating func array<Element: CacheCodable>(_: Element.Type) -> [Element]? {
    guard let count = count() else { return nil }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count {
      guard let element = Element(&self) else { return nil }
      elements.append(element)
    }
    return elements
  }
}
