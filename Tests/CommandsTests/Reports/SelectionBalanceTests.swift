import Foundation
import Testing

/// In reports of any selection, balances are those of accounts with all their movements.
@Suite struct SelectionBalanceTests {
  /// The options of a selection, and the remaining movements.
  private struct Selection {
    var options: [String] = []
    var from, to: String?
    var account: String?
    /// Whether a category or a text selects some of an account's movements.
    var isPart = false

    init(of ledger: RandomLedger, _ random: inout SplitMix64) {
      func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
      if chance(2) { from = "2026-0\(Int.random(in: 1...3, using: &random))-11" }
      if chance(2) { to = "2026-0\(Int.random(in: 3...4, using: &random))-12" }
      if chance(2), let account = ledger.accounts.randomElement(using: &random) {
        let parts = account.split(separator: "/")
        self.account = parts.prefix(Int.random(in: 1...parts.count, using: &random)).joined(separator: "/")
      }
      let parts: [(String, String?)] = [
        ("--category", chance(3) ? ledger.categories.randomElement(using: &random) : nil),
        ("--search", chance(3) ? "n\(Int.random(in: 0...3, using: &random))" : nil),
      ]
      for (name, value) in parts {
        guard let value else { continue }
        options += [name, value]
        isPart = true
      }
      for (name, value) in [("--from", from), ("--to", to), ("--account", account)] {
        if let value { options += [name, value] }
      }
    }

    var owner: RandomLedger.Owner { account.map { .tree($0) } ?? .all }
    /// The day before the first.
    var eve: String? { from.map { $0.dropLast(2) + "10" } }
    /// The last day; if undated movements are excluded, one after all days.
    var end: String? { to ?? (from == nil ? nil : "2026-12-31") }
  }

