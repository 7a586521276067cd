package import MenugenDomain

/// The phrases of one language that view models use, looked up and parsed once.
package struct Phrases: Sendable {
  package let table: PhraseTable

  // Every page
  package let home, menus, reports: String
  /// The separator of items in a line: `, ` or `、`.
  package let comma, colon: String

  package let dishCount: PluralPattern
  package let filterLeft: Pattern
  package let updated: Pattern
  package let priceFrom, pricePer: Pattern
  package let priceMarket, priceFree, soldOut, limited: String
  package let chooseExactly, chooseUpTo, chooseAtLeast, chooseFree: PluralPattern
  package let chooseBetween, chooseEach: Pattern
  package let servingSize, alcohol, deposit, additives: String
  package let alcoholByVolume: Pattern
  package let contains, mayContain, withAnyChoice, withAnyChoiceMayContain, withChoices, withChoicesMayContain,
    withSizes,
    withSizesMayContain: Pattern
  package let allergenKind: Pattern
  package let declaredNone, notDeclared, allergenNote: String
  package let allergenContains, allergenMayContain, allergenWithChoices, allergenWithSizes, allergenNone: String
  /// In the order of Annex II.
  package let allergenNames: [String]
  package let diets: [Diet: String]
  package let perServing, calories, energyJoules: Pattern
  package let perOneServing, energy: String

  package let everyDay, allDay, closed, midnight: String
  package let daysAndHours, hoursFrom, hoursUntil, hoursSpan, seasonFrom, seasonUntil, seasonSpan, seasonDay: Pattern

  package let contractions: Contractions

  package let movementCount: PluralPattern
  package let nameLine, amountLine, periodSpan, pageOf: Pattern
  package let unnamed, none: String

  /// Looks up every phrase. A missing key is shown itself.
  package init(_ table: PhraseTable) {
    self.table = table
    func word(_ key: String) -> String { table[key] ?? key }
    func pattern(_ key: String) -> Pattern { Pattern(word(key)) }
    func plural(_ key: String) -> PluralPattern { PluralPattern(key, in: table) }

    home = word("home")
    menus = word("menus")
    comma = word("comma")
    colon = word("colon")
    reports = word("reports")
    dishCount = plural("dishCount")
    filterLeft = pattern("filterLeft")
    updated = pattern("updated")
    priceFrom = pattern("priceFrom")
    pricePer = pattern("pricePer")
    priceMarket = word("priceMarket")
    priceFree = word("priceFree")
    soldOut = word("soldOut")
    limited = word("limited")
    chooseExactly = plural("chooseExactly")
    chooseUpTo = plural("chooseUpTo")
    chooseAtLeast = plural("chooseAtLeast")
    chooseFree = plural("chooseFree")
    chooseBetween = pattern("chooseBetween")
    chooseEach = pattern("chooseEach")
    servingSize = word("servingSize")
    alcohol = word("alcohol")
    deposit = word("deposit")
    additives = word("additives")
    alcoholByVolume = pattern("alcoholByVolume")
    contains = pattern("contains")
    mayContain = pattern("mayContain")
    withAnyChoice = pattern("withAnyChoice")
    withAnyChoiceMayContain = pattern("withAnyChoiceMayContain")
    withChoices = pattern("withChoices")
    withChoicesMayContain = pattern("withChoicesMayContain")
    withSizes = pattern("withSizes")
    withSizesMayContain = pattern("withSizesMayContain")
    allergenKind = pattern("allergenKind")
    declaredNone = word("declaredNone")
    notDeclared = word("notDeclared")
    allergenNote = word("allergenNote")
    allergenContains = word("allergenContains")
    allergenMayContain = word("allergenMayContain")
    allergenWithChoices = word("allergenWithChoices")
    allergenWithSizes = word("allergenWithSizes")
    allergenNone = word("allergenNone")
    allergenNames = Allergen.allCases.map { word("allergen.\($0.rawValue)") }
    diets = Dictionary(uniqueKeysWithValues: Diet.allCases.map { ($0, word("diet.\($0.rawValue)")) })
    perServing = pattern("perServing")
    perOneServing = word("perOneServing")
    calories = pattern("calories")
    energyJoules = pattern("energyJoules")
    energy = word("energy")
    everyDay = word("everyDay")
    allDay = word("allDay")
    closed = word("closed")
    midnight = word("midnight")
    daysAndHours = pattern("daysAndHours")
    hoursFrom = pattern("hoursFrom")
    hoursUntil = pattern("hoursUntil")
    hoursSpan = pattern("hoursSpan")
    seasonFrom = pattern("seasonFrom")
    seasonUntil = pattern("seasonUntil")
    seasonSpan = pattern("seasonSpan")
    seasonDay = pattern("seasonDay")
    contractions = Contractions(table)
    movementCount = plural("movementCount")
    nameLine = pattern("nameLine")
    amountLine = pattern("amountLine")
    periodSpan = pattern("periodSpan")
    pageOf = pattern("pageOf")
    unnamed = word("unnamed")
    none = word("none")
  }

  /// The phrase for a computed key, such as `kind.wheat` or `unit.piece`, if the theme has it.
  package func word(_ key: String) -> String? { table[key] }

  /// The word for a quantity in decimal digits (`nil` means one), such as `bottle` or `bottles`, if the theme has it.
  /// Words without plural forms, such as `kg`, go with any quantity.
  package func word(_ key: String, forQuantity digits: String?) -> String? {
    if let word = table[key] { return word }
    let category = PluralRules(for: table.language).category(ofDecimal: digits ?? "1")
    return table["\(key).\(category.rawValue)"] ?? table["\(key).other"]
  }

  package func name(of allergen: Allergen) -> String { allergenNames[allergen.number - 1] }

  /// The phrase for a key that every theme has.
  package func required(_ key: String) -> String { table[key] ?? key }
}
