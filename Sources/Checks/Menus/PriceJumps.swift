package import MenugenDiagnostics
package import MenugenDomain

/// Finds prices that are more than five times what they were, or less than a fifth: a decimal point may be missing.
///
/// - Returns: Each warning with the id of its item.
package func priceJumps(
  from old: [KnownPrice], to new: [KnownPrice]
) -> [(message: DiagnosticMessage, item: String)] {
  if old == new { return [] }
  struct Offer: Hashable {
    var item: String
    var terms: String
  }
  let before = Dictionary(
    old.map { (Offer(item: $0.item, terms: $0.terms), $0.money) }, uniquingKeysWith: { first, _ in first })
  return new.compactMap { price in
    guard let old = before[Offer(item: price.item, terms: price.terms)], old.currency == price.money.currency else {
      return nil
    }
    let (small, large) = (min(old.minorUnits, price.money.minorUnits), max(old.minorUnits, price.money.minorUnits))
    guard small > 0 && large / 5 >= small && large > 5 * small else { return nil }
    return (.priceJump(of: price.item, from: old.decimal, to: price.money.decimal), price.item)
  }
}
