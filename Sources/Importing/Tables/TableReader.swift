import MenugenDiagnostics
import MenugenDomain
import MenugenText

/// Reads a bank's table of any layout.
struct TableReader {
  private var layout: TableLayout
  private let options: ReadingOptions
  private let dateOrder: DateOrder
  private let mark: DecimalMark
  private let currency: Currency
  private let defaultMark: Bool
  /// Whether an option or a mapping names the decimal mark.
  private let isMarkGiven: Bool
  private var rows: TableRows
  /// The account that the lines above the table name.
  private let account: [UInt8]?
  /// A row that isn't an entry, which must be followed by none.
  private var trailer: (line: Int, excerpt: String)?
  private(set) var trailerCount = 0
  private(set) var ignoredCount = 0
  /// The number of pending rows that have no date yet.
  private(set) var undatedCount = 0
  /// The texts that may have a mark for pending entries: without a column of states.
  private var markedColumns: [Int] = []
  /// The number of entries that a text marks as pending, and the first one.
  private var marks: (count: Int, line: Int, text: String, excerpt: String) = (0, 0, "", "")
  /// The number of fields of the row before.
  private var cellCount = 0
  private var balances: [AccountKey: TableBalance] = [:]
  /// The rows from the first line on.
  private let beginning: TableRows
  /// The sign of the amounts in a column of debits; 0 if there was none yet.
  private var debitSign: Int64 = 0
  /// The first amount without a sign, the first with a word for credits, and whether any has a minus.
  private var unsigned: (line: Int, text: String, excerpt: String)?
  private var firstCredit: (line: Int, text: String)?
  private var hasMinus = false

  init(_ bytes: [UInt8], _ layout: TableLayout, _ options: ReadingOptions) throws {
    self.layout = layout
    self.options = options
    let written = layout.mapping.currency ?? layout.currency
    currency = written.flatMap { Currency(code: $0) } ?? options.currency
    rows = TableRows(bytes, delimiter: layout.delimiter)
    beginning = rows
    account = accountAbove(rows, header: layout.headerLine)
    // Find out what all dates and amounts have in common.
    var dates = DateOrderDetection()
    var marks = DecimalMarkDetection()
    let columns = layout.columns
    let amounts = [ColumnRole.amount, .debit, .credit].map { columns.first($0) }.filter { $0 >= 0 }
    let date = columns.first(.date)
    let givenOrder = options.dateOrder ?? layout.mapping.dateOrder
    let givenMark = options.decimalMark ?? layout.mapping.decimalMark.flatMap { DecimalMark($0) }
    var copy = rows
    while !(givenOrder != nil || dates.isDecided) || !(givenMark != nil || marks.isDecided), copy.next() {
      if copy.line <= layout.headerLine || WrittenDate(copy.bytes.span[copy.range(date)]) == nil { continue }
      dates.see(copy.bytes.span[copy.range(date)])
      for column in amounts { marks.see(copy.bytes.span[copy.range(column)]) }
    }
    dateOrder = try dates.order(givenOrder)
    mark = try marks.mark(givenMark)
    defaultMark = !marks.isDecided && givenMark == nil
    isMarkGiven = givenMark != nil
    if !columns.all(.state).isEmpty {
      for (index, name) in layout.header.enumerated() where Self.impactWords.contains(columnKey(name)) {
        self.layout.columns.add(index, as: .state)
      }
    }
    if layout.mapping.columns.isEmpty {
      self.layout.columns.set(columns.all(.balance).first(where: hasAmounts).map { [$0] } ?? [], as: .balance)
    }
    if let sign = signColumn() { self.layout.columns.add(sign, as: .sign) }
    if columns.all(.state).isEmpty {
      if let state = stateColumn() {
        // The words are no names: a pending entry is found by the name of the booked one.
        for role in [.name, .note] as [ColumnRole] {
          self.layout.columns.set(self.layout.columns.all(role).filter { $0 != state }, as: role)
        }
        self.layout.columns.add(state, as: .state)
      } else {
        markedColumns = textColumns
      }
    }
  }

  private var textColumns: [Int] {
    let roles: [ColumnRole] = [.date, .amount, .debit, .credit, .sign, .id, .currency, .account, .balance, .fee]
    let taken = roles.flatMap { layout.columns.all($0) }
    return layout.header.indices.filter { !taken.contains($0) }
  }

