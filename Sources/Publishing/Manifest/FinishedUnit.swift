import MenugenFiles
import MenugenText

/// A rebuilt unit, with its record for the manifest.
struct FinishedUnit: Sendable {
  var key = ""
  var fingerprint = ContentHash(low: 0, high: 0)
  /// The record of the unit: the part before the outputs, and the outputs.
  var head: [UInt8] = []
  var outputs: [UInt8] = []
  var outputCount = 0
  /// The unit of a shard whose record it has, instead of `head` and `outputs`.
  var joined: Joined?
  var unchangedCount = 0

  /// The offsets in `outputs` of new ones; empty in a full build.
  var fresh: [Int32] = []
  /// The offsets in `outputs` of changed ones, if changes are listed.
  var changed: [Int32] = []
  /// The staged files of an incremental build.
  var staged: [StagedFile] = []
  /// The offsets in `outputs` of those whose path is already staged.
  var clashing: [Int32] = []
  /// The offsets in the old manifest of outputs that the unit no longer has.
  var dropped: [Int] = []

  /// Appends an output of a unit that isn't written to disk.
  mutating func append(
    _ tree: OutputTree, _ path: String, hash: ContentHash, _ status: FileStatus
  ) throws(PublishingError) {
    let isValid = path.withSpan { bytes in
      guard PathRules.isBelow(bytes) else { return false }
      ManifestOutput.append(to: &outputs, tree: tree, hash: hash, status: status, path: bytes)
      return true
    }
    guard isValid else { throw .badPath(path, unit: key) }
    outputCount += 1
  }

  func output(at offset: Int32) -> (path: String, hash: ContentHash)? {
    withOutputs { outputs in
      var reader = BinaryReader(outputs, from: Int(offset))
      guard let output = ManifestOutput(&reader) else { return nil }
      return (output.shownPath, output.pathHash)
    }
  }

  func withOutputs<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    guard let joined else { return body(outputs.span) }
    return joined.manifest.withSpan { body($0[joined.manifest.units[joined.index].outputs]) }
  }

  /// Appends the unit's record to a manifest.
  func appendRecord(to manifest: inout [UInt8]) {
    guard let joined else {
      manifest += head
      manifest += outputs
      return
    }
    joined.manifest.withSpan { manifest.append(contentsOf: $0[joined.manifest.units[joined.index].record]) }
  }

  /// A unit of a shard's manifest.
  struct Joined: Sendable {
    let manifest: Manifest
    let index: Int
  }
}

extension FinishedUnit {
  /// Creates the pseudo-unit of files removed by a commit.
  init(leftovers: [OutputPaths.Removed]) {
    key = Manifest.Unit.leftoversKey
    for file in leftovers {
      guard let tree = OutputTree.allCases.first(where: { file.path.hasPrefix("\($0.name)/") }) else { continue }
      String(file.path.dropFirst(tree.name.utf8.count + 1)).withSpan { path in
        ManifestOutput.append(
          to: &outputs, tree: tree, hash: fingerprint, status: FileStatus(size: 0, modified: 0, number: 0, kind: .file),
          path: path)
      }
      outputCount += 1
    }
    head = ManifestFormat.recordHead(
      key: key, fingerprint: fingerprint, summary: [], outputCount: outputCount, outputsLength: outputs.count)
  }
}

/// A staged file of an incremental build.
struct StagedFile: Sendable {
  var writer: Int32
  var count: Int32
  /// The inode number.
  var number: UInt64
  /// The offset of its output in the unit's outputs.
  var offset: Int32

  /// The file's name in the stage.
  var name: String { "\(writer)-\(count)" }
}
