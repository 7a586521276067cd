/// `menugen build --shard` and `menugen merge`.
extension DiagnosticMessage {
  /// - Parameters:
  ///   - shard: Its name: `shard 2 of 4`.
  ///   - option: Its number and count: `2/4`.
  package static func missingShard(_ shard: String, _ option: String) -> Self {
    .error(
      "shard.missing", "\(shard) is missing", hint: "build it with --shard \(option), and name its folder, too")
  }

  package static func duplicateShard(_ shard: String, of other: String) -> Self {
    .error("shard.duplicate", "\(shard) is given twice: \(other) is the same", hint: "name each shard once")
  }

  package static var notAShard: Self {
    .error(
      "shard.foreign", "not the output of `menugen build --shard`",
      hint: "name the folders that the shards were built into")
  }

  package static func shardOfOtherCount(_ shard: String, count: Int) -> Self {
    .error(
      "shard.foreign", "this is \(shard), but the others are of \(count)", hint: "build all with the same count")
  }

  /// - Parameter changed: What changed: `the theme`, `menus/dinner.yaml`.
  package static func staleShard(_ shard: String, _ option: String, changed: String) -> Self {
    .error(
      "shard.stale", "\(shard) is stale: \(changed) changed after it was built",
      hint: "build it again with --shard \(option) and the options of this command")
  }

  /// - Parameter unit: What the shard has pages of.
  package static func outdatedShard(_ shard: String, _ option: String, unit: String) -> Self {
    .error(
      "shard.stale", "\(shard) is stale: it has pages of \(unit), which is no longer in the content",
      hint: "build it again with --shard \(option) and the options of this command")
  }

  package static var unfinishedShard: Self {
    .error(
      "shard.damaged", "the build of this shard was interrupted, or its record can't be read",
      hint: "build the shard again")
  }

  package static func damagedShard(_ shard: String, _ option: String) -> Self {
    .error(
      "shard.damaged", "missing or changed after \(shard) was built",
      hint: "copy the shard's folder again, or build it again with --shard \(option)")
  }

  package static var wholeOutput: Self {
    .error(
      "shard.whole-output", "this folder holds a whole site, which a shard would replace",
      hint: "choose another folder, such as --output shards/1")
  }
}
