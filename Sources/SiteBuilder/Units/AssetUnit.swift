import MenugenDiagnostics
import MenugenFiles
import MenugenPictures
import MenugenPublishing
import MenugenText

/// A file of `assets/` with references, published without its metadata.
struct AssetUnit: BuildUnit {
  let tree: ContentTree
  let catalog: AssetCatalog
  /// The path in the output's trees: `assets/oven.jpg`.
  let key: String
  /// The path in the content folder: the same, or a file of `static/` that private content refers to.
  let source: String
  /// Whether public content refers to it.
  let isPublic: Bool
  /// Whether private content refers to it.
  let isPrivate: Bool
  let privateFiles: PrivateFiles

  func read() throws(FileError) -> AssetCatalog.Entry { try catalog.entry(of: source) }

  func fault(in entry: AssetCatalog.Entry) -> Diagnostic? {
    pathFault(key, shown: tree.shown(source))
      ?? (isPublic ? privateFiles.fault(source, entry.hash, shown: tree.shown) : nil)
  }

  func fingerprint(of entry: AssetCatalog.Entry) -> ContentHash {
    var fingerprint = Fingerprint()
    fingerprint.combine(catalog.version)
    fingerprint.combine(entry.hash)
    fingerprint.combine((isPublic ? 1 : 0) + (isPrivate ? 2 : 0))
    return fingerprint.hash
  }

  func make(
    _ entry: consuming AssetCatalog.Entry, into output: PageOutput
  ) throws(PublishingError) -> CacheEntry<ImageSize> {
    let checked = publishable(try onDisk { () throws(FileError) in try tree.read(source) })
    if let bytes = checked.value, !checked.hasErrors {
      if isPublic { try output.write(.site, key, bytes) }
      if isPrivate { try output.write(.reports, key, bytes) }
    }
    return CacheEntry(summary: entry.size, diagnostics: checked.diagnostics)
  }
}

/// A file of `static/`, published unchanged.
struct StaticFileUnit: BuildUnit {
  let tree: ContentTree
  /// The version of menugen: another version may report other errors.
  let version: ContentHash
  /// The path in the content folder: `static/CNAME`.
  let key: String
  let privateFiles: PrivateFiles

  func read() throws(FileError) -> SourceFile { try tree.read(key) }

  func fault(in file: SourceFile) -> Diagnostic? {
    privateFiles.fault(key, ContentHash(of: file.bytes), shown: tree.shown) ?? pathFault(key, shown: tree.shown(key))
  }

  func fingerprint(of file: SourceFile) -> ContentHash {
    var fingerprint = Fingerprint()
    fingerprint.combine(version)
    fingerprint.combine(file.bytes)
    return fingerprint.hash
  }

  func make(
    _ file: consuming SourceFile, into output: PageOutput
  ) throws(PublishingError) -> CacheEntry<ImageSize> {
    try output.write(.site, String(key.dropFirst(ContentLayout.statics.utf8.count)), file.bytes)
    return CacheEntry(summary: nil, diagnostics: locationWarning(of: file))
  }

  /// Returns a warning for a photo or video with its location, since files of `static/` are published unchanged.
  private func locationWarning(of file: SourceFile) -> [Diagnostic] {
    let isPicture: Bool
    if let kind = PictureKind(of: file.bytes) {
      guard let clean = try? CleanPicture(file.bytes, kind), clean.hadLocation else { return [] }
      isPicture = true
    } else {
      guard withoutMediaMetadata(file.bytes)?.hadLocation == true else { return [] }
      isPicture = false
    }
    return [
      Diagnostic(
        .publishedLocation(isPicture: isPicture, folder: tree.shown(ContentLayout.name(ContentLayout.assets))),
        at: .file(file.path))
    ]
  }
}

/// Returns an error for a file name that can't be published.
private func pathFault(_ path: String, shown: String) -> Diagnostic? {
  if PathRules.isBelow(path) { return nil }
  return Diagnostic(.badFileName, at: .file(shown))
}

extension ImageSize: CacheCodable {
  func write(to record: inout [UInt8]) {
    record.write(width)
    record.write(height)
  }

  init?(_ record: inout BinaryReader) {
    guard let width = record.small(), let height = record.small() else { return nil }
    self.init(width: width, height: height)
  }
}
