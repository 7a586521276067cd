import MenugenDiagnostics
import MenugenText

/// Why shards can't be merged.
package struct ShardFault: Error, Hashable {
  /// The folder as named in the command, or a file in it; `nil` for a missing shard.
  package var path: String?
  package var kind: Kind

  package enum Kind: Hashable, Sendable {
    case missing(Shard)
    case duplicate(Shard, of: String)
    /// The folder isn't the output of a shard.
    case notAShard
    /// The shard is of another number of shards.
    case otherCount(Shard, count: Int)
    /// What changed since the shard was built.
    case stale(Shard, changed: String)
    /// The shard has pages of something that isn't in the content.
    case outdated(Shard, unit: String)
    /// The build of the shard was interrupted, or its record can't be read.
    case unfinished
    /// A file is missing or was changed.
    case damaged(Shard)
  }

  package init(_ path: String?, _ kind: Kind) {
    self.path = path
    self.kind = kind
  }

  var diagnostic: Diagnostic { Diagnostic(message, at: path.map { .file($0) } ?? .run) }

  private var message: DiagnosticMessage {
    switch kind {
    case .missing(let shard): .missingShard(shard.name, shard.option)
    case .duplicate(let shard, let other): .duplicateShard(shard.name, of: other)
    case .notAShard: .notAShard
    case .otherCount(let shard, let count): .shardOfOtherCount(shard.name, count: count)
    case .stale(let shard, let changed): .staleShard(shard.name, shard.option, changed: changed)
    case .outdated(let shard, let unit): .outdatedShard(shard.name, shard.option, unit: unit)
    case .unfinished: .unfinishedShard
    case .damaged(let shard): .damagedShard(shard.name, shard.option)
    }
  }
}

extension Shard {
  /// `shard 2 of 4`.
  package var name: String { "shard \(number) of \(count)" }
}
