import MenugenDomain
import MenugenLocalization
import MenugenViewModels

extension Presentation {
  /// A price as text: `12,50 €`, `from €8.00`, `€1.60 per 100 g`, `Market price`.
  func priceText(_ price: Price) -> String {
    switch price.kind {
    case .fixed(let money): priceText(money)
    case .from(let money): phrases.priceFrom(["price": priceText(money)])
    case .range(let low, let high): priceRangeText(low, high)
    case .perUnit(let money, let measure):
      phrases.pricePer(["price": priceText(money), "unit": measureText(measure)])
    case .market: phrases.priceMarket
    case .free: phrases.priceFree
    }
  }

  /// `100 g`, `piece`, `2 pieces`.
  func measureText(_ measure: Measure) -> String {
    let key = "unit.\(measure.unit.rawValue)"
    let unit = phrases.word(key, forQuantity: measure.quantity) ?? measure.unit.rawValue
    return measure.quantity.map { "\(decimal($0))\u{A0}\(unit)" } ?? unit
  }

  /// The price of an item with a single price and no tiers.
  func singlePrice(of item: borrowing MenuItem, in known: PriceFormatter? = nil) -> String? {
    guard case .price(let price) = item.offer else { return nil }
    if case .fixed(let money) = price.kind, let text = known?.text(money) { return text }
    return priceText(price)
  }

  /// The same price without its currency.
  func singleAmount(of item: borrowing MenuItem, in known: PriceFormatter? = nil) -> AmountViewModel? {
    guard case .price(let price) = item.offer else { return nil }
    return amount(price.kind, in: known)
  }

  /// A row for each size and tier.
  ///
  /// - Parameter choices: All options of the item.
  func priceRows(
    of item: MenuItem, in file: LanguageTag, choices: [OptionGroup] = [], _ currency: PriceFormatter? = nil
  ) -> [PriceRowViewModel] {
    switch item.offer {
    case .none: return []
    case .price(let price): return tierRows(of: price, in: file, currency)
    case .sizes(let sizes):
      let besides = sizeCodes(of: item, choices: choices)
      return sizes.flatMap { size in
        var name = label(size.name, in: file)
        if let codes = codes(besides.filter { $0.sizes.contains { $0.id == size.id } }.map(\.entry)) {
          name.text += " (\(codes))"
        }
        let price = size.price
        return [PriceRowViewModel(name: name, price: priceText(price), amount: amount(price.kind, in: currency))]
          + tierRows(of: price, size: name, in: file, currency)
      }
    }
  }

  /// The allergens of some sizes, if codes are used, which are shown after the names of sizes.
  private func sizeCodes(of item: MenuItem, choices: [OptionGroup]) -> [MenuItem.SizeAllergen] {
    guard site.allergenCodes == .numbers || site.allergenCodes == .letters, item.hasSizeAllergens else { return [] }
    return ServedAllergens(item, with: choices).sizes
  }

  /// `lunch`, or with sizes `33 cm, lunch`.
  private func tierRows(
    of price: Price, size: LabelViewModel? = nil, in file: LanguageTag, _ currency: PriceFormatter?
  ) -> [PriceRowViewModel] {
    price.tiers.map { tier in
      let amount = amount(price.kind(of: tier), in: currency)
      let price = priceText(Price(price.kind(of: tier)))
      let name = phrases.word("tier.\(tier.name)").map { LabelViewModel($0) } ?? label(Label(tier.name), in: file)
      guard let size else { return PriceRowViewModel(name: name, price: price, amount: amount) }
      return PriceRowViewModel(name: size, tier: name, separator: phrases.comma, price: price, amount: amount)
    }
  }

  private func tierName(_ tier: Price.Tier) -> String { phrases.word("tier.\(tier.name)") ?? tier.name }

  /// The exact prices: an offer for each size and tier.
  ///
  /// - Parameter choices: All options of the item.
  func offers(of item: MenuItem, in file: LanguageTag, choices: [OptionGroup] = []) -> OffersViewModel {
    let availability = availability(of: item.status)
    let served = item.hasSizeAllergens ? ServedAllergens(item, with: choices) : nil
    func offers(_ price: Price, size: MenuItem.Size? = nil) -> [OfferViewModel] {
      let name = size.map { label($0.name, in: file).text }
      let allergens = size.flatMap { served?.declared(ofSize: $0, item) }.flatMap { declared($0) }
      var offers: [OfferViewModel] = []
      var own = offer(price, name: name, availability: availability)
      own.size = size?.id
      own.allergens = allergens
      offers.append(own)
      for tier in price.tiers {
        var offer = offer(
          Price(price.kind(of: tier)),
          name: [name, tierName(tier)].compactMap(\.self).joined(separator: phrases.comma), availability: availability)
        offer.size = size?.id
        offer.tier = tier.name
        offer.allergens = allergens
        offer.tierName = tierName(tier)
        offers.append(offer)
      }
      return offers
    }
    switch item.offer {
    case .none: return []
    // Fast path: most items have one price.
    case .price(let price) where price.tiers.isEmpty:
      return OffersViewModel(offer(price, name: nil, availability: availability))
    case .price(let price): return OffersViewModel(offers(price))
    case .sizes(let sizes): return OffersViewModel(sizes.flatMap { offers($0.price, size: $0) })
    }
  }

  /// schema.org's `ItemAvailability`.
  func availability(of status: MenuItem.Status) -> String {
    switch status {
    case .inStock, .hidden: "InStock"
    case .soldOut: "SoldOut"
    case .limited: "LimitedAvailability"
    }
  }

  private func offer(_ price: Price, name: String?, availability: String) -> OfferViewModel {
    func offer(_ kind: OfferViewModel.Kind, _ money: Money) -> OfferViewModel {
      OfferViewModel(
        name: name, kind: kind, price: money.decimal, currency: money.currency.code, availability: availability)
    }
    switch price.kind {
    case .fixed(let money): return offer(.fixed, money)
    case .from(let money): return offer(.from, money)
    case .range(let low, let high):
      var range = offer(.range, low)
      range.highPrice = high.decimal
      return range
    case .perUnit(let money, let measure):
      var single = offer(.perUnit, money)
      single.unit = [measure.quantity, measure.unit.rawValue].compactMap(\.self).joined(separator: " ")
      return single
    case .free(let currency): return offer(.free, Money(minorUnits: 0, currency: currency))
    case .market: return OfferViewModel(name: name, kind: .market, price: "", currency: "", availability: availability)
    }
  }
}
