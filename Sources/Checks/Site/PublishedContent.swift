/// The content that a build publishes, as the next build compares it.
package struct PublishedContent: Sendable, Equatable {
  package enum Kind: String, Sendable { case menu, location, ledger, goal, page, language }

  package struct Entry: Sendable, Equatable {
    package var kind: Kind
    package var id: String
    /// The content file.
    package var path: String
    /// The number of a menu's items with a page, or of a ledger's movements.
    package var count: Int
    /// The files of a ledger in several.
    package var files: [String]

    package init(kind: Kind, id: String, path: String, count: Int = 0, files: [String] = []) {
      self.kind = kind
      self.id = id
      self.path = path
      self.count = count
      self.files = files
    }
  }

  package var entries: [Entry]

  package init(_ entries: [Entry] = []) { self.entries = entries }

  func entries(_ kind: Kind) -> [Entry] { entries.filter { $0.kind == kind } }
}
