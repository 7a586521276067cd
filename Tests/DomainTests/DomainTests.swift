import Testing

@testable import MenugenDomain

@Suite struct MoneyTests {
  static let amounts: [(String, String, String)] = [
    ("-92233720368547758.08", "EUR", "-92233720368547758.08"), ("-9223372036854775808", "JPY", "-9223372036854775808"),
    ("1234.56", "EUR", "1234.56"), ("1e3", "EUR", "1000.00"), ("1E+3", "EUR", "1000.00"), ("125e-1", "EUR", "12.50"),
    ("7.5000", "EUR", "7.50"), ("1200.000", "EUR", "1200.00"), ("0.500", "EUR", "0.50"), ("01.200", "EUR", "1.20"),
    ("1.200e3", "EUR", "1200.00"), ("1.200", "KWD", "1.200"), ("1.2000", "CLF", "1.2000"), ("0.1", "EUR", "0.10"),
    ("-0", "EUR", "0.00"), ("-0.00", "EUR", "0.00"),
    ("-0.05", "EUR", "-0.05"), ("+5", "EUR", "5.00"), ("007", "EUR", "7.00"), ("350", "JPY", "350"),
    ("350.0", "JPY", "350"), ("1.234", "KWD", "1.234"), ("1.2345", "CLF", "1.2345"),
    ("92233720368547758.07", "EUR", "92233720368547758.07"), ("-92233720368547758.07", "EUR", "-92233720368547758.07"),
    ("0e999999999999999999999", "EUR", "0.00"), ("0.00000000000000000000000000", "EUR", "0.00"),
    ("100000000000000000000e-20", "EUR", "1.00"),
  ]

  @Test(arguments: amounts) func readsWrittenDigitsExactly(_ written: String, _ code: String, _ decimal: String) throws
  {
    let currency = try #require(Currency(code: code))
    #expect(try Money(written: written, currency: currency).decimal == decimal)
  }

  static let faults: [(String, String, AmountError)] = [
    ("7.505", "EUR", .tooManyDecimals), ("7.500", "EUR", .tooManyDecimals), ("-1.200", "EUR", .tooManyDecimals),
    ("+10.000", "EUR", .tooManyDecimals), ("999.000", "EUR", .tooManyDecimals), ("1.000", "JPY", .tooManyDecimals),
    ("350.5", "JPY", .tooManyDecimals), ("1e-3", "EUR", .tooManyDecimals),
    ("1e-999999999999999999999", "EUR", .tooManyDecimals), ("92233720368547758.08", "EUR", .tooLarge),
    ("1e17", "EUR", .tooLarge), ("1e999999999999999999999", "EUR", .tooLarge),
    ("9223372036854775808", "JPY", .tooLarge),
    ("1,5", "EUR", .notANumber), ("", "EUR", .notANumber), ("-", "EUR", .notANumber), (".5", "EUR", .notANumber),
    ("5.", "EUR", .notANumber), ("1e", "EUR", .notANumber), ("1e+", "EUR", .notANumber), ("12 ", "EUR", .notANumber),
    ("1_000", "EUR", .notANumber), ("0x10", "EUR", .notANumber), ("NaN", "EUR", .notANumber),
    ("--1", "EUR", .notANumber),
  ]

  @Test(arguments: faults) func refusesWhatIsNoAmount(_ written: String, _ code: String, _ fault: AmountError) throws {
    let currency = try #require(Currency(code: code))
    #expect(throws: fault) { try Money(written: written, currency: currency) }
  }

  @Test func writesDecimalsOfAnyWidth() {
    #expect(decimalText(Int128(Int64.max) * 4, exponent: 2) == "368934881474191032.28")
    #expect(decimalText(-5, exponent: 3) == "-0.005")
    #expect(decimalText(Int64.min, exponent: 0) == "-9223372036854775808")
  }
}

