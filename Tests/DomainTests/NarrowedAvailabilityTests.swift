import MenugenDomain
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

  @Test("Nested serving times must match both rules") func bothRules() {
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

  @Test("Nested hours may run past midnight") func pastMidnight() {
    let night = rule([.fri], "18:00", "02:00")
    #expect([night].narrowed(by: [rule([], "20:00", "01:00")]) == [rule([.fri], "20:00", "01:00")])
    #expect([night].narrowed(by: [rule([.sat], "00:00", "01:00")]) == [rule([.sat], "00:00", "01:00")])
    #expect([rule([.sat], "00:00", "01:00")].narrowed(by: [night]) == [rule([.sat], "00:00", "01:00")])
    #expect(
      [rule([.sun], "22:00", "03:00")].narrowed(by: [rule([.mon], "01:00", "05:00")])
        == [rule([.mon], "01:00", "03:00")])
  }

  @Test func takesAnEndInTheNightForThatOfTheEvening() {
    let evening = rule([.fri], "18:00", "23:00")
    #expect([evening].narrowed(by: [rule([], nil, "01:00")]) == [evening])
    #expect([evening].narrowed(by: [rule([], nil, "00:00")]) == [evening])
    #expect([evening].narrowed(by: [rule([], nil, "10:00")]) == nil, "that is breakfast")
  }

  /// An evening past midnight, the item's rule, and the result.
  static let openEnds: [(String?, String?, days: [Weekday], served: (from: String, to: String, days: [Weekday])?)] = [
    ("20:00", nil, [.sat], ("20:00", "02:00", [.sat])),
    (nil, "01:00", [], ("18:00", "01:00", [.fri, .sat, .sun])),
    (nil, "20:00", [], ("18:00", "20:00", [.fri, .sat, .sun])),
    (nil, "24:00", [], ("18:00", "24:00", [.fri, .sat, .sun])),
    (nil, nil, [.sat], ("18:00", "02:00", [.sat])),
    (nil, nil, [.mon], nil),
    ("10:00", nil, [], ("18:00", "02:00", [.fri, .sat, .sun])),
    ("01:00", nil, [], ("01:00", "02:00", [.mon, .sat, .sun])),
    ("01:00", nil, [.mon], ("01:00", "02:00", [.mon])),
    ("02:30", nil, [], nil),
    (nil, "03:00", [], ("18:00", "02:00", [.fri, .sat, .sun])),
    (nil, "17:00", [], nil),
  ]

  @Test("An open start or end is taken from the outer rule", arguments: openEnds)
  func openEndedHours(
    from: String?, to: String?, days: [Weekday], served: (from: String, to: String, days: [Weekday])?
  ) {
    let evening = [rule([.fri, .sat, .sun], "18:00", "02:00")]
    let expected = served.map { [rule($0.days, $0.from, $0.to)] }
    #expect(evening.narrowed(by: [rule(days, from, to)]) == expected)
    #expect([rule(days, from, to)].narrowed(by: evening) == expected)
  }

  @Test func readsTwoOpenEndsAsOneRule() {
    #expect([rule([], "18:00")].narrowed(by: [rule([], nil, "02:00")]) == [rule([], "18:00", "02:00")])
    #expect([rule([.fri], nil, "02:00")].narrowed(by: [rule([], "18:00")]) == [rule([.fri], "18:00", "02:00")])
    #expect([rule([], "18:00")].narrowed(by: [rule([], nil, "10:00")]) == nil, "breakfast on an evening's menu")
    #expect([rule([], "05:00", "12:00")].narrowed(by: [rule([], "05:30")]) == [rule([], "05:30", "12:00")])
    #expect([rule([], "05:00", "12:00")].narrowed(by: [rule([], nil, "04:30")]) == nil)
  }

  @Test func leavesOutDaysThatAreNotBetweenTheDates() {
    let christmasEve = CalendarDate("2026-12-24")
    let holiday = Availability(validFrom: christmasEve, validThrough: christmasEve)
    #expect([holiday].narrowed(by: [rule([.mon])]) == nil, "it is a Thursday")
    #expect([holiday].narrowed(by: [rule([.mon]), rule([.thu])])?.map(\.days) == [[.thu]])
    #expect(
      [Availability(validFrom: christmasEve)].narrowed(
        by: [Availability(days: [.wed], validThrough: CalendarDate("2026-12-30"))]) != nil)
  }

  @Test("Nested seasons are intersected") func seasons() {
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
    #expect(many.narrowed(by: many) == many, "nobody waits for it")
  }
}
