public import ArgumentParser

/// The version of the program; pages made by another one are made anew.
let menugenVersion = "0.1.0"

/// The command line: `menugen build`, `check`, `report`, `init`.
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
    subcommands: [BuildCommand.self, CheckCommand.self, ReportCommand.self, InitCommand.self])

  /// A command with nothing set.
  public init() {}
}
