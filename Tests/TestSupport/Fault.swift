package import MenugenDiagnostics
package import Testing

/// One fault in a content file: `1️⃣` marks the place of its only diagnostic.
package struct Fault: CustomTestStringConvertible, Sendable {
  package var id: String
  package var text: String
  package var hint: String?

  package init(_ id: String, _ text: String, hint: String? = nil) {
    self.id = id
    self.text = text
    self.hint = hint
  }

  package var testDescription: String { "\(id): \(text)" }

  /// Parses the text and compares the diagnostics with the mark; `around` puts the text into a whole file.
  package func expect(
    path: String = "menu.json", around: (String) -> String = { $0 },
    sourceLocation: Testing.SourceLocation = #_sourceLocation, parse: (SourceFile) -> [Diagnostic]
  ) {
    let marked = MarkedText(around(text))
    let diagnostics = parse(SourceFile(path: path, text: marked.text))
    let expected = marked.places.isEmpty ? [id] : marked.places.map { "\(id) \($0)" }
    #expect(diagnostics.map(\.brief) == expected, "\(diagnostics)", sourceLocation: sourceLocation)
    if let hint { #expect(diagnostics.first?.hint == hint, sourceLocation: sourceLocation) }
    for diagnostic in diagnostics {
      #expect(!diagnostic.message.hasSuffix("."), sourceLocation: sourceLocation)
      #expect(diagnostic.hint != nil, "\(diagnostic.id) has no hint", sourceLocation: sourceLocation)
    }
  }
}
