package import Text
package import ViewModels

extension MenuPage {
  /// `menu.json`: the menu for programs, in the page's language. `version` counts the form of this file.
  ///
  /// Amounts are decimal strings. A dish without `allergens` hasn't declared any; an empty object declares that there
  /// are none.
  package func writeJSON(to output: inout ByteBuffer) {
    output.openObject()
    output.key("version")
    output.value(1)
    output.member("id", id)
    output.member("language", frame.language)
    output.member("name", name.text)
    output.member("url", frame.canonicalURL)
    output.member("description", description?.plain)
    output.member("updated", updated?.iso)
    output.member("availability", availability)
    output.array("sections", sections) { section, output in section.writeJSON(to: &output) }
    output.closeObject()
    output.append("\n")
  }
}

extension MenuSectionViewModel {
  fileprivate func writeJSON(to output: inout ByteBuffer) {
    output.openObject()
    output.member("id", id)
    output.member("name", name.text)
    output.member("description", description?.plain)
    output.member("availability", availability)
    output.array("items", items) { item, output in item.writeJSON(to: &output) }
    output.array("optionGroups", optionGroups) { group, output in group.writeJSON(to: &output) }
    output.closeObject()
  }
}

extension MenuItemViewModel {
  fileprivate func writeJSON(to output: inout ByteBuffer) {
    output.openObject()
    output.member("id", id)
    output.member("orderCode", orderCode)
    output.member("name", name.text)
    output.member("description", description?.plain)
    output.member("ingredients", ingredients?.text)
    output.member("status", statusKey)
    output.array("offers", offers) { offer, output in offer.writeJSON(to: &output) }
    output.facts("allergens", allergens.declared)
    output.member("diets", diets) { $0.key }
    output.member("tags", tags) { $0.key }
    output.member("availability", availability)
    output.facts("nutrition", nutrition?.schemaFacts)
    output.array("optionGroups", optionGroups) { group, output in group.writeJSON(to: &output) }
    output.closeObject()
  }
}

extension OfferViewModel {
  fileprivate func writeJSON(to output: inout ByteBuffer) {
    output.openObject()
    output.member("name", name)
    output.member(highPrice == nil && !isLowest ? "price" : "lowPrice", price)
    output.member("highPrice", highPrice)
    output.member("currency", currency)
    output.member("unit", unit)
    output.closeObject()
  }
}

extension OptionGroupViewModel {
  fileprivate func writeJSON(to output: inout ByteBuffer) {
    output.openObject()
    output.member("name", name.text)
    output.member("rule", rule)
    output.array("options", options) { option, output in
      output.openObject()
      output.member("name", option.name.text)
      output.member("price", option.price)
      output.facts("allergens", option.allergens.declared)
      output.member("diets", option.diets) { $0.key }
      output.closeObject()
    }
    output.closeObject()
  }
}

extension ByteBuffer {
  /// An object of names and values; none at all where there are no facts.
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
