import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenPictures
import MenugenPublishing
import MenugenText

/// A file of `assets/` with references, published without its metadata. A large photograph is reduced for the site.
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
    if isReduced(entry) { catalog.picture(for: wholePicture).combine(into: &fingerprint) }
    return fingerprint.hash
  }

  func make(
    _ entry: consuming AssetCatalog.Entry, into output: PageOutput
  ) throws(PublishingError) -> CacheEntry<ImageSize> {
    let file = try onDisk { () throws(FileError) in try tree.read(source) }
    let checked = publishable(file)
    guard let bytes = checked.value, !checked.hasErrors else {
      return CacheEntry(summary: entry.size, diagnostics: checked.diagnostics)
    }
    if isPrivate { try output.write(.reports, key, bytes) }
    guard isReduced(entry) else {
      if isPublic { try output.write(.site, key, bytes) }
      return CacheEntry(summary: entry.size, diagnostics: checked.diagnostics)
    }
    if case .failure(let fault) = catalog.picture(for: wholePicture) {
      let fault = Diagnostic(.pictureNotResized(fault.reason), at: .file(file.path))
      return CacheEntry(summary: entry.size, diagnostics: [fault])
    }
    if let copy = catalog.resized(for: wholePicture)?.copies.last(where: { $0.format == .jpeg }) {
      try output.write(.site, key, copy.bytes)
    }
    return CacheEntry(summary: entry.size, diagnostics: [])
  }

  /// Whether the site gets a smaller JPEG. Other formats have no copy in their own format.
  private func isReduced(_ entry: AssetCatalog.Entry) -> Bool {
    isPublic && catalog.isResized(source) && entry.isJPEG
      && (entry.size?.width ?? 0) > ImageCrop.widths[ImageCrop.widths.count - 1]
  }

  private var wholePicture: ImageUse { ImageUse(source: source, crops: [.whole]) }
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
func pathFault(_ path: String, shown: String) -> Diagnostic? {
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
