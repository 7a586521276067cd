import MenugenText

/// One value of a report, with its place: `byCategory sales|EUR`, and of a register's row its id.
struct ReportFigure {
  /// What it is a field of: `register bank|EUR m-1`.
  var owner: String
  var field: String
  var value: String
}

/// Gives the values of a `report.json` one by one. A register's rows are known by their ids, so that a row that is gone leaves the
/// others what they are.
struct JSONFigures: IteratorProtocol {
  private let bytes: UnsafeRawBufferPointer
  private var index = 0
  /// The open objects and lists: a list counts its elements, an object doesn't.
  private var open: [(name: String, count: Int?)] = []
  /// Of a list's element, in turn from the end.
  private var waiting: [ReportFigure] = []
  /// It isn't JSON, or not as a report has it.
  private(set) var isBroken = false

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  mutating func next() -> ReportFigure? {
    if let figure = waiting.popLast() { return figure }
    while !isBroken {
      skip()
      guard index < bytes.count else {
        isBroken = !open.isEmpty || bytes.isEmpty
        return nil
      }
      if bytes[index] == UInt8(ascii: "}") || bytes[index] == UInt8(ascii: "]") {
        index += 1
        if open.popLast() == nil { isBroken = true }
      } else if let figure = takeValue() {
        return figure
      }
    }
    return nil
  }

  /// The next value where it is a plain one, or the first of a list's element; else opens what stands there.
  private mutating func takeValue() -> ReportFigure? {
    var name = ""
    var place: Int?
    if let last = open.indices.last {
      if let count = open[last].count {
        place = count
        open[last].count = count + 1
      } else {
        guard let key = takeKey() else { return nil }
        name = key
      }
    }
    guard index < bytes.count, open.count < 8 else { return fail() }
    switch bytes[index] {
    case UInt8(ascii: "{"):
      index += 1
      if let place { return takeElement(place) }
      open.append((name, nil))
    case UInt8(ascii: "["):
      index += 1
      open.append((place.map(String.init) ?? name, 0))
    default:
      guard let value = takeScalar() else { return fail() }
      return ReportFigure(owner: owner(), field: place.map(String.init) ?? name, value: value)
    }
    return nil
  }

  /// A list's element: its fields are told under its id.
  private mutating func takeElement(_ place: Int) -> ReportFigure? {
    var fields: [(name: String, value: String)] = []
    while true {
      skip()
      guard index < bytes.count else { return fail() }
      if bytes[index] == UInt8(ascii: "}") { break }
      guard let key = takeKey(), let value = takeScalar() else { return fail() }
      fields.append((key, value))
    }
    index += 1
    let id = fields.first { $0.name == "id" }?.value ?? String(place + 1)
    let owner = owner() + " " + id
    waiting = fields.reversed().map { ReportFigure(owner: owner, field: $0.name, value: $0.value) }
    return waiting.popLast()
  }

  private func owner() -> String { open.lazy.map(\.name).filter { !$0.isEmpty }.joined(separator: " ") }

  private mutating func takeKey() -> String? {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\""), let key = takeScalar() else { return fail() }
    skip()
    guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else { return fail() }
    index += 1
    skip()
    return key
  }

  /// A text without its quotes, as it is written, or the letters of a number.
  private mutating func takeScalar() -> String? {
    let start = index
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      while index < bytes.count, !isMark(bytes[index]) { index += 1 }
      return index == start ? nil : String(decoding: bytes[start..<index], as: UTF8.self)
    }
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard index < bytes.count else { return nil }
    index += 1
    return String(decoding: bytes[(start + 1)..<(index - 1)], as: UTF8.self)
  }

  private func isMark(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: " ") || [UInt8](",:{}[]\"".utf8).contains(byte)
  }

  /// White space, and commas: whether they stand where they should is none of our matter.
  private mutating func skip() {
    while index < bytes.count, bytes[index] <= UInt8(ascii: " ") || bytes[index] == UInt8(ascii: ",") { index += 1 }
  }

  private mutating func fail<Value>() -> Value? {
    isBroken = true
    return nil
  }
}

