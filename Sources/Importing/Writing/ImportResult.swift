package import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax
package import MenugenText

/// What an import found, and what it writes.
package struct ImportResult: ~Copyable {
  let target: ImportTarget
  let store: StatementStore
  let matching: Matching
  private let rules: ImportRules
  let balances: ImportedBalances?
  private let sources: [String]
  /// The number of the rule that matched, by entry; 0 for none.
  private var ruleNumbers: [Int32] = []
  /// The added entries, in the order of days.
  private var order: [Int] = []
  package private(set) var addedCount = 0
  package private(set) var presentCount = 0
  package private(set) var bookedCount = 0
  package private(set) var conflictCount = 0
  package private(set) var diagnostics: [Diagnostic]

  init(
    _ target: ImportTarget, _ store: consuming StatementStore, _ matching: Matching, _ rules: ImportRules,
    _ balances: ImportedBalances?, sources: [String]
  ) {
    (self.target, self.matching, self.rules, self.balances, self.sources) = (target, matching, rules, balances, sources)
    diagnostics = store.diagnostics
    ruleNumbers = [Int32](repeating: 0, count: store.entries.count)
    order = Self.order(store, matching)
    for (place, outcome) in matching.outcomes.enumerated() {
      switch outcome {
      case .added: addedCount += 1
      case .present: presentCount += 1
      case .booked:
        bookedCount += 1
        presentCount += 1
      case .conflict(let row):
        conflictCount += 1
        diagnostics.append(Self.conflict(store.entries[place], matching.index.rows[row], store))
      }
    }
    if !rules.rules.isEmpty {
      for place in order {
        let entry = store.entries[place]
        let texts = store.texts.span
        let rule = rules.match(
          name: texts[entry.name.bytes], note: texts[entry.note.bytes], reference: texts[entry.reference.bytes],
          account: store.accountName(entry.account), entry.minorUnits, entry.currency)
        if let rule { ruleNumbers[place] = Int32(rule + 1) }
      }
    }
    self.store = store
  }

  /// The added entries by day; within a document from the earlier to the later, also if it lists the latest first.
  private static func order(_ store: borrowing StatementStore, _ matching: Matching) -> [Int] {
    var order: [Int] = []
    var start = 0
    let entries = store.entries
    // The balances of a table show its order, also on a single day.
    let reversed = Set(store.statements.filter(\.isReversed).map(\.document))
    while start < entries.count {
      var end = start
      while end < entries.count, entries[end].document == entries[start].document { end += 1 }
      let (first, last) = (entries[start], entries[end - 1])
      let isDescending = first.date > last.date || first.date == last.date && reversed.contains(first.document)
      for offset in 0..<end - start {
        let place = isDescending ? end - 1 - offset : start + offset
        if case .added = matching.outcomes[place] { order.append(place) }
      }
      start = end
    }
    let isSorted = zip(order, order.dropFirst()).allSatisfy { entries[$0].date <= entries[$1].date }
    if isSorted { return order }
    return order.enumerated().sorted {
      (entries[$0.element].date, $0.offset) < (entries[$1.element].date, $1.offset)
    }.map(\.element)
  }

  private static func conflict(
    _ entry: StatementEntry, _ row: LedgerRow, _ store: borrowing StatementStore
  ) -> Diagnostic {
    func text(_ date: CalendarDate?, _ units: Int64, _ currency: Currency) -> String {
      "\(decimalText(units, exponent: currency.exponent)) \(currency.code) on \(date?.iso ?? "no day")"
    }
    let place = SourceLocation(
      file: store.documents[Int(entry.document)].path, line: Int(entry.line), column: 1, endColumn: 2,
      excerpt: SourceExcerpt(text: store.text(entry.name)))
    return Diagnostic(
      .importConflict(
        store.text(entry.reference), ledger: text(row.date, row.minorUnits, row.currency),
        statement: text(entry.date, entry.minorUnits, entry.currency)), at: .line(place))
  }

  private func rule(_ place: Int) -> ImportRules.Rule? {
    ruleNumbers[place] > 0 ? rules.rules[Int(ruleNumbers[place]) - 1] : nil
  }

  private func movement(_ place: Int) -> NewMovement? {
    guard case .added(let id) = matching.outcomes[place] else { return nil }
    let rule = rule(place)
    return NewMovement(
      id: id, entry: store.entries[place], ownID: matching.ownIDs[place], name: rule?.name, category: rule?.category,
      isTransfer: rule?.isTransfer ?? false, vat: rule?.vat, tags: rule?.tags ?? [])
  }
}

