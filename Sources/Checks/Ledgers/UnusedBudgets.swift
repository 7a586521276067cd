import MenugenDiagnostics
package import MenugenDomain
import MenugenText

/// Finds budgets for categories that no movement has: they are more likely misspelt than unused.
package func unusedBudgets(_ budgets: [(budget: Budget, range: Range<Int>)], categories: [String]) -> [Finding] {
  unusedCategories(budgets.map { ($0.budget.category, $0.range) }, categories: categories) {
    .unusedBudget($0, meant: $1)
  }
}

/// Finds written categories that no movement has.
func unusedCategories(
  _ written: [(category: String, range: Range<Int>)], categories: [String],
  _ message: (_ category: String, _ meant: String?) -> DiagnosticMessage
) -> [Finding] {
  if written.isEmpty || categories.isEmpty { return [] }
  let known = Set(categories.flatMap { CategoryPath($0).line })
  var nearest: NearestNames?
  return written.filter { !known.contains(CategoryPath($0.category)) }.map { category, range in
    if nearest == nil { nearest = NearestNames(Set(known.map(\.text)).sorted()) }
    return Finding(message(category, nearest?.name(nearestTo: category)), at: range)
  }
}
