import MenugenDomain
import MenugenLocalization
import MenugenViewModels

extension Presentation {
  /// An option group for items with these sizes.
  func optionGroup(
    _ group: OptionGroup, sizes: [MenuItem.Size], in file: LanguageTag, _ currency: PriceFormatter? = nil
  ) -> OptionGroupViewModel {
    var model = OptionGroupViewModel(
      id: group.id, name: label(group.name, in: file), rule: rule(of: group),
      options: group.options.filter { $0.status != .hidden }.map { option($0, sizes: sizes, in: file, currency) })
    model.minimum = group.minimum
    model.maximum = group.maximum
    model.maximumPerOption = group.maximumPerOption
    model.freeCount = group.freeCount
    return model
  }

  /// The number to choose: `Choose 1`, `Choose up to 4`, and how many are free.
  private func rule(of group: OptionGroup) -> String? {
    func count(_ value: Int, _ pattern: PluralPattern) -> String { pattern(value, text: number(value)) }
    var rules: [String] = []
    switch (group.minimum, group.maximum) {
    case (0, nil): break
    case (0, let maximum?): rules.append(count(maximum, phrases.chooseUpTo))
    case (let minimum, let maximum?) where minimum == maximum: rules.append(count(minimum, phrases.chooseExactly))
    case (let minimum, let maximum?):
      rules.append(phrases.chooseBetween(["min": number(minimum), "max": number(maximum)]))
    case (let minimum, nil): rules.append(count(minimum, phrases.chooseAtLeast))
    }
    // A limit above that of the group is redundant.
    if let each = group.maximumPerOption, group.maximum.map({ each < $0 }) ?? true {
      rules.append(phrases.chooseEach(["count": number(each)]))
    }
    if group.freeCount > 0 { rules.append(count(group.freeCount, phrases.chooseFree)) }
    return rules.isEmpty ? nil : rules.joined(separator: phrases.comma)
  }

  private func option(
    _ option: OptionGroup.Option, sizes: [MenuItem.Size], in file: LanguageTag, _ currency: PriceFormatter?
  ) -> OptionViewModel {
    var model = OptionViewModel(
      id: option.id, name: label(option.name, in: file), price: priceText(option.price, sizes: sizes, in: file),
      amounts: amounts(option.price, sizes: sizes, in: file, currency), allergens: allergens(option.allergens),
      diets: diets(option.suitableDiets),
      status: option.status == .soldOut ? phrases.soldOut : option.status == .limited ? phrases.limited : nil,
      isSoldOut: option.status == .soldOut, isDefault: option.isDefault)
    if option.isDefault { model.defaultMark = phrases.required("standard") }
    model.offers = offers(option, sizes: sizes, in: file)
    return model
  }

  /// The exact surcharges, as in `priceText`.
  private func offers(
    _ option: OptionGroup.Option, sizes: [MenuItem.Size], in file: LanguageTag
  ) -> [OfferViewModel] {
    let availability = availability(of: option.status)
    func offer(_ money: Money, _ kind: OfferViewModel.Kind = .fixed) -> OfferViewModel {
      OfferViewModel(
        kind: kind, price: money.decimal, currency: money.currency.code, availability: availability)
    }
    switch option.price {
    case .none: return []
    case .one(let money): return [offer(money)]
    case .perSize(let prices):
      let offers = sizes.compactMap { size in
        prices.first { $0.size == size.id }.map { price in
          var offer = offer(price.money)
          offer.size = size.id
          offer.name = label(size.name, in: file).text
          return offer
        }
      }
      return offers.isEmpty ? lowest(prices).map { [offer($0, .from)] } ?? [] : offers
    }
  }

  private func lowest(_ prices: [OptionGroup.SizePrice]) -> Money? {
    prices.map(\.money).min { $0.minorUnits < $1.minorUnits }
  }

  /// The surcharges without their currency, as in `priceText`.
  private func amounts(
    _ price: OptionGroup.OptionPrice, sizes: [MenuItem.Size], in file: LanguageTag, _ currency: PriceFormatter?
  ) -> [AmountViewModel] {
    switch price {
    case .none: return []
    case .one(let money): return [addedAmount(money, in: currency)]
    case .perSize(let prices):
      let amounts = sizes.compactMap { size in
        prices.first { $0.size == size.id }.map {
          var amount = addedAmount($0.money, in: currency)
          amount.size = label(size.name, in: file)
          return amount
        }
      }
      guard amounts.isEmpty else { return amounts }
      return lowest(prices).map { [addedAmount($0, in: currency, label: terms(phrases.priceFrom(["price": ""])))] }
        ?? []
    }
  }

  /// The surcharge: one, or one for each size, or "from" the lowest if none of these sizes has its own.
  private func priceText(
    _ price: OptionGroup.OptionPrice, sizes: [MenuItem.Size], in file: LanguageTag
  ) -> MixedTextViewModel? {
    func added(_ money: Money) -> String {
      money.minorUnits == 0 ? phrases.priceFree : addedPriceText(money)
    }
    switch price {
    case .none: return nil
    case .one(let money): return MixedTextViewModel(added(money))
    case .perSize(let prices):
      let texts = sizes.compactMap { size in
        prices.first { $0.size == size.id }.map {
          "\(tagged(size.name, in: file, isolated)) \(added($0.money))"
        }
      }
      guard texts.isEmpty else { return mixed(texts.joined(separator: phrases.comma)) }
      return lowest(prices).map { MixedTextViewModel(phrases.priceFrom(["price": added($0)])) }
    }
  }
}
