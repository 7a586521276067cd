import MenugenDiagnostics
import MenugenFiles
import Foundation
import MenugenPublishing
import Testing

@testable import MenugenCommands
@testable import MenugenSiteBuilder

/// Builds in memory give the same files as builds on disk.
struct MemoryBuildTests {
  private func files() -> [String: String] {
    var files: [String: String] = [:]
    for (path, text) in Sites.small { files[String(path.trimmingPrefix("Content/"))] = text }
    return files
  }

  private func build(
    _ files: [String: String], after previous: MemoryOutput = MemoryOutput(), acceptsRemovals: Bool = false
  ) async -> (outcome: BuildPlan.Outcome, output: MemoryOutput) {
    let publication = MemoryPublication(after: previous)
    var options = BuildPlan.Options()
    options.content = MemoryFiles(root: "Content", texts: files)
    options.themes = MemoryFiles(root: "Themes")
    options.memory = publication
    options.acceptsRemovals = acceptsRemovals
    let outcome = BuildPlan(options: options).run()
    return (outcome, publication.output)
  }

  @Test("A build in memory makes the files of a build into a folder")
  func makesTheSameFilesAsOnADisk() async throws {
    let folder = try TemporaryFolder(Sites.small)
    var options = BuildPlan.Options()
    options.content = DiskFiles(root: folder.place("Content"))
    options.themes = MemoryFiles(root: "Themes")
    options.output = folder.place("Output")
    options.publishing = PublishingOptions(durable: false)
    let onDisk = BuildPlan(options: options).run()
    let (outcome, output) = await build(files())
    #expect(outcome.report?.written == onDisk.report?.written)
    #expect(try output.files.mapValues { Data($0) } == folder.tree("Output"))
  }

  @Test("A build in memory keeps the units that nothing changed, and shows all of a new output or nothing")
  func keepsUnits() async throws {
    var files = files()
    let (first, output) = await build(files)
    #expect(first.report?.written == output.files.count)
    let (second, _) = await build(files, after: output)
    #expect(second.report?.unchanged == output.files.count && second.report?.written == 0)

    files["movements/new.json"] = #"[{"name": "A", "amount": 1}]"#
    let (third, more) = await build(files, after: output)
    #expect(third.report?.removed == 0)
    #expect(more.files.count > output.files.count && more.files["reports/new/index.html"] != nil)
    let (_, whole) = await build(files)
    #expect(more.files == whole.files)

    files["movements/new.json"] = "[{"
    let (failed, standing) = await build(files, after: more)
    #expect(failed.report == nil && failed.hasErrors)
    #expect(standing.files == more.files)

    files["movements/new.json"] = nil
    let (refused, all) = await build(files, after: more)
    #expect(refused.diagnostics.filter { $0.severity == .error }.map(\.id) == ["ledger.removed"])
    #expect(all.files == more.files)
    let (_, less) = await build(files, after: more, acceptsRemovals: true)
    #expect(less.files == output.files)
  }
}