  /// Whether a column found by its name has an amount: one of dates is no balance. One without any text may be.
  private func hasAmounts(_ column: Int) -> Bool {
    var isEmpty = true
    var copy = rows
    while copy.next() {
      let date = copy.bytes.span[copy.range(layout.columns.first(.date))]
      let text = copy.bytes.span[copy.range(column)]
      if copy.line <= layout.headerLine || text.isEmpty || WrittenDate(date) == nil { continue }
      isEmpty = false
      let amount = try? WrittenAmount(text, mark: mark, currency: currency)
      if amount != nil, WrittenDate(text) == nil { return true }
    }
    return isEmpty
  }

  /// A column with another name that has only words for states, one of them for entries that aren't booked.
  private func stateColumn() -> Int? {
    let texts = layout.columns.all(.name) + layout.columns.all(.note)
    let others: [ColumnRole] = [.payer, .payee, .reference, .category]
    let taken = others.flatMap { layout.columns.all($0) } + (layout.mapping.isOwn ? texts : [])
    var candidates = textColumns.filter { !taken.contains($0) }
    var found: [Int: Set<EntryState>] = [:]
    var blanks: Set<Int> = []
    var copy = rows
    while !candidates.isEmpty, copy.next() {
      let date = copy.bytes.span[copy.range(layout.columns.first(.date))]
      if copy.line <= layout.headerLine || WrittenDate(date) == nil { continue }
      candidates.removeAll { column in
        if copy.range(column).isEmpty {
          blanks.insert(column)
          return false
        }
        guard let state = EntryState(columnKey(copy.text(column)), isInAnyColumn: true) else { return true }
        found[column, default: []].insert(state)
        return false
      }
    }
    // Words for declined entries may be notes.
    return candidates.first { column in
      guard let states = found[column] else { return false }
      if texts.contains(column) { return !blanks.contains(column) && states == [.booked, .pending] }
      return states.contains(.pending) || !blanks.contains(column) && states.isSuperset(of: [.booked, .ignored])
    }
  }

  /// PayPal's columns that say which entries are only for information.
  private static let impactWords: Set<String> = ["balance impact", "auswirkung auf guthaben"]

  /// The column that has only words for debits and credits, if no amount has a sign itself.
  private func signColumn() -> Int? {
    let amount = layout.columns.first(.amount)
    guard amount >= 0, layout.columns.first(.sign) < 0, !layout.mapping.isInverted else { return nil }
    let taken = [.date, .amount, .balance, .fee, .currency, .state].flatMap { layout.columns.all($0) }
    var candidates: [Int]?
    var copy = rows
    while copy.next() {
      let date = copy.bytes.span[copy.range(layout.columns.first(.date))]
      if copy.line <= layout.headerLine || WrittenDate(date) == nil { continue }
      let text = copy.bytes.span[copy.range(amount)]
      if WrittenAmount.isSigned(text, mark: mark) { return nil }
      candidates = (candidates ?? copy.cells.indices.filter { !taken.contains($0) }).filter { column in
        let word = columnKey(copy.text(column))
        return Self.debitWords.contains(word) || Self.creditWords.contains(word)
      }
      if candidates?.isEmpty == true { return nil }
    }
    return candidates?.first
  }

  /// What was detected, in words.
  func description(_ encoding: TextEncoding) -> String {
    var parts = ["CSV", encoding.rawValue]
    switch layout.delimiter {
    case UInt8(ascii: ";"): parts.append("semicolons")
    case UInt8(ascii: ","): parts.append("commas")
    case 0x09: parts.append("tabs")
    default: parts.append("'\(Character(Unicode.Scalar(layout.delimiter)))'")
    }
    if layout.headerLine > 0 { parts.append("header on line \(layout.headerLine)") }
    parts.append(layout.mapping.name.isEmpty ? "columns by name" : "mapping \(layout.mapping.name)")
    parts.append("dates \(dateOrder.rawValue)")
    if !defaultMark { parts.append("decimal mark '\(mark.text)'") }
    if let account { parts.append("account \(String(decoding: account, as: UTF8.self))") }
    let meanings = ColumnRole.allCases.compactMap { role -> String? in
      let names = layout.columns.all(role).map(name(ofColumn:))
      return names.isEmpty ? nil : "\(role.rawValue): \(names.joined(separator: " + "))"
    }
    if trailerCount > 0 { parts.append("\(trailerCount) trailing \(trailerCount == 1 ? "line" : "lines") omitted") }
    if undatedCount > 0 { parts.append("\(undatedCount) pending without a date omitted") }
    if ignoredCount > 0 { parts.append("\(ignoredCount) declined or reverted omitted") }
    return parts.joined(separator: ", ") + "; " + meanings.joined(separator: ", ")
  }

