// Writes Sources/Localization/Formats/LocaleTables.swift from Foundation's ICU. Run by hand when locales are added:
//
//     swiftc Scripts/generate-locale-tables.swift -o /tmp/generate-locale-tables
//     /tmp/generate-locale-tables > Sources/Localization/Formats/LocaleTables.swift
//
// Source: Foundation of Swift 6.3 (its ICU carries CLDR). Not in Foundation, so written below: the dash of ranges
// (CLDR 48, `miscPatterns/range`). One deviation: Japanese uses the fullwidth yen sign, as CLDR and Japanese menus
// do, not Foundation's halfwidth one.

import Foundation

/// The tag of each table, and its parent.
let tags: [(tag: String, parent: String?)] = [
  ("en", nil), ("en-GB", "en"), ("en-IE", "en-GB"), ("en-AU", "en-GB"), ("en-NZ", "en-GB"), ("en-ZA", "en-GB"),
  ("en-CA", "en"), ("en-IN", "en-GB"), ("it", nil), ("it-CH", "it"), ("de", nil), ("de-AT", "de"), ("de-CH", "de"),
  ("fr", nil), ("fr-CH", "fr"), ("fr-CA", "fr"), ("fr-BE", "fr"), ("es", nil), ("es-419", "es"), ("es-MX", "es-419"),
  ("es-AR", "es-419"), ("es-CL", "es-419"), ("es-CO", "es-419"), ("pt", nil), ("pt-PT", "pt"), ("nl", nil),
  ("nl-BE", "nl"), ("pl", nil), ("tr", nil), ("ar", nil), ("ar-EG", "ar"), ("ar-AE", "ar"), ("he", nil), ("fa", nil),
  ("ja", nil), ("zh", nil), ("zh-Hant", nil), ("zh-Hant-HK", "zh-Hant"), ("ko", nil), ("ru", nil), ("uk", nil),
  ("sv", nil), ("nb", nil), ("da", nil), ("fi", nil), ("cs", nil), ("sk", nil), ("sl", nil), ("hr", nil), ("el", nil),
  ("bg", nil), ("ca", nil), ("lt", nil), ("lv", nil), ("et", nil), ("hi", nil), ("th", nil), ("vi", nil), ("id", nil),
  ("ms", nil), ("hu", nil), ("ro", nil),
  ("de-LI", "de-CH"), ("de-LU", "de"), ("de-BE", "de"), ("de-IT", "de"), ("fr-LU", "fr"), ("nl-SR", "nl"),
  ("es-US", "es-419"), ("es-PE", "es-419"), ("es-UY", "es-419"), ("es-EC", "es-419"), ("es-VE", "es-419"),
  ("es-BO", "es-419"), ("es-PY", "es-419"), ("es-CR", "es-419"), ("es-PR", "es-419"), ("es-DO", "es-419"),
  ("es-PA", "es-419"), ("es-HN", "es-419"), ("es-NI", "es-419"), ("es-CU", "es-419"), ("en-SG", "en-GB"),
  ("en-HK", "en-GB"), ("en-PH", "en"), ("en-MT", "en-GB"), ("en-DE", "en-GB"),
  ("en-AT", "en-GB"), ("en-NL", "en-GB"), ("en-BE", "en-GB"), ("en-SE", "en-GB"), ("en-DK", "en-GB"),
  ("en-FI", "en-GB"), ("en-SI", "en-GB"), ("en-IL", "en-GB"), ("en-AE", "en-GB"), ("en-MY", "en-GB"),
  ("en-KE", "en-GB"), ("en-NG", "en-GB"), ("en-PK", "en-GB"), ("pt-AO", "pt-PT"), ("pt-CH", "pt-PT"),
  ("pt-LU", "pt-PT"), ("pt-MZ", "pt-PT"), ("ar-MA", "ar"), ("ar-TN", "ar"), ("ar-DZ", "ar"),
  ("ar-LB", "ar"), ("ar-QA", "ar"), ("ar-KW", "ar"), ("ar-JO", "ar"), ("ar-IQ", "ar"), ("ar-IL", "ar"),
  ("zh-Hans-SG", "zh"), ("zh-Hans-HK", "zh"), ("zh-Hant-MO", "zh-Hant-HK"), ("sv-FI", "sv"), ("da-GL", "da"),
  ("el-CY", "el"), ("tr-CY", "tr"), ("ro-MD", "ro"), ("ca-AD", "ca"), ("hr-BA", "hr"), ("ms-SG", "ms"),
  ("ms-BN", "ms"), ("gl", nil), ("eu", nil), ("is", nil), ("sr", nil), ("sr-Latn", nil), ("bs", nil), ("mk", nil),
  ("sq", nil), ("mt", nil), ("ga", nil), ("cy", nil), ("lb", nil), ("be", nil), ("ka", nil), ("hy", nil),
  ("az", nil), ("kk", nil), ("bn", nil), ("ta", nil), ("fil", nil), ("sw", nil),
  ("af", nil), ("nn", "nb"), ("fo", nil), ("gsw", nil),
]

