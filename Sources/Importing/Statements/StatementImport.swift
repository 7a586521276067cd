package import MenugenDiagnostics
import MenugenDomain
import MenugenText

/// An import: files of any format in, new and changed files of a ledger out. It reads and writes no disk.
package struct StatementImport: ~Copyable {
  private var store: StatementStore
  private let options: ReadingOptions
  /// The file's name and hash, for each file.
  private var files: [String] = []
  /// The layout of the last table, to be saved.
  package private(set) var mapping: TableMapping?
  private var hasAccount: Bool

  package init(_ options: ReadingOptions) {
    self.options = options
    store = StatementStore(
      currency: options.currency, accountName: options.account, accountNames: options.accountNames)
    hasAccount = options.account != nil
  }

  package var diagnostics: [Diagnostic] { store.diagnostics }
  package var hasErrors: Bool { store.diagnostics.contains { $0.severity == .error } }

  /// Reads a file. Rethrows what `input` throws, apart from faults of the format.
  ///
  /// - Parameter hash: Returns the file's hash, when all of it was read.
  package mutating func read(_ path: String, _ input: ByteInput, hash: () -> String) throws {
    files.append("")
    try read(Document(path: path, file: files.count - 1), input, depth: 0)
    // Read to the end, for the hash.
    while try input.next() != nil {}
    let name = path.split(separator: "/").last.map(String.init) ?? path
    files[files.count - 1] = "\(name.filter { $0 != " " }) \(hash().prefix(16))"
  }

  private mutating func read(_ document: Document, _ input: ByteInput, depth: Int) throws {
    store.begin(document)
    var format = "a statement"
    do {
      guard let head = try input.next() else { return store.report(.unknownStatement("the file is empty")) }
      let kind = StatementFormat.detect(head.span)
      format = kind.title
      switch kind {
      case .zip: try readArchive(document, input.preceded(by: head), depth: depth)
      case .camt:
        var reader = CAMTReader()
        try reader.read(input.preceded(by: head), into: &store)
        if store.hasInvalidText { throw FormatFault(reason: "it has bytes that are not UTF-8, which it declares") }
        guard reader.statementCount > 0 else { return store.report(.unknownStatement("XML without a statement")) }
        let omitted = reader.informationCount
        note(
          "CAMT, \(reader.statementCount) \(reader.statementCount == 1 ? "statement" : "statements")"
            + (omitted > 0 ? ", \(omitted) for information omitted" : ""))
      case .unknown(let detail): store.report(.unknownStatement(detail))
      case .text:
        guard let bytes = try input.preceded(by: head).rest(limit: options.sizeLimit) else {
          return store.report(.unknownStatement("a text of more than \(options.sizeLimit >> 20) MiB"))
        }
        try readText(bytes, &format)
      }
    } catch let fault as FormatFault {
      store.report(
        .damagedStatement(format, reason: fault.reason, hint: fault.hint), line: fault.line, excerpt: fault.excerpt)
    } catch let question as OpenQuestion {
      report(question, format)
    }
  }

  private mutating func readArchive(_ document: Document, _ input: ByteInput, depth: Int) throws {
    guard depth < 3 else { throw FormatFault(reason: "archives are nested deeper than 3 levels") }
    guard let bytes = try input.rest(limit: options.sizeLimit) else {
      throw FormatFault(reason: "the archive has more than \(options.sizeLimit >> 20) MiB")
    }
    let archive = try ZIPArchive(bytes)
    if archive.files.contains(where: { $0.name == "[Content_Types].xml" }) {
      return store.report(.unknownStatement("a spreadsheet; save it as CSV"))
    }
    if archive.files.isEmpty { store.report(.unknownStatement("the archive is empty")) }
    for file in archive.files.sorted(by: { $0.name < $1.name }) {
      let inner = Document(path: "\(document.path)/\(file.name)", file: document.file)
      try read(inner, archive.input(file), depth: depth + 1)
    }
  }

  private mutating func readText(_ bytes: [UInt8], _ format: inout String) throws {
    var (text, encoding) = decodedText(bytes)
    // The line ends of old Macs.
    if !text.contains(0x0A) { for index in text.indices where text[index] == 0x0D { text[index] = 0x0A } }
    do {
      try readText(text, encoding, &format)
    } catch var fault as FormatFault {
      if fault.excerpt.isEmpty, fault.line > 0 { fault.excerpt = line(fault.line, of: text) }
      throw fault
    }
  }

  /// The beginning of a line, for messages.
  private func line(_ number: Int, of text: [UInt8]) -> String {
    var start = 0
    for _ in 1..<number {
      start = min(firstIndex(of: 0x0A, in: text.span, from: start, to: text.count) + 1, text.count)
    }
    return String(decoding: text[start...].prefix { $0 >= 0x20 }.prefix(80), as: UTF8.self)
  }

  private mutating func readText(_ text: [UInt8], _ encoding: TextEncoding, _ format: inout String) throws {
    if OFXReader.matches(text.span) {
      format = "OFX"
      var reader = OFXReader()
      try reader.read(text, into: &store)
      guard reader.statementCount > 0 else { return store.report(.unknownStatement("OFX without a statement")) }
      note("OFX, \(encoding.rawValue), \(reader.statementCount) \(reader.statementCount == 1 ? "account" : "accounts")")
    } else if MT940Reader.matches(text.span) {
      format = "MT940"
      var reader = MT940Reader(text)
      try reader.read(into: &store)
      note(
        "MT940, \(encoding.rawValue), \(reader.statementCount) \(reader.statementCount == 1 ? "statement" : "statements")"
      )
    } else if QIFReader.matches(text.span) {
      format = "QIF"
      var reader = QIFReader(text, options)
      try reader.read(into: &store)
      note(
        "QIF, \(encoding.rawValue), dates \(reader.dateOrder.rawValue), decimal mark '\(reader.mark.text)'"
          + (reader.hasSplits ? ", splits omitted" : ""))
    } else if text.first == UInt8(ascii: "<") || text.contains(0) {
      store.report(.unknownStatement(text.contains(0) ? "binary data" : "a web page or other XML"))
    } else {
      format = "CSV"
      try readTable(text, encoding)
    }
  }

  private mutating func readTable(_ text: [UInt8], _ encoding: TextEncoding) throws {
    guard let layout = TableLayout(text, options) else {
      let likely = TableLayout.likelyHeader(text)
      let columns = likely.columns.prefix(30).map { String($0.prefix(60)) }
      if columns.count < 2 { return store.report(.unknownStatement("a text without columns")) }
      return store.report(
        options.mapping.map { .missingMapping("'\($0.name)': \(columns.joined(separator: " | "))") }
          ?? .unknownColumns(columns), line: likely.line)
    }
    var reader = try TableReader(text, layout, options)
    let count = store.entries.count
    try reader.read(into: &store)
    if store.entries.count == count, reader.ignoredCount == 0, reader.undatedCount == 0, reader.trailerCount > 0 {
      return store.report(.unknownStatement("a table without entries"), line: max(layout.headerLine, 1))
    }
    mapping = reader.mapping
    note(reader.description(encoding))
  }

  private mutating func note(_ text: String) { store.report(.detectedStatement(text)) }

  private mutating func report(_ question: OpenQuestion, _ format: String) {
    switch question {
    case .dateOrder(let sample, let orders):
      store.report(.ambiguousDate(sample, orders: orders.map(\.rawValue)))
    case .decimalMark(let sample): store.report(.ambiguousAmount(sample))
    case .mixedDates(let sample), .mixedMarks(let sample):
      store.report(.damagedStatement(format, reason: "dates are in different orders, such as '\(sample)'"))
    }
  }
}

