/// A menu item as text to display, for all pages and formats.
package struct MenuItemViewModel: Sendable, Equatable {
  package var id: String
  /// The item's page, relative to the current page.
  package var url: String
  package let orderCode: String?
  package var name: LabelViewModel
  package var description: Optional<MarkupViewModel>
  /// `12,50 €`, `from €8.00`, `€1.60 per 100 g`, `Market price`; `nil` if sizes have the prices, or there is none.
  package let price: String?
  /// The same price without its currency.
  package let amount: AmountViewModel?
  /// A row for each size and tier: `26 cm` `€7.50`.
  package var prices: [PriceRowViewModel]
  /// `Sold out`, `Limited`; `nil` if available.
  package let status: String?
  package var isSoldOut: Bool
  package var allergens: AllergensViewModel
  package let additives: FactViewModel?
  /// The additives as written, for machine-readable output.
  package var additiveWords: [String]
  package var diets: [BadgeViewModel]
  package var tags: [BadgeViewModel]
  /// `Hot`.
  package let spiciness: String?
  /// 0 to 3, for machine-readable output.
  package let spicinessLevel: Int?
  package let ingredients: IngredientsViewModel?
  package var nutrition: Optional<NutritionViewModel>
  /// Serving size, alcohol and deposit, with labels.
  package var facts: [FactViewModel]
  /// The same in decimal digits, for machine-readable output.
  package var details: [DetailViewModel]
  package var availability: [String]
  /// The serving times in machine-readable form.
  package var servingTimes: [ServingTimeViewModel]
  /// A longer text, for the item's page, plain text and machine-readable output.
  package var body: Optional<MarkupViewModel>
  package var image: Optional<ImageViewModel>
  package var optionGroups: [OptionGroupViewModel]
  /// Whether it has its sections' options, too.
  package var sharesChoices: Bool
  /// Exact amounts, for structured data.
  package var offers: OffersViewModel
  /// `in-stock`, `sold-out`, `limited`, for machine-readable output.
  package var statusKey: String
  /// CSS classes for the menu's filter, each after a space: ` a-milk m-nuts u d-vegan`; empty on the item's page.
  package var filterClasses = ""
  /// Fields for the templates of a theme.
  package var extras: [ExtraViewModel]

  package init(
    id: String, url: String, orderCode: String? = nil, name: LabelViewModel, description: MarkupViewModel? = nil,
    price: String? = nil, amount: AmountViewModel? = nil, prices: [PriceRowViewModel] = [], status: String? = nil,
    isSoldOut: Bool = false,
    allergens: AllergensViewModel, additives: FactViewModel? = nil, additiveWords: [String] = [],
    diets: [BadgeViewModel] = [], tags: [BadgeViewModel] = [], spiciness: String? = nil, spicinessLevel: Int? = nil,
    ingredients: IngredientsViewModel? = nil, nutrition: NutritionViewModel? = nil, facts: [FactViewModel] = [],
    details: [DetailViewModel] = [], availability: [String] = [], servingTimes: [ServingTimeViewModel] = [],
    body: MarkupViewModel? = nil, image: ImageViewModel? = nil,
    optionGroups: [OptionGroupViewModel] = [], offers: OffersViewModel = [],
    statusKey: String = "in-stock", sharesChoices: Bool = true, extras: [ExtraViewModel] = []
  ) {
    self.id = id
    self.url = url
    self.orderCode = orderCode
    self.name = name
    self.description = description
    self.price = price
    self.amount = amount
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
    self.extras = extras
  }
}

extension MenuItemViewModel {
  package var hasBadges: Bool { status != nil || !tags.isEmpty || !diets.isEmpty || spiciness != nil }

  /// Whether a menu's page shows anything besides allergens below its description.
  package var hasNotes: Bool {
    hasBadges || nutrition?.calories != nil || !facts.isEmpty || !availability.isEmpty || !optionGroups.isEmpty
      || additives != nil
  }

  /// Whether its prices need a table: for sizes, tiers or terms such as `from`.
  package var hasSizes: Bool { !prices.isEmpty || amount?.label != nil }

  /// Whether a menu's page shows anything below its description.
  package var hasInfo: Bool {
    hasBadges || nutrition?.calories != nil || !facts.isEmpty || !availability.isEmpty || additives != nil
      || optionGroups.contains { !$0.isCommon } || allergens.hasLines || allergens.whileFiltering != nil
  }

  /// Whether a menu's page shows anything besides its name and price.
  package var hasWords: Bool { description != nil || hasInfo }
}

package struct PriceRowViewModel: Sendable, Equatable {
  /// `33 cm`, `Lunch`.
  package var name: LabelViewModel
  /// `Lunch`, after the size. Its language may differ from the size's.
  package var tier: Optional<LabelViewModel>
  /// The separator between size and tier: `, `.
  package var separator: String
  package var price: String
  /// The same without its currency.
  package var amount: AmountViewModel

  package init(
    name: LabelViewModel, tier: LabelViewModel? = nil, separator: String = "", price: String, amount: AmountViewModel
  ) {
    self.name = name
    self.tier = tier
    self.separator = separator
    self.price = price
    self.amount = amount
  }
}

