import Domain
import ViewModels

extension Presentation {
  /// A dish as it stands on the page at `route`.
  ///
  /// - Parameters:
  ///   - choices: All that go with it: what they contain, the dish may come with.
  ///   - shown: Those of them that stand with the dish here.
  func menuItem(
    _ item: MenuItem, of menu: Menu, choices: [OptionGroup], shown: [OptionGroup], at route: Route
  ) -> MenuItemViewModel {
    let file = menu.language
    var model = MenuItemViewModel(
      id: item.id, url: route.link(to: itemRoute(menu.id, item.id)), name: label(item.name, in: file),
      allergens: allergens(of: item, choices: choices))
    model.orderCode = item.orderCode
    model.description = description(of: item, in: menu, at: route)
    model.price = singlePrice(of: item)
    model.prices = priceRows(of: item, in: file)
    model.offers = offers(of: item, in: file)
    model.status = statusText(item.status)
    model.isSoldOut = item.status == .soldOut
    model.statusKey = item.status.rawValue
    model.diets = diets(item.diets)
    model.tags = item.tags.map { BadgeViewModel(key: $0, text: phrases.word("tags.\($0)") ?? $0) }
    model.availability = availability(item.availability)
    model.image = item.image.map { image($0, in: file, at: route) }
    model.ingredients = ingredients(of: item, in: file)
    if !item.additives.isEmpty {
      model.additives = FactViewModel(name: phrases.additives, value: list(item.additives))
      model.additiveWords = item.additives
    }
    if let level = item.spiciness {
      model.spiciness = phrases.required("spicinessLevel.\(level)")
      model.spicinessLevel = level
    }
    model.nutrition = item.nutrition.map(nutrition)
    model.facts = facts(of: item)
    model.details = details(of: item)
    model.optionGroups = shown.map { optionGroup($0, sizes: item.sizes, in: file) }
    return model
  }

  /// A dish's words; its links are written for the menu's page, wherever it is shown.
  func description(of item: MenuItem, in menu: Menu, at route: Route) -> MarkupViewModel? {
    markup(item.description, in: menu.language, at: route, writtenFor: menuRoute(menu.id))
  }

  func sectionHeader(_ section: MenuSection, of menu: Menu, parent: String?, at route: Route) -> MenuSectionViewModel {
    MenuSectionViewModel(
      id: section.id, name: label(section.name, in: menu.language),
      description: markup(section.description, in: menu.language, at: route, writtenFor: menuRoute(menu.id)),
      image: section.image.map { image($0, in: menu.language, at: route) },
      availability: availability(section.availability), parent: parent)
  }

  /// What isn't simply there to be ordered says so.
  private func statusText(_ status: MenuItem.Status) -> String? {
    switch status {
    case .soldOut: phrases.soldOut
    case .limited: phrases.limited
    case .inStock, .hidden: nil
    }
  }

  func image(_ image: MenuImage, in file: LanguageTag, at route: Route) -> ImageViewModel {
    ImageViewModel(
      url: assetLink(image.source, from: route),
      alternativeText: image.alternativeText.map { label($0, in: file).text } ?? "",
      width: image.width.map(String.init), height: image.height.map(String.init))
  }

  private func facts(of item: MenuItem) -> [FactViewModel] {
    var facts: [FactViewModel] = []
    if let serving = item.servingSize {
      facts.append(FactViewModel(name: phrases.servingSize, value: isolated(serving)))
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

  /// What programs are told exactly: written digits, never display text.
  private func details(of item: MenuItem) -> [FactViewModel] {
    var details: [FactViewModel] = []
    if case .price(let price) = item.offer {
      switch price.kind {
      case .market: details.append(FactViewModel(name: "priceKind", value: "market"))
      case .free: details.append(FactViewModel(name: "priceKind", value: "free"))
      case .fixed, .from, .range, .perUnit: break
      }
    }
    if let serving = item.servingSize { details.append(FactViewModel(name: "servingSize", value: serving)) }
    if let alcohol = item.alcoholByVolume { details.append(FactViewModel(name: "alcoholByVolume", value: alcohol)) }
    if let deposit = item.deposit {
      details.append(FactViewModel(name: "deposit", value: deposit.decimal))
      details.append(FactViewModel(name: "depositCurrency", value: deposit.currency.code))
    }
    return details
  }

  private func nutrition(_ nutrition: Nutrition) -> NutritionViewModel {
    var facts: [FactViewModel] = []
    var schemaFacts: [FactViewModel] = []
    var otherFacts = nutrition.energy.map { [FactViewModel(name: "energy", value: "\($0) kJ")] } ?? []
    let calories = nutrition.calories.map { phrases.calories(["value": decimal($0)]) }
    let energy = nutrition.energy.map { phrases.energyJoules(["value": decimal($0)]) }
    let both = [energy, calories].compactMap(\.self)
    if !both.isEmpty { facts.append(FactViewModel(name: phrases.energy, value: both.joined(separator: " / "))) }
    // schema.org's Energy is written "<number> <unit>".
    if let calories = nutrition.calories {
      schemaFacts.append(FactViewModel(name: "calories", value: "\(calories) calories"))
    }
    for fact in nutrition.facts {
      facts.append(
        FactViewModel(name: phrases.required("nutrient.\(fact.nutrient.rawValue)"), value: isolated(fact.amount)))
      if let property = schemaProperty(of: fact.nutrient) {
        schemaFacts.append(FactViewModel(name: property, value: fact.amount))
      } else {
        otherFacts.append(FactViewModel(name: "\(fact.nutrient.rawValue)Content", value: fact.amount))
      }
    }
    if let serving = nutrition.servingSize {
      schemaFacts.append(FactViewModel(name: "servingSize", value: serving))
    }
    var model = NutritionViewModel(
      calories: calories,
      basis: nutrition.servingSize.map { phrases.perServing(["serving": isolated($0)]) } ?? phrases.perOneServing,
      facts: facts,
      schemaFacts: schemaFacts)
    model.otherFacts = otherFacts
    return model
  }

  /// The property of schema.org's `NutritionInformation`; it has none for salt.
  private func schemaProperty(of nutrient: Nutrition.Nutrient) -> String? {
    nutrient == .salt ? nil : "\(nutrient.rawValue)Content"
  }
}
