/// What a dish, one of its sizes or a choice costs: the amount as decimal digits with the currency's decimals.
package struct OfferViewModel: Sendable, Equatable {
  /// What the amount says, by the words of the format.
  package enum Kind: String, Sendable {
    case fixed, from, range, market, free
    case perUnit = "per-unit"
  }

  /// `33 cm`, or with its tier `33 cm, Lunch`.
  package var name: Optional<String>
  /// For programs: the size's id and the tier's word, as written.
  package var size: Optional<String>
  package var tier: Optional<String>
  /// `Lunch`: who pays this price, or when. Such an offer follows that of its size.
  package var tierName: Optional<String>
  package var kind: Kind
  /// Empty where the day's market decides, as is the currency.
  package var price: String
  /// For programs: all allergens of this size, as `AllergensViewModel.declared` has them; `nil` where they are the dish's.
  package var allergens: Optional<DeclaredAllergens>
  /// A range's upper end.
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

/// What a dish costs: as a rule one offer, which lies in place and takes no list.
package struct OffersViewModel: Sendable, Equatable, ExpressibleByArrayLiteral {
  package let one: Optional<OfferViewModel>
  /// Empty where there is one, or none.
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

  /// A list of them, made when it is asked for.
  package var all: [OfferViewModel] { one.map { [$0] } ?? several }
}
