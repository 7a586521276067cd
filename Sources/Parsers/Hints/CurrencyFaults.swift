import MenugenDomain

/// Why a three-letter code can't be used as a currency, although ISO 4217 has or had it, or it looks like one.
struct CurrencyFault {
  var message: String
  var hint: String

  /// Returns `nil` for a code that was never a currency.
  init?(code: String) {
    if CurrencyFault.unitless.contains(code) {
      message = "'\(code)' has no minor unit in ISO 4217, so that amounts in it couldn't add up exactly"
      hint = "write what it is worth in a currency, such as EUR"
    } else if let withdrawal = Currency(code: code)?.withdrawal {
      message = "'\(code)' was withdrawn from ISO 4217 in \(withdrawal.iso.prefix(7))"
      hint = CurrencyFault.hint(withdrawn: code)
    } else if CurrencyFault.unofficial.contains(code) {
      message = "'\(code)' is no currency of ISO 4217"
      hint = "write what it is worth in a currency, such as EUR"
    } else {
      return nil
    }
  }

  /// The suggestion for a withdrawn currency.
  static func hint(withdrawn code: String) -> String {
    successors[code].map { "write the amounts in \($0), which took its place, at the rate they were changed at" }
      ?? "write the amounts in the currency that took its place"
  }

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
