import MenugenDomain
import MenugenLocalization
import MenugenText
import MenugenViewModels

extension Presentation {
  /// A price without its currency, if that is the menu's.
  func amount(_ price: Price.Kind, in currency: PriceFormatter?) -> AmountViewModel {
    switch price {
    case .fixed(let money): amount(money, in: currency)
    case .from(let money): amount(money, in: currency, label: terms(phrases.priceFrom(["price": ""])))
    case .perUnit(let money, let measure):
      amount(money, in: currency, label: terms(phrases.pricePer(["price": "", "unit": measureText(measure)])))
    case .range(let low, let high):
      currency?.amount(low, high) ?? AmountViewModel(priceRangeText(low, high))
    case .market: inWords(phrases.priceMarket)
    case .free: inWords(phrases.priceFree)
    }
  }

  private func amount(_ money: Money, in currency: PriceFormatter?, label: String? = nil) -> AmountViewModel {
    currency?.amount(money, label: label) ?? AmountViewModel(priceText(money), label: label)
  }

  /// A surcharge or reduction: `+1.50`, or `Free`.
  func addedAmount(_ money: Money, in currency: PriceFormatter?, label: String? = nil) -> AmountViewModel {
    if money.minorUnits == 0 { return inWords(phrases.priceFree, label: label) }
    return currency?.amount(money, label: label, sign: money.minorUnits < 0 ? "\u{2212}" : "+")
      ?? AmountViewModel(addedPriceText(money), label: label)
  }

  private func inWords(_ words: String, label: String? = nil) -> AmountViewModel {
    AmountViewModel(words, label: label, isInWords: true)
  }

  /// A phrase without its price: `from`.
  func terms(_ phrase: String) -> String {
    let scalars = phrase.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(phrase[first...last])
  }
}
