import MenugenDomain
import MenugenLocalization
import MenugenText
import MenugenViewModels

/// Formats prices in a menu's main currency, whose format is looked up once.
final class PriceFormatter {
  private let currency: Currency
  private let format: MoneyFormat
  private let prefix: String
  private let suffix: String

  init(_ currency: Currency, in presentation: Presentation) {
    self.currency = currency
    format = presentation.priceFormat(of: currency)
    (prefix, suffix) = format.affixTexts
  }

  /// The text of an amount, as in `Presentation.priceText`; `nil` for another currency.
  func text(_ money: Money) -> String? {
    if money.currency != currency { return nil }
    return String.written { format.append(minorUnits: money.minorUnits, to: &$0) }
  }

  /// An amount without its currency; `nil` for another currency.
  ///
  /// - Parameter sign: Written before the number.
  func amount(_ money: Money, label: String? = nil, sign: String = "") -> AmountViewModel? {
    if money.currency != currency { return nil }
    return AmountViewModel(
      String.written { output in
        output.append(sign)
        format.appendNumber(minorUnits: money.minorUnits, to: &output)
      }, before: prefix, after: suffix, label: label)
  }

  /// A price range without its currency; `nil` for another currency.
  func amount(_ low: Money, _ high: Money) -> AmountViewModel? {
    guard low.currency == currency, high.currency == currency else { return nil }
    return AmountViewModel(
      String.written { format.appendNumberRange(from: low.minorUnits, to: high.minorUnits, to: &$0) },
      before: prefix, after: suffix)
  }

  /// The currency as prices write it: `€`.
  var symbol: String { format.symbol }
}
