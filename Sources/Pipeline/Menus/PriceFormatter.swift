import MenugenDomain
import MenugenLocalization
import MenugenText

/// Formats prices in a menu's main currency, whose format is looked up once.
final class PriceFormatter {
  private let currency: Currency
  private let format: MoneyFormat

  init(_ currency: Currency, in presentation: Presentation) {
    self.currency = currency
    format = presentation.locale.moneyFormat(
      currency: currency.code, exponent: currency.exponent, grouping: presentation.site.grouping == .auto)
  }

  /// The text of an amount, as in `Presentation.priceText`; `nil` for another currency.
  func text(_ money: Money) -> String? {
    if money.currency != currency { return nil }
    return String.written { format.append(minorUnits: money.minorUnits, to: &$0) }
  }
}
