/// A dish as text ready to be printed: in a menu, on its own page, in plain text and as structured data.
package struct MenuItemViewModel: Sendable, Equatable {
  package var id: String
  /// The dish's own page, from the page this stands on.
  package var url: String
  package let orderCode: String?
  package var name: LabelViewModel
  package var description: Optional<MarkupViewModel>
  /// `12,50 €`, `from €8.00`, `€1.60 per 100 g`, `Market price`; absent where sizes carry the prices, or none is said.
  package let price: String?
  /// A row for each size and tier: `26 cm` `€7.50`.
  package var prices: [PriceRowViewModel]
  /// `Sold out`, `Limited`; absent for what is simply there.
  package let status: String?
  package var isSoldOut: Bool
  package var allergens: AllergensViewModel
  package let additives: FactViewModel?
  /// For programs: the additives as written.
  package var additiveWords: [String]
  package var diets: [BadgeViewModel]
  package var tags: [BadgeViewModel]
  /// `Spicy: 2 of 3`, with the marks beside it.
  package let spiciness: String?
  /// For programs: 0 to 3.
  package let spicinessLevel: Int?
  package let ingredients: IngredientsViewModel?
  package var nutrition: Optional<NutritionViewModel>
  /// Serving size, alcohol, deposit: short facts, each with its word.
  package var facts: [FactViewModel]
  /// The same for programs, in written digits.
  package var details: [DetailViewModel]
  package var availability: [String]
  /// The same for programs.
  package var servingTimes: [ServingTimeViewModel]
  /// A longer text: shown on its own page, in plain text and to programs.
  package var body: Optional<MarkupViewModel>
  package var image: Optional<ImageViewModel>
  package var optionGroups: [OptionGroupViewModel]
  /// Whether the choices of its sections go with it.
  package var sharesChoices: Bool
  /// For structured data: exact amounts, never display text.
  package var offers: OffersViewModel
  /// For programs: `in-stock`, `sold-out`, `limited`.
  package var statusKey: String

  package init(
    id: String, url: String, orderCode: String? = nil, name: LabelViewModel, description: MarkupViewModel? = nil,
    price: String? = nil, prices: [PriceRowViewModel] = [], status: String? = nil, isSoldOut: Bool = false,
    allergens: AllergensViewModel, additives: FactViewModel? = nil, additiveWords: [String] = [],
    diets: [BadgeViewModel] = [], tags: [BadgeViewModel] = [], spiciness: String? = nil, spicinessLevel: Int? = nil,
    ingredients: IngredientsViewModel? = nil, nutrition: NutritionViewModel? = nil, facts: [FactViewModel] = [],
    details: [DetailViewModel] = [], availability: [String] = [], servingTimes: [ServingTimeViewModel] = [],
    body: MarkupViewModel? = nil, image: ImageViewModel? = nil,
    optionGroups: [OptionGroupViewModel] = [], offers: OffersViewModel = [],
    statusKey: String = "in-stock", sharesChoices: Bool = true
  ) {
    self.id = id
    self.url = url
    self.orderCode = orderCode
    self.name = name
    self.description = description
    self.price = price
    self.prices = prices
    self.status = status
    self.isSoldOut = isSoldOut
    self.allergens = allergens
    self.additives = additives
    self.additiveWords = additiveWords
    self.diets = diets
    self.tags = tags
    self.spiciness = spiciness
    self.spicinessLevel = spicinessLevel
    self.ingredients = ingredients
    self.nutrition = nutrition
    self.facts = facts
    self.details = details
    self.availability = availability
    self.servingTimes = servingTimes
    self.body = body
    self.image = image
    self.optionGroups = optionGroups
    self.sharesChoices = sharesChoices
    self.offers = offers
    self.statusKey = statusKey
  }
}

extension MenuItemViewModel {
  /// Whether any badge stands with it.
  package var hasBadges: Bool { status != nil || !tags.isEmpty || !diets.isEmpty || spiciness != nil }

  /// Whether a menu's page has anything to say below its description, besides allergens.
  package var hasNotes: Bool {
    hasBadges || nutrition?.calories != nil || !facts.isEmpty || !availability.isEmpty || !optionGroups.isEmpty
      || additives != nil
  }
}

package struct PriceRowViewModel: Sendable, Equatable {
  /// `33 cm`, `Lunch`.
  package var name: LabelViewModel
  /// `Lunch`, behind the size it is for; its own language may be another than the size's.
  package var tier: Optional<LabelViewModel>
  /// `, ` between the two.
  package var separator: String
  package var price: String

  package init(name: LabelViewModel, tier: LabelViewModel? = nil, separator: String = "", price: String) {
    self.name = name
    self.tier = tier
    self.separator = separator
    self.price = price
  }
}

/// A dish's allergens in one of their four honest states.
package struct AllergensViewModel: Sendable, Equatable {
  /// `Contains: gluten (wheat), milk`.
  package let contains: String?
  /// `May contain: soybeans`.
  package let mayContain: String?
  /// What a topping or a side brings along, a line each: `With any choice: milk`, `With choices: fish`,
  /// `With choices, may contain: nuts`.
  package var withChoices: [String]
  /// What only some sizes have, or may have: `Depending on size: fish (33 cm)`.
  package var withSizes: [MixedTextViewModel]
  /// `No declarable allergens`, for a declared empty list.
  package var declaredNone: Optional<String>
  /// `Allergens not declared`: never to be read as safe.
  package var notDeclared: Optional<String>
  /// For programs, with what must be chosen: empty for a declared none, `nil` where it isn't declared.
  package var declared: Optional<DeclaredAllergens>
  /// The same of what its ingredients declare, where the dish itself says nothing.
  package var ofIngredients: Optional<DeclaredAllergens>
  /// The same of all that is known where it isn't declared.
  package var known: Optional<DeclaredAllergens>
  /// The codes beside the dish's name, `1, 7` or `A, G`; absent where words are used.
  package let codes: String?

  package init(
    contains: String? = nil, mayContain: String? = nil, withChoices: [String] = [],
    withSizes: [MixedTextViewModel] = [],
    declaredNone: String? = nil, notDeclared: String? = nil, declared: DeclaredAllergens? = nil,
    ofIngredients: DeclaredAllergens? = nil, known: DeclaredAllergens? = nil, codes: String? = nil
  ) {
    self.contains = contains
    self.mayContain = mayContain
    self.withChoices = withChoices
    self.withSizes = withSizes
    self.declaredNone = declaredNone
    self.notDeclared = notDeclared
    self.declared = declared
    self.ofIngredients = ofIngredients
    self.known = known
    self.codes = codes
  }
}

