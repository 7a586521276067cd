import MenugenText
import MenugenDiagnostics
import MenugenFiles
import MenugenPictures
import MenugenPublishing
import MenugenText

/// Publishes one file of `assets/` that something refers to, without what must not be published of it.
struct AssetUnit: Sendable {
  let tree: ContentTree
  let catalog: AssetCatalog
  /// Below the output's trees: `assets/oven.jpg`.
  let path: String
  /// Below the content folder: the same, or a file of `static/` that private content refers to.
  let source: String
  /// Whether public content refers to it.
  let isPublic: Bool
  /// Whether private content refers to it.
  let isPrivate: Bool
  let privateFiles: PrivateFiles

  struct Result: Sendable {
    var path: String
    /// No size for what isn't a picture.
    var record: UnitRecord<ImageSize>
    /// Whether the disk didn't give the file.
    var hasFileFailure = false
  }

  func publish(to output: PageOutput) throws(BuildFailure) -> Result {
    if let fault = pathFault(path, shown: tree.shown(source)) {
      return Result(path: path, record: UnitRecord(summary: nil, diagnostics: [fault]))
    }
    let entry: AssetCatalog.Entry
    do throws(FileError) {
      entry = try catalog.entry(of: source)
    } catch {
      return failed(error)
    }
    if isPublic, let fault = privateFiles.fault(source, entry.hash, shown: tree.shown) {
      return Result(path: path, record: UnitRecord(summary: nil, diagnostics: [fault]))
    }
    var fingerprint = Fingerprint()
    fingerprint.combine(catalog.version)
    fingerprint.combine(entry.hash)
    fingerprint.combine((isPublic ? 1 : 0) + (isPrivate ? 2 : 0))
    let kept: UnitRecord<ImageSize>? = try publishing { [fingerprint] () throws(PublishingError) in
      try output.keepOrBegin(path, fingerprint.hash)
    }
    if let kept { return Result(path: path, record: kept) }
    let file: SourceFile
    do throws(FileError) {
      file = try tree.read(source)
    } catch {
      return failed(error)
    }
    let checked = publishable(file)
    let record = UnitRecord(summary: entry.size, diagnostics: checked.diagnostics)
    try publishing { () throws(PublishingError) in
      if let bytes = checked.value, !checked.hasErrors {
        if isPublic { try output.write(.site, path, bytes) }
        if isPrivate { try output.write(.reports, path, bytes) }
      }
      try output.finish(record: record.bytes)
    }
    return Result(path: path, record: record)
  }

  private func failed(_ error: FileError) -> Result {
    Result(
      path: path, record: UnitRecord(summary: nil, diagnostics: [error.diagnostic]),
      hasFileFailure: !error.isContentError)
  }
}

/// Publishes one file of `static/` as it is.
struct StaticFileUnit: Sendable {
  let tree: ContentTree
  /// Of the program: another one may find other faults.
  let version: ContentHash
  /// Below the content folder: `static/CNAME`.
  let path: String
  let privateFiles: PrivateFiles

  struct Result: Sendable {
    var diagnostics: [Diagnostic]
    /// Whether the disk didn't give the file.
    var hasFileFailure = false
  }

  func publish(to output: PageOutput) throws(BuildFailure) -> Result {
    let file: SourceFile
    do throws(FileError) {
      file = try tree.read(path)
    } catch {
      return Result(diagnostics: [error.diagnostic], hasFileFailure: !error.isContentError)
    }
    if let fault = privateFiles.fault(path, ContentHash(of: file.bytes), shown: tree.shown) {
      return Result(diagnostics: [fault])
    }
    var fingerprint = Fingerprint()
    fingerprint.combine(version)
    fingerprint.combine(file.bytes)
    if let fault = pathFault(path, shown: tree.shown(path)) { return Result(diagnostics: [fault]) }
    return try publishing { [fingerprint] () throws(PublishingError) in
      if let record: UnitRecord<ImageSize> = try output.keepOrBegin(path, fingerprint.hash) {
        return Result(diagnostics: record.diagnostics)
      }
      let record = UnitRecord<ImageSize>(summary: nil, diagnostics: locationWarning(of: file))
      try output.write(.site, String(path.dropFirst(ContentLayout.statics.utf8.count)), file.bytes)
      try output.finish(record: record.bytes)
      return Result(diagnostics: record.diagnostics)
    }
  }

  /// Files here are copied byte for byte: what a photograph or a video says of its place is published with it.
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
        .warning, "static.location",
        "\(isPicture ? "photograph" : "video") says where it was taken, and is published as it is",
        hint:
          "move it to \(tree.shown(ContentLayout.name(ContentLayout.assets))) and link to it: its metadata is removed there",
        at: .file(file.path))
    ]
  }
}

/// Returns an error for a file name that can't be published.
private func pathFault(_ path: String, shown: String) -> Diagnostic? {
  if PathRules.isBelow(path) { return nil }
  return Diagnostic(
    .error, "output.bad-path", "the file's name has a control character or is too long",
    hint: "rename it, with letters, digits and hyphens", at: .file(shown))
}

extension ImageSize: Recordable {
  func write(to record: inout [UInt8]) {
    record.write(width)
    record.write(height)
  }

  init?(_ record: inout BinaryReader) {
    guard let width = record.small(), let height = record.small() else { return nil }
    self.init(width: width, height: height)
  }
}
