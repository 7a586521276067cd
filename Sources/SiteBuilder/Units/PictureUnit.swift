import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenPictures
import MenugenPublishing
import MenugenText

/// A photograph of `assets/` that pages show as an image: its copies are published instead of the file.
struct PictureUnit: BuildUnit {
  let tree: ContentTree
  let catalog: AssetCatalog
  /// The path in the content folder.
  let source: String
  /// The crops that pages need; one for each focus.
  let uses: [ImageUse]
  let privateFiles: PrivateFiles

  static let isSharded = true

  /// The file itself may be published too, for the links of a text.
  var key: String { source + " (resized)" }

  func read() throws(FileError) -> AssetCatalog.Entry { try catalog.entry(of: source) }

  func fault(in entry: AssetCatalog.Entry) -> Diagnostic? {
    pathFault(source, shown: tree.shown(source)) ?? privateFiles.fault(source, entry.hash, shown: tree.shown)
  }

  func fingerprint(of entry: AssetCatalog.Entry) -> ContentHash {
    var fingerprint = Fingerprint()
    fingerprint.combine(catalog.version)
    fingerprint.combine(entry.hash)
    for use in uses { catalog.picture(for: use).combine(into: &fingerprint) }
    return fingerprint.hash
  }

  func make(
    _ entry: consuming AssetCatalog.Entry, into output: PageOutput
  ) throws(PublishingError) -> CacheEntry<ImageSize> {
    let file = try onDisk { () throws(FileError) in try tree.read(source) }
    let faults = faults(ofPhotograph: file)
    if !faults.isEmpty { return CacheEntry(summary: nil, diagnostics: faults) }
    var failures: [String] = []
    for use in uses {
      switch catalog.picture(for: use) {
      case .file, .missing: break
      case .failure(let fault): failures.append(fault.reason)
      case .copies(let stored):
        guard let picture = catalog.resized(for: use) else {
          failures.append("its copies were removed from the cache during the build")
          continue
        }
        for copy in picture.copies {
          try output.write(.site, stored.path(of: source, copy.size, copy.format), copy.bytes)
        }
      }
    }
    guard let failure = failures.first else { return CacheEntry(summary: entry.size, diagnostics: []) }
    return CacheEntry(summary: nil, diagnostics: [Diagnostic(.pictureNotResized(failure), at: .file(file.path))])
  }
}
