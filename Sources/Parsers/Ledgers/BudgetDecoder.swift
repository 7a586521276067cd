import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax
import MenugenText

/// Decodes budgets: `budget: {costs/produce: 500.00}`, a monthly limit for a category and its descendants.
extension ContentDecoder {
  mutating func budgets(_ value: Value) -> [(budget: Budget, range: Range<Int>)] {
    guard value.kind == .object else {
      wrongType("budget", expected: "an object", example: "budget: {costs/produce: 500.00}", value)
      return []
    }
    var budgets: [(budget: Budget, range: Range<Int>)] = []
    var known: [CategoryPath: String] = [:]
    checkMissingValues(of: value, in: "budget")
    for (key, value) in value.members where !value.isNull {
      let category = key.text
      guard let limit = money(value, "budget of '\(category)'") else { continue }
      guard limit.minorUnits >= 0 else {
        report(.negativeBudget(category, limit: String(limit.decimal.drop { $0 == "-" })), at: value.range)
        continue
      }
      let path = CategoryPath(category)
      if let twin = known[path] {
        report(.duplicateBudget(category, other: twin), at: key.range)
        continue
      }
      known[path] = category
      budgets.append((Budget(category: category, limit: limit), key.range))
    }
    return budgets
  }
}

/// Decodes the site's exchange rates: `rates: [{date: 2026-01-01, from: USD, to: EUR, rate: 0.92}]`.
extension ContentDecoder {
  mutating func rates(_ value: Value) -> [ExchangeRate] {
    guard value.kind == .array else {
      wrongType(
        "rates", expected: "a list", example: "rates: [{date: 2026-01-01, from: USD, to: EUR, rate: \"0.92\"}]", value)
      return []
    }
    var rates: [ExchangeRate] = []
    var known: Set<RateKey> = []
    takesWithdrawnCurrencies = true
    defer { takesWithdrawnCurrencies = false }
    for element in value.elements where !element.isNull {
      guard let rate = rate(element) else { continue }
      if known.insert(RateKey(date: rate.date, from: rate.from, to: rate.to)).inserted {
        rates.append(rate)
      } else {
        report(.duplicateRate(from: rate.from.code, to: rate.to.code, date: rate.date.iso), at: element.range)
      }
    }
    return rates
  }

  /// What identifies a rate.
  private struct RateKey: Hashable {
    var date: CalendarDate
    var from: Currency
    var to: Currency
  }

  private mutating func rate(_ value: Value) -> ExchangeRate? {
    guard value.kind == .object else {
      wrongType(
        "rate", expected: "an object", example: "{date: 2026-01-01, from: USD, to: EUR, rate: \"0.92\"}", value)
      return nil
    }
    let known = errorCount
    var day: CalendarDate?
    var from: Currency?
    var to: Currency?
    var written: (text: String, range: Range<Int>)?
    checkEmptyKeys(of: value, in: "a rate", known: ContentObject.rate.names)
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "date": day = date(value, "date")
      case "from": from = currency(value)
      case "to": to = currency(value)
      case "rate": written = digits(value, "rate", example: "0.92").map { ($0, value.range) }
      default: unknownKey(key, in: "a rate", of: .rate)
      }
    }
    guard errorCount == known else { return nil }
    guard let day, let from, let to, let written, from != to else {
      report(.incompleteRate, at: value.range)
      return nil
    }
    if let rate = ExchangeRate(date: day, from: from, to: to, written: written.text) { return rate }
    report(.invalidRate(written.text), at: written.range)
    return nil
  }
}