let ranges: [String: String] = [
  "it": "-", "es": "-", "es-419": "-", "nl": "-", "da": "-", "vi": "-", "ca": "-", "zh": "-", "zh-Hant": "-",
  "th": "-",
  "ko": "~", "ja": "～", "et": "‒", "pt-PT": " - ", "ro": " - ", "bg": " – ", "hr": " – ", "sk": " – ",
]

func fail(_ text: String) -> Never {
  FileHandle.standardError.write(Data("\(text)\n".utf8))
  exit(1)
}

func hundredths(_ value: Int) -> Decimal { Decimal(value) / 100 }

// MARK: - numbers and money

/// Splits a text into the number, from its first digit to its last, and the text before and after.
func affixes(_ text: String) -> (prefix: String, core: String, suffix: String) {
  let scalars = Array(text.unicodeScalars)
  let isDigit = { (scalar: Unicode.Scalar) in scalar.properties.numericType == .decimal }
  guard let first = scalars.firstIndex(where: isDigit), let last = scalars.lastIndex(where: isDigit) else {
    fail("no digits in \(text)")
  }
  func join(_ part: ArraySlice<Unicode.Scalar>) -> String {
    var result = String.UnicodeScalarView()
    result.append(contentsOf: part)
    return String(result)
  }
  return (join(scalars[..<first]), join(scalars[first...last]), join(scalars[(last + 1)...]))
}

/// The zero, the decimal and grouping separators, the sizes of the last and other groups, and the minimum grouping.
func numberShape(_ format: (Decimal) -> String) -> [String] {
  let core = affixes(format(hundredths(12_345_678_925))).core
  var marks: [String] = []
  var sizes: [Int] = [0]
  for scalar in core.unicodeScalars {
    if scalar.properties.numericType == .decimal {
      sizes[sizes.count - 1] += 1
    } else {
      marks.append(String(scalar))
      sizes.append(0)
    }
  }
  guard let decimal = marks.last, sizes.count >= 4 else { fail("no groups in \(core)") }
  let primary = sizes[sizes.count - 2]
  let secondary = sizes[sizes.count - 3]
  let zero = String(affixes(format(0)).core.prefix(1))
  let four = affixes(format(1234)).core.unicodeScalars.contains { String($0) == marks[0] }
  let five = affixes(format(12345)).core.unicodeScalars.contains { String($0) == marks[0] }
  let minimum = four ? 1 : five ? 2 : 3
  return [zero, decimal, marks[0], String(primary), String(secondary), String(minimum)]
}

struct Money {
  var shape: [String]
  /// Patterns such as `0 ¤` and `-0 ¤`, with the codes and symbols that use them; the first is for plain codes.
  var groups: [(patterns: [String], symbols: [String])]
}

