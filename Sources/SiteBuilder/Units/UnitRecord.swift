import MenugenDiagnostics
import MenugenDomain
import MenugenPipeline
import MenugenText

/// The form of all records: a record of another form is never read, since its pages are made anew.
let unitRecordVersion = 11

/// What each record begins with: one of another program's version may be read to be compared with, and isn't understood.
private let unitRecordForm = "unit \(unitRecordVersion)"

/// What is kept of a unit from one build to the next: what other pages know of it, and what was said about it.
///
/// A menu that hasn't changed is not read again, but its warnings are still told.
struct UnitRecord<Summary: Sendable>: Sendable {
  /// `nil` for content that could not be used.
  var summary: Summary?
  var diagnostics: [Diagnostic]
  /// The id of content with errors, where it is known.
  var failedID: String?
}

/// A value that can be kept in a unit's record.
protocol Recordable: Sendable {
  func write(to record: inout RecordWriter)
  init?(_ record: inout RecordReader)
}

extension UnitRecord where Summary: Recordable {
  var bytes: [UInt8] {
    var record = RecordWriter()
    record.write(unitRecordForm)
    record.write(diagnostics)
    record.write(failedID)
    record.write(summary != nil)
    summary?.write(to: &record)
    return record.bytes
  }

  init?(bytes: [UInt8]) {
    var record = RecordReader(bytes)
    guard record.text() == unitRecordForm else { return nil }
    guard let diagnostics = record.array(Diagnostic.self), let failedID = record.optionalText(),
      let hasSummary = record.flag()
    else { return nil }
    self.diagnostics = diagnostics
    self.failedID = failedID
    guard hasSummary else { return }
    guard let summary = Summary(&record) else { return nil }
    self.summary = summary
  }
}

/// Writes numbers and texts one after the other.
struct RecordWriter: ~Copyable {
  private var buffer = ByteBuffer()

  var bytes: [UInt8] { buffer.bytes }

  /// The bytes so far, for as long as nothing more is written.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result { buffer.withBytes(body) }

  /// Forgets what was written; the storage stays.
  mutating func removeAll() { buffer.removeAll() }

  /// In groups of seven bits, the least first; small numbers take one byte.
  mutating func write(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number))
    while rest >= 0x80 {
      buffer.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    buffer.append(UInt8(rest))
  }

  mutating func write(_ flag: Bool) { buffer.append(flag ? 1 : 0) }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    buffer.append(text)
  }

  mutating func write(_ text: String?) {
    write(text != nil)
    if let text { write(text) }
  }

  mutating func write(_ values: [some Recordable]) {
    write(values.count)
    for value in values { value.write(to: &self) }
  }
}

/// Reads what a `RecordWriter` wrote; `nil` past the end, never a trap.
struct RecordReader {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func number() -> Int? {
    var value: UInt64 = 0
    for shift in stride(from: 0, to: 70, by: 7) {
      guard index < bytes.count else { return nil }
      let byte = bytes[index]
      index += 1
      value |= UInt64(byte & 0x7F) << UInt64(shift)
      if byte < 0x80 { return Int(Int64(bitPattern: value)) }
    }
    return nil
  }

  /// A number of bytes or values that follow: `nil` for more than there can be, since each takes a byte at least.
  mutating func count() -> Int? {
    number().flatMap { (0...bytes.count - index).contains($0) ? $0 : nil }
  }

  /// A number that is added to others: `nil` below zero and above 32 bits.
  mutating func small() -> Int? {
    number().flatMap { UInt32(exactly: $0).map(Int.init) }
  }

  mutating func flag() -> Bool? { number().map { $0 != 0 } }

  mutating func text() -> String? {
    guard let count = count() else { return nil }
    defer { index += count }
    return String(decoding: bytes[index..<index + count], as: UTF8.self)
  }

  /// A text that may be absent: `nil` for a broken record, `.some(nil)` for an absent text.
  mutating func optionalText() -> String?? {
    guard let isThere = flag() else { return nil }
    return isThere ? text().map(Optional.some) : .some(nil)
  }

  mutating func array<Element: Recordable>(_: Element.Type) -> [Element]? {
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
