package import MenugenDiagnostics
package import MenugenDomain

/// Where a content file says what the checks across files look at: domain values carry no places.
///
/// Kept as byte ranges: lines are counted when one is asked for, of the file read anew.
package struct Origins: Sendable {
  /// The file's path.
  package var path: String
  /// The written id; `nil` where the file's name is the id.
  package var id: Range<Int>?
  /// The written name of a menu.
  package var name: Range<Int>?
  /// What the file refers to: the items of movements, the ledger of a goal. Each word once, where it stands first.
  package var references: [Reference] = []
  /// The categories of its ledger that a goal counts.
  package var categories: [Reference] = []
  /// The other files of a ledger in several.
  package var parts: [Origins] = []
  /// The files that a menu's dishes name for their longer texts.
  package var bodies: [BodyFile] = []

  /// A file beside the menu that a dish names for its longer text.
  package struct BodyFile: Sendable {
    /// The dish's id.
    package var item: String
    /// Where the text is written by language.
    package var language: LanguageTag?
    /// As it is written.
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

  /// Where the file's value is named: its id, or the file as a whole.
  package func place(in file: SourceFile) -> Diagnostic.Place {
    guard let id else { return .file(path) }
    return place(of: id, in: file)
  }

  package func place(of range: Range<Int>, in file: SourceFile) -> Diagnostic.Place {
    .line(file.location(of: range))
  }
}

typealias Reference = Origins.Reference

/// A value that was read, and where its file says what other files are held against.
package struct Parsed<Content> {
  package var content: Content
  package var origins: Origins

  package init(_ content: Content, _ origins: Origins) {
    self.content = content
    self.origins = origins
  }
}

extension Parsed: Sendable where Content: Sendable {}
