import MenugenChecks
import MenugenPublishing
import MenugenText

extension PublishedContent {
  /// The key of the unit that stores it.
  static let unit = "published"
  private static let form = "published 1"

  var bytes: [UInt8] {
    var record: [UInt8] = []
    record.write(Self.form)
    record.write(entries)
    return record
  }

  /// Returns `nil` for a record of another version.
  init?(bytes: [UInt8]) {
    let entries = bytes.read { record in record.text() == Self.form ? record.array(Entry.self) : nil }
    guard let entries else { return nil }
    self.init(entries)
  }

  /// Stores it for the next build.
  func write(to output: PageOutput) throws(PublishingError) {
    let bytes = bytes
    var fingerprint = Fingerprint()
    fingerprint.combine(bytes)
    if try output.keepsOrBegins(Self.unit, fingerprint.hash) { return }
    try output.finish(entry: bytes)
  }
}

extension PublishedContent.Entry: CacheCodable {
  func write(to record: inout [UInt8]) {
    record.write(kind.rawValue)
    record.write(id)
    record.write(path)
    record.write(count)
    record.write(files)
  }

  init?(_ record: inout BinaryReader) {
    guard let kind = record.text().flatMap(PublishedContent.Kind.init), let id = record.text(),
      let path = record.text(), let count = record.number(), let files = record.array(String.self)
    else { return nil }
    self.init(kind: kind, id: id, path: path, count: count, files: files)
  }
}
