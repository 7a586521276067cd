import MenugenDomain
import MenugenText

/// Reads QIF: records of lines that begin with a letter, ended by `^`.
struct QIFReader {
  private let bytes: [UInt8]
  private let options: ReadingOptions
  private(set) var dateOrder = DateOrder.ymd
  private(set) var mark = DecimalMark.point
  private(set) var hasSplits = false

  init(_ bytes: [UInt8], _ options: ReadingOptions) {
    self.bytes = bytes
    self.options = options
  }

  static func matches(_ bytes: Span<UInt8>) -> Bool {
    // Some programs begin with comments.
    var start = 0
    while start < min(bytes.count, 4096) {
      let line = bytes[start...]
      if line.starts(withLowercase: "!type:") || line.starts(withLowercase: "!account")
        || line.starts(withLowercase: "!option:") || line.starts(withLowercase: "!clear:")
      {
        return true
      }
      start = firstIndex(of: 0x0A, in: bytes, from: start, to: bytes.count) + 1
    }
    return false
  }

  /// What the lines after a header are.
  private enum Block { case entries, account, other }

  mutating func read(into store: inout StatementStore) throws {
    var dates = DateOrderDetection()
    var marks = DecimalMarkDetection()
    try visit { code, text, _, block in
      guard block == .entries else { return }
      if code == UInt8(ascii: "D") { dates.see(text) }
      if code == UInt8(ascii: "T") { marks.see(text) }
    }
    dateOrder = try dates.order(options.dateOrder)
    mark = try marks.mark(options.decimalMark)
    var reader = QIFRecords(
      order: dateOrder, mark: mark, isMarkGiven: options.decimalMark != nil, account: store.defaultAccount())
    try visit { code, text, line, block in
      try reader.take(code, text, line, block == .account, block == .entries, &store)
    }
    try reader.finish()
    hasSplits = reader.hasSplits
  }

  private func visit(_ body: (UInt8, Span<UInt8>, Int, Block) throws -> Void) throws {
    var (index, line) = (0, 0)
    var block = Block.other
    while index < bytes.count {
      var end = firstIndex(of: 0x0A, in: bytes.span, from: index, to: bytes.count)
      let next = end + 1
      line += 1
      while end > index, bytes[end - 1] <= 0x20 { end -= 1 }
      let row = bytes.span[index..<end]
      index = next
      guard let code = row.first else { continue }
      if code == UInt8(ascii: "!") {
        block = try self.block(row, line) ?? block
      } else {
        try body(code, row[1...], line, block)
      }
    }
  }

  private func block(_ row: Span<UInt8>, _ line: Int) throws -> Block? {
    if row.starts(withLowercase: "!account") { return .account }
    guard row.starts(withLowercase: "!type:") else { return nil }
    let kind = row[6...]
    if kind.starts(withLowercase: "invst") {
      throw FormatFault(reason: "it has a list of investments", line: line, hint: investmentHint)
    }
    let kinds: [StaticString] = ["bank", "cash", "ccard", "oth a", "oth l"]
    return kinds.contains { kind.starts(withLowercase: $0) } ? .entries : .other
  }
}

/// Collects the lines of QIF records.
private struct QIFRecords {
  let order: DateOrder
  let mark: DecimalMark
  /// Whether an option names the decimal mark.
  let isMarkGiven: Bool
  var account: Int32
  var hasSplits = false
  private var date: CalendarDate?
  private var amount: Int64?
  private var entry: StatementEntry?

  init(order: DateOrder, mark: DecimalMark, isMarkGiven: Bool, account: Int32) {
    (self.order, self.mark, self.isMarkGiven, self.account) = (order, mark, isMarkGiven, account)
  }

  mutating func take(
    _ code: UInt8, _ text: Span<UInt8>, _ line: Int, _ isAccount: Bool, _ isEntry: Bool,
    _ store: inout StatementStore
  ) throws {
    if isAccount {
      if code == UInt8(ascii: "N") { account = store.account(text) }
      return
    }
    guard isEntry else { return }
    if code == UInt8(ascii: "^") { return try finish(line, &store) }
    var entry =
      self.entry
      ?? StatementEntry(
        minorUnits: 0, date: .first, currency: store.currency, account: account,
        line: UInt32(truncatingIfNeeded: line))
    switch code {
    case UInt8(ascii: "D"):
      if date != nil { throw fault("a record isn't ended by ^ before the next one", text, line) }
      date = WrittenDate(text)?.in(order)
      if date == nil { throw fault("a date can't be read", text, line) }
    case UInt8(ascii: "T"):
      if amount != nil { throw fault("a record isn't ended by ^ before the next one", text, line) }
      if !isMarkGiven, DecimalMarkDetection.isOpen(text, mark: mark, currency: store.currency) {
        throw OpenQuestion.decimalMark(String(decoding: text, as: UTF8.self))
      }
      do throws(AmountFault) {
        amount = try WrittenAmount(text, mark: mark, currency: store.currency).minorUnits
      } catch {
        throw fault("the amount '\(String(decoding: text, as: UTF8.self))' \(error.clause)", text, line)
      }
    case UInt8(ascii: "P"): entry.name = store.addText(text)
    case UInt8(ascii: "M"): entry.note = store.addText(text)
    case UInt8(ascii: "N"): entry.reference = store.addText(text)
    case UInt8(ascii: "L"): entry.category = store.addText(text)
    case UInt8(ascii: "S"): hasSplits = true
    default: break
    }
    self.entry = entry
  }

  /// Ends the file, whose last record must be complete.
  func finish() throws {
    if let entry { throw FormatFault(reason: "the last record isn't ended by ^", line: Int(entry.line)) }
  }

  private mutating func finish(_ line: Int, _ store: inout StatementStore) throws {
    defer { (entry, date, amount) = (nil, nil, nil) }
    guard var entry else { return }
    guard let date, let amount else {
      throw FormatFault(reason: "a record has no date (D) or no amount (T)", line: line)
    }
    (entry.date, entry.minorUnits) = (date, amount)
    if entry.name.isEmpty { (entry.name, entry.note) = (entry.note, TextRange()) }
    store.add(entry)
  }

  private func fault(_ reason: String, _ text: Span<UInt8>, _ line: Int) -> FormatFault {
    FormatFault(reason: reason, line: line, excerpt: String(decoding: text, as: UTF8.self))
  }
}

extension WrittenDate {
  /// The day, by the order that the text shows or else by the file's.
  func `in`(_ order: DateOrder) -> CalendarDate? { date(self.order ?? order) }
}
