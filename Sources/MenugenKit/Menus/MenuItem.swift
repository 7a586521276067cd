import MenugenViewModels

/// An item of a menu as text ready to be shown.
public struct MenuItem: Sendable, Equatable, Identifiable {
  let model: MenuItemViewModel

  init(_ model: MenuItemViewModel) { self.model = model }

  /// The id, unique in its menu.
  public var id: String { model.id }

  /// The name.
  public var name: String { model.name.text }

  /// The code that guests order it by, such as `12a`.
  public var orderCode: String? { model.orderCode }

  /// The text below the name.
  public var description: RichText? { model.description.map { RichText($0) } }

  /// A longer text about the item.
  public var details: RichText? { model.body.map { RichText($0) } }

  /// The price as the language writes it: `12,50 €`, `from €8.00`, `Market price`.
  ///
  /// `nil` where sizes have the prices, and where the menu has none.
  public var priceText: String? { model.price }

  /// The prices by size or tier, such as `33 cm` and `9,50 €`; empty for an item with one price.
  public var prices: [SizePrice] {
    model.prices.map { row in
      SizePrice(name: row.name.text + (row.tier.map { row.separator + $0.text } ?? ""), priceText: row.price)
    }
  }

  /// The exact amounts behind the price texts, for a program that calculates.
  public var offers: [Offer] { model.offers.all.map { Offer($0) } }

  /// Whether the item is sold out. It is shown, and can't be ordered.
  public var isSoldOut: Bool { model.isSoldOut }

  /// `Sold out` or `Limited`; `nil` for an item that is simply in stock.
  public var statusText: String? { model.status }

  /// What is known of its allergens.
  public var allergens: Allergens { Allergens(model.allergens) }

  /// Diets such as `vegan`. A diet that an allergen contradicts is left out.
  public var diets: [Badge] { model.diets.map { Badge($0) } }

  /// Tags such as `popular`.
  public var tags: [Badge] { model.tags.map { Badge($0) } }

  /// How spicy it is, in words.
  public var spicinessText: String? { model.spiciness }

  /// The ingredients in one line, with allergens in capitals.
  public var ingredientsText: String? { model.ingredients?.plain }

  /// Short facts such as serving size, alcohol and deposit, then the nutrition facts.
  public var facts: [Fact] {
    (model.facts + (model.nutrition?.facts ?? [])).map { Fact(name: $0.name, value: $0.value) }
  }

  /// When it is served, a line for each rule; empty for an item that is always served.
  public var availability: [String] { model.availability }

  /// The picture.
  public var picture: Picture? {
    model.image.map { Picture(path: $0.url, description: $0.alternativeText) }
  }

  /// The choices that go with it, such as toppings.
  public var optionGroups: [OptionGroup] { model.optionGroups.map { OptionGroup($0) } }

  /// The folder of the item's page on the built site, such as `menus/dinner/ribollita/`.
  public var pagePath: String { model.url }
}

/// The price of one size or tier, as text.
public struct SizePrice: Sendable, Equatable {
  /// The size and its tier: `33 cm`, `33 cm, Lunch`.
  public let name: String
  /// The price as the language writes it.
  public let priceText: String
}

/// A text with its Markdown rendered.
public struct RichText: Sendable, Equatable {
  /// Safe HTML. Links are relative to the root of the built site.
  public let html: String
  /// The same without markup.
  public let plainText: String

  init(_ model: MarkupViewModel) {
    html = model.html
    plainText = model.plain
  }
}

/// A diet or a tag.
public struct Badge: Sendable, Equatable {
  /// The word of the file format, such as `gluten-free`.
  public let key: String
  /// The word in the menu's language.
  public let text: String

  init(_ model: BadgeViewModel) {
    key = model.key
    text = model.text
  }
}

/// A short fact: a name and a value, such as `Protein` and `12 g`.
public struct Fact: Sendable, Equatable {
  /// The name in the menu's language.
  public let name: String
  /// The value as the language writes it.
  public let value: String
}

/// A picture of an item.
public struct Picture: Sendable, Equatable {
  /// The path from the root of the built site, percent-encoded, or the address of a picture on another site.
  public let path: String
  /// The picture in words, for those who don't see it; empty for a picture that adds nothing.
  public let description: String
}

/// What is known of an item's allergens.
///
/// An item that declares nothing is not safe: ask for ``declaration`` before you show a list as complete.
public struct Allergens: Sendable, Equatable {
  private let model: AllergensViewModel

