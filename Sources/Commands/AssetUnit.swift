import Diagnostics
import Domain
import Files
import Parsers
import Publishing

/// The sizes of a site's pictures, by path, and a hash of them: pages hold a picture's place free while it loads.
struct ImageSizes: Sendable {
  let sizes: [String: ImageSize]
  let fingerprint: ContentHash

  init(_ assets: [AssetUnit.Result]) {
    var sizes: [String: ImageSize] = [:]
    var fingerprint = Fingerprint()
    for asset in assets {
      guard let size = asset.record.summary else { continue }
      sizes[asset.path] = size
      fingerprint.combine("\(asset.path) \(size.width) \(size.height)")
    }
    self.sizes = sizes
    self.fingerprint = fingerprint.hash
  }
}

/// Copies one file of `assets/`, and measures it if it is a picture.
struct AssetUnit: Sendable {
  let tree: ContentTree
  let path: String

  struct Result: Sendable {
    var path: String
    /// No size for what isn't a picture.
    var record: UnitRecord<ImageSize>
    /// Whether the file could not be read.
    var hasFileFailure = false
  }

  func copy(to output: PageOutput) throws(BuildFailure) -> Result {
    let file: SourceFile
    do throws(FileError) {
      file = try tree.read(path)
    } catch {
      let record = UnitRecord<ImageSize>(summary: nil, diagnostics: [error.diagnostic])
      return Result(path: path, record: record, hasFileFailure: !error.isContentError)
    }
    var fingerprint = Fingerprint()
    fingerprint.combine(unitRecordVersion)
    fingerprint.combine(file.bytes)
    return try publishing { [fingerprint] () throws(PublishingError) in
      if let record: UnitRecord<ImageSize> = try output.keepOrBegin(path, fingerprint.hash) {
        return Result(path: path, record: record)
      }
      let record = UnitRecord(summary: ImageSize(of: file.bytes), diagnostics: [])
      try output.write(.site, path, file.bytes)
      try output.finish(record: record.bytes)
      return Result(path: path, record: record)
    }
  }
}

extension ImageSize: Recordable {
  func write(to record: inout RecordWriter) {
    record.write(width)
    record.write(height)
  }

  init?(_ record: inout RecordReader) {
    guard let width = record.number(), let height = record.number() else { return nil }
    self.init(width: width, height: height)
  }
}

extension Menu {
  /// Gives each picture the size its file has, where the content doesn't say both width and height.
  mutating func measureImages(_ sizes: [String: ImageSize]) {
    if sizes.isEmpty { return }
    for index in sections.indices { sections[index].measureImages(sizes) }
  }
}

extension MenuSection {
  fileprivate mutating func measureImages(_ sizes: [String: ImageSize]) {
    image?.measure(sizes)
    for index in items.indices { items[index].image?.measure(sizes) }
    for index in sections.indices { sections[index].measureImages(sizes) }
  }
}

extension MenuImage {
  /// A side that is written alone keeps the picture's proportions.
  mutating func measure(_ sizes: [String: ImageSize]) {
    guard width == nil || height == nil, let size = sizes[source] else { return }
    switch (width, height) {
    case (let width?, _): height = max(1, (width * size.height + size.width / 2) / size.width)
    case (_, let height?): width = max(1, (height * size.width + size.height / 2) / size.height)
    default: (width, height) = (size.width, size.height)
    }
  }
}
