import Foundation
@testable import MenugenLocalization
import MenugenPipeline
import Testing
import MenugenText

/// The tables are those of Swift's ICU on Linux; other platforms differ.
#if os(Linux)
  private let isReference = true
#else
  private let isReference = false
#endif

/// Compares every locale's output with Foundation's ICU.
@Suite(.enabled(if: isReference, "the tables are those of Swift's ICU on Linux"))
struct ICUReferenceTests {
  static let currencies: [(code: String, exponent: Int)] = [
    ("EUR", 2), ("USD", 2), ("GBP", 2), ("CHF", 2), ("JPY", 0), ("INR", 2), ("KWD", 3), ("CLF", 4), ("CNY", 2),
    ("TRY", 2), ("PLN", 2), ("BRL", 2), ("AED", 2), ("EGP", 2), ("ILS", 2), ("IRR", 2), ("MXN", 2), ("ARS", 2),
    ("CLP", 0), ("COP", 2), ("CAD", 2), ("AUD", 2), ("NZD", 2), ("ZAR", 2), ("HKD", 2), ("TWD", 2), ("KRW", 0),
    ("RUB", 2), ("UAH", 2), ("SEK", 2), ("NOK", 2), ("DKK", 2), ("CZK", 2), ("HUF", 2), ("RON", 2), ("BGN", 2),
    ("THB", 2), ("VND", 0), ("IDR", 2), ("MYR", 2), ("ISK", 0), ("XOF", 0), ("XPF", 0), ("BHD", 3), ("IQD", 3),
  ]

  static let amounts: [Int64] = [
    0, 1, -1, 99, 999, 1000, 9999, 99_999, 100_000, 123_456, 999_999, -1_000_000, 1_234_567_890, -987_654,
    12_345_678_901,
    .max, .min,
  ]

  @Test(arguments: LocaleFormat.supportedTags)
  func writesMoneyAsICU(tag: String) {
    let format = LocaleFormat(tag)
    for (code, exponent) in Self.currencies where !(tag == "ja" && code == "JPY") {
      let style = Decimal.FormatStyle.Currency(code: code, locale: Locale(identifier: tag))
        .precision(.fractionLength(exponent))
      for amount in Self.amounts {
        let reference = decimal(amount, exponent)
        let grouped = format.money(minorUnits: amount, currency: code, exponent: exponent)
        expectSame(grouped, reference.formatted(style), "\(tag) \(code) \(amount)")
        let plain = format.money(minorUnits: amount, currency: code, exponent: exponent, grouping: false)
        expectSame(plain, reference.formatted(style.grouping(.never)), "\(tag) \(code) \(amount) ungrouped")
      }
    }
  }

  @Test(arguments: LocaleFormat.supportedTags)
  func writesWhatComesOnTopAsICU(tag: String) {
    let format = LocaleFormat(tag)
    for (code, exponent) in Self.currencies where !(tag == "ja" && code == "JPY") {
      let style = Decimal.FormatStyle.Currency(code: code, locale: Locale(identifier: tag))
        .precision(.fractionLength(exponent)).sign(strategy: .always())
      for amount: Int64 in [1, 150, 123_456, -50] {
        expectSame(
          format.money(added: amount, currency: code, exponent: exponent), decimal(amount, exponent).formatted(style),
          "\(tag) \(code) \(amount)")
      }
    }
  }

  /// Locales without a table use their fallback's.
  @Test(arguments: [
    "pt-BR", "es-GT", "es-SV", "es-ES", "en-US", "de-DE", "fr-FR", "zh-CN", "he-IL", "zh-SG", "zh-TW", "zh-MO", "es-CL",
    "de-LI", "es-US", "fr-CH",
  ])
  func writesAsICUWhereAWiderLocaleServes(tag: String) {
    let format = LocaleFormat(tag)
    let locale = Locale(identifier: tag)
    let style = Decimal.FormatStyle.Currency(code: "EUR", locale: locale).precision(.fractionLength(2))
    for amount: Int64 in [0, 1250, 123_456, 1_234_567] {
      let money = format.money(minorUnits: amount, currency: "EUR", exponent: 2)
      expectSame(money, decimal(amount, 2).formatted(style), "\(tag) \(amount)")
    }
    let formatter = dateFormatter(tag)
    formatter.dateStyle = .long
    let day = Date(timeIntervalSince1970: 1_772_409_600)
    expectSame(format.date(year: 2026, month: 3, day: 2, style: .long), formatter.string(from: day), tag)
    expectSame(format.list(["a", "b", "c"]), ["a", "b", "c"].formatted(.list(type: .and).locale(locale)), tag)
  }

  @Test(arguments: LocaleFormat.supportedTags)
  func writesNumbersAsICU(tag: String) {
    let format = LocaleFormat(tag)
    let locale = Locale(identifier: tag)
    for value in Self.amounts {
      expectSame(format.number(Int(value)), Int(value).formatted(.number.locale(locale)), "\(tag) \(value)")
      let style = Decimal.FormatStyle(locale: locale).precision(.fractionLength(3))
      expectSame(format.decimal(scaled: value, scale: 3), decimal(value, 3).formatted(style), "\(tag) \(value)")
      guard abs(value.quotientAndRemainder(dividingBy: 10).quotient) < 1_000_000_000_000 else { continue }
      let percent = Decimal.FormatStyle.Percent(locale: locale).precision(.fractionLength(1))
      expectSame(
        format.percent(scaled: value, scale: 1), decimal(value, 3).formatted(percent), "\(tag) \(value) percent")
    }
  }

