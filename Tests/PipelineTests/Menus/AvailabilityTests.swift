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
    ("cs", "Od 1. května 2026 do 30. září 2026", "Od 1. května 2026", "Do 30. září 2026"),
    ("da", "Fra 1. maj 2026 til 30. september 2026", "Fra og med 1. maj 2026", "Til og med 30. september 2026"),
    ("el", "Από 1 Μαΐου 2026 έως 30 Σεπτεμβρίου 2026", "Από 1 Μαΐου 2026", "Έως 30 Σεπτεμβρίου 2026"),
    (
      "fi", "1. toukokuuta 2026 – 30. syyskuuta 2026", "1. toukokuuta 2026 alkaen", "30. syyskuuta 2026 asti"
    ),
    (
      "hu", "2026. május 1-jétől 2026. szeptember 30-áig", "2026. május 1-jétől", "2026. szeptember 30-áig"
    ),
    ("ko", "2026년 5월 1일부터 2026년 9월 30일까지", "2026년 5월 1일부터", "2026년 9월 30일까지"),
    ("nb", "Fra 1. mai 2026 til 30. september 2026", "Fra og med 1. mai 2026", "Til og med 30. september 2026"),
    ("sv", "1 maj 2026 till 30 september 2026", "Från och med 1 maj 2026", "Till och med 30 september 2026"),
    (
      "uk", "З 1 травня 2026\u{202F}р. до 30 вересня 2026\u{202F}р.", "З 1 травня 2026\u{202F}р.",
      "До 30 вересня 2026\u{202F}р. включно"
    ),
    (
      "vi", "Từ ngày 1 tháng 5, 2026 đến ngày 30 tháng 9, 2026", "Từ ngày 1 tháng 5, 2026",
      "Đến hết ngày 30 tháng 9, 2026"
    ),
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
    let midnight = Availability(to: ClockTime("24:00"))
    #expect(try presentation("el").availability([midnight]) == ["Κάθε μέρα έως τα μεσάνυχτα"])
    #expect(try presentation("el").updated(try #require(day("2026-05-01"))).text == "Ενημερώθηκε την 1η Μαΐου 2026")
  }

  /// The suffix follows the vowels of the spoken ordinal: `elsejétől`, `hatodikától`, `tizedikétől`.
  @Test("Hungarian dates have the suffix of their day") func hungarianSuffixes() throws {
    let hungarian = try presentation("hu")
    let backVowels: Set = [2, 3, 6, 8, 13, 16, 18, 20, 23, 26, 28, 30]
    for number in 1...31 {
      let date = try #require(CalendarDate("2026-05-\(number < 10 ? "0" : "")\(number)"))
      let joint = number == 1 ? "-j" : "-"
      let (from, to) = backVowels.contains(number) ? ("ától", "áig") : ("étől", "éig")
      #expect(hungarian.availability([Availability(validFrom: date)]) == ["2026. május \(number)\(joint)\(from)"])
      #expect(hungarian.availability([Availability(validThrough: date)]) == ["2026. május \(number)\(joint)\(to)"])
    }
  }

  @Test(arguments: [
    ("tr", "Her gün 18:00 saatinden itibaren", "Her gün 23:00 saatine kadar"),
    ("it", "Tutti i giorni dalle ore 18:00", "Tutti i giorni fino alle ore 23:00"),
    ("fr", "Tous les jours à partir de 18:00", "Tous les jours jusqu’à 23:00"),
    ("cs", "Denně od 18:00", "Denně do 23:00"), ("da", "Hver dag fra kl. 18.00", "Hver dag til kl. 23.00"),
    ("fi", "Joka päivä klo 18.00 alkaen", "Joka päivä klo 23.00 asti"),
    ("hu", "Minden nap 18:00 órától", "Minden nap 23:00 óráig"),
    ("nb", "Hver dag fra kl. 18:00", "Hver dag til kl. 23:00"),
    ("sv", "Alla dagar från 18:00", "Alla dagar till 23:00"), ("uk", "Щодня з 18:00", "Щодня до 23:00"),
    ("ko", "매일 오후 6:00부터", "매일 오후 11:00까지"), ("vi", "Hằng ngày từ 18:00", "Hằng ngày đến 23:00"),
    ("el", "Κάθε μέρα από 6:00\u{202F}μμ", "Κάθε μέρα έως 11:00\u{202F}μμ"),
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
