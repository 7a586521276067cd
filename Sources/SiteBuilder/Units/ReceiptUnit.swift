package import MenugenDiagnostics
package import MenugenDomain
package import MenugenFiles
import MenugenPublishing
import MenugenText

/// The file of a receipt. If a private ledger has it, it is copied unchanged into the reports.
struct ReceiptUnit: BuildUnit {
  let tree: ContentTree
  /// The version of menugen: another version may report other errors.
  let version: ContentHash
  /// The path in the content folder.
  let source: String
  /// Whether a private ledger has it. Receipts of public ledgers are only checked.
  let isCopied: Bool

  /// The file itself may be published with the reports too, for the links of a text.
  var key: String { source + " (receipt)" }

  func read() throws(FileError) -> SourceFile { try tree.read(source) }

  func fault(in file: SourceFile) -> Diagnostic? {
    if runsAsPage(file, ending: fileEnding(source)) || ["svg", "svgz"].contains(fileEnding(source)) {
      return Diagnostic(.receiptIsPage, at: .file(file.path))
    }
    return pathFault(source, shown: tree.shown(source))
  }

  func fingerprint(of file: SourceFile) -> ContentHash {
    var fingerprint = Fingerprint()
    fingerprint.combine(version)
    fingerprint.combine(file.bytes)
    fingerprint.combine(isCopied ? 1 : 0)
    return fingerprint.hash
  }

  func hashedFiles(of file: SourceFile) -> [HashedFile] { [HashedFile(source, file.bytes)].compactMap(\.self) }

  func make(
    _ file: consuming SourceFile, into output: PageOutput
  ) throws(PublishingError) -> CacheEntry<ReceiptSummary> {
    if isCopied { try output.write(.reports, OutputLayout.attachments + source, file.bytes) }
    return CacheEntry(summary: ReceiptSummary(), diagnostics: [])
  }
}

/// Other pages need nothing of a receipt but its path.
struct ReceiptSummary: CacheCodable {
  init() {}
  init?(_ record: inout BinaryReader) {}
  func write(to record: inout [UInt8]) {}
}

extension BuildContext {
  /// Returns the bytes of a receipt by its path in the content folder, or reports why it can't be copied.
  package func receipt(_ path: String) throws(FileError) -> Checked<[UInt8]> {
    let unit = ReceiptUnit(tree: tree, version: fingerprint, source: path, isCopied: true)
    let file = try unit.read()
    return Checked(file.bytes, [unit.fault(in: file)].compactMap(\.self))
  }

  /// The site's language.
  package var language: LanguageTag { site.language }
}
