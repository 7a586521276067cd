/// A rate of value added tax: an exact number of thousandths of a percent, so 5.5 % is 5,500.
package struct VATRate: Sendable, Hashable, Comparable {
  package let thousandths: Int32

  /// A percentage from 0 to 100 with up to three decimals, such as `7 %`, `8.1%` or `5.5`; `nil` for other text.
  package init?(written text: String) {
    var text = text[...]
    if text.last == "%" {
      text = text.dropLast()
      while text.last == " " || text.last == "\u{A0}" || text.last == "\u{202F}" { text = text.dropLast() }
    }
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, !whole.isEmpty, whole.utf8.count <= 3, isDigits(whole), let percent = Int32(whole)
    else { return nil }
    var thousandths = percent * 1_000
    if parts.count == 2 {
      guard !parts[1].isEmpty, parts[1].utf8.count <= 3, isDigits(parts[1]) else { return nil }
      let padded = parts[1] + String(repeating: "0", count: 3 - parts[1].utf8.count)
      thousandths += Int32(padded) ?? 0
    }
    guard thousandths <= 100_000 else { return nil }
    self.thousandths = thousandths
  }

  /// The percentage in decimal digits: `7`, `5.5`.
  package var decimal: String {
    let fraction = thousandths % 1_000
    if fraction == 0 { return String(thousandths / 1_000) }
    var digits = String(fraction + 1_000).dropFirst()
    while digits.last == "0" { digits = digits.dropLast() }
    return "\(thousandths / 1_000).\(digits)"
  }

  /// Returns the tax that a gross amount includes: gross × rate ÷ (100 + rate), rounded half away from zero.
  ///
  /// The net amount is the gross amount less the tax, so both add up to it exactly.
  package func tax(in gross: Int64) -> Int64 {
    let divisor = Int128(100_000 + thousandths)
    let half = gross < 0 ? -divisor / 2 : divisor / 2
    // An even divisor has an exact half; with an odd one, no quotient ends in a half.
    return Int64(clamping: (Int128(gross) * Int128(thousandths) + half) / divisor)
  }

  package static func < (left: VATRate, right: VATRate) -> Bool { left.thousandths < right.thousandths }
}

extension VATRate {
  /// Reads a rate without `%` that is probably a fraction of one, such as `0.19` for 19 %: the percentage it may stand for.
  /// `nil` for a percentage.
  package init?(fraction text: String) {
    guard text.last != "%", let rate = VATRate(written: text), (1..<1_000).contains(rate.thousandths) else {
      return nil
    }
    self.init(thousandths: rate.thousandths * 100)
  }

  private init(thousandths: Int32) { self.thousandths = thousandths }
}

private func isDigits(_ text: Substring) -> Bool {
  text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
}

/// What a movement or a category has as its VAT: a rate, or `none`. A rate of 0 % is taxable at zero; `none` isn't taxed.
package enum WrittenVAT: Sendable, Hashable {
  case none
  case rate(VATRate)

  /// `nil` for other text.
  package init?(written text: String) {
    if text == "none" {
      self = .none
    } else if let rate = VATRate(written: text) {
      self = .rate(rate)
    } else {
      return nil
    }
  }

  package var rate: VATRate? { if case .rate(let rate) = self { rate } else { nil } }
}
