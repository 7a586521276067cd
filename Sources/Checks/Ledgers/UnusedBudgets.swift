import MenugenDiagnostics
package import MenugenDomain
import MenugenText

/// Finds budgets for categories that no movement has: they are more likely misspelt than unused.
package func unusedBudgets(_ budgets: [(budget: Budget, range: Range<Int>)], categories: [String]) -> [Finding] {
  if budgets.isEmpty || categories.isEmpty { return [] }
  let known = Set(categories.flatMap { CategoryPath($0).line })
  var nearest: NearestNames?
  return budgets.filter { !known.contains(CategoryPath($0.budget.category)) }.map { budget, range in
    if nearest == nil { nearest = NearestNames(Set(known.map(\.text)).sorted()) }
    return Finding(
      .unusedBudget(budget.category, meant: nearest?.name(nearestTo: budget.category)), at: range)
  }
}
