import MenugenDomain
import MenugenSyntax
import MenugenText

/// What a ledger says of budgets: `budget: {costs/produce: 500.00}`, a month's limit for a category and all below it.
extension ContentDecoder {
  mutating func budgets(_ value: Value) -> [(budget: Budget, range: Range<Int>)] {
    guard value.kind == .object else {
      wrongType("budget", wants: "an object", hint: "write budget: {costs/produce: 500.00}", value)
      return []
    }
    var budgets: [(budget: Budget, range: Range<Int>)] = []
    var known: [CategoryPath: String] = [:]
    checkMissingValues(of: value, in: "budget")
    for (key, value) in value.members where !value.isNull {
      let category = key.text
      guard let limit = money(value, "budget of '\(category)'") else { continue }
      guard limit.minorUnits >= 0 else {
        error(
          "budget.negative", "budget of '\(category)' is below zero",
          hint:
            "write what may go out in a month, such as \(limit.decimal.drop { $0 == "-" })",
          at: value.range)
        continue
      }
      let path = CategoryPath(category)
      if let twin = known[path] {
        error(
          "budget.twice", "'\(twin)' and '\(category)' are one category, and have two budgets",
          hint: "keep one of them",
          at: key.range)
        continue
      }
      known[path] = category
      budgets.append((Budget(category: category, limit: limit), key.range))
    }
    return budgets
  }

  /// A budget for a category that no movement has is more likely misspelt than unused.
  mutating func checkBudgets(_ budgets: [(budget: Budget, range: Range<Int>)], categories: [String]) {
    if budgets.isEmpty || categories.isEmpty { return }
    let known = Set(categories.flatMap { CategoryPath($0).line })
    var nearest: NearestNames?
    for (budget, range) in budgets where !known.contains(CategoryPath(budget.category)) {
      if nearest == nil { nearest = NearestNames(Set(known.map(\.text)).sorted()) }
      warning(
        "budget.unused", "no movement has the category '\(budget.category)' of this budget",
        hint: nearest?.name(nearestTo: budget.category).map { "did you mean '\($0)'?" }, at: range)
    }
  }
}

/// The site's exchange rates: `rates: [{date: 2026-01-01, from: USD, to: EUR, rate: 0.92}]`.
extension ContentDecoder {
  mutating func rates(_ value: Value) -> [ExchangeRate] {
    guard value.kind == .array else {
      wrongType(
        "rates", wants: "a list", hint: "write rates: [{date: 2026-01-01, from: USD, to: EUR, rate: \"0.92\"}]", value)
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
        error(
          "rate.twice", "\(rate.from.code) has two rates to \(rate.to.code) on \(rate.date.iso)",
          hint: "keep one of them",
          at: element.range)
      }
    }
    return rates
  }

  /// What no two rates have in common.
  private struct RateKey: Hashable {
    var date: CalendarDate
    var from: Currency
    var to: Currency
  }

  private mutating func rate(_ value: Value) -> ExchangeRate? {
    guard value.kind == .object else {
      wrongType(
        "rate", wants: "an object", hint: "write {date: 2026-01-01, from: USD, to: EUR, rate: \"0.92\"}", value)
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
      default: unknownKey(key, in: "a rate", known: ContentObject.rate.names)
      }
    }
    guard errorCount == known else { return nil }
    guard let day, let from, let to, let written, from != to else {
      error(
        "rate.incomplete", "a rate names its day, two currencies and what one of the first is worth in the second",
        hint: "write {date: 2026-01-01, from: USD, to: EUR, rate: \"0.92\"}", at: value.range)
      return nil
    }
    if let rate = ExchangeRate(date: day, from: from, to: to, written: written.text) { return rate }
    error(
      "rate.invalid", "rate '\(written.text)' is not above zero, or has more than 18 digits",
      hint: "write a plain decimal number, such as 0.92", at: written.range)
    return nil
  }
}
