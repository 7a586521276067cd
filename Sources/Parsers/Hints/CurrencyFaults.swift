import MenugenDomain

/// Why a code of three letters is no currency that amounts are written in, though it is, or was, one of ISO 4217, or is taken for one.
struct CurrencyFault {
  var message: String
  var hint: String

  /// `nil` for a code that never was one.
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

  /// What to write in place of a withdrawn currency.
  static func hint(withdrawn code: String) -> String {
    successors[code].map { "write the amounts in \($0), which took its place, at the rate they were changed at" }
      ?? "write the amounts in the currency that took its place"
  }

  /// Widely traded tokens, whose codes are near to those of currencies.
  private static let unofficial: Set = [
    "ADA", "BCH", "BNB", "BTC", "DOT", "ETH", "LTC", "SOL", "TRX", "XBT", "XLM", "XMR", "XRP",
  ]

  /// Metals, funds and the like.
  private static let unitless: Set = [
    "XAG", "XAU", "XBA", "XBB", "XBC", "XBD", "XDR", "XPD", "XPT", "XSU", "XTS", "XUA", "XXX",
  ]

  /// Of the codes that were withdrawn (ISO 4217, list three), those of this century and what took their place.
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
