/// A currency of ISO 4217: its alphabetic code and number of decimals.
///
/// Two bytes wide, to keep ledgers of a million movements small.
@usableFromInline package struct Currency: Sendable, Hashable {
  @usableFromInline let index: UInt16

  /// The currency with an upper-case code such as `EUR`, active or withdrawn; `nil` for an unknown code.
  package init?(code: String) {
    guard let currency = Currency(code.utf8.span) else { return nil }
    self = currency
  }

  /// The currency with a code given as bytes.
  package init?(_ code: Span<UInt8>) {
    guard let slot = Currency.slot(code) else { return nil }
    let index = Currency.indexes[slot]
    guard index != .max else { return nil }
    self.index = index
  }

  private init(index: UInt16) { self.index = index }

  /// A small number that identifies the currency in this process. It isn't stable between builds: never store it.
  @inlinable package var number: UInt16 { index }

  @inlinable package static func == (left: Currency, right: Currency) -> Bool { left.index == right.index }

  /// The three-letter code: `EUR`.
  package var code: String { Currency.table[Int(index)].code }

  /// Decimals of the minor unit: 2 for EUR, 0 for JPY, 3 for KWD, 4 for CLF.
  package var exponent: Int { Int(Currency.exponents[Int(index)]) }

  package static let usd = Currency(code: "USD") ?? Currency(index: 0)
  package static let eur = Currency(code: "EUR") ?? Currency(index: 0)

  /// The day on which ISO 4217 withdrew the currency; `nil` for an active one.
  package var withdrawal: CalendarDate? {
    let place = Int(index) - Currency.active.count
    return place < 0 ? nil : WithdrawnCurrency.all[place].withdrawal
  }

  /// Whether ISO 4217 withdrew the currency on any date.
  package var isWithdrawn: Bool { index >= Currency.activeCount }

  private static let activeCount = UInt16(active.count)

  /// The active codes in alphabetic order, for spelling suggestions.
  package static var codes: [String] { active.map(\.code) }

  /// The active codes, followed by the withdrawn ones.
  private static let table = active + WithdrawnCurrency.all.map { ($0.code, $0.exponent) }

  /// The active codes of ISO 4217 (list one), by exponent, without funds and metals that have no minor unit.
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

  /// The exponents of `table`, in an array without reference counts.
  private static let exponents = table.map { UInt8($0.exponent) }

  /// Indexes into `table` by code, read as a number in base 26.
  private static let indexes: [UInt16] = {
    var indexes = [UInt16](repeating: .max, count: 26 * 26 * 26)
    for (index, entry) in table.enumerated() {
      if let slot = slot(entry.code.utf8.span) { indexes[slot] = UInt16(index) }
    }
    return indexes
  }()

  private static func slot(_ code: Span<UInt8>) -> Int? {
    guard code.count == 3 else { return nil }
    var slot = 0
    for index in code.indices {
      let byte = code[index]
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
