import MenugenDomain
import MenugenText

/// Reads OFX 1 (SGML, where values have no closing tags) and OFX 2 (XML).
struct OFXReader {
  private enum Tag {
    case statement, account, currency, transaction, posted, amount, id, name, payee, memo, check, symbol, ledgerBalance
    case balance, investment, availableBalance, original, file, asOf, lastDay
  }

  private static let tags: [XMLName: Tag] = [
    XMLName("STMTRS"): .statement, XMLName("CCSTMTRS"): .statement, XMLName("ACCTID"): .account,
    XMLName("CURDEF"): .currency, XMLName("STMTTRN"): .transaction, XMLName("DTPOSTED"): .posted,
    XMLName("TRNAMT"): .amount, XMLName("FITID"): .id, XMLName("NAME"): .name, XMLName("PAYEE"): .payee,
    XMLName("MEMO"): .memo, XMLName("CHECKNUM"): .check, XMLName("CURSYM"): .symbol,
    XMLName("LEDGERBAL"): .ledgerBalance, XMLName("BALAMT"): .balance, XMLName("INVSTMTRS"): .investment,
    XMLName("AVAILBAL"): .availableBalance, XMLName("ORIGCURRENCY"): .original, XMLName("OFX"): .file,
    XMLName("DTASOF"): .asOf, XMLName("DTEND"): .lastDay,
  ]

  private var statement: Statement?
  private var entry: StatementEntry?
  private var date: CalendarDate?
  private var amount: [UInt8]?
  /// The day of the statement's balance, and the last day of its transactions.
  private var asOf: CalendarDate?
  private var lastDay: CalendarDate?
  private var tag: Tag?
  /// The block that contains the balance being read.
  private var block: Tag?
  private var value: [UInt8] = []
  /// Whether the currency being read is that before the bank's conversion (OFX 2.2, 5.2).
  private var isOriginal = false
  private var isComplete = false
  /// Whether transactions have closing tags, and the line of the first without one.
  private var closesEntries = false
  private var openEntry: Int?
  private(set) var statementCount = 0

  static func matches(_ bytes: Span<UInt8>) -> Bool {
    let head = bytes[..<min(bytes.count, 2048)]
    for index in 0..<head.count {
      let rest = head[index...]
      if rest.starts(with: "OFXHEADER") || rest.starts(with: "<OFX>") || rest.starts(with: "<?OFX") { return true }
    }
    return false
  }

  mutating func read(_ bytes: [UInt8], into store: inout StatementStore) throws {
    // The header of OFX 1 is lines of `KEY:VALUE`.
    let start = firstIndex(of: UInt8(ascii: "<"), in: bytes.span, from: 0, to: bytes.count)
    let skipped = count(of: 0x0A, in: bytes.span, from: 0, to: start)
    var scanner = XMLScanner(ByteInput(start == 0 ? bytes : Array(bytes[start...])), isLenient: true)
    func line() -> Int { scanner.currentLine() + skipped }
    while true {
      switch try scanner.next() {
      case .start:
        tag = Self.tags[scanner.name]
        try begin(line(), &store)
      case .text:
        guard let tag else { continue }
        value.removeAll(keepingCapacity: true)
        scanner.appendText(to: &value)
        try take(tag, line(), &store)
      case .end:
        let ended = Self.tags[scanner.name]
        if ended == .transaction {
          closesEntries = true
          try finishEntry(line(), &store)
        }
        if ended == .original { isOriginal = false }
        if ended == .file { isComplete = true }
        if entry != nil, ended == .statement || ended == .file { openEntry = openEntry ?? entry.map { Int($0.line) } }
        if ended == .statement { finishStatement(&store) }
        if ended == .ledgerBalance || ended == .availableBalance { block = nil }
        tag = nil
      case .finished:
        guard isComplete else { throw FormatFault(reason: "the file ends before </OFX>", line: line()) }
        if closesEntries, let openEntry {
          throw FormatFault(reason: "a transaction has no </STMTTRN>", line: openEntry)
        }
        try finishEntry(line(), &store)
        finishStatement(&store)
        return
      }
    }
  }

