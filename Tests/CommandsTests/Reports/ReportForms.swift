import Foundation
import Testing

/// A report's figures by names independent of the format: `category costs/food EUR in` is `-27.00`.
///
/// Zeros in a matrix and among the largest movements are omitted, as formats differ there.
struct ReportForm: Equatable {
  private(set) var figures: [String: String] = [:]

  mutating func set(_ name: String, _ value: String?, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let value, !value.isEmpty else { return }
    let isZero = value.allSatisfy { "0.".contains($0) }
    if isZero, name.hasPrefix("matrix ") || name.hasPrefix("largest ") { return }
    // A figure in several tables must be the same in all.
    if let known = figures[name], known != value {
      Issue.record("\(name) is \(known) and \(value)", sourceLocation: sourceLocation)
    }
    figures[name] = value
  }

  /// The differences from another format's figures.
  func differences(from other: ReportForm) -> [String] {
    Set(figures.keys).union(other.figures.keys).sorted().compactMap { name in
      let (mine, theirs) = (figures[name], other.figures[name])
      return mine == theirs ? nil : "\(name): \(mine ?? "–") and \(theirs ?? "–")"
    }
  }

  /// The figures whose names don't begin with a word.
  func without(_ word: Substring) -> ReportForm {
    var form = ReportForm()
    form.figures = figures.filter { $0.key.prefix { $0 != " " } != word }
    return form
  }

  /// The figures whose names begin with one of these words.
  func only(_ words: Set<Substring>) -> ReportForm {
    var form = ReportForm()
    form.figures = figures.filter { words.contains($0.key.prefix { $0 != " " }) }
    return form
  }
}

// MARK: - Text and HTML

/// A table read from text or HTML; rows of a tree are named by their paths.
struct ReadTable {
  var title: String
  var columns: [String]
  var rows: [[String]] = []
}

