import MenugenDomain
import MenugenText

/// The statement, report or notification being read.
struct CAMTStatement {
  var label = ""
  var account: Int32 = -1
  var hasAccount = false
  var currency: Currency?
  var line = 0
  var isReport = false
  var entry = CAMTEntry(line: 0)
  var balance = CAMTBalance()
  /// By currency: an account may have several.
  private var totals: [CAMTTotal] = []
  private var count = 0

  mutating func addEntry(_ store: inout StatementStore) throws {
    if entry.isInformation { return }
    if !hasAccount { account = store.defaultAccount() }
    let currency = entry.currency ?? self.currency ?? store.currency
    var made = try entry.made(currency, &store)
    made.account = account
    if !made.isPending { totals[total(currency)].sum += Int128(made.minorUnits) }
    count += 1
    store.add(made)
  }

  mutating func addBalance(line: Int) throws {
    let currency = balance.currency ?? self.currency ?? .eur
    if self.currency == nil { self.currency = currency }
    guard balance.isRead(currency) else {
      throw FormatFault(reason: "the balance '\(balance.written)' is not an amount", line: line, excerpt: "<Bal>")
    }
    totals[total(currency)].add(balance, isFirst: count == 0)
  }

  /// The index of a currency's total.
  private mutating func total(_ currency: Currency) -> Int {
    if let known = totals.firstIndex(where: { $0.currency == currency }) { return known }
    totals.append(CAMTTotal(currency: currency))
    return totals.count - 1
  }

  /// Adds the statement's balances. A report during the day needn't have all entries since its opening balance.
  func finish(_ store: inout StatementStore) {
    let account = hasAccount ? account : store.defaultAccount()
    for total in totals {
      store.add(
        Statement(
          origin: .statement(label), account: account, currency: total.currency, document: 0, line: line,
          opening: total.opening?.units, closing: (total.closing ?? (isReport ? nil : total.interim))?.units,
          openingDate: total.opening?.date, sum: total.sum, claims: total.claims))
    }
  }
}

/// The balances and the sum of a statement's entries in one currency.
private struct CAMTTotal {
  let currency: Currency
  var opening: CAMTBalance?
  var closing: CAMTBalance?
  var interim: CAMTBalance?
  var sum: Int128 = 0

  mutating func add(_ balance: CAMTBalance, isFirst: Bool) {
    switch balance.kind {
    case .opening: opening = balance
    case .previous: opening = opening ?? balance
    case .closing: closing = balance
    case .interim:
      // Pages of a statement begin and end with interim balances.
      if interim == nil, opening == nil, isFirst { opening = balance } else { interim = balance }
    case .other: break
    }
  }

  /// The closing balance, or the last one during the day.
  var claims: [BalanceClaim] {
    guard let balance = closing ?? interim, let date = balance.date else { return [] }
    return [BalanceClaim(date: date, units: balance.units, isInterim: closing == nil)]
  }
}

/// A balance being read.
struct CAMTBalance {
  enum Kind { case opening, previous, closing, interim, other }

  var kind = Kind.other
  var currency: Currency?
  var written = ""
  var isDebit = false
  var date: CalendarDate?
  var units: Int64 = 0

  mutating func take(_ text: Span<UInt8>, _ leaf: CAMTReader.Element, parent: CAMTReader.Element, level: Int) {
    switch leaf {
    case .cd:
      if text.starts(with: "OP") {
        kind = text.isEqual(to: "OPBD") ? .opening : .other
      } else if text.isEqual(to: "PRCD") {
        kind = .previous
      } else if text.isEqual(to: "CLBD") {
        kind = .closing
      } else if text.isEqual(to: "ITBD") {
        kind = .interim
      }
    case .amt where level == 2: written = String(decoding: text, as: UTF8.self)
    case .cdtDbtInd where level == 2: isDebit = text.starts(with: "DBIT")
    case .dt, .dtTm: date = text.count >= 10 ? CalendarDate(text[..<10]) : nil
    default: break
    }
  }

  mutating func isRead(_ currency: Currency) -> Bool {
    guard let amount = try? WrittenAmount(written.utf8.span, mark: .point, currency: currency) else { return false }
    units = isDebit ? -amount.minorUnits : amount.minorUnits
    return true
  }
}

