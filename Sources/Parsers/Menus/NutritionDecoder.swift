import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax

/// Decodes nutrition facts.
extension ContentDecoder {
  /// Reads nutrition facts: calories and kilojoules as digits, others as text with units.
  mutating func nutrition(_ value: Value) -> Nutrition? {
    guard value.kind == .object else {
      wrongType("nutrition", expected: "an object", example: "{\"calories\": 840, \"fat\": \"12 g\"}", value)
      return nil
    }
    var nutrition = Nutrition()
    checkEmptyKeys(
      of: value, in: "nutrition",
      known: ContentObject.nutrition.names)
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "calories": nutrition.calories = digits(value, "calories", example: "840")
      case "energy": nutrition.energy = digits(value, "energy", example: "3500")
      case "servingSize": nutrition.servingSize = servingSize(value)
      default:
        guard let nutrient = Nutrition.Nutrient(rawValue: key.text) else {
          unknownKey(key, in: "nutrition", of: .nutrition)
          continue
        }
        if let amount = nutrientAmount(value, nutrient) {
          nutrition.facts.append(.init(nutrient: nutrient, amount: amount))
        }
      }
    }
    nutrition.facts.sort { $0.nutrient.order < $1.nutrient.order }
    checkParts(of: nutrition, value)
    checkEnergy(of: nutrition, value)
    return nutrition
  }

  private mutating func nutrientAmount(_ value: Value, _ nutrient: Nutrition.Nutrient) -> String? {
    guard let text = code(value, nutrient.rawValue) else { return nil }
    if text.hasPrefix("-") || text.hasPrefix("\u{2212}") {
      report(.negativeNutrient(named(nutrient.rawValue), text), at: value.range)
      return nil
    }
    if text.unicodeScalars.contains(where: { $0.properties.isAlphabetic }) { return text }
    report(.nutrientWithoutUnit(named(nutrient.rawValue), amount: value.digits ?? text), at: value.range)
    return nil
  }

  /// Reports facts that exceed their whole: saturated fat is part of fat, sugar of carbohydrate, sodium of salt
  /// (Regulation 1169/2011, Annex I).
  private mutating func checkParts(of nutrition: Nutrition, _ value: Value) {
    func amount(_ nutrient: Nutrition.Nutrient) -> String? {
      nutrition.facts.first { $0.nutrient == nutrient }?.amount
    }
    let parts: [(part: Nutrition.Nutrient, whole: Nutrition.Nutrient)] = [
      (.saturatedFat, .fat), (.sugar, .carbohydrate), (.sodium, .salt),
    ]
    for (part, whole) in parts {
      guard let inner = amount(part), let outer = amount(whole), let less = micrograms(inner),
        let more = micrograms(outer), less > more
      else { continue }
      report(
        .partOverWhole(named(part.rawValue), inner, whole: whole.rawValue, outer),
        at: range(of: part.rawValue, in: value))
    }
    // Salt is 2.5 times sodium; labels round both.
    if let written = amount(.sodium), let outer = amount(.salt), let sodium = micrograms(written),
      let salt = micrograms(outer), sodium <= salt, sodium * 5 / 2 > salt + salt / 20 + 50_000
    {
      report(
        .sodiumOverSalt(named("sodium"), written, salt: outer, limit: salt * 2 / 5 / 1000),
        at: range(of: "sodium", in: value))
    }
  }

  /// Reports energies that differ by more than rounding: 1 kcal is 4.184 kJ.
  private mutating func checkEnergy(of nutrition: Nutrition, _ value: Value) {
    guard let calories = nutrition.calories.flatMap({ scaled($0, decimals: 3) }),
      let energy = nutrition.energy.flatMap({ scaled($0, decimals: 3) })
    else { return }
    let meant = calories * 4184 / 1000
    guard abs(energy - meant) > meant / 20 + 6000 else { return }
    report(
      .wrongEnergy(
        named("energy"), kilojoules: nutrition.energy ?? "", calories: nutrition.calories ?? "", meant: meant / 1000),
      at: range(of: "energy", in: value))
  }

  private func range(of key: String, in value: Value) -> Range<Int> {
    value.members.first { $0.key.text == key }?.value.range ?? value.range
  }

  /// Reads text such as `330 g`, possibly by language; a number without a unit is an error.
  mutating func servingSize(_ value: Value) -> Label? {
    localized(value, "servingSize") { decoder, value in
      guard let text = decoder.code(value, "servingSize") else { return nil }
      if isDecimal(text[...]) {
        decoder.report(.servingWithoutUnit(decoder.named("servingSize"), amount: text), at: value.range)
      }
      return text
    }
  }

  /// Reads codes or words, one or a list; by language as a whole or each.
  mutating func additives(_ value: Value) -> [Localized<[String]>] {
    guard value.kind == .array else { return additive(value).map { [$0] } ?? [] }
    if isTooLong(value, "additives") { return [] }
    return value.elements.compactMap { $0.isNull ? nil : additive($0) }
  }

  private mutating func additive(_ value: Value) -> Localized<[String]>? {
    localized(value, "additives") { decoder, value in
      var words: [String] = []
      for element in value.kind == .array ? Array(value.elements) : [value] where !element.isNull {
        if let word = decoder.code(element, "additives") { words.append(word) }
      }
      return words.isEmpty ? nil : words
    }
  }

  /// Reads percent by volume.
  mutating func alcohol(_ value: Value) -> String? {
    guard let text = digits(value, "alcoholByVolume", example: "5.2") else { return nil }
    guard let percent = scaled(text, decimals: 6), percent <= 100_000_000 else {
      report(.tooMuchAlcohol(named("alcoholByVolume"), text), at: value.range)
      return nil
    }
    return text
  }
}

/// The mass in `12.5 g`, `980 mg` or `12,5g`, in micrograms; `nil` for other text.
private func micrograms(_ text: String) -> Int? {
  let digits = text.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
  guard let amount = scaled(String(digits.map { $0 == "," ? "." : $0 }), decimals: 6) else { return nil }
  switch text.dropFirst(digits.count).filter({ $0 != " " && $0 != "\u{A0}" && $0 != "\u{202F}" }) {
  case "g": return amount
  case "mg": return amount / 1000
  case "µg", "μg", "mcg": return amount / 1_000_000
  default: return nil
  }
}

/// Digits as an integer with so many decimals, truncating further ones. `nil` for more than nine digits before the
/// point.
private func scaled(_ text: String, decimals: Int) -> Int? {
  let parts = text.split(separator: ".", omittingEmptySubsequences: false)
  guard isDecimal(text[...]), let whole = parts.first, whole.count <= 9 else { return nil }
  let fraction = parts.count == 2 ? parts[1].prefix(decimals) : ""
  return Int(whole + fraction + String(repeating: "0", count: decimals - fraction.count))
}

extension Nutrition.Nutrient {
  fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
