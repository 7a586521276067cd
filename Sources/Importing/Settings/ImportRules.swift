package import MenugenDiagnostics
package import MenugenDomain
import MenugenSyntax
import MenugenText

/// The rules of `rules.yaml`: the first that matches a movement gives it a category or a name.
package struct ImportRules: Sendable {
  package private(set) var rules: [Rule] = []

  package init() {}

  /// A rule: all of its conditions must match.
  package struct Rule: Sendable {
    /// From 1.
    var number: Int
    /// Any of these texts is part of the name, note or reference; without case.
    var texts: [[UInt8]] = []
    /// Any of these patterns matches the whole name or note; `*` is any text, `?` any character.
    var patterns: [[UInt8]] = []
    var account: String?
    /// The least and the greatest amount, as written.
    var amounts: (least: String?, greatest: String?)?
    var category: String?
    var name: String?
    var isTransfer = false
    /// As written: `7 %` or `none`.
    var vat: String?
    var tags: [String] = []
    /// The rule's conditions, for explanations.
    var description = ""
  }

  /// Parses `rules.yaml`: a list of rules, or an object with `rules`.
  package static func parse(_ file: SourceFile) -> Checked<ImportRules> {
    var parser = RulesParser(reporter: Reporter(file))
    let tree = readYAML(file)
    parser.reporter.append(tree.diagnostics)
    if let value = tree.value { parser.read(value) }
    var rules = ImportRules()
    rules.rules = parser.rules
    return Checked(rules, parser.reporter.diagnostics)
  }

  /// What the first rule that matches gives a movement.
  package struct Effect: Sendable, Hashable {
    package let category: String?
    package let isTransfer: Bool
  }

  /// Returns what the rules give a movement of a ledger; `nil` if none matches.
  package func effect(
    name: String, note: String?, reference: String?, account: String?, _ money: Money
  ) -> Effect? {
    let (note, reference) = (note ?? "", reference ?? "")
    let place = match(
      name: name.utf8.span, note: note.utf8.span, reference: reference.utf8.span, account: account,
      money.minorUnits, money.currency)
    return place.map { Effect(category: rules[$0].category, isTransfer: rules[$0].isTransfer) }
  }

  /// Returns the index of the first rule that matches.
  func match(
    name: Span<UInt8>, note: Span<UInt8>, reference: Span<UInt8>, account: String?, _ minorUnits: Int64,
    _ currency: Currency
  ) -> Int? {
    if rules.isEmpty { return nil }
    let (name, note, reference) = (folded(name), folded(note), folded(reference))
    return rules.firstIndex { rule in
      if let wanted = rule.account, !isWithin(account, wanted) { return false }
      if let amounts = rule.amounts, !isWithin(minorUnits, currency, amounts) { return false }
      if !rule.texts.isEmpty,
        !rule.texts.contains(where: { contains(name, $0) || contains(note, $0) || contains(reference, $0) })
      {
        return false
      }
      return rule.patterns.isEmpty || rule.patterns.contains { glob($0, name) || glob($0, note) }
    }
  }

  private func isWithin(_ account: String?, _ wanted: String) -> Bool {
    guard let account else { return false }
    return account == wanted || account.hasPrefix(wanted + "/")
  }

  private func isWithin(
    _ minorUnits: Int64, _ currency: Currency, _ amounts: (least: String?, greatest: String?)
  ) -> Bool {
    func units(_ text: String) -> Int64? {
      (try? WrittenAmount(text.utf8.span, mark: .point, currency: currency))?.minorUnits
    }
    if let least = amounts.least { guard let units = units(least), minorUnits >= units else { return false } }
    if let greatest = amounts.greatest { guard let units = units(greatest), minorUnits <= units else { return false } }
    return true
  }
}

private struct RulesParser {
  var rules: [ImportRules.Rule] = []
  var reporter: Reporter

  private static let keys = ["text", "pattern", "account", "amount", "category", "name", "transfer", "vat", "tags"]

  mutating func read(_ value: Value) {
    if value.isNull { return }
    let list = value.kind == .object ? value.member("rules") ?? value : value
    guard list.kind == .array else {
      return report("rules.yaml is not a list of rules", hint: "write - {text: grocer, category: costs}", list.range)
    }
    for element in list.elements { read(rule: element) }
  }

