import MenugenText

/// Compares the paths of a build with the previous one: collisions and removals.
struct OutputPaths {
  /// Colliding paths, with their units.
  private(set) var collisions: [PublishingError.Collision] = []
  /// The outputs of the previous build that are missing from this one.
  private(set) var removed: [Removed] = []
  /// The paths that units no longer have, even if another unit does.
  private var dropped: Set<ContentHash> = []

  struct Removed {
    var path: String
    var hash: ContentHash
  }

  init(finished: [FinishedUnit], kept: [Int], manifest: Manifest, isFull: Bool) {
    let outputs = BuiltOutputs(finished: finished, kept: kept, manifest: manifest)
    removed = Self.dropped(finished, kept, manifest)
    dropped = Set(removed.map(\.hash))
    // Only new paths can collide.
    guard isFull || finished.contains(where: { !$0.fresh.isEmpty }) else { return }
    let claims = OutputClaims(outputs)
    removed.removeAll { claims.unit(wanting: $0.hash) != nil }
    collisions = OutputCollisions(outputs, claims, isFull: isFull).all
  }

  /// Whether a path was an output of the previous build that its unit no longer has.
  func wasPublished(_ hash: ContentHash) -> Bool { dropped.contains(hash) }

  /// As `wasPublished(_:)`, for a path in the output folder: `site/index.html`.
  func wasPublished(shown path: String) -> Bool {
    ManifestOutput.pathHash(ofShown: path).map(wasPublished) ?? false
  }

  /// All outputs that units no longer have, and those of removed units.
  private static func dropped(_ finished: [FinishedUnit], _ kept: [Int], _ manifest: Manifest) -> [Removed] {
    var dropped: [Removed] = []
    let remaining = Set(kept).union(finished.compactMap { manifest.index(ofUnit: $0.key) })
    manifest.withSpan { bytes in
      for unit in finished {
        for offset in unit.dropped {
          var reader = BinaryReader(bytes, from: offset)
          if let output = ManifestOutput(&reader) {
            dropped.append(Removed(path: output.shownPath, hash: output.pathHash))
          }
        }
      }
      for index in manifest.units.indices where !remaining.contains(index) {
        var outputs = ManifestOutputs(bytes[manifest.units[index].outputs])
        while let output = outputs.next() {
          dropped.append(Removed(path: output.shownPath, hash: output.pathHash))
        }
      }
    }
    return dropped
  }
}
