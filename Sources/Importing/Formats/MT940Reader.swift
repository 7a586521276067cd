import MenugenDomain
import MenugenText

/// Reads MT940 and MT942 (SWIFT), with one or more statements in a file.
struct MT940Reader {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 0
  private var statement: Statement?
  /// The entry whose details follow.
  private var entry: StatementEntry?
  private var supplement: [UInt8] = []
  /// Whether an interim report is complete, which has no closing balance: its sums follow, or the end of the message.
  private var isReportComplete = false
  private(set) var statementCount = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether a text has the fields of a statement at the start of its lines.
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    var hasAccount = false
    var start = 0
    while start < min(bytes.count, 8192) {
      let line = bytes[start...]
      if line.starts(with: ":25:") || line.starts(with: ":25P:") { hasAccount = true }
      if hasAccount, line.starts(with: ":60F:") || line.starts(with: ":60M:") || line.starts(with: ":28") {
        return true
      }
      start = firstIndex(of: 0x0A, in: bytes, from: start, to: bytes.count) + 1
    }
    return false
  }

  mutating func read(into store: inout StatementStore) throws {
    // The field being read: its tag and text, whose lines are joined by line feeds.
    var tag = ""
    var text: [UInt8] = []
    var first = 1
    let bytes = bytes
    while let row = nextLine() {
      let content = bytes.span[row]
      if let (name, length) = Self.tag(content) {
        try take(tag, text, first, &store)
        (tag, first) = (name, line)
        text = Array(content[length...])
      } else if Self.isEnd(content) {
        try take(tag, text, first, &store)
        tag = ""
        isReportComplete = true
        try finish(&store)
      } else if !tag.isEmpty {
        text.append(0x0A)
        text.append(contentsOf: content)
      }
    }
    try take(tag, text, first, &store)
    try finish(&store)
  }

  private mutating func nextLine() -> Range<Int>? {
    guard index < bytes.count else { return nil }
    let start = index
    var end = firstIndex(of: 0x0A, in: bytes.span, from: start, to: bytes.count)
    index = end + 1
    line += 1
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The tag at the start of a line, `61` or `60F`, and its length with colons.
  private static func tag(_ line: Span<UInt8>) -> (String, Int)? {
    // The first field may follow a block's header: `{4::20:`.
    guard line.count >= 4, line[0] == UInt8(ascii: ":"), line[1] &- 0x30 < 10, line[2] &- 0x30 < 10 else { return nil }
    let length = line[3] == UInt8(ascii: ":") ? 4 : 5
    guard line.count >= length, line[length - 1] == UInt8(ascii: ":") else { return nil }
    return (String(decoding: line[1..<length - 1], as: UTF8.self), length)
  }

  private static func isEnd(_ line: Span<UInt8>) -> Bool {
    line.count <= 3 && line.first == UInt8(ascii: "-") || line.starts(with: "-}")
  }
}

// MARK: - Fields

extension MT940Reader {
  private mutating func take(_ tag: String, _ text: [UInt8], _ first: Int, _ store: inout StatementStore) throws {
    switch tag {
    case "": break
    case "20": try finish(&store)
    case "25", "25P":
      begin(&store, first)
      var account = text
      if let end = account.firstIndex(of: 0x0A) { account.removeSubrange(end...) }
      statement?.account = store.account(account.span)
    case "28", "28C": statement?.origin = .statement(String(decoding: text, as: UTF8.self))
    case "60F", "60M":
      begin(&store, first)
      let balance = try balance(text, first)
      statement?.opening = balance.units
      statement?.currency = balance.currency
      statement?.openingDate = balance.date
    case "62F", "62M":
      flush(&store)
      let balance = try balance(text, first)
      guard balance.currency == statement?.currency || statement?.opening == nil else {
        throw FormatFault(reason: "a statement's balances have different currencies", line: first)
      }
      statement?.closing = balance.units
      statement?.currency = balance.currency
      // A page that another one follows ends with an intermediate balance.
      if let date = balance.date {
        statement?.claims = [BalanceClaim(date: date, units: balance.units, isInterim: tag == "62M")]
      }
    case "34F":
      // An interim report has no balances; its limits name the currency.
      if let code = text.count >= 3 ? Currency(text.span[..<3]) : nil { statement?.currency = code }
    case "90C", "90D": isReportComplete = true
    case "61":
      flush(&store)
      begin(&store, first)
      try addEntry(text, first, &store)
    case "86":
      if entry != nil {
        let details = MT940Details(text)
        if var entry {
          details.fill(&entry, supplement, &store)
          self.entry = entry
        }
        flush(&store)
      }
    default: break
    }
  }

