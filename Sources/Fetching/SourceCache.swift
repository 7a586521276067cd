import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenText

/// The last good copies of sources, in the user's cache.
struct SourceCache: Sendable {
  /// `nil` to keep nothing.
  let files: DiskFiles?

  private static let format = "menugen source 1\n"
  private static let digestSize = 64

  /// Returns a source's copy. A damaged one is ignored.
  func copy(of source: RemoteSource) -> FetchedContent? {
    guard let bytes = try? files?.read(path(of: source), limit: .max).bytes, bytes.starts(with: Self.format.utf8)
    else { return nil }
    let start = Self.format.utf8.count + Self.digestSize
    guard bytes.count > start else { return nil }
    let record = Array(bytes[start...])
    guard bytes[Self.format.utf8.count..<start].elementsEqual(FileDigest(of: record).hex.utf8) else { return nil }
    return record.read { FetchedContent(&$0, of: source) }
  }

  /// Replaces a source's copy. Without it, the next build asks again.
  func keep(_ content: FetchedContent, of source: RemoteSource) {
    let record = content.record(of: source)
    let bytes = Array(Self.format.utf8) + Array(FileDigest(of: record).hex.utf8) + record
    try? files?.writePrivate(bytes, to: path(of: source))
  }

  /// Content may depend on the token, so it is part of the name.
  private func path(of source: RemoteSource) -> String {
    let key = FileDigest(of: Array("\(source.address.text)\n\(source.tokenName ?? "")".utf8)).hex
    return "sources/\(key.prefix(2))/\(key)"
  }
}

extension FetchedContent {
  fileprivate func record(of source: RemoteSource) -> [UInt8] {
    var record: [UInt8] = []
    record.write(source.address.text)
    record.write(time)
    record.write(format)
    record.write(etag)
    record.write(lastModified)
    return record + body
  }

  fileprivate init?(_ record: inout BinaryReader, of source: RemoteSource) {
    guard record.text() == source.address.text, let time = record.number(), let format = record.text(),
      let etag = record.optionalText(), let lastModified = record.optionalText(),
      let rest = record.run(record.remaining)
    else { return nil }
    self.init(format: format, time: time, body: Array(rest), etag: etag, lastModified: lastModified)
  }
}
