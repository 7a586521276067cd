/// How a ledger writes the places of a tree, those above what it names too: a place that it names as it does there, else as it
/// first does on the way to one below.
package struct TreeNames: Sendable {
  private var paths: [CategoryPath: CategoryPath] = [:]

  /// - Parameter names: In the order that the ledger writes them in.
  package init(_ names: [String]) {
    let named = names.map(CategoryPath.init)
    for path in named where paths[path] == nil { paths[path] = path }
    for path in named where path.depth > 0 {
      for above in path.line.dropLast() where paths[above] == nil { paths[above] = above }
    }
  }

  package func path(_ name: String) -> CategoryPath {
    let path = CategoryPath(name)
    return paths[path] ?? path
  }

  /// All that stand above a place, from the top down, and then itself.
  package func line(of name: String) -> [CategoryPath] { CategoryPath(name).line.map { paths[$0] ?? $0 } }
}

/// A row of the tree of categories, in one currency.
package struct CategoryBranch: Sendable, Hashable {
  package var place: TreePlace
  package var currency: Currency
  package var sum: LedgerReport.Sum
}

extension LedgerReport {
  /// The categories as a tree: each with what stands below it rolled up, those above before those below.
  package var categoryTree: [CategoryBranch] {
    let rows = categoryRows
    var sums: [TreePlace: [Currency: Sum]] = [:]
    for row in byCategory {
      for place in rows.places(of: row.key) { sums[place, default: [:]][row.currency, default: Sum()] += row.sum }
    }
    return sums.sorted { $0.key < $1.key }.flatMap { place, sums in
      sums.sorted { $0.key.code < $1.key.code }.map { CategoryBranch(place: place, currency: $0.key, sum: $0.value) }
    }
  }

  /// Whether any category stands below another.
  package var hasCategoryTree: Bool { byCategory.contains { isBelowAnother($0.key) } }

  /// Whether any account stands below another.
  package var hasAccountTree: Bool { byAccount.contains { isBelowAnother($0.key) } }

  private func isBelowAnother(_ name: String?) -> Bool { (name.map(CategoryPath.init)?.depth ?? 0) > 0 }
}

/// A row of the tree of accounts, in one currency: what they held before, and what went in and out of them.
package struct AccountBranch: Sendable, Hashable {
  /// What is nobody's stands at no place, as in `AccountFlow`.
  package var place: TreePlace
  package var currency: Currency
  package var opening: Int128
  package var sum: LedgerReport.Sum

  package var closing: Int128 { opening + sum.total }
}

extension Ledger {
  /// The accounts as a tree: each with what stands below it rolled up, those above before those below. What is nobody's comes last.
  package func accountTree(_ report: LedgerReport) -> [AccountBranch] {
    let flows = accountFlows(report)
    let rows = TreeRows(report.accountNames, of: flows.lazy.map(\.account))
    var branches: [TreePlace: [Currency: AccountBranch]] = [:]
    for flow in flows {
      for place in rows.places(of: flow.account) {
        let empty = AccountBranch(place: place, currency: flow.currency, opening: 0, sum: .init())
        branches[place, default: [:]][flow.currency, default: empty].opening += flow.opening
        branches[place]?[flow.currency]?.sum += flow.sum
      }
    }
    return branches.values.flatMap(\.values).sorted { left, right in
      left.place == right.place ? left.currency.code < right.currency.code : left.place < right.place
    }
  }
}
