import Foundation
import MenugenDiagnostics
import MenugenFiles
import MenugenPublishing
@testable import MenugenSiteBuilder
import Testing

/// Shards of random worlds, merged on a disk, are the same bytes as one build. `MENUGEN_SHARD_WORLDS` is their number.
struct ShardTests {
  private static let count = ProcessInfo.processInfo.environment["MENUGEN_SHARD_WORLDS"].flatMap { Int($0) } ?? 60

  @Test("Merged shards of a world are the same bytes as one build, in any number and order")
  func mergesWorlds() async throws {
    var merged = 0
    for seed in 1...UInt64(Self.count) {
      let world = Generator.world(seed: seed)
      if world.keepsGoing { continue }
      let whole = await BuiltWorld(world)
      let shardCount = Int(seed % 5) + 1
      let folder = try ShardedWorld(world, count: shardCount)
      let outcomes = (1...shardCount).shuffled().map(folder.build)
      let outcome = folder.merge()
      let expected = whole.outcome.report == nil ? [:] : whole.files
      let files = try folder.files
      let other = Set(files.keys).union(expected.keys).filter { files[$0] != expected[$0] }.sorted()
      #expect(other == [], "world \(seed) of \(shardCount) shards: \(outcome.diagnostics.map(\.message))")
      if whole.outcome.report != nil {
        merged += 1
        // A merge reports everything that one build reports.
        let reported = Set(whole.outcome.diagnostics).symmetricDifference(outcome.diagnostics)
        // A build in memory has no note about the address.
        #expect(reported.map(\.id).filter { $0 != "site.no-base-url" } == [], "world \(seed)")
      } else {
        // A shard or the merge reports the error.
        #expect(
          (outcomes + [outcome]).contains { $0.hasErrors || $0.hasFileFailure } || world.isStrict, "world \(seed)")
      }
      // Building and merging again changes nothing.
      if seed % 7 == 0, whole.outcome.report != nil {
        #expect(folder.build(1).report?.written == 0)
        #expect(folder.merge().report != nil)
        #expect(try folder.files == expected)
      }
    }
    #expect(merged * 3 > Self.count)
  }
}

/// A world whose shards are built into folders on a disk.
private final class ShardedWorld {
  private let world: World
  private let count: Int
  private let root: String

  init(_ world: World, count: Int) throws {
    self.world = world
    self.count = count
    let memory = FileManager.default.isWritableFile(atPath: "/dev/shm") ? "/dev/shm" : NSTemporaryDirectory()
    root = "\(memory)/menugen-shards-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  private func options(_ output: String) -> BuildPlan.Options {
    var options = world.options
    options.output = "\(root)/\(output)"
    options.publishing = PublishingOptions(durable: false)
    options.acceptsRemovals = true
    return options
  }

  func build(_ number: Int) -> BuildPlan.Outcome {
    var options = options("shards/\(number)")
    options.shard = Shard(number, of: count)
    return BuildPlan(options: options).run()
  }

  func merge() -> BuildPlan.Outcome {
    var options = options("Output")
    options.mergedShards = (1...count).map { "\(root)/shards/\($0)" }.shuffled()
    return BuildPlan(options: options).run()
  }

  /// Every merged file by its path in the output folder.
  var files: [String: [UInt8]] {
    get throws {
      var files: [String: [UInt8]] = [:]
      for tree in ["site", "reports"] {
        for path in (try? FileManager.default.subpathsOfDirectory(atPath: "\(root)/Output/\(tree)")) ?? [] {
          var isFolder: ObjCBool = false
          let file = "\(root)/Output/\(tree)/\(path)"
          guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue else {
            continue
          }
          files["\(tree)/\(path)"] = Array(try Data(contentsOf: URL(fileURLWithPath: file)))
        }
      }
      return files
    }
  }
}
