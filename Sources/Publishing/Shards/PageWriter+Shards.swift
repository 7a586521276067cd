import MenugenFiles
import MenugenText

/// Takes units from shards instead of rendering them.
extension PageWriter {
  /// Whether units come from shards.
  package var joins: Bool { publication.options.shards != nil }

  /// Returns what a shard recorded of a unit; `nil` if it has no such unit, or one of other inputs.
  package func shardRecord(of key: String, _ fingerprint: ContentHash) -> [UInt8]? {
    guard let (part, index) = publication.options.shards?.find(key) else { return nil }
    let unit = part.manifest.units[index]
    return unit.fingerprint == fingerprint ? part.manifest.summary(of: unit) : nil
  }

  /// Notes that the shard that should have a unit must be built again.
  package func markStale(_ key: String) { publication.options.shards?.markStale(key) }

  /// Publishes the files of a unit that a shard has: as hard links, or as copies on another file system.
  ///
  /// - Throws: A fault for a file that isn't as the shard wrote it.
  package func join(_ key: String, _ fingerprint: ContentHash) throws(PublishingError) {
    guard let shards = publication.options.shards, let (part, index) = shards.find(key) else { return }
    begin(key, fingerprint)
    try publication.semaphore.withPermit { () throws(PublishingError) in
      try placeOutputs(of: part, part.manifest.units[index])
    }
    try finishJoined(part.manifest, index)
    shards.markJoined(part, index)
  }

  private func placeOutputs(
    of part: JoinedShards.Part, _ unit: Manifest.Unit
  ) throws(PublishingError) {
    let damaged = try part.manifest.withSpan { bytes throws(PublishingError) -> String? in
      var outputs = ManifestOutputs(bytes[unit.outputs])
      while let output = outputs.next() {
        let name = String(decoding: output.path, as: UTF8.self)
        // A link in place of a folder leads to files of another status, whose bytes are compared.
        guard let folder = part.trees[Int(output.tree.rawValue)],
          let status = try onDisk({ () throws(FileError) in try folder.status(inKnownFolder: name) }),
          status.kind == .file, status.size == output.status.size,
          try place(output.tree, output.path, output.hash, status, known: output.status, from: folder)
        else { return output.shownPath }
      }
      return nil
    }
    if let damaged { throw .shards([ShardFault(joinPath(part.path, damaged), .damaged(part.shard))]) }
  }

  /// Places a file; returns false if its bytes aren't what the shard wrote.
  ///
  /// - Parameters:
  ///   - status: The file's status.
  ///   - known: Its status when it was written. If it is another, as after a copy, the bytes are compared.
  private func place(
    _ tree: OutputTree, _ path: Span<UInt8>, _ hash: ContentHash, _ status: FileStatus, known: FileStatus,
    from folder: Folder
  ) throws(PublishingError) -> Bool {
    if status == known, try publishLink(tree, path, hash, status, from: folder) { return true }
    let name = String(decoding: path, as: UTF8.self)
    guard let bytes = try onDisk({ () throws(FileError) in try folder.read(name) }), ContentHash(of: bytes) == hash
    else { return false }
    try publishCopy(tree, path, hash, bytes)
    return true
  }
}
