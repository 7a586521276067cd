/// The paths of a build and of the one before it: which meet, and which are gone.
struct OutputPaths {
  /// Paths that are claimed twice, with the units that claim them.
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
    // Paths that every unit had before can't meet: they didn't then.
    let hasNew = isFull || finished.contains { !$0.fresh.isEmpty }
    let claims = hasNew ? Self.claims(finished, kept, manifest) : []
    collisions = Self.collisions(claims, finished, kept, manifest)
    removed = Self.dropped(finished, kept, manifest)
    dropped = Set(removed.map(\.hash))
    if hasNew { removed.removeAll { Self.contains($0.hash, in: claims) } }
  }

  /// Whether a path was an output of the last build that its unit no longer has.
  func wasOurs(_ hash: ContentHash) -> Bool { dropped.contains(hash) }

  /// A path and who wants it; units count through the finished ones and then the kept ones.
  private struct Claim {
    var hash: ContentHash
    var unit: Int32

    static func < (left: Claim, right: Claim) -> Bool {
      (left.hash.low, left.hash.high, left.unit) < (right.hash.low, right.hash.high, right.unit)
    }
  }

  private static func claims(_ finished: [FinishedUnit], _ kept: [Int], _ manifest: Manifest) -> [Claim] {
    var claims: [Claim] = []
    claims.reserveCapacity(finished.reduce(0) { $0 + $1.outputCount })
    for (index, unit) in finished.enumerated() {
      unit.outputs.withUnsafeBytes { bytes in
        for output in ManifestOutputs(bytes) {
          claims.append(Claim(hash: output.pathHash, unit: Int32(clamping: index)))
        }
      }
    }
    manifest.withBytes { bytes in
      for (index, unit) in kept.enumerated() {
        for output in ManifestOutputs(UnsafeRawBufferPointer(rebasing: bytes[manifest.units[unit].outputs])) {
          claims.append(Claim(hash: output.pathHash, unit: Int32(clamping: finished.count + index)))
        }
      }
    }
    claims.sort { $0 < $1 }
    return claims
  }

  private static func collisions(
    _ claims: [Claim], _ finished: [FinishedUnit], _ kept: [Int], _ manifest: Manifest
  ) -> [PublishingError.Collision] {
    var collisions: [PublishingError.Collision] = []
    var index = 1
    while index < claims.count {
      let first = index - 1
      while index < claims.count, claims[index].hash == claims[first].hash { index += 1 }
      if index - first > 1 {
        let keys = claims[first..<index].map { claim in
          let unit = Int(claim.unit)
          return unit < finished.count ? finished[unit].key : manifest.units[kept[unit - finished.count]].key
        }
        let path = Self.path(of: claims[first], finished, kept, manifest) ?? ""
        collisions.append(PublishingError.Collision(path: path, units: keys.sorted()))
      }
      index += 1
    }
    // Names that differ only for us: the file system takes upper and lower case, or two ways to write é, for one.
    if collisions.isEmpty {
      for unit in finished {
        for offset in unit.clashing {
          guard let (path, _) = unit.output(at: offset) else { continue }
          collisions.append(PublishingError.Collision(path: path, units: [unit.key]))
        }
      }
    }
    return collisions.sorted { $0.path < $1.path }
  }

  private static func path(
    of claim: Claim, _ finished: [FinishedUnit], _ kept: [Int], _ manifest: Manifest
  ) -> String? {
    func find(_ bytes: UnsafeRawBufferPointer) -> String? {
      ManifestOutputs(bytes).first { $0.pathHash == claim.hash }?.shownPath
    }
    let unit = Int(claim.unit)
    if unit < finished.count { return finished[unit].outputs.withUnsafeBytes(find) }
    let outputs = manifest.units[kept[unit - finished.count]].outputs
    return manifest.withBytes { find(UnsafeRawBufferPointer(rebasing: $0[outputs])) }
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

  private static func contains(_ hash: ContentHash, in claims: [Claim]) -> Bool {
    var low = 0
    var high = claims.count
    while low < high {
      let middle = (low + high) / 2
      let found = claims[middle].hash
      if found == hash { return true }
      if (found.low, found.high) < (hash.low, hash.high) { low = middle + 1 } else { high = middle }
    }
    return false
  }
}
