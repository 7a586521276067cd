import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax
import MenugenText

/// The movements of the ledger that an import adds to, by what identifies them.
///
/// A movement that an import wrote is found by its id. Movements with other ids, such as those written by hand, are found by
/// their bank reference or by their content.
struct LedgerIndex {
  private(set) var rows: [LedgerRow] = []
  private var byID = RowTable()
  private var byReference = RowTable()
  private var byContent = RowTable()
  /// Booked movements that don't name the entry that booked them, by their content without the note.
  private var byBooking = RowTable()
  private(set) var pending: [PendingRow] = []
  private(set) var movementCount = 0

  func row(_ id: MovementID) -> Int? { byID.first(id.high ^ id.low << 53) }

  mutating func add(_ row: LedgerRow, _ id: MovementID) {
    byID.add(id.high ^ id.low << 53, row: rows.count)
    rows.append(row)
  }

  /// Marks a row as equal to an entry of a unit.
  mutating func claim(_ row: Int, unit: Int32) { rows[row].unit = unit }

  /// Counts an equal entry of a unit, and returns its number from 1.
  mutating func nextTwin(_ row: Int, unit: Int32) -> Int32 {
    if rows[row].twinUnit != unit { (rows[row].twins, rows[row].twinUnit) = (0, unit) }
    rows[row].twins += 1
    return rows[row].twins
  }

  mutating func book(_ row: Int) { rows[row].isPending = false }

  /// Books a pending movement by an entry with another id. Both ids are known from now on.
  mutating func book(_ row: Int, as booked: LedgerRow, _ id: MovementID) {
    book(row)
    rows[row].isFormer = true
    add(booked, id)
  }

  mutating func unclaimed(content key: UInt64, unit: Int32) -> Int? { byContent.unclaimed(key, unit: unit, in: rows) }
  mutating func unclaimed(booking key: UInt64, unit: Int32) -> Int? { byBooking.unclaimed(key, unit: unit, in: rows) }
  mutating func unclaimed(reference key: UInt64, unit: Int32) -> Int? {
    byReference.unclaimed(key, unit: unit, in: rows)
  }
}

// MARK: - Reading

/// The fields of a ledger's movement, as the places of their values.
private struct RowFields {
  var id: Int?
  var date: Int?
  var amount: Int?
  var currency: Int?
  var account: Int?
  var name: Int?
  var note: Int?
  var reference: Int?
  var status: Int?
  var source: Int?

  init(_ record: borrowing Record) {
    var index = record.root + 1
    let end = Int(record.nodes[record.root].text)
    while index < end {
      let (key, place) = (record.nodes[index], index + 1)
      let node = record.nodes[place]
      index = node.isContainer ? Int(node.text) : place + 1
      if node.kind == .null { continue }
      let name = record.text(of: key)
      switch name.count {
      case 2 where name.isEqual(to: "id"): id = place
      case 4 where name.isEqual(to: "date"): date = place
      case 4 where name.isEqual(to: "name"): self.name = place
      case 4 where name.isEqual(to: "note"): note = place
      case 6 where name.isEqual(to: "amount"): amount = place
      case 6 where name.isEqual(to: "status"): status = place
      case 6 where name.isEqual(to: "source"): source = place
      case 7 where name.isEqual(to: "account"): account = place
      case 8 where name.isEqual(to: "currency"): currency = place
      case 9 where name.isEqual(to: "reference"): reference = place
      default: break
      }
    }
  }
}

extension LedgerIndex {
  /// Adds the movements of a file. Returns its diagnostics.
  ///
  /// - Parameter number: The file's index.
  mutating func read(
    _ file: SourceFile, number: Int, currency: Currency, _ store: inout StatementStore
  ) -> [Diagnostic] {
    guard let format = FileFormat(path: file.path) else { return [] }
    var reporter = Reporter(file)
    var ownCurrency = currency
    let columns = ["id", "date", "amount", "currency", "account", "name", "note", "reference", "status", "source"]
    let diagnostics = readRecords(file, format, under: "movements", columns: columns) { head in
      if let code = head?.member("currency")?.string() { ownCurrency = Currency(code: code) ?? ownCurrency }
    } record: { record in
      if let problem = add(record, in: file, number, ownCurrency, &store) {
        reporter.report(.unreadableMovement(problem), at: record.nodes[record.root].range)
      }
    }
    return diagnostics + reporter.diagnostics
  }