func money(_ tag: String) -> Money {
  let locale = Locale(identifier: tag)
  func text(_ value: Decimal, _ code: String) -> String {
    value.formatted(.currency(code: code).locale(locale).precision(.fractionLength(2)))
  }
  func patterns(_ code: String, symbol: String) -> [String]? {
    var result: [String] = []
    for value in [hundredths(125), hundredths(-125)] {
      let (prefix, _, suffix) = affixes(text(value, code))
      let pattern = prefix + "0" + suffix
      guard let range = pattern.range(of: symbol, options: .literal) else { return nil }
      result.append(pattern.replacingCharacters(in: range, with: "¤"))
    }
    return result
  }
  let shape = numberShape { text($0, "EUR") }
  guard let bare = patterns("QQQ", symbol: "QQQ") else { fail("no code in \(tag)") }
  var groups = [(patterns: bare, symbols: [String]())]
  for code in Locale.commonISOCurrencyCodes.sorted() {
    if numberShape({ text($0, code) }) != shape { fail("\(tag) writes \(code) in another shape") }
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .currency
    formatter.currencyCode = code
    var symbol = formatter.currencySymbol ?? code
    guard let own = patterns(code, symbol: symbol) else { fail("\(tag): no \(symbol) in \(text(1, code))") }
    if tag.hasPrefix("ja"), code == "JPY" { symbol = "￥" }
    if symbol == code, own == bare { continue }
    if let index = groups.firstIndex(where: { $0.patterns == own }) {
      groups[index].symbols.append("\(code)=\(symbol)")
    } else {
      groups.append((own, ["\(code)=\(symbol)"]))
    }
  }
  return Money(shape: shape, groups: groups)
}

// MARK: - dates and lists

func dateFormatter(_ tag: String, calendar: Calendar.Identifier) -> DateFormatter {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: tag)
  var own = Calendar(identifier: calendar)
  own.locale = formatter.locale
  formatter.calendar = own
  formatter.timeZone = TimeZone(identifier: "GMT")
  return formatter
}

func calendar(_ tag: String) -> Calendar.Identifier {
  switch Locale(identifier: tag).calendar.identifier {
  case .buddhist: .buddhist
  case .persian: .persian
  default: .gregorian
  }
}

func datePatterns(_ tag: String) -> [String] {
  let formatter = dateFormatter(tag, calendar: calendar(tag))
  var patterns: [String] = []
  formatter.timeStyle = .none
  for style in [DateFormatter.Style.full, .long, .medium, .short] {
    formatter.dateStyle = style
    // All dates of menus are in the same era.
    patterns.append(formatter.dateFormat.replacingOccurrences(of: "G", with: "'\(formatter.eraSymbols.last ?? "")'"))
  }
  for template in ["yMMMM", "yMMM", "MMMMd", "MMMd"] {
    patterns.append(DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: formatter.locale) ?? "")
  }
  formatter.dateStyle = .none
  formatter.timeStyle = .short
  // AM and PM replace flexible day periods ("in the evening").
  patterns.append(formatter.dateFormat.replacingOccurrences(of: "B", with: "a"))
  return patterns
}

func listPatterns(_ tag: String) -> [String] {
  let style = { (items: [String]) in items.formatted(.list(type: .and).locale(Locale(identifier: tag))) }
  func between(_ text: String, _ first: String, _ second: String) -> String {
    guard let start = text.range(of: first, options: .literal), let end = text.range(of: second, options: .literal)
    else { fail("\(tag): a list without its items, \(text)") }
    return String(text[start.upperBound..<end.lowerBound])
  }
  // Isolate text of the opposite direction.
  let isRightToLeft = style(["QQ", "WW"]).unicodeScalars.first == "\u{2068}"
  let four = style(["QQ", "WW", "XX", "ZZ"])
  let two = style(["QQ", "WW"])
  func bare(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{2068}" && $0 != "\u{2069}" }))
  }
  return [
    isRightToLeft ? "rtl" : "ltr", bare(between(two, "QQ", "WW")), bare(between(four, "QQ", "WW")),
    bare(between(four, "WW", "XX")), bare(between(four, "XX", "ZZ")),
  ]
}

// MARK: - the table

