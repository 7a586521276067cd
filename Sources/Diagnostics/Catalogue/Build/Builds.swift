/// The site as a whole.
extension DiagnosticMessage {
  package static func duplicateSite(_ other: String) -> Self {
    .error("site.twice", "duplicate site settings, also in \(other)", hint: "keep only one of the files")
  }

  package static var noBaseURL: Self {
    .note(
      "site.no-base-url", "the site has no baseURL, so it has no canonical links and no sitemap",
      hint: "add its address, such as baseURL: https://example.com/")
  }

  package static func duplicatePage(of other: String, in language: String) -> Self {
    .error(
      "page.duplicate", "duplicate page: \(other) is the same page in '\(language)'",
      hint: "keep only one of them, or rename one")
  }

  package static func priceJump(_ item: String, from old: String, to new: String) -> Self {
    .warning(
      "price.jump", "price of '\(item)' is \(new), but was \(old) in the last build",
      hint: "correct it; if it is right, build once without --strict")
  }
}

/// Ledgers and their reports.
extension DiagnosticMessage {
  package static func reservedLedgerID(_ id: String) -> Self {
    .error(
      "ledger.reserved-id", "a private ledger can't have the id '\(id)', which is reserved in reports/",
      hint: "give it another id, such as \(id.prefix { $0 != "." })-ledger")
  }

  package static func remoteMovements(of ledger: String) -> Self {
    .error(
      "report.no-movements", "the movements of '\(ledger)' can't be read from their source",
      hint: "correct what the warning says, or wait until the source is back")
  }

  package static func undatedMovements(_ count: Int) -> Self {
    .note(
      "report.undated",
      count == 1 ? "1 movement has no date and is left out" : "\(count) movements have no date and are left out",
      hint: "omit --from and --to, or give \(count == 1 ? "it a date" : "them dates")")
  }

  package static func consolidatedCurrencies(_ ledger: String, _ code: String, other: String, _ known: String) -> Self {
    .error(
      "report.currencies", "ledger '\(ledger)' is in \(code), but '\(other)' is in \(known)",
      hint: "name ledgers of one currency: amounts of different currencies are never added")
  }

  /// - Parameters:
  ///   - key: `income` or `rollover`.
  ///   - ledger: The ledger whose budget has it.
  package static func consolidatedBudgets(
    _ category: String, _ key: String, in ledger: String, not other: String
  ) -> Self {
    .error(
      "report.budgets",
      "the budget of '\(category)' differs: it has \(key): true in '\(ledger)', but not in '\(other)'",
      hint: "write income and rollover alike in all ledgers, or report on each")
  }

  package static func unmarkedTransfers(_ count: Int) -> Self {
    .warning(
      "report.unmarked-transfers",
      "\(count) \(count == 1 ? "pair of movements" : "pairs of movements") may be transfers between these ledgers, but "
        + "\(count == 1 ? "counts" : "count") as income and expense",
      hint: "list them with menugen report transfers, and write transfer: true in both movements of a pair")
  }

  package static func forecastEndsEarly(_ end: String, start: String) -> Self {
    .error(
      "report.forecast-days", "the forecast ends on \(end), before it begins on \(start)",
      hint: "write a later --to, or an earlier --date")
  }

  package static var noLedger: Self {
    .error("ledger.unnamed", "there is no ledger to report on", hint: "put one under movements/")
  }

  package static func unnamedLedger(of ids: [String]) -> Self {
    .error(
      "ledger.unnamed", "there are several ledgers to report on", hint: "name one: \(ids.joined(separator: ", "))")
  }

  package static func unknownLedger(_ name: String) -> Self {
    .error("ledger.unknown", "unknown ledger '\(name)'", hint: "write the id of a ledger: its report's folder")
  }

  package static func unknownLedger(_ name: String, nearest: String?, among ids: [String]) -> Self {
    .error(
      "ledger.unknown", "unknown ledger '\(name)'",
      hint: nearest.map { "did you mean '\($0)'?" }
        ?? (ids.isEmpty ? "put one under movements/" : "name one: \(ids.joined(separator: ", "))"))
  }

  /// - Parameter ledger: The id of a ledger, for the example.
  package static func unknownSection(_ name: String, nearest: String, ledger: String?) -> Self {
    .error(
      "report.unknown-section", "'\(name)' is neither a section of the report nor a ledger",
      hint: "did you mean '\(nearest)'? Write menugen report \(nearest)\(ledger.map { " \($0)" } ?? "")")
  }

  package static func sectionAndLedger(_ name: String) -> Self {
    .note(
      "report.section-name", "'\(name)' is a section of the report, and there is a ledger of that name",
      hint: "write movements/\(name) for the ledger")
  }

  /// Why a section of a report has nothing to show.
  package enum EmptySection: String {
    case noCategory = "write \"category\" in the movements, such as \"category\": \"costs/produce\""
    case noAccount = "write \"account\" in the movements, such as \"account\": \"assets/bank\""
    case noTag = "write \"tags\" in the movements, such as \"tags\": [\"wedding\"]"
    case noDate = "write \"date\" in the movements, such as \"date\": \"2026-03-02\""
    case noPeriods = "choose days or a length with movements in two periods in a row, such as --by quarter"
    case noVAT = "write \"vat\" in movements or for categories, such as \"vat\": {\"sales/food\": \"7 %\"}"
    case noReceipt = "movement names a receipt: write, for example, \"receipt\": \"receipts/2026-03-02.pdf\""
    case noRecurrence =
      "choose a later day with --to; a movement recurs that has come three times every week, month, quarter or year"
    case noBalance = "select whole accounts: omit --category, --search and --amount"
    case noItem =
      "write \"item\" and \"quantity\" in movements, such as \"item\": \"dinner/marinara\", \"quantity\": 31"
    case noBudget = "write \"budget\" in the ledger, such as \"budget\": {\"costs/produce\": \"500.00\"}"
    case budgetsLeftOut = "select whole periods of all accounts, since budgets limit more than what is selected"
  }

  package static func emptySection(_ section: String, _ reason: EmptySection) -> Self {
    .note("report.empty-section", "the report has nothing in its section '\(section)'", hint: reason.rawValue)
  }

  /// - Parameter kind: `category`, `account` or `tag`.
  package static func unknownSelection(_ kind: String, _ name: String, nearest: String?) -> Self {
    .error(
      "report.unknown-name", "no movement has the \(kind) '\(name)'",
      hint: nearest.map { "did you mean '\($0)'?" })
  }

  package static var noPublishedMenu: Self {
    .error(
      "diff.not-a-menu", "not a published menu of version 2",
      hint: "name a content folder, a menu file, or a menu.json that this version of menugen wrote")
  }
}
