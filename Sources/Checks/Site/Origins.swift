package import MenugenDiagnostics
package import MenugenDomain

/// The places in a content file that checks across files need: domain values carry no places.
///
/// Kept as byte ranges; lines are counted when a place is reported.
package struct Origins: Sendable {
  /// The file's path.
  package var path: String
  /// The written id; `nil` if the file's name is the id.
  package var id: Range<Int>?
  /// The written name of a menu.
  package var name: Range<Int>?
  /// The address of a remote source.
  package var source: Range<Int>?
  /// The references to other files, each at its first place: the items of movements, the ledger of a goal.
  package var references: [Reference] = []
  /// The receipts of movements, by paths relative to the ledger's folder.
  package var receipts: [Reference] = []
  /// The categories of its ledger that a goal counts.
  package var categories: [Reference] = []
  /// The other files of a ledger in several.
  package var parts: [Origins] = []
  /// The files that a menu's items name for their longer texts.
  package var bodies: [BodyFile] = []

  /// A file beside the menu that an item names for its longer text.
  package struct BodyFile: Sendable {
    /// The item's id.
    package var item: String
    /// The language, if the text is written by language.
    package var language: LanguageTag?
    /// The path as written.
    package var path: String
    package var place: Diagnostic.Place

    package init(item: String, language: LanguageTag?, path: String, place: Diagnostic.Place) {
      self.item = item
      self.language = language
      self.path = path
      self.place = place
    }
  }

  package struct Reference: Sendable, Hashable {
    package var word: String
    package var range: Range<Int>

    package init(word: String, range: Range<Int>) {
      self.word = word
      self.range = range
    }
  }

  package init(path: String) { self.path = path }

  /// The place of the value: its id, or the file as a whole.
  package func place(in file: SourceFile) -> Diagnostic.Place {
    guard let id else { return .file(path) }
    return place(of: id, in: file)
  }

  package func place(of range: Range<Int>, in file: SourceFile) -> Diagnostic.Place {
    .line(file.location(of: range))
  }
}
