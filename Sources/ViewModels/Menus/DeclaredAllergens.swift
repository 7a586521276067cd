/// An item's declared allergens in machine-readable form: words of menu files, each with `contains` or `may-contain`.
///
/// Stored as bits, to avoid an allocation for each item.
package struct DeclaredAllergens: Sendable, Equatable {
  /// The contained allergens, one bit each, in the order of Annex II, where kinds follow their allergen.
  package var contained: UInt32
  /// The possible allergens.
  package var possible: UInt32

  package init(contained: UInt32 = 0, possible: UInt32 = 0) {
    self.contained = contained
    self.possible = possible
  }

  /// Calls `body` with each allergen in order, its kind if any, and its presence. Ignores unused bits.
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

  /// The allergen and kind of a bit; `nil` for unused ones.
  ///
  /// A `switch` instead of a shared table, which all threads would reference-count.
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
