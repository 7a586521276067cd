import ArgumentParser
import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenPublishing

/// The options of every command.
struct CommonOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Folder with menus, movements and pages.", valueName: "dir"))
  var content = "Content"

  @Option(help: ArgumentHelp("Folder with themes (default: Themes, if it exists).", valueName: "dir"))
  var themes: String?

  @Option(help: ArgumentHelp("Theme to use instead of the one in site.yaml.", valueName: "name"))
  var theme: String?

  @Option(help: ArgumentHelp("Folder to write site/ and reports/ to.", valueName: "dir"))
  var output = "Output"

  @Option(
    help: ArgumentHelp("Date to use as today. Without it, pages don't depend on the date.", valueName: "yyyy-mm-dd"))
  var date: String?

  @Flag(help: "Print only errors.")
  var quiet = false

  @Flag(help: "Print every diagnostic and each step.")
  var verbose = false

  @Option(help: ArgumentHelp("Format of errors and warnings: text, json or github.", valueName: "format"))
  var diagnostics = DiagnosticFormat.text

  @Option(help: ArgumentHelp("Largest file to read, in bytes or with a unit: 64M, 2G.", valueName: "size"))
  var maxFileSize: FileSize?

  @Option(
    help: ArgumentHelp(
      "Folder for resized photographs and copies of sources (default: menugen in the user's cache).", valueName: "dir"))
  var cache: String?

  @Flag(help: "Follow symbolic links that lead out of the content or themes folder.")
  var followLinks = false

  mutating func validate() throws {
    let folders = [("output", output, "Output"), ("content", content, "Content"), ("cache", cache ?? "-", ".cache")]
    for (option, path, example) in folders where path.isEmpty {
      throw ValidationError(
        "--\(option) is empty: name a folder, such as --\(option) \(example), or omit the option")
    }
    if let date, CalendarDate(date) == nil || date.utf8.count != 10 {
      throw ValidationError("'\(date)' is not a date: write --date YYYY-MM-DD, such as --date 2026-03-02")
    }
  }

  var console: Console { Console(format: diagnostics, isQuiet: quiet, isVerbose: verbose) }
  var links: LinkPolicy { followLinks ? .anywhere : .within }
  /// Prints log lines with `--verbose`.
  var log: @Sendable (String) -> Void { { [console] line in console.log(line) } }
  var today: CalendarDate? { date.flatMap { CalendarDate($0) } }
}

// MARK: - The output folder

extension CommonOptions {
  /// Rejects an output folder that would mix content and output, or private and public output.
  func validateOutput() throws {
    if let overlap = FolderOverlap(of: output, with: content) {
      let problem =
        switch overlap {
        case .same: "is the content folder"
        case .inside: "is inside the content folder \(content)"
        case .around: "contains the content folder \(content)"
        }
      throw ValidationError("--output \(output) \(problem): choose another folder, such as --output Output")
    }
    if let folder = OwnedFolders.folder(around: output) {
      throw ValidationError(
        "--output \(output) is inside \(folder), part of another output folder, which would publish private "
          + "reports: choose a folder outside, such as --output Output")
    }
  }

  /// Why files can't be written to a folder: it would mix them with content or with what is published; `nil` if they can.
  func placeProblem(of folder: String) -> String? {
    for (words, path) in [("content", content), ("themes", themes ?? "Themes"), ("output", output)] {
      switch FolderOverlap(of: folder, with: path) {
      case .same: return "is the \(words) folder"
      case .inside where path == output: continue
      case .inside: return "is inside the \(words) folder \(path)"
      case .around: return "contains the \(words) folder \(path)"
      case nil: continue
      }
    }
    let owned = OwnedFolders.folder(around: folder, in: output) ?? OwnedFolders.folder(around: folder)
    return owned.map { "is inside the output folder \($0)" }
  }
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
