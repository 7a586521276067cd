package import MenugenText
package import MenugenViewModels

extension MenuPage {
  /// Writes `menu.json`, the menu in machine-readable form, in the page's language; see Documentation/Reference/output.md.
  ///
  /// Amounts are decimal strings. A missing `allergens` means undeclared; an empty object means none. Increase
  /// `version` if members are removed or change their meaning, not if they are added.
  package func writeJSON(to output: inout ByteBuffer) {
    output.openDocument()
    output.key("version")
    output.value(2)
    output.member("id", id)
    output.member("language", frame.language)
    output.member("name", name.text)
    output.member("url", frame.canonicalURL)
    output.member("description", description?.plain)
    output.member("updated", updated?.iso)
    output.member("timeZone", timeZone)
    output.member("availability", servingTimes)
    output.member("service", serviceKeys)
    output.member("disclaimer", disclaimer?.plain)
    if !sections.isEmpty {
      output.key("sections")
      output.openArray()
      sections.forEachInPlace { $0.writeJSON(parent: nil, to: &output) }
      output.closeArray()
    }
    output.closeObject()
    output.append("\n")
  }
}

extension MenuSectionViewModel {
  /// Writes the section, followed by its nested sections.
  fileprivate func writeJSON(parent: String?, to output: inout ByteBuffer) {
    output.openObject()
    output.member("id", id)
    output.member("parent", parent)
    output.member("name", name.text)
    output.member("description", description?.plain)
    output.member("image", image)
    output.member("availability", servingTimes)
    output.array("items", items) { item, output in item.writeJSON(to: &output) }
    output.array("optionGroups", optionGroups) { group, output in group.writeJSON(to: &output) }
    output.closeObject()
    sections.forEachInPlace { $0.writeJSON(parent: id, to: &output) }
  }
}

extension MenuItemViewModel {
  fileprivate func writeJSON(to output: inout ByteBuffer) {
    output.openObject()
    output.member("id", id)
    output.member("orderCode", orderCode)
    output.member("name", name.text)
    output.member("description", description?.plain)
    output.member("body", body)
    output.member("ingredients", ingredients?.text)
    output.member("image", image)
    output.member("status", statusKey)
    if !offers.isEmpty {
      output.key("offers")
      output.openArray()
      offers.forEachInPlace { $0.writeJSON(to: &output) }
      output.closeArray()
    }
    output.member("allergens", allergens.declared)
    output.member("ingredientAllergens", allergens.ofIngredients)
    output.member("knownAllergens", allergens.known)
    output.member("additives", additiveWords)
    output.member("diets", diets) { $0.key }
    output.member("tags", tags) { $0.key }
    if let spicinessLevel {
      output.key("spiciness")
      output.value(spicinessLevel)
    }
    for detail in details { detail.writeJSON(to: &output) }
    output.member("availability", servingTimes)
    output.facts("nutrition", nutrition.map { $0.schemaFacts + $0.otherFacts })
    output.array("optionGroups", optionGroups) { group, output in group.writeJSON(to: &output) }
    if !extras.isEmpty {
      output.key("extra")
      output.openObject()
      for extra in extras {
        output.key(extra.name)
        output.value(extra.value.text)
      }
      output.closeObject()
    }
    if !sharesChoices, optionGroups.isEmpty {
      // Declared to have none, not even its section's.
      output.key("optionGroups")
      output.append("[]")
    }
    output.closeObject()
  }
}

extension DetailViewModel {
  fileprivate func writeJSON(to output: inout ByteBuffer) {
    switch self {
    case .servingSize(let size): output.member("servingSize", size)
    case .alcohol(_, let percent): output.member("alcoholByVolume", percent)
    case .deposit(_, let price, let currency):
      output.member("deposit", price)
      output.member("depositCurrency", currency)
    }
  }
}

extension OfferViewModel {
  fileprivate func writeJSON(to output: inout ByteBuffer) {
    output.openObject()
    output.member("name", name)
    output.member("size", size)
    output.member("tier", tier)
    output.member("priceKind", kind.rawValue)
    if kind != .market {
      output.member(kind == .from || kind == .range ? "lowPrice" : "price", price)
      output.member("highPrice", highPrice)
      output.member("currency", currency)
    }
    output.member("unit", unit)
    output.member("allergens", allergens)
    output.closeObject()
  }
}

extension OptionGroupViewModel {
  fileprivate func writeJSON(to output: inout ByteBuffer) {
    output.openObject()
    output.member("id", id)
    output.member("name", name.text)
    output.member("rule", rule)
    output.member("min", minimum == 0 ? nil : minimum)
    output.member("max", maximum)
    output.member("maxPerOption", maximumPerOption)
    output.member("freeCount", freeCount == 0 ? nil : freeCount)
    output.array("options", options) { option, output in
      output.openObject()
      output.member("id", option.id)
      output.member("name", option.name.text)
      output.array("offers", option.offers) { offer, output in offer.writeJSON(to: &output) }
      if option.isDefault { output.flag("default", true) }
      if option.status != nil { output.member("status", option.isSoldOut ? "sold-out" : "limited") }
      output.member("allergens", option.allergens.declared)
      output.member("diets", option.diets) { $0.key }
      output.closeObject()
    }
    output.closeObject()
  }
}

extension ByteBuffer {
  /// Appends serving times, as text and as written in content.
  fileprivate mutating func member(_ name: StaticString, _ times: [ServingTimeViewModel]) {
    array(name, times) { time, output in
      output.openObject()
      output.member("text", time.text)
      output.member("days", time.days)
      output.member("from", time.from)
      output.member("to", time.to)
      output.member("validFrom", time.validFrom)
      output.member("validThrough", time.validThrough)
      output.closeObject()
    }
  }

  /// Appends a longer text, with links relative to the menu's page.
  fileprivate mutating func member(_ name: StaticString, _ text: MarkupViewModel?) {
    guard let text else { return }
    key(name)
    openObject()
    member("text", text.plain)
    member("html", text.html)
    closeObject()
  }

  fileprivate mutating func member(_ name: StaticString, _ image: ImageViewModel?) {
    guard let image else { return }
    key(name)
    openObject()
    member("url", image.absoluteURL ?? image.url)
    member("alt", image.alternativeText)
    number("width", image.width)
    number("height", image.height)
    closeObject()
  }

  /// Appends a number from its digits.
  private mutating func number(_ name: StaticString, _ digits: String?) {
    guard let digits else { return }
    key(name)
    append(digits)
  }

  /// Appends a whole number, if there is one.
  fileprivate mutating func member(_ name: StaticString, _ number: Int?) {
    guard let number else { return }
    key(name)
    value(number)
  }

  fileprivate mutating func flag(_ name: StaticString, _ isSet: Bool) {
    key(name)
    append(isSet ? "true" : "false")
  }

  fileprivate mutating func member(_ name: StaticString, _ allergens: DeclaredAllergens?) {
    guard let allergens else { return }
    key(name)
    openObject()
    allergens.forEach { allergen, kind, presence in
      separate()
      append(UInt8(ascii: "\""))
      append(allergen)
      if let kind {
        append(UInt8(ascii: "."))
        append(kind)
      }
      append("\":\"")
      append(presence)
      append(UInt8(ascii: "\""))
    }
    closeObject()
  }

  /// Appends an object of names and values, if there are any.
  fileprivate mutating func facts(_ name: StaticString, _ facts: [FactViewModel]?) {
    guard let facts else { return }
    key(name)
    openObject()
    facts.forEachInPlace { fact in
      key(fact.name)
      value(fact.value)
    }
    closeObject()
  }
}
