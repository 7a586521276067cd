import MenugenText

/// Finds pages whose paths collide on some file system, even if not on this one.
struct OutputCollisions {
  private(set) var all: [PublishingError.Collision] = []

  init(_ outputs: BuiltOutputs, _ claims: OutputClaims, isFull: Bool) {
    all = Self.same(outputs, claims) + Self.folded(outputs, claims)
    // A full build detects a file in place of a folder when writing.
    if !isFull || outputs.finished.contains(where: { !$0.clashing.isEmpty }) { all += Self.folders(outputs, claims) }
    if all.isEmpty { all = Self.clashing(outputs) }
    all.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Pages of the same path, from several units or twice from one.
  private static func same(_ outputs: BuiltOutputs, _ claims: OutputClaims) -> [PublishingError.Collision] {
    claims.repeated.map { wanted in
      let path = wanted.first.flatMap { outputs.path($0.hash, ofUnit: $0.unit) }
      return PublishingError.Collision(path: path ?? "", units: wanted.map { outputs.key(ofUnit: $0.unit) }.sorted())
    }
  }

  /// Paths that differ only in case or Unicode normalization.
  private static func folded(_ outputs: BuiltOutputs, _ claims: OutputClaims) -> [PublishingError.Collision] {
    var collisions: [PublishingError.Collision] = []
    // Compare hashes, as `==` ignores normalization.
    var firstByKey: [ContentHash: (path: ContentHash, unit: Int32)] = [:]
    outputs.forEach { output, unit in
      // A path without capitals is its own key.
      guard output.path.contains(where: { $0 >= 0x80 || $0 &- UInt8(ascii: "A") < 26 }) else { return }
      let own = output.pathHash
      let key = collisionKey(String(decoding: output.path, as: UTF8.self))
      let folded = ManifestOutput.pathHash(output.tree, key.utf8.span)
      guard let other = firstByKey[folded] ?? claims.unit(wanting: folded).map({ (folded, $0) }) else {
        firstByKey[folded] = (own, unit)
        return
      }
      guard other.path != own, let path = outputs.path(other.path, ofUnit: other.unit) else { return }
      let keys = [outputs.key(ofUnit: unit), outputs.key(ofUnit: other.unit)].sorted()
      let paths = [output.shownPath, path].sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      collisions.append(PublishingError.Collision(path: paths[0], units: keys, kind: .folded(paths[1])))
    }
    return collisions
  }

  /// Pages whose path is a folder of another page.
  private static func folders(_ outputs: BuiltOutputs, _ claims: OutputClaims) -> [PublishingError.Collision] {
    var collisions: [PublishingError.Collision] = []
    var seen: Set<ContentHash> = []
    outputs.forEach { output, unit in
      var end = output.path.lastIndex(of: UInt8(ascii: "/"))
      while let slash = end {
        let folder = output.path[..<slash]
        let hash = ManifestOutput.pathHash(output.tree, folder)
        // The parents of a known folder are known, too.
        guard seen.insert(hash).inserted else { break }
        if let other = claims.unit(wanting: hash), let path = outputs.path(hash, ofUnit: other) {
          let keys = [outputs.key(ofUnit: other), outputs.key(ofUnit: unit)]
          collisions.append(PublishingError.Collision(path: path, units: keys, kind: .folder(of: output.shownPath)))
        }
        end = folder.lastIndex(of: UInt8(ascii: "/"))
      }
    }
    return collisions
  }

  /// Collisions that only this file system detected.
  private static func clashing(_ outputs: BuiltOutputs) -> [PublishingError.Collision] {
    outputs.finished.flatMap { unit in
      unit.clashing.compactMap { offset in
        unit.output(at: offset).map { PublishingError.Collision(path: $0.path, units: [unit.key]) }
      }
    }
  }
}