extension ReportForm {
  init(text: String) {
    self.init()
    var title = ""
    var block: [Substring] = []
    var tables: [ReadTable] = []
    for line in (text + "\n\n").split(separator: "\n", omittingEmptySubsequences: false) {
      if !line.isEmpty, line.allSatisfy({ $0 == "." }) {
        title = block.last.map(String.init) ?? ""
        block = []
      } else if line.isEmpty {
        if let table = ReadTable(title, textBlock: block) { tables.append(table) }
        block = []
      } else {
        block.append(line)
      }
    }
    for table in tables { add(table) }
    let facts = text.split(separator: "\n").first { $0.contains(" movement") }
    set("count", facts?.firstMatch(of: #/(\d+) movements?/#).map { String($0.1) })
  }

  init(html: String) {
    self.init()
    let tables = html.matches(
      of: #/<h2>([^<]*)</h2>|<caption>([^<]*)</caption>|<thead>(.*?)</thead>|<tr[^>]*>(.*?)</tr>/#
        .dotMatchesNewlines())
    addTotals(of: html)
    var table = ReadTable(title: "", columns: [])
    var path: [String] = []
    for part in tables {
      if let title = part.1 ?? part.2 {
        add(table)
        // A matrix has its currency as caption.
        table = ReadTable(title: part.2 == nil ? String(title) : "By period \(title)", columns: [])
      } else if let head = part.3 {
        table.columns = cells(head).map(\.text)
        table.rows = []
      } else if let row = part.4, !part.0.hasPrefix("<tr class=\"carried\""), !table.columns.isEmpty {
        let read = cells(row)
        path = Array(path.prefix(read[0].level)) + [read[0].text]
        let name = read[0].level > 0 ? path.joined(separator: "/") : read[0].text
        table.rows.append([name] + read.dropFirst().map(\.text))
      }
    }
    add(table)
    set("count", html.firstMatch(of: #/<span>(\d+) movements?<\/span>/#).map { String($0.1) })
  }

  /// Adds what a page's bills say, and the totals below its months.
  private mutating func addTotals(of html: String) {
    for bill in html.matches(of: #/<table class="bill">(.*?)</table>/#.dotMatchesNewlines()) {
      for row in bill.1.matches(of: #/<tr data-row="(\w+)".*?<td[^>]*>([^<]*)<\/td>/#.dotMatchesNewlines()) {
        guard let currency = currency(of: String(row.2)) else { continue }
        set("total \(currency) \(row.1)", digits(String(row.2)))
      }
    }
    for foot in html.matches(of: #/<table class="ledger months">.*?<tfoot>(.*?)</tfoot>/#.dotMatchesNewlines()) {
      for row in foot.1.matches(of: #/<tr>.*?>([^<]*)<\/td><\/tr>/#.dotMatchesNewlines()) {
        guard let currency = currency(of: String(row.1)) else { continue }
        set("total \(currency) total", digits(String(row.1)))
      }
    }
  }

  private mutating func add(_ table: ReadTable) {
    for row in table.rows where !(table.title == "By month" && row[0].hasPrefix("Total")) { add(row, of: table) }
    if table.title.hasPrefix("Comparison") {
      set("comparison before", month(table.columns[1]))
      set("comparison after", month(table.columns[2]))
    }
  }

  private mutating func add(_ row: [String], of table: ReadTable) {
    let named = Dictionary(zip(table.columns, row)) { $1 }
    let currency = row.reversed().lazy.compactMap(currency(of:)).first ?? "–"
    let name = row[0]
    func set(_ prefix: String, _ columns: [String: String]) {
      for (column, field) in columns { self.set("\(prefix) \(field)", named[column].map(digits)) }
    }
    let sums = [
      "Movements": "count", "Opening balance": "opening", "In": "in", "Out": "out", "Total": "total",
      "Closing balance": "closing", "Change": "change", "Transfers": "transfers",
    ]
    switch table.title.split(separator: " ").prefix(2).joined(separator: " ") {
    case "Totals": set("total \(name)", sums)
    case "Statistics": set("statistics \(name)", ["Movements": "count", "Average": "average"])
    case "Largest in": set("largest \(currency)", ["Largest in": "in", "Largest out": "out"])
    case "By category": set("category \(name) \(currency)", sums)
    case "By account": set("account \(name) \(currency)", sums)
    case let title where title == "By month" || title.hasPrefix("Cash flow"):
      set("period \(month(name)) \(currency)", sums)
    case let title where title.hasPrefix("Comparison"):
      set(
        "comparison \(name) \(currency)",
        [table.columns[1]: "before", table.columns[2]: "after", "Change": "change", "%": "percent"])
    case "By period":
      let code = table.title.split(separator: " ")[2]
      for (column, value) in zip(table.columns, row).dropFirst() {
        self.set("matrix \(name) \(code) \(month(column))", digits(value))
      }
    case "Budget":
      set("budget \(month(row[1])) \(name) \(currency)", ["Budget": "limit", "Spent": "spent", "Left": "left"])
    case "Budget ·":
      for (column, value) in zip(table.columns, row).dropFirst() where !value.isEmpty {
        self.set("budget \(month(column)) \(name) \(table.title.suffix(3)) left", digits(value))
      }
    // Of the page alone; MonthEndPageTests has its figures.
    case "Month ends": break
    case "VAT", "VAT EUR", "VAT USD":
      set(
        "vat \(month(row[0])) \(row[1]) \(currency)",
        [
          "Net in": "netIn", "Output VAT": "outputTax", "Net out": "netOut", "Input VAT": "inputTax",
          "VAT due": "taxDue",
        ])
    case "Converted EUR":
      set("converted \(name) \(row[1])", ["Rate": "rate", "Amount": "sum", "Converted": "converted"])
    case "Register":
      let account = named["Account"] ?? ""
      let key = "register \(account) \(currency)"
      let place = (1...).first { figures["\(key) \($0) amount"] == nil } ?? 0
      set("\(key) \(place)", ["Amount": "amount", "Balance": "balance"])
      if let running = named["Running total"] {
        let number = (1...).first { figures["running \(currency) \($0)"] == nil } ?? 0
        self.set("running \(currency) \(number)", digits(running))
      }
    default: Issue.record("nobody reads the table \(table.title)")
    }
  }
}

extension ReadTable {
  /// Titles on one or more lines, a line of dashes, rows.
  fileprivate init?(_ title: String, textBlock lines: [Substring]) {
    guard let rule = lines.firstIndex(where: { $0.allSatisfy { "- ".contains($0) } }) else { return nil }
    var ranges: [Range<Int>] = []
    for (place, mark) in lines[rule].enumerated() where mark == "-" {
      if ranges.last?.upperBound == place {
        ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<place + 1
      } else {
        ranges.append(place..<place + 1)
      }
    }
    func cells(_ line: Substring) -> [Substring] {
      let marks = Array(line)
      return ranges.map { Substring(marks[$0.clamped(to: 0..<marks.count)]) }
    }
    let heads = lines[..<rule].map { cells($0).map(trimmed) }
    self.init(
      title: title,
      columns: ranges.indices.map { column in
        heads.map { $0[column] }.filter { !$0.isEmpty }.joined(separator: " ")
      })
    var path: [String] = []
    // Text below a table isn't aligned with its columns.
    func isRow(_ line: Substring) -> Bool {
      !zip(line, lines[rule]).contains { mark, dash in dash == " " && mark != " " }
    }
    for line in lines[(rule + 1)...] where isRow(line) {
      let cells = cells(line)
      let depth = cells[0].prefix { $0 == " " }.count / 2
      path = Array(path.prefix(depth)) + [trimmed(cells[0])]
      rows.append([depth > 0 ? path.joined(separator: "/") : path[depth]] + cells.dropFirst().map(trimmed))
    }
  }
}

/// The text of a row's cells, and their depth.
private func cells(_ row: Substring) -> [(text: String, level: Int)] {
  row.matches(of: #/<t[hd]([^>]*)>(.*?)<\/t[hd]>/#.dotMatchesNewlines()).map { cell in
    let text = cell.2.replacing(#/<small>.*?<\/small>/#, with: "").replacing(#/<[^>]*>/#, with: "")
    let level = cell.1.firstMatch(of: #/level(\d)/#).flatMap { Int($0.1) }
    return (trimmed(Substring(text)), level ?? 0)
  }
}

private func trimmed(_ text: Substring) -> String { text.trimmingCharacters(in: .whitespaces) }

/// The digits of an amount or count, with a point and a sign: `-€1,234.50` is `-1234.50`.
private func digits(_ text: String) -> String {
  text.replacing("\u{2212}", with: "-").filter { "0123456789.-".contains($0) }
}

private func currency(of amount: String) -> String? {
  ["€": "EUR", "$": "USD", "¥": "JPY"].first { amount.contains($0.key) }?.value
}

/// `2026-01` for `January 2026` and `Jan 2026`, with or without a currency; other text is unchanged.
private func month(_ text: String) -> String {
  if text == "Not counted" { return "notCounted" }
  let words = text.prefix { $0 != "·" }.split(separator: " ")
  let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
  guard words.count == 2, let month = months.firstIndex(where: words[0].hasPrefix) else {
    return trimmed(text.prefix { $0 != "·" })
  }
  return "\(words[1])-\(month < 9 ? "0" : "")\(month + 1)"
}

// MARK: - JSON

extension ReportForm {
  init(json text: String) throws {
    self.init()
    let report = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    func objects(_ name: String) -> [String: [String: Any]] { report[name] as? [String: [String: Any]] ?? [:] }
    func amounts(_ name: String) -> [String: String] { report[name] as? [String: String] ?? [:] }
    set("count", (report["count"] as? Int).map(String.init))

    for (currency, sum) in amounts("byCurrency") { set("total \(currency) total", sum) }
    for (currency, sum) in amounts("openingBalance") { set("total \(currency) opening", sum) }
    for (currency, sum) in amounts("closingBalance") { set("total \(currency) closing", sum) }
    for (currency, figures) in objects("statistics") {
      for field in ["in", "out", "transfers"] { set("total \(currency) \(field)", figures[field] as? String) }
      set("statistics \(currency) average", figures["average"] as? String)
      set("statistics \(currency) count", (figures["count"] as? Int).map(String.init))
      set("largest \(currency) in", figures["largestIn"] as? String)
      set("largest \(currency) out", figures["largestOut"] as? String)
    }
    for (member, kind) in [
      ("categoryFigures", "category"), ("accountFigures", "account"), ("periodFigures", "period"),
    ] {
      for (key, figures) in objects(member) { add(figures, "\(kind) \(place(key))") }
    }
    addOlderMembers(objects, amounts)
    let comparison = report["comparison"] as? [String: Any] ?? [:]
    for field in ["before", "after"] { set("comparison \(field)", comparison[field] as? String) }
    for (key, figures) in comparison["byCategory"] as? [String: [String: Any]] ?? [:] {
      add(figures, "comparison \(place(key))")
    }
    for (key, figures) in comparison["byCurrency"] as? [String: [String: Any]] ?? [:] {
      add(figures, "comparison Total \(key)")
    }
    addConverted(report["converted"] as? [String: Any])
    for (key, rows) in report["register"] as? [String: [[String: Any]]] ?? [:] {
      let parts = key.split(separator: "|")
      let account = parts.count > 1 ? parts[0] : ""
      for (place, row) in rows.enumerated() {
        for field in ["amount", "balance"] {
          set("register \(account) \(parts[parts.count - 1]) \(place + 1) \(field)", row[field] as? String)
        }
      }
    }
  }

  /// Adds the figures of a path, and its own amounts if it has descendants.
  private mutating func add(_ figures: [String: Any], _ prefix: String) {
    for (field, value) in figures {
      if let own = value as? [String: Any] {
        let words = prefix.split(separator: " ")
        add(own, "\(words[0]) \(words[1])/(none) \(words[2])")
      } else {
        set("\(prefix) \(field)", value as? String ?? (value as? Int).map(String.init))
      }
    }
  }

  /// Adds the members of the first format version, which have the same figures under other names.
  private mutating func addOlderMembers(
    _ objects: (String) -> [String: [String: Any]], _ amounts: (String) -> [String: String]
  ) {
    for (member, kind) in [("categoryTree", "category"), ("accountTree", "account")] {
      for (key, sum) in amounts(member) { set("\(kind) \(place(key)) total", sum) }
    }
    for (member, kind) in [("byCategory", "category"), ("byAccount", "account")] {
      for (key, sum) in amounts(member) { set("\(own(key, kind, "total")) total", sum) }
    }
    for (key, figures) in objects("accountBalances") {
      for (field, value) in figures { set("\(own(key, "account", field)) \(field)", value as? String) }
    }
    for (key, figures) in objects("cashFlow") { add(figures, "period \(place(key))") }
    for length in ["Month", "Quarter", "Week", "Year"] {
      for (key, sum) in amounts("by\(length)CategoryTree") {
        let (period, rest) = split(key)
        set("matrix \(place(rest)) \(period)", sum)
      }
      for (key, sum) in amounts("by\(length)Category") {
        let (period, rest) = split(key)
        set("matrix \(ownPlace(rest)) \(period)", sum)
      }
    }
    // A matrix has totals of rows and columns.
    if figures.keys.contains(where: { $0.hasPrefix("matrix ") }) {
      for (name, value) in figures where name.hasSuffix(" total") {
        let words = name.split(separator: " ")
        if words[0] == "category" { set("matrix \(words[1]) \(words[2]) Total", value) }
        if words[0] == "period" { set("matrix Total \(words[2]) \(words[1])", value) }
        if words[0] == "total" { set("matrix Total \(words[1]) Total", value) }
      }
    }
    for (key, figures) in objects("budget") {
      let (period, rest) = split(key)
      for (field, value) in figures { set("budget \(period) \(place(rest)) \(field)", value as? String) }
    }
    for (key, figures) in objects("vat") {
      let (period, rest) = split(key)
      for (field, value) in figures { set("vat \(period) \(rate(rest)) \(field)", value as? String) }
    }
    for (key, figures) in objects("vatTotal") {
      for (field, value) in figures { set("vat Total \(rate(key)) \(field)", value as? String) }
    }
    for (key, figures) in objects("budgetTotal") {
      for (field, value) in figures { set("budget Total \(place(key)) \(field)", value as? String) }
    }
  }

  private mutating func addConverted(_ converted: [String: Any]?) {
    for part in converted?["parts"] as? [[String: String]] ?? [] {
      let prefix = "converted \(part["currency"] ?? "") \(part["date"] ?? "")"
      for field in ["sum", "rate", "converted"] { set("\(prefix) \(field)", part[field]) }
    }
    for part in converted?["missing"] as? [[String: Any]] ?? [] {
      let prefix = "converted \(part["currency"] ?? "") \(part["from"] ?? "undated")"
      set("\(prefix) sum", part["sum"] as? String)
    }
    set("converted Total  converted", converted?["total"] as? String)
  }

  /// `7% EUR` for `7|EUR`.
  private func rate(_ key: String) -> String {
    let (rate, currency) = split(key)
    let text = rate == "none" ? "without VAT" : rate == "total" ? "Total" : rate + "%"
    return "\(text) \(currency)"
  }

  /// `costs/food EUR` for `costs/food|EUR`; `(none)` without a name.
  private func place(_ key: String) -> String {
    let parts = key.split(separator: "|").map { $0.replacing(":", with: "/") }
    return parts.count > 1 ? parts.joined(separator: " ") : "(none) \(key)"
  }

  private func split(_ key: String) -> (String, String) {
    let mark = key.firstIndex(of: "|") ?? key.startIndex
    return (String(key[..<mark]), String(key[key.index(after: mark)...]))
  }

  /// The name of a path's own amounts: in a separate row if it has descendants.
  private func own(_ key: String, _ kind: String, _ field: String) -> String {
    let words = place(key).split(separator: " ")
    let own = "\(kind) \(words[0])/(none) \(words[1])"
    return figures["\(own) \(field)"] == nil ? "\(kind) \(place(key))" : own
  }

  private func ownPlace(_ key: String) -> String { String(own(key, "category", "total").dropFirst("category ".count)) }
}