  private func names(_ role: ColumnRole) -> [String]? {
    let columns = layout.columns.all(role)
    return columns.isEmpty ? nil : columns.map { layout.header[$0] }
  }

  /// The mapping that reads such a table again.
  var mapping: TableMapping {
    var mapping = layout.mapping
    let isOwn = mapping.isOwn
    if !isOwn {
      for role in ColumnRole.allCases { mapping.columns[role] = names(role) }
      mapping.currency = mapping.currency ?? layout.currency
    }
    // Those without a name, or with that of a column before, are found again by their words.
    for role in [.sign, .state] as [ColumnRole] where mapping.columns[role] == nil || !isOwn {
      let isNamed = layout.columns.all(role).allSatisfy { column in
        let key = columnKey(layout.header[column])
        return !key.isEmpty && layout.header.firstIndex { columnKey($0) == key } == column
      }
      mapping.columns[role] = isNamed ? names(role) : nil
    }
    mapping.dateOrder = dateOrder
    mapping.decimalMark = mark.text
    return mapping
  }
}

// MARK: - Rows

extension TableReader {
  mutating func read(into store: inout StatementStore) throws {
    let columns = RowColumns(layout.columns)
    cellCount = layout.header.count
    while rows.next() {
      if rows.line <= layout.headerLine || rows.isBlank { continue }
      if rows.isCutOff { throw fault("the quoted field isn't closed") }
      try readRow(columns, &store)
      if store.isFull { throw fault("the table has more rows than one import can hold") }
    }
    if marks.count > 0 {
      store.report(.pendingMarks(marks.count, text: marks.text), line: marks.line, excerpt: marks.excerpt)
    }
    try checkSigns()
    addStatements(to: &store)
  }

  /// Beside amounts with words for credits, those without any sign may go out or come in.
  private func checkSigns() throws {
    guard let unsigned, let firstCredit, !hasMinus, !layout.mapping.isInverted else { return }
    throw FormatFault(
      reason: "'\(unsigned.text)' has no sign, but '\(firstCredit.text)' on line \(firstCredit.line) "
        + "has that of a credit",
      line: unsigned.line, excerpt: unsigned.excerpt,
      hint: "if amounts without a word are money out, write a mapping in imports.yaml with inverted: true; "
        + "else write + before them")
  }

  /// Adds the balances of the rows, and those above the header, as statements.
  private func addStatements(to store: inout StatementStore) {
    let found = balances.sorted { $0.key < $1.key }.map(\.value).filter { !$0.isEmpty }
    for balance in found {
      var statement = balance.statement(column: name(ofColumn: layout.columns.first(.balance)))
      // Above the header, no account or currency is named: they are known only if there is one.
      if found.count == 1 {
        let above = balancesAbove(beginning, header: layout.headerLine, mark, statement.currency)
        statement.declare(opening: above.opening, closing: above.closing)
      }
      if let gap = statement.gap { statement.line = gap.line }
      // The first of many accounts may be far from the beginning.
      if statement.gap != nil || statement.contradiction != nil || found.count == 1 {
        statement.excerpt = excerpt(line: statement.line)
      }
      store.add(statement)
    }
  }

  /// The header of a column, or its number.
  private func name(ofColumn column: Int) -> String {
    let name = layout.header.indices.contains(column) ? layout.header[column] : ""
    return name.isEmpty ? String(column + 1) : name
  }

  private func excerpt(line: Int) -> String? {
    var rows = beginning
    while rows.next() { if rows.line >= line { return rows.excerpt } }
    return nil
  }