// MARK: - Files

extension ImportResult {
  /// Returns the files to write, with their paths below the content folder; each is complete by itself.
  package func files() -> Checked<[(path: String, bytes: [UInt8])]> {
    var written = replacedFiles()
    var diagnostics: [Diagnostic] = []
    if target.isFile {
      let known = written.first { $0.path == target.path }?.bytes ?? target.files.first?.file.bytes
      if addedCount > 0 {
        written.removeAll { $0.path == target.path }
        let extended = extended(known)
        if let problem = extended.problem {
          diagnostics.append(Diagnostic(problem, at: .file(target.path)))
        } else {
          written.append((target.path, extended.bytes))
        }
      }
      return Checked(written, diagnostics)
    }
    if target.isNew, addedCount > 0 { written.insert(("\(target.path)/" + ContentLayout.ledgerHead, head()), at: 0) }
    if let head = headWithOpenings { written.append(head) }
    if !target.isNew || addedCount > 0, let file = balances?.file { written.append(file) }
    if let first = order.first, let last = order.last {
      let path = target.newPath(store.entries[first].date.iso, store.entries[last].date.iso)
      var writer = MovementWriter(usedFields(), sources: sources)
      // Each row has about 100 bytes beside its texts.
      writer.reserve(order.count * 100 + store.texts.count)
      writer.writeHeader()
      for place in order { if let movement = movement(place) { writer.write(movement, store) } }
      written.append((path, writer.output))
    }
    return Checked(written, diagnostics)
  }

  /// The `ledger.yaml` of a new folder.
  private func head() -> [UInt8] {
    let name = target.path.split(separator: "/").last.map(String.init) ?? "bank"
    let currency = headCurrency
    let lines = ["name: \"\(name)\"", "currency: \(currency.code)"] + openingLines(in: currency)
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  /// The currency of a new `ledger.yaml`.
  var headCurrency: Currency { order.first.map { store.entries[$0].currency } ?? store.currency }

  /// The fields that any new movement has.
  private func usedFields() -> [MovementField] {
    var used: Set<MovementField> = [.id, .date, .name, .amount, .currency, .source]
    for place in order {
      let entry = store.entries[place]
      if entry.account >= 0 { used.insert(.account) }
      if !entry.category.isEmpty || rule(place)?.category != nil { used.insert(.category) }
      if rule(place)?.isTransfer == true { used.insert(.transfer) }
      if rule(place)?.vat != nil { used.insert(.vat) }
      if rule(place)?.tags.isEmpty == false { used.insert(.tags) }
      if !entry.reference.isEmpty { used.insert(.reference) }
      if !entry.note.isEmpty { used.insert(.note) }
      if entry.isPending || matching.ownIDs[place] != nil { used.insert(.status) }
    }
    return MovementField.allCases.filter(used.contains)
  }

  /// Adds rows to the bytes of a single file, which stay as they are.
  private func extended(_ known: [UInt8]?) -> (bytes: [UInt8], problem: DiagnosticMessage?) {
    let isJSON = FileFormat(path: target.path) == .ndjson
    var fields: [MovementField?] = usedFields()
    let firstEnd = known?.firstIndex(of: 0x0A) ?? 0
    let lineEnd = firstEnd > 0 && known?[firstEnd - 1] == 0x0D
    if !isJSON, let known, !known.isEmpty {
      var rows = TableRows(known, delimiter: UInt8(ascii: ","))
      guard rows.next() else { return (known, nil) }
      let names = rows.cells.indices.map { rows.text($0).lowercased() }
      let missing = fields.compactMap { $0 }.filter { !names.contains($0.rawValue) && $0 != .currency }
      guard missing.isEmpty else {
        let list = missing.map(\.rawValue).joined(separator: ",")
        return (
          known,
          .importTarget(
            "the table has no column for: \(list)", hint: "add the columns to its header: ,\(list)")
        )
      }
      fields = names.map { MovementField(rawValue: $0) }
    }
    var writer = MovementWriter(fields, isJSON: isJSON, lineEnd: lineEnd ? "\r\n" : "\n", sources: sources)
    if let known, !known.isEmpty {
      writer.append(known)
      if known.last != 0x0A { writer.append(lineEnd ? [0x0D, 0x0A] : [0x0A]) }
    } else if !isJSON {
      writer.writeHeader()
    }
    for place in order { if let movement = movement(place) { writer.write(movement, store) } }
    return (writer.output, nil)
  }

  /// The files with pending movements that are now booked, in which only their values change.
  private func replacedFiles() -> [(path: String, bytes: [UInt8])] {
    var edits: [Int: [(range: Range<Int>, text: String)]] = [:]
    for (place, outcome) in matching.outcomes.enumerated() {
      guard case .booked(let index) = outcome else { continue }
      let (pending, entry) = (matching.index.pending[index], store.entries[place])
      let amount = decimalText(entry.minorUnits, exponent: entry.currency.exponent)
      var source = sourceText(sources[Int(entry.document)], entry.line)
      if let id = matching.bookedIDs[index] { source += " \(id.text)" }
      let values: [(Range<Int>?, String)] = [
        (pending.date, entry.date.iso), (pending.amount, amount), (pending.status, "booked"), (pending.source, source),
      ]
      edits[pending.file, default: []] += values.compactMap { range, text in range.map { ($0, text) } }
    }
    return edits.sorted { $0.key < $1.key }.map { number, edits in
      let (path, file) = target.files[number]
      let needsQuotes = FileFormat(path: path) != .csv
      var bytes: [UInt8] = []
      var place = 0
      for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
        bytes += file.bytes[place..<edit.range.lowerBound]
        let isQuoted = edit.text.contains { $0 == "," || $0 == "\"" } || needsQuotes
        bytes += Array((isQuoted ? "\"\(edit.text)\"" : edit.text).utf8)
        place = edit.range.upperBound
      }
      return (path, bytes + file.bytes[place...])
    }
  }
}

