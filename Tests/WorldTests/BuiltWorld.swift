import ArgumentParser
import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenPublishing

@testable import MenugenCommands
@testable import MenugenSiteBuilder

/// The result of building a world in memory.
struct BuiltWorld {
  let world: World
  let outcome: BuildPlan.Outcome
  let output: MemoryOutput
  /// Every file by its path in the output folder.
  let files: [String: [UInt8]]
  /// The exit code of `menugen build`.
  let exitCode: Int32

  /// Whether the output has all content of the world.
  var isWhole: Bool { exitCode == 0 && outcome.report != nil }

  init(_ world: World, after previous: MemoryOutput = MemoryOutput()) async {
    let publication = MemoryPublication(after: previous)
    var options = world.options
    options.memory = publication
    // Edits may remove anything.
    options.acceptsRemovals = true
    self.world = world
    outcome = BuildPlan(options: options).run()
    output = publication.output
    files = output.files
    do {
      try outcome.exit(isStrict: world.isStrict)
      exitCode = 0
    } catch {
      exitCode = (error as? ExitCode)?.rawValue ?? -1
    }
  }

  /// The diagnostics as lines, in printing order.
  var diagnostics: [String] {
    outcome.diagnostics.map { "\($0.file ?? ""): \($0.place) \($0.severity): \($0.message) [\($0.id)]" }.sorted()
  }
}

extension World {
  var options: BuildPlan.Options {
    var options = BuildPlan.Options()
    options.content = MemoryFiles(root: "Content", tree("Content"))
    options.themes = MemoryFiles(root: "Themes", tree("Themes"))
    options.today = today.flatMap { CalendarDate($0) }
    options.isStrict = isStrict
    options.keepsGoing = keepsGoing
    return options
  }
}