  private mutating func begin(_ store: inout StatementStore, _ line: Int) {
    guard statement == nil else { return }
    statement = Statement(
      origin: .statement(""), account: store.defaultAccount(), currency: store.currency, document: 0, line: line)
  }

  /// Adds the entry being read.
  private mutating func flush(_ store: inout StatementStore) {
    guard var entry else { return }
    if entry.name.isEmpty, entry.note.isEmpty { entry.name = store.addText(supplement.span) }
    if entry.name.isEmpty, entry.note.isEmpty { entry.name = entry.reference }
    if !entry.isPending { statement?.sum += Int128(entry.minorUnits) }
    store.add(entry)
    self.entry = nil
  }

  private mutating func finish(_ store: inout StatementStore) throws {
    flush(&store)
    defer { isReportComplete = false }
    guard let statement else { return }
    if statement.closing == nil, statement.opening != nil || !isReportComplete {
      throw FormatFault(reason: "a statement has no closing balance (:62F:)", line: statement.line)
    }
    store.add(statement)
    statementCount += 1
    self.statement = nil
  }

  /// Reads `C260131EUR1234,56`.
  private func balance(
    _ text: [UInt8], _ line: Int
  ) throws -> (units: Int64, currency: Currency, date: CalendarDate?) {
    let bytes = text.span
    guard bytes.count >= 11, bytes[0] == UInt8(ascii: "C") || bytes[0] == UInt8(ascii: "D"),
      let date = Self.date(bytes[1..<7]), let currency = Currency(bytes[7..<10])
    else { throw fault("a balance can't be read", text, line) }
    let end = bytes[10...].firstIndex { $0 <= 0x20 } ?? bytes.count - 10
    let units = try amount(bytes[10..<10 + end], currency, text, line)
    return (bytes[0] == UInt8(ascii: "D") ? -units : units, currency, date)
  }

