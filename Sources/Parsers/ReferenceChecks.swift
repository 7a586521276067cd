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

  /// Movements of an item that no menu has: `dinner/margherita` is a menu and its item.
  package func findUnknownItems(_ ledgers: [Parsed<Ledger>], menus: [Parsed<Menu>]) -> [Diagnostic] {
    let references = ledgers.flatMap { [$0.origins] + $0.origins.parts }.filter { !$0.references.isEmpty }
    if references.isEmpty { return [] }
    var items: Set<String> = []
    for menu in menus { menu.content.sections.forEach { addItems(of: $0, menu.content.id, to: &items) } }
    let sorted = items.sorted()
    return references.flatMap { origins in
      origins.references.filter { !items.contains($0.word) }.map { reference in
        Diagnostic(
          .error, "movement.unknown-item", "no menu has the item '\(reference.word)'",
          hint: nearestName(to: reference.word, among: sorted).map { "write \($0)" }
            ?? "write a menu's id and its item's, such as \(sorted.first ?? "dinner/margherita")",
          at: place(of: reference.range, origins))
      }
    }
  }

  /// Goals fed by a ledger that isn't there.
  package func findUnknownLedgers(_ goals: [Parsed<Goal>], ledgers: [Parsed<Ledger>]) -> [Diagnostic] {
    let ids = ledgers.map(\.content.id)
    return goals.flatMap { goal in
      goal.origins.references.filter { !ids.contains($0.word) }.map { reference in
        Diagnostic(
          .error, "goal.unknown-ledger", "there is no ledger '\(reference.word)'",
          hint: nearestName(to: reference.word, among: ids).map { "write \($0)" } ?? "write the id of a ledger",
          at: place(of: reference.range, goal.origins))
      }
    }
  }

  private func addItems(of section: MenuSection, _ menu: String, to items: inout Set<String>) {
    for item in section.items { items.insert("\(menu)/\(item.id)") }
    for section in section.sections { addItems(of: section, menu, to: &items) }
  }

  private func place(of range: Range<Int>?, _ origins: Origins) -> Diagnostic.Place {
    guard let range, let file = read(origins.path) else { return .file(origins.path) }
    return origins.place(of: range, in: file)
  }
}
