import MenugenDomain

extension LedgerDecoder {
  /// The maximum number to report for a ledger.
  private static let limit = 3
  /// The days of a leap year.
  private static let year = 366

  /// Reports the few movements that are more than a year apart from all others, probably because of a typing error in
  /// the year.
  mutating func tellDateOutliers(of ledger: Ledger, _ files: inout [ContentDecoder]) {
    let runs = runs(of: ledger.movements)
    guard runs.count > 1, let main = runs.max(by: { $0.count < $1.count }) else { return }
    let others = runs.filter { $0 != main }
    // With many movements apart, it is unclear which are wrong.
    guard others.reduce(0, { $0 + $1.count }) * 2 <= main.count else { return }
    func day(_ index: Int) -> String { ledger.movements[index].date?.iso ?? "" }
    let told = others.filter { run in
      ledger.movements[run.lowerBound].date.map { usualYears.contains($0.year) } ?? false
    }
    .prefix(Self.limit)
    if told.isEmpty { return }
    let places = places(
      of: Set(told.map { ledger.movements[$0.lowerBound].position }), "date", in: files.map(\.file))
    for run in told {
      guard let claim = places[ledger.movements[run.lowerBound].position] else { continue }
      let what = run.count == 1 ? "date is" : "dates of \(run.count) movements are"
      files[claim.file].warning(
        "date.outlier",
        "\(what) more than a year from the others, which run from \(day(main.lowerBound)) to \(day(main.upperBound - 1))",
        hint: "correct the year if it is wrong: \(day(run.lowerBound))", at: claim.range)
    }
  }

  /// Runs of movements with less than a year between them, without undated ones.
  private func runs(of movements: [Movement]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    var last: CalendarDate?
    for index in movements.indices {
      guard let date = movements[index].date else { break }
      // Fast path for movements of the same year.
      if let last, date.year > last.year, date.daysSinceEpoch - last.daysSinceEpoch > Self.year {
        runs.append(start..<index)
        start = index
      }
      last = date
      if index + 1 == movements.count || movements[index + 1].date == nil { runs.append(start..<index + 1) }
    }
    return runs
  }
}
