@testable import MenugenLocalization
import MenugenPipeline
import Testing
import MenugenText

@Suite struct LocaleFormatTests {
  @Test(
    arguments: [
      ("en-US", 123_456, "USD", 2, "$1,234.56"), ("en", -500, "USD", 2, "-$5.00"),
      ("de-AT", 990, "EUR", 2, "€\u{A0}9,90"),
      ("de", 990, "EUR", 2, "9,90\u{A0}€"), ("ja", 350, "JPY", 0, "￥350"), ("ja-JP", 1_234_567, "JPY", 0, "￥1,234,567"),
      ("en-IN", 12_345_600, "INR", 2, "₹1,23,456.00"), ("hi", 12_345_600, "INR", 2, "₹1,23,456.00"),
      ("fr", 123_456, "EUR", 2, "1\u{202F}234,56\u{A0}€"), ("es", 123_456, "EUR", 2, "1234,56\u{A0}€"),
      ("es", 1_234_567, "EUR", 2, "12.345,67\u{A0}€"), ("de-CH", -500, "CHF", 2, "CHF-5.00"),
      ("ar-EG", 123_456, "EGP", 2, "\u{200F}١٬٢٣٤٫٥٦\u{A0}ج.م.\u{200F}"), ("en", 5, "KWD", 3, "KWD\u{A0}0.005"),
      ("pl", 5, "CLF", 4, "0,0005\u{A0}CLF"), ("en", 0, "EUR", 2, "€0.00"), ("en", 100, "ZZZ", 2, "ZZZ\u{A0}1.00"),
      ("en", .min, "USD", 2, "-$92,233,720,368,547,758.08"),
    ] as [(String, Int64, String, Int, String)])
  func writesMoney(tag: String, amount: Int64, code: String, exponent: Int, text: String) {
    #expect(LocaleFormat(tag).money(minorUnits: amount, currency: code, exponent: exponent) == text)
  }

  @Test("Right-to-left locales are known") func rightToLeft() {
    for tag in LocaleFormat.supportedTags {
      #expect(LocaleFormat(tag).isRightToLeft == ["ar", "he", "fa"].contains(tag.prefix { $0 != "-" }), "\(tag)")
    }
  }

