import MenugenDomain

/// A currency's sign in an amount.
enum CurrencySign: String, Sendable {
  case dollar = "$"
  case euro = "€"
  case pound = "£"
  case yen = "¥"

  /// The codes of the currencies that are written with the sign, the most common one first.
  var codes: [String] {
    switch self {
    case .dollar:
      [
        "USD", "AUD", "CAD", "HKD", "NZD", "SGD", "TWD", "BBD", "BMD", "BND", "BSD", "BZD", "FJD", "GYD", "JMD", "KYD",
        "LRD", "NAD", "SBD", "SRD", "TTD", "XCD", "ARS", "CLP", "COP", "CUP", "DOP", "MXN", "UYU",
      ]
    case .euro: ["EUR"]
    case .pound: ["GBP", "FKP", "GIP", "SHP"]
    case .yen: ["JPY", "CNY"]
    }
  }

  func isUsed(by currency: Currency) -> Bool { codes.contains(currency.code) }
}