// MARK: - Lists

extension ImportResult {
  /// Lists every entry and what becomes of it.
  package func list(to output: inout ByteBuffer) {
    var width = (amount: 0, name: 0)
    for entry in store.entries {
      width.amount = max(width.amount, decimalText(entry.minorUnits, exponent: entry.currency.exponent).utf8.count)
      width.name = max(width.name, min(40, Int(entry.name.count)))
    }
    for (place, outcome) in matching.outcomes.enumerated() {
      let word =
        switch outcome {
        case .added: "add     "
        case .present: "already "
        case .booked: "booked  "
        case .conflict: "conflict"
        }
      let entry = store.entries[place]
      let amount = decimalText(entry.minorUnits, exponent: entry.currency.exponent)
      output.append("\(word)  \(entry.date.iso)  ")
      output.append(repeating: 0x20, count: width.amount - amount.utf8.count)
      output.append("\(amount) \(entry.currency.code)  \(name(of: entry))")
      if entry.isPending { output.append("  (pending)") }
      if case .added = outcome, let rule = rule(place) {
        output.append("  -> \(rule.category ?? rule.name ?? "")")
      }
      output.append("\n")
    }
  }

  private func name(of entry: StatementEntry) -> String { String(store.text(entry.name).prefix(60)) }

  /// Explains which rule matched which movements, and counts the names that none matched.
  package func explain(to output: inout ByteBuffer) {
    for place in order {
      guard let rule = rule(place) else { continue }
      let entry = store.entries[place]
      output.append("\(entry.date.iso)  \(name(of: entry)): rule \(rule.number) (\(rule.description))")
      if let category = rule.category { output.append(" gives category \(category)") }
      if let name = rule.name { output.append("\(rule.category == nil ? " gives" : ",") name \(name)") }
      output.append("\n")
    }
    var counts: [String: Int] = [:]
    for place in order where ruleNumbers[place] == 0 { counts[store.text(store.entries[place].name), default: 0] += 1 }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    if !sorted.isEmpty { output.append("no rule matches:\n") }
    for (name, count) in sorted.prefix(20) { output.append("  \(count) x \(name.isEmpty ? "(no name)" : name)\n") }
    if sorted.count > 20 { output.append("  and \(sorted.count - 20) other names\n") }
  }
}