  private mutating func read(rule value: Value) {
    var rule = ImportRules.Rule(number: rules.count + 1)
    var conditions: [String] = []
    for (key, value) in value.members where !value.isNull {
      if key.text == "transfer" {
        readTransfer(value, &rule)
        continue
      }
      if key.text == "vat" {
        readVAT(value, &rule)
        continue
      }
      let words = (value.kind == .array ? value.elements.compactMap(\.written) : value.written.map { [$0] } ?? [])
        .filter { !$0.isEmpty }
      if words.isEmpty {
        report("'\(key.text)' of a rule is empty", hint: "write a text, or omit the key", value.range)
      }
      switch key.text {
      case "text": rule.texts = words.map { folded($0.utf8.span) }
      case "pattern": rule.patterns = words.map { folded($0.utf8.span) }
      case "account": rule.account = words.first
      case "amount": readAmount(words.first ?? "", value.range, &rule)
      case "category": rule.category = words.first
      case "name": rule.name = words.first
      case "tags": rule.tags = words.flatMap { $0.split(separator: ";").map(trimmed) }.filter { !$0.isEmpty }
      default:
        let nearest = nearestName(to: key.text, among: Self.keys)
        report(
          "unknown key '\(key.text)' in a rule",
          hint: nearest.map { "write \($0)" } ?? "write one of: \(Self.keys.joined(separator: ", "))", key.range)
      }
      if !["category", "name", "tags"].contains(key.text) {
        conditions.append("\(key.text) '\(words.joined(separator: "' or '"))'")
      }
    }
    rule.description = conditions.joined(separator: " and ")
    if conditions.isEmpty {
      report("a rule has no condition", hint: "write text, pattern, account or amount", value.range)
    } else if rule.category == nil, rule.name == nil, !rule.isTransfer, rule.vat == nil, rule.tags.isEmpty {
      report("a rule has no effect", hint: "write category, name, transfer, vat or tags", value.range)
    }
    if rule.isTransfer, rule.vat.flatMap(WrittenVAT.init)?.rate != nil {
      report("a rule has both transfer and vat", hint: "remove one: a transfer has no VAT", value.range)
    }
    rules.append(rule)
  }

  private mutating func readTransfer(_ value: Value, _ rule: inout ImportRules.Rule) {
    guard let flag = value.bool() else {
      return report("'transfer' of a rule is not true or false", hint: "write transfer: true", value.range)
    }
    rule.isTransfer = flag
  }

  private mutating func readVAT(_ value: Value, _ rule: inout ImportRules.Rule) {
    if let text = value.digits, let meant = VATRate(fraction: text) {
      return report(
        "'vat' of a rule is \(text), which may be \(text) % or \(meant.decimal) %", hint: "write \(meant.decimal) %",
        value.range)
    }
    guard let text = value.digits, WrittenVAT(written: text) != nil else {
      return report("'vat' of a rule is not a percentage", hint: "write 7 % or 5.5 %, or none without VAT", value.range)
    }
    rule.vat = text
  }

  /// Reads `12.50`, `10..20`, `..-100` or `0..`.
  private mutating func readAmount(_ text: String, _ range: Range<Int>, _ rule: inout ImportRules.Rule) {
    let parts = text.split(separator: "..", maxSplits: 1, omittingEmptySubsequences: false).map {
      String($0.filter { $0 != " " })
    }
    let ends = parts.count == 1 ? [parts[0], parts[0]] : parts
    let isRead = ends.allSatisfy { end in
      end.isEmpty || (try? WrittenAmount(end.utf8.span, mark: .point, currency: .usd)) != nil
    }
    guard isRead, parts.count <= 2, ends.contains(where: { !$0.isEmpty }) else {
      return report("'\(text)' is not a range of amounts", hint: "write 12.50, 10..20, 100.. or ..-100", range)
    }
    rule.amounts = (ends[0].isEmpty ? nil : ends[0], ends[1].isEmpty ? nil : ends[1])
  }

  private mutating func report(_ what: String, hint: String, _ range: Range<Int>) {
    reporter.report(.invalidRule(what, hint: hint), at: range)
  }
}

// MARK: - Texts

private func trimmed(_ text: Substring) -> String {
  let text = text.drop { $0 == " " }
  return String(text.reversed().drop { $0 == " " }.reversed())
}

/// The bytes in lower case: ASCII and the letters of Latin-1.
private func folded(_ bytes: Span<UInt8>) -> [UInt8] {
  var text: [UInt8] = []
  text.reserveCapacity(bytes.count)
  var last: UInt8 = 0
  for index in 0..<bytes.count {
    var byte = bytes[index]
    if byte &- UInt8(ascii: "A") < 26 || last == 0xC3 && (0x80...0x9E).contains(byte) && byte != 0x97 { byte += 0x20 }
    text.append(byte)
    last = byte
  }
  return text
}

private func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
  guard let first = part.first, text.count >= part.count else { return false }
  for start in 0...(text.count - part.count) where text[start] == first {
    if text.span[start..<start + part.count].elementsEqual(part.span) { return true }
  }
  return false
}

/// Whether a pattern matches a whole text, in time proportional to the product of their lengths.
private func glob(_ pattern: [UInt8], _ text: [UInt8]) -> Bool {
  var (place, index) = (0, 0)
  var star: (pattern: Int, text: Int)?
  while index < text.count {
    if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
      star = (place + 1, index)
      place += 1
    } else if place < pattern.count, pattern[place] == text[index] || pattern[place] == UInt8(ascii: "?") {
      place += 1
      index += 1
      // `?` is a whole character.
      if pattern[place - 1] == UInt8(ascii: "?") {
        while index < text.count, text[index] & 0xC0 == 0x80 { index += 1 }
      }
    } else if let last = star {
      (place, index) = (last.pattern, last.text + 1)
      star = (last.pattern, last.text + 1)
    } else {
      return false
    }
  }
  while place < pattern.count, pattern[place] == UInt8(ascii: "*") { place += 1 }
  return place == pattern.count
}