  /// Reads `2601310131RD12,50NTRFREFERENCE//BANK`: the value date, booking day, mark, amount, type and references.
  private mutating func addEntry(_ text: [UInt8], _ line: Int, _ store: inout StatementStore) throws {
    let end = text.firstIndex(of: 0x0A) ?? text.count
    let bytes = text.span[..<end]
    supplement = end < text.count ? Array(text[(end + 1)...]) : []
    guard bytes.count > 8, let value = Self.date(bytes[..<6]) else {
      throw fault("an entry has no date", text, line)
    }
    var index = 6
    var booking = value
    if bytes.count > 10, bytes[6..<10].allSatisfy({ $0 &- 0x30 < 10 }) {
      guard let day = Self.day(bytes[6..<10], near: value) else { throw fault("a date doesn't exist", text, line) }
      booking = day
      index = 10
    }
    // `RC` reverses a credit, `RD` a debit; `EC` and `ED` are expected.
    var isReversal = false
    var isExpected = false
    if bytes[index] == UInt8(ascii: "R") { (isReversal, index) = (true, index + 1) }
    if index < bytes.count, bytes[index] == UInt8(ascii: "E") { (isExpected, index) = (true, index + 1) }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "C") || bytes[index] == UInt8(ascii: "D") else {
      throw fault("an entry is neither a credit (C) nor a debit (D)", text, line)
    }
    let isDebit = (bytes[index] == UInt8(ascii: "D")) != isReversal
    index += 1
    // The third letter of the currency may follow.
    if index < bytes.count, bytes[index] &- UInt8(ascii: "A") < 26 { index += 1 }
    let start = index
    while index < bytes.count, bytes[index] &- UInt8(ascii: "A") >= 26 { index += 1 }
    guard index + 4 <= bytes.count else { throw fault("an entry has no type after its amount", text, line) }
    let currency = statement?.currency ?? store.currency
    let units = try amount(bytes[start..<index], currency, text, line)
    var entry = StatementEntry(minorUnits: isDebit ? -units : units, date: booking, currency: currency)
    entry.account = statement?.account ?? store.defaultAccount()
    entry.line = UInt32(truncatingIfNeeded: line)
    entry.isPending = isExpected
    let references = bytes[(index + 4)...]
    var mark = 0
    while mark < references.count, !references[mark...].starts(with: "//") { mark += 1 }
    // Some banks repeat their reference, so it identifies no entry.
    let bank = mark + 2 <= references.count ? store.addText(references[(mark + 2)...]) : TextRange()
    let own = store.addText(references[..<mark])
    let isNamed = !own.isEmpty && !store.isPlaceholder(own)
    entry.reference = isNamed ? own : store.isPlaceholder(bank) ? TextRange() : bank
    self.entry = entry
  }

  private func amount(
    _ digits: Span<UInt8>, _ currency: Currency, _ text: [UInt8], _ line: Int
  ) throws -> Int64 {
    do throws(AmountFault) {
      // Amounts have digits and one comma (SWIFT, format `15d`).
      guard digits.allSatisfy({ $0 &- 0x30 < 10 || $0 == UInt8(ascii: ",") }) else { throw .notANumber }
      return try WrittenAmount(digits, mark: .comma, currency: currency).minorUnits
    } catch {
      throw fault("the amount '\(String(decoding: digits, as: UTF8.self))' \(error.clause)", text, line)
    }
  }

  private func fault(_ reason: String, _ text: [UInt8], _ line: Int) -> FormatFault {
    FormatFault(
      reason: reason, line: line,
      excerpt: String(decoding: text.prefix { $0 != 0x0A }.prefix(80), as: UTF8.self))
  }

  /// A day; the last of February for its 29th and 30th, which banks write that count interest in months of 30 days.
  private static func existing(year: Int, month: Int, day: Int) -> CalendarDate? {
    if month == 2, day == 29 || day == 30 {
      return CalendarDate(year: year, month: 2, day: CalendarDate.days(in: 2, of: year))
    }
    return CalendarDate(year: year, month: month, day: day)
  }

  private static func number(_ bytes: Span<UInt8>, _ start: Int) -> Int? {
    let (tens, ones) = (bytes[start] &- 0x30, bytes[start + 1] &- 0x30)
    return tens < 10 && ones < 10 ? Int(tens * 10 + ones) : nil
  }

  /// Reads `260131`. Years from 70 on are of the last century.
  private static func date(_ bytes: Span<UInt8>) -> CalendarDate? {
    guard let year = number(bytes, 0), let month = number(bytes, 2), let day = number(bytes, 4) else { return nil }
    return existing(year: year + (year < 70 ? 2000 : 1900), month: month, day: day)
  }

  /// Reads `0131` as the day nearest to another.
  private static func day(_ bytes: Span<UInt8>, near value: CalendarDate) -> CalendarDate? {
    guard let month = number(bytes, 0), let day = number(bytes, 2) else { return nil }
    let days = (-1...1).compactMap { existing(year: value.year + $0, month: month, day: day) }
    return days.min { abs($0.daysSinceEpoch - value.daysSinceEpoch) < abs($1.daysSinceEpoch - value.daysSinceEpoch) }
  }
}
