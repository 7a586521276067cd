package import Diagnostics
package import Domain
import Text

/// What only all files together show: ids that two files share, and references to what isn't there.
///
/// `read` gives a file's bytes again, so that only files with an error need them: domain values and their origins carry none.
package struct ReferenceChecks {
  private let read: (String) -> SourceFile?

  package init(read: @escaping (String) -> SourceFile?) { self.read = read }

  /// Two things of one kind with one id: an error at the later, which names both files.
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

  /// Goals fed by a ledger that isn't there, which is an error, or by a category that is nearly one it has.
  package func findUnknownSources(
    _ goals: [Parsed<Goal>], ledgers: [(id: String, categories: [String])]
  ) -> [Diagnostic] {
    let ids = ledgers.map(\.id)
    return goals.flatMap { goal in
      goal.origins.references.flatMap { reference in
        guard let ledger = ledgers.first(where: { $0.id == reference.word }) else {
          return [
            Diagnostic(
              .error, "goal.unknown-ledger", "there is no ledger '\(reference.word)'",
              hint: nearestName(to: reference.word, among: ids).map { "write \($0)" } ?? "write the id of a ledger",
              at: place(of: reference.range, goal.origins))
          ]
        }
        return nearCategories(goal.origins, ledger.id, ledger.categories)
      }
    }
  }

  /// A category that no movement has yet may have some one day; one that is nearly another is misspelt.
  private func nearCategories(_ origins: Origins, _ ledger: String, _ categories: [String]) -> [Diagnostic] {
    if origins.categories.isEmpty { return [] }
    // A goal may count all below a category, which itself no movement need name.
    let known = Set(categories.flatMap { CategoryPath($0).line })
    return origins.categories.filter { !known.contains(CategoryPath($0.word)) }.compactMap { reference in
      nearestName(to: reference.word, among: known.map(\.text).sorted()).map { near in
        Diagnostic(
          .warning, "goal.unknown-category",
          "no movement of the ledger '\(ledger)' has the category '\(reference.word)'",
          hint: "did you mean '\(near)'?", at: place(of: reference.range, origins))
      }
    }
  }

  private func place(of range: Range<Int>?, _ origins: Origins) -> Diagnostic.Place {
    guard let range, let file = read(origins.path) else { return .file(origins.path) }
    return origins.place(of: range, in: file)
  }
}
