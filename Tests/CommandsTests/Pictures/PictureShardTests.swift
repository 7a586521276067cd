import Foundation
import MenugenDiagnostics
import MenugenFiles
import MenugenPictures
import MenugenPublishing
@testable import MenugenTestSupport
import Testing

@testable import MenugenSiteBuilder

/// Shards of a site with photographs.
@Suite struct PictureShardTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["Content/site.yaml": "currency: EUR\nbaseURL: https://a.example/\n"])
    for number in 1...4 {
      try folder.write(Data(SamplePictures.jpeg(orientation: UInt8(number))), to: "Content/assets/\(number).jpg")
      // Each picture is on two menus.
      let items = [number, number % 4 + 1].map { picture in
        "{name: Dish \(picture), price: 1, allergens: [], image: {src: assets/\(picture).jpg, alt: Dish}}"
      }
      try folder.write(
        "name: Menu \(number)\nsections: [{name: All, items: [\(items.joined(separator: ", "))]}]\n",
        to: "Content/menus/menu-\(number).yaml")
    }
  }

  private func options(_ output: String, _ resizer: CountingResizer, cache: String?) -> BuildPlan.Options {
    var options = BuildPlan.Options()
    options.content = DiskFiles(root: folder.place("Content"))
    options.themes = MemoryFiles(root: "Themes")
    options.output = folder.place(output)
    options.publishing = PublishingOptions(durable: false)
    let store = cache.map { DiskFiles(root: folder.place($0)) }
    options.pictures = { .resize(resizer, cache: store) }
    return options
  }

  private func build(_ number: Int, of count: Int, _ resizer: CountingResizer, cache: String?) -> Bool {
    var options = options("shards/\(number)", resizer, cache: cache)
    options.shard = Shard(number, of: count)
    return BuildPlan(options: options).run().report != nil
  }

  private func merge(_ count: Int, _ resizer: CountingResizer, cache: String?) throws -> [String: Data] {
    var options = options("Merged", resizer, cache: cache)
    options.mergedShards = (1...count).map { folder.place("shards/\($0)") }
    let outcome = BuildPlan(options: options).run()
    #expect(outcome.report != nil && !outcome.hasErrors, "\(outcome.diagnostics)")
    return try folder.tree("Merged")
  }

  private func whole() throws -> [String: Data] {
    #expect(BuildPlan(options: options("Whole", CountingResizer(), cache: nil)).run().report != nil)
    return try folder.tree("Whole")
  }

  @Test("With a shared cache, each picture is resized once, and none by the merge") func resizesOnce() throws {
    let resizer = CountingResizer()
    for number in 1...3 { #expect(build(number, of: 3, resizer, cache: "cache")) }
    #expect(resizer.count == 4)
    let none = CountingResizer()
    let merged = try merge(3, none, cache: "cache")
    #expect(none.count == 0)
    #expect(try merged == whole())
    #expect(merged.keys.count { $0.hasPrefix("site/assets/") } == 4 * 12)
    // Each copy is in one shard.
    let copies = try (1...3).map { try folder.tree("shards/\($0)").keys.count { $0.hasPrefix("site/assets/") } }
    #expect(copies.reduce(0, +) == 4 * 12)
  }

  @Test("Shards at the same time share a cache") func sharesCache() throws {
    onThreads(8) { number in _ = build(number + 1, of: 8, CountingResizer(), cache: "cache") }
    let merged = try merge(8, CountingResizer(), cache: "cache")
    #expect(try merged == whole())
    let left = try folder.everything("cache").keys.filter { !$0.hasPrefix("pictures/") || $0.contains("/.") }
    #expect(left == [])
  }

  @Test("Without a cache the result is the same") func worksWithoutCache() throws {
    for number in 1...2 { #expect(build(number, of: 2, CountingResizer(), cache: nil)) }
    #expect(try merge(2, CountingResizer(), cache: nil) == whole())
  }

  @Test("A merge with another tool names the shards") func namesOtherTool() throws {
    #expect(build(1, of: 1, CountingResizer(), cache: "cache"))
    var options = options("Merged", CountingResizer(version: "2"), cache: "cache")
    options.mergedShards = [folder.place("shards/1")]
    let outcome = BuildPlan(options: options).run()
    #expect(outcome.report == nil && outcome.diagnostics.map(\.id) == ["shard.stale"])
    #expect(outcome.diagnostics.first?.message.contains("the tool that resizes pictures changed") == true)
  }
}