  private mutating func readRow(_ columns: RowColumns, _ store: inout StatementStore) throws {
    let written = rows.range(columns.date)
    guard let day = WrittenDate(rows.bytes.span[written])?.in(dateOrder) else {
      switch undatedState(columns) {
      case .pending: return undatedCount += 1
      case .ignored: return ignoredCount += 1
      case .booked: break
      }
      if WrittenDate(rows.bytes.span[written]) != nil {
        throw fault("'\(rows.text(columns.date))' is not a date in the order \(dateOrder.rawValue)")
      }
      if hasAmount(columns), !isSum {
        throw fault("the row has an amount, but '\(rows.text(columns.date))' is not a date")
      }
      trailer = trailer ?? (rows.line, rows.excerpt)
      trailerCount += 1
      return
    }
    var isPending = false
    for column in columns.states {
      switch try state(column) {
      case .booked: break
      case .pending: isPending = true
      case .ignored: return ignoredCount += 1
      }
    }
    if let trailer {
      throw FormatFault(
        reason: "the row has no date, but entries follow it", line: trailer.line, excerpt: trailer.excerpt)
    }
    // Some banks begin a table with its opening balance.
    if !hasText(columns), isSum { return }
    if !rows.isEnded, rows.cells.count < cellCount { throw fault("the last row is incomplete") }
    cellCount = rows.cells.count
    var currency = self.currency
    if columns.currency >= 0, case let range = rows.range(columns.currency), !range.isEmpty {
      guard let known = Currency(rows.bytes.span[range]) else {
        throw fault("unknown currency '\(rows.text(columns.currency))'")
      }
      currency = known
    }
    let (units, named) = try amount(columns, currency)
    var entry = StatementEntry(minorUnits: units, date: day, currency: named ?? currency)
    entry.line = UInt32(truncatingIfNeeded: rows.line)
    entry.isPending = isPending || hasMark()
    fill(&entry, columns, &store)
    if !isPending { try add(entry, balance: columns.balance) }
    store.add(entry)
  }

  private func state(_ column: Int) throws -> EntryState {
    if let state = layout.mapping.state(rows.text(column)) { return state }
    throw FormatFault(
      reason: "unknown state '\(rows.text(column))' in column '\(name(ofColumn: column))'", line: rows.line,
      excerpt: rows.excerpt,
      hint: "write a mapping in imports.yaml with state, and the words of pending: and ignored: entries")
  }

  /// The state of a row without a date, as far as its words show it. A text with digits is a date that can't be read.
  private func undatedState(_ columns: RowColumns) -> EntryState {
    let date = rows.text(columns.date)
    if layout.mapping.pendingStates.contains(date) { return .pending }
    if date.contains(where: \.isNumber) { return .booked }
    let states = ([columns.date] + columns.states).compactMap { layout.mapping.state(rows.text($0)) }
    if states.contains(.ignored) { return .ignored }
    let isMarked = ([columns.date] + markedColumns).contains { PendingMark(rows.bytes.span[rows.range($0)]) != nil }
    return states.contains(.pending) || isMarked ? .pending : .booked
  }

  /// Whether a text has a mark for pending entries, which is counted.
  private mutating func hasMark() -> Bool {
    guard let column = markedColumns.first(where: { PendingMark(rows.bytes.span[rows.range($0)]) != nil }) else {
      return false
    }
    if marks.count == 0 { (marks.line, marks.text, marks.excerpt) = (rows.line, rows.text(column), rows.excerpt) }
    marks.count += 1
    return true
  }

  /// Whether the row has anything where amounts are.
  private func hasText(_ columns: RowColumns) -> Bool {
    [columns.amount, columns.debit, columns.credit].contains { $0 >= 0 && !rows.range($0).isEmpty }
  }

  /// Whether the row has a number where amounts are.
  private func hasAmount(_ columns: RowColumns) -> Bool {
    [columns.amount, columns.debit, columns.credit].contains { column in
      guard column >= 0, case let range = rows.range(column), !range.isEmpty else { return false }
      return (try? WrittenAmount(rows.bytes.span[range], mark: mark, currency: currency)) != nil
    }
  }

  private static let sumWords: Set<String> = [
    "total", "totals", "totale", "totali", "totales", "sum", "summe", "gesamt", "gesamtsumme", "somme", "suma", "saldo",
    "saldi", "solde", "balance", "kontostand", "endsaldo", "anfangssaldo", "totaal", "toplam", "bakiye",
  ]

