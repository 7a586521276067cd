import MenugenDiagnostics
import MenugenDomain
import MenugenTestSupport
import Testing

@testable import MenugenParsers

/// Opening hours in each of schema.org's notations, and hints for common mistakes.
@Suite struct RestaurantHoursTests {
  private func parse(_ text: String, path: String = "site.json") -> Checked<Site> {
    parseSite(SourceFile(path: path, text: text))
  }

  @Test("Hours say the same as text, as objects and by URLs", arguments: 0..<60 as Range<UInt64>)
  func readsEachSpellingAlike(seed: UInt64) throws {
    var random = SeededRandom(seed)
    let names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    func time(_ minutes: Int) -> String {
      let (hour, minute) = (minutes / 60, minutes % 60)
      return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }
    for _ in 0..<20 {
      let days = (0..<7).filter { _ in Bool.random(using: &random) }
      guard !days.isEmpty else { continue }
      let isClosed = Int.random(in: 0..<4, using: &random) == 0
      let opens = isClosed ? 0 : Int.random(in: 0..<1440, using: &random)
      let closes = isClosed ? 0 : Int.random(in: 1...1438, using: &random)
      if !isClosed, opens == closes { continue }
      var expected = Restaurant.OpeningHours(
        days: days.map { Weekday.allCases[$0] }, opens: isClosed ? nil : ClockTime(time(opens)),
        closes: isClosed ? nil : ClockTime(time(closes)))
      let hours = #""opens": "\#(time(opens))", "closes": "\#(time(closes))""#
      let seconds = #""opens": "\#(time(opens)):00", "closes": "\#(time(closes)):00""#
      func list(_ name: (Int) -> String) -> String {
        "[" + days.map { #""\#(name($0))""# }.joined(separator: ",") + "]"
      }
      let spellings = [
        #""openingHours": "\#(days.map { String(names[$0].prefix(2)) }.joined(separator: ",")) \#(time(opens))-\#(time(closes))""#,
        #""openingHours": {"days": \#(list { Weekday.allCases[$0].rawValue }), \#(hours)}"#,
        #""openingHoursSpecification": [{"@type": "OpeningHoursSpecification", "dayOfWeek": \#(list { names[$0] }), \#(seconds)}]"#,
        #""openingHoursSpecification": {"dayOfWeek": \#(list { "https://schema.org/\(names[$0])" }), \#(hours)}"#,
        #""openingHoursSpecification": {"dayOfWeek": \#(list { "http://schema.org/\(names[$0])" }), \#(hours)}"#,
      ]
      for spelling in spellings {
        let checked = parse(#"{"restaurant": {\#(spelling)}}"#)
        #expect(checked.diagnostics.isEmpty, "\(spelling): \(checked.diagnostics)")
        #expect(checked.value.restaurant?.openingHours == Optional([expected]), "\(spelling)")
      }
      // The same hours with dates, as usual and special ones.
      let dates = #""validFrom": "2026-12-24", "validThrough": "2026-12-26T23:59:59+01:00""#
      expected.validFrom = CalendarDate("2026-12-24")
      expected.validThrough = CalendarDate("2026-12-26")
      let dated = #"{"dayOfWeek": \#(list { names[$0] }), \#(hours), \#(dates)}"#
      let checked = parse(
        #"{"restaurant": {"openingHoursSpecification": \#(dated), "specialOpeningHoursSpecification": \#(dated)}}"#)
      // Thursday to Saturday.
      guard days.contains(where: (3...5).contains) else {
        #expect(checked.diagnostics.map(\.id) == ["hours.days", "hours.days"])
        continue
      }
      #expect(checked.diagnostics.isEmpty)
      #expect(checked.value.restaurant?.openingHours == Optional([expected]))
      #expect(checked.value.restaurant?.specialOpeningHours == Optional([expected]))
    }
  }

  @Test("Special hours are in the order of their dates, closed without times")
  func ordersSpecialHours() throws {
    let checked = parse(
      """
      restaurant:
        specialOpeningHoursSpecification:
          - {validFrom: 2027-01-01, validThrough: 2027-01-01}
          - {validFrom: 2026-12-24, validThrough: 2026-12-24, opens: "10:00", closes: "14:00"}
          - {validFrom: 2026-08-01, validThrough: 2026-08-20, opens: "00:00", closes: "00:00"}
          - {validFrom: 2026-10-03, validThrough: 2026-10-03, opens: "00:00", closes: "23:59:59"}
      """, path: "site.yaml")
    #expect(checked.diagnostics.isEmpty)
    let hours = try #require(checked.value.restaurant?.specialOpeningHours)
    #expect(
      hours.map { "\($0.validFrom?.iso ?? "") \($0.opens?.iso ?? "closed") \($0.closes?.iso ?? "")" } == [
        "2026-08-01 closed ", "2026-10-03 00:00 24:00", "2026-12-24 10:00 14:00", "2027-01-01 closed ",
      ])
    #expect(hours.allSatisfy { $0.days.isEmpty })
  }

  @Test("Hours with a fault are left out, not taken for permanent or closed ones")
  func leavesOutFaultyHours() {
    for entry in [
      #"{"days": "mon", "opens": "10:00", "closes": "12:00", "validFrom": "soon"}"#,
      #"{"days": "mon", "open": "10:00", "close": "12:00"}"#, #"{"days": "mon", "opens": "10", "closes": "12:00"}"#,
      #"{"days": [], "opens": "10:00", "closes": "12:00"}"#,
    ] {
      let checked = parse(#"{"restaurant": {"openingHours": [\#(entry)]}}"#)
      #expect(checked.diagnostics.contains { $0.severity == .error }, "\(entry)")
      #expect(checked.value.restaurant?.openingHours == [], "\(entry)")
    }
  }

  @Test(
    "Hours that contradict each other are a warning that names both places",
    arguments: [
      ("openingHours: [We 18:00-23:00,\n    1️⃣We closed]", "both open and closed"),
      ("openingHours: [We closed,\n    1️⃣We 18:00-23:00]", "both open and closed"),
      ("openingHours: [Mo-Fr 11:30-14:30,\n    1️⃣Tu 14:00-24:00]", "overlap"),
      ("openingHours: [Fr 18:00-02:00,\n    1️⃣Sa 01:00-10:00]", "overlap"),
      ("openingHours: [Mo 00:00-10:00,\n    1️⃣Su 18:00-02:00]", "overlap"),
      (
        "openingHours: Mo 11:00-14:00\n  openingHoursSpecification:\n  - 1️⃣{days: mon, opens: 13:00, closes: 15:00}",
        "overlap"
      ),
      (
        "specialOpeningHoursSpecification:\n  - {validFrom: 2026-12-24, validThrough: 2026-12-26}\n  - 1️⃣{validFrom: 2026-12-26, validThrough: 2026-12-27, opens: 10:00, closes: 14:00}",
        "both open and closed"
      ),
    ])
  func warnsOfConflicts(hours: String, message: String) {
    let marked = MarkedText("restaurant:\n  " + hours + "\n")
    let found = parse(marked.text, path: "site.yaml").diagnostics
    #expect(found.map(\.brief) == marked.places.map { "hours.conflict \($0)" })
    #expect(found.first?.message.contains(message) == true && found.first?.message.contains("site.yaml:") == true)
  }

  @Test(
    "Hours that complement each other are no contradiction",
    arguments: [
      "openingHours: [Mo-Fr 11:30-14:30, Mo-Fr 14:30-23:00]", "openingHours: [Mo closed, Tu-Su 11:00-23:00]",
      "openingHours: [Tu-Su 11:00-23:00, We closed]", "openingHours: [Fr 18:00-02:00, Su 01:00-10:00]",
      "openingHours: [Mo 11:00-14:00, Mo 11:00-14:00]",
      "specialOpeningHoursSpecification:\n  - {validFrom: 2026-12-24, validThrough: 2026-12-26, days: mon}\n  - {validFrom: 2026-12-24, validThrough: 2026-12-26, days: thu, opens: 10:00, closes: 14:00}",
      "specialOpeningHoursSpecification:\n  - {validFrom: 2026-12-21, validThrough: 2026-12-26, days: mon}\n  - {validFrom: 2026-12-24, validThrough: 2026-12-26, opens: 10:00, closes: 14:00}",
    ])
  func takesHoursThatComplement(hours: String) {
    let found = parse("restaurant:\n  " + hours + "\n", path: "site.yaml").diagnostics
    #expect(found.filter { $0.id == "hours.conflict" }.map(\.message) == [])
  }

  @Test("A closed day is open in no hours of the same dates", arguments: 0..<100 as Range<UInt64>)
  func closesDays(seed: UInt64) throws {
    var random = SeededRandom(seed)
    let names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su", "Mo-Fr", "Tu-Su", "Sa,Su", "Mo-Su"]
    let written = (0..<4).map { _ in
      let days = names.randomElement(using: &random) ?? "Mo"
      return days + (Bool.random(using: &random) ? " closed" : " 11:00-23:00")
    }
    let list = written.map { "\"\($0)\"" }.joined(separator: ", ")
    let parsed = parse("restaurant: {openingHours: [\(list)]}", path: "site.yaml")
    let restaurant = try #require(parsed.value.restaurant)
    for day in Weekday.allCases {
      let entries = restaurant.openingHours.filter { $0.days.contains(day) }
      #expect(Set(entries.map(\.isClosed)).count <= 1, "\(day): \(written)")
    }
    let all = written.flatMap { Restaurant.OpeningHours.list(written: $0) ?? [] }
    for day in Weekday.allCases {
      let isClosed = all.contains { $0.isClosed && $0.days.contains(day) }
      #expect(
        restaurant.openingHours.contains { !$0.isClosed && $0.days.contains(day) }
          == (!isClosed && all.contains { $0.days.contains(day) }), "\(day): \(written)")
    }
  }

  @Test(
    "What people write for a restaurant's keys leads to the right one",
    arguments: [
      ("phone", "telephone"), ("Telefon", "telephone"), ("hours", "openingHours"), ("Öffnungszeiten", "openingHours"),
      ("orari", "openingHours"), ("horaires", "openingHours"), ("cuisine", "servesCuisine"), ("website", "url"),
      ("map", "hasMap"), ("instagram", "sameAs"), ("payment", "paymentAccepted"),
      ("holidays", "specialOpeningHoursSpecification"),
      ("Adresse", "address"), ("openingHourSpecification", "openingHoursSpecification"),
    ])
  func hintsAtTheRestaurantsKeys(written: String, key: String) {
    #expect(parse(#"{"restaurant": {"\#(written)": "x"}}"#).diagnostics.map(\.hint) == ["write \(key)"])
    let hint = parse(#"{"\#(written)": "x"}"#).diagnostics.map(\.hint)
    if written != "openingHourSpecification" { #expect(hint == ["write \(key) below restaurant"]) }
  }

  @Test(
    "What people write for a dish's words leads to the right key",
    arguments: [
      (#""vegan": true"#, #"write "diets": ["vegan"]"#, "key.unknown"),
      (#""isVegan": true"#, #"write "diets": ["vegan"]"#, "key.unknown"),
      (#""glutenfrei": "ja""#, #"write "diets": ["gluten-free"]"#, "key.unknown"),
      (#""vegetariano": true"#, #"write "diets": ["vegetarian"]"#, "key.unknown"),
      (#""végétarien": true"#, #"write "diets": ["vegetarian"]"#, "key.unknown"),
      (#""vegan": false"#, "remove it: write only the diets that the dish suits", "key.unknown"),
      (#""milk": true"#, #"write "allergens": {"milk": "contains"}"#, "key.misplaced"),
      (#""Milch": "spuren""#, #"write "allergens": {"milk": "may-contain"}"#, "key.misplaced"),
      (#""nuts": false"#, #"write what the dish contains in "allergens", or [] for nothing"#, "key.unknown"),
      (#""contains": ["milk"]"#, "add its words to allergens", "key.misspelt"),
      (#""contains": []"#, "add its words to allergens", "key.unknown"),
      (#""kannSpuren_enthalten": ["x"]"#, "write mayContain", "key.misspelt"),
      (#""new": true"#, #"write "tags": ["new"]"#, "key.unknown"), (#""diet": "vegan""#, "write diets", "key.unknown"),
    ])
  func hintsAtADishsKeys(member: String, hint: String, id: String) {
    let file = SourceFile(path: "m.json", text: #"[{"name": "A", "price": 1, "allergens": [], \#(member)}]"#)
    let found = parseMenu(file, site: Site()).diagnostics.filter { $0.id.hasPrefix("key.") }
    #expect(found.map(\.hint) == [hint])
    #expect(found.map(\.id) == [id])
  }

  @Test(
    "A price in words leads to its form",
    arguments: [
      ("auf Anfrage", #"{"kind": "market"}"#), ("su richiesta", #"{"kind": "market"}"#),
      ("Sur  demande", #"{"kind": "market"}"#), ("price on request", #"{"kind": "market"}"#),
      ("時価", #"{"kind": "market"}"#), ("gratis", #"{"kind": "free"}"#),
      ("ab 8,50", #"{"amount": 8.50, "kind": "from"}"#), ("ab 8,50 €", #"{"amount": 8.50, "kind": "from"}"#),
      ("da € 8", #"{"amount": 8, "kind": "from"}"#), ("à partir de 8,50", #"{"amount": 8.50, "kind": "from"}"#),
      ("desde 8.5", #"{"amount": 8.5, "kind": "from"}"#), ("vanaf 8,50", #"{"amount": 8.50, "kind": "from"}"#),
      ("from 8.50", #"{"amount": 8.50, "kind": "from"}"#), ("8,50+", #"{"amount": 8.50, "kind": "from"}"#),
      ("8,50/100g", #"{"amount": 8.50, "kind": "per-unit", "unit": "100 g"}"#),
      ("8,50 € pro Stück", #"{"amount": 8.50, "kind": "per-unit", "unit": "piece"}"#),
      ("30 al kg", #"{"amount": 30, "kind": "per-unit", "unit": "kg"}"#),
      ("8-12", #"{"amount": 8, "to": 12} for a range"#),
    ])
  func hintsAtPricesInWords(written: String, form: String) {
    let file = SourceFile(
      path: "m.json",
      text:
        #"{"currency": "EUR", "sections": [{"name": "S", "items": [{"name": "A", "allergens": [], "price": "\#(written)"}]}]}"#
    )
    let found = parseMenu(file, site: Site()).diagnostics.filter { $0.severity == .error }
    #expect(found.map(\.hint) == ["write \(form)"])
    // The hint's suggestion is accepted.
    let meant = form.replacing(" for a range", with: "")
    let mended = SourceFile(
      path: "m.json",
      text:
        #"{"currency": "EUR", "sections": [{"name": "S", "items": [{"name": "A", "allergens": [], "price": \#(meant)}]}]}"#
    )
    #expect(parseMenu(mended, site: Site()).diagnostics.allSatisfy { $0.severity != .error })
  }
}
