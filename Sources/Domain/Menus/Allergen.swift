/// The 14 allergens of EU law (Regulation 1169/2011, Annex II), in its order.
package enum Allergen: String, Sendable, CaseIterable, Comparable, BitwiseCopyable {
  case gluten, crustaceans, eggs, fish, peanuts, soybeans, milk, nuts, celery, mustard, sesame, sulphites, lupin,
    molluscs

  /// The number in Annex II and in EU number codes, from 1 to 14.
  package var number: Int {
    switch self {
    case .gluten: 1
    case .crustaceans: 2
    case .eggs: 3
    case .fish: 4
    case .peanuts: 5
    case .soybeans: 6
    case .milk: 7
    case .nuts: 8
    case .celery: 9
    case .mustard: 10
    case .sesame: 11
    case .sulphites: 12
    case .lupin: 13
    case .molluscs: 14
    }
  }

  /// The kinds that may follow a dot: `gluten.wheat`, `nuts.almond` (Annex II, points 1 and 8).
  package var kinds: [String] {
    switch self {
    case .gluten: ["wheat", "spelt", "khorasan", "rye", "barley", "oats"]
    case .nuts: ["almond", "hazelnut", "walnut", "cashew", "pecan", "brazil", "pistachio", "macadamia"]
    default: []
    }
  }

  /// The number of `kinds`, without allocating them.
  var kindCount: Int {
    switch self {
    case .gluten: 6
    case .nuts: 8
    default: 0
    }
  }

  package static func < (left: Allergen, right: Allergen) -> Bool { left.number < right.number }
}

/// An item's declaration of allergens. A missing declaration is different from an empty one.
package enum AllergenDeclaration: Sendable, Hashable {
  /// No `allergens` key: never shown or filtered as safe.
  case notDeclared
  /// The declared allergens in the order of Annex II; empty if there are none.
  case declared([DeclaredAllergen])

  package var isDeclared: Bool { if case .declared = self { true } else { false } }
}

/// An allergen that an item contains or may contain.
package struct DeclaredAllergen: Sendable, Hashable, Comparable, BitwiseCopyable {
  package var allergen: Allergen
  /// The kind's number in Annex II, from 1; 0 without a kind. Storing a number avoids reference counting.
  private var kindNumber: UInt8
  package var presence: Presence

  package enum Presence: String, Sendable, CaseIterable, BitwiseCopyable {
    case contains
    case mayContain = "may-contain"
  }

  /// - Parameter kind: One of the allergen's `kinds`; others are ignored.
  package init(_ allergen: Allergen, kind: String? = nil, presence: Presence = .contains) {
    self.allergen = allergen
    self.presence = presence
    kindNumber = Self.number(ofKind: kind, of: allergen)
  }

  /// The kind of cereal or nut, such as `wheat`, if given.
  package var kind: String? {
    get { kindNumber == 0 ? nil : allergen.kinds[Int(kindNumber) - 1] }
    set { kindNumber = Self.number(ofKind: newValue, of: allergen) }
  }

  /// Whether it is `gluten.oats`, the only cereal that may be gluten-free.
  package var isOats: Bool { allergen == .gluten && Int(kindNumber) == allergen.kindCount }

  package var hasKind: Bool { kindNumber != 0 }

  private static func number(ofKind kind: String?, of allergen: Allergen) -> UInt8 {
    kind.flatMap { allergen.kinds.firstIndex(of: $0) }.map { UInt8($0 + 1) } ?? 0
  }

  /// The word in menu files: `gluten.wheat`.
  package var word: String { kind.map { "\(allergen.rawValue).\($0)" } ?? allergen.rawValue }

  /// The index among all 28 words, in the order of Annex II, where kinds follow their allergen.
  package var wordNumber: Int {
    let kindsBefore =
      (allergen > .gluten ? Allergen.gluten.kindCount : 0) + (allergen > .nuts ? Allergen.nuts.kindCount : 0)
    return allergen.number - 1 + kindsBefore + Int(kindNumber)
  }

  /// Whether both have the same allergen and kind.
  package func hasWord(of other: DeclaredAllergen) -> Bool {
    allergen == other.allergen && kindNumber == other.kindNumber
  }

  /// Compares in the order of Annex II, including its kinds.
  package static func < (left: DeclaredAllergen, right: DeclaredAllergen) -> Bool {
    left.allergen == right.allergen ? left.kindNumber < right.kindNumber : left.allergen < right.allergen
  }
}

/// A diet that an item suits; schema.org's `RestrictedDiet` if it has one.
package enum Diet: String, Sendable, CaseIterable, BitwiseCopyable {
  case vegan, vegetarian, halal, kosher, hindu
  case glutenFree = "gluten-free"
  case lactoseFree = "lactose-free"
  case lowLactose = "low-lactose"
  case lowCalorie = "low-calorie"
  case lowFat = "low-fat"
  case lowSalt = "low-salt"
  case diabetic

  /// The index among all diets.
  package var index: Int {
    switch self {
    case .vegan: 0
    case .vegetarian: 1
    case .halal: 2
    case .kosher: 3
    case .hindu: 4
    case .glutenFree: 5
    case .lactoseFree: 6
    case .lowLactose: 7
    case .lowCalorie: 8
    case .lowFat: 9
    case .lowSalt: 10
    case .diabetic: 11
    }
  }

  /// Whether the diet excludes any allergen.
  package var excludesAllergens: Bool {
    switch self {
    case .vegan, .vegetarian, .kosher, .glutenFree: true
    case .halal, .hindu, .lactoseFree, .lowLactose, .lowCalorie, .lowFat, .lowSalt, .diabetic: false
    }
  }

  /// Whether the diet excludes an allergen.
  ///
  /// Lactose-free milk is still declared as milk (Regulation 1169/2011, Annex II), and gluten-free oats as oats
  /// (Regulation 828/2014), so neither contradicts its diet.
  package func excludes(_ entry: DeclaredAllergen) -> Bool {
    switch (self, entry.allergen) {
    case (.vegan, .crustaceans), (.vegan, .eggs), (.vegan, .fish), (.vegan, .milk), (.vegan, .molluscs): true
    case (.vegetarian, .crustaceans), (.vegetarian, .fish), (.vegetarian, .molluscs): true
    case (.kosher, .crustaceans), (.kosher, .molluscs): true
    case (.glutenFree, .gluten): !entry.isOats
    default: false
    }
  }
}
