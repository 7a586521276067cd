/// A dish or a drink.
package struct MenuItem: Sendable {
  /// Unique in its menu; also the name of its folder in the output.
  package var id: String
  package var orderCode: Optional<String>
  package var name: Label
  package var description: Optional<Localized<Markup>>
  package var offer: Offer
  package var optionGroups: [String]
  /// Whether it has the choices of its sections, too.
  package var sharesChoices = true
  /// In menu order; empty if not given.
  package var ingredients: [Ingredient]
  package var allergens: AllergenDeclaration
  /// One or more each, in the languages they are written in.
  package var additives: [Localized<[String]>]
  package var diets: [Diet]
  /// From 0 (mild) to 3 (very hot); `nil` if not given.
  package var spiciness: Optional<Int>
  package var nutrition: Optional<Nutrition>
  package var servingSize: Optional<Label>
  /// Percent by volume, as written: `5.2`.
  package var alcoholByVolume: Optional<String>
  package var deposit: Optional<Money>
  package var tags: [String]
  package var status: Status
  package var availability: [Availability]
  package var image: Optional<MenuImage>
  /// A longer text from a file next to the menu.
  package var body: Optional<Localized<Markup>>
  /// Fields for the templates of a theme.
  package var extra: [ExtraField] = []
  /// The cost to make it. Private: used in reports only, never in `site/`.
  package var cost: Optional<Money>

  /// What a guest pays: one price, or one for each size.
  package enum Offer: Sendable, Hashable {
    case none
    case price(Price)
    case sizes([Size])
  }

  package var hasSizes: Bool { if case .sizes = offer { true } else { false } }

  /// Empty for an item without sizes.
  package var sizes: [Size] {
    if case .sizes(let sizes) = offer { sizes } else { [] }
  }

  package struct Size: Sendable, Hashable {
    package var id: String
    package var name: Localized<String>
    package var price: Price
    /// The allergens that this size adds to the item's; not declared if it adds none.
    package var allergens: AllergenDeclaration

    package init(
      id: String, name: Localized<String>, price: Price, allergens: AllergenDeclaration = .notDeclared
    ) {
      self.id = id
      self.name = name
      self.price = price
      self.allergens = allergens
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  package enum Status: String, Sendable, CaseIterable {
    case inStock = "in-stock"
    case soldOut = "sold-out"
    case limited, hidden
  }

  package init(
    id: String, name: Label, orderCode: String? = nil, description: Localized<Markup>? = nil, offer: Offer = .none,
    optionGroups: [String] = [], ingredients: [Ingredient] = [], allergens: AllergenDeclaration = .notDeclared,
    additives: [Localized<[String]>] = [], diets: [Diet] = [], spiciness: Int? = nil, nutrition: Nutrition? = nil,
    servingSize: Label? = nil, alcoholByVolume: String? = nil, deposit: Money? = nil, tags: [String] = [],
    status: Status = .inStock, availability: [Availability] = [], image: MenuImage? = nil,
    body: Localized<Markup>? = nil, cost: Money? = nil
  ) {
    self.id = id
    self.name = name
    self.orderCode = orderCode
    self.description = description
    self.offer = offer
    self.optionGroups = optionGroups
    self.ingredients = ingredients
    self.allergens = allergens
    self.additives = additives
    self.diets = diets
    self.spiciness = spiciness
    self.nutrition = nutrition
    self.servingSize = servingSize
    self.alcoholByVolume = alcoholByVolume
    self.deposit = deposit
    self.tags = tags
    self.status = status
    self.availability = availability
    self.image = image
    self.body = body
    self.cost = cost
  }
}

/// Nutrition facts of a serving, as in schema.org's `NutritionInformation`.
package struct Nutrition: Sendable, Equatable {
  /// Kilocalories, as decimal digits.
  package var calories: Optional<String>
  /// Kilojoules, as decimal digits.
  package var energy: Optional<String>
  package var servingSize: Optional<Label>
  /// In the order of `Nutrient`.
  package var facts: [Fact]

  package enum Nutrient: String, Sendable, CaseIterable {
    case fat, saturatedFat, carbohydrate, sugar, fiber, protein, salt, sodium, cholesterol
  }

  package struct Fact: Sendable, Hashable {
    package var nutrient: Nutrient
    /// With its unit: `1.5 g`.
    package var amount: String

    package init(nutrient: Nutrient, amount: String) {
      self.nutrient = nutrient
      self.amount = amount
    }
  }

  package init(calories: String? = nil, energy: String? = nil, servingSize: Label? = nil, facts: [Fact] = []) {
    self.calories = calories
    self.energy = energy
    self.servingSize = servingSize
    self.facts = facts
  }
}

/// Choices for an item: toppings, sides.
package struct OptionGroup: Sendable {
  package var id: String
  package var name: Label
  /// The required number of choices, and the most allowed; `nil` for no limit.
  package var minimum: Int
  package var maximum: Optional<Int>
  package var maximumPerOption: Optional<Int>
  /// How many of them are free.
  package var freeCount: Int
  package var options: [Option]

  package struct Option: Sendable {
    package var id: String
    package var name: Label
    package var price: OptionPrice
    package var isDefault: Bool
    package var allergens: AllergenDeclaration
    package var diets: [Diet]
    package var status: MenuItem.Status

    package init(
      id: String, name: Label, price: OptionPrice = .none, isDefault: Bool = false,
      allergens: AllergenDeclaration = .notDeclared, diets: [Diet] = [], status: MenuItem.Status = .inStock
    ) {
      self.id = id
      self.name = name
      self.price = price
      self.isDefault = isDefault
      self.allergens = allergens
      self.diets = diets
      self.status = status
    }
  }

  package enum OptionPrice: Sendable, Hashable {
    case none
    case one(Money)
    /// By size id.
    case perSize([SizePrice])
  }

  package struct SizePrice: Sendable, Hashable {
    package var size: String
    package var money: Money

    package init(size: String, money: Money) {
      self.size = size
      self.money = money
    }
  }

  package init(
    id: String, name: Label, minimum: Int = 0, maximum: Int? = nil, maximumPerOption: Int? = nil, freeCount: Int = 0,
    options: [Option] = []
  ) {
    self.id = id
    self.name = name
    self.minimum = minimum
    self.maximum = maximum
    self.maximumPerOption = maximumPerOption
    self.freeCount = freeCount
    self.options = options
  }
}
