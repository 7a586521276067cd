import Testing

@testable import MenugenDomain

/// Periods as commands name them.
@Suite struct NamedPeriodTests {
  private func days(_ text: String, today: String = "2026-04-10", fiscalYear: String = "--07-01") throws -> String {
    let period = try NamedPeriod(text)
    let days = period.days(
      today: try #require(CalendarDate(today)), fiscalYear: try #require(MonthDay(fiscalYear)))
    return "\(days.from?.iso ?? "")..\(days.to?.iso ?? "")"
  }

  @Test(arguments: [
    ("2026", "2026-01-01..2026-12-31"), ("2026-Q1", "2026-01-01..2026-03-31"), ("2026-q4", "2026-10-01..2026-12-31"),
    ("2026-02", "2026-02-01..2026-02-28"), ("2024-02", "2024-02-01..2024-02-29"),
    ("2026-03-02", "2026-03-02..2026-03-02"), ("2026-W01", "2025-12-29..2026-01-04"),
    ("2020-W53", "2020-12-28..2021-01-03"), ("2026-w09", "2026-02-23..2026-03-01"),
    ("2026-03..2026-05", "2026-03-01..2026-05-31"), ("2026-Q1..2026-07-04", "2026-01-01..2026-07-04"),
    ("2026-03..", "2026-03-01.."), ("..2026-05", "..2026-05-31"), ("9999", "9999-01-01..9999-12-31"),
    ("9999-12", "9999-12-01..9999-12-31"), ("0000-01", "0000-01-01..0000-01-31"),
  ])
  func readsDays(_ text: String, _ expected: String) throws {
    #expect(try days(text) == expected)
  }

  @Test(arguments: [
    ("today", "2026-04-10..2026-04-10"), ("yesterday", "2026-04-09..2026-04-09"),
    ("this-week", "2026-04-06..2026-04-12"), ("last-week", "2026-03-30..2026-04-05"),
    ("this-month", "2026-04-01..2026-04-30"), ("last-month", "2026-03-01..2026-03-31"),
    ("this-quarter", "2026-04-01..2026-06-30"), ("last-quarter", "2026-01-01..2026-03-31"),
    ("this-year", "2026-01-01..2026-12-31"), ("last-year", "2025-01-01..2025-12-31"),
    ("fiscal-year", "2025-07-01..2026-06-30"), ("last-fiscal-year", "2024-07-01..2025-06-30"),
  ])
  func countsFromToday(_ word: String, _ expected: String) throws {
    #expect(try days(word) == expected)
  }

  @Test("Every word means days, and a fiscal year's first day is in it, the day before isn't")
  func meansDays() throws {
    for word in NamedPeriod.Word.allCases { #expect(try !days(word.rawValue).hasPrefix("..")) }
    #expect(try days("fiscal-year", today: "2026-07-01") == "2026-07-01..2027-06-30")
    #expect(try days("fiscal-year", today: "2026-06-30") == "2025-07-01..2026-06-30")
    #expect(try days("fiscal-year", today: "2026-06-30", fiscalYear: "--01-01") == "2026-01-01..2026-12-31")
    #expect(try days("fiscal-year", today: "2028-02-29", fiscalYear: "--03-01") == "2027-03-01..2028-02-29")
    #expect(try days("fiscal-year", today: "9999-12-31", fiscalYear: "--12-31") == "9999-12-31..9999-12-31")
  }

  @Test(arguments: [
    ("2026-13", NamedPeriod.Fault.missing("2026-13")), ("2026-00", .missing("2026-00")),
    ("2026-Q5", .missing("2026-Q5")),
    ("2026-Q0", .missing("2026-Q0")), ("2026-W54", .missing("2026-W54")), ("2026-W00", .missing("2026-W00")),
    ("2021-W53", .missing("2021-W53")), ("2026-02-30", .missing("2026-02-30")), ("lst-month", .unknown("lst-month")),
    ("", .unknown("")), ("..", .unknown("..")), ("20260", .unknown("20260")), ("2026-3", .unknown("2026-3")),
    ("2026-Qx", .unknown("2026-Qx")), ("2026-Wxx", .unknown("2026-Wxx")), ("2026x03", .unknown("2026x03")),
    ("2026-03-0x", .unknown("2026-03-0x")), ("٢٠٢٦", .unknown("٢٠٢٦")), ("2026-03...2026-04", .unknown(".2026-04")),
    ("2026-05..2026-03", .reversed("2026-05", "2026-03")), ("last-month..2026-03", .unknown("last-month")),
    ("2026-03-02T00:00", .unknown("2026-03-02T00:00")),
  ])
  func namesWhatIsWrong(_ text: String, _ fault: NamedPeriod.Fault) {
    #expect(throws: fault) { try NamedPeriod(text) }
  }

  @Test("A week's name is read as the days that have it")
  func readsEveryWeek() throws {
    for days in stride(from: 18_000, through: 22_000, by: 5) {
      let day = try #require(CalendarDate(daysSinceEpoch: days))
      let week = Period(of: day, .week)
      #expect(try self.days(week.iso) == "\(week.firstDay?.iso ?? "")..\(week.lastDay?.iso ?? "")")
      for length in PeriodLength.allCases {
        let period = Period(of: day, length)
        let (first, last) = (try #require(period.firstDay), try #require(period.lastDay))
        #expect(first <= day && day <= last && Period(of: last, length) == period)
        #expect(last.adding(days: 1).map { Period(of: $0, length) } == period.next)
      }
    }
  }

  @Test(arguments: ["--02-29", "--13-01", "--00-10", "07-01", "--7-1", "--07-01 ", "--07-1x", ""])
  func refusesDaysThatNotEveryYearHas(_ text: String) { #expect(MonthDay(text) == nil) }
}

/// Ranges of amounts.
@Suite struct AmountRangeTests {
  @Test(arguments: [
    ("49.90", [4990, -4990]), ("49.9", [4990, -4990]), ("0049.900", [4990, -4990]), ("-49.90", [-4990]),
    ("+49.90", [4990]), ("10..20", [1000, 1999, 2000, -1000, -2000]),
    ("10..", [1000, -1000, 4990, -4990, 1999, 2000, -2000]),
    ("..10", [1000, -1000, 0, 999]), ("-20..-10", [-1000, -2000]), ("-10..10", [0, 999, 1000, -1000]),
    ("49.905", []), ("0", [0]), ("999999999999999999", []),
  ])
  func includesAmounts(_ text: String, _ expected: [Int64]) throws {
    let range = try AmountRange(text)
    let all: [Int64] = [0, 999, 1000, 1999, 2000, 4990, -1000, -2000, -4990]
    let found = all.filter { range.contains(Money(minorUnits: $0, currency: .eur)) }
    #expect(Set(found) == Set(expected))
  }

  @Test("An amount is compared in the currency's own decimals, without overflow")
  func comparesExactly() throws {
    let yen = try #require(Currency(code: "JPY"))
    #expect(try AmountRange("1000").contains(Money(minorUnits: 1000, currency: yen)))
    #expect(try !AmountRange("1000").contains(Money(minorUnits: 100_000, currency: yen)))
    #expect(try !AmountRange("..999999999999999999.999999999999").contains(Money(minorUnits: .min, currency: yen)))
    #expect(try AmountRange("0.000000000001..").contains(Money(minorUnits: .max, currency: .eur)))
  }

  @Test(arguments: [
    ("49,90", AmountRange.Fault.notANumber("49,90")), ("", .noBound), ("..", .noBound), ("x", .notANumber("x")),
    ("1.", .notANumber("1.")), (".5", .notANumber(".5")), ("1.2.3", .notANumber("1.2.3")), ("--1", .notANumber("--1")),
    ("20..10", .reversed("20", "10")), ("1234567890123456789", .tooLong("1234567890123456789")),
    ("1e3", .notANumber("1e3")), ("-", .notANumber("-")), ("1...2", .notANumber(".2")), ("€5", .notANumber("€5")),
  ])
  func namesWhatIsWrong(_ text: String, _ fault: AmountRange.Fault) {
    #expect(throws: fault) { try AmountRange(text) }
  }
}
