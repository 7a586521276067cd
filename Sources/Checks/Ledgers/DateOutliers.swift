package import MenugenDiagnostics
package import MenugenDomain

/// Finds the few movements that are more than a year from all others: usually a digit of the year is wrong.
///
/// - Parameters:
///   - movements: By date, those without one last.
///   - usualYears: Other years are reported where they are read.
/// - Returns: Each warning with the position of its first movement.
package func dateOutliers(
  in movements: [Movement], usualYears: ClosedRange<Int>
) -> [(message: DiagnosticMessage, position: Int32)] {
  let runs = runs(of: movements)
  guard runs.count > 1, let main = runs.max(by: { $0.count < $1.count }) else { return [] }
  let others = runs.filter { $0 != main }
  // If half of the movements are far from the others, nobody knows which half is wrong.
  guard others.reduce(0, { $0 + $1.count }) * 2 <= main.count else { return [] }
  func day(_ index: Int) -> String { movements[index].date?.iso ?? "" }
  return others.filter { run in movements[run.lowerBound].date.map { usualYears.contains($0.year) } ?? false }
    .prefix(mostOutliers).map { run in
      (
        .dateOutlier(
          day(run.lowerBound), count: run.count, from: day(main.lowerBound), to: day(main.upperBound - 1)),
        movements[run.lowerBound].position
      )
    }
}

/// The most that are reported for one ledger.
private let mostOutliers = 3

/// The days of a leap year.
private let year = 366

/// Ranges of movements that follow each other within a year; movements without a date are left out.
private func runs(of movements: [Movement]) -> [Range<Int>] {
  var runs: [Range<Int>] = []
  var start = 0
  var last: CalendarDate?
  for index in movements.indices {
    guard let date = movements[index].date else { break }
    // Most are of the same year, and need no counting of days.
    if let last, date.year > last.year, date.daysSinceEpoch - last.daysSinceEpoch > year {
      runs.append(start..<index)
      start = index
    }
    last = date
    if index + 1 == movements.count || movements[index + 1].date == nil { runs.append(start..<index + 1) }
  }
  return runs
}
