import ArgumentParser
import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenImporting
import MenugenPipeline
import MenugenSiteBuilder
import MenugenText
import MenugenVerification

/// `menugen report`: prints a ledger's report without building a site.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Print a ledger's report or a section of it, or verify the published reports.",
    discussion: """
      Sections: summary, register, categories, matrix, budget, cash-flow, compare, accounts, payees, tags, vat,
      dishes, missing-receipts, month-ends, forecast, transfers, all (the default).
      A ledger named like a section is movements/NAME.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, csv, json, html }

  @Argument(help: "Section of the report. May be omitted, so that a ledger comes first.")
  var section: String?

  @Argument(help: "Id of the ledger; several with text or json. Optional if there is only one ledger.")
  var ledger: [String] = []

  @Option(
    help: ArgumentHelp(
      "Days to include: last-month, 2026-Q1, 2026-03..2026-05, fiscal-year, …", valueName: "period"))
  var period: String?

  @Option(
    help: ArgumentHelp("Days to compare those of --period with: last-year, 2025-Q1, …", valueName: "period"))
  var compare: String?

  @Option(help: ArgumentHelp("First day to include.", valueName: "yyyy-mm-dd"))
  var from: ReportDay?

  @Option(help: ArgumentHelp("Last day to include.", valueName: "yyyy-mm-dd"))
  var to: ReportDay?

  @Option(help: "Include only this account and its subaccounts.")
  var account: String?

  @Option(parsing: .singleValue, help: "Include only this category and its subcategories. May be repeated.")
  var category: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Leave out this category and its subcategories. May be repeated.", valueName: "category"))
  var excludeCategory: [String] = []

  @Option(
    help: ArgumentHelp(
      "Include only movements with this text in the name, note, reference, item or id.", valueName: "text"))
  var search: String?

  @Option(help: ArgumentHelp("Include only movements with this tag. Repeat it for movements with any of several."))
  var tag: [String] = []

  @Option(
    help: ArgumentHelp(
      "Include only movements of this amount, in or out: 49.90, 10..20, 10.., ..20.", valueName: "range"))
  var amount: String?

  @Option(
    help: ArgumentHelp("Length of a period: week, month, quarter or year. (default: month)", valueName: "period"))
  var by: PeriodLength?

  @Option(
    help: ArgumentHelp(
      "Order of rows: date, newest, amount, name, category, account or count.", valueName: "key"))
  var sort: RowOrder?

  @Option(help: ArgumentHelp("Largest number of rows of a table.", valueName: "number"))
  var limit: Int?

  @Option(help: ArgumentHelp("Levels of categories and accounts to show.", valueName: "number"))
  var depth: Int?

  @Option(help: ArgumentHelp("Width of text, in cells. (default: the terminal's)", valueName: "number"))
  var width: Int?

  @Option(help: "Output format: text, csv, json or html. (default: text)")
  var format: Format?

  @Flag(
    help:
      "List the names of movements without a category by frequency, with the categories that rules.yaml has for them.")
  var uncategorised = false

  @Flag(help: "Report on the named ledgers, or on all, as one. They must have the same currency.")
  var consolidate = false

  @Flag(help: "Compare the reports in the output folder with the content, and report differences.")
  var verify = false

  @Option(
    help: ArgumentHelp(
      "Year of a year-end pack. A fiscal year is named by the year in which it begins.", valueName: "year"))
  var year: Int?

  @Option(
    help: ArgumentHelp(
      "Folder to write a year-end pack to: reports, tables for spreadsheets, receipts and checksums.",
      valueName: "dir"))
  var pack: String?

  @ArgumentParser.OptionGroup var common: CommonOptions
  @ArgumentParser.OptionGroup var remote: SourceOptions

  mutating func validate() throws {
    // An empty argument, such as a script's unset variable, must not select everything.
    let texts =
      [
        ("account", account), ("search", search), ("period", period), ("compare", compare), ("amount", amount),
      ]
      + category.map { ("category", Optional.some($0)) }
      + excludeCategory.map { ("exclude-category", Optional.some($0)) }
      + tag.map { ("tag", Optional.some($0)) }
    for (name, value) in texts {
      if let value, value.allSatisfy(\.isWhitespace) {
        throw ValidationError("--\(name) is empty: give a value, or omit the option")
      }
    }
    try validateDays()
    if let amount { _ = try amountRange(amount) }
    try validateRows()
    let (section, ledgers) = target
    if year != nil || pack != nil { return try validatePack() }
    if section == .forecast, from != nil || period != nil || by != nil {
      throw ValidationError(
        "a forecast begins after the last movement, or on --date, and ends with --to: omit --from, --period and --by")
    }
    if consolidate {
      if verify || uncategorised || section == .transfers || section == .missingReceipts {
        throw ValidationError(
          "--consolidate makes one report: omit --verify, --uncategorised and the sections transfers and missing-receipts"
        )
      }
      return
    }
    if section == .transfers {
      if format == .html || by != nil || depth != nil || verify || uncategorised {
        throw ValidationError(
          "transfers is a list of its own, as text, csv or json: omit --by, --depth, --verify and --uncategorised")
      }
      return
    }
    if let format, format == .csv || format == .html, ledgers.count > 1 {
      throw ValidationError("--format \(format.rawValue) has one ledger: name one, or choose text or json")
    }
    if uncategorised {
      if section != .all || verify || format == .html || sort != nil || by != nil || compare != nil {
        throw ValidationError(
          "--uncategorised is a list of its own, as text, csv or json: omit a section, --verify, --sort, --by and --compare"
        )
      }
    }
    guard verify else { return }
    if section != .all || !isUnselected || by != nil || format != nil {
      throw ValidationError(
        "--verify compares whole reports: omit a section and the options that select movements, periods, rows or a "
          + "format")
    }
    if ledgers.count > 1 { throw ValidationError("--verify compares one ledger or all: name at most one") }
  }

  func run() throws {
    StandardStream.prepare()
    let outcome = verify ? verifyReports() : pack.map { writePack($0) } ?? printReport()
    common.console.report(outcome.diagnostics)
    try outcome.exit(isStrict: false)
  }

  private func verifyReports() -> BuildPlan.Outcome {
    let outcome = ReportVerification(output: common.output, ledger: target.ledgers.first.map(ledgerID)).run(
      buildOptions)
    if !outcome.hasErrors {
      let count = outcome.ledgerCount
      common.console.printLine("\(count) \(count == 1 ? "ledger matches" : "ledgers match") the content")
    }
    return outcome
  }

  private func printReport() -> BuildPlan.Outcome {
    var outcome = BuildPlan.Outcome()
    do throws(BuildFailure) {
      let sources = try ReportSource.all(buildOptions, ledgers: target.ledgers, request, &outcome)
      if !sources.isEmpty {
        if uncategorised { return try printUncategorised(sources, outcome) }
        if target.section == .transfers {
          var output = ByteBuffer()
          TransferReport(sources: sources, limit: limit, width: width).write(format ?? .text, to: &output)
          try reading { () throws(FileError) in try common.console.print(output) }
          return outcome
        }
        try reading { () throws(FileError) in
          try ReportWriter(sources: sources, width: width, console: common.console).write(format ?? .text)
        }
      }
    } catch {
      outcome.add(error)
    }
    return outcome
  }

  private func printUncategorised(
    _ sources: [ReportSource], _ outcome: BuildPlan.Outcome
  ) throws(BuildFailure) -> BuildPlan.Outcome {
    var outcome = outcome
    var rules = ImportRules()
    let files = DiskFiles(root: common.content, links: common.links, separatesFolders: true)
    if files.exists(ContentLayout.rules) {
      let file = try reading { () throws(FileError) in
        try files.read(ContentLayout.rules, limit: common.maxFileSize?.bytes ?? FileLimit.content)
      }
      let shown = SourceFile(path: joinPath(common.content, ContentLayout.rules), bytes: file.bytes)
      let parsed = ImportRules.parse(shown)
      outcome.diagnostics += parsed.diagnostics
      rules = parsed.value
    }
    if outcome.hasErrors { return outcome }
    var output = ByteBuffer()
    UncategorisedReport(sources: sources, rules: rules, width: width).write(format ?? .text, to: &output)
    try reading { () throws(FileError) in try common.console.print(output) }
    return outcome
  }

  var buildOptions: BuildPlan.Options {
    var options = common.buildOptions
    options.sources = remote.sources(common)
    return options
  }
}

// MARK: - What is asked for

extension ReportCommand {
  /// The section and the ledgers. A first argument that isn't a section is a ledger.
  var target: (section: ReportSection, ledgers: [String]) {
    guard let section else { return (.all, ledger) }
    if let known = ReportSection(rawValue: section) { return (known, ledger) }
    return (.all, [section] + ledger)
  }

  var request: ReportRequest {
    var request = ReportRequest()
    request.selection = selection
    request.period = period.flatMap { try? NamedPeriod($0) }
    request.compared = compare.flatMap { try? NamedPeriod($0) }
    request.today = common.today ?? .today
    request.length = by ?? .month
    request.extract = ReportExtract(target.section, order: sort, limit: limit, depth: depth)
    request.mayNameSection = section.map { ReportSection(rawValue: $0) == nil } ?? false
    request.sectionName = target.section == .all ? nil : section
    request.isForAll = target.section == .transfers || consolidate
    request.isConsolidated = consolidate
    if target.section == .forecast {
      (request.forecastStart, request.forecastEnd) = (common.today, to?.date)
      request.selection.to = nil
    }
    return request
  }

  private var selection: LedgerSelection {
    var selection = LedgerSelection()
    selection.from = from?.date
    selection.to = to?.date
    selection.account = account
    selection.categories = category
    selection.excludedCategories = excludeCategory
    selection.search = search
    selection.tags = tag
    selection.amount = amount.flatMap { try? AmountRange($0) }
    return selection
  }

  /// Whether no option selects movements or rows.
  var isUnselected: Bool {
    selection.isWhole && period == nil && compare == nil && amount == nil && sort == nil && limit == nil && depth == nil
      && width == nil
  }

  private func validateDays() throws {
    if let from, let to, to.date < from.date {
      throw ValidationError("--to \(to.date.iso) is before --from \(from.date.iso)")
    }
    if let compare {
      try validate(compare, of: "compare")
      if period == nil, from == nil, to == nil {
        throw ValidationError("--compare needs days to compare with: add --period, such as --period this-year")
      }
      if !target.section.shows(.compare) {
        throw ValidationError("--compare is for the sections compare and all: name one of them")
      }
    }
    guard let period else { return }
    if from != nil || to != nil {
      throw ValidationError("--period \(period) gives both days: omit --from and --to")
    }
    try validate(period, of: "period")
  }

  private func validateRows() throws {
    for (name, value, range) in [
      ("limit", limit, 1...1_000_000_000), ("depth", depth, 1...64), ("width", width, 20...1_000),
    ] {
      if let value, !range.contains(value) {
        throw ValidationError(
          "--\(name) \(value) is out of range: write a number from \(range.lowerBound) to \(range.upperBound)")
      }
    }
    let section = target.section
    if let sort, !section.orders.contains(sort) {
      let known = section.orders.map(\.rawValue).joined(separator: ", ")
      throw ValidationError(
        known.isEmpty
          ? "the section \(section.rawValue) has no rows to sort: omit --sort"
          : "the section \(section.rawValue) can't be sorted by \(sort.rawValue): choose one of \(known)")
    }
  }
}

extension PeriodLength: ExpressibleByArgument {}
extension RowOrder: ExpressibleByArgument {}

/// A date in the form `2026-03-02`.
struct ReportDay: ExpressibleByArgument {
  let date: CalendarDate

  init?(argument: String) {
    guard argument.utf8.count == 10, let date = CalendarDate(argument) else { return nil }
    self.date = date
  }
}

extension CommonOptions {
  /// The options to read the content.
  var buildOptions: BuildPlan.Options {
    var options = BuildPlan.Options()
    options.content = DiskFiles(root: content, links: links, separatesFolders: true)
    options.themes = DiskFiles(root: themes ?? "Themes", links: links)
    options.needsThemes = themes != nil
    options.theme = theme
    options.today = today
    options.sizeLimit = maxFileSize?.bytes
    return options
  }
}
