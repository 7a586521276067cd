/// Puts runs of rows on pages: a run is broken only where it is longer than a page.
struct PageLayout: Sendable {
  /// Rows that a page holds at most, so that a browser and a reader can.
  static let limit = 500

  struct Piece: Sendable, Equatable {
    /// The run's place among all runs.
    var run: Int
    /// Which of its rows.
    var rows: Range<Int>
  }

  /// Never empty: what has no rows is one page without any.
  private(set) var pages: [[Piece]] = [[]]
  /// The page that each run begins on.
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
