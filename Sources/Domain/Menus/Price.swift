/// What a guest pays, and on what terms.
package struct Price: Sendable, Hashable {
  package var kind: Kind
  /// Prices for some guests or times, labelled as written: `students`, `lunch`.
  package var tiers: [Tier]

  package enum Kind: Sendable, Hashable {
    case fixed(Money)
    /// At least this amount.
    case from(Money)
    case range(Money, Money)
    /// For a measure: `1.60 per 100 g`.
    case perUnit(Money, Measure)
    /// The day's market price, on request.
    case market
    /// Free, in the currency of the neighbouring prices.
    case free(Currency)
  }

  package struct Tier: Sendable, Hashable {
    package var name: String
    package var money: Money

    package init(name: String, money: Money) {
      self.name = name
      self.money = money
    }
  }

  package init(_ kind: Kind, tiers: [Tier] = []) {
    self.kind = kind
    self.tiers = tiers
  }

  /// A tier's price on the terms of this one: for the same measure, or at least that amount.
  package func kind(of tier: Tier) -> Kind {
    switch kind {
    case .from: .from(tier.money)
    case .perUnit(_, let measure): .perUnit(tier.money, measure)
    case .fixed, .range, .market, .free: .fixed(tier.money)
    }
  }

  /// The first amount shown: a range's lower end; `nil` for market and free.
  package var amount: Money? {
    switch kind {
    case .fixed(let money), .from(let money), .range(let money, _), .perUnit(let money, _): money
    case .market, .free: nil
    }
  }
}

/// The measure of a price per unit: `100 g`, `1 l`, a piece.
package struct Measure: Sendable, Hashable {
  /// As written, in decimal digits; `nil` for one.
  package let quantity: String?
  package var unit: Unit

  /// The units of a price. Their codes for schema.org's `unitCode` are those of UN/CEFACT Recommendation 20.
  package enum Unit: String, Sendable, CaseIterable {
    case gram = "g"
    case kilogram = "kg"
    case milliliter = "ml"
    case centiliter = "cl"
    case deciliter = "dl"
    case liter = "l"
    case ounce = "oz"
    case fluidOunce = "fl-oz"
    case pound = "lb"
    case piece, portion, person, slice, scoop, glass, bottle, cup, dozen, hour
  }

  package init(quantity: String? = nil, unit: Unit) {
    self.quantity = quantity
    self.unit = unit
  }
}