  @Test(
    "A minus sign takes a hyphen's place, and nothing else changes",
    arguments: [
      ("en", "\u{2212}€5.00"), ("de", "\u{2212}5,00\u{A0}€"), ("de-CH", "EUR\u{2212}5.00"),
      ("sv", "\u{2212}5,00\u{A0}€"),
    ])
  func writesMinusSigns(tag: String, text: String) {
    let format = LocaleFormat(tag, minusSign: true)
    #expect(format.money(minorUnits: -500, currency: "EUR", exponent: 2) == text)
    for tag in LocaleFormat.supportedTags {
      let (plain, signed) = (LocaleFormat(tag), LocaleFormat(tag, minusSign: true))
      for code in ["EUR", "ZZZ"] {
        let (hyphen, minus) = (
          plain.money(sum: -500, currency: code, exponent: 2), signed.money(sum: -500, currency: code, exponent: 2)
        )
        #expect(minus == hyphen.replacing("-", with: "\u{2212}") && minus.contains("\u{2212}"), "\(tag)")
        #expect(
          plain.money(sum: 500, currency: code, exponent: 2) == signed.money(sum: 500, currency: code, exponent: 2))
      }
      #expect(signed.decimal(sum: -5, scale: 0).contains("\u{2212}"), "\(tag)")
    }
  }

  @Test(arguments: [(500, "+€5.00"), (0, "€0.00"), (-500, "\u{2212}€5.00")] as [(Int128, String)])
  func writesChangesWithTheirSigns(units: Int128, text: String) {
    #expect(LocaleFormat("en", minusSign: true).money(change: units, currency: "EUR", exponent: 2) == text)
  }

  @Test func leavesGroupsOutWhenAsked() {
    let format = LocaleFormat("en-US")
    #expect(format.money(minorUnits: 123_456, currency: "USD", exponent: 2, grouping: false) == "$1234.56")
  }

  @Test func writesSumsOf128Bits() {
    let sum = Int128(Int64.max) * 1000
    let text = LocaleFormat("en").money(sum: sum, currency: "EUR", exponent: 2)
    #expect(text == "€92,233,720,368,547,758,070.00")
    let least = LocaleFormat("fa").money(sum: Int128.min, currency: "EUR", exponent: 2)
    #expect(least.unicodeScalars.filter { (0x6F0...0x6F9).contains($0.value) }.count == 39)
  }

  @Test(arguments: [
    ("de-DE", "de"), ("de-LI", "de-LI"), ("DE_at", "de-AT"), ("en-US", "en"), ("zh-Hans", "zh"), ("zh-CN", "zh"),
    ("zh-TW", "zh-Hant"),
    ("zh-Hant", "zh-Hant"), ("zh-HK", "zh-Hant-HK"), ("zh-Hant-HK", "zh-Hant-HK"), ("zh-Hans-HK", "zh-Hans-HK"),
    ("zh-Hans-CN", "zh"), ("no", "nb"),
    ("tlh", "en"), ("", "en"), ("-", "en"), ("pt-BR", "pt"), ("de-AT-1996", "de-AT"), ("he-IL", "he"), ("iw", "he"),
    ("pt-CV", "pt-PT"), ("es-GT", "es-419"), ("es-ES", "es"), ("en-ZM", "en-GB"), ("en-PR", "en"), ("en-Latn", "en"),
  ])
  func fallsBackToAWiderLocale(tag: String, table: String) {
    #expect(LocaleFormat(tag).tag == table)
  }

  /// Expected output of ICU 78's number range formatter (CLDR 48).
  @Test(arguments: [
    ("en", "EUR", 2, "€7.50 – €9.50"), ("en", "CHF", 2, "CHF\u{A0}7.50–9.50"), ("en-GB", "USD", 2, "US$7.50–9.50"),
    ("de", "EUR", 2, "7,50–9,50\u{A0}€"), ("de-AT", "EUR", 2, "€\u{A0}7,50–9,50"), ("it", "EUR", 2, "7,50-9,50\u{A0}€"),
    ("pt-PT", "EUR", 2, "7,50 - 9,50\u{A0}€"), ("ja", "EUR", 2, "€7.50 ～ €9.50"), ("zh", "EUR", 2, "€7.50 - €9.50"),
    ("ko", "JPY", 0, "JP¥750~950"), ("el", "EUR", 2, "7,50–9,50\u{A0}€"),
    ("ar-EG", "EUR", 2, "\u{200F}٧٫٥٠–٩٫٥٠\u{A0}€"),
    ("fa", "EUR", 2, "\u{200E}€۷٫۵۰–۹٫۵۰"),
    ("et", "EUR", 2, "7,50‒9,50\u{A0}€"), ("tr", "EUR", 2, "€7,50 – €9,50"), ("es-MX", "EUR", 2, "EUR\u{A0}7.50-9.50"),
    ("ro", "CHF", 2, "7,50 - 9,50\u{A0}CHF"), ("bg", "CHF", 2, "7,50 – 9,50\u{A0}CHF"),
    ("id", "EUR", 2, "€7,50 – €9,50"),
  ])
  func writesPriceRanges(tag: String, code: String, exponent: Int, text: String) {
    #expect(LocaleFormat(tag).moneyRange(from: 750, to: 950, currency: code, exponent: exponent) == text)
  }

  @Test func writesARangeOfOnePriceAsThePrice() {
    #expect(LocaleFormat("en").moneyRange(from: 5, to: 5, currency: "USD", exponent: 2) == "$0.05")
    #expect(LocaleFormat("de").range("18:00", "23:00") == "18:00–23:00")
  }

  @Test func writesTimesAndDates() {
    #expect(LocaleFormat("en").time(hour: 18, minute: 0) == "6:00\u{202F}PM")
    #expect(LocaleFormat("de").time(hour: 18, minute: 0) == "18:00")
    #expect(LocaleFormat("en").date(year: 2026, month: 3, day: 13, style: .full) == "Friday, March 13, 2026")
    #expect(LocaleFormat("th").date(year: 2026, month: 3, day: 13, style: .long) == "13 มีนาคม 2569")
    #expect(LocaleFormat("fa").date(year: 2026, month: 3, day: 21, style: .long) == "۱ فروردین ۱۴۰۵")
  }

  @Test("Invalid dates don't crash") func invalidDates() {
    let format = LocaleFormat("en")
    #expect(format.date(year: 2026, month: 13, day: 1, style: .long) == "2026-13-1")
    #expect(format.date(year: .min, month: 1, day: 1, style: .full) == "\(Int.min)-1-1")
    #expect(format.time(hour: .min, minute: .max).contains(":"))
  }

  @Test func clampsAnExponentThatNoCurrencyHas() {
    #expect(LocaleFormat("en").money(minorUnits: 1, currency: "USD", exponent: -3) == "$1")
    #expect(LocaleFormat("en").money(minorUnits: 1, currency: "USD", exponent: .max) == "$0.000000000000000001")
  }
}