  @Test(arguments: LocaleFormat.supportedTags)
  func writesDatesAsICU(tag: String) {
    let format = LocaleFormat(tag)
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = TimeZone(identifier: "GMT")!
    let styles: [(LocaleFormat.DateStyle, DateFormatter)] = LocaleFormat.DateStyle.allCases.map { style in
      let formatter = dateFormatter(tag)
      switch style {
      case .full: formatter.dateStyle = .full
      case .long: formatter.dateStyle = .long
      case .medium: formatter.dateStyle = .medium
      case .short: formatter.dateStyle = .short
      case .monthYear: formatter.setLocalizedDateFormatFromTemplate("yMMMM")
      case .shortMonthYear: formatter.setLocalizedDateFormatFromTemplate("yMMM")
      case .monthDay: formatter.setLocalizedDateFormatFromTemplate("MMMMd")
      case .shortMonthDay: formatter.setLocalizedDateFormatFromTemplate("MMMd")
      }
      return (style, formatter)
    }
    // Covers every month, weekday, and the days around leap days.
    for step in 0..<60 {
      let date = Date(timeIntervalSince1970: Double(step) * 86400 * 337 + 86400 * 19)
      let parts = gregorian.dateComponents([.year, .month, .day], from: date)
      for (style, formatter) in styles {
        let text = format.date(year: parts.year!, month: parts.month!, day: parts.day!, style: style)
        expectSame(text, formatter.string(from: date), "\(tag) \(parts) \(style)")
      }
    }
  }

  @Test("Persian dates of two centuries match ICU") func persianDates() {
    let format = LocaleFormat("fa")
    let formatter = dateFormatter("fa")
    formatter.dateStyle = .short
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = TimeZone(identifier: "GMT")!
    for step in stride(from: -25_000, to: 50_000, by: 11) {
      let date = Date(timeIntervalSince1970: Double(step) * 86400)
      let parts = gregorian.dateComponents([.year, .month, .day], from: date)
      let text = format.date(year: parts.year!, month: parts.month!, day: parts.day!, style: .short)
      guard text == formatter.string(from: date) else {
        #expect(text == formatter.string(from: date), "\(parts)")
        return
      }
    }
  }

  @Test(arguments: LocaleFormat.supportedTags)
  func writesTimesAsICU(tag: String) {
    let format = LocaleFormat(tag)
    let formatter = dateFormatter(tag)
    formatter.timeStyle = .short
    if formatter.dateFormat.contains("B") {
      formatter.dateFormat = formatter.dateFormat.replacingOccurrences(of: "B", with: "a")
    }
    for minute in stride(from: 0, to: 1440, by: 55) {
      let reference = formatter.string(from: Date(timeIntervalSince1970: Double(minute) * 60))
      expectSame(format.time(hour: minute / 60, minute: minute % 60), reference, "\(tag) \(minute)")
    }
    #expect(format.time(hour: 24, minute: 0) == format.time(hour: 0, minute: 0))
    // ICU doesn't format 24:00.
    let midnight = format.time(hour: 0, minute: 0)
    if let end = format.endOfDay {
      #expect(end != midnight && (end.count == midnight.count || end.count == midnight.count + 1), "\(tag) \(end)")
    }
  }

  @Test(arguments: LocaleFormat.supportedTags)
  func writesListsAsICU(tag: String) {
    let format = LocaleFormat(tag)
    let style = ListFormatStyle<StringStyle, [String]>.list(type: .and).locale(Locale(identifier: tag))
    let words = [
      "pan", "Iguazú", "hielo", "higos", "Hiato", "vino", "לחם", "lechuga", "خبز", "いくら", "Hi", "y", "íntimo", "i",
      "pan לחם", "12 لتر", "٣", "12", "🍕", "日本", "- א",
    ]
    for count in 0...6 {
      for start in words.indices {
        let items = (0..<count).map { words[(start + $0) % words.count] }
        expectSame(format.list(items), items.formatted(style), "\(tag) \(items)")
      }
    }
  }

  @Test(arguments: LocaleFormat.supportedTags)
  func namesMonthsAndWeekdaysAsICU(tag: String) {
    let format = LocaleFormat(tag)
    let formatter = dateFormatter(tag)
    #expect((1...12).map { format.monthName($0) } == formatter.standaloneMonthSymbols)
    #expect((1...12).map { format.monthName($0, .short) } == formatter.shortStandaloneMonthSymbols)
    let weekdays = formatter.standaloneWeekdaySymbols
    #expect((1...7).map { format.weekdayName($0) } == Array(weekdays[1...]) + [weekdays[0]])
    #expect(format.weekdayName(1, .short) == formatter.shortStandaloneWeekdaySymbols[1])
    #expect(format.weekdayName(0) == nil && format.weekdayName(8) == nil && format.monthName(13) == nil)
  }

  private func decimal(_ value: Int64, _ scale: Int) -> Decimal {
    Decimal(sign: value < 0 ? .minus : .plus, exponent: -scale, significand: Decimal(value.magnitude))
  }

  private func dateFormatter(_ tag: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: tag)
    var calendar = Calendar(identifier: .gregorian)
    if tag == "th" { calendar = Calendar(identifier: .buddhist) }
    if tag == "fa" { calendar = Calendar(identifier: .persian) }
    calendar.locale = formatter.locale
    formatter.calendar = calendar
    formatter.timeZone = TimeZone(identifier: "GMT")
    formatter.dateStyle = .none
    formatter.timeStyle = .none
    return formatter
  }

  /// Compares bytes, as `==` ignores normalization.
  private func expectSame(_ text: String, _ reference: String, _ what: @autoclosure () -> String) {
    if !text.utf8.elementsEqual(reference.utf8) {
      #expect(visible(text) == visible(reference), "\(what())")
    }
  }

  private func visible(_ text: String) -> String {
    text.unicodeScalars.map { $0.value < 0x7F ? String($0) : "\($0)<\(String($0.value, radix: 16))>" }.joined()
  }
}
