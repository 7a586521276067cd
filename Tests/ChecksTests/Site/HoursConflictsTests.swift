import MenugenDiagnostics
import MenugenDomain
import MenugenTestSupport
import Testing

@testable import MenugenChecks

@Suite struct HoursConflictsTests {
  @Test("Usual hours overlap if they share a minute of the week", arguments: 0..<200 as Range<UInt64>)
  func findsSharedMinutes(seed: UInt64) throws {
    var random = SeededRandom(seed)
    func hours() throws -> Restaurant.OpeningHours {
      let days = Weekday.allCases.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
      let opens = Int.random(in: 0..<24, using: &random)
      let closes = (opens + Int.random(in: 1..<20, using: &random)) % 24
      return Restaurant.OpeningHours(
        days: days.isEmpty ? [.mon] : days, opens: ClockTime(hour: opens, minute: 0),
        closes: ClockTime(hour: closes, minute: 0))
    }
    let (one, other) = (try hours(), try hours())
    let found = hoursConflicts([PlacedHours(one, at: 0..<1), PlacedHours(other, at: 2..<3)], isSpecial: false) { _ in
      SourceFile(path: "site.yaml", text: "abc").location(of: 0..<1)
    }
    let isShared = one != other && !week(of: one).isDisjoint(with: week(of: other))
    #expect(found.map(\.message.id) == (isShared ? ["hours.conflict"] : []), "\(one) \(other)")
  }

  /// The hours of the week that it is open, from Monday.
  private func week(of hours: Restaurant.OpeningHours) -> Set<Int> {
    guard let opens = hours.opens, let closes = hours.closes else { return [] }
    let (first, last) = (opens.minutes / 60, closes.minutes / 60)
    let count = (last - first + 24) % 24
    return Set(hours.days.flatMap { day in (0..<count).map { ((day.number - 1) * 24 + first + $0) % 168 } })
  }
}
