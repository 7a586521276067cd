import MenugenTestSupport
import Testing

@testable import MenugenDomain

@Suite struct RecurrenceTests {
  private func ledger(_ rows: [(day: String, name: String, units: Int64)]) -> Ledger {
    var ledger = Ledger(id: "x", name: Label("x"), language: .english, currency: .eur)
    ledger.accounts = ["bank"]
    ledger.movements = rows.enumerated().map { place, row in
      Movement(
        position: Int32(place + 1), account: 0, date: CalendarDate(row.day), name: row.name, minorUnits: row.units,
        currency: .eur)
    }
    return ledger
  }

  private func next(
    _ days: [String], on today: String? = nil, to end: String, _ interval: PeriodLength
  ) throws -> [String] {
    let ledger = ledger(days.map { ($0, "Rent", -10) })
    let day = try #require(CalendarDate(today ?? days.last ?? ""))
    let found = ledger.recurrences(on: day)
    guard let recurrence = found.first else { return [] }
    #expect(found.count == 1 && recurrence.interval == interval && recurrence.account == "bank")
    return recurrence.next(to: try #require(CalendarDate(end))).map(\.iso)
  }

  @Test(
    "The next days follow the interval, on the day of the month that most have",
    arguments: [
      (["2026-01-05", "2026-01-12", "2026-01-19"], "2026-02-02", PeriodLength.week, ["2026-01-26", "2026-02-02"]),
      (["2026-01-05", "2026-01-13", "2026-01-19"], "2026-01-31", .week, ["2026-01-26"]),
      (["2026-01-01", "2026-02-03", "2026-03-01"], "2026-05-31", .month, ["2026-04-01", "2026-05-01"]),
      (["2025-12-31", "2026-01-31", "2026-02-28"], "2026-05-31", .month, ["2026-03-31", "2026-04-30", "2026-05-31"]),
      // The rent of March was paid on the last day of February, that of January on 2 January.
      (["2025-12-01", "2026-01-02", "2026-02-01", "2026-02-28"], "2026-04-30", .month, ["2026-04-01"]),
      (["2026-01-30", "2026-02-28", "2026-03-30"], "2026-04-30", .month, ["2026-04-30"]),
      (["2025-03-15", "2025-06-15", "2025-09-15"], "2026-03-31", .quarter, ["2025-12-15", "2026-03-15"]),
      (["2020-02-29", "2021-02-28", "2022-02-28"], "2024-12-31", .year, ["2023-02-28", "2024-02-29"]),
      // What was irregular before doesn't count.
      (["2025-01-17", "2026-01-05", "2026-02-05", "2026-03-05"], "2026-04-30", .month, ["2026-04-05"]),
    ])
  func continues(days: [String], end: String, interval: PeriodLength, expected: [String]) throws {
    #expect(try next(days, to: end, interval) == expected)
  }

  @Test(
    "Two movements, irregular ones, several on a day and those that have ended are no recurrence",
    arguments: [
      (["2026-01-05", "2026-02-05"], nil), (["2026-01-05", "2026-02-05", "2026-02-20"], nil),
      (["2026-01-05", "2026-02-05", "2026-03-05", "2026-03-05"], nil),
      (["2026-01-05", "2026-02-05", "2026-03-05"], "2026-04-10"),
      (["2026-01-05", "2026-02-05", "2026-03-05"], "2026-02-28"),
    ] as [([String], String?)])
  func findsNone(days: [String], today: String?) throws {
    #expect(try next(days, on: today, to: "2027-12-31", .month) == [])
  }

  @Test("What is overdue, but may still come, is expected") func expectsOverdue() throws {
    let days = ["2026-01-05", "2026-02-05", "2026-03-05"]
    #expect(try next(days, on: "2026-04-09", to: "2026-05-31", .month) == ["2026-04-05", "2026-05-05"])
  }

  @Test("A forecast is sorted by day, has the last amounts and adds up each currency; the ledger stays as it is")
  func addsUp() throws {
    let ledger = ledger([
      ("2026-01-01", "Rent", -100), ("2026-01-15", "Wage", 500), ("2026-02-01", "Rent", -100),
      ("2026-02-15", "Wage", 500),
      ("2026-03-01", "Rent", -120), ("2026-03-15", "Wage", 510), ("2026-03-16", "Other", -7),
    ])
    let (today, end) = (try #require(CalendarDate("2026-03-16")), try #require(CalendarDate("2026-05-01")))
    let forecast = LedgerForecast(ledger, on: today, to: end)
    #expect(
      forecast.entries.map { "\($0.date.iso) \($0.recurrence.name) \($0.recurrence.minorUnits)" } == [
        "2026-04-01 Rent -120", "2026-04-15 Wage 510", "2026-05-01 Rent -120",
      ])
    #expect(forecast.sums.map(\.units) == [270])
    #expect(LedgerForecast(ledger, on: today, to: today).entries.isEmpty)
  }

  @Test("The calendar's end ends a forecast, and it has no more than a hundred years") func isBounded() throws {
    let weeks = ["2026-01-05", "2026-01-12", "2026-01-19"]
    #expect(try next(weeks, to: "9999-12-31", .week).count == 5_300)
    #expect(try next(["9999-09-05", "9999-10-05", "9999-11-05"], to: "9999-12-31", .month) == ["9999-12-05"])
  }
}
