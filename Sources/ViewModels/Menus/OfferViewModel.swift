/// The price of an item, a size or an option, in decimal digits with the currency's decimals.
package struct OfferViewModel: Sendable, Equatable {
  /// The kind of price, by the words of menu files.
  package enum Kind: String, Sendable {
    case fixed, from, range, market, free
    case perUnit = "per-unit"
  }

  /// `33 cm`, or with a tier `33 cm, Lunch`.
  package var name: Optional<String>
  /// The size's id and the tier's word, as written.
  package var size: Optional<String>
  package var tier: Optional<String>
  /// The tier: `Lunch`. Such an offer follows that of its size.
  package var tierName: Optional<String>
  package var kind: Kind
  /// Empty for a market price, like the currency.
  package var price: String
  /// The size's allergens, as in `AllergensViewModel.declared`; `nil` if they are the item's.
  package var allergens: Optional<DeclaredAllergens>
  /// The upper end of a range.
  package var highPrice: Optional<String>
  package var currency: String
  /// schema.org's `unitText`: `100 g`.
  package var unit: Optional<String>
  /// schema.org's `ItemAvailability`: `InStock`, `SoldOut`, `LimitedAvailability`.
  package var availability: String

  package init(
    name: String? = nil, size: String? = nil, tier: String? = nil, tierName: String? = nil, kind: Kind = .fixed,
    price: String, allergens: DeclaredAllergens? = nil, highPrice: String? = nil, currency: String, unit: String? = nil,
    availability: String = "InStock"
  ) {
    self.name = name
    self.size = size
    self.tier = tier
    self.tierName = tierName
    self.allergens = allergens
    self.kind = kind
    self.price = price
    self.highPrice = highPrice
    self.currency = currency
    self.unit = unit
    self.availability = availability
  }
}

/// An item's offers. Usually there is one, which is stored inline.
package struct OffersViewModel: Sendable, Equatable, ExpressibleByArrayLiteral {
  package let one: Optional<OfferViewModel>
  /// Empty for one offer or none.
  package let several: [OfferViewModel]

  package init(_ one: OfferViewModel) {
    self.one = one
    several = []
  }

  package init(_ all: [OfferViewModel]) {
    one = all.count == 1 ? all[0] : nil
    several = all.count == 1 ? [] : all
  }

  package init(arrayLiteral all: OfferViewModel...) { self.init(all) }

  package var isEmpty: Bool {
    if case .some = one { return false }
    return several.isEmpty
  }

  /// All offers, as a new array.
  package var all: [OfferViewModel] { one.map { [$0] } ?? several }
}
