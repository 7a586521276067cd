import ArgumentParser
import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenImporting
import MenugenParsers
import MenugenText

/// `menugen import`: adds the entries of bank statements to a ledger.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Add bank statements to a ledger.",
    discussion: """
      Reads CAMT, MT940, OFX, QIF and CSV files, also in ZIP archives. Detects the format by the content.
      Adds what the ledger lacks. Writes nothing if a statement conflicts with the ledger or doesn't add up.
      """)

  @Argument(help: ArgumentHelp("Statements to import.", valueName: "file"))
  var files: [String]

  @Option(
    help: ArgumentHelp("Ledger below Content/: a folder such as movements/bank, or a CSV file.", valueName: "ledger"))
  var into: String

  @Option(help: ArgumentHelp("Mapping of a CSV file: a name, or a YAML file.", valueName: "name"))
  var map: String?

  @Option(help: ArgumentHelp("Save the detected mapping in imports.yaml.", valueName: "name"))
  var saveMap: String?

  @Option(help: ArgumentHelp("Account of the movements in the ledger.", valueName: "name"))
  var account: String?

  @Option(help: ArgumentHelp("Order of ambiguous dates: dmy, mdy or ymd.", valueName: "order"))
  var dateOrder: DateOrder?

  @Option(help: ArgumentHelp("Decimal mark of ambiguous amounts: , or .", valueName: "mark"))
  var decimalMark: String?

  @Flag(help: "Keep the ledger's movements in a conflict.")
  var keep = false

  @Flag(help: "Import statements that don't add up.")
  var unbalanced = false

  @Flag(help: "List what would be added, without writing.")
  var dryRun = false

  @Flag(help: "Show which rule matches each movement, and which names none matches.")
  var explain = false

  @ArgumentParser.OptionGroup var common: CommonOptions

  mutating func validate() throws {
    if let decimalMark, decimalMark != ",", decimalMark != "." {
      throw ValidationError("'\(decimalMark)' is not a decimal mark: write --decimal-mark , or --decimal-mark .")
    }
    for (option, value) in [("account", account), ("map", map), ("save-map", saveMap)] where value?.isEmpty == true {
      throw ValidationError("--\(option) is empty: give a name, or omit the option")
    }
  }

  func run() throws {
    StandardStream.prepare()
    do {
      let outcome = try ImportRun(command: self).run()
      common.console.report(outcome.diagnostics)
      if let output = outcome.output { try common.console.print(output) }
      common.console.printLine(outcome.summary)
      if outcome.failed { throw Exit.contentErrors }
    } catch let error as FileError {
      common.console.report([error.diagnostic])
      throw Exit.fileErrors
    }
  }
}

extension DateOrder: ExpressibleByArgument {}
