import MenugenDomain
import MenugenText

/// The fields of an imported movement, in the order of new CSV files.
enum MovementField: String, CaseIterable {
  case id, date, name, amount, currency, account, category, transfer, vat, tags, reference, note, status, source
}

/// A movement to be written.
struct NewMovement {
  var id: MovementID
  var entry: StatementEntry
  /// The entry's own id, if it has that of the pending one that it books.
  var ownID: MovementID?
  /// What a rule gave it, in place of what the bank says.
  var name: String?
  var category: String?
  var isTransfer = false
  var vat: String?
  var tags: [String] = []
}

/// Writes movements as CSV or NDJSON.
struct MovementWriter: ~Copyable {
  private(set) var output: [UInt8] = []
  private let fields: [MovementField?]
  private let isJSON: Bool
  private let lineEnd: [UInt8]
  /// The file's name before the line, and its hash after it, by document.
  private let sources: [(name: [UInt8], hash: [UInt8])]
  private var field: [UInt8] = []

  /// - Parameters:
  ///   - fields: The fields by column; `nil` for columns of other fields.
  ///   - sources: The name and the hash of each document's file.
  init(_ fields: [MovementField?], isJSON: Bool = false, lineEnd: String = "\n", sources: [String]) {
    self.fields = fields
    self.isJSON = isJSON
    self.lineEnd = Array(lineEnd.utf8)
    self.sources = sources.map { source in
      let parts = sourceText(source, 0).split(separator: ":0 ", maxSplits: 1)
      return (Array("\(parts.first ?? ""):".utf8), Array(" \(parts.last ?? "")".utf8))
    }
  }

  mutating func writeHeader() {
    output += Array(fields.map { $0?.rawValue ?? "" }.joined(separator: ",").utf8)
    output += lineEnd
  }

  mutating func append(_ bytes: [UInt8]) { output += bytes }
  mutating func reserve(_ count: Int) { output.reserveCapacity(output.count + count) }

  mutating func write(_ movement: NewMovement, _ store: borrowing StatementStore) {
    var isFirst = true
    if isJSON { output.append(UInt8(ascii: "{")) }
    for name in fields {
      field.removeAll(keepingCapacity: true)
      if let name { value(of: name, movement, store) }
      if isJSON {
        guard let name, !field.isEmpty else { continue }
        if !isFirst { output += [UInt8(ascii: ","), 0x20] }
        writeJSON(name.rawValue)
      } else {
        if !isFirst { output.append(UInt8(ascii: ",")) }
        writeCSV()
      }
      isFirst = false
    }
    if isJSON { output.append(UInt8(ascii: "}")) }
    output += lineEnd
  }

  private mutating func value(of name: MovementField, _ movement: NewMovement, _ store: borrowing StatementStore) {
    let entry = movement.entry
    switch name {
    case .id: movement.id.write(to: &field)
    case .date: append(entry.date)
    case .name: append(movement.name, or: entry.name, store)
    case .amount: append(entry.minorUnits, exponent: entry.currency.exponent)
    case .currency: append(entry.currency.code)
    case .account: if let name = store.accountName(entry.account) { append(name) }
    case .category: append(movement.category, or: entry.category, store)
    case .transfer: if movement.isTransfer { append("true") }
    case .vat: if let vat = movement.vat { append(vat) }
    case .tags: append(movement.tags.joined(separator: ";"))
    case .reference: append(nil, or: entry.reference, store)
    case .note: append(nil, or: entry.note, store)
    case .status: if entry.isPending { append("pending") } else if movement.ownID != nil { append("booked") }
    case .source:
      appendSource(entry)
      if let id = movement.ownID { append(" \(id.text)") }
    }
  }

  /// The file's name, the line and the file's hash.
  private mutating func appendSource(_ entry: StatementEntry) {
    field += sources[Int(entry.document)].name
    let start = field.count
    var rest = entry.line
    repeat {
      field.append(0x30 + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest != 0
    field[start...].reverse()
    field += sources[Int(entry.document)].hash
  }

  private mutating func append(_ text: String) { text.withSpan { field.append(contentsOf: $0) } }

  private mutating func append(_ text: String?, or range: TextRange, _ store: borrowing StatementStore) {
    if let text { return append(text) }
    if range.isEmpty { return }
    field.append(contentsOf: store.texts.span[range.bytes])
  }

  private mutating func append(_ date: CalendarDate) {
    func append(_ value: Int, _ digits: Int) {
      var divisor = digits == 4 ? 1000 : 10
      while divisor > 0 {
        field.append(0x30 + UInt8(truncatingIfNeeded: value / divisor % 10))
        divisor /= 10
      }
    }
    append(date.year, 4)
    field.append(UInt8(ascii: "-"))
    append(date.month, 2)
    field.append(UInt8(ascii: "-"))
    append(date.day, 2)
  }

  private mutating func append(_ minorUnits: Int64, exponent: Int) {
    let start = field.count
    var rest = minorUnits.magnitude
    var count = 0
    repeat {
      if count == exponent, exponent > 0 { field.append(UInt8(ascii: ".")) }
      field.append(0x30 + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
      count += 1
    } while rest != 0 || count <= exponent
    if minorUnits < 0 { field.append(UInt8(ascii: "-")) }
    field[start...].reverse()
  }

  private var needsQuotes: Bool {
    let bytes = field.span
    return bytes.first == 0x20 || bytes.last == 0x20
      || bytes.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 < 0x20 }
  }

  private mutating func writeCSV() {
    guard needsQuotes else { return output += field }
    output.append(UInt8(ascii: "\""))
    for byte in field {
      if byte == UInt8(ascii: "\"") { output.append(byte) }
      output.append(byte)
    }
    output.append(UInt8(ascii: "\""))
  }

  private mutating func writeJSON(_ key: String) {
    output += Array("\"\(key)\": \"".utf8)
    for byte in field {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { output.append(UInt8(ascii: "\\")) }
      output.append(byte)
    }
    output.append(UInt8(ascii: "\""))
  }
}

/// A movement's source: `2026-01.xml:14 3f2a91c0b7de4d21`.
func sourceText(_ file: String, _ line: UInt32) -> String {
  guard let space = file.lastIndex(of: " ") else { return "\(file):\(line)" }
  return "\(file[..<space]):\(line)\(file[space...])"
}
