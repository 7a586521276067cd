import MenugenFiles
import MenugenText

/// The outputs of a unit in the previous build, while it is rebuilt.
///
/// Pages mostly come in the same order, so the next one is tried first.
struct OldOutputs {
  private var outputs: [Output] = []
  private var next = 0
  private var indexByPath: [ContentHash: Int]?

  private struct Output {
    var offset: Int
    var isMatched = false
  }

  /// The manifest's data of an output.
  struct Known {
    var hash: ContentHash
    var status: FileStatus
  }

  mutating func start(_ key: String, in manifest: Manifest) {
    outputs.removeAll(keepingCapacity: true)
    next = 0
    indexByPath = nil
    guard let index = manifest.index(ofUnit: key) else { return }
    let range = manifest.units[index].outputs
    manifest.withSpan { bytes in
      var reader = BinaryReader(bytes[..<range.upperBound], from: range.lowerBound)
      while reader.remaining > 0 {
        outputs.append(Output(offset: reader.offset))
        guard ManifestOutput(&reader) != nil else { break }
      }
    }
  }

  /// Finds the output with this path, and marks it as matched.
  mutating func match(_ tree: OutputTree, _ path: Span<UInt8>, in manifest: Manifest) -> Known? {
    if outputs.isEmpty { return nil }
    return manifest.withSpan { bytes in
      if next < outputs.count, let output = output(at: next, in: bytes), output.hasPath(tree, path) {
        return take(next, output)
      }
      if indexByPath == nil {
        var indexes: [ContentHash: Int] = [:]
        for index in outputs.indices {
          if let output = output(at: index, in: bytes) { indexes[output.pathHash] = index }
        }
        indexByPath = indexes
      }
      guard let index = indexByPath?[ManifestOutput.pathHash(tree, path)], let output = output(at: index, in: bytes),
        !outputs[index].isMatched
      else { return nil }
      return take(index, output)
    }
  }

  /// The offsets in the manifest of outputs without a match.
  var unmatched: [Int] { outputs.compactMap { $0.isMatched ? nil : $0.offset } }

  @_lifetime(copy bytes)
  private func output(at index: Int, in bytes: Span<UInt8>) -> ManifestOutput? {
    var reader = BinaryReader(bytes, from: outputs[index].offset)
    return ManifestOutput(&reader)
  }

  private mutating func take(_ index: Int, _ output: ManifestOutput) -> Known {
    outputs[index].isMatched = true
    next = index + 1
    return Known(hash: output.hash, status: output.status)
  }
}
