package import MenugenDiagnostics
package import MenugenDomain
import MenugenText

/// Compares the ledgers and categories that goals name with the ledgers.
package struct GoalReferences {
  private let file: (String) -> SourceFile?
  private let ledgers: Set<String>
  private let sums: (String) -> CategorySums?
  private var nearestLedgers: NearestNames
  private var nearestCategories: [String: NearestNames] = [:]

  /// - Parameters:
  ///   - ledgers: The ids of all ledgers.
  ///   - sums: Returns the sums of a ledger's categories.
  ///   - file: Returns a goal's file by its path.
  package init(
    ledgers: [String], sums: @escaping (String) -> CategorySums?, file: @escaping (String) -> SourceFile?
  ) {
    self.file = file
    self.sums = sums
    self.ledgers = Set(ledgers)
    nearestLedgers = NearestNames(ledgers)
  }

  /// An error for an unknown ledger, and a warning for each category that is a misspelling of one the ledger has.
  package mutating func unknown(in goal: Origins) -> [Diagnostic] {
    goal.references.flatMap { reference in
      if ledgers.contains(reference.word) { return misspeltCategories(goal, reference.word) }
      return [
        Diagnostic(
          .unknownGoalLedger(reference.word, nearest: nearestLedgers.name(nearestTo: reference.word)),
          at: place(of: reference.range, goal))
      ]
    }
  }

  /// A category without movements may get some one day, so only misspellings are reported.
  private mutating func misspeltCategories(_ origins: Origins, _ ledger: String) -> [Diagnostic] {
    guard !origins.categories.isEmpty, let sums = sums(ledger) else { return [] }
    // A goal may count all below a category, which need not be named by a movement.
    return origins.categories.filter { sums.sums(of: $0.word).isEmpty }.compactMap { reference in
      nearestCategories[ledger, default: NearestNames(sums.names)].name(nearestTo: reference.word).map { near in
        Diagnostic(
          .misspeltGoalCategory(reference.word, ledger: ledger, nearest: near),
          at: place(of: reference.range, origins))
      }
    }
  }

  private func place(of range: Range<Int>, _ origins: Origins) -> Diagnostic.Place {
    file(origins.path).map { origins.place(of: range, in: $0) } ?? .file(origins.path)
  }
}
