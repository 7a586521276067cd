import MenugenDomain
import MenugenText

/// Reads CAMT.052, 053 and 054 (ISO 20022, from version 2) while the file is read.
///
/// An entry becomes one movement, also if it sums several transactions: statements balance by entries. The entry's own
/// indicator gives the sign, for reversals too: the reversal of a debit is a credit.
struct CAMTReader {
  /// The elements that are read.
  enum Element: UInt8 {
    case other, stmt, rpt, ntfctn, acct, iban, othr, id, ccy, bal, tp, cd, amt, cdtDbtInd, dt, dtTm, ntry, rvslInd, sts
    case bookgDt, valDt, acctSvcrRef, addtlNtryInf, txDtls, nm, ustrd, ref, endToEndId, dbtr, cdtr, addtlTxInf, refs

    /// The elements by their names, as a table of slots.
    static let table: [(name: XMLName, element: Element)] = {
      var table = [(name: XMLName, element: Element)](repeating: (XMLName(), .other), count: 512)
      for (name, element) in names {
        let name = XMLName(name)
        var slot = name.slot
        while table[slot].element != .other { slot += 1 }
        table[slot] = (name, element)
      }
      return table
    }()

    private static let names: [(String, Element)] = [
      ("Stmt", .stmt), ("Rpt", .rpt), ("Ntfctn", .ntfctn), ("Acct", .acct), ("IBAN", .iban), ("Othr", .othr),
      ("Id", .id), ("Ccy", .ccy), ("Bal", .bal), ("Tp", .tp), ("Cd", .cd), ("Amt", .amt), ("CdtDbtInd", .cdtDbtInd),
      ("Dt", .dt), ("DtTm", .dtTm), ("Ntry", .ntry), ("RvslInd", .rvslInd), ("Sts", .sts), ("BookgDt", .bookgDt),
      ("ValDt", .valDt), ("AcctSvcrRef", .acctSvcrRef), ("AddtlNtryInf", .addtlNtryInf), ("TxDtls", .txDtls),
      ("Nm", .nm), ("Ustrd", .ustrd), ("Ref", .ref), ("EndToEndId", .endToEndId), ("Dbtr", .dbtr), ("Cdtr", .cdtr),
      ("AddtlTxInf", .addtlTxInf), ("Refs", .refs),
    ]
  }

  private var path: [Element] = []
  /// The depth of the statement; 0 outside of one.
  private var base = 0
  private var value: [UInt8] = []
  private var state = CAMTStatement()
  private let table = Element.table
  private(set) var statementCount = 0
  /// The number of entries that are for information alone.
  private(set) var informationCount = 0

  mutating func read(_ input: ByteInput, into store: inout StatementStore) throws {
    var scanner = XMLScanner(input)
    while true {
      switch try scanner.next() {
      case .start: try start(&scanner)
      case .text:
        guard base > 0 else { continue }
        try text(scanner, into: &store)
      case .end: try end(&scanner, &store)
      case .finished: return
      }
    }
  }

  @inline(__always)
  private func element(_ name: XMLName) -> Element {
    var slot = name.slot
    while table[slot].element != .other {
      if table[slot].name == name { return table[slot].element }
      slot += 1
    }
    return .other
  }

  private mutating func start(_ scanner: inout XMLScanner) throws {
    let element = element(scanner.name)
    path.append(element)
    if base == 0 {
      guard element == .stmt || element == .rpt || element == .ntfctn else { return }
      base = path.count
      state = CAMTStatement()
      state.isReport = element == .rpt
      state.line = scanner.currentLine()
    } else if path.count == base + 1 {
      if element == .ntry { state.entry = CAMTEntry(line: scanner.currentLine()) }
      if element == .bal { state.balance = CAMTBalance() }
    } else if path.count == base + 2, element == .amt {
      let code = scanner.attribute("Ccy", in: scanner.attributes)
      let currency = code.flatMap { Currency(scanner.window.span[$0]) }
      if path[base] == .ntry { state.entry.currency = currency } else { state.balance.currency = currency }
    } else if element == .txDtls, path[base] == .ntry {
      state.entry.transactions += 1
    }
  }

  private mutating func end(_ scanner: inout XMLScanner, _ store: inout StatementStore) throws {
    guard let element = path.popLast() else { return }
    guard base > 0 else { return }
    if path.count == base - 1 {
      state.finish(&store)
      statementCount += 1
      base = 0
    } else if path.count == base {
      if element == .ntry {
        do { try state.addEntry(&store) } catch let fault as FormatFault {
          throw FormatFault(reason: fault.reason, line: Int(state.entry.line), excerpt: "<Ntry>")
        }
        if state.entry.isInformation { informationCount += 1 }
        if store.isFull { throw scanner.fault("it has more entries than one import can hold") }
      } else if element == .bal {
        try state.addBalance(line: scanner.currentLine())
      }
    }
  }

  private mutating func text(_ scanner: borrowing XMLScanner, into store: inout StatementStore) throws {
    guard path.count > base, let leaf = path.last else { return }
    if leaf == .other { return }
    let part = path[base]
    guard part == .ntry || part == .bal || part == .acct || part == .id else { return }
    if let plain = scanner.plainText {
      try take(scanner.window.span[plain], leaf, part, &store)
    } else {
      value.removeAll(keepingCapacity: true)
      scanner.appendText(to: &value)
      let text = value
      try take(text.span, leaf, part, &store)
    }
  }

  private mutating func take(
    _ text: Span<UInt8>, _ leaf: Element, _ part: Element, _ store: inout StatementStore
  ) throws {
    let level = path.count - base
    switch part {
    case .id where level == 1: state.label = String(decoding: text, as: UTF8.self)
    case .acct:
      if leaf == .iban && level == 3 || leaf == .id && level == 4 && path[base + 2] == .othr {
        state.account = store.account(text)
        state.hasAccount = true
      } else if leaf == .ccy, level == 2 {
        state.currency = Currency(text)
      }
    case .bal: state.balance.take(text, leaf, parent: path[path.count - 2], level: level)
    case .ntry:
      if level == 2 || level == 3 { state.entry.take(text, leaf, level: level, part: path[base + 1], &store) }
      if level > 3 {
        state.entry.takeDetail(text, leaf, parent: path[path.count - 2], above: path[path.count - 3], &store)
      }
    default: break
    }
  }
}
