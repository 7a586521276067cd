import MenugenText
import MenugenViewModels

/// Offers in schema.org's terms.
extension MenuItemViewModel {
  /// Writes an offer for each size, with tiers as nested prices. Availability and serving times are written even
  /// without a price.
  func writeOffers(to output: inout ByteBuffer) {
    if offers.isEmpty {
      if statusKey == "in-stock", servingTimes.isEmpty { return }
      output.key("offers")
      output.openArray()
      output.openObject("Offer")
      if statusKey != "in-stock" {
        output.member(
          "availability", behind: "https://schema.org/", statusKey == "sold-out" ? "SoldOut" : "LimitedAvailability")
      }
      writeTerms(to: &output)
      output.closeObject()
      output.closeArray()
      return
    }
    output.key("offers")
    output.openArray()
    offers.forEachSize { write($0, tiers: $1, to: &output) }
    output.closeArray()
  }

  private func write(
    _ offer: borrowing OfferViewModel, tiers: ArraySlice<OfferViewModel>, to output: inout ByteBuffer
  ) {
    output.openObject("Offer")
    offer.writeSchema(tiers: tiers, to: &output)
    writeTerms(to: &output)
    output.closeObject()
  }

  /// Writes serving times, deposit and age restriction.
  private func writeTerms(to output: inout ByteBuffer) {
    if !servingTimes.isEmpty { output.servingTerms(servingTimes) }
    for detail in details {
      switch detail {
      case .servingSize: break
      case .alcohol(let word, let percent):
        if isAlcoholic(percent) {
          output.member("hasAdultConsideration", "https://schema.org/AlcoholConsideration")
        }
        output.key("additionalProperty")
        output.openObject("PropertyValue")
        output.member("name", word)
        output.member("value", percent)
        output.member("unitText", "% vol")
        output.closeObject()
      case .deposit(let word, let price, let currency):
        output.key("addOn")
        output.openObject("Offer")
        output.member("name", word)
        output.member("price", price)
        output.member("priceCurrency", currency)
        output.closeObject()
      }
    }
  }
}

extension OffersViewModel {
  /// Calls `body` with each offer in order, without copying it.
  func forEachInPlace(_ body: (borrowing OfferViewModel) -> Void) {
    borrowing(one, body)
    several.forEachInPlace(body)
  }

  /// Calls `body` with each size's offer and its tiers.
  fileprivate func forEachSize(
    _ body: (_ offer: borrowing OfferViewModel, _ tiers: ArraySlice<OfferViewModel>) -> Void
  ) {
    borrowing(one) { body($0, []) }
    var index = 0
    while index < several.count {
      var end = index + 1
      while end < several.count, several.withElement(end, { $0.tierName != nil }) { end += 1 }
      several.withElement(index) { body($0, several[(index + 1)..<end]) }
      index = end
    }
  }
}

extension OptionViewModel {
  func writeOffers(to output: inout ByteBuffer) {
    output.array("offers", offers) { offer, output in
      output.openObject("Offer")
      offer.writeSchema(tiers: [], to: &output)
      output.closeObject()
    }
  }
}

extension OfferViewModel {
  /// Writes the members of an `Offer`; without a price for a market price.
  fileprivate func writeSchema(tiers: ArraySlice<OfferViewModel>, to output: inout ByteBuffer) {
    output.member("name", name)
    let isPlain = kind == .fixed || kind == .free
    if isPlain {
      output.member("price", price)
      output.member("priceCurrency", currency)
    }
    if !tiers.isEmpty {
      output.key("priceSpecification")
      output.openArray()
      if !isPlain { writePriceSpecification(to: &output) }
      for tier in tiers { tier.writePriceSpecification(to: &output) }
      output.closeArray()
    } else if !isPlain, kind != .market {
      output.key("priceSpecification")
      writePriceSpecification(to: &output)
    }
    output.member("availability", behind: "https://schema.org/", availability)
  }

  private func writePriceSpecification(to output: inout ByteBuffer) {
    if kind == .market { return }
    output.openObject(kind == .perUnit || tierName != nil ? "UnitPriceSpecification" : "PriceSpecification")
    output.member("name", tierName)
    output.member(kind == .from || kind == .range ? "minPrice" : "price", price)
    output.member("maxPrice", highPrice)
    output.member("priceCurrency", currency)
    output.member("unitText", unit)
    output.closeObject()
  }
}

extension NutritionViewModel {
  /// Writes what the page shows: calories on a menu, all facts on the item's page.
  func writeSchema(isWhole: Bool, to output: inout ByteBuffer) {
    let energy = isWhole ? otherFacts.first { $0.name == "energy" } : nil
    let hasCalories = schemaFacts.first?.name == "calories"
    let facts = isWhole ? schemaFacts[...] : schemaFacts.prefix(hasCalories ? 1 : 0)
    if facts.isEmpty, energy == nil { return }
    output.key("nutrition")
    output.openObject("NutritionInformation")
    // In both units, in the format of schema.org's Energy.
    if let energy {
      output.member("calories", (hasCalories ? [schemaFacts[0].value] : []) + [energy.value])
    }
    for fact in facts where energy == nil || fact.name != "calories" {
      output.key(fact.name)
      output.value(fact.value)
    }
    output.closeObject()
  }
}

extension ByteBuffer {
  /// Writes the serving times of a menu or section as an offer.
  mutating func servingTimes(_ times: [ServingTimeViewModel]) {
    if times.isEmpty { return }
    key("offers")
    openObject("Offer")
    servingTerms(times)
    closeObject()
  }

  /// Writes serving times of an `Offer`. schema.org limits offers by time and date, but only places by weekday. A
  /// single rule is also written as limits of the offer; all rules are opening hours of the place where it is
  /// available.
  fileprivate mutating func servingTerms(_ times: [ServingTimeViewModel]) {
    if times.count == 1 {
      let time = times[0]
      if let from = time.from { member("availabilityStarts", from, ":00") }
      if let to = time.to { member("availabilityEnds", to == "24:00" ? "23:59" : to, ":00") }
      member("validFrom", time.validFrom)
      member("validThrough", time.validThrough)
      if time.days.isEmpty { return }
    }
    key("availableAtOrFrom")
    openObject("Place")
    array("openingHoursSpecification", times) { time, output in
      output.openObject("OpeningHoursSpecification")
      output.member("dayOfWeek", (time.days.isEmpty ? allDays : time.days).map(schemaDay))
      output.member("opens", time.from ?? "00:00")
      output.member("closes", time.to.map { $0 == "24:00" ? "23:59" : $0 } ?? "23:59")
      output.member("validFrom", time.validFrom)
      output.member("validThrough", time.validThrough)
      output.closeObject()
    }
    closeObject()
  }
}

/// Whether it has at least 0.5 % alcohol, the limit for "alcohol-free" in most countries.
private func isAlcoholic(_ percent: String) -> Bool {
  let parts = percent.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1)
  let isWhole = parts.first?.contains { (UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) } == true
  let decimals = parts.count > 1 ? Array(parts[1]) : []
  guard !isWhole, let first = decimals.first else { return isWhole }
  let five = UInt8(ascii: "5")
  return first > five || first == five && decimals.dropFirst().contains { $0 > UInt8(ascii: "0") }
}

private let allDays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

/// schema.org's `DayOfWeek`.
private func schemaDay(_ day: String) -> String {
  switch day {
  case "mon": "Monday"
  case "tue": "Tuesday"
  case "wed": "Wednesday"
  case "thu": "Thursday"
  case "fri": "Friday"
  case "sat": "Saturday"
  default: "Sunday"
  }
}
