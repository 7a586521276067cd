import MenugenDomain
import MenugenLocalization
import MenugenText

/// The currency that a menu's prices are in, as a rule all of them: how it is written is looked up once.
final class KnownCurrency {
  private let currency: Currency
  private let format: MoneyFormat

  init(_ currency: Currency, in presentation: Presentation) {
    self.currency = currency
    format = presentation.locale.moneyFormat(
      currency: currency.code, exponent: currency.exponent, grouping: presentation.site.grouping == .auto)
  }

  /// As `Presentation.priceText`; `nil` for an amount of another currency.
  func text(_ money: Money) -> String? {
    if money.currency != currency { return nil }
    return String.written { format.append(minorUnits: money.minorUnits, to: &$0) }
  }
}