func lines(_ tag: String) -> [(key: String, value: String)] {
  var result: [(String, String)] = []
  func add(_ key: String, _ fields: [String]) {
    for field in fields where field.contains("|") || field.contains("\n") { fail("\(tag) \(key): \(field)") }
    result.append((key, fields.joined(separator: "|")))
  }
  let locale = Locale(identifier: tag)
  add("number", numberShape { $0.formatted(.number.locale(locale)) })
  add("minus", [affixes(Decimal(-5).formatted(.number.locale(locale))).prefix])
  let percent = [hundredths(5), hundredths(-5)].map { value -> String in
    let (prefix, _, suffix) = affixes(value.formatted(.percent.locale(locale)))
    return prefix + "0" + suffix
  }
  add("percent", percent)
  add("range", [ranges[tag] ?? ranges[tags.first { $0.tag == tag }?.parent ?? ""] ?? "–"])
  let money = money(tag)
  add("money", money.shape)
  for (index, group) in money.groups.enumerated() { add("symbols\(index)", group.patterns + group.symbols) }
  add("list", listPatterns(tag))
  add("dates", datePatterns(tag))
  add("calendar", ["\(calendar(tag))"])
  let formatter = dateFormatter(tag, calendar: calendar(tag))
  add("months", formatter.monthSymbols)
  add("standaloneMonths", formatter.standaloneMonthSymbols)
  add("shortMonths", formatter.shortMonthSymbols)
  add("shortStandaloneMonths", formatter.shortStandaloneMonthSymbols)
  add("weekdays", formatter.weekdaySymbols)
  add("standaloneWeekdays", formatter.standaloneWeekdaySymbols)
  add("shortWeekdays", formatter.shortWeekdaySymbols)
  add("shortStandaloneWeekdays", formatter.shortStandaloneWeekdaySymbols)
  add("dayPeriods", [formatter.amSymbol, formatter.pmSymbol])
  return result
}

/// Escapes spaces and invisible characters.
func literal(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar.properties.generalCategory {
    case .format: result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    case .spaceSeparator where scalar != " ": result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Puts tags that are Swift keywords in backticks, such as `is` for Icelandic.
func constant(_ tag: String) -> String {
  let name = tag.replacingOccurrences(of: "-", with: "")
  return name == "is" ? "`is`" : name
}

/// Returns the lines that differ from the parent's.
func differences(_ tag: String, from parent: String?) -> [(key: String, value: String)] {
  guard let parent else { return lines(tag) }
  let inherited = Dictionary(lines(parent).map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  let own = lines(tag)
  var result: [(String, String)] = []
  // Repeat all symbols if the patterns differ.
  let symbols = { (entries: [(key: String, value: String)]) in
    entries.filter { $0.key.hasPrefix("symbols") }.map { "\($0.key)|\($0.value)" }
  }
  let sameSymbols = symbols(own) == symbols(lines(parent))
  for (key, value) in own {
    if key.hasPrefix("symbols") ? !sameSymbols : inherited[key] != value { result.append((key, value)) }
  }
  return result
}

print("// Generated by Scripts/generate-locale-tables.swift from Foundation's ICU: change the script, not this file.")
print("// swift-format-ignore-file")
print("")
print("/// The formats of each locale: one line per key, fields separated by bars. Children omit inherited lines.")
print("enum LocaleTables {")
print("  static func table(for tag: String) -> (lines: StaticString, parent: String?)? {")
print("    switch tag {")
for (tag, parent) in tags {
  print("    case \"\(tag.lowercased())\": (\(constant(tag)), \(parent.map { "\"\($0.lowercased())\"" } ?? "nil"))")
}
print("    default: nil")
print("    }")
print("  }")
print("")
print("  static let tags = [")
for start in stride(from: 0, to: tags.count, by: 10) {
  let row = tags[start..<min(start + 10, tags.count)].map { "\"\($0.tag)\"" }.joined(separator: ", ")
  print("    \(row),")
}
print("  ]")
for (tag, parent) in tags {
  print("")
  print("  private static let \(constant(tag)): StaticString = \"\"\"")
  for (key, value) in differences(tag, from: parent) {
    let text = literal(value)
    print("    \(key)|\(text.hasSuffix(" ") ? text.dropLast() + "\\u{20}" : text)")
  }
  print("    \"\"\"")
}
print("}")
