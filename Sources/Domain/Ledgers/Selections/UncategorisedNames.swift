/// The movements of one name that have no category, in one currency.
package struct UncategorisedName: Sendable, Hashable {
  package var name: String
  package var currency: Currency
  package var sum: LedgerReport.Sum
  /// The day of the latest one.
  package var lastDay: CalendarDate?
  /// The category that a rule gives them; `nil` if no rule matches.
  package var category: String?
}

extension Ledger {
  /// The names of movements without a category: those that no rule matches first, each group by frequency.
  ///
  /// Transfers need no category, whether the movement or a rule says so.
  ///
  /// - Parameter rule: Returns what a rule gives a movement; `nil` if none matches.
  package func uncategorisedNames(
    _ rule: (Movement) -> (category: String?, isTransfer: Bool)?
  ) -> [UncategorisedName] {
    struct Key: Hashable {
      var name: String
      var currency: Currency
      var category: String?
    }
    var places: [Key: Int] = [:]
    var names: [UncategorisedName] = []
    for movement in movements where movement.category == nil && !movement.isTransfer {
      let effect = rule(movement)
      if effect?.isTransfer == true { continue }
      let key = Key(name: movement.name, currency: movement.currency, category: effect?.category)
      let place = places[key] ?? names.count
      if place == names.count {
        places[key] = place
        names.append(
          UncategorisedName(name: key.name, currency: key.currency, sum: .init(), category: key.category))
      }
      names[place].sum.add(movement.minorUnits)
      if let date = movement.date { names[place].lastDay = names[place].lastDay.map { max($0, date) } ?? date }
    }
    return names.enumerated().sorted { left, right in
      let (one, other) = (left.element, right.element)
      if (one.category == nil) != (other.category == nil) { return one.category == nil }
      return one.sum.count == other.sum.count ? left.offset < right.offset : one.sum.count > other.sum.count
    }.map(\.element)
  }
}
