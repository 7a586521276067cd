import MenugenDomain

/// The keys that a menu and what is in it may have, by what has them: any other is told as misspelt.
///
/// A test wants each of them in a page, in plain text and in structured data, or the reason why it isn't there.
package enum MenuKeys {
  static let menu = [
    "id", "name", "description", "language", "currency", "updated", "availability", "service", "disclaimer", "sections",
    "optionGroups", "source", "timeout", "maxAge", "$schema",
  ]
  static let section = ["id", "name", "description", "image", "availability", "optionGroups", "items", "sections"]
  static let item = [
    "id", "orderCode", "name", "description", "price", "sizes", "optionGroups", "ingredients", "allergens", "additives",
    "diets", "spiciness", "nutrition", "servingSize", "alcoholByVolume", "deposit", "tags", "status", "availability",
    "image", "body", "cost", "mayContain",
  ]
  static let size = ["id", "name", "price", "allergens", "mayContain"]
  static let price = ["amount", "kind", "unit", "to", "tiers", "currency"]
  static let ingredient = ["name", "allergens", "mayContain"]
  static let nutrition = ["calories", "energy", "servingSize"] + Nutrition.Nutrient.allCases.map(\.rawValue)
  static let image = ["src", "alt", "width", "height"]
  static let availability = ["days", "from", "to", "validFrom", "validThrough"]
  static let optionGroup = ["id", "name", "min", "max", "maxPerOption", "freeCount", "options"]
  static let option = ["id", "name", "price", "default", "allergens", "mayContain", "diets", "status"]

  package static let all = [
    "menu": menu, "section": section, "item": item, "size": size, "price": price, "ingredient": ingredient,
    "nutrition": nutrition, "image": image, "availability": availability, "optionGroup": optionGroup, "option": option,
  ]

  /// The words that some of them are one of.
  package static let words = [
    (thing: "menu", key: "service", words: Menu.Service.allCases.map(\.rawValue)),
    (thing: "item", key: "status", words: MenuItem.Status.allCases.map(\.rawValue)),
    (thing: "option", key: "status", words: MenuItem.Status.allCases.map(\.rawValue)),
    (thing: "price", key: "kind", words: ContentDecoder.PriceKind.allCases.map(\.rawValue)),
  ]
}