@Suite struct CurrencyTests {
  @Test func knowsEveryCodeByItself() {
    #expect(Currency.codes.count > 150)
    for code in Currency.codes { #expect(Currency(code: code)?.code == code) }
    #expect(Currency.codes == Currency.codes.sorted())
  }

  @Test(arguments: ["", "EU", "EURO", "eur", "EUX", "E1R", "€€€", "ZZZ", "AAA"]) func refusesOtherCodes(_ code: String)
  {
    #expect(Currency(code: code) == nil)
  }

  @Test(arguments: [("EUR", 2), ("JPY", 0), ("KWD", 3), ("CLF", 4), ("USD", 2), ("UYW", 4)])
  func knowsTheDecimals(_ code: String, _ exponent: Int) {
    #expect(Currency(code: code)?.exponent == exponent)
  }
}

@Suite struct CalendarDateTests {
  static let dates: [(String, String?)] = [
    ("2026-03-02", "2026-03-02"), ("2024-02-29", "2024-02-29"), ("2000-02-29", "2000-02-29"),
    ("0000-01-01", "0000-01-01"),
    ("2026-03-02T23:30:00-05:00", "2026-03-02"), ("2026-03-02T00:15:00+14:00", "2026-03-02"),
    ("2026-03-02t23:59:60.123z", "2026-03-02"), ("2026-03-02 12:00:00Z", "2026-03-02"), ("2026-03-02T12:00:00", nil),
    ("2026-02-30", nil), ("2025-02-29", nil), ("1900-02-29", nil), ("2026-04-31", nil), ("2026-13-01", nil),
    ("2026-00-10", nil), ("2026-01-00", nil), ("20211-01-01", nil), ("2026-3-2", nil), ("2026/03/02", nil), ("", nil),
    ("2026-03-02T", nil), ("2026-03-02T24:00:00Z", nil), ("2026-03-02T12:00:00.Z", nil), ("2026-03-02T12:00Z", nil),
    ("2026-03-02T12:00:00+5", nil), ("2026-03-02T12:00:00+05:60", nil), ("2026-03-02X12:00:00Z", nil),
    ("２０２６-03-02", nil),
  ]

  @Test(arguments: dates) func readsTheWrittenDay(_ written: String, _ iso: String?) {
    #expect(CalendarDate(written)?.iso == iso)
  }

  @Test(arguments: [("1970-01-01", 0, 4), ("2026-03-02", 20514, 1), ("1969-12-31", -1, 3), ("2000-02-29", 11016, 2)])
  func countsDaysAndWeekdays(_ written: String, _ days: Int, _ weekday: Int) throws {
    let date = try #require(CalendarDate(written))
    #expect(date.daysSinceEpoch == days)
    #expect(date.weekday == weekday)
  }

  @Test func comparesByTheCalendar() throws {
    let dates = try ["2025-12-31", "2026-01-01", "2026-01-31", "2026-02-01"].map { try #require(CalendarDate($0)) }
    #expect(dates == dates.sorted())
    #expect(dates.map { "\($0.year) \($0.month) \($0.day)" } == ["2025 12 31", "2026 1 1", "2026 1 31", "2026 2 1"])
  }
}

@Suite struct ClockTimeTests {
  @Test(arguments: [
    ("18:00", "18:00"), ("8:30", "08:30"), ("00:00", "00:00"), ("24:00", "24:00"), ("23:59", "23:59"), ("24:01", nil),
    ("25:00", nil), ("18:60", nil), ("18", nil), ("18:0", nil), ("+8:30", nil), ("-0:30", nil), ("1:+2", nil),
    ("", nil),
    ("18:00:00", nil), ("018:00", nil), (":30", nil),
  ])
  func readsATimeOfDay(_ written: String, _ iso: String?) {
    #expect(ClockTime(written)?.iso == iso)
  }
}

@Suite struct LanguageTagTests {
  @Test(arguments: [
    ("en", "en"), ("EN", "en"), ("pt-br", "pt-BR"), ("zh-hans", "zh-Hans"), ("ZH-HANS-tw", "zh-Hans-TW"),
    ("es-419", "es-419"), ("iw", "he"), ("in-ID", "id-ID"), ("no", "nb"), ("nn", "nn"), ("deu", "de"),
    ("ger-at", "de-AT"), ("fil", "fil"),
    ("english", nil), ("e", nil), ("", nil), ("en-", nil), ("-en", nil), ("e1", nil), ("en_US", nil),
    ("en-toolongsubtag", nil),
    ("日本", nil),
    ("xx-yy-zz", nil), ("zh-min-nan", "zh-min-nan"), ("de-DE-Latn", nil), ("sl-rozaj-biske", "sl-rozaj-biske"),
    ("de-1996", "de-1996"), ("de-419-1996-t-zh0", "de-419-1996-t-zh0"), ("de-u", nil), ("de-x", nil),
    ("de-x-a-b", "de-x-a-b"), ("de-a-b", nil), ("de-996", "de-996"), ("de-99", nil),
  ])
  func readsATagInItsOwnCase(_ written: String, _ code: String?) {
    #expect(LanguageTag(written)?.code == code)
  }

