import MenugenDiagnostics
import MenugenDomain
import MenugenParsers
import Testing

/// Dates that are far from all others.
@Suite struct DateOutliersTests {
  @Test(
    "A date that is more than a year from all others is reported",
    arguments: [
      (["2026-01-01", "2026-02-01", "2062-03-01"], 4), (["2016-01-01", "2026-02-01", "2026-03-01"], 2),
      (["2026-01-01", "2027-02-02"], nil), (["2024-01-01", "2026-02-01", "2028-03-01"], nil),
      (["2026-01-01", "2026-12-31", "2028-01-01"], nil), (["2025-01-01", "2026-01-01", "2027-01-02"], nil),
    ] as [([String], Int?)])
  func reportsFarDates(_ dates: [String], _ line: Int?) {
    let found = warnings([table(dates.map { "\($0),X,1," })])
    #expect(found.map(\.id) == (line == nil ? [] : ["date.outlier"]) && found.first?.line == line)
  }
}
