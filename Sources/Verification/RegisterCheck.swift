import MenugenFiles
import MenugenText

/// Recomputes the sums of a ledger's pages from their HTML: rows, sums carried between pages, and the summary.
///
/// Amounts are integers of minor units, in any language. Pages of themes with other tables aren't checked.
struct RegisterCheck {
  struct Fault: Hashable {
    /// The path in the ledger's folder: `2026-03/index.html`.
    var path: String
    var words: String
  }

  private struct Page {
    var path: String
    var number: Int
    var figures: RegisterFigures
  }

  /// A row of the summary: a register's total, or its opening and closing balance.
  private struct Expected {
    var path: String
    var register: String
    var opening: ReadAmount?
    var closing: ReadAmount
  }

  private var registers: [String: [Page]] = [:]
  private var months: [Expected] = []
  private var overview: [Expected] = []
  private var closings: [ReadAmount] = []
  private(set) var rowCount = 0
  private(set) var sheetCount = 0

  /// The ledger's own register, on its first page.
  private static let loose = ""

  /// - Parameter path: The path in the ledger's folder.
  mutating func add(_ path: String, _ page: [UInt8]) {
    guard splitPath(path).name == OutputLayout.index else { return }
    let tables = PageTable.tables(of: page)
    let isOverview = path == OutputLayout.index || path.hasPrefix(OutputLayout.tables)
    for (place, table) in tables.enumerated() {
      if let figures = RegisterFigures(table), let register = register(of: path) {
        rowCount += figures.rowCount
        sheetCount += figures.sheetCount
        registers[register.name, default: []].append(Page(path: path, number: register.page, figures: figures))
      } else if isOverview {
        addOverview(table, path, isFirst: place == 0)
      }
    }
  }

  /// Adds the pages of another check of the same ledger.
  mutating func add(_ other: RegisterCheck) {
    registers.merge(other.registers) { $0 + $1 }
    months += other.months
    overview += other.overview
    closings += other.closings
    rowCount += other.rowCount
    sheetCount += other.sheetCount
  }

  private mutating func addOverview(_ table: PageTable, _ path: String, isFirst: Bool) {
    if table.attributes.contains("bill") {
      if path == OutputLayout.index, let closing = closing(ofBill: table) { closings.append(closing) }
      return
    }
    func column(_ name: String) -> Int? {
      table.head.firstIndex { PageTable.value(of: "data-figure", in: $0.attributes) == name }
    }
    let (openingColumn, closingColumn) = (column("opening"), column("closing"))
    for row in table.rows where row.part == .body {
      let amounts = row.cells.dropFirst().map { ReadAmount($0.text) }
      if table.section == "months" {
        guard let openingColumn, let closingColumn, row.cells.count == table.head.count,
          let register = linked(row.cells[0].link, on: path), let opening = ReadAmount(row.cells[openingColumn].text),
          let closing = ReadAmount(row.cells[closingColumn].text)
        else { continue }
        months.append(Expected(path: path, register: register, opening: opening, closing: closing))
      } else if path == OutputLayout.index, isFirst, let closing = amounts.last ?? nil {
        closings.append(closing)
      } else if !table.attributes.contains("periods"), let register = linked(row.cells.first?.link, on: path),
        [OutputLayout.categories, OutputLayout.accounts].contains(where: register.hasPrefix),
        let closing = amounts.last ?? nil
      {
        overview.append(Expected(path: path, register: register, opening: nil, closing: closing))
      }
    }
  }

  /// Returns a bill's closing balance, or its total if balances are unknown.
  private func closing(ofBill table: PageTable) -> ReadAmount? {
    func amount(_ name: String) -> ReadAmount? {
      let row = table.rows.first { PageTable.value(of: "data-row", in: $0.attributes) == name }
      return row?.cells.last.flatMap { ReadAmount($0.text) }
    }
    return amount("closing") ?? amount("total")
  }

  /// Returns a page's register and its number in it.
  private func register(of path: String) -> (name: String, page: Int)? {
    var parts = path.split(separator: "/").dropLast().map(String.init)
    if parts.isEmpty { return (Self.loose, 1) }
    let morePages = OutputLayout.name(OutputLayout.morePages)
    if parts[0] == morePages { return parts.count == 2 ? Int(parts[1]).map { (Self.loose, $0) } : nil }
    if [OutputLayout.movements, OutputLayout.tables].contains(parts[0] + "/") { return nil }
    // `2026-03/2/`, `categories/costs/2/`, and `categories/page/2/` of the root.
    let isTree = [OutputLayout.categories, OutputLayout.accounts].contains(parts[0] + "/")
    if isTree, parts.count == 3, parts[1] == morePages { return Int(parts[2]).map { (parts[0], $0) } }
    var page = 1
    if parts.count == (isTree ? 3 : 2) {
      guard let number = Int(parts[parts.count - 1]) else { return nil }
      page = number
      parts.removeLast()
    }
    return (parts.joined(separator: "/"), page)
  }

  /// Returns the register that a link leads to.
  private func linked(_ link: String?, on path: String) -> String? {
    guard let link else { return nil }
    var folders = path.split(separator: "/").dropLast().map(String.init)
    for part in link.prefix(while: { $0 != "#" }).split(separator: "/") {
      if part == ".." { _ = folders.popLast() } else if part != "." { folders.append(decoded(part)) }
    }
    if folders.last == OutputLayout.index { folders.removeLast() }
    return register(of: (folders + [OutputLayout.index]).joined(separator: "/"))?.name
  }

