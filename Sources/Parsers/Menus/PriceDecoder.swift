import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax
import MenugenText

/// Decodes prices.
extension ContentDecoder {
  /// The words of a price's `kind`.
  enum PriceKind: String, CaseIterable {
    case fixed, from, range, market, free
    case perUnit = "per-unit"
  }

  /// Reads an amount, or an object with terms.
  ///
  /// Must not be negative, except for an option, which may reduce the price.
  mutating func price(_ value: Value, ofOption isOption: Bool = false) -> Price? {
    guard value.kind == .object else { return charge(value, "price", isPrice: true).map { Price(.fixed($0)) } }
    if !isOption, value.count > 0, value.members.allSatisfy({ isSizePrice($0.key, $0.value) }) {
      let (key, form) = formOfPrices(value)
      report(
        .pricesByName(named("price"), key == "sizes" ? "size" : "tier", write: "\"\(key)\": \(form)"), at: value.range)
      return nil
    }
    var amountValue: Value?
    var toValue: Value?
    var unitValue: Value?
    var kindValue: Value?
    var tiersValue: Value?
    var ownCurrency: Currency?
    checkEmptyKeys(of: value, in: "a price", known: ContentObject.price.names)
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "amount": amountValue = value
      case "kind": kindValue = value
      case "unit": unitValue = value
      case "to": toValue = value
      case "tiers": tiersValue = value
      case "currency": ownCurrency = currency(value)
      default: unknownKey(key, in: "a price", of: .price, misplaced: ["allergens", "mayContain"])
      }
    }
    let writtenKind: PriceKind? = kindValue.flatMap { word($0, "kind of price", .priceKind) }
    if kindValue != nil, writtenKind == nil { return nil }
    let kind = writtenKind ?? (unitValue != nil ? .perUnit : toValue != nil ? .range : .fixed)
    if let unitValue, kind != .perUnit {
      report(.unexpectedUnit(named("price"), kind: kind.rawValue), at: unitValue.range)
    }
    if kind == .market || kind == .free {
      for unused in [amountValue, toValue].compactMap(\.self) {
        report(.unusedAmount(named("price"), kind: kind.rawValue), at: unused.range)
      }
      let currency = ownCurrency ?? currency ?? site.currency
      return Price(kind == .market ? .market : .free(currency), tiers: tiers(tiersValue, ownCurrency))
    }
    guard let amountValue else {
      report(.missingAmount(named("price")), at: value.range)
      return nil
    }
    let written =
      isOption
      ? money(amountValue, "price", currency: ownCurrency)
      : charge(amountValue, "price", currency: ownCurrency, isPrice: true)
    guard let amount = written else { return nil }
    let tiers = tiers(tiersValue, ownCurrency)
    if kind == .perUnit {
      guard let measure = measure(unitValue, of: value) else { return nil }
      if let toValue {
        report(.rangeOfUnit(named("price")), at: toValue.range)
      }
      return Price(.perUnit(amount, measure), tiers: tiers)
    }
    guard let toValue else {
      guard kind == .range else { return Price(kind == .from ? .from(amount) : .fixed(amount), tiers: tiers) }
      report(.openRange(named("price")), at: value.range)
      return nil
    }
    guard let to = charge(toValue, "price", currency: ownCurrency) else { return nil }
    if let writtenKind, writtenKind != .range {
      report(.unexpectedRange(named("price"), kind: kind.rawValue), at: (kindValue ?? value).range)
    }
    guard to.minorUnits > amount.minorUnits else {
      report(.reversedRange(named("price"), from: amount.decimal, to: to.decimal), at: toValue.range)
      return nil
    }
    return Price(.range(amount, to), tiers: tiers)
  }

  /// Whether a member of a price looks like `"small": 2`.
  private func isSizePrice(_ key: Key, _ value: Value) -> Bool {
    switch value.kind {
    case .number, .string, .plain:
      nearestName(to: key.text, among: ContentObject.price.names) == nil
        && KeyAliases.find(key.text, among: ContentObject.price.names) == nil
    default: false
    }
  }

  /// Reads prices by guests or times.
  private mutating func tiers(_ value: Value?, _ currency: Currency?) -> [Price.Tier] {
    guard let value else { return [] }
    guard value.kind == .object else {
      wrongType("tiers", expected: "an object of amounts", example: "{\"lunch\": \"7.00\"}", value)
      return []
    }
    if isTooLong(value, "tiers") { return [] }
    checkMissingValues(of: value, in: "tiers")
    var tiers: [Price.Tier] = []
    for (key, value) in value.members where !value.isNull {
      if isBlank(key.text) {
        report(.tierWithoutName(named("price")), at: key.range)
      }
      if let money = charge(value, "price", currency: currency) { tiers.append(.init(name: key.text, money: money)) }
    }
    return tiers
  }

  /// Reads a measure: `kg`, `100 g`, `100g`.
  private mutating func measure(_ value: Value?, of price: Value) -> Measure? {
    guard let value else {
      report(.missingUnit(named("price")), at: price.range)
      return nil
    }
    guard let text = text(value, "unit") else { return nil }
    let quantity = text.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    let rest = text[quantity.endIndex...]
    let word = String(rest.drop { $0 == " " || $0 == "\u{A0}" })
    guard let unit = Measure.Unit(rawValue: word) ?? Measure.Unit(rawValue: word.lowercased()) else {
      unknownWord(.unit, "unit", word, among: Measure.Unit.allCases.map(\.rawValue), at: value.range)
      return nil
    }
    guard quantity.isEmpty || isDecimal(quantity) && quantity.contains(where: { $0 != "0" && $0 != "." }) else {
      report(.invalidQuantity(named("unit"), String(quantity), unit: word), at: value.range)
      return nil
    }
    return Measure(quantity: quantity.isEmpty ? nil : String(quantity), unit: unit)
  }

  /// Reads sizes with prices.
  mutating func sizes(_ value: Value, ofDeclaring declares: Bool) -> [MenuItem.Size] {
    guard value.kind == .array else {
      wrongType(
        "sizes", expected: "a list", example: "[{\"id\": \"small\", \"name\": \"26 cm\", \"price\": \"7.50\"}]", value)
      hasNamelessSize = true
      return []
    }
    if isTooLong(value, "sizes") {
      hasNamelessSize = true
      return []
    }
    var sizes: [MenuItem.Size] = []
    for element in value.elements where !element.isNull {
      guard let size = size(element, ofDeclaring: declares) else { continue }
      if sizes.contains(where: { $0.id == size.id }) {
        report(.duplicateSize(size.id), at: (element.member("id") ?? element).range)
      }
      sizes.append(size)
    }
    if value.count == 0 {
      report(.noSizes(named("sizes")), at: value.range)
    }
    return sizes
  }

  private mutating func size(_ value: Value, ofDeclaring declares: Bool) -> MenuItem.Size? {
    guard value.kind == .object else {
      wrongType("size", expected: "an object", example: "{\"name\": \"26 cm\", \"price\": \"7.50\"}", value)
      hasNamelessSize = true
      return nil
    }
    var id: String?
    var name: Label?
    var priceValue: Value?
    var contained = WrittenAllergens()
    let known = errorCount
    checkEmptyKeys(of: value, in: "a size", known: ContentObject.size.names)
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "id": id = code(value, "id of a size")
      case "name": name = label(value, "name of a size")
      case "price": priceValue = value
      case "allergens": contained.allergens = value
      case "mayContain": contained.mayContain = value
      default: unknownKey(key, ofDish: "a size", of: .size)
      }
    }
    let words = id ?? name.map { madeID($0, fallback: "size") }
    guard let words else {
      hasNamelessSize = true
      if errorCount == known {
        report(.sizeWithoutName(named("one of the sizes")), at: value.range)
      }
      return nil
    }
    sizeIDs.insert(words)
    guard let priceValue else {
      report(.sizeWithoutPrice(named("size '\(words)'")), at: value.range)
      return nil
    }
    let allergens = allergens(contained, onTop: declares)
    return price(priceValue).map {
      MenuItem.Size(id: words, name: name ?? Label(words), price: $0, allergens: allergens)
    }
  }

  /// An id made from a name in the file's language, so that it is the same on every page.
  func madeID(_ name: Label, fallback: String) -> String {
    slug(name.find(language, LanguageContext(file: language, site: site.language)).value, fallback: fallback)
  }
}

/// The key and the value to write for an object with prices by name: tiers if all names are such as `lunch`, else sizes.
func formOfPrices(_ value: Value) -> (key: String, value: String) {
  let prices = value.members.map { (name: $0.text, price: $1.string() ?? $1.numberText ?? "…") }
  if prices.allSatisfy({ commonTiers.contains($0.name.lowercased()) }) {
    let tiers = prices.prefix(3).map { "\"\($0.name)\": \"\($0.price)\"" } + (prices.count > 3 ? ["…"] : [])
    return ("price", "{\"amount\": …, \"tiers\": {\(tiers.joined(separator: ", "))}}")
  }
  let sizes =
    prices.prefix(3).map { "{\"name\": \"\($0.name)\", \"price\": \"\($0.price)\"}" } + (prices.count > 3 ? ["…"] : [])
  return ("sizes", "[\(sizes.joined(separator: ", "))]")
}

/// The tiers that the default theme has words for.
private let commonTiers: Set = [
  "breakfast", "brunch", "lunch", "dinner", "happy-hour", "weekdays", "weekend", "adults", "children", "students",
  "seniors", "staff", "guests", "members", "counter", "table", "terrace", "takeaway", "delivery",
]
