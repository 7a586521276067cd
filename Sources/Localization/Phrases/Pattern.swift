import MenugenDomain
package import MenugenText

/// A phrase with placeholders: `from {price}`.
///
/// Parsed once, so that filling it in only appends.
package struct Pattern: Sendable {
  private enum Part: Sendable {
    case literal(String)
    case place(String)
  }

  private let parts: [Part]

  package init(_ text: String) {
    var parts: [Part] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex { parts.append(.literal(String(rest[..<open]))) }
      parts.append(.place(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(.literal(String(rest))) }
    self.parts = parts
  }

  /// The names of the placeholders, in order.
  package var places: [String] {
    parts.compactMap { part in if case .place(let name) = part { name } else { nil } }
  }

  /// The phrase with its only placeholder filled in.
  package func callAsFunction(_ name: String, _ value: String) -> String {
    String.written { output in write(name, to: &output) { $0.append(value) } }
  }

  /// Writes the phrase; `write` writes the value of its only placeholder.
  package func write(_ name: String, to output: inout ByteBuffer, _ write: (inout ByteBuffer) -> Void) {
    parts.forEachInPlace { part in
      switch part {
      case .literal(let literal): output.append(literal)
      case .place(name): write(&output)
      case .place(let other): output.append("{\(other)}")
      }
    }
  }

  /// The phrase with its placeholders filled in; those without a value are left as written.
  package func callAsFunction(_ values: KeyValuePairs<String, String>) -> String {
    String.written { output in
      parts.forEachInPlace { part in
        switch part {
        case .literal(let literal): output.append(literal)
        case .place(let name): output.append(values.first { $0.key == name }?.value ?? "{\(name)}")
        }
      }
    }
  }
}

/// A phrase that depends on a number: `1 dish`, `2 dishes`.
package struct PluralPattern: Sendable {
  private let rules: PluralRules
  private let forms: [PluralRules.Category: Pattern]
  private let other: Pattern

  init(_ phrase: String, in table: PhraseTable) {
    rules = PluralRules(for: table.language)
    var forms: [PluralRules.Category: Pattern] = [:]
    for category in PluralRules.Category.allCases {
      forms[category] = table["\(phrase).\(category.rawValue)"].map(Pattern.init)
    }
    self.forms = forms
    other = forms[.other] ?? Pattern(table[phrase] ?? "{count} \(phrase)")
  }

  /// The form for `count`, where `text` replaces `{count}`.
  package func callAsFunction(_ count: Int, text: String) -> String {
    (forms[rules.category(of: count)] ?? other)(["count": text])
  }
}
