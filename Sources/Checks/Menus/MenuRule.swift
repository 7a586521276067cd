package import MenugenDiagnostics

/// A rule that a menu is checked against once it has been read. Each rule has a file with its name.
package struct MenuRule: Sendable {
  /// What the rule is about: a menu that has none of it can't break the rule. Empty for a rule about every menu.
  private let traits: MenuTraits
  /// Whether the rule is left out for a menu with errors: what has an error is missing from the menu.
  private let needsWholeMenu: Bool
  /// Everything in the menu that breaks the rule.
  package let check: @Sendable (borrowing CheckedMenu) -> [Finding]

  init(
    traits: MenuTraits = [], needsWholeMenu: Bool = false,
    check: @escaping @Sendable (borrowing CheckedMenu) -> [Finding]
  ) {
    self.traits = traits
    self.needsWholeMenu = needsWholeMenu
    self.check = check
  }

  /// The rules that need nothing but the menu.
  package static let all: [MenuRule] = [
    .contradictedDiets, .undeclaredAllergens, .missingTranslations, .missingAlternativeTexts, .undeclaredIngredients,
    .neverServed, .duplicateOrderCodes, .negativeTotals, .missingPrices, .emptyMenu, .emptySections,
  ]

  /// - Parameters:
  ///   - traits: What the menu has.
  ///   - isWhole: Whether the menu has no errors.
  package func applies(to traits: MenuTraits, isWhole: Bool) -> Bool {
    (self.traits.isEmpty || !self.traits.isDisjoint(with: traits)) && (isWhole || !needsWholeMenu)
  }
}

/// A broken rule: the message, and the place in the file that was read; `nil` for the file as a whole.
package struct Finding: Sendable {
  package var message: DiagnosticMessage
  package var range: Range<Int>?

  init(_ message: DiagnosticMessage, at range: Range<Int>?) {
    self.message = message
    self.range = range
  }
}

/// What some menus have and many don't, noted while a menu is read: visiting all items for each rule took an eighth of
/// the time of reading.
package struct MenuTraits: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let images = MenuTraits(rawValue: 1)
  package static let ingredients = MenuTraits(rawValue: 2)
  package static let orderCodes = MenuTraits(rawValue: 4)
  package static let availability = MenuTraits(rawValue: 8)
  /// Items or options that don't declare allergens, except perhaps by size.
  package static let undeclared = MenuTraits(rawValue: 16)
  /// Items without a price or sizes.
  package static let unpriced = MenuTraits(rawValue: 32)
  /// Tags that aren't diets.
  package static let tags = MenuTraits(rawValue: 64)
}
