/// A currency of ISO 4217: its alphabetic code and how many decimals its minor unit has.
///
/// Two bytes wide, so that a million movements carry their currency for nothing.
@usableFromInline package struct Currency: Sendable, Hashable {
  @usableFromInline let index: UInt16

  /// The currency with this code, such as `EUR`, active or withdrawn; `nil` for a code that ISO 4217 doesn't list. Codes are
  /// upper case.
  package init?(code: String) {
    var code = code
    guard let currency = code.withUTF8({ Currency($0) }) else { return nil }
    self = currency
  }

  /// The same from a code's bytes.
  package init?(_ code: UnsafeBufferPointer<UInt8>) {
    guard let slot = Currency.slot(code) else { return nil }
    let index = Currency.indexes[slot]
    guard index != .max else { return nil }
    self.index = index
  }

  private init(index: UInt16) { self.index = index }

  /// A small number that stands for the currency while the program runs; never written anywhere.
  @inlinable package var number: UInt16 { index }

  @inlinable package static func == (left: Currency, right: Currency) -> Bool { left.index == right.index }

  /// The three letters: `EUR`.
  package var code: String { Currency.table[Int(index)].code }

  /// Decimals of the minor unit: 2 for euros, 0 for yen, 3 for Kuwaiti dinars, 4 for Chile's UF.
  package var exponent: Int { Int(Currency.exponents[Int(index)]) }

  package static let usd = Currency(code: "USD") ?? Currency(index: 0)
  package static let eur = Currency(code: "EUR") ?? Currency(index: 0)

  /// The day from which on it is no currency of ISO 4217 any more; `nil` for one that is.
  package var withdrawal: CalendarDate? {
    let place = Int(index) - Currency.active.count
    return place < 0 ? nil : WithdrawnCurrency.all[place].withdrawal
  }

  /// Whether it was withdrawn, be it only after some day that is asked for.
  package var isWithdrawn: Bool { index >= Currency.activeCount }

  private static let activeCount = UInt16(active.count)

  /// Every active code, in alphabetic order: what a misspelt one is compared with.
  package static var codes: [String] { active.map(\.code) }

  /// The active codes, and behind them those that were withdrawn.
  private static let table = active + WithdrawnCurrency.all.map { ($0.code, $0.exponent) }

  /// The active codes of ISO 4217 (list one), by exponent. Funds and metals without a minor unit are left out.
  private static let active: [(code: String, exponent: Int)] =
    (words(
      """
      AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CNY \
      COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR \
      ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN \
      MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE \
      SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR \
      ZMW ZWG
      """, 2)
    + words("BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF", 0)
    + words("BHD IQD JOD KWD LYD OMR TND", 3)
    + words("CLF UYW", 4))
    .sorted { $0.code < $1.code }

  /// The exponents of `table` by themselves, without a code to count the owners of.
  private static let exponents = table.map { UInt8($0.exponent) }

  /// Places in `table` by the code's letters as a number to the base 26: a million movements look theirs up.
  private static let indexes: [UInt16] = {
    var indexes = [UInt16](repeating: .max, count: 26 * 26 * 26)
    for (index, entry) in table.enumerated() {
      var code = entry.code
      if let slot = code.withUTF8({ slot($0) }) { indexes[slot] = UInt16(index) }
    }
    return indexes
  }()

  private static func slot(_ code: UnsafeBufferPointer<UInt8>) -> Int? {
    guard code.count == 3 else { return nil }
    var slot = 0
    for byte in code {
      guard byte >= UInt8(ascii: "A"), byte <= UInt8(ascii: "Z") else { return nil }
      slot = slot * 26 + Int(byte - UInt8(ascii: "A"))
    }
    return slot
  }

  private static func words(_ text: String, _ exponent: Int) -> [(code: String, exponent: Int)] {
    text.split(separator: " ").map { (String($0), exponent) }
  }
}

extension Currency: CustomStringConvertible {
  @usableFromInline package var description: String { code }
}
