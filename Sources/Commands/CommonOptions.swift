import ArgumentParser
import MenugenDiagnostics
import MenugenDomain
import MenugenFiles

/// The options of every command.
struct CommonOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The folder of menus, movements and pages.", valueName: "dir"))
  var content = "Content"

  @Option(help: ArgumentHelp("The folder of themes (default: Themes, where there is one).", valueName: "dir"))
  var themes: String?

  @Option(help: ArgumentHelp("The theme, in place of the one in site.yaml.", valueName: "name"))
  var theme: String?

  @Option(help: ArgumentHelp("Where site/ and reports/ are written.", valueName: "dir"))
  var output = "Output"

  @Option(
    help: ArgumentHelp("The day that counts as today. Without it nothing depends on the day.", valueName: "yyyy-mm-dd"))
  var date: String?

  @Flag(help: "Print errors only.")
  var quiet = false

  @Flag(help: "Print every diagnostic, and what is done.")
  var verbose = false

  @Option(help: ArgumentHelp("How errors and warnings are printed: text, json or github.", valueName: "format"))
  var diagnostics = DiagnosticFormat.text

  @Option(help: ArgumentHelp("The largest file that is read, in bytes or as 64M, 2G.", valueName: "size"))
  var maxFileSize: FileSize?

  @Flag(help: "Follow links in the content and in themes that lead out of their folder.")
  var followLinks = false

  mutating func validate() throws {
    for (option, path) in [("output", output), ("content", content)] where path.isEmpty {
      throw ValidationError(
        "--\(option) names no folder: write --\(option) \(option == "output" ? "Output" : "Content"), or leave it out")
    }
    if let date, CalendarDate(date) == nil || date.utf8.count != 10 {
      throw ValidationError("'\(date)' is no day of the calendar: write --date 2026-03-02")
    }
  }

  var console: Console { Console(format: diagnostics, isQuiet: quiet, isVerbose: verbose) }
  var links: LinkPolicy { followLinks ? .anywhere : .within }
  /// Prints log lines with `--verbose`.
  var log: @Sendable (String) -> Void { { [console] line in console.tell(line) } }
  var today: CalendarDate? { date.flatMap { CalendarDate($0) } }
}

extension DiagnosticFormat: ExpressibleByArgument {}

/// A number of bytes: `1000`, `64M`, `2G`.
struct FileSize: ExpressibleByArgument {
  let bytes: Int

  init?(argument: String) {
    let units: [Character: Int] = ["K": 1 << 10, "M": 1 << 20, "G": 1 << 30]
    let unit = argument.last.flatMap { units[Character($0.uppercased())] }
    guard let number = Int(unit == nil ? argument[...] : argument.dropLast()), number > 0 else { return nil }
    let (bytes, overflow) = number.multipliedReportingOverflow(by: unit ?? 1)
    guard !overflow else { return nil }
    self.bytes = bytes
  }
}