  /// Whether the row is a sum or a balance: a word of its fields says so.
  private var isSum: Bool {
    rows.cells.indices.contains { column in
      let words = columnKey(rows.text(column)).split { !$0.isLetter }.map(String.init)
      return words.contains { Self.sumWords.contains($0) }
    }
  }

  private mutating func fill(_ entry: inout StatementEntry, _ columns: RowColumns, _ store: inout StatementStore) {
    let written = columns.account >= 0 ? rows.range(columns.account) : 0..<0
    if !written.isEmpty {
      entry.account = store.account(rows.bytes.span[written])
    } else {
      entry.account = account.map { store.account($0.span) } ?? store.defaultAccount()
    }
    let party = entry.minorUnits < 0 ? columns.payee : columns.payer
    if party >= 0 { entry.name = add(party, TextRange(), &store) }
    for column in columns.names where entry.name.isEmpty { entry.name = add(column, TextRange(), &store) }
    for column in columns.notes { entry.note = add(column, entry.note, &store) }
    if entry.name.isEmpty { (entry.name, entry.note) = (entry.note, TextRange()) }
    if columns.id >= 0 { entry.reference = add(columns.id, TextRange(), &store) }
    entry.hasBankID = !entry.reference.isEmpty
    if entry.reference.isEmpty, columns.reference >= 0 {
      entry.reference = add(columns.reference, TextRange(), &store)
      if store.isPlaceholder(entry.reference) { entry.reference = TextRange() }
    }
    if columns.category >= 0 { entry.category = add(columns.category, TextRange(), &store) }
  }

  private func add(_ column: Int, _ previous: TextRange, _ store: inout StatementStore) -> TextRange {
    let range = rows.range(column)
    if range.isEmpty { return previous }
    // The booked entry has the same text without the mark, by which it is found.
    let mark = markedColumns.contains(column) ? PendingMark(rows.bytes.span[range])?.count ?? 0 : 0
    let start = mark < range.count ? mark : 0
    if rows.hasQuotes(column) {
      let text = rows.unquoted(column)
      return store.addText(text.span[start...], after: previous)
    }
    return store.addText(rows.bytes.span[range][start...], after: previous)
  }

  private func fault(_ reason: String) -> FormatFault {
    FormatFault(reason: reason, line: rows.line, excerpt: rows.excerpt)
  }
}

// MARK: - Amounts

extension TableReader {
  private mutating func amount(_ columns: RowColumns, _ currency: Currency) throws -> (Int64, Currency?) {
    var units: Int64 = 0
    var named: Currency?
    if columns.amount >= 0 {
      guard let amount = try written(columns.amount, currency) else { throw fault("the amount is missing") }
      (units, named) = (amount.minorUnits, amount.currency)
      // A word beside the amount, unlike a minus, means the same in every table.
      if layout.mapping.isInverted, !amount.hasSignWord { units = try negated(units) }
      if columns.sign >= 0 {
        let isDebit = try isDebit(columns.sign)
        if amount.isSigned, units != 0, isDebit != (units < 0) {
          throw FormatFault(
            reason: "'\(rows.text(columns.amount))' and '\(rows.text(columns.sign))' contradict each other",
            line: rows.line, excerpt: rows.excerpt, hint: "correct one of them")
        }
        if isDebit != (units < 0) { units = try negated(units) }
      } else {
        note(amount)
      }
    } else {
      let debit = try columns.debit >= 0 ? written(columns.debit, currency) : nil
      let credit = try columns.credit >= 0 ? written(columns.credit, currency) : nil
      if debit == nil, credit == nil { throw fault("the amount is missing") }
      // Debits are written with or without a minus, but all in the same way.
      let sign = debit?.minorUnits.signum() ?? 0
      if debitSign == 0 { debitSign = sign }
      if sign != 0, sign != debitSign {
        throw FormatFault(
          reason: "the column of debits has amounts above and below zero", line: rows.line, excerpt: rows.excerpt,
          hint: "correct the line: write a reversed debit as a credit")
      }
      let (sum, overflow) = (credit?.minorUnits ?? 0).subtractingReportingOverflow(abs(debit?.minorUnits ?? 0))
      if overflow { throw fault("the amount is too large") }
      units = layout.mapping.isInverted ? try negated(sum) : sum
      named = credit?.currency ?? debit?.currency
    }
    if columns.fee >= 0, let fee = try written(columns.fee, currency) {
      let (net, overflow) = units.subtractingReportingOverflow(fee.minorUnits)
      if overflow { throw fault("the amount is too large") }
      units = net
    }
    return (units, named)
  }

