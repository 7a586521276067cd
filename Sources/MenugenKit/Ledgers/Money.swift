import MenugenDomain
import MenugenLocalization

/// An exact amount of money: an integer of the currency's minor unit.
public struct Money: Sendable, Hashable, CustomStringConvertible {
  /// The amount in minor units, such as cents for euros; negative for money that goes out.
  public let minorUnits: Int128
  private let unit: Currency

  init(_ minorUnits: some BinaryInteger, _ currency: Currency) {
    self.minorUnits = Int128(minorUnits)
    unit = currency
  }

  /// The ISO 4217 code of the currency, such as `EUR`.
  public var currency: String { unit.code }

  /// The number of decimals that the currency has: 2 for euros, 0 for yen.
  public var decimals: Int { unit.exponent }

  /// The amount in decimal digits with a point: `-12.50`.
  public var decimal: String { decimalText(minorUnits, exponent: decimals) }

  /// The amount as a language writes it: `-12,50 €` in German.
  ///
  /// - Parameter language: A BCP 47 tag. A language that menugen has no formats for, and a text that is no tag, give English.
  public func text(in language: String) -> String {
    LocaleFormat(LanguageTag(language)?.code ?? "en").money(sum: minorUnits, currency: currency, exponent: decimals)
  }

  /// The decimal digits and the currency: `-12.50 EUR`.
  public var description: String { "\(decimal) \(currency)" }
}
