package import MenugenDomain
import MenugenText

/// A ledger's categories or accounts as a tree, with the movements of each figure.
///
/// Movements are 32-bit places in the ledger, in one array, sorted by counting.
package struct CategoryIndex: Sendable {
  package enum Tree: String, Sendable { case categories, accounts }

  struct Node: Sendable {
    /// `nil` for all movements.
    var place: TreePlace?
    /// `nil` for the root.
    var parent: Int?
    /// The folder of its pages in the ledger's folder: `categories/costs/`, and `categories/` for the root.
    var folder: String
    /// The node whose pages have its rows: itself, or its only child if it has no movements.
    var page: Int
    /// Its figures, by currency, then by month.
    var groups: Range<Int> = 0..<0
    var layout = PageLayout([])

    var depth: Int { place?.depth ?? 0 }
  }

  /// The sum of a node's figures in a currency, or in a currency and year.
  struct Heading: Sendable {
    var year: Period?
    var currency: Currency
    var total: Int128
    /// `EUR`, `2026-EUR`.
    var anchor: String { year.map { CategoryIndex.anchor($0, currency) } ?? currency.code }
  }

  /// A figure: a category with its descendants, in a month and currency.
  struct Group: Sendable {
    var node: Int
    /// `nil` for undated movements.
    var month: Period?
    var currency: Currency
    /// The sum, including descendants.
    var sum = LedgerReport.Sum()
    /// The figures of the child categories.
    var parts: [Int] = []
    /// The category's own movements: places in `order`.
    var own: Range<Int> = 0..<0

    /// The year of its month.
    var year: Period? { month?.firstDay.map { Period(of: $0, .year) } }
    var rowCount: Int { parts.count + own.count }
    var anchor: String { CategoryIndex.anchor(month, currency) }
  }

  /// `2026-03-EUR`, `2026-EUR`.
  static func anchor(_ period: Period?, _ currency: Currency) -> String {
    "\(period?.iso ?? "undated")-\(currency.code)"
  }

  struct Key: Hashable, Sendable {
    var node: Int
    var month: Period?
    var currency: Currency
  }

  let tree: Tree
  private(set) var nodes: [Node] = []
  private(set) var groups: [Group] = []
  /// The places of movements in the ledger, by group.
  private(set) var order: [Int32] = []
  /// The account's balance after each movement; empty for categories.
  private(set) var balances: [Int128] = []
  private var nodePlaces: [TreePlace: Int] = [:]
  private let rows: TreeRows
  /// The sums of a node's figures by currency, and by currency and year.
  private var headingTotals: [HeadingKey: Int128] = [:]
  private var groupPlaces: [Key: Int] = [:]
  /// The index of the root.
  static let root = 0
  /// Whether many months are grouped by years.
  let isYearly: Bool
  let hasSeveralCurrencies: Bool

  /// The maximum number of months in a table.
  static let monthLimit = 13

  /// The maximum number of movements for rows on accounts' pages. With more, figures link to the months' registers.
  static let accountRowLimit = 20_000

  /// Returns `nil` for a ledger without categories, or without accounts.
  package init?(_ ledger: Ledger, _ report: LedgerReport, of tree: Tree = .categories) {
    if tree == .categories ? ledger.categories.isEmpty : ledger.accounts.isEmpty { return nil }
    self.tree = tree
    rows = tree == .categories ? report.categoryRows : report.accountRows
    isYearly = report.periods.count > Self.monthLimit
    hasSeveralCurrencies = report.byCurrency.count > 1
    makeNodes()
    makeGroups(tree == .categories ? report.cells : report.accountCells(of: ledger))
    if tree == .categories || ledger.movements.count <= Self.accountRowLimit { sortMovements(ledger, report) }
    for node in nodes.indices where nodes[node].page == node {
      // Headings are rows too.
      nodes[node].layout = PageLayout(
        nodes[node].groups.map { headings(above: $0).count + 1 + groups[$0].rowCount })
    }
  }

  func node(of place: TreePlace) -> Int? { nodePlaces[place] }

  /// Returns the node of a category or account.
  func node(ofName name: String?) -> Int? {
    rows.row(of: name).map { $0 + 1 }
  }

  /// Whether a node has pages. Not if a child's pages have its rows, nor if it has only an opening balance.
  func hasPage(_ node: Int) -> Bool { nodes[node].page == node && (node == Self.root || !nodes[node].groups.isEmpty) }

  func group(_ node: Int, _ month: Period?, _ currency: Currency) -> Int? {
    groupPlaces[Key(node: node, month: month, currency: currency)]
  }

  // MARK: - Making it

  private struct HeadingKey: Hashable {
    var node: Int
    var year: Period?
    var currency: Currency
  }

  private mutating func makeNodes() {
    // `page` is the folder of the root's further pages.
    var slugs = UniqueSlugs(taken: ["none", OutputLayout.name(OutputLayout.morePages)])
    let folder = tree == .accounts ? OutputLayout.accounts : OutputLayout.categories
    nodes.append(Node(place: nil, folder: folder, page: Self.root))
    for (row, place) in rows.places.enumerated() {
      var node = Node(place: place, parent: rows.row(above: row).map { $0 + 1 } ?? Self.root, folder: "", page: row + 1)
      if rows.isLink(row) {
        // Its only child is the next row.
        node.page += 1
      } else {
        let name =
          switch place {
          case .branch(let path): slugs.slug(path.text)
          case .own(let path?): slugs.slug(path.text + "/none")
          case .own(nil): "none"
          }
        node.folder = "\(folder)\(name)/"
      }
      nodePlaces[place] = row + 1
      nodes.append(node)
    }
    for node in nodes.indices.reversed() where nodes[node].page != node {
      nodes[node].page = nodes[nodes[node].page].page
      nodes[node].folder = nodes[nodes[node].page].folder
    }
  }

  /// Returns the headings before a figure of a node: the sum of its currency if there are several, and of its year if
  /// there are many.
  func headings(above place: Int) -> [Heading] {
    let group = groups[place]
    let all = nodes[group.node].groups
    let before = place == all.lowerBound ? nil : groups[place - 1]
    let isNewCurrency = before?.currency != group.currency
    var headings: [Heading] = []
    if isNewCurrency, hasSeveralCurrencies {
      headings.append(
        Heading(year: nil, currency: group.currency, total: total(of: group, in: nil)))
    }
    if isYearly, let year = group.year, isNewCurrency || before?.year != year {
      headings.append(
        Heading(
          year: year, currency: group.currency, total: total(of: group, in: year)))
    }
    return headings
  }

  private func total(of group: Group, in year: Period?) -> Int128 {
    headingTotals[HeadingKey(node: group.node, year: year, currency: group.currency)] ?? 0
  }

  private mutating func makeGroups(_ cells: [LedgerReport.Row<LedgerReport.Cell>]) {
    var sums: [Key: LedgerReport.Sum] = [:]
    for cell in cells {
      var node = node(ofName: cell.key.category)
      while let place = node {
        sums[Key(node: place, month: cell.key.period, currency: cell.currency), default: .init()] += cell.sum
        node = nodes[place].parent
      }
    }
    groups = sums.map { Group(node: $0.key.node, month: $0.key.month, currency: $0.key.currency, sum: $0.value) }
      .sorted { left, right in
        if left.node != right.node { return left.node < right.node }
        if left.currency != right.currency { return left.currency.code < right.currency.code }
        return isBefore(left.month, right.month)
      }
    for (place, group) in groups.enumerated() {
      groupPlaces[Key(node: group.node, month: group.month, currency: group.currency)] = place
      let start = nodes[group.node].groups.isEmpty ? place : nodes[group.node].groups.lowerBound
      nodes[group.node].groups = start..<place + 1
      if hasSeveralCurrencies {
        headingTotals[HeadingKey(node: group.node, year: nil, currency: group.currency), default: 0] += group.sum.total
      }
      if isYearly, let year = group.year {
        headingTotals[HeadingKey(node: group.node, year: year, currency: group.currency), default: 0] += group.sum.total
      }
    }
    for (place, group) in groups.enumerated() {
      guard let parent = nodes[group.node].parent, let above = self.group(parent, group.month, group.currency)
      else { continue }
      groups[above].parts.append(place)
    }
  }

  private mutating func sortMovements(_ ledger: Ledger, _ report: LedgerReport) {
    let names = tree == .categories ? ledger.categories : ledger.accounts
    let nodeOfName = names.map { node(ofName: $0) ?? 0 }
    let noName = node(ofName: nil) ?? 0
    var counts = [Int](repeating: 0, count: groups.count)
    var groupOfMovement: [Int32] = []
    groupOfMovement.reserveCapacity(ledger.movements.count)
    var months = MonthCache()
    var places = GroupCache(count: names.count)
    for movement in ledger.movements {
      let month = movement.date.map { months.month(of: $0) }
      let name = tree == .categories ? movement.category : movement.account
      let group = places.place(name, month, movement.currency) {
        let node = name.map { nodeOfName[Int($0)] } ?? noName
        return self.group(node, month, movement.currency) ?? 0
      }
      counts[group] += 1
      groupOfMovement.append(Int32(group))
    }
    var next = 0
    for (place, count) in counts.enumerated() {
      groups[place].own = next..<next + count
      next += count
    }
    var cursors = groups.map(\.own.lowerBound)
    order = [Int32](repeating: 0, count: next)
    for (place, group) in groupOfMovement.enumerated() {
      order[cursors[Int(group)]] = Int32(place)
      cursors[Int(group)] += 1
    }
    if tree == .accounts { keepBalances(ledger, report) }
  }
}

