public import ArgumentParser
import MenugenFiles
import MenugenSiteBuilder

/// The command line: `menugen build`, `merge`, `serve`, `check`, `report`, `publish`, `import`, `init`,
/// `diff`, `schema`, `theme`.
public struct Menugen: ParsableCommand {
  /// The name, help and subcommands.
  public static let configuration = CommandConfiguration(
    commandName: "menugen",
    abstract: "Build a website and reports from menus and ledgers.",
    discussion: """
      Content/ holds menus and ledgers as JSON, YAML or CSV, and pages as Markdown.
      To create a small site to start from, run `menugen init mysite`.
      """,
    version: menugenVersion,
    subcommands: [
      BuildCommand.self, MergeCommand.self, ServeCommand.self, CheckCommand.self, ReportCommand.self,
      PublishCommand.self,
      ImportCommand.self, InitCommand.self, DiffCommand.self, SchemaCommand.self, ThemeCommand.self,
    ])

  /// Creates a command without arguments.
  public init() {}

  /// Runs the command with the program's arguments. Exits on an error, like `main`.
  ///
  /// Parses a valid command directly, in a third of the time it takes to try all commands. `main` handles help and
  /// usage errors.
  public static func run() {
    guard let arguments = programArguments() else {
      exit(withError: ValidationError("can't read the command line: is /proc mounted?"))
    }
    // `parseAsRoot` returns another command for `--help`, which wouldn't print the program's name.
    let type = configuration.subcommands.first { $0.configuration.commandName == arguments.first }
    guard let type, var command = try? type.parseAsRoot(Array(arguments.dropFirst())),
      Swift.type(of: command) == type
    else { return main(arguments) }
    do { try command.run() } catch { exit(withError: error) }
  }
}
