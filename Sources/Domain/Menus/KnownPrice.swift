/// The price of an item in one of its sizes, as the next build compares it.
package struct KnownPrice: Sendable, Hashable {
  /// The item's id.
  package var item: String
  /// The id of a size, and the unit of a price per unit; empty for an item with one price.
  package var terms: String
  package var money: Money

  package init(item: String, terms: String, money: Money) {
    self.item = item
    self.terms = terms
    self.money = money
  }
}
