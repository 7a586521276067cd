/// What a guest pays, and on what terms.
package struct Price: Sendable, Hashable {
  package var kind: Kind
  /// Prices for some guests or times, as written: `students`, `lunch`.
  package var tiers: [Tier]

  package enum Kind: Sendable, Hashable {
    case fixed(Money)
    /// At least this much.
    case from(Money)
    case range(Money, Money)
    /// For a measure: "1.60" without "per 100 g" would lie.
    case perUnit(Money, Measure)
    /// The day's market price: asked for at the table.
    case market
    /// Nothing, in the currency of the prices beside it.
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

  /// What a tier asks, on the price's own terms: for the same measure, or at least as much.
  package func kind(of tier: Tier) -> Kind {
    switch kind {
    case .from: .from(tier.money)
    case .perUnit(_, let measure): .perUnit(tier.money, measure)
    case .fixed, .range, .market, .free: .fixed(tier.money)
    }
  }

  /// The amount that stands first: a range's lower end; nothing for market and free.
  package var amount: Money? {
    switch kind {
    case .fixed(let money), .from(let money), .range(let money, _), .perUnit(let money, _): money
    case .market, .free: nil
    }
  }
}

/// What a price per unit is for: `100 g`, `1 l`, a piece.
package struct Measure: Sendable, Hashable {
  /// As written, in decimal digits; `nil` for one.
  package let quantity: String?
  package var unit: Unit

  /// The units a price may be given for. Their codes in schema.org's `unitCode` are UN/CEFACT's Recommendation 20.
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
