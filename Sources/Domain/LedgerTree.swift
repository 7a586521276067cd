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

/// A category and all below it in one currency.
package struct CategoryBranch: Sendable, Hashable {
  /// `nil` for movements that name no category.
  package var path: CategoryPath?
  package var currency: Currency
  package var sum: LedgerReport.Sum
}

extension LedgerReport {
  /// The categories as a tree: each with what stands below it rolled up, those above before those below.
  package var categoryTree: [CategoryBranch] {
    var sums: [CategoryPath: [Currency: Sum]] = [:]
    for row in byCategory {
      guard let category = row.key else { continue }
      for path in categoryNames.line(of: category) { sums[path, default: [:]][row.currency, default: Sum()] += row.sum }
    }
    let branches = sums.sorted { $0.key < $1.key }.flatMap { path, sums in
      sums.sorted { $0.key.code < $1.key.code }.map { CategoryBranch(path: path, currency: $0.key, sum: $0.value) }
    }
    return branches
      + byCategory.filter { $0.key == nil }.map { CategoryBranch(path: nil, currency: $0.currency, sum: $0.sum) }
  }

  /// Whether any category stands below another.
  package var hasCategoryTree: Bool { byCategory.contains { isBelowAnother($0.key) } }

  /// Whether any account stands below another.
  package var hasAccountTree: Bool { byAccount.contains { isBelowAnother($0.key) } }

  private func isBelowAnother(_ name: String?) -> Bool { (name.map(CategoryPath.init)?.depth ?? 0) > 0 }
}

/// An account and all below it in one currency: what they held before, and what went in and out of them.
package struct AccountBranch: Sendable, Hashable {
  /// `nil` for what is nobody's, as in `AccountFlow`.
  package var path: CategoryPath?
  package var currency: Currency
  package var opening: Int128
  package var sum: LedgerReport.Sum

  package var closing: Int128 { opening + sum.total }
}

extension Ledger {
  /// The accounts as a tree: each with what stands below it rolled up, those above before those below. What is nobody's comes last.
  package func accountTree(_ report: LedgerReport) -> [AccountBranch] {
    var branches: [CategoryPath?: [Currency: AccountBranch]] = [:]
    for flow in accountFlows(report) {
      let line = flow.account.map { report.accountNames.line(of: $0).map(Optional.some) } ?? [nil]
      for path in line {
        let empty = AccountBranch(path: path, currency: flow.currency, opening: 0, sum: .init())
        branches[path, default: [:]][flow.currency, default: empty].opening += flow.opening
        branches[path]?[flow.currency]?.sum += flow.sum
      }
    }
    return branches.values.flatMap(\.values).sorted { left, right in
      if left.path == right.path { return left.currency.code < right.currency.code }
      guard let path = left.path, let other = right.path else { return left.path != nil }
      return path < other
    }
  }
}
