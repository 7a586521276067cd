import MenugenDomain
import MenugenLocalization
import MenugenViewModels

extension Presentation {
  /// An item as shown on the page at `route`.
  ///
  /// - Parameters:
  ///   - file: The menu's language.
  ///   - menu: The menu's page.
  ///   - all: All options of the item.
  ///   - choices: The options to show with the item.
  ///   - choiceWords: What to show of their allergens.
  ///   - level: The level of its heading.
  ///   - crop: The crop of its image.
  ///   - links: The links of this menu's texts on that page.
  ///   - currency: The formatter of this menu's prices.
  func menuItem(
    _ item: borrowing MenuItem, in file: LanguageTag, of menu: Route, allergens: consuming AllergensViewModel,
    comingWith all: [OptionGroup] = [], choices: [OptionGroup], choiceWords: ChoiceWords = .all, under level: Int,
    crop: ImageCrop = .page, at route: Route,
    links: LinkCache? = nil, currency: PriceFormatter? = nil
  ) -> MenuItemViewModel {
    let links = links ?? LinkCache(self, writtenFor: menu, shownAt: route)
    let servingTimes = servingTimes(item.availability)
    let additives = item.additives.isEmpty ? [] : additives(of: item, in: file)
    // A single expression, as each change of a large value would copy it.
    return MenuItemViewModel(
      id: item.id, url: link(toItem: item.id, of: menu, from: route), orderCode: item.orderCode,
      name: label(item.name, in: file),
      description: markup(item.description, in: file, links: links, under: level),
      price: singlePrice(of: item, in: currency), amount: singleAmount(of: item, in: currency),
      prices: priceRows(of: item, in: file, choices: all, currency),
      status: statusText(item.status),
      isSoldOut: item.status == .soldOut, allergens: allergens,
      additives: additives.isEmpty
        ? nil
        : FactViewModel(name: phrases.additives, value: mixed(list(additives.map { tagged($0.word, $0.language) }))),
      additiveWords: additives.map(\.word), diets: diets(item.suitableDiets(with: all)),
      tags: item.tags.map { tagBadge($0, in: file) },
      spiciness: item.spiciness.map { phrases.required("spicinessLevel.\($0)") }, spicinessLevel: item.spiciness,
      ingredients: ingredients(of: item, in: file), nutrition: item.nutrition.map { nutrition($0, in: file) },
      facts: facts(of: item, in: file), details: details(of: item, in: file), availability: servingTimes.map(\.text),
      servingTimes: servingTimes, body: markup(item.body, in: file, links: links),
      image: item.image.flatMap { image($0, crop, in: file, at: route) },
      optionGroups: choices.map {
        optionGroup($0, sizes: item.sizes, in: file, currency).showingAllergens(choiceWords)
      },
      offers: offers(of: item, in: file, choices: all), statusKey: item.status.rawValue,
      sharesChoices: item.sharesChoices, extras: extras(item.extra, in: file))
  }

  func sectionHeader(
    _ section: borrowing MenuSection, in file: LanguageTag, depth: Int, at route: Route, links: LinkCache
  ) -> MenuSectionViewModel {
    var model = MenuSectionViewModel(
      id: section.id, name: label(section.name, in: file),
      description: markup(section.description, in: file, links: links, under: min(6, depth + 1)),
      image: section.image.flatMap { image($0, .page, in: file, at: route) }, depth: depth)
    model.servingTimes = servingTimes(section.availability)
    model.availability = model.servingTimes.map(\.text)
    return model
  }

  /// The theme's word for a tag, or else the tag as written.
  private func tagBadge(_ tag: String, in file: LanguageTag) -> BadgeViewModel {
    if let word = phrases.word("tags.\(tag)") { return BadgeViewModel(key: tag, text: word) }
    let own = label(Label(tag), in: file)
    return BadgeViewModel(key: tag, text: own.text, language: own.language, direction: own.direction)
  }