/// An item's allergens: declared, declared as none, undeclared, or known from ingredients only.
package struct AllergensViewModel: Sendable, Equatable {
  /// `Contains: gluten (wheat), milk`.
  package let contains: String?
  /// `May contain: soybeans`.
  package let mayContain: String?
  /// The allergens that options add, one line each: `With any choice: milk`, `With choices: fish`, `With choices, may
  /// contain: nuts`.
  package var withChoices: [String]
  /// The allergens of some sizes: `Depending on size: fish (33 cm)`.
  package var withSizes: [MixedTextViewModel]
  /// `No declarable allergens`, for an empty declaration.
  package var declaredNone: Optional<String>
  /// `Allergens not declared`. Never treat it as safe.
  package var notDeclared: Optional<String>
  /// The allergens including those of required choices, for machine-readable output; `nil` if undeclared.
  package var declared: Optional<DeclaredAllergens>
  /// The allergens that the ingredients declare, if the item declares none.
  package var ofIngredients: Optional<DeclaredAllergens>
  /// All known allergens, if `declared` is `nil`.
  package var known: Optional<DeclaredAllergens>
  /// The codes next to the name, `1, 7` or `A, G`; `nil` if words are used.
  package let codes: String?
  /// `May contain: nuts`, on a menu that doesn't show allergens: shown while guests filter it by one of them.
  package var whileFiltering: Optional<String> = nil

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
  /// Whether there is any line to show.
  package var hasLines: Bool {
    contains != nil || mayContain != nil || !withSizes.isEmpty || !withChoices.isEmpty || declaredNone != nil
      || notDeclared != nil
  }

  /// What remains on a menu that doesn't show allergens: the note that they are undeclared is always shown.
  package var withoutWords: Self {
    AllergensViewModel(notDeclared: notDeclared, declared: declared, ofIngredients: ofIngredients, known: known)
  }
}

package struct BadgeViewModel: Sendable, Equatable {
  /// A CSS class: the word of menu files, such as `vegan`.
  package var key: String
  package var text: String
  /// schema.org's `RestrictedDiet`: `https://schema.org/VeganDiet`.
  package let schemaURL: String?
  /// For a `lang` attribute; `nil` for the page's language.
  package let language: String?
  /// `rtl` or `ltr`; `nil` without `language`.
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
  /// The value in parts, if any is in another language than the page's; otherwise empty.
  package var parts: [LabelViewModel] = []
  /// Whether it is part of the preceding fact: `of which sugars`.
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

/// A short fact in machine-readable form: the page's label, and digits as written.
package enum DetailViewModel: Sendable, Equatable {
  case servingSize(String)
  /// In percent by volume.
  case alcohol(word: String, percent: String)
  case deposit(word: String, price: String, currency: String)
}

package struct NutritionViewModel: Sendable, Equatable {
  /// `840 kcal`, the only fact shown on menus.
  package let calories: String?
  /// `Per 330 g serving`.
  package let basis: MixedTextViewModel?
  package var facts: [FactViewModel]
  /// schema.org's property names and their values: `calories` `840 calories`.
  package var schemaFacts: [FactViewModel]
  /// The facts without a schema.org property, such as salt, for machine-readable output.
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
  /// For machine-readable output, like `minimum` and the following.
  package var id: String
  package var name: LabelViewModel
  /// `Choose up to 4`, `Choose 1`, `2 included`.
  package let rule: String?
  package var options: [OptionViewModel]
  /// Whether the same group was shown in full before: menus then only show its name.
  package var isShownAbove = false
  /// Whether all items of a section have it, so that the section names it once.
  package var isCommon = false
  /// Whether it has an anchor, because links lead to it.
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
  /// `+€1.50`, or one for each size: `26 cm +€0.80, 33 cm +€1.20`.
  package let price: MixedTextViewModel?
  /// The same without its currency, one for each size.
  package var amounts: [AmountViewModel]
  package var allergens: AllergensViewModel
  package var diets: [BadgeViewModel]
  package let status: String?
  package var isSoldOut: Bool
  package var isDefault: Bool
  /// `Standard`, for a default option.
  package var defaultMark: String?
  /// For machine-readable output.
  package var id: String
  /// The exact surcharge: one, or one for each size.
  package var offers: [OfferViewModel] = []

  package init(
    id: String, name: LabelViewModel, price: MixedTextViewModel? = nil, amounts: [AmountViewModel] = [],
    allergens: AllergensViewModel, diets: [BadgeViewModel] = [], status: String? = nil, isSoldOut: Bool = false,
    isDefault: Bool = false
  ) {
    self.id = id
    self.name = name
    self.price = price
    self.amounts = amounts
    self.allergens = allergens
    self.diets = diets
    self.status = status
    self.isSoldOut = isSoldOut
    self.isDefault = isDefault
  }
}

extension OptionViewModel {
  /// Whether it has anything to show besides its name and price.
  package var hasNotes: Bool { isDefault || status != nil || !diets.isEmpty || allergens.hasLines }
}