extension AllergensViewModel {
  /// Whether it says anything in words.
  package var hasLines: Bool {
    contains != nil || mayContain != nil || !withSizes.isEmpty || !withChoices.isEmpty || declaredNone != nil
      || notDeclared != nil
  }

  /// What is left on a menu that doesn't mark allergens: that they are not declared is said everywhere.
  package var withoutWords: Self {
    AllergensViewModel(notDeclared: notDeclared, declared: declared, ofIngredients: ofIngredients, known: known)
  }
}

package struct BadgeViewModel: Sendable, Equatable {
  /// For a style: the word of the format, such as `vegan`.
  package var key: String
  package var text: String
  /// schema.org's `RestrictedDiet`, for structured data: `https://schema.org/VeganDiet`.
  package let schemaURL: String?
  /// For a `lang` attribute; `nil` in the page's own language.
  package let language: String?
  /// `rtl` or `ltr`, beside `language` alone.
  package let direction: String?

  package init(
    key: String, text: String, schemaURL: String? = nil, language: String? = nil, direction: String? = nil
  ) {
    self.key = key
    self.text = text
    self.schemaURL = schemaURL
    self.language = language
    self.direction = direction
  }
}

package struct FactViewModel: Sendable, Equatable {
  package var name: String
  package var value: String
  /// The value in pieces, where one of them is in another language than the page's; else empty.
  package var parts: [LabelViewModel] = []
  /// Whether it is part of the one above: `of which sugars`.
  package var isPart = false

  package init(name: String, value: String) {
    self.name = name
    self.value = value
  }

  package init(name: String, value: MixedTextViewModel) {
    self.init(name: name, value: value.text)
    parts = value.parts
  }
}

/// A short fact for programs: the word that a page has for it, and digits as they are written.
package enum DetailViewModel: Sendable, Equatable {
  case servingSize(String)
  /// In percent by volume.
  case alcohol(word: String, percent: String)
  case deposit(word: String, price: String, currency: String)
}

package struct NutritionViewModel: Sendable, Equatable {
  /// `840 kcal`, the one that menus show beside a dish.
  package let calories: String?
  /// `Per 330 g serving`.
  package let basis: MixedTextViewModel?
  package var facts: [FactViewModel]
  /// schema.org's property names and their values: `calories` `840 calories`.
  package var schemaFacts: [FactViewModel]
  /// For programs: what schema.org has no property for, such as salt.
  package var otherFacts: [FactViewModel] = []

  package init(
    calories: String? = nil, basis: MixedTextViewModel? = nil, facts: [FactViewModel] = [],
    schemaFacts: [FactViewModel] = []
  ) {
    self.calories = calories
    self.basis = basis
    self.facts = facts
    self.schemaFacts = schemaFacts
  }
}

package struct OptionGroupViewModel: Sendable, Equatable {
  /// For programs, as the numbers below.
  package var id: String
  package var name: LabelViewModel
  /// `Choose up to 4`, `Choose 1`, `2 included`.
  package let rule: String?
  package var options: [OptionViewModel]
  /// Whether a section or dish before has shown the very same in full: a menu's page, its text and its paper then only
  /// name them.
  package var isShownAbove = false
  /// Whether links lead to it: a group that another section shows with other sizes' prices is in full there too.
  package var hasAnchor = false
  package var minimum = 0
  package var maximum: Int?
  package var maximumPerOption: Int?
  package var freeCount = 0

  package init(id: String, name: LabelViewModel, rule: String? = nil, options: [OptionViewModel] = []) {
    self.id = id
    self.name = name
    self.rule = rule
    self.options = options
  }
}

package struct OptionViewModel: Sendable, Equatable {
  package var name: LabelViewModel
  /// `+€1.50`, or one a size: `26 cm +€0.80, 33 cm +€1.20`.
  package let price: MixedTextViewModel?
  package var allergens: AllergensViewModel
  package var diets: [BadgeViewModel]
  package let status: String?
  package var isSoldOut: Bool
  package var isDefault: Bool
  /// `Standard`, for what is chosen unless a guest says otherwise.
  package var defaultMark: String?
  /// For programs.
  package var id: String
  /// What it adds to the price, exactly: one, or one a size.
  package var offers: [OfferViewModel] = []

  package init(
    id: String, name: LabelViewModel, price: MixedTextViewModel? = nil, allergens: AllergensViewModel,
    diets: [BadgeViewModel] = [], status: String? = nil, isSoldOut: Bool = false, isDefault: Bool = false
  ) {
    self.id = id
    self.name = name
    self.price = price
    self.allergens = allergens
    self.diets = diets
    self.status = status
    self.isSoldOut = isSoldOut
    self.isDefault = isDefault
  }
}

extension OptionViewModel {
  /// Whether anything is said of it besides its name and price.
  package var hasNotes: Bool { isDefault || status != nil || !diets.isEmpty || allergens.hasLines }
}
