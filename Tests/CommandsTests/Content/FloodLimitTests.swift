import MenugenDiagnostics
import Testing
import MenugenText

@testable import MenugenCommands
@testable import MenugenSiteBuilder

@Suite struct FloodLimitTests {
  private func warning(_ line: Int, _ id: String = "key.unknown", file: String = "a.json") -> Diagnostic {
    let place = SourceLocation(
      file: file, line: line, column: 1, endColumn: 2, excerpt: SourceExcerpt(text: "x"))
    return Diagnostic(restoring: .warning, id: id, message: "wrong", hint: nil, at: .line(place))
  }

  /// The lines of the shown diagnostics of a file, and the summary of the rest.
  private func limited(_ diagnostics: [Diagnostic]) -> (shown: [Int], summary: String) {
    var limit = FloodLimit()
    var shown: [Int] = []
    for diagnostic in diagnostics where limit.isShown(diagnostic) {
      if case .line(let place) = diagnostic.place { shown.append(place.line) }
    }
    var output = ByteBuffer()
    limit.writeOmitted(to: &output)
    return (shown, output.text)
  }

  @Test("The first ten of a kind are shown, and the rest is counted")
  func showsTheFirstOfAKind() {
    let flood = limited((1...412).map { warning($0) })
    #expect(flood.shown == Array(1...10))
    #expect(
      flood.summary == """
        a.json: warning: … and 402 more [key.unknown]
          = hint: use --verbose to print all of them

        """)
  }

  @Test("Ten of a kind are all shown, without a word of more")
  func showsTenOfAKind() {
    let few = limited((1...10).map { warning($0) })
    #expect(few.shown == Array(1...10) && few.summary.isEmpty)
  }

  @Test("A diagnostic of another kind is shown among a flood, and of another severity too")
  func neverHidesAnotherKind() {
    var error = warning(500)
    error.severity = .error
    let flood = limited((1...40).map { warning($0) } + [warning(41, "item.no-name"), error])
    #expect(flood.shown == Array(1...10) + [41, 500])
  }

  @Test("A diagnostic that speaks for many counts as many")
  func countsWhatADiagnosticSpeaksFor() {
    var last = warning(12)
    last.count = 90
    #expect(limited((1...11).map { warning($0) } + [last]).summary.contains("and 91 more"))
  }
}
