import ArgumentParser
import MenugenDiagnostics
import MenugenFiles
import MenugenRenderers
import MenugenText

/// `menugen theme`: what a theme of one's own needs.
struct ThemeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "theme", abstract: "Make a theme, or list what its templates can show.",
    subcommands: [ThemeNewCommand.self, ThemeFieldsCommand.self])
}

/// `menugen theme new`: creates a theme that changes nothing yet.
struct ThemeNewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Create a theme to start from.",
    discussion: "Writes files with comments, which change nothing yet. Never overwrites a theme.")

  @Argument(help: "The theme's name, for the key theme in site.yaml.")
  var name: String

  @Option(help: ArgumentHelp("Folder with themes.", valueName: "dir"))
  var themes = "Themes"

  @Flag(help: "Print only errors.")
  var quiet = false

  func validate() throws {
    if idFault(name) != nil { throw ValidationError("'\(name)' is not the name of a folder: write one such as rosa") }
    if EmbeddedTheme(rawValue: name) != nil {
      throw ValidationError(
        "'\(name)' is the name of a theme in the program: write another name, such as rosa, for a theme over default; "
          + "to change \(name), make \(joinPath(themes, name)) with the files that differ")
    }
  }

  func run() throws {
    StandardStream.prepare()
    let console = Console(format: .text, isQuiet: quiet, isVerbose: false)
    let files = DiskFiles(root: themes)
    do {
      if files.exists(name) {
        console.report([Diagnostic(.themeExists(name), at: .file(joinPath(themes, name)))])
        throw Exit.contentErrors
      }
      for (path, text) in starterTheme { try files.write(Array(text.utf8), to: joinPath(name, path)) }
      console.printLine("Created \(joinPath(themes, name)). Now write theme: \(name) in Content/site.yaml.")
    } catch let error as FileError {
      console.report([error.diagnostic])
      throw Exit.fileErrors
    }
  }
}

/// `menugen theme fields`: lists every template, partial and field.
struct ThemeFieldsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fields", abstract: "List every template, partial and field of themes.")

  func run() throws {
    StandardStream.prepare()
    var output = ByteBuffer()
    ThemeFields().writeText(to: &output)
    do {
      try Console(format: .text, isQuiet: false, isVerbose: false).print(output)
    } catch {
      Console(format: .text, isQuiet: false, isVerbose: false).report([error.diagnostic])
      throw Exit.fileErrors
    }
  }
}
