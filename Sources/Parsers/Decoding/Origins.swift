package import MenugenDiagnostics
package import MenugenDomain

/// The locations in a content file that checks across files need.
///
/// Stored as byte ranges, from which lines are computed when needed.
package struct Origins: Sendable {
  package var path: String
  /// The id; `nil` if it is derived from the file's name.
  package var id: Range<Int>?
  /// The name of a menu.
  package var name: Range<Int>?
  /// The first occurrence of each reference: the items of movements, the ledger of a goal.
  package var references: [Reference] = []
  /// The categories that a goal uses.
  package var categories: [Reference] = []
  /// The other files of a ledger.
  package var parts: [Origins] = []
  /// The files of the items' longer texts.
  package var bodies: [BodyFile] = []

  /// A file with an item's longer text.
  package struct BodyFile: Sendable {
    /// The item's id.
    package var item: String
    /// The text's language, if it is written by language.
    package var language: LanguageTag?
    /// As written.
    package var path: String
    package var place: Diagnostic.Place
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

  /// The location of the id, or the file as a whole.
  package func place(in file: SourceFile) -> Diagnostic.Place {
    guard let id else { return .file(path) }
    return place(of: id, in: file)
  }

  package func place(of range: Range<Int>, in file: SourceFile) -> Diagnostic.Place {
    .line(file.location(of: range))
  }
}

typealias Reference = Origins.Reference

/// Parsed content with its locations.
package struct Parsed<Content> {
  package var content: Content
  package var origins: Origins

  package init(_ content: Content, _ origins: Origins) {
    self.content = content
    self.origins = origins
  }
}

extension Parsed: Sendable where Content: Sendable {}