  // MARK: - Faults

  /// Returns the wrong sums, in the order of the pages.
  func faults() -> [Fault] {
    var faults: [Fault] = []
    var registers = registers
    for name in registers.keys { registers[name]?.sort { $0.number < $1.number } }
    for pages in registers.values {
      for (place, page) in pages.enumerated() {
        faults += page.figures.faults.map { Fault(path: page.path, words: $0) }
        if place > 0, pages[place - 1].number + 1 == page.number {
          faults += differences(pages[place - 1], page, sums: true)
        }
      }
    }
    let monthNames = registers.keys.filter { $0.first?.isNumber ?? false }.sorted()
    for (before, after) in zip(monthNames, monthNames.dropFirst()) {
      if let last = registers[before]?.last, let first = registers[after]?.first {
        faults += differences(last, first, sums: false)
      }
    }
    faults += summaryFaults(registers, monthNames)
    return faults.sorted { ($0.path, $0.words) < ($1.path, $1.words) }
  }

  private func summaryFaults(_ registers: [String: [Page]], _ monthNames: [String]) -> [Fault] {
    var faults: [Fault] = []
    for month in months {
      guard let pages = registers[month.register], let first = pages.first, let last = pages.last else { continue }
      // The ledger's register may have undated rows among others.
      if let opening = month.opening, month.register != Self.loose {
        faults += compare(RegisterFigures.balances(first.figures.opening), opening, first.path, "opening balance")
      }
      faults += compare(RegisterFigures.balances(last.figures.closing), month.closing, last.path, "closing balance")
    }
    for expected in overview {
      guard let last = registers[expected.register]?.last else { continue }
      if !last.figures.closing.isEmpty {
        faults += compare(
          RegisterFigures.balances(last.figures.closing), expected.closing, last.path, "closing balance")
      } else if !last.figures.totals.isEmpty {
        faults += compare(last.figures.totals, expected.closing, last.path, "total")
      }
    }
    let loose = registers[Self.loose]
    if let end = loose?.last ?? monthNames.last.flatMap({ registers[$0]?.last }) {
      for closing in closings {
        faults += compare(RegisterFigures.balances(end.figures.closing), closing, end.path, "closing balance")
      }
    }
    // The ledger's register has all rows, or follows the last month's.
    if let start = loose?.first, let first = monthNames.first.flatMap({ registers[$0]?.first }),
      let last = monthNames.last.flatMap({ registers[$0]?.last })
    {
      let opening = RegisterFigures.balances(start.figures.opening).filter { $0.value != 0 }
      let known = [RegisterFigures.balances(first.figures.opening), RegisterFigures.balances(last.figures.closing)]
      if !known.contains(where: { $0.filter { $0.value != 0 } == opening }) {
        faults.append(
          Fault(path: start.path, words: "the opening balance is neither the first month's nor the last one's"))
      }
    }
    return faults
  }

  private func compare(_ said: [String: Int128], _ known: ReadAmount, _ path: String, _ name: String) -> [Fault] {
    let said = said[known.currency] ?? 0
    if said == known.units { return [] }
    return [
      Fault(path: path, words: "the \(name) in \(known.currency) is \(said), but the summary has \(known.units)")
    ]
  }

  /// Returns the differences between sums carried forward and brought forward.
  private func differences(_ before: Page, _ after: Page, sums: Bool) -> [Fault] {
    let (left, right) = (before.figures, after.figures)
    guard left.listsAccounts == right.listsAccounts else {
      let (left, right) = (RegisterFigures.balances(left.closing), RegisterFigures.balances(right.opening))
      return Set(left.keys).union(right.keys).filter { left[$0] ?? 0 != right[$0] ?? 0 }
        .map { fault($0, before, left[$0] ?? 0, after, right[$0] ?? 0) }
    }
    return Set(left.closing.keys).union(right.opening.keys).flatMap { key -> [Fault] in
      let (old, new) = (left.closing[key], right.opening[key])
      let name = key.account.isEmpty ? key.currency : "\(key.account) \(key.currency)"
      var faults: [Fault] = []
      if old?.balance ?? 0 != new?.balance ?? 0 {
        faults.append(fault(name, before, old?.balance ?? 0, after, new?.balance ?? 0))
      }
      if sums, old?.sum ?? 0 != new?.sum ?? 0 {
        faults.append(fault(name, before, old?.sum ?? 0, after, new?.sum ?? 0))
      }
      return faults
    }
  }

  private func fault(_ name: String, _ before: Page, _ old: Int128, _ after: Page, _ new: Int128) -> Fault {
    Fault(path: after.path, words: "'\(name)' begins with \(new), but \(before.path) ends with \(old)")
  }
}

/// Returns a part of a link without percent-encoding.
private func decoded(_ part: Substring) -> String {
  guard part.utf8.contains(UInt8(ascii: "%")) else { return String(part) }
  var bytes: [UInt8] = []
  var rest = Substring(part).utf8[...]
  while let byte = rest.popFirst() {
    if byte == UInt8(ascii: "%"), let value = UInt8(Substring(rest.prefix(2)), radix: 16) {
      bytes.append(value)
      rest = rest.dropFirst(2)
    } else {
      bytes.append(byte)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}
