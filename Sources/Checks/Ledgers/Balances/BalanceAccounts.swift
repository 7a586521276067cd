import MenugenDiagnostics
package import MenugenDomain
import MenugenText

/// An account that an opening or closing balance names.
package struct BalanceAccount: Sendable {
  /// The index of the account among the ledger's.
  package var index: Int32
  /// The name as written.
  package var name: String
  package var range: Range<Int>

  package init(index: Int32, name: String, range: Range<Int>) {
    self.index = index
    self.name = name
    self.range = range
  }
}

/// Finds accounts of balances that are most likely misspelt: no movement has them, and they are similar to one that has.
///
/// An account without movements alone is no fault.
package func misspeltBalanceAccounts(
  _ balances: [BalanceAccount], in movements: [Movement], accounts: () -> [String]
) -> [Finding] {
  if balances.isEmpty { return [] }
  let accounts = accounts()
  var isUsed = [Bool](repeating: false, count: accounts.count)
  for movement in movements { if let account = movement.account { isUsed[Int(account)] = true } }
  let used = accounts.enumerated().filter { isUsed[$0.offset] }.map { CategoryPath($0.element) }
  let known = Set(used.flatMap(\.line))
  var comparisons = 0
  return balances.filter { !isUsed[Int($0.index)] }.compactMap { balance in
    let path = CategoryPath(balance.name)
    if known.contains(path) { return nil }
    comparisons += used.count
    guard comparisons < mostComparisons || comparisons == used.count, let near = nearestPath(to: path, among: used)
    else { return nil }
    return Finding(.balanceOfUnknownAccount(balance.name, meant: near.text), at: balance.range)
  }
}

/// Enough for some hundred misspelt accounts among some hundred: nobody writes more by hand.
private let mostComparisons = 100_000

/// The path that differs in a single part, and in that part by a few letters. Names that differ in a number are no misspelling.
private func nearestPath(to path: CategoryPath, among paths: [CategoryPath]) -> CategoryPath? {
  let names = path.names
  return paths.first { other in
    let others = other.names
    guard others.count == names.count else { return false }
    let different = zip(names, others).filter { $0.0 != $0.1 }
    guard different.count == 1, let (name, other) = different.first else { return false }
    return name.filter { !$0.isNumber } != other.filter { !$0.isNumber } && nearestName(to: name, among: [other]) != nil
  }
}