  @Test(arguments: [("en", true), ("pt-BR", true), ("iw", true), ("gr", false), ("xx", false), ("fil", true)])
  func knowsTheLanguagesOfTwoLetters(_ code: String, _ isRegistered: Bool) {
    #expect(LanguageTag(code)?.isRegistered == isRegistered)
  }

  @Test func widensSubtagBySubtag() {
    #expect(LanguageTag("zh-Hans-TW")?.parent?.code == "zh-Hans")
    #expect(LanguageTag("zh-Hans")?.parent?.code == "zh")
    #expect(LanguageTag("zh")?.parent == nil)
  }

  @Test(arguments: [
    ("zh-Hant", []), ("zh-TW", ["zh-Hant"]), ("zh-Hant-HK", ["zh-Hant"]), ("zh-CN", ["zh-Hans", "zh"]),
    ("sr-Latn", []), ("sr-ME", ["sr-Latn"]), ("sr-RS", ["sr-Cyrl", "sr"]), ("pt-BR", ["pt"]), ("de-Latn", ["de"]),
  ])
  func widensToNoOtherScript(_ code: String, _ wider: [String]) throws {
    let tag = try #require(LanguageTag(code))
    #expect(Array(sequence(first: tag, next: \.parent)).dropFirst().map(\.code) == wider)
  }

  @Test(arguments: [
    ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh-Hans-CN", "zh-Hans"), ("zh-SG", "zh-Hans-SG"), ("zh-TW", "zh-Hant"),
    ("zh-HK", "zh-Hant-HK"), ("zh-Hant", "zh-Hant"), ("sr", "sr-Cyrl"), ("de-AT", "de-AT"),
  ])
  func knowsTheScriptThatIsMeant(_ code: String, _ meant: String) {
    #expect(LanguageTag(code)?.withLikelyScript.code == meant)
  }

