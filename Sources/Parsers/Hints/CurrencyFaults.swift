import MenugenDiagnostics
import MenugenDomain

/// Why a three-letter code can't be used as a currency, although ISO 4217 has or had it, or it looks like one.
enum CurrencyFault {
  /// Returns why a code isn't a usable currency; `nil` if it never was one.
  static func find(_ code: String) -> DiagnosticMessage? {
    if unitless.contains(code) || unofficial.contains(code) { return .notACurrency(code) }
    return Currency(code: code)?.withdrawal.map {
      .withdrawnCurrency(code, in: String($0.iso.prefix(7)), successor: successors[code])
    }
  }

  /// The suggestion for a withdrawn currency.
  static func hint(withdrawn code: String) -> String { DiagnosticMessage.currencyReplacement(by: successors[code]) }

  /// Widely traded tokens, whose codes are similar to those of currencies.
  private static let unofficial: Set = [
    "ADA", "BCH", "BNB", "BTC", "DOT", "ETH", "LTC", "SOL", "TRX", "XBT", "XLM", "XMR", "XRP",
  ]

  /// Metals, funds and similar.
  private static let unitless: Set = [
    "XAG", "XAU", "XBA", "XBB", "XBC", "XBD", "XDR", "XPD", "XPT", "XSU", "XTS", "XUA", "XXX",
  ]

  /// The successors of currencies withdrawn in this century (ISO 4217, list three).
  private static let successors: [String: String] = {
    var codes = [
      "ANG": "XCG", "AZM": "AZN", "BYR": "BYN", "CUC": "CUP", "GHC": "GHS", "MRO": "MRU", "MZM": "MZN", "ROL": "RON",
      "SDD": "SDG", "SLL": "SLE", "STD": "STN", "TMM": "TMT", "TRL": "TRY", "VEB": "VES", "VEF": "VES", "ZMK": "ZMW",
      "ZWL": "ZWG",
    ]
    for code in [
      "ATS", "BEF", "BGN", "CYP", "DEM", "EEK", "ESP", "FIM", "FRF", "GRD", "HRK", "IEP", "ITL", "LTL", "LUF", "LVL",
      "MTL",
      "NLG", "PTE", "SIT", "SKK",
    ] { codes[code] = "EUR" }
    return codes
  }()
}
