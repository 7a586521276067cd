package import MenugenDiagnostics
import MenugenSyntax
import MenugenText

/// The contents of `imports.yaml`: names of accounts, and mappings of tables.
package struct ImportSettings: Sendable {
  /// The names in the ledger by the bank's names.
  package var accounts: [String: String] = [:]
  package var mappings: [TableMapping] = []

  package init() {}

  /// Parses `imports.yaml`, or a file with a single mapping.
  package static func parse(_ file: SourceFile) -> Checked<ImportSettings> {
    var parser = ImportSettingsParser(file)
    let tree = readYAML(file)
    parser.reporter.append(tree.diagnostics)
    if let value = tree.value { parser.read(value) }
    return Checked(parser.settings, parser.reporter.diagnostics)
  }

  /// Parses a file that is one mapping.
  package static func parseMapping(_ file: SourceFile, name: String) -> Checked<TableMapping?> {
    var parser = ImportSettingsParser(file)
    let tree = readYAML(file)
    parser.reporter.append(tree.diagnostics)
    let mapping = tree.value.map { parser.mapping(name, $0) }
    return Checked(parser.reporter.errorCount == 0 ? mapping : nil, parser.reporter.diagnostics)
  }
}

private struct ImportSettingsParser {
  var settings = ImportSettings()
  var reporter: Reporter

  init(_ file: SourceFile) { reporter = Reporter(file) }

  mutating func read(_ value: Value) {
    if value.isNull { return }
    for (key, value) in value.members {
      switch key.text {
      case "accounts":
        for (bank, name) in value.members { settings.accounts[bank.text] = name.string() }
      case "mappings":
        for (name, value) in value.members { settings.mappings.append(mapping(name.text, value)) }
      default:
        report("unknown key '\(key.text)' in imports.yaml", hint: "write accounts or mappings", at: key.range)
      }
    }
    if value.kind != .object {
      report("imports.yaml is not an object", hint: "write mappings: and below it a name for each", at: value.range)
    }
  }

  mutating func mapping(_ name: String, _ value: Value) -> TableMapping {
    var mapping = TableMapping(name, [ColumnRole: [String]]())
    for (key, value) in value.members where !value.isNull {
      if let role = ColumnRole(rawValue: key.text) {
        let columns = value.kind == .array ? value.elements.compactMap(\.written) : value.written.map { [$0] } ?? []
        if columns.isEmpty { report("'\(key.text)' names no column", hint: "write a column's name", at: value.range) }
        // A currency's code is no column.
        if role == .currency, let code = columns.first, code.utf8.count == 3, code == code.uppercased() {
          mapping.currency = code
        } else {
          mapping.columns[role] = columns
        }
        continue
      }
      readOption(key, value, &mapping)
    }
    if value.kind != .object {
      report("mapping '\(name)' is not an object", hint: "write a column for date and amount", at: value.range)
    } else if mapping.columns[.date] == nil
      || mapping.columns[.amount] == nil && mapping.columns[.debit] == nil && mapping.columns[.credit] == nil
    {
      report(
        "mapping '\(name)' has no date or no amount", hint: "write date: and amount:, or debit: and credit:",
        at: value.range)
    }
    return mapping
  }

  private mutating func readOption(_ key: Key, _ value: Value, _ mapping: inout TableMapping) {
    let words = value.kind == .array ? value.elements.compactMap(\.written) : value.written.map { [$0] } ?? []
    switch key.text {
    case "dateOrder":
      mapping.dateOrder = words.first.flatMap { DateOrder(rawValue: $0) }
      if mapping.dateOrder == nil { report("unknown dateOrder", hint: "write dmy, mdy or ymd", at: value.range) }
    case "decimalMark":
      mapping.decimalMark = words.first
      if words.first.flatMap({ DecimalMark($0) }) == nil {
        report("unknown decimalMark", hint: "write \",\" or \".\"", at: value.range)
      }
    case "inverted": mapping.isInverted = value.bool() ?? false
    case "pending": mapping.pendingStates = words
    case "ignored": mapping.ignoredStates = words
    default:
      let known = ColumnRole.allCases.map(\.rawValue) + ["dateOrder", "decimalMark", "inverted", "pending", "ignored"]
      let nearest = nearestName(to: key.text, among: known)
      report(
        "unknown key '\(key.text)' in a mapping",
        hint: nearest.map { "write \($0)" } ?? "write one of: \(known.joined(separator: ", "))", at: key.range)
    }
  }

  private mutating func report(_ what: String, hint: String, at range: Range<Int>) {
    reporter.report(.invalidImportSetting(what, hint: hint), at: range)
  }
}

extension Value {
  /// The text of a scalar, also of a number.
  var written: String? { string() ?? numberText }
}

// MARK: - Writing

extension TableMapping {
  /// The mapping in YAML, to be indented below `mappings:`.
  func yaml(named name: String) -> String {
    func quoted(_ text: String) -> String {
      "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
    func list(_ words: [String]) -> String {
      words.count == 1 ? quoted(words[0]) : "[\(words.map(quoted).joined(separator: ", "))]"
    }
    var lines = ["  \(quoted(name)):"]
    for role in ColumnRole.allCases {
      if let names = columns[role] { lines.append("    \(role.rawValue): \(list(names))") }
    }
    if columns[.currency] == nil, let currency { lines.append("    currency: \(currency)") }
    if let dateOrder { lines.append("    dateOrder: \(dateOrder.rawValue)") }
    if let decimalMark { lines.append("    decimalMark: \(quoted(decimalMark))") }
    if isInverted { lines.append("    inverted: true") }
    if !pendingStates.isEmpty { lines.append("    pending: \(list(pendingStates))") }
    if !ignoredStates.isEmpty { lines.append("    ignored: \(list(ignoredStates))") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Adds the mapping to the text of `imports.yaml`, whose other bytes stay; nil if that needs a person.
  package func added(named name: String, to text: String?) -> String? {
    guard let text, !text.isEmpty else { return "mappings:\n" + yaml(named: name) }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let place = lines.firstIndex(where: { $0.hasPrefix("mappings:") }) {
      guard lines[place].dropFirst(9).allSatisfy({ $0 == " " || $0 == "\r" }) else { return nil }
      lines.insert(String(yaml(named: name).dropLast()), at: place + 1)
      return lines.joined(separator: "\n")
    }
    return text + (text.hasSuffix("\n") ? "" : "\n") + "mappings:\n" + yaml(named: name)
  }
}
