extension ContentObject {
  /// Objects of one kind of file: a structural key of one is often written in another.
  ///
  /// Those of ledgers aren't among them, because exports of banks have fields of their own.
  private static let families: [[ContentObject]] = [
    [menu, section, item, size, price, ingredient, availability, optionGroup, option],
    [location, itemOverride, menuOverride, price, availability],
    [site, siteMovements, sitePrices, markdown, restaurant, hours],
    [goal, stepPursuer, moneyPursuer], [movement, split],
  ]

  /// The objects of the same kind of file, for those whose unknown keys may belong to another one.
  private var family: [ContentObject] {
    // A list of movements may be an export.
    id == "movement" ? [] : Self.families.first { $0.contains { $0.id == id } } ?? []
  }

  /// The other objects that may belong to the same file and have a structural key of this name.
  func homes(ofKey name: String) -> [ContentObject] {
    family.filter { $0.id != id && $0.structuralNames.contains(name) }
  }

  /// The structural keys of the other objects that may belong to the same file.
  var keysOfFamily: [String] {
    var known: Set<String> = []
    return family.flatMap { object in
      object.id == id ? [] : object.names.filter { object.structuralNames.contains($0) && known.insert($0).inserted }
    }
  }

  /// Whether the object describes dishes, so that its texts may name what they contain.
  var describesDishes: Bool { Self.dishes.contains(id) }

  private static let dishes: Set = [
    "menu", "section", "item", "size", "price", "ingredient", "nutrition", "availability", "optionGroup", "option",
    "itemOverride", "menuOverride",
  ]

  /// The object in a hint about where to write a key.
  var place: String {
    switch id {
    case "price": "a price, such as {\"amount\": \"9.50\", …}"
    case "availability": "\"availability\""
    case "siteMovements": "\"movements\""
    case "hours": "\"openingHoursSpecification\""
    default: title
    }
  }
}