  /// Adds a movement. Returns a problem with it, if there is one.
  private mutating func add(
    _ record: borrowing Record, in file: SourceFile, _ number: Int, _ currency: Currency,
    _ store: inout StatementStore
  ) -> String? {
    movementCount += 1
    guard record.nodes[record.root].kind == .object else { return "a movement is not an object" }
    let fields = RowFields(record)
    var row = LedgerRow(minorUnits: 0, date: nil, currency: currency, account: -1)
    if let place = fields.currency, let code = record.words(of: record.nodes[place]) {
      guard let known = Currency(code) else { return "a movement has an unknown currency" }
      row.currency = known
    }
    guard let place = fields.amount, let digits = record.scalar(of: record.nodes[place]),
      let money = try? Money(written: digits, currency: row.currency)
    else { return "a movement has no amount, or one that can't be read" }
    row.minorUnits = money.minorUnits
    if let place = fields.date {
      guard let text = record.scalar(of: record.nodes[place]), let date = CalendarDate(text) else {
        return "a movement has a date that can't be read"
      }
      row.date = date
    }
    if let place = fields.account, let account = record.words(of: record.nodes[place]), !account.isEmpty {
      row.account = store.ledgerAccount(account)
    }
    if let place = fields.status, let status = record.words(of: record.nodes[place]) {
      let status = Movement.Status(word: String(decoding: status, as: UTF8.self))
      row.isPending = status == .pending
      if status == .booked { addBooked(&row, record, fields) }
    }
    if row.isPending { addPending(record, fields, number) }
    index(row, record, fields)
    rows.append(row)
    return nil
  }

  private mutating func index(_ row: LedgerRow, _ record: borrowing Record, _ fields: RowFields) {
    let index = rows.count
    if let place = fields.id, let text = record.scalar(of: record.nodes[place]), let id = MovementID(text) {
      byID.add(id.high ^ id.low << 53, row: index)
      // What an import wrote is known by its id, also after its text was changed.
      if fields.source != nil { return }
    }
    if let place = fields.reference, let text = record.scalar(of: record.nodes[place]), !text.isEmpty {
      byReference.add(referenceKey(account: row.account, text), row: index)
    }
    var hash = contentHash(row.account, row.date, row.minorUnits, row.currency)
    combine(fields.name, of: record, &hash)
    combine(fields.note, of: record, &hash)
    byContent.add(hash.id.high, row: index)
  }

  /// Adds the id of the entry that booked a pending movement, which is at the end of its source.
  private mutating func addBooked(_ row: inout LedgerRow, _ record: borrowing Record, _ fields: RowFields) {
    if let place = fields.source, let text = record.scalar(of: record.nodes[place]), text.count > MovementID.length,
      case let start = text.count - MovementID.length, text[start - 1] == 0x20, let id = MovementID(text[start...])
    {
      if self.row(id) == nil { add(row, id) }
      row.isFormer = true
      return
    }
    var hash = contentHash(row.account, row.date, row.minorUnits, row.currency)
    combine(fields.name, of: record, &hash)
    byBooking.add(hash.id.high, row: rows.count)
  }

  private func combine(_ place: Int?, of record: borrowing Record, _ hash: inout ContentHash) {
    if let place, let text = record.scalar(of: record.nodes[place]) {
      hash.combine(text)
    } else {
      hash.combine(UInt64(0))
    }
  }

  private mutating func addPending(_ record: borrowing Record, _ fields: RowFields, _ number: Int) {
    var name = ""
    if let place = fields.name, let text = record.scalar(of: record.nodes[place]) {
      name = String(decoding: text, as: UTF8.self)
    }
    pending.append(
      PendingRow(
        row: rows.count, file: number, name: name, date: fields.date.map { record.nodes[$0].range },
        amount: fields.amount.map { record.nodes[$0].range }, status: fields.status.map { record.nodes[$0].range },
        source: fields.source.map { record.nodes[$0].range }))
  }
}

/// Begins the hash of a movement's content.
func contentHash(_ account: Int32, _ date: CalendarDate?, _ minorUnits: Int64, _ currency: Currency) -> ContentHash {
  var hash = ContentHash()
  hash.combine(Int64(account))
  hash.combine(Int64(date.map { $0.year * 512 + $0.month * 32 + $0.day } ?? -1))
  hash.combine(minorUnits)
  hash.combine(UInt64(currency.number))
  return hash
}

/// The key of a reference in an account.
func referenceKey(account: Int32, _ text: Span<UInt8>) -> UInt64 {
  var hash = ContentHash()
  hash.combine(Int64(account))
  hash.combine(text)
  return hash.id.high
}
