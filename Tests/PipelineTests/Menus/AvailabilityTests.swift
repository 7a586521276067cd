import MenugenDomain
import Testing
import MenugenViewModels

@testable import MenugenPipeline

@Suite struct AvailabilityTests {
  private func day(_ text: String) -> CalendarDate? { CalendarDate(text) }

  static let rules: [(Availability, String, String)] = [
    (
      Availability(days: [.sat, .fri], from: ClockTime("18:00"), to: ClockTime("01:00")),
      "Fri and Sat 6:00\u{202F}PM–1:00\u{202F}AM", "Fr und Sa 18:00–01:00"
    ),
    (Availability(days: [.tue, .wed, .thu, .fri, .sun]), "Tue–Fri and Sun", "Di–Fr und So"),
    (Availability(days: [.mon, .tue]), "Mon and Tue", "Mo und Di"),
    (Availability(days: [.mon, .tue, .wed, .thu, .sun]), "Sun–Thu", "So–Do"),
    (Availability(days: [.mon, .wed, .sat, .sun]), "Sat–Mon and Wed", "Sa–Mo und Mi"),
    (Availability(days: [.mon, .sun]), "Mon and Sun", "Mo und So"),
    (
      Availability(days: Weekday.allCases, to: ClockTime("22:30")), "Every day until 10:30\u{202F}PM",
      "Täglich bis 22:30"
    ),
    (Availability(from: ClockTime("12:00")), "Every day from 12:00\u{202F}PM", "Täglich ab 12:00"),
    (
      Availability(days: [.sun], from: ClockTime("12:00"), to: ClockTime("24:00")),
      "Sun 12:00\u{202F}PM–midnight", "So 12:00–24:00"
    ),
    (Availability(from: ClockTime("00:00"), to: ClockTime("24:00")), "Every day, all day", "Täglich, ganztägig"),
    (
      Availability(days: [.sat], from: ClockTime("00:00"), to: ClockTime("24:00")), "Sat, all day", "Sa, ganztägig"
    ),
    (
      Availability(validFrom: CalendarDate("2026-05-01"), validThrough: CalendarDate("2026-09-30")),
      "May 1, 2026 to September 30, 2026", "1. Mai 2026 bis 30. September 2026"
    ),
    (Availability(validFrom: CalendarDate("2026-05-01")), "From May 1, 2026", "Ab 1. Mai 2026"),
    (Availability(validThrough: CalendarDate("2026-05-01")), "Until May 1, 2026", "Bis 1. Mai 2026"),
    (
      Availability(validFrom: CalendarDate("2026-12-24"), validThrough: CalendarDate("2026-12-24")),
      "On December 24, 2026", "Am 24. Dezember 2026"
    ),
    (
      Availability(
        days: [.thu], from: ClockTime("18:00"), to: ClockTime("00:00"), validFrom: CalendarDate("2026-12-24"),
        validThrough: CalendarDate("2026-12-24")),
      "On December 24, 2026, 6:00\u{202F}PM–midnight", "Am 24. Dezember 2026, 18:00–24:00"
    ),
    (Availability(from: ClockTime("00:00"), to: ClockTime("00:00")), "Every day, all day", "Täglich, ganztägig"),
    (
      Availability(days: [.fri], validFrom: CalendarDate("2026-05-01")), "Fri, from May 1, 2026", "Fr, ab 1. Mai 2026"
    ),
  ]

  @Test(arguments: rules)
  func saysInWordsWhenSomethingIsServed(rule: Availability, english: String, german: String) throws {
    #expect(try presentation().availability([rule]) == [english])
    #expect(try presentation("de").availability([rule]) == [german])
  }

  static let seasons: [(String, String, String, String)] = [
    ("it", "Dal 1 maggio 2026 al 30 settembre 2026", "Dal 1 maggio 2026", "Fino al 30 settembre 2026"),
    (
      "tr", "1 Mayıs 2026 – 30 Eylül 2026", "1 Mayıs 2026 tarihinden itibaren", "30 Eylül 2026 tarihine kadar"
    ),
    ("fr", "Du 1 mai 2026 au 30 septembre 2026", "À partir du 1 mai 2026", "Jusqu’au 30 septembre 2026"),
    ("pl", "Od 1 maja 2026 do 30 września 2026", "Od 1 maja 2026", "Do 30 września 2026"),
    ("he", "מ-1 במאי 2026 עד 30 בספטמבר 2026", "מ-1 במאי 2026", "עד 30 בספטמבר 2026"),
    ("ja", "2026年5月1日から2026年9月30日まで", "2026年5月1日から", "2026年9月30日まで"),
  ]

  @Test(arguments: seasons)
  func saysSeasonsAsTheLanguageDoes(code: String, span: String, from: String, until: String) throws {
    let (first, last) = (day("2026-05-01"), day("2026-09-30"))
    let presentation = try presentation(code)
    #expect(
      presentation.availability([
        Availability(validFrom: first, validThrough: last), Availability(validFrom: first),
        Availability(validThrough: last),
      ]) == [span, from, until])
  }

  /// Articles before numbers depend on the spoken number, which may begin with a vowel or be singular.
  @Test func joinsWordsAsTheyAreSpoken() throws {
    let italian = try presentation("it")
    let (eighth, eleventh) = (day("2026-05-08"), day("2026-10-11"))
    #expect(
      italian.availability([
        Availability(validFrom: eighth, validThrough: eleventh), Availability(validThrough: eighth),
        Availability(validFrom: eighth, validThrough: eighth), Availability(validFrom: day("2026-05-18")),
      ]) == [
        "Dall’8 maggio 2026 all’11 ottobre 2026", "Fino all’8 maggio 2026", "L’8 maggio 2026", "Dal 18 maggio 2026",
      ])
    #expect(italian.updated(try #require(eighth)).text == "Aggiornato l’8 maggio 2026")
    func hours(_ code: String) throws -> [String] {
      try presentation(code).availability([
        Availability(from: ClockTime("01:00")), Availability(to: ClockTime("11:00")),
      ])
    }
    #expect(try hours("es") == ["Todos los días a partir de la 1:00", "Todos los días hasta las 11:00"])
    #expect(try hours("pt") == ["Todos os dias a partir da 01:00", "Todos os dias até às 11:00"])
  }

  @Test(arguments: [
    ("tr", "Her gün 18:00 saatinden itibaren", "Her gün 23:00 saatine kadar"),
    ("it", "Tutti i giorni dalle ore 18:00", "Tutti i giorni fino alle ore 23:00"),
    ("fr", "Tous les jours à partir de 18:00", "Tous les jours jusqu’à 23:00"),
  ])
  func saysHoursAsTheLanguageDoes(code: String, from: String, until: String) throws {
    let presentation = try presentation(code)
    #expect(
      presentation.availability([Availability(from: ClockTime("18:00")), Availability(to: ClockTime("23:00"))])
        == [from, until])
  }

  @Test func saysNothingOfWhatIsAlwaysServed() throws {
    #expect(try presentation().availability([]).isEmpty)
    #expect(try presentation().availability([Availability()]).isEmpty)
  }

  @Test func hasALineForEachRule() throws {
    let rules = [Availability(days: [.fri]), Availability(), Availability(days: [.sun])]
    #expect(try presentation().availability(rules) == ["Fri", "Sun"])
  }

  @Test func saysWhereDishesMayBeHad() throws {
    #expect(try presentation().services([.eatIn, .takeaway, .delivery]) == "Eat in, Takeaway, Delivery")
    #expect(try presentation("ja").services([.eatIn, .delivery]) == "店内飲食、デリバリー")
    #expect(try presentation().services([]) == nil)
  }
}