  init(_ model: AllergensViewModel) { self.model = model }

  /// Whether the menu declares an item's allergens.
  public enum Declaration: Sendable { case declared, declaredNone, notDeclared }

  /// Whether they are declared. Only ``Declaration/declaredNone`` means that there are none, in any size and with any option.
  public var declaration: Declaration {
    if model.notDeclared != nil || model.declared == nil { return .notDeclared }
    return model.declaredNone == nil || !model.withSizes.isEmpty || !model.withChoices.isEmpty
      ? .declared : .declaredNone
  }

  /// All that is known, a line each: `Contains: gluten (wheat), milk`, `Allergens not declared`.
  public var lines: [String] {
    [model.contains, model.mayContain].compactMap(\.self) + model.withSizes.map(\.text) + model.withChoices
      + [model.declaredNone, model.notDeclared].compactMap(\.self)
  }

  /// The codes beside the name, such as `1, 7` or `A, G`; `nil` on a site that writes allergens in words.
  public var codes: String? { model.codes }

  /// The allergens that the item contains, by the words of the file format, in the order of the EU's list.
  public var contained: [String] { words("contains") }

  /// The allergens that the item may contain as traces, likewise.
  public var possible: [String] { words("may-contain") }

  private func words(_ wanted: String) -> [String] {
    var words: [String] = []
    (model.declared ?? model.ofIngredients ?? model.known)?.forEach { allergen, _, presence in
      guard "\(presence)" == wanted, words.last != "\(allergen)" else { return }
      words.append("\(allergen)")
    }
    return words
  }
}

/// An exact amount that an item, one of its sizes or an option costs.
public struct Offer: Sendable, Equatable {
  private let model: OfferViewModel

  init(_ model: OfferViewModel) { self.model = model }

  /// What the amount means.
  public enum Kind: String, Sendable {
    /// The price.
    case fixed
    /// The lowest price.
    case from
    /// The lowest price, with ``Offer/highAmount`` as the highest.
    case range
    /// The price of one ``Offer/unit``.
    case perUnit = "per-unit"
    /// A price that changes by the day: there is no amount.
    case market
    /// No price.
    case free
  }

  /// What the amount means.
  public var kind: Kind { Kind(rawValue: model.kind.rawValue) ?? .market }

  /// The amount in decimal digits with the currency's decimals, such as `12.50`; `nil` for a market price.
  public var amount: String? { model.price.isEmpty ? nil : model.price }

  /// The upper end of a range, likewise.
  public var highAmount: String? { model.highPrice }

  /// The ISO 4217 code of the currency; `nil` for a market price.
  public var currency: String? { model.currency.isEmpty ? nil : model.currency }

  /// The unit of a price by unit, such as `100 g`.
  public var unit: String? { model.unit }

  /// The id of the size; `nil` for an item without sizes.
  public var size: String? { model.size }

  /// Who pays it, or when, by the word of the file format, such as `lunch`.
  public var tier: String? { model.tier }
}

/// A group of choices that go with an item.
public struct OptionGroup: Sendable, Equatable, Identifiable {
  /// The id, unique in its menu.
  public let id: String
  /// The group's name.
  public let name: String
  /// How many may be chosen, in words: `Choose up to 4`.
  public let ruleText: String?
  /// The least number to choose.
  public let minimum: Int
  /// The largest number to choose; `nil` without a limit.
  public let maximum: Int?
  /// The choices.
  public let options: [Option]

  /// One choice.
  public struct Option: Sendable, Equatable, Identifiable {
    /// The id, unique in its group.
    public let id: String
    /// The name.
    public let name: String
    /// What it adds to the price: `+€1.50`, or an amount for each size.
    public let priceText: String?
    /// The exact amounts that it adds.
    public let offers: [Offer]
    /// What is known of its allergens.
    public let allergens: Allergens
    /// Whether it is sold out.
    public let isSoldOut: Bool
    /// Whether it is chosen unless the guest says otherwise.
    public let isDefault: Bool
  }

  init(_ model: OptionGroupViewModel) {
    id = model.id
    name = model.name.text
    ruleText = model.rule
    minimum = model.minimum
    maximum = model.maximum
    options = model.options.map { option in
      Option(
        id: option.id, name: option.name.text, priceText: option.price?.text, offers: option.offers.map { Offer($0) },
        allergens: Allergens(option.allergens), isSoldOut: option.isSoldOut, isDefault: option.isDefault)
    }
  }
}
