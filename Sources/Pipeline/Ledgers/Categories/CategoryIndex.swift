package import MenugenDomain
import MenugenText

/// A ledger's categories as a tree, and which movements stand behind each category's figure in each month; or its accounts.
///
/// Movements are known by their places in the ledger: four bytes each, in one run, sorted by counting.
package struct CategoryIndex: Sendable {
  package enum Tree: String, Sendable { case categories, accounts }

  struct Node: Sendable {
    /// `nil` for all movements.
    var place: TreePlace?
    /// `nil` for the root.
    var parent: Int?
    /// Its pages' folder below the ledger's: `categories/costs/`, and `categories/` for that of all.
    var folder: String
    /// The node whose pages have its rows: itself, or where one level alone is below it and nothing in it, that level's.
    var page: Int
    /// Its figures in order: by currency, then by month.
    var groups: Range<Int> = 0..<0
    var layout = PageLayout([])

    var depth: Int { place?.depth ?? 0 }
  }

  /// The sum of a node's figures in a currency, or in a year of it.
  struct Heading: Sendable {
    var year: Period?
    var currency: Currency
    var total: Int128
    /// `EUR`, `2026-EUR`.
    var anchor: String { year.map { CategoryIndex.anchor($0, currency) } ?? currency.code }
  }

  /// One figure: a category with all below it, in one month and currency.
  struct Group: Sendable {
    var node: Int
    /// `nil` for undated movements.
    var month: Period?
    var currency: Currency
    /// With all categories below.
    var sum = LedgerReport.Sum()
    /// The figures of the categories right below that are part of this one.
    var parts: [Int] = []
    /// The movements of the category itself: places in `order`.
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
  /// Places of movements in the ledger, group by group.
  private(set) var order: [Int32] = []
  /// What the account held after each of them; empty for categories.
  private(set) var balances: [Int128] = []
  private var nodePlaces: [TreePlace: Int] = [:]
  private let rows: TreeRows
  /// What the figures of a node come to in a currency, and in each year of it.
  private var headingTotals: [HeadingKey: Int128] = [:]
  private var groupPlaces: [Key: Int] = [:]
  /// The place of the node that all others are a part of.
  static let root = 0
  /// Whether there are so many months that they are told year by year.
  let isYearly: Bool
  let hasSeveralCurrencies: Bool

  /// The maximum number of months in a table.
  static let monthLimit = 13

  /// Movements up to which an account's pages have its rows: of more, the figures lead to the months' registers.
  static let accountRowLimit = 20_000

  /// Returns `nil` for a ledger without categories, or without accounts: an index always has its root.
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
      // A heading is a row too, and each figure has one.
      nodes[node].layout = PageLayout(
        nodes[node].groups.map { headings(above: $0).count + 1 + groups[$0].rowCount })
    }
  }

  func node(of place: TreePlace) -> Int? { nodePlaces[place] }

  /// Where the movements of a category or an account stand.
  func node(ofName name: String?) -> Int? {
    rows.row(of: name).map { $0 + 1 }
  }

  /// Whether a node has pages: not where a level below has its rows, nor where it has an opening balance alone.
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
    // `page` is the folder of the pages behind the first that tells of all.
    var slugs = UniqueSlugs(taken: ["none", "page"])
    let folder = tree.rawValue + "/"
    nodes.append(Node(place: nil, folder: folder, page: Self.root))
    for (row, place) in rows.places.enumerated() {
      var node = Node(place: place, parent: rows.row(above: row).map { $0 + 1 } ?? Self.root, folder: "", page: row + 1)
      if rows.isLink(row) {
        // The row below it is the next one.
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

  /// What stands above a figure of a node: the sum of its currency where there are several, that of its year where there are
  /// many, each above the first of its figures.
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
  /// The node whose pages show a figure, and the figure there: where a level comes to what the one below it comes to, that one's.
  func shown(_ group: Int) -> (node: Node, group: Int) {
    let node = nodes[groups[group].node]
    let page = nodes[node.page]
    return (page, page.groups.lowerBound + group - node.groups.lowerBound)
  }
}

extension CategoryIndex {
  /// Balances run in the ledger's order, figure by figure or not.
  private mutating func keepBalances(_ ledger: Ledger, _ report: LedgerReport) {
    var register = Register(report)
    let balances = ledger.movements.map { register.next($0).balance }
    self.balances = order.map { balances[Int($0)] }
  }
}

/// Movements of a month mostly follow each other: what was looked up for the last one of a category mostly holds.
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

/// The months of days that mostly come in order.
struct MonthCache: Sendable {
  private var last: (date: CalendarDate, month: Period)?

  mutating func month(of date: CalendarDate) -> Period {
    if let last, last.date == date { return last.month }
    let month = Period(of: date, .month)
    last = (date, month)
    return month
  }
}

/// Names as parts of paths, each once, on disks too that don't tell `A` from `a`: `-2` and `-3` tell twins apart.
struct UniqueSlugs {
  /// The collision key of each slug given out, and the number of its latest twin.
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

/// What isn't dated comes last.
func isBefore(_ left: Period?, _ right: Period?) -> Bool {
  switch (left, right) {
  case (let left?, let right?): left < right
  case (nil, _): false
  case (_?, nil): true
  }
}
