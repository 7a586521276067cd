package import MenugenDomain

/// The plural category of a number, by the cardinal rules of Unicode's CLDR 46.
package struct PluralRules: Sendable {
  package enum Category: String, Sendable, CaseIterable { case zero, one, two, few, many, other }

  private let family: Family

  private enum Family: Sendable {
    case none, one, danish, zeroOrOne, belowTwo, eastSlavic, polish, czech, romanian, arabic, hebrew, latvian,
      lithuanian
    case slovenian, serboCroatian, irish, welsh, filipino, icelandic
  }

  package init(for language: LanguageTag) {
    family =
      switch language.language {
      case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "yue": .none
      // Portugal: "0 pratos"; Brazil: "0 prato".
      case "pt" where language.code == "pt-PT": .one
      case "fr", "pt", "hy": .belowTwo
      case "da": .danish
      case "hi", "bn", "fa", "am", "zu", "gu", "kn": .zeroOrOne
      case "ru", "uk", "be": .eastSlavic
      case "pl": .polish
      case "cs", "sk": .czech
      case "ro", "mo": .romanian
      case "ar": .arabic
      case "he": .hebrew
      case "lv": .latvian
      case "lt": .lithuanian
      case "sl": .slovenian
      case "sr", "hr", "bs", "sh": .serboCroatian
      case "ga": .irish
      case "cy": .welsh
      case "fil", "tl": .filipino
      case "is", "mk": .icelandic
      default: .one
      }
  }

  /// The category of decimal digits, with or without a fraction: `1.5`.
  ///
  /// Languages whose rules depend on the last decimals (Serbian, Croatian, Latvian, Icelandic, Filipino) use `other`
  /// for every fraction.
  package func category(ofDecimal digits: String) -> Category {
    let parts = digits.split(separator: ".", maxSplits: 1)
    guard let whole = parts.first.flatMap({ Int($0) }), whole >= 0 else { return .other }
    guard parts.count == 2 else { return category(of: whole) }
    switch family {
    // One and a half is singular in Danish: "1,5 portion".
    case .belowTwo, .danish: return whole <= 1 ? .one : .other
    case .zeroOrOne, .hebrew: return whole == 0 ? .one : .other
    case .czech, .lithuanian: return .many
    case .romanian, .slovenian: return .few
    default: return .other
    }
  }

  /// The category of a count that isn't negative.
  package func category(of count: Int) -> Category {
    let tens = count % 100
    let ones = count % 10
    switch family {
    case .none: return .other
    case .one, .danish: return count == 1 ? .one : .other
    case .zeroOrOne, .belowTwo: return count <= 1 ? .one : .other
    case .eastSlavic:
      if ones == 1, tens != 11 { return .one }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .many
    case .polish:
      if count == 1 { return .one }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .many
    case .czech: return count == 1 ? .one : (2...4).contains(count) ? .few : .other
    case .romanian: return count == 1 ? .one : count == 0 || (1...19).contains(tens) ? .few : .other
    case .arabic:
      switch count {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      default: return (3...10).contains(tens) ? .few : tens >= 11 ? .many : .other
      }
    case .hebrew: return count == 1 ? .one : count == 2 ? .two : .other
    case .latvian:
      if ones == 0 || (11...19).contains(tens) { return .zero }
      return ones == 1 ? .one : .other
    case .lithuanian:
      if (11...19).contains(tens) || ones == 0 { return .other }
      return ones == 1 ? .one : .few
    case .slovenian: return tens == 1 ? .one : tens == 2 ? .two : (3...4).contains(tens) ? .few : .other
    case .serboCroatian:
      if ones == 1, tens != 11 { return .one }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .other
    case .irish:
      return count == 1
        ? .one : count == 2 ? .two : (3...6).contains(count) ? .few : (7...10).contains(count) ? .many : .other
    case .welsh:
      switch count {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      case 3: return .few
      case 6: return .many
      default: return .other
      }
    case .filipino: return [4, 6, 9].contains(ones) ? .other : .one
    case .icelandic: return ones == 1 && tens != 11 ? .one : .other
    }
  }
}