  @Test(arguments: [("ar", true), ("he-IL", true), ("fa", true), ("en", false), ("az-Arab", true), ("ku-Latn", false)])
  func knowsWhatIsWrittenFromTheRight(_ code: String, _ isRightToLeft: Bool) {
    #expect(LanguageTag(code)?.isRightToLeft == isRightToLeft)
  }
}

@Suite struct LocalizedTests {
  /// The page's, file's and site's language, the written ones, the one found, and the one it is marked with.
  static let cases: [(String, String, String, [String], String, String?)] = [
    ("it", "en", "en", ["en", "it"], "it", nil),
    ("pt-BR", "en", "en", ["pt", "en"], "pt", "pt"),
    ("fr", "de", "en", ["en", "de"], "de", "de"),
    ("zh-Hans", "en", "en", ["en", "zh-CN"], "zh-CN", "zh-CN"),
    ("zh-Hans", "en", "en", ["en", "zh"], "zh", "zh"),
    ("zh", "en", "en", ["en", "zh-Hans"], "zh-Hans", "zh-Hans"),
    ("zh-Hant", "en", "en", ["en", "zh"], "en", "en"),
    ("zh-Hant", "en", "en", ["en", "zh", "zh-TW"], "zh-TW", "zh-TW"),
    ("zh-HK", "en", "en", ["en", "zh-Hant"], "zh-Hant", "zh-Hant"),
    ("sr-Latn", "en", "en", ["en", "sr"], "en", "en"),
    ("fr", "de", "en", ["it", "en"], "en", "en"),
    ("fr", "en", "en", ["en", "fr-FR"], "fr-FR", "fr-FR"),
    ("fr", "en", "en", ["en", "fr-CA-x", "fr-FR"], "fr-FR", "fr-FR"),
    ("pt-PT", "en", "en", ["en", "pt-BR"], "pt-BR", "pt-BR"),
    ("pt-PT", "en", "en", ["pt-BR", "pt"], "pt", "pt"),
    ("zh-Hant", "en", "en", ["en", "zh-Hant-HK"], "zh-Hant-HK", "zh-Hant-HK"),
    ("zh-Hans", "en", "en", ["en", "zh-Hant-HK", "zh-TW"], "en", "en"),
    ("sr-Latn", "en", "en", ["en", "sr-RS"], "en", "en"),
    ("sr-Latn", "en", "en", ["en", "sr-Latn-RS"], "sr-Latn-RS", "sr-Latn-RS"),
    ("mn", "en", "en", ["en", "mn-Mong"], "en", "en"),
    ("fr", "de", "en", ["it", "nl"], "it", "it"),
    ("fr", "de", "en", [""], "", "de"),
    ("de", "de", "en", [""], "", nil),
    ("en", "de", "en", ["", "en"], "en", nil),
  ]

  @Test("A label falls back from the page's to the file's, the site's and the first language", arguments: cases)
  func fallback(
    _ page: String, _ file: String, _ site: String, _ written: [String], _ found: String, _ marked: String?
  ) throws {
    let context = LanguageContext(file: try tag(file), site: try tag(site))
    let label = try #require(Label(written.map { .init(language: LanguageTag($0), value: $0) }))
    let result = label.find(try tag(page), context)
    #expect(result.value == found)
    #expect(result.otherLanguage?.code == marked)
  }

  @Test func isNothingWithoutEntries() { #expect(Label([]) == nil) }

  private func tag(_ code: String) throws -> LanguageTag { try #require(LanguageTag(code)) }
}

@Suite struct AllergenTests {
  @Test func numbersTheFourteenAsAnnexIIDoes() {
    #expect(Allergen.allCases.map(\.number) == Array(1...14))
    #expect(Allergen.gluten < .molluscs)
  }

  @Test(arguments: [
    (Diet.vegan, Allergen.milk, true), (.vegan, .nuts, false), (.vegetarian, .fish, true), (.vegetarian, .milk, false),
    (.glutenFree, .gluten, true), (.halal, .milk, false),
  ])
  func knowsWhichDietExcludesIt(_ diet: Diet, _ allergen: Allergen, _ isExcluded: Bool) {
    #expect(diet.excludes(DeclaredAllergen(allergen)) == isExcluded)
  }

  /// Lactose-free milk is still milk (Regulation 1169/2011, Annex II), and gluten-free oats are oats (828/2014).
  @Test("Lactose-free milk and gluten-free oats contradict no diet")
  func knowsLawfulCombinations() {
    #expect(!Diet.lactoseFree.excludes(DeclaredAllergen(.milk)))
    for kind in Allergen.gluten.kinds {
      #expect(Diet.glutenFree.excludes(DeclaredAllergen(.gluten, kind: kind)) == (kind != "oats"))
    }
    for kind in Allergen.nuts.kinds { #expect(!DeclaredAllergen(.nuts, kind: kind).isOats) }
  }

  @Test(arguments: Diet.allCases)
  func knowsTheDietsThatExcludeAny(_ diet: Diet) {
    #expect(diet.excludesAllergens == Allergen.allCases.contains { diet.excludes(DeclaredAllergen($0)) })
  }
}
