package import MenugenDiagnostics
package import MenugenDomain
import MenugenText

/// Checks across files: duplicate ids, and unknown references.
///
/// `read` reads a file again, to locate an error.
package struct ReferenceChecks {
  private let read: (String) -> SourceFile?

  package init(read: @escaping (String) -> SourceFile?) { self.read = read }

  /// Reports duplicate ids at the later file, naming both.
  package func findTwins<Content>(
    _ kind: String, _ all: [Parsed<Content>], id: (Content) -> String
  ) -> [Diagnostic] {
    var first: [String: String] = [:]
    return all.compactMap { parsed in
      let id = id(parsed.content)
      guard let other = first.updateValue(parsed.origins.path, forKey: foldedID(id)) else { return nil }
      first[foldedID(id)] = other
      return Diagnostic(
        .error, "\(kind).duplicate-id", "two files have the \(kind) '\(id)': \(other) and \(parsed.origins.path)",
        hint: "write another id in one of them", at: place(of: parsed.origins.id, parsed.origins))
    }
  }

  private func place(of range: Range<Int>?, _ origins: Origins) -> Diagnostic.Place {
    guard let range, let file = read(origins.path) else { return .file(origins.path) }
    return origins.place(of: range, in: file)
  }
}

/// Checks the ledgers and categories that goals refer to.
package struct GoalReferences {
  private let read: (String) -> SourceFile?
  private let ledgers: Set<String>
  private let sums: (String) -> CategorySums?
  private var nearestLedgers: NearestNames
  private var nearestCategories: [String: NearestNames] = [:]

  /// - Parameters:
  ///   - ledgers: The ids of all ledgers.
  ///   - sums: Returns the sums of a ledger's categories.
  ///   - read: Reads a goal's file again.
  package init(
    ledgers: [String], sums: @escaping (String) -> CategorySums?, read: @escaping (String) -> SourceFile?
  ) {
    self.read = read
    self.sums = sums
    self.ledgers = Set(ledgers)
    nearestLedgers = NearestNames(ledgers)
  }

  /// An error for an unknown ledger, and a warning for each category similar to an existing one.
  package mutating func unknown(in goal: Parsed<Goal>) -> [Diagnostic] {
    goal.origins.references.flatMap { reference in
      if ledgers.contains(reference.word) { return nearCategories(goal.origins, reference.word) }
      return [
        Diagnostic(
          .error, "goal.unknown-ledger", "there is no ledger '\(reference.word)'",
          hint: nearestLedgers.name(nearestTo: reference.word).map { "write \($0)" } ?? "write the id of a ledger",
          at: place(of: reference.range, goal.origins))
      ]
    }
  }

  /// Warns of categories without movements that are similar to another one, and so probably misspelt.
  private mutating func nearCategories(_ origins: Origins, _ ledger: String) -> [Diagnostic] {
    guard !origins.categories.isEmpty, let sums = sums(ledger) else { return [] }
    // A goal may refer to a parent category without own movements.
    return origins.categories.filter { sums.sums(of: $0.word).isEmpty }.compactMap { reference in
      nearestCategories[ledger, default: NearestNames(sums.names)].name(nearestTo: reference.word).map { near in
        Diagnostic(
          .warning, "goal.unknown-category",
          "no movement of the ledger '\(ledger)' has the category '\(reference.word)'",
          hint: "did you mean '\(near)'?", at: place(of: reference.range, origins))
      }
    }
  }

  private func place(of range: Range<Int>, _ origins: Origins) -> Diagnostic.Place {
    read(origins.path).map { origins.place(of: range, in: $0) } ?? .file(origins.path)
  }
}