/// Gives the cells of a `report.csv` one by one, each under its row's id and its column's name. The column whose name is the input's
/// hash has no cells.
struct CSVFigures: IteratorProtocol {
  private let bytes: UnsafeRawBufferPointer
  private var index = 0
  private var columns: [String] = []
  private var waiting: [ReportFigure] = []
  /// Its first row isn't that of a report.
  private(set) var isBroken = false

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  mutating func next() -> ReportFigure? {
    while waiting.isEmpty {
      guard index < bytes.count else { return nil }
      let cells = takeRow()
      if columns.isEmpty {
        columns = cells
        isBroken = cells[0] != "id"
        waiting = cells.enumerated().map { ReportFigure(owner: "column", field: String($0 + 1), value: $1) }.reversed()
      } else {
        let owner = "row \(cells[0])"
        waiting =
          cells.enumerated().filter { place, _ in place >= columns.count || !columns[place].hasPrefix("sha256:") }
          .map { place, cell in
            ReportFigure(owner: owner, field: place < columns.count ? columns[place] : String(place + 1), value: cell)
          }
          .reversed()
      }
    }
    return waiting.popLast()
  }

  /// Never empty.
  private mutating func takeRow() -> [String] {
    var cells: [String] = []
    var cell: [UInt8] = []
    var isQuoted = false
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        // Two of them within quotes are one; the first of a quoted cell is none.
        if isQuoted, index < bytes.count, bytes[index] == byte {
          cell.append(byte)
          index += 1
        } else {
          isQuoted.toggle()
        }
      case UInt8(ascii: ",") where !isQuoted:
        cells.append(String(decoding: cell, as: UTF8.self))
        cell = []
      case UInt8(ascii: "\n") where !isQuoted: return cells + [String(decoding: cell, as: UTF8.self)]
      case UInt8(ascii: "\r") where !isQuoted: break
      default: cell.append(byte)
      }
    }
    return cells + [String(decoding: cell, as: UTF8.self)]
  }
}

/// A figure of a report that stands otherwise than the content gives it; `nil` where there is none.
struct ReportDifference: Equatable {
  var name: String
  var stands: String?
  var given: String?
}

/// Every figure in which two reports differ, each by its name. What is alike on both sides is forgotten at once: a report may have
/// millions of figures.
///
/// `nil` for a file whose figures have no names, or that can't be read.
func reportDifferences(
  _ path: String, stands: UnsafeRawBufferPointer, given: UnsafeRawBufferPointer
) -> [ReportDifference]? {
  if path.hasSuffix("/report.json") {
    var (left, right) = (JSONFigures(stands), JSONFigures(given))
    let found = differences(&left, &right)
    return left.isBroken || right.isBroken ? nil : found
  }
  if path.hasSuffix("/report.csv") {
    var (left, right) = (CSVFigures(stands), CSVFigures(given))
    let found = differences(&left, &right)
    return left.isBroken || right.isBroken ? nil : found
  }
  return nil
}

private struct FigureKey: Hashable {
  var owner: String
  var field: String
  var name: String { owner.isEmpty ? field : "\(owner) \(field)" }
}

private func differences<Figures: IteratorProtocol<ReportFigure>>(
  _ left: inout Figures, _ right: inout Figures
) -> [ReportDifference] {
  var found: [ReportDifference] = []
  // What one side has had, and the other not yet.
  var stands: [FigureKey: String] = [:]
  var given: [FigureKey: String] = [:]
  while true {
    let (mine, other) = (left.next(), right.next())
    if mine == nil, other == nil { break }
    if let mine, let other, mine.field == other.field, mine.owner == other.owner, mine.value == other.value { continue }
    if let mine {
      let key = FigureKey(owner: mine.owner, field: mine.field)
      if let value = given.removeValue(forKey: key) {
        if value != mine.value { found.append(ReportDifference(name: key.name, stands: mine.value, given: value)) }
      } else {
        stands[key] = mine.value
      }
    }
    if let other {
      let key = FigureKey(owner: other.owner, field: other.field)
      if let value = stands.removeValue(forKey: key) {
        if value != other.value { found.append(ReportDifference(name: key.name, stands: value, given: other.value)) }
      } else {
        given[key] = other.value
      }
    }
  }
  return found
    + leftovers(stands).map { ReportDifference(name: $0.name, stands: $0.value, given: nil) }
    + leftovers(given).map { ReportDifference(name: $0.name, stands: nil, given: $0.value) }
}

/// What one side alone has; of a row that the other hasn't at all, its id.
private func leftovers(_ figures: [FigureKey: String]) -> [(name: String, value: String)] {
  let rows = Set(figures.keys.lazy.filter { $0.field == "id" }.map(\.owner))
  return figures.filter { $0.key.field == "id" || !rows.contains($0.key.owner) }
    .map { key, value in key.field == "id" ? (key.owner, value) : (key.name, value) }
    .sorted { $0.name < $1.name }
}
