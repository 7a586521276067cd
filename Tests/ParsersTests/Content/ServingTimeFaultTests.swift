import MenugenDiagnostics
import MenugenDomain
import MenugenTestSupport
import Testing

@testable import MenugenParsers

/// Invalid days, hours and dates.
@Suite struct ServingTimeFaultTests {
  static let faults = [
    Fault(
      "time.invalid", #""availability": {"from": 1️⃣18.30}"#, hint: #"write hours and minutes in quotes, such as "18:30""#
    ),
    Fault(
      "time.invalid", #""availability": {"from": 1️⃣"3 pm"}"#,
      hint: #"write hours and minutes in quotes, such as "15:00""#),
    Fault(
      "time.invalid", #""availability": {"from": "18:00", "to": 1️⃣24}"#,
      hint: #"write hours and minutes in quotes, such as "24:00""#),
    Fault(
      "date.invalid", #""availability": {"validFrom": 1️⃣"2026-9-3"}"#,
      hint: "write year, month and day, such as 2026-09-03"),
    Fault("day.unknown", #""availability": {"days": 1️⃣"Ven-Sab"}"#, hint: "write fri-sat"),
    Fault("day.none", #""availability": {"days": 1️⃣[]}"#),
    Fault("day.none", #""availability": {"days": 1️⃣[null]}"#),
    Fault("day.unknown", #""availability": {"days": [1️⃣"mnday"]}"#, hint: "write mon"),
    Fault("day.unknown", #""availability": {"days": [1️⃣"lunedì"]}"#, hint: "write mon"),
    Fault("day.unknown", #""availability": {"days": [1️⃣"Montag"]}"#, hint: "write mon"),
    Fault("day.unknown", #""availability": {"days": 1️⃣"weekend"}"#, hint: "write sat-sun"),
    Fault("day.unknown", #""availability": {"days": ["fri", 1️⃣"thi"]}"#),
    Fault("time.invalid", #""availability": {"from": 1️⃣"25:00"}"#),
    Fault("time.invalid", #""availability": {"from": 1️⃣18}"#),
    Fault("time.invalid", #""availability": {"from": 1️⃣"+8:30"}"#),
    Fault("availability.hours", #""availability": {"from": 1️⃣"18:00", "to": "18:00"}"#),
    Fault("availability.hours", #""availability": {"from": 1️⃣"24:00"}"#),
    Fault("date.invalid", #""availability": {"validFrom": 1️⃣"2026-02-30"}"#),
    Fault(
      "availability.days",
      #""availability": {"days": 1️⃣"mon", "validFrom": "2026-12-24", "validThrough": "2026-12-24"}"#,
      hint: "write days among thu, or other dates"),
    Fault(
      "availability.days",
      #""availability": {"validFrom": "2026-12-26", "validThrough": "2026-12-28", "days": 1️⃣["tue", "fri"]}"#,
      hint: "write days among sat, sun, mon, or other dates"),
    Fault("availability.dates", #""availability": {"validFrom": "2026-03-02", "validThrough": 1️⃣"2026-03-01"}"#),
    Fault("key.misspelt", #""availability": {1️⃣"day": ["fri"]}"#, hint: "write days"),
  ]

  @Test(arguments: faults) func namesThePlaceOfAFaultInAServingTime(_ fault: Fault) { fault.expectInItem() }

  /// The times of the menu, the section and the item, and where a warning is expected.
  static let times: [(menu: String, section: String, dish: String, fault: String?)] = [
    (#"{"days": ["mon-fri"]}"#, "null", #"{"days": "sat"}"#, "dish"),
    (#"{"days": ["mon-fri"]}"#, #"{"days": "sun"}"#, #"{"days": "sun"}"#, "section"),
    (#"{"from": "18:00", "to": "23:00"}"#, "null", #"{"from": "12:00", "to": "15:00"}"#, "dish"),
    (#"{"from": "18:00", "to": "23:00"}"#, "null", #"{"from": "12:00", "to": "18:30"}"#, nil),
    (#"{"days": "fri", "from": "18:00", "to": "02:00"}"#, "null", #"{"days": "sat"}"#, "dish"),
    (#"{"days": "fri-sat", "from": "18:00", "to": "02:00"}"#, "null", #"{"days": "sat"}"#, nil),
    (
      #"{"days": "sun", "from": "18:00", "to": "02:00"}"#, "null", #"{"days": "mon", "from": "00:00", "to": "03:00"}"#,
      nil
    ),
    (
      #"{"days": "sun", "from": "18:00", "to": "24:00"}"#, "null", #"{"days": "mon", "from": "00:00", "to": "03:00"}"#,
      "dish"
    ),
    (#"{"from": "18:00", "to": "02:00"}"#, "null", #"{"to": "10:00"}"#, "dish"),
    (#"{"validFrom": "2026-12-24", "validThrough": "2026-12-24"}"#, "null", #"{"days": "mon"}"#, "dish"),
    (#"{"validFrom": "2026-12-24", "validThrough": "2026-12-24"}"#, "null", #"{"days": "thu"}"#, nil),
    (#"{"validThrough": "2026-03-31"}"#, "null", #"{"validFrom": "2026-04-01"}"#, "dish"),
    (#"{"validThrough": "2026-04-01"}"#, "null", #"{"validFrom": "2026-04-01"}"#, nil),
    (#"[{"days": "fri"}, {"days": "sat"}]"#, "null", #"[{"days": "mon"}, {"days": "sat"}]"#, nil),
    ("null", "null", #"{"days": "mon"}"#, nil), (#"{"days": "mon"}"#, "null", "null", nil),
  ]

  @Test(arguments: times)
  func warnsOfWhatIsNeverServed(menu: String, section: String, dish: String, fault: String?) {
    let file = SourceFile(
      path: "a.json",
      text: #"""
        {"name": "D", "availability": \#(menu), "sections": [{"name": "S", "availability": \#(section), "items": [
         {"name": "A", "allergens": [], "availability": \#(dish)}]}]}
        """#)
    let found = parseMenu(file, site: Site()).diagnostics
    #expect(found.map(\.id) == (fault == nil ? [] : ["availability.never"]))
    #expect(found.first?.message.hasPrefix(fault == "section" ? "section 'S' is" : "'A' is") != false)
  }

  @Test func readsSpansOfDays() throws {
    let file = SourceFile(path: "a.json", text: #"{"name": "D", "availability": {"days": ["Tue-Thu", "sun"]}}"#)
    let checked = parseMenu(file, site: Site(), rules: [])
    #expect(checked.value?.content.availability.first?.days == [.tue, .wed, .thu, .sun])
    #expect(checked.diagnostics == [])
  }
}
