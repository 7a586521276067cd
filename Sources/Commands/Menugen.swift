public import ArgumentParser
import MenugenFiles
import MenugenSiteBuilder

/// The command line: `menugen build`, `check`, `report`, `init`, `schema`.
public struct Menugen: AsyncParsableCommand {
  /// Name, words and commands.
  public static let configuration = CommandConfiguration(
    commandName: "menugen",
    abstract: "Turns menus and ledgers into a website and reports.",
    discussion: """
      Menus and ledgers are JSON or YAML under Content/, pages are Markdown.
      `menugen init mysite` makes a small site to start from.
      """,
    version: menugenVersion,
    subcommands: [BuildCommand.self, CheckCommand.self, ReportCommand.self, InitCommand.self, SchemaCommand.self])

  /// A command with nothing set.
  public init() {}

  /// Runs the command that the program was called with; like `main`, it ends the program where something is wrong.
  ///
  /// A command that is written rightly is read by itself: to look through all commands for it takes three times as long, a
  /// fifth of a build with nothing to do. Whatever else there is to say, of help or of what is written wrongly, `main` says.
  public static func run() async {
    guard let arguments = programArguments() else {
      exit(withError: ValidationError("the system doesn't say what menugen was called with: is /proc mounted?"))
    }
    let command = configuration.subcommands.first { $0.configuration.commandName == arguments.first }
    guard var command = try? command?.parseAsRoot(Array(arguments.dropFirst())) as? any AsyncParsableCommand else {
      return await main(arguments)
    }
    do { try await command.run() } catch { exit(withError: error) }
  }
}