  @Test("A report of a part of the movements has no balances, and every balance is the account's")
  func hasTrueBalancesAlone() throws {
    var random = SplitMix64(state: 4)
    let ledgers = (0..<36).map { RandomLedger(seed: $0) }
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: ledgers.enumerated().map { ("Content/movements/l\($0).json", $1.json) }))
    var (checked, parts) = (0, 0)
    for (place, ledger) in ledgers.enumerated() {
      let selection = Selection(of: ledger, &random)
      let name = "l\(place) \(selection.options.joined(separator: " "))"
      func report(_ format: String) throws -> String {
        let run = try launchReport(["l\(place)", "--format", format] + selection.options, in: folder)
        #expect(run.status == 0, "\(name): \(run.errors)")
        return run.output
      }
      let html = try report("html").replacing(#/<style>.*?</style>/#.dotMatchesNewlines(), with: "")
      let (text, json, csv) = (try report("text"), try report("json"), try report("csv"))
      if selection.isPart {
        parts += 1
        for form in [html, text, json] {
          let words = form.matches(of: #/balance\b|opening|closing/#.ignoresCase()).map { String($0.0) }
          #expect(words == [], "\(name)")
        }
        #expect(try rows(csv).allSatisfy { $0["balance"] == "" }, "\(name)")
        try checkRunningTotals(csv, html, text, name)
        continue
      }
      for form in [try ReportForm(json: json), ReportForm(html: html), ReportForm(text: text)] {
        checked += check(form, ledger, selection, name)
      }
      checked += checkFrame(html, ledger, selection, name)
      let balances = ledger.balances.mapValues(amount)
      for row in try rows(csv) { #expect(row["balance"] == balances[row["id"] ?? ""], "\(name): \(row)") }
    }
    #expect(parts > 8 && checked > 500)
  }

  @Test("A report of an account has the balances that one of all accounts has for it")
  func accountKeepsBalances() throws {
    let ledgers = (0..<24).map { RandomLedger(seed: $0) }
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: ledgers.enumerated().map { ("Content/movements/l\($0).json", $1.json) }))
    var random = SplitMix64(state: 9)
    var checked = 0
    for (place, ledger) in ledgers.enumerated() {
      let days = [[], ["--from", "2026-02-11"], ["--to", "2026-03-12"]].randomElement(using: &random) ?? []
      let whole = try forms(["l\(place)"] + days, in: folder)
      for account in ledger.accounts {
        let name = "l\(place) \(days) \(account)"
        for (form, whole) in zip(try forms(["l\(place)", "--account", account] + days, in: folder), whole) {
          #expect(balances(form, of: account) == balances(whole, of: account), "\(name)")
          let hasBalances = whole.figures.keys.contains { $0.hasPrefix("total ") && $0.hasSuffix(" closing") }
          for figure in form.figures.keys where figure.hasPrefix("total ") && figure.hasSuffix(" total") {
            let closing = figure.dropLast("total".count) + "closing"
            #expect((form.figures[String(closing)] != nil) == hasBalances, "\(name): \(closing)")
            checked += hasBalances ? 1 : 0
          }
        }
      }
    }
    #expect(checked > 50)
  }

  private func forms(_ arguments: [String], in folder: TemporaryFolder) throws -> [ReportForm] {
    func report(_ format: String) throws -> String {
      let run = try launchReport(arguments + ["--format", format], in: folder)
      #expect(run.status == 0, "\(arguments): \(run.errors)")
      return run.output
    }
    return [
      try ReportForm(json: report("json")), ReportForm(text: try report("text")),
    ]
  }

  /// The balances of an account including its descendants, by figure name.
  private func balances(_ form: ReportForm, of account: String) -> [String: String] {
    form.figures.filter { name, _ in
      let words = name.split(separator: " ")
      guard words.first == "account", ["opening", "closing"].contains(words.last) else { return false }
      return words[1] == account || words[1].hasPrefix("\(account)/")
    }
  }

  private func launchReport(_ arguments: [String], in folder: TemporaryFolder) throws -> Run {
    let words = (["menugen", "report", "--quiet"] + arguments).map { "'\($0)'" }
    return try shell(words.joined(separator: " "), in: folder.path)
  }

  /// Compares a format's balances with those of the whole ledger.
  ///
  /// - Returns: The number of balances.
  private func check(
    _ form: ReportForm, _ ledger: RandomLedger, _ selection: Selection, _ name: String
  ) -> Int {
    var count = 0
    for (figure, value) in form.figures {
      let words = figure.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      guard let field = words.last, ["opening", "closing", "balance"].contains(field) else { continue }
      let (kind, currency) = (words[0], words[words.count - 2])
      var known: Int?
      switch kind {
      case "total": known = self.known(field, selection.owner, words[1], ledger, selection)
      case "account":
        let owner: RandomLedger.Owner =
          words[1] == "(none)"
          ? .own(nil) : words[1].hasSuffix("/(none)") ? .own(String(words[1].dropLast(7))) : .tree(words[1])
        known = self.known(field, owner, currency, ledger, selection)
      case "period":
        let isDated = words[1] != "undated"
        let day: String? = isDated && field == "closing" ? "\(words[1])-31" : nil
        if field == "closing" {
          let end = [day, selection.end].compactMap(\.self).min()
          known = ledger.balance(of: selection.owner, in: currency, until: end)
        } else if isDated {
          let first = max("\(words[1])-00", selection.from ?? "")
          known = ledger.balance(
            of: selection.owner, in: currency, until: first == selection.from ? selection.eve : first)
        } else {
          known = ledger.balance(of: selection.owner, in: currency, until: "2026-12-31")
        }
      case "register":
        let shown = words[1].isEmpty ? ledger.accounts.count == 1 ? ledger.accounts.first : nil : words[1]
        let rows = ledger.rows(of: .own(shown), in: words[2]).filter { row in
          guard let day = row.date else { return selection.from == nil && selection.to == nil }
          return selection.from.map { $0 <= day } ?? true && selection.to.map { $0 >= day } ?? true
        }
        known = Int(words[3]).flatMap { rows.indices.contains($0 - 1) ? ledger.balances["id\(rows[$0 - 1].id)"] : nil }
      default: break
      }
      #expect(known.map(amount) == value, "\(name): \(figure) is \(value)")
      count += 1
    }
    return count
  }

  private func known(
    _ field: String, _ owner: RandomLedger.Owner, _ currency: String, _ ledger: RandomLedger, _ selection: Selection
  ) -> Int {
    if field == "closing" { return ledger.balance(of: owner, in: currency, until: selection.end) }
    guard let eve = selection.eve else { return ledger.opening(of: owner, in: currency) }
    return ledger.balance(of: owner, in: currency, until: eve)
  }

  /// The ASCII form of a figure without its currency, as `-3.33`.
  private func digits(_ figure: some StringProtocol) -> String {
    String(figure).replacing("\u{2212}", with: "-").filter { "-0123456789.".contains($0) }
  }

  /// Checks what a page has above and below its register, and below its charts.
  private func checkFrame(
    _ html: String, _ ledger: RandomLedger, _ selection: Selection, _ name: String
  ) -> Int {
    var count = 0
    for row in html.matches(of: #/<tr class="carried" data-row="(opening|closing)"[^>]*>(.*?)</tr>/#) {
      let cells = String(row.2).replacing("<wbr>", with: "").matches(of: #/<td[^>]*>([^<]*)</td>/#).map { String($0.1) }
      let figure = cells.last ?? ""
      let currency = figure.contains("$") ? "USD" : "EUR"
      let known = known(String(row.1), selection.owner, currency, ledger, selection)
      #expect(digits(figure) == amount(known), "\(name): \(row.0)")
      if let account = selection.account, ledger.accounts.count > 1 {
        #expect(cells.contains(account) && !cells.contains("Total"), "\(name): \(row.0)")
      }
      count += 1
    }
    for words in html.matches(of: #/Opening ([^ ]+), closing ([^ ]+);/#) {
      let currency = words.1.contains("$") ? "USD" : "EUR"
      let opening = known("opening", selection.owner, currency, ledger, selection)
      let closing = ledger.balance(of: selection.owner, in: currency, until: selection.end ?? "2026-12-31")
      for (text, known) in [(words.1, opening), (words.2, closing)] {
        #expect(digits(text) == amount(known), "\(name): \(words.0)")
      }
      count += 2
    }
    return count
  }

  /// The running totals of the page and the text equal the sums of the CSV.
  private func checkRunningTotals(_ csv: String, _ html: String, _ text: String, _ name: String) throws {
    let sums = try rows(csv).map { ($0["currency"] ?? "", $0["sum"] ?? "") }
    for form in [ReportForm(html: html), ReportForm(text: text)] {
      var places: [String: Int] = [:]
      for (currency, sum) in sums {
        places[currency, default: 0] += 1
        #expect(form.figures["running \(currency) \(places[currency] ?? 0)"] == sum, "\(name)")
      }
      #expect(form.figures.keys.count { $0.hasPrefix("running ") } == sums.count, "\(name)")
    }
  }

  private func rows(_ csv: String) throws -> [[String: String]] {
    let lines = csv.split(separator: "\r\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let names = try #require(lines.first)
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(names, $0)) }
  }
}
