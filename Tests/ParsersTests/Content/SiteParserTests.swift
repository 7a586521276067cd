import MenugenDiagnostics
import MenugenDomain
import Foundation
import MenugenTestSupport
import Testing

@testable import MenugenParsers

@Suite struct SiteParserTests {
  /// FORMATS, section 1: `languages` defaults to `language`.
  @Test(arguments: [
    ("language: de", ["de"]), ("{}", ["en"]), ("languages: [it, de]", ["it", "de"]),
    ("{language: de, languages: [it]}", ["de", "it"]),
  ])
  func hasItsLanguageAloneUnlessItNamesMore(text: String, languages: [String]) {
    let site = parseSite(SourceFile(path: "Content/site.yaml", text: text)).value
    #expect(site.languages.map(\.code) == languages)
  }

  @Test func readsEveryFieldOfASite() throws {
    let checked = parseSite(
      SourceFile(
        path: "Content/site.yaml",
        text: """
          name: {en: Giuseppe's, it: Da Giuseppe}
          description: {en: Pizza since *1962*., it: Pizza dal *1962*.}
          baseURL: https://giuseppe.example.org/menu
          languages: [it, en, it]
          language: en
          currency: EUR
          timeZone: Europe/Rome
          theme: dark
          profile: at
          grouping: none
          allergenCodes: letters
          movements: {visibility: public, detailPages: never}
          markdown: {unsafe: true}
          rates: [{date: 2026-01-01, from: USD, to: EUR, rate: 0.92}]
          restaurant:
            '@type': Restaurant
            name: Da Giuseppe
            servesCuisine: Italian
            priceRange: €€
            telephone: +39 06 123456
            email: ciao@example.org
            sameAs: [https://example.org/giuseppe]
            acceptsReservations: true
            address: {streetAddress: Via Roma 1, postalCode: 00184, addressLocality: Roma, addressCountry: IT}
            geo: {latitude: 41.9028, longitude: -12.4964}
            image: assets/oven.jpg
            openingHours:
              - Mo-Fr 11:00-23:00
              - {days: [sat, sun], opens: 12:00, closes: 24:00}
              - Sa closed
          """))
    #expect(checked.diagnostics == [])
    let site = checked.value
    #expect(site.name.entries.map(\.value) == ["Giuseppe's", "Da Giuseppe"])
    #expect(site.description?.entries[0].value.plain == "Pizza since 1962.")
    #expect(site.baseURL == "https://giuseppe.example.org/menu/")
    #expect(site.language.code == "en")
    #expect(site.languages.map(\.code) == ["en", "it"])
    #expect(site.currency == .eur)
    #expect(site.namesCurrency)
    #expect(site.timeZone == "Europe/Rome")
    #expect(site.theme == "dark")
    #expect(site.profile == .at)
    #expect(site.grouping == .none)
    #expect(site.allergenCodes == .letters)
    #expect(site.movements.visibility == .public)
    #expect(site.movements.detailPages == .never)
    #expect(site.allowsUnsafeMarkdown)
    let restaurant = try #require(site.restaurant)
    #expect(restaurant.servesCuisine == ["Italian"])
    #expect(restaurant.telephone == "+39 06 123456")
    #expect(restaurant.acceptsReservations == "Yes")
    #expect(restaurant.address?.postalCode == "00184")
    #expect(restaurant.geo == .init(latitude: "41.9028", longitude: "-12.4964"))
    #expect(
      restaurant.openingHours == [
        .init(days: [.mon, .tue, .wed, .thu, .fri], opens: ClockTime("11:00"), closes: ClockTime("23:00")),
        .init(days: [.sun], opens: ClockTime("12:00"), closes: ClockTime("24:00")),
        .init(days: [.sat], opens: nil, closes: nil),
      ])
  }

  @Test func hasADefaultForEveryKey() {
    let checked = parseSite(SourceFile(path: "site.json", text: "{}"))
    #expect(checked.diagnostics == [])
    #expect(checked.value.name == Label("Menu"))
    #expect(checked.value.languages == [.english])
    #expect(checked.value.movements.visibility == .private)
    #expect(!checked.value.namesCurrency)
  }

  @Test func takesTheFirstLanguageOfTheListForItsOwn() {
    let site = parseSite(SourceFile(path: "site.yaml", text: "languages: [it, en]")).value
    #expect(site.language.code == "it")
  }

  static let hours: [(String, String?)] = [
    ("Mo 11:00-14:00", "mon 11:00-14:00"), ("Mo,We 11:00-14:00", "mon,wed 11:00-14:00"),
    ("Sa-Mo 9:00 - 12:00", "sat,sun,mon 09:00-12:00"), ("Mo-Su", "mon,tue,wed,thu,fri,sat,sun 00:00-24:00"),
    ("Friday closed", "fri "), ("Xx 11:00-14:00", nil), ("Mo 11:00", nil), ("Mo- 11:00-14:00", nil), ("", nil),
    ("Mo 14:00-14:00", nil), ("Mo 11-14", nil), ("Mo, Tu 00:00-00:00", "mon,tue "),
    ("Mo-Tu 12:00-14:30, 18:00 – 01:00", "mon,tue 12:00-14:30; mon,tue 18:00-01:00"),
    ("Mo 12:00-14:00 18:00-20:00; Su closed", "mon 12:00-14:00; mon 18:00-20:00; sun "),
    ("Mo 12:00-14:00,", "mon 12:00-14:00"), ("Mo 12:00-14:00-16:00", nil), ("11:00-14:00", nil), (";", nil),
    ("Mo 24:00-02:00", nil), ("closed", nil), ("Mo 10:00-12:00 x", nil),
  ]

  @Test(arguments: hours) func readsOpeningHoursAsSchemaOrgWritesThem(_ written: String, _ expected: String?) {
    let hours = Restaurant.OpeningHours.list(written: written)
    let texts = hours?.map { hours in
      hours.days.map(\.rawValue).joined(separator: ",") + " "
        + [hours.opens, hours.closes].compactMap { $0?.iso }.joined(separator: "-")
    }
    #expect(texts?.joined(separator: "; ") == expected)
  }

  @Test(arguments: [
    "UTC", "Asia/Calcutta", "America/Argentina/Buenos_Aires", "Etc/GMT+1", "Europe/Kyiv", "Europe/Kiev",
  ])
  func takesEveryNameOfATimeZone(name: String) {
    let checked = parseSite(SourceFile(path: "site.json", text: #"{"timeZone": "\#(name)"}"#))
    #expect(checked.value.timeZone == name)
    #expect(checked.diagnostics.isEmpty)
  }

  /// Foundation has another copy of IANA's list, without most of the links.
  @Test func knowsEveryTimeZoneThatFoundationKnows() {
    let known = Set(TimeZoneNames.all.map(String.init))
    #expect(known.count > 590)
    #expect(TimeZone.knownTimeZoneIdentifiers.filter { !known.contains($0) } == [])
  }

  static let faults = [
    Fault("value.type", "1️⃣[1]"),
    Fault("key.unknown", #"{1️⃣"baseUrl": "https://a.org"}"#, hint: "write baseURL"),
    Fault("url.invalid", #"{"baseURL": 1️⃣"example.org"}"#),
    Fault("url.invalid", #"{"baseURL": 1️⃣"https://a.org/?x"}"#),
    Fault("url.invalid", #"{"baseURL": 1️⃣"https://a.org/\"><script>"}"#),
    Fault("language.unknown", #"{"language": 1️⃣"English"}"#),
    Fault("language.unknown", #"{"languages": ["en", 1️⃣"-"]}"#),
    Fault("currency.unknown", #"{"currency": 1️⃣"EURO"}"#, hint: "write EUR"),
    Fault("time-zone.invalid", #"{"timeZone": 1️⃣"+02:00"}"#, hint: "write an IANA name, such as Europe/Rome"),
    Fault("time-zone.invalid", #"{"timeZone": 1️⃣"Europe/Rom"}"#, hint: "write Europe/Rome"),
    Fault("time-zone.invalid", #"{"timeZone": 1️⃣"europe/rome"}"#, hint: "write Europe/Rome"),
    Fault("time-zone.invalid", #"{"timeZone": 1️⃣"Tokyo"}"#, hint: "write Asia/Tokyo"),
    Fault("profile.unknown", #"{"profile": 1️⃣"uj"}"#),
    Fault("grouping.unknown", #"{"grouping": 1️⃣"never"}"#),
    Fault("allergen-codes.unknown", #"{"allergenCodes": 1️⃣"number"}"#, hint: "write numbers"),
    Fault("visibility.unknown", #"{"movements": {"visibility": 1️⃣"pubic"}}"#, hint: "write public"),
    Fault("detail-pages.unknown", #"{"movements": {"detailPages": 1️⃣"on"}}"#),
    Fault("value.type", #"{"markdown": {"unsafe": 1️⃣"yes"}}"#),
    Fault("id.invalid", #"{"theme": 1️⃣"../x"}"#),
    Fault("key.unknown", #"{"restaurant": {1️⃣"servesCusine": "x"}}"#, hint: "write servesCuisine"),
    Fault("geo.degrees", #"{"restaurant": {"geo": {"latitude": 1️⃣90.1, "longitude": 0}}}"#),
    Fault("geo.incomplete", #"{"restaurant": {"geo": {"latitude": 1️⃣41.9}}}"#),
    Fault("geo.incomplete", #"{"restaurant": {"geo": {"latitude": null, "longitude": 1️⃣12.5}}}"#),
    Fault("value.type", #"{"restaurant": {"geo": 1️⃣{}}}"#),
    Fault("value.type", #"{"diagnostics": 1️⃣["size.none"]}"#),
    Fault("level.unknown", #"{"diagnostics": {"size.none": 1️⃣"note"}}"#, hint: "write one of warning, error"),
    Fault(
      "level.not-a-warning", #"{"diagnostics": {1️⃣"diet.contradict-allergen": "error", "size.none": "error"}}"#,
      hint: "did you mean 'diet.contradicts-allergen'?"),
    Fault("level.not-a-warning", #"{"diagnostics": {1️⃣"price.decimals": "warning"}}"#),
    Fault("level.not-a-warning", #"{"diagnostics": {1️⃣"pack.folder": "error"}}"#),
    Fault("hours.invalid", #"{"restaurant": {"openingHours": 1️⃣"always"}}"#),
    Fault("hours.half", #"{"restaurant": {"openingHours": 1️⃣{"opens": "11:00"}}}"#),
    Fault(
      "hours.invalid", #"{"restaurant": {"openingHours": 1️⃣"Di–Fr 18-23.30 Uhr"}}"#,
      hint: "write days and hours, such as Tu-Fr 18:00-23:30"),
    Fault(
      "hours.invalid", #"{"restaurant": {"openingHours": 1️⃣"11:00-23:00"}}"#,
      hint: "write days and hours, such as Mo-Su 11:00-23:00"),
    Fault(
      "hours.invalid", #"{"restaurant": {"openingHours": ["Mo-Fr 11:00-23:00", "Sa 12:00-14:30", 1️⃣"18:00-01:00"]}}"#,
      hint: "write days and hours, such as Sa 18:00-01:00"),
    Fault(
      "hours.half",
      #"{"restaurant": {"specialOpeningHoursSpecification": [1️⃣{"validFrom": "2026-12-25", "closed": true}]}}"#,
      hint: #"write "opens" and "closes", or remove 'closed' for a closed day"#),
    Fault(
      "hours.days",
      #"{"restaurant": {"specialOpeningHoursSpecification": "#
        + #"{"days": 1️⃣"fri", "validFrom": "2026-12-24", "validThrough": "2026-12-24"}}}"#,
      hint: "write days among thu, or other dates"),
    Fault("url.invalid", #"{"baseURL": 1️⃣"http://user:pw@x.example/"}"#, hint: "write http://x.example/"),
    Fault(
      "url.invalid", #"{"restaurant": {"url": 1️⃣"https://anna@x.example/@anna"}}"#,
      hint: "write https://x.example/@anna"),
    Fault("hours.invalid", #"{"restaurant": {"openingHours": {"opens": 1️⃣"11:00", "closes": "11:00"}}}"#),
    Fault(
      "hours.dates",
      #"{"restaurant": {"openingHours": {"opens": "11:00", "closes": "12:00", "validFrom": "2026-02-02", "validThrough": 1️⃣"2026-02-01"}}}"#
    ),
    Fault(
      "hours.no-end", #"{"restaurant": {"specialOpeningHoursSpecification": [{"validFrom": 1️⃣"2026-12-24"}]}}"#,
      hint: #"write "validThrough": "2026-12-24" for one day, or the last day"#),
    Fault("hours.no-dates", #"{"restaurant": {"specialOpeningHoursSpecification": [1️⃣{"dayOfWeek": "Monday"}]}}"#),
    Fault("value.type", #"{"restaurant": {"specialOpeningHoursSpecification": 1️⃣"Mo 11:00-12:00"}}"#),
    Fault("date.invalid", #"{"restaurant": {"openingHours": {"days": "mon", "validFrom": 1️⃣"soon"}}}"#),
    Fault(
      "day.unknown", #"{"restaurant": {"openingHours": {"dayOfWeek": 1️⃣"https://schema.org/PublicHolidays"}}}"#,
      hint: "write the dates of holidays in specialOpeningHoursSpecification"),
    Fault("url.invalid", #"{"restaurant": {"url": 1️⃣"javascript:x"}}"#),
    Fault("url.invalid", #"{"restaurant": {"hasMap": 1️⃣"JavaScript:x"}}"#),
    Fault("url.invalid", #"{"restaurant": {"hasMap": {"url": 1️⃣"data:text/html,x"}}}"#),
    Fault("image.path", #"{"restaurant": {"logo": 1️⃣"javascript:x"}}"#),
    Fault("image.path", #"{"restaurant": {"logo": 1️⃣"."}}"#),
    Fault("image.path", #"{"logo": 1️⃣"assets/."}"#),
    Fault("key.unknown", #"{"restaurant": {1️⃣"aggregateRating": {}}}"#),
    Fault(
      "key.misspelt",
      #"{"restaurant": {"openingHours": {"days": "mon", "opens": "11:00", "closes": "12:00", 1️⃣"validTrough": "2026-01-01"}}}"#,
      hint: "write validThrough"),
    Fault(
      "profile.unsupported", #"{"profile": 1️⃣"us"}"#, hint: "write eu, at, de or uk, or remove profile"),
    Fault("profile.unknown", #"{"profile": 1️⃣"fr"}"#),
    Fault("url.invalid", #"{"restaurant": {"sameAs": [1️⃣"javascript:x"]}}"#),
  ]

  @Test(arguments: faults) func namesThePlaceOfAFaultInASite(_ fault: Fault) {
    fault.expect(path: "site.json") { parseSite($0).diagnostics }
  }
}
