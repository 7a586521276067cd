import MenugenViewModels

/// An item of a menu, as text to display.
public struct MenuItem: Sendable, Equatable, Identifiable {
  let model: MenuItemViewModel

  init(_ model: MenuItemViewModel) { self.model = model }

  /// The id, unique in its menu.
  public var id: String { model.id }

  /// The name.
  public var name: String { model.name.text }

  /// The order code, such as `12a`.
  public var orderCode: String? { model.orderCode }

  /// The short description.
  public var description: RichText? { model.description.map { RichText($0) } }

  /// The long description.
  public var details: RichText? { model.body.map { RichText($0) } }

  /// The formatted price, such as `12,50 €`, `from €8.00` or `Market price`; `nil` if sizes have prices or there is no
  /// price.
  public var priceText: String? { model.price }

  /// The prices by size or tier, such as `33 cm` and `9,50 €`; empty for an item with one price.
  public var prices: [SizePrice] {
    model.prices.map { row in
      SizePrice(name: row.name.text + (row.tier.map { row.separator + $0.text } ?? ""), priceText: row.price)
    }
  }

  /// The exact amounts, for calculations.
  public var offers: [Offer] { model.offers.all.map { Offer($0) } }

  /// Whether the item is sold out: displayed, but not available to order.
  public var isSoldOut: Bool { model.isSoldOut }

  /// The stock status, such as `Sold out` or `Limited`; `nil` for an item in stock.
  public var statusText: String? { model.status }

  /// The allergens.
  public var allergens: Allergens { Allergens(model.allergens) }

  /// The diets, such as `vegan`, without those that an allergen contradicts.
  public var diets: [Badge] { model.diets.map { Badge($0) } }

  /// The tags, such as `popular`.
  public var tags: [Badge] { model.tags.map { Badge($0) } }

  /// The spiciness in words.
  public var spicinessText: String? { model.spiciness }

  /// The ingredients in one line, with allergens in capitals.
  public var ingredientsText: String? { model.ingredients?.plain }

  /// Short facts such as serving size and alcohol, followed by nutrition facts.
  public var facts: [Fact] {
    (model.facts + (model.nutrition?.facts ?? [])).map { Fact(name: $0.name, value: $0.value) }
  }

  /// When the item is served, one line for each rule; empty if always.
  public var availability: [String] { model.availability }

  /// The picture.
  public var picture: Picture? {
    model.image.map { Picture(path: $0.url, description: $0.alternativeText) }
  }

  /// The option groups, such as toppings.
  public var optionGroups: [OptionGroup] { model.optionGroups.map { OptionGroup($0) } }

  /// The folder of the item's page on the site, such as `menus/dinner/ribollita/`.
  public var pagePath: String { model.url }
}

/// The formatted price of a size or tier.
public struct SizePrice: Sendable, Equatable {
  /// The size and tier, such as `33 cm` or `33 cm, Lunch`.
  public let name: String
  /// The formatted price.
  public let priceText: String
}

/// Rendered Markdown.
public struct RichText: Sendable, Equatable {
  /// Safe HTML, with links relative to the root of the site.
  public let html: String
  /// The text without markup.
  public let plainText: String

  init(_ model: MarkupViewModel) {
    html = model.html
    plainText = model.plain
  }
}

/// A diet or tag.
public struct Badge: Sendable, Equatable {
  /// The word in the file format, such as `gluten-free`.
  public let key: String
  /// The word in the language of the menu.
  public let text: String

  init(_ model: BadgeViewModel) {
    key = model.key
    text = model.text
  }
}

/// A name and a value, such as `Protein` and `12 g`.
public struct Fact: Sendable, Equatable {
  /// The name in the language of the menu.
  public let name: String
  /// The formatted value.
  public let value: String
}

/// A picture of an item.
public struct Picture: Sendable, Equatable {
  /// The percent-encoded path from the root of the site, or the URL of a picture on another site.
  public let path: String
  /// The alternative text; empty for a decorative picture.
  public let description: String
}

/// The allergens of an item.
///
/// Allergens that are not declared may still be present: check ``declaration`` before you display a list as complete.
public struct Allergens: Sendable, Equatable {
  private let model: AllergensViewModel

  init(_ model: AllergensViewModel) { self.model = model }

  /// Whether a menu declares an item's allergens.
  public enum Declaration: Sendable { case declared, declaredNone, notDeclared }

  /// Whether the allergens are declared. Only ``Declaration/declaredNone`` excludes allergens, in all sizes and with
  /// all options.
  public var declaration: Declaration {
    if model.notDeclared != nil || model.declared == nil { return .notDeclared }
    return model.declaredNone == nil || !model.withSizes.isEmpty || !model.withChoices.isEmpty
      ? .declared : .declaredNone
  }

  /// The full declaration, one line each, such as `Contains: gluten (wheat), milk` or `Allergens not declared`.
  public var lines: [String] {
    [model.contains, model.mayContain].compactMap(\.self) + model.withSizes.map(\.text) + model.withChoices
      + [model.declaredNone, model.notDeclared].compactMap(\.self)
  }

  /// The allergen codes beside the name, such as `1, 7` or `A, G`; `nil` on a site without codes.
  public var codes: String? { model.codes }

  /// The allergens the item contains, as words of the file format, in the order of the EU's list.
  public var contained: [String] { words("contains") }

  /// The allergens the item may contain, as words of the file format, in the order of the EU's list.
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

/// An exact amount for an item, a size or an option.
public struct Offer: Sendable, Equatable {
  private let model: OfferViewModel

  init(_ model: OfferViewModel) { self.model = model }

  /// The kind of an amount.
  public enum Kind: String, Sendable {
    /// A fixed price.
    case fixed
    /// A lowest price.
    case from
    /// A range up to ``Offer/highAmount``.
    case range
    /// A price for each ``Offer/unit``.
    case perUnit = "per-unit"
    /// A price that changes daily, without an amount.
    case market
    /// No charge.
    case free
  }

  /// The kind.
  public var kind: Kind { Kind(rawValue: model.kind.rawValue) ?? .market }

  /// The amount in decimal digits, such as `12.50`; `nil` for a market price.
  public var amount: String? { model.price.isEmpty ? nil : model.price }

  /// The upper end of a range in decimal digits.
  public var highAmount: String? { model.highPrice }

  /// The ISO 4217 code; `nil` for a market price.
  public var currency: String? { model.currency.isEmpty ? nil : model.currency }

  /// The unit of a price per unit, such as `100 g`.
  public var unit: String? { model.unit }

  /// The size's id; `nil` for an item without sizes.
  public var size: String? { model.size }

  /// The tier as a word of the file format, such as `lunch`.
  public var tier: String? { model.tier }
}

/// A group of options for an item.
public struct OptionGroup: Sendable, Equatable, Identifiable {
  /// The id, unique in its menu.
  public let id: String
  /// The name.
  public let name: String
  /// How many options may be chosen, in words, such as `Choose up to 4`.
  public let ruleText: String?
  /// The minimum number of options.
  public let minimum: Int
  /// The maximum number of options; `nil` without a limit.
  public let maximum: Int?
  /// The options.
  public let options: [Option]

  /// An option of a group.
  public struct Option: Sendable, Equatable, Identifiable {
    /// The id, unique in its group.
    public let id: String
    /// The name.
    public let name: String
    /// The formatted surcharge, such as `+€1.50`, or an amount for each size.
    public let priceText: String?
    /// The exact surcharges.
    public let offers: [Offer]
    /// The allergens.
    public let allergens: Allergens
    /// Whether the option is sold out.
    public let isSoldOut: Bool
    /// Whether the option is preselected.
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
