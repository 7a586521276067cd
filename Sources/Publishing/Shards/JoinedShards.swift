import MenugenFiles
import MenugenText
import Synchronization

/// The output folders of all shards of a build, to be merged into one.
///
/// They aren't changed, and are locked until this object goes.
package final class JoinedShards: Sendable {
  /// By their numbers.
  let parts: [Part]
  private let state: Mutex<State>

  struct Part: Sendable {
    let shard: Shard
    let path: String
    let manifest: Manifest
    /// The folders of the trees; `nil` for a tree without files.
    let trees: [Folder?]
    /// `nil` in a folder that can't be written to.
    let lock: FolderLock?
  }

  private struct State: Sendable {
    /// Whether each unit of each part was joined.
    var joined: [[Bool]]
    /// The first unit of each part that isn't as the content needs it.
    var stale: [Int: String] = [:]
  }

  private init(_ parts: [Part]) {
    self.parts = parts
    state = Mutex(State(joined: parts.map { Array(repeating: false, count: $0.manifest.units.count) }))
  }

  /// Opens the folders of all shards, in any order.
  ///
  /// - Throws: All faults of the set: a folder that isn't a shard, and missing and duplicate shards.
  package static func open(_ paths: [String]) throws(PublishingError) -> JoinedShards {
    var parts: [Part] = []
    var faults: [ShardFault] = []
    for path in paths {
      // The same folder can't be locked twice.
      if let other = parts.first(where: { FolderOverlap(of: path, with: $0.path) == .same }) {
        faults.append(ShardFault(path, .duplicate(other.shard, of: other.path)))
        continue
      }
      switch try open(path) {
      case .success(let part): parts.append(part)
      case .failure(let fault): faults.append(fault)
      }
    }
    faults += Self.faults(among: parts, isComplete: faults.isEmpty)
    guard faults.isEmpty else { throw .shards(faults) }
    return JoinedShards(parts.sorted { $0.shard.number < $1.shard.number })
  }

  private static func open(_ path: String) throws(PublishingError) -> Result<Part, ShardFault> {
    let folder = try onDisk { () throws(FileError) in try Folder.open(path) }
    guard try onDisk({ () throws(FileError) in try folder.status(OutputPath.state)?.kind }) == .folder else {
      return .failure(ShardFault(path, .notAShard))
    }
    let lock = try lock(folder)
    return try onDisk { () throws(FileError) in
      guard try folder.status(OutputPath.journal) == nil else { return .failure(ShardFault(path, .unfinished)) }
      guard try folder.status(OutputPath.manifest)?.kind == .file, let bytes = try folder.read(OutputPath.manifest)
      else { return .failure(ShardFault(path, .notAShard)) }
      guard let manifest = Manifest(bytes) else { return .failure(ShardFault(path, .unfinished)) }
      guard let unit = manifest.index(ofUnit: Shard.unit).map({ manifest.units[$0] }),
        let shard = Shard(record: manifest.summary(of: unit))
      else { return .failure(ShardFault(path, .notAShard)) }
      let trees = try OutputTree.allCases.map { tree throws(FileError) in
        try folder.status(tree.name)?.kind == .folder ? try folder.openFolder(tree.name) : nil
      }
      return .success(Part(shard: shard, path: path, manifest: manifest, trees: trees, lock: lock))
    }
  }

  /// Locks a folder, unless it can't be written to: no build can change it then.
  private static func lock(_ folder: Folder) throws(PublishingError) -> FolderLock? {
    do throws(PublishingError) {
      return try Publication.takeLock(in: folder, patience: PublishingOptions().patience)
    } catch {
      if case .file = error { return nil }
      throw error
    }
  }

  /// - Parameter isComplete: Whether every named folder could be opened, so that others are known to be missing.
  private static func faults(among parts: [Part], isComplete: Bool) -> [ShardFault] {
    var counts: [Int: Int] = [:]
    for part in parts { counts[part.shard.count, default: 0] += 1 }
    // Most of them are of this build; if that's unclear, those like the first.
    guard let most = counts.values.max(),
      let count = parts.first(where: { counts[$0.shard.count] == most })?.shard.count
    else { return [] }
    var faults: [ShardFault] = []
    var paths: [Int: String] = [:]
    for part in parts {
      if part.shard.count != count {
        faults.append(ShardFault(part.path, .otherCount(part.shard, count: count)))
      } else if let other = paths[part.shard.number] {
        faults.append(ShardFault(part.path, .duplicate(part.shard, of: other)))
      } else {
        paths[part.shard.number] = part.path
      }
    }
    if !isComplete { return faults }
    return faults
      + (1...count).filter { paths[$0] == nil }.compactMap { Shard($0, of: count) }
      .map { ShardFault(nil, .missing($0)) }
  }
}

// MARK: - Units

extension JoinedShards {
  package var count: Int { parts.count }

  /// The record that each shard has of a unit, such as the inputs of all pages; `nil` without one.
  package func records(of key: String) -> [(shard: Shard, path: String, record: [UInt8]?)] {
    parts.map { part in
      let unit = part.manifest.index(ofUnit: key).map { part.manifest.units[$0] }
      return (part.shard, part.path, unit.map(part.manifest.summary))
    }
  }

  /// Returns the shard that has a unit, and the unit's index in the shard's manifest; `nil` if it isn't there.
  func find(_ key: String) -> (part: Part, index: Int)? {
    let part = parts[Shard.number(ofUnit: key, among: parts.count) - 1]
    return part.manifest.index(ofUnit: key).map { (part, $0) }
  }

  func markJoined(_ part: Part, _ index: Int) {
    state.withLock { $0.joined[part.shard.number - 1][index] = true }
  }

  /// Notes that a shard doesn't have a unit as the content needs it.
  func markStale(_ key: String) {
    let number = Shard.number(ofUnit: key, among: parts.count)
    state.withLock { state in
      // The same one in every run, although units are joined in parallel.
      if state.stale[number].map({ key < $0 }) ?? true { state.stale[number] = key }
    }
  }

  /// The shards whose units aren't as the content needs them.
  package var staleShards: [ShardFault] {
    let stale = state.withLock { $0.stale }
    return parts.compactMap { part in
      stale[part.shard.number].map {
        ShardFault(part.path, .stale(part.shard, changed: "\($0), or what it depends on,"))
      }
    }
  }

  /// The shards with units that aren't in the content.
  ///
  /// - Parameter known: The keys of units that every shard has for itself.
  package func outdatedShards(besides known: Set<String>) -> [ShardFault] {
    let joined = state.withLock { $0.joined }
    return zip(parts, joined).compactMap { part, joined in
      let unit = part.manifest.units.indices.first { index in
        !joined[index] && part.manifest.units[index].key != Shard.unit
          && !known.contains(part.manifest.units[index].key)
      }
      return unit.map { ShardFault(part.path, .outdated(part.shard, unit: part.manifest.units[$0].key)) }
    }
  }
}