  private func negated(_ units: Int64) throws -> Int64 {
    if units == .min { throw fault("the amount is too large") }
    return -units
  }

  /// Notes how amounts show their direction.
  private mutating func note(_ amount: WrittenAmount) {
    let column = layout.columns.first(.amount)
    if !amount.isSigned, amount.minorUnits != 0 {
      unsigned = unsigned ?? (rows.line, rows.text(column), rows.excerpt)
    } else if amount.hasSignWord, amount.minorUnits >= 0 {
      firstCredit = firstCredit ?? (rows.line, rows.text(column))
    }
    hasMinus = hasMinus || amount.minorUnits < 0 && !amount.hasSignWord
  }

  /// Reads an amount; nil for an empty field.
  private func written(_ column: Int, _ currency: Currency) throws -> WrittenAmount? {
    let range = rows.range(column)
    if range.isEmpty { return nil }
    if !isMarkGiven, DecimalMarkDetection.isOpen(rows.bytes.span[range], mark: mark, currency: currency) {
      throw OpenQuestion.decimalMark(rows.text(column))
    }
    let amount: WrittenAmount
    do throws(AmountFault) {
      amount = try WrittenAmount(rows.bytes.span[range], mark: mark, currency: currency)
    } catch {
      throw fault("'\(rows.text(column))' \(error.clause) (decimal mark '\(mark.text)')")
    }
    let own = amount.currency ?? currency
    guard let sign = amount.sign, !sign.isUsed(by: own) else { return amount }
    throw FormatFault(
      reason: "'\(rows.text(column))' has the sign '\(sign.rawValue)', but the currency is \(own.code)",
      line: rows.line,
      excerpt: rows.excerpt,
      hint: "if the amounts are in \(sign.codes[0]), write a mapping in imports.yaml with currency: \(sign.codes[0])")
  }

  private static let debitWords: Set<String> = [
    "s", "d", "dr", "db", "dbit", "debit", "soll", "af", "-", "out", "belastung", "lastschrift", "withdrawal", "dare",
    "débit", "debito", "cargo", "addebito", "abbuchung",
  ]
  private static let creditWords: Set<String> = [
    "h", "c", "cr", "crdt", "credit", "haben", "bij", "+", "in", "gutschrift", "deposit", "avere", "crédit", "credito",
    "abono", "accredito",
  ]

  private func isDebit(_ column: Int) throws -> Bool {
    let word = columnKey(rows.text(column))
    if Self.debitWords.contains(word) { return true }
    guard Self.creditWords.contains(word) else {
      throw fault("'\(rows.text(column))' is neither a debit nor a credit")
    }
    return false
  }

  private mutating func add(_ entry: StatementEntry, balance column: Int) throws {
    let balance = column >= 0 ? try written(column, entry.currency)?.minorUnits : nil
    let key = AccountKey(account: entry.account, currency: entry.currency)
    if !entry.isPending {
      balances[key, default: TableBalance(key)].add(entry, balance)
    } else if let balance {
      balances[key, default: TableBalance(key)].addMarked(entry, balance)
    }
  }
}

/// The columns of a table by role; -1 for a missing one.
struct RowColumns {
  let date, amount, debit, credit, sign, payer, payee, reference, id, currency, account, balance, fee, category: Int
  let states, names, notes: [Int]

  init(_ columns: ResolvedColumns) {
    date = columns.first(.date)
    amount = columns.first(.amount)
    debit = columns.first(.debit)
    credit = columns.first(.credit)
    sign = columns.first(.sign)
    payer = columns.first(.payer)
    payee = columns.first(.payee)
    reference = columns.first(.reference)
    id = columns.first(.id)
    currency = columns.first(.currency)
    account = columns.first(.account)
    balance = columns.first(.balance)
    fee = columns.first(.fee)
    category = columns.first(.category)
    states = columns.all(.state)
    names = columns.all(.name)
    notes = columns.all(.note)
  }
}