  private mutating func begin(_ line: Int, _ store: inout StatementStore) throws {
    switch tag {
    case .statement:
      finishStatement(&store)
      statement = Statement(
        origin: .statement(""), account: store.defaultAccount(), currency: store.currency, document: 0, line: line)
      (asOf, lastDay) = (nil, nil)
    case .transaction:
      isOriginal = false
      if let entry { openEntry = openEntry ?? Int(entry.line) }
      try finishEntry(line, &store)
      guard statement != nil else { return }
      entry = StatementEntry(
        minorUnits: 0, date: .first, currency: statement?.currency ?? store.currency,
        account: statement?.account ?? -1, line: UInt32(truncatingIfNeeded: line))
      (date, amount) = (nil, nil)
    case .ledgerBalance, .availableBalance: block = tag
    case .original: isOriginal = true
    case .investment: throw FormatFault(reason: "it is a statement of investments", line: line, hint: investmentHint)
    default: break
    }
  }

  private mutating func take(_ tag: Tag, _ line: Int, _ store: inout StatementStore) throws {
    let text = trimmed()
    switch tag {
    case .account where entry == nil:
      let account = store.account(text.span)
      statement?.account = account
    case .currency:
      guard let currency = Self.currency(text) else {
        throw FormatFault(reason: "unknown currency '\(String(decoding: text, as: UTF8.self))'", line: line)
      }
      statement?.currency = currency
    case .symbol where entry != nil && !isOriginal: if let currency = Self.currency(text) { entry?.currency = currency }
    case .posted:
      date = day(text)
    case .asOf where block == .ledgerBalance: asOf = day(text)
    case .lastDay: lastDay = day(text)
    case .amount: amount = text
    case .id:
      entry?.reference = store.addText(text.span)
      entry?.hasBankID = !text.isEmpty && !text.allSatisfy { $0 == 0x30 }
    case .name: entry?.name = store.addText(text.span)
    case .memo: entry?.note = store.addText(text.span)
    case .balance where block == .ledgerBalance && entry == nil:
      let currency = statement?.currency ?? store.currency
      let closing = try units(text, currency, line)
      statement?.closing = closing
    default: break
    }
  }

  private func day(_ text: [UInt8]) -> CalendarDate? {
    let day = Array(text.prefix(8))
    return WrittenDate(day.span)?.date(.ymd)
  }

  private func trimmed() -> [UInt8] {
    var (start, end) = (0, value.count)
    while start < end, value[start] <= 0x20 { start += 1 }
    while end > start, value[end - 1] <= 0x20 { end -= 1 }
    return Array(value[start..<end])
  }

  private mutating func finishEntry(_ line: Int, _ store: inout StatementStore) throws {
    guard var entry else { return }
    self.entry = nil
    guard let date else { throw FormatFault(reason: "a transaction has no DTPOSTED", line: Int(entry.line)) }
    guard let amount else { throw FormatFault(reason: "a transaction has no TRNAMT", line: Int(entry.line)) }
    entry.date = date
    entry.minorUnits = try units(amount, entry.currency, line)
    if entry.name.isEmpty { (entry.name, entry.note) = (entry.note, TextRange()) }
    if entry.name == entry.note { entry.note = TextRange() }
    statement?.sum += Int128(entry.minorUnits)
    store.add(entry)
  }

  private mutating func finishStatement(_ store: inout StatementStore) {
    guard var statement else { return }
    // Banks may give the balance of the day of the download, which entries after the statement lead to.
    if let closing = statement.closing, let asOf, let lastDay, asOf <= lastDay {
      statement.claims = [BalanceClaim(date: asOf, units: closing, isInterim: true)]
    }
    store.add(statement)
    statementCount += 1
    self.statement = nil
  }

  /// Some programs write codes in lower case.
  private static func currency(_ text: [UInt8]) -> Currency? {
    Currency(code: String(decoding: text, as: UTF8.self).uppercased())
  }

  /// Reads an amount, whose decimal mark is a point or a comma, and which has no other marks (OFX 2.3, 3.2.9.1).
  private func units(_ text: [UInt8], _ currency: Currency, _ line: Int) throws -> Int64 {
    let points = text.count { $0 == UInt8(ascii: ".") }
    let commas = text.count { $0 == UInt8(ascii: ",") }
    let last = text.lastIndex { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".") }
    let isComma = commas == 1 && last.map { text[$0] == UInt8(ascii: ",") } == true
    do throws(AmountFault) {
      if commas > 1 || points > 1 { throw .notANumber }
      return try WrittenAmount(text.span, mark: isComma ? .comma : .point, currency: currency).minorUnits
    } catch {
      throw FormatFault(reason: "the amount '\(String(decoding: text, as: UTF8.self))' \(error.clause)", line: line)
    }
  }
}

/// The mend for statements of investments.
let investmentHint = "export a bank, cash or card account; investments can't be imported"
