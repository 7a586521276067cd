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
      guard let budget = budget(value, of: category) else { continue }
      let limit = budget.limit
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
      budgets.append((budget, key.range))
    }
    return budgets
  }

  /// Reads an amount, or an object: `{amount: 500.00, rollover: true}`.
  private mutating func budget(_ value: Value, of category: String) -> Budget? {
    let field = "budget of '\(category)'"
    guard value.kind == .object else { return money(value, field).map { Budget(category: category, limit: $0) } }
    var budget = Budget(category: category, limit: Money(minorUnits: 0, currency: fileCurrency()))
    checkEmptyKeys(of: value, in: "a budget", known: ContentObject.budget.names)
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "amount": break
      case "rollover": budget.rollsOver = flag(value, "rollover") ?? false
      case "income": budget.isIncome = flag(value, "income") ?? false
      default: unknownKey(key, in: "a budget", of: .budget)
      }
    }
    guard let amount = value.member("amount"), !amount.isNull else {
      report(.budgetWithoutAmount(category), at: value.range)
      return nil
    }
    guard let limit = money(amount, field) else { return nil }
    budget.limit = limit
    return budget
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
