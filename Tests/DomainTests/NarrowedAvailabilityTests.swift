import Domain
import Testing

@Suite struct NarrowedAvailabilityTests {
  private func rule(_ days: [Weekday] = [], _ from: String? = nil, _ to: String? = nil) -> Availability {
    Availability(days: days, from: from.flatMap { ClockTime($0) }, to: to.flatMap { ClockTime($0) })
  }

  @Test func takesTheOneThatBounds() {
    let evening = [rule([.fri, .sat], "18:00", "23:00")]
    #expect([].narrowed(by: evening) == evening)
    #expect(evening.narrowed(by: []) == evening)
    #expect(evening.narrowed(by: evening) == evening)
    #expect(evening.narrowed(by: [Availability()]) == evening)
    #expect([rule([], "00:00", "24:00")].narrowed(by: evening) == evening)
  }

  @Test func holdsBothRules() {
    #expect(
      [rule([.fri, .sat], "18:00", "23:00")].narrowed(by: [rule([.sat, .sun])]) == [rule([.sat], "18:00", "23:00")])
    #expect([rule([], "10:00")].narrowed(by: [rule([], nil, "14:00")]) == [rule([], "10:00", "14:00")])
    #expect([rule([], "12:00")].narrowed(by: [rule([], "10:00")]) == [rule([], "12:00")])
    #expect(
      [rule([.fri]), rule([.sat])].narrowed(by: [rule([], "12:00", "15:00")])
        == [rule([.fri, .sat], "12:00", "15:00")])
    #expect(
      [rule([.fri], "12:00"), rule([.sat], "13:00")].narrowed(by: [rule([], nil, "15:00")])
        == [rule([.fri], "12:00", "15:00"), rule([.sat], "13:00", "15:00")])
  }

  @Test func holdsHoursPastMidnight() {
    let night = rule([.fri], "18:00", "02:00")
    #expect([night].narrowed(by: [rule([], "20:00", "01:00")]) == [rule([.fri], "20:00", "01:00")])
    #expect([night].narrowed(by: [rule([.sat], "00:00", "01:00")]) == [rule([.sat], "00:00", "01:00")])
    #expect([rule([.sat], "00:00", "01:00")].narrowed(by: [night]) == [rule([.sat], "00:00", "01:00")])
    #expect(
      [rule([.sun], "22:00", "03:00")].narrowed(by: [rule([.mon], "01:00", "05:00")])
        == [rule([.mon], "01:00", "03:00")])
  }

  @Test func holdsSeasons() {
    let (may, july) = (CalendarDate("2026-05-01"), CalendarDate("2026-07-01"))
    let spring = Availability(days: [.mon], validFrom: may)
    #expect(
      [spring].narrowed(by: [Availability(validThrough: july)])
        == [Availability(days: [.mon], validFrom: may, validThrough: july)])
    #expect([Availability(validThrough: may)].narrowed(by: [Availability(validFrom: july)]) == nil)
  }

  @Test func knowsWhatCannotBe() {
    #expect([rule([.fri])].narrowed(by: [rule([.sat])]) == nil)
    #expect([rule([], "08:00", "11:00")].narrowed(by: [rule([], "18:00", "23:00")]) == nil)
    let many = [Availability](repeating: rule([.fri]), count: 1000)
    #expect(many.narrowed(by: many) == nil, "nobody waits for it")
  }
}
