/// What a ledger's categories come to, with all below them: found by halving, so that many goals cost one walk.
package struct CategorySums: Sendable {
  private struct Run {
    var currency: Currency
    /// In order: what is below a category comes right after it.
    var paths: [CategoryPath] = []
    /// What all before each path come to, and then all of them.
    var sums: [Int128] = [0]
    /// The movements without a category.
    var others: Int128?
  }

  private let runs: [Run]

  /// - Parameter sums: What each category comes to by itself; `nil` for movements without one.
  package init(_ sums: some Sequence<(category: String?, currency: Currency, units: Int128)>) {
    runs = Dictionary(grouping: sums, by: \.currency).map { currency, sums in
      var run = Run(currency: currency)
      for sum in sums where sum.category == nil { run.others = (run.others ?? 0) + sum.units }
      let named = sums.compactMap { sum in sum.category.map { (path: CategoryPath($0), units: sum.units) } }
        .sorted { $0.path < $1.path }
      for (path, units) in named {
        run.paths.append(path)
        run.sums.append(run.sums[run.sums.count - 1] + units)
      }
      return run
    }
  }

  /// Every category and all above it, as written.
  package var names: [String] { Set(runs.flatMap(\.paths).flatMap(\.line)).map(\.text).sorted() }

  /// What a category with all below it comes to in each currency in which it has movements; all there is for `nil`.
  package func sums(of category: String?) -> [(currency: Currency, units: Int128)] {
    let path = category.map(CategoryPath.init)
    return runs.compactMap { run in
      guard let path else { return (run.currency, run.sums[run.paths.count] + (run.others ?? 0)) }
      let start = run.paths.firstPlace { !($0 < path) }
      let end = start + run.paths[start...].firstPlace { !path.contains($0) }
      return start == end ? nil : (run.currency, run.sums[end] - run.sums[start])
    }
  }
}

extension RandomAccessCollection {
  /// How many elements are before the first that something is true of: of it, and of all after it.
  fileprivate func firstPlace(where isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[index(startIndex, offsetBy: middle)]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