  /// The text for an item that isn't simply in stock.
  private func statusText(_ status: MenuItem.Status) -> String? {
    switch status {
    case .soldOut: phrases.soldOut
    case .limited: phrases.limited
    case .inStock, .hidden: nil
    }
  }

  /// Additives in the page's language or a fallback, with the language if it differs.
  private func additives(of item: MenuItem, in file: LanguageTag) -> [(word: String, language: LanguageTag?)] {
    let context = LanguageContext(file: file, site: site.language)
    return item.additives.flatMap { words in
      let found = words.find(language, context)
      let other = markedLanguage(found.otherLanguage)
      return found.value.map { ($0, other) }
    }
  }

  private func facts(of item: MenuItem, in file: LanguageTag) -> [FactViewModel] {
    var facts: [FactViewModel] = []
    if let serving = item.servingSize {
      facts.append(FactViewModel(name: phrases.servingSize, value: mixed(tagged(serving, in: file, quantity))))
    }
    if let alcohol = item.alcoholByVolume {
      facts.append(
        FactViewModel(
          name: phrases.alcohol, value: phrases.alcoholByVolume(["value": decimal(alcohol)])))
    }
    if let deposit = item.deposit {
      facts.append(FactViewModel(name: phrases.deposit, value: priceText(deposit)))
    }
    return facts
  }

  /// Facts in machine-readable form, with digits as written.
  private func details(of item: MenuItem, in file: LanguageTag) -> [DetailViewModel] {
    var details: [DetailViewModel] = []
    if let serving = item.servingSize { details.append(.servingSize(label(serving, in: file).text)) }
    if let alcohol = item.alcoholByVolume { details.append(.alcohol(word: phrases.alcohol, percent: alcohol)) }
    if let deposit = item.deposit {
      details.append(.deposit(word: phrases.deposit, price: deposit.decimal, currency: deposit.currency.code))
    }
    return details
  }

  private func nutrition(_ nutrition: Nutrition, in file: LanguageTag) -> NutritionViewModel {
    var facts: [FactViewModel] = []
    var schemaFacts: [FactViewModel] = []
    var otherFacts = nutrition.energy.map { [FactViewModel(name: "energy", value: "\($0) kJ")] } ?? []
    let calories = nutrition.calories.map { phrases.calories(["value": decimal($0)]) }
    let energy = nutrition.energy.map { phrases.energyJoules(["value": decimal($0)]) }
    let both = [energy, calories].compactMap(\.self)
    if !both.isEmpty { facts.append(FactViewModel(name: phrases.energy, value: both.joined(separator: " / "))) }
    // schema.org's Energy is "<number> <unit>".
    if let calories = nutrition.calories {
      schemaFacts.append(FactViewModel(name: "calories", value: "\(calories) calories"))
    }
    for fact in nutrition.facts {
      var shown = FactViewModel(
        name: phrases.required("nutrient.\(fact.nutrient.rawValue)"), value: quantity(fact.amount))
      shown.isPart = fact.nutrient == .saturatedFat || fact.nutrient == .sugar
      facts.append(shown)
      if let property = schemaProperty(of: fact.nutrient) {
        schemaFacts.append(FactViewModel(name: property, value: fact.amount))
      } else {
        otherFacts.append(FactViewModel(name: "\(fact.nutrient.rawValue)Content", value: fact.amount))
      }
    }
    if let serving = nutrition.servingSize {
      schemaFacts.append(FactViewModel(name: "servingSize", value: label(serving, in: file).text))
    }
    var model = NutritionViewModel(
      calories: calories,
      basis: nutrition.servingSize.map { mixed(phrases.perServing(["serving": tagged($0, in: file, quantity)])) }
        ?? MixedTextViewModel(phrases.perOneServing),
      facts: facts,
      schemaFacts: schemaFacts)
    model.otherFacts = otherFacts
    return model
  }

  /// The property of schema.org's `NutritionInformation`; there is none for salt.
  private func schemaProperty(of nutrient: Nutrition.Nutrient) -> String? {
    nutrient == .salt ? nil : "\(nutrient.rawValue)Content"
  }
}
