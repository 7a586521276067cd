/// The ledger's spelling of each path of a tree, ancestors included: as named there, or else as first written within a
/// longer path.
package struct TreeNames: Sendable {
  struct Node: Sendable {
    /// The root is its own parent.
    var parent: Int
    var path: CategoryPath
    /// Whether a name of the ledger ends here.
    var isNamed = false
  }

  private struct Edge: Hashable {
    var parent: Int
    var part: Substring
  }

  static let root = 0
  private(set) var nodes: [Node]
  private var places: [Edge: Int] = [:]

  /// - Parameter names: In order of appearance.
  package init(_ names: [String]) {
    nodes = [Node(parent: TreeNames.root, path: CategoryPath(""))]
    for name in names { add(CategoryPath(name)) }
  }

  private mutating func add(_ path: CategoryPath) {
    var node = TreeNames.root
    var depth = 0
    let steps = path.steps
    for part in steps {
      depth += 1
      let edge = Edge(parent: node, part: part)
      if let known = places[edge] {
        node = known
      } else {
        nodes.append(Node(parent: node, path: depth == steps.count ? path : path.prefix(depth)))
        node = nodes.count - 1
        places[edge] = node
      }
    }
    if nodes[node].isNamed { return }
    nodes[node].isNamed = true
    nodes[node].path = path
  }

  /// The index of a path's node; `nil` for an unknown path.
  func node(of path: CategoryPath) -> Int? {
    var node = TreeNames.root
    for part in path.steps {
      guard let next = places[Edge(parent: node, part: part)] else { return nil }
      node = next
    }
    return node
  }

  package func path(_ name: String) -> CategoryPath {
    let path = CategoryPath(name)
    return node(of: path).map { nodes[$0].path } ?? path
  }
}

/// A row of the category tree, in one currency.
package struct CategoryBranch: Sendable, Hashable {
  package var place: TreePlace
  package var currency: Currency
  package var sum: LedgerReport.Sum
}

extension LedgerReport {
  static func tree(_ byCategory: [Row<String?>], _ rows: TreeRows) -> [CategoryBranch] {
    var sums = [[(currency: Currency, sum: Sum)]](repeating: [], count: rows.places.count)
    for row in byCategory {
      for place in rows.rows(of: row.key) {
        if let known = sums[place].firstIndex(where: { $0.currency == row.currency }) {
          sums[place][known].sum += row.sum
        } else {
          sums[place].append((row.currency, row.sum))
        }
      }
    }
    return rows.places.indices.flatMap { place in
      sums[place].sorted { $0.currency.code < $1.currency.code }
        .map { CategoryBranch(place: rows.places[place], currency: $0.currency, sum: $0.sum) }
    }
  }

  /// Whether any category is below another.
  package var hasCategoryTree: Bool { byCategory.contains { isBelowAnother($0.key) } }

  /// Whether any account is below another.
  package var hasAccountTree: Bool { byAccount.contains { isBelowAnother($0.key) } }

  private func isBelowAnother(_ name: String?) -> Bool { (name.map(CategoryPath.init)?.depth ?? 0) > 0 }
}

/// A row of the account tree, in one currency: the opening balance, and money in and out.
package struct AccountBranch: Sendable, Hashable {
  /// Amounts without an account have no path, as in `AccountFlow`.
  package var place: TreePlace
  package var currency: Currency
  /// `nil` if some of its movements were excluded, so that the balance is unknown.
  package var opening: Int128?
  package var sum: LedgerReport.Sum

  package var closing: Int128? { opening.map { $0 + sum.total } }
}

extension Ledger {
  /// The account tree: each row includes its descendants, parents before their children. Amounts without an account
  /// come last.
  func accountTree(_ flows: [AccountFlow], _ rows: TreeRows) -> [AccountBranch] {
    var branches = [[AccountBranch]](repeating: [], count: rows.places.count)
    for flow in flows {
      for place in rows.rows(of: flow.account) {
        let known = branches[place].firstIndex { $0.currency == flow.currency } ?? branches[place].count
        if known == branches[place].count {
          let path = rows.places[place]
          branches[place].append(
            AccountBranch(place: path, currency: flow.currency, opening: hasBalance(of: path) ? 0 : nil, sum: .init()))
        }
        branches[place][known].opening? += flow.opening
        branches[place][known].sum += flow.sum
      }
    }
    return branches.flatMap { $0.sorted { $0.currency.code < $1.currency.code } }
  }

  /// Whether all movements of an account and its descendants are included, up to the last day.
  private func hasBalance(of place: TreePlace) -> Bool {
    guard hasBalances, let selectedAccount else { return hasBalances }
    return place.path.map(selectedAccount.contains) ?? false
  }
}
