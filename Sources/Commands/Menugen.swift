public import ArgumentParser
import MenugenFiles
import MenugenSiteBuilder

/// The command line: `menugen build`, `check`, `report`, `init`, `schema`.
public struct Menugen: AsyncParsableCommand {
  /// The name, help and subcommands.
  public static let configuration = CommandConfiguration(
    commandName: "menugen",
    abstract: "Build a website and reports from menus and ledgers.",
    discussion: """
      Content/ holds menus and ledgers as JSON, YAML or CSV, and pages as Markdown.
      To create a small site to start from, run `menugen init mysite`.
      """,
    version: menugenVersion,
    subcommands: [BuildCommand.self, CheckCommand.self, ReportCommand.self, InitCommand.self, SchemaCommand.self])

  /// Creates a command without arguments.
  public init() {}

  /// Runs the command with the program's arguments. Exits on an error, like `main`.
  ///
  /// Parses a valid command directly, in a third of the time it takes to try all commands. `main` handles help and
  /// usage errors.
  public static func run() async {
    guard let arguments = programArguments() else {
      exit(withError: ValidationError("can't read the command line: is /proc mounted?"))
    }
    let command = configuration.subcommands.first { $0.configuration.commandName == arguments.first }
    guard var command = try? command?.parseAsRoot(Array(arguments.dropFirst())) as? any AsyncParsableCommand else {
      return await main(arguments)
    }
    do { try await command.run() } catch { exit(withError: error) }
  }
}