/// An entry being read.
struct CAMTEntry {
  var line: Int
  var currency: Currency?
  var isInformation = false
  var transactions = 0
  private var digits: (text: InlineArray<32, UInt8>, count: Int) = (InlineArray(repeating: 0), 0)
  private var isDebit: Bool?
  private var isReversal = false
  private var isPending = false
  private var booking: CalendarDate?
  private var value: CalendarDate?
  private var reference = TextRange()
  private var debtor = TextRange()
  private var creditor = TextRange()
  private var note = TextRange()
  private var information = TextRange()

  init(line: Int) { self.line = line }

  mutating func take(
    _ text: Span<UInt8>, _ leaf: CAMTReader.Element, level: Int, part: CAMTReader.Element,
    _ store: inout StatementStore
  ) {
    switch (part, leaf) {
    case (.amt, .amt) where level == 2:
      digits.count = text.count
      for index in 0..<min(text.count, 32) { digits.text[index] = text[index] }
    case (.cdtDbtInd, .cdtDbtInd):
      isDebit = text.isEqual(to: "DBIT") ? true : text.isEqual(to: "CRDT") ? false : nil
    case (.rvslInd, .rvslInd): isReversal = text.isEqual(to: "true") || text.isEqual(to: "1")
    case (.sts, .sts), (.sts, .cd):
      isPending = text.isEqual(to: "PDNG") || text.isEqual(to: "FUTR")
      isInformation = text.isEqual(to: "INFO")
    case (.acctSvcrRef, .acctSvcrRef): reference = store.addText(text)
    case (.addtlNtryInf, .addtlNtryInf): information = store.addText(text)
    case (.bookgDt, .dt), (.bookgDt, .dtTm): booking = text.count >= 10 ? CalendarDate(text[..<10]) : nil
    case (.valDt, .dt), (.valDt, .dtTm): value = text.count >= 10 ? CalendarDate(text[..<10]) : nil
    default: break
    }
  }

  /// Takes what a transaction of the entry says.
  mutating func takeDetail(
    _ text: Span<UInt8>, _ leaf: CAMTReader.Element, parent: CAMTReader.Element, above: CAMTReader.Element,
    _ store: inout StatementStore
  ) {
    switch leaf {
    case .ustrd, .ref, .addtlTxInf:
      if leaf != .addtlTxInf || note.isEmpty { note = store.addText(text, after: note) }
    case .nm where transactions < 2:
      // From version 8, parties are in `Pty`.
      // Only the other party is wanted, if the direction is known already.
      let wantsCreditor = isDebit.map { $0 != isReversal }
      if wantsCreditor != true, parent == .dbtr || above == .dbtr { debtor = store.addText(text) }
      if wantsCreditor != false, parent == .cdtr || above == .cdtr { creditor = store.addText(text) }
    default: break
    }
  }

  func made(_ currency: Currency, _ store: inout StatementStore) throws -> StatementEntry {
    guard let isDebit else { throw FormatFault(reason: "an entry has no CdtDbtInd") }
    guard let date = booking ?? value else { throw FormatFault(reason: "an entry has no booking date") }
    var amount: Int64?
    if digits.count <= 32 {
      amount = (try? WrittenAmount(digits.text.span[..<digits.count], mark: .point, currency: currency))?.minorUnits
    }
    guard let amount else { throw FormatFault(reason: "an entry's amount is missing or not an amount") }
    var entry = StatementEntry(minorUnits: isDebit ? -amount : amount, date: date, currency: currency)
    entry.line = UInt32(truncatingIfNeeded: line)
    // The parties of a reversal are those of the original transaction.
    let party = isDebit != isReversal ? creditor : debtor
    entry.name = !party.isEmpty && transactions < 2 ? party : !information.isEmpty ? information : note
    entry.note = entry.name == note ? TextRange() : note
    entry.reference = reference
    entry.hasBankID = !reference.isEmpty && !store.isPlaceholder(reference)
    entry.isPending = isPending
    return entry
  }
}

extension StatementStore {
  /// Whether a reference says that there is none: `NONREF`, `NOTPROVIDED`, `0`.
  func isPlaceholder(_ range: TextRange) -> Bool {
    let text = texts.span[range.bytes]
    return text.isEqual(to: "NONREF") || text.isEqual(to: "NOTPROVIDED") || text.allSatisfy { $0 == 0x30 }
      || text.isEqual(to: "NONE")
  }
}