// MARK: - The ledger

extension StatementImport {
  /// Compares the entries with the ledger, and decides what to write. Reports conflicts and sums that don't add up.
  package consuming func finish(
    _ target: ImportTarget, _ rules: ImportRules, isUnbalanced: Bool = false
  ) -> ImportResult {
    var index = LedgerIndex()
    for (number, part) in target.files.enumerated() {
      store.diagnostics += index.read(part.file, number: number, currency: options.currency, &store)
    }
    if !isUnbalanced { checkBalances() }
    var matching = Matching(index)
    index = LedgerIndex()
    matching.match(store)
    let sources = store.documents.map { files[$0.file] }
    let balances = isUnbalanced ? nil : ImportedBalances(target, store)
    if let balances { store.diagnostics += balances.diagnostics(store, matching) }
    return ImportResult(target, consume store, matching, rules, balances, sources: sources)
  }

  /// Checks that each statement's entries lead from its opening to its closing balance.
  private mutating func checkBalances() {
    for statement in store.statements {
      func text(_ units: Int128) -> String {
        decimalText(units, exponent: statement.currency.exponent) + " " + statement.currency.code
      }
      var messages: [DiagnosticMessage] = []
      if let gap = statement.gap {
        let (earlier, later) = (Int(gap.lines.earlier), Int(gap.lines.later))
        messages.append(
          gap.isWithinDay
            ? .unorderedBalances(statement.origin.title, earlier: earlier, later: later)
            : .balanceGap(
              statement.origin.title, earlier: earlier, later: later, before: text(gap.before),
              amount: text(gap.amount), after: text(gap.after), difference: text(gap.difference)))
      } else if let opening = statement.opening, let closing = statement.closing,
        case let difference = Int128(closing) - Int128(opening) - statement.sum, difference != 0
      {
        messages.append(
          .unbalancedStatement(
            statement.origin.title, opening: text(Int128(opening)), sum: text(statement.sum),
            closing: text(Int128(closing)), difference: text(difference)))
      }
      if messages.isEmpty || statement.gap?.isWithinDay == true, let other = statement.contradiction {
        messages.append(
          .contradictoryBalance(
            isOpening: other.isOpening, declared: text(Int128(other.declared)), found: text(Int128(other.found))))
      }
      if messages.isEmpty { continue }
      let place = SourceLocation(
        file: store.documents[Int(statement.document)].path, line: statement.line, column: 1, endColumn: 2,
        excerpt: SourceExcerpt(text: statement.excerpt ?? statement.origin.title))
      var diagnostics = messages.map { Diagnostic($0, at: .line(place)) }
      if let line = statement.gap?.markedLine {
        diagnostics[0].hint =
          "line \(line) is pending by its text: if the bank has booked it, remove the mark; "
          + "else download the statement again"
      }
      store.diagnostics += diagnostics
    }
  }
}

/// The format of a file, by its first bytes.
enum StatementFormat: Equatable {
  case zip, camt, text
  case unknown(String)

  /// Detects the format.
  static func detect(_ head: Span<UInt8>) -> StatementFormat {
    if ZIPArchive.matches(head) { return .zip }
    if head.starts(with: "%PDF") { return .unknown("a PDF, which has no data to import") }
    if head.starts(with: "\u{D0}\u{CF}") || head.starts(with: "{\\rtf") { return .unknown("a document") }
    var start = head.count >= 3 && head[0] == 0xEF && head[1] == 0xBB && head[2] == 0xBF ? 3 : 0
    while start < head.count, head[start] <= 0x20 { start += 1 }
    let text = head[start..<min(head.count, start + 16384)]
    guard text.first == UInt8(ascii: "<") else { return .text }
    for index in 0..<text.count where text[index] == UInt8(ascii: "B") || text[index] == UInt8(ascii: "c") {
      let rest = text[index...]
      if rest.starts(with: "BkToCstmr") || rest.starts(with: "camt.05") { return .camt }
    }
    return .text
  }

  var title: String {
    switch self {
    case .zip: "a ZIP archive"
    case .camt: "CAMT"
    case .text, .unknown: "a statement"
    }
  }
}
