/// What is declared of a dish's allergens, for programs: the format's words for allergens and their kinds, each with
/// `contains` or `may-contain`.
///
/// Bits and no texts: each dish has its own, and a list of words would be allocated for each.
package struct DeclaredAllergens: Sendable, Equatable {
  /// What is in it, a bit a word: Annex II's order, kinds behind their allergen.
  package var contained: UInt32
  /// What may be in it.
  package var possible: UInt32

  package init(contained: UInt32 = 0, possible: UInt32 = 0) {
    self.contained = contained
    self.possible = possible
  }

  /// Calls `body` with each allergen in order, its kind where that is named, and what is said of it. A bit behind those of
  /// the words says nothing.
  package func forEach(
    _ body: (_ allergen: StaticString, _ kind: StaticString?, _ presence: StaticString) -> Void
  ) {
    var rest = contained | possible
    while rest != 0 {
      let number = rest.trailingZeroBitCount
      let bit: UInt32 = 1 << UInt32(number)
      guard let (allergen, kind) = DeclaredAllergens.words(number) else { return }
      if contained & bit != 0 { body(allergen, kind, "contains") }
      if possible & bit != 0 { body(allergen, kind, "may-contain") }
      rest &= rest &- 1
    }
  }

  /// The words by their place, `nil` behind the last.
  ///
  /// Not a table: a list that all workers read would have its references counted by all of them. A test holds it equal to
  /// the domain's words: `AllergenPresenterTests.tellsProgramsEachWordOfTheFormat`.
  private static func words(_ number: Int) -> (allergen: StaticString, kind: StaticString?)? {
    switch number {
    case 0: ("gluten", nil)
    case 1: ("gluten", "wheat")
    case 2: ("gluten", "spelt")
    case 3: ("gluten", "khorasan")
    case 4: ("gluten", "rye")
    case 5: ("gluten", "barley")
    case 6: ("gluten", "oats")
    case 7: ("crustaceans", nil)
    case 8: ("eggs", nil)
    case 9: ("fish", nil)
    case 10: ("peanuts", nil)
    case 11: ("soybeans", nil)
    case 12: ("milk", nil)
    case 13: ("nuts", nil)
    case 14: ("nuts", "almond")
    case 15: ("nuts", "hazelnut")
    case 16: ("nuts", "walnut")
    case 17: ("nuts", "cashew")
    case 18: ("nuts", "pecan")
    case 19: ("nuts", "brazil")
    case 20: ("nuts", "pistachio")
    case 21: ("nuts", "macadamia")
    case 22: ("celery", nil)
    case 23: ("mustard", nil)
    case 24: ("sesame", nil)
    case 25: ("sulphites", nil)
    case 26: ("lupin", nil)
    case 27: ("molluscs", nil)
    default: nil
    }
  }
}