extension CategoryIndex {
  /// Returns the node whose pages show a figure, and the figure there.
  func shown(_ group: Int) -> (node: Node, group: Int) {
    let node = nodes[groups[group].node]
    let page = nodes[node.page]
    return (page, page.groups.lowerBound + group - node.groups.lowerBound)
  }
}

extension CategoryIndex {
  /// Computes balances in the ledger's order.
  private mutating func keepBalances(_ ledger: Ledger, _ report: LedgerReport) {
    var register = Register(report)
    let balances = ledger.movements.map { register.next($0).balance }
    self.balances = order.map { balances[Int($0)] }
  }
}

/// Caches the last group of each category: adjacent movements are mostly of one month.
private struct GroupCache {
  private var entries: [(month: Period?, currency: Currency, place: Int)?]

  init(count: Int) { entries = Array(repeating: nil, count: count + 1) }

  mutating func place(_ category: Int32?, _ month: Period?, _ currency: Currency, _ find: () -> Int) -> Int {
    let slot = category.map { Int($0) + 1 } ?? 0
    if let entry = entries[slot], entry.month == month, entry.currency == currency { return entry.place }
    let place = find()
    entries[slot] = (month, currency, place)
    return place
  }
}

/// Caches the month of the previous day.
struct MonthCache: Sendable {
  private var last: (date: CalendarDate, month: Period)?

  mutating func month(of date: CalendarDate) -> Period {
    if let last, last.date == date { return last.month }
    let month = Period(of: date, .month)
    last = (date, month)
    return month
  }
}

/// Makes unique path components of names, even on case-insensitive disks. Duplicates get `-2`, `-3` and so on.
struct UniqueSlugs {
  /// The collision keys of slugs, and the number of the last duplicate.
  private var taken: [String: Int]

  init(taken: Set<String> = []) { self.taken = Dictionary(uniqueKeysWithValues: taken.map { ($0, 1) }) }

  mutating func slug(_ name: String) -> String {
    let wanted = MenugenText.slug(name, fallback: "category")
    let key = collisionKey(wanted)
    guard var number = taken[key] else {
      taken[key] = 1
      return wanted
    }
    repeat { number += 1 } while taken["\(key)-\(number)"] != nil
    taken[key] = number
    taken["\(key)-\(number)"] = 1
    return "\(wanted)-\(number)"
  }
}

/// Undated comes last.
func isBefore(_ left: Period?, _ right: Period?) -> Bool {
  switch (left, right) {
  case (let left?, let right?): left < right
  case (nil, _): false
  case (_?, nil): true
  }
}
