import MenugenText

/// The paths of a build and of the one before it: which meet, and which are gone.
struct OutputPaths {
  /// Paths that can't stand beside one another, with the units that want them.
  private(set) var collisions: [PublishingError.Collision] = []
  /// Outputs of the last build that this one doesn't have.
  private(set) var removed: [Removed] = []
  /// Paths that units lost, be it to one another.
  private var dropped: Set<ContentHash> = []

  struct Removed {
    var path: String
    var hash: ContentHash
  }

  init(finished: [FinishedUnit], kept: [Int], manifest: Manifest, isFull: Bool) {
    let outputs = BuiltOutputs(finished: finished, kept: kept, manifest: manifest)
    removed = Self.dropped(finished, kept, manifest)
    dropped = Set(removed.map(\.hash))
    // Paths that every unit had before can't meet: they didn't then.
    guard isFull || finished.contains(where: { !$0.fresh.isEmpty }) else { return }
    let claims = OutputClaims(outputs)
    removed.removeAll { claims.unit(wanting: $0.hash) != nil }
    collisions = OutputCollisions(outputs, claims, isFull: isFull).all
  }

  /// Whether a path was an output of the last build that its unit no longer has.
  func wasOurs(_ hash: ContentHash) -> Bool { dropped.contains(hash) }

  /// The same for a path from the output folder: `site/index.html`.
  func wasOurs(shown path: String) -> Bool {
    guard let slash = path.utf8.firstIndex(of: UInt8(ascii: "/")),
      let tree = OutputTree.allCases.first(where: { $0.name == path[..<slash] })
    else { return false }
    var name = path[path.utf8.index(after: slash)...]
    return name.withUTF8 { wasOurs(ManifestOutput.pathHash(tree, UnsafeRawBufferPointer($0))) }
  }

  /// All outputs that units lost, and those of units that are gone.
  private static func dropped(_ finished: [FinishedUnit], _ kept: [Int], _ manifest: Manifest) -> [Removed] {
    var dropped: [Removed] = []
    let remaining = Set(kept).union(finished.compactMap { manifest.index(ofUnit: $0.key) })
    manifest.withBytes { bytes in
      for unit in finished {
        for offset in unit.dropped {
          var reader = BinaryReader(bytes, from: offset)
          if let output = ManifestOutput(&reader) {
            dropped.append(Removed(path: output.shownPath, hash: output.pathHash))
          }
        }
      }
      for index in manifest.units.indices where !remaining.contains(index) {
        for output in ManifestOutputs(UnsafeRawBufferPointer(rebasing: bytes[manifest.units[index].outputs])) {
          dropped.append(Removed(path: output.shownPath, hash: output.pathHash))
        }
      }
    }
    return dropped
  }
}
