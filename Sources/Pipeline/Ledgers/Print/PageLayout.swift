/// Distributes runs of rows over pages. A run is split only if it is longer than a page.
struct PageLayout: Sendable {
  /// The maximum number of rows on a page.
  static let limit = 500

  struct Piece: Sendable, Equatable {
    /// The index of the run.
    var run: Int
    /// The range of its rows.
    var rows: Range<Int>
  }

  /// Never empty: without rows there is one empty page.
  private(set) var pages: [[Piece]] = [[]]
  /// The page on which each run begins.
  private(set) var firstPages: [Int] = []

  init(_ counts: [Int], limit: Int = PageLayout.limit) {
    var used = 0
    for (run, count) in counts.enumerated() {
      if used > 0, count > limit - used { startPage(&used) }
      firstPages.append(pages.count - 1)
      var start = 0
      repeat {
        if used == limit { startPage(&used) }
        let end = min(count, start + limit - used)
        pages[pages.count - 1].append(Piece(run: run, rows: start..<end))
        used += end - start
        start = end
      } while start < count
    }
  }

  private mutating func startPage(_ used: inout Int) {
    pages.append([])
    used = 0
  }
}
