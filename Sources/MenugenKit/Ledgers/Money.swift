import MenugenDomain
import MenugenLocalization

/// An exact amount of money in a currency's minor units.
public struct Money: Sendable, Hashable, CustomStringConvertible {
  /// The amount in minor units, such as cents; negative for money out.
  public let minorUnits: Int128
  private let unit: Currency

  init(_ minorUnits: some BinaryInteger, _ currency: Currency) {
    self.minorUnits = Int128(minorUnits)
    unit = currency
  }

  /// The ISO 4217 code, such as `EUR`.
  public var currency: String { unit.code }

  /// The number of decimals of the currency, such as 2 for euros.
  public var decimals: Int { unit.exponent }

  /// The amount in decimal digits, such as `-12.50`.
  public var decimal: String { decimalText(minorUnits, exponent: decimals) }

  /// Returns the amount formatted for a language, such as `-12,50 €` in German.
  ///
  /// - Parameter language: A BCP 47 tag. Unknown languages use the English format.
  public func text(in language: String) -> String {
    LocaleFormat(LanguageTag(language)?.code ?? "en").money(sum: minorUnits, currency: currency, exponent: decimals)
  }

  /// The amount in decimal digits and the currency, such as `-12.50 EUR`.
  public var description: String { "\(decimal) \(currency)" }
}
