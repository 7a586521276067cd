/// The sums of a ledger's categories, including those below them, with binary search.
package struct CategorySums: Sendable {
  private struct Run {
    var currency: Currency
    /// Sorted: a category is followed by its descendants.
    var paths: [CategoryPath] = []
    /// Prefix sums: the sum of the paths before each, then the total.
    var sums: [Int128] = [0]
    /// The sum of movements without a category.
    var others: Int128?
  }

  private let runs: [Run]

  /// - Parameter sums: The sum of each category without its descendants; `nil` for movements without a category.
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

  /// Every category and its ancestors, as written, sorted.
  package var names: [String] { Set(runs.flatMap(\.paths).flatMap(\.line)).map(\.text).sorted() }

  /// The sums of a category and its descendants, in each currency that it has movements in; of all movements for `nil`.
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
  /// The index of the first element that `isAfter` holds for; it must hold for all later elements, too.
  func firstPlace(where isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[index(startIndex, offsetBy: middle)]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
