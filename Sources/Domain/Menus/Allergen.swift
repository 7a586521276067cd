/// The fourteen allergens that EU law has declared (Regulation 1169/2011, Annex II), in its order.
package enum Allergen: String, Sendable, CaseIterable, Comparable, BitwiseCopyable {
  case gluten, crustaceans, eggs, fish, peanuts, soybeans, milk, nuts, celery, mustard, sesame, sulphites, lupin,
    molluscs

  /// 1 to 14: its place in Annex II, and its number in EU number codes.
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

  /// The kinds that may be named after a dot: `gluten.wheat`, `nuts.almond` (Annex II, points 1 and 8).
  package var kinds: [String] {
    switch self {
    case .gluten: ["wheat", "spelt", "khorasan", "rye", "barley", "oats"]
    case .nuts: ["almond", "hazelnut", "walnut", "cashew", "pecan", "brazil", "pistachio", "macadamia"]
    default: []
    }
  }

  /// How many kinds there are, without a list of them.
  var kindCount: Int {
    switch self {
    case .gluten: 6
    case .nuts: 8
    default: 0
    }
  }

  package static func < (left: Allergen, right: Allergen) -> Bool { left.number < right.number }
}

/// What a dish says of its allergens. Saying nothing is not the same as saying "none".
package enum AllergenDeclaration: Sendable, Hashable {
  /// No `allergens` key: never shown or filtered as safe.
  case notDeclared
  /// Declared; an empty list says that there are none. Sorted by Annex II.
  case declared([DeclaredAllergen])

  package var isDeclared: Bool { if case .declared = self { true } else { false } }
}

/// One allergen of a dish: in it, or possibly in it.
package struct DeclaredAllergen: Sendable, Hashable, Comparable, BitwiseCopyable {
  package var allergen: Allergen
  /// Its place among the kinds of Annex II, from 1; 0 where none is named. A number, so that lists of allergens, of
  /// which each dish has one, own no texts.
  private var kindNumber: UInt8
  package var presence: Presence

  package enum Presence: String, Sendable, CaseIterable, BitwiseCopyable {
    case contains
    case mayContain = "may-contain"
  }

  /// `kind` is one of the allergen's `kinds`; any other counts as none.
  package init(_ allergen: Allergen, kind: String? = nil, presence: Presence = .contains) {
    self.allergen = allergen
    self.presence = presence
    kindNumber = Self.number(ofKind: kind, of: allergen)
  }

  /// The kind of cereal or nut, such as `wheat`, where it was named.
  package var kind: String? {
    get { kindNumber == 0 ? nil : allergen.kinds[Int(kindNumber) - 1] }
    set { kindNumber = Self.number(ofKind: newValue, of: allergen) }
  }

  /// Whether it is `gluten.oats`, the one cereal that may be gluten-free.
  package var isOats: Bool { allergen == .gluten && Int(kindNumber) == allergen.kindCount }

  /// Whether its kind was named.
  package var hasKind: Bool { kindNumber != 0 }

  private static func number(ofKind kind: String?, of allergen: Allergen) -> UInt8 {
    kind.flatMap { allergen.kinds.firstIndex(of: $0) }.map { UInt8($0 + 1) } ?? 0
  }

  /// The word of FORMATS: `gluten.wheat`.
  package var word: String { kind.map { "\(allergen.rawValue).\($0)" } ?? allergen.rawValue }

  /// The word's place among all, from 0: Annex II's order, kinds behind their allergen. There are 28.
  ///
  /// A test holds it equal to the lists of `kinds`, and to the words of a menu for programs:
  /// `AllergenPresenterTests.tellsProgramsEachWordOfTheFormat`.
  package var wordNumber: Int {
    let kindsBefore =
      (allergen > .gluten ? Allergen.gluten.kindCount : 0) + (allergen > .nuts ? Allergen.nuts.kindCount : 0)
    return allergen.number - 1 + kindsBefore + Int(kindNumber)
  }

  /// Whether both name the same allergen and kind.
  package func hasWord(of other: DeclaredAllergen) -> Bool {
    allergen == other.allergen && kindNumber == other.kindNumber
  }

  /// Annex II's order, that of its kinds included: wheat, rye, barley.
  package static func < (left: DeclaredAllergen, right: DeclaredAllergen) -> Bool {
    left.allergen == right.allergen ? left.kindNumber < right.kindNumber : left.allergen < right.allergen
  }
}

/// A diet a dish suits; schema.org's `RestrictedDiet` where it has one.
package enum Diet: String, Sendable, CaseIterable, BitwiseCopyable {
  case vegan, vegetarian, halal, kosher, hindu
  case glutenFree = "gluten-free"
  case lactoseFree = "lactose-free"
  case lowLactose = "low-lactose"
  case lowCalorie = "low-calorie"
  case lowFat = "low-fat"
  case lowSalt = "low-salt"
  case diabetic

  /// Its place among all.
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

  /// Whether there is an allergen that a dish of this diet can't contain.
  package var excludesAllergens: Bool {
    switch self {
    case .vegan, .vegetarian, .kosher, .glutenFree: true
    case .halal, .hindu, .lactoseFree, .lowLactose, .lowCalorie, .lowFat, .lowSalt, .diabetic: false
    }
  }

  /// Whether a dish of this diet can't contain the allergen.
  ///
  /// Milk without lactose is milk (Regulation 1169/2011, Annex II), and gluten-free oats are oats (Regulation 828/2014): a dish
  /// declares both, and keeps its diet.
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
