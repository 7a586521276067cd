import Diagnostics
import Testing
import Text

@Suite struct DiagnosticFormatTests {
  let file = SourceFile(
    path: "Content/menus/dinner.json",
    text: #"""
      {
        "sizes": [{"id": "small", "price": "7.505"}]
      }
      """#)

  var decimals: Diagnostic {
    var reporter = Reporter(file)
    let start = file.bytes.firstIndex(of: UInt8(ascii: "5")).map { $0 - 3 } ?? 0
    reporter.error(
      "price.decimals", "price of 'Margherita' has more decimals than EUR allows",
      hint: "write at most 2 decimals, for example 7.50", at: start..<start + 7)
    return reporter.diagnostics[0]
  }

  func printed(_ diagnostic: Diagnostic, as format: DiagnosticFormat) -> String {
    var output = ByteBuffer()
    format.write(diagnostic, to: &output)
    return output.text
  }

  @Test func showsPlaceCaretAndHint() {
    #expect(
      printed(decimals, as: .text) == #"""
        Content/menus/dinner.json:2:38: error: price of 'Margherita' has more decimals than EUR allows [price.decimals]
            2 |   "sizes": [{"id": "small", "price": "7.505"}]
              |                                      ^~~~~~~
              = hint: write at most 2 decimals, for example 7.50

        """#)
  }

  @Test func writesOneJSONObjectALine() {
    #expect(
      printed(decimals, as: .json) == #"""
        {"file":"Content/menus/dinner.json","line":2,"column":38,"endColumn":45,"severity":"error","id":"price.decimals","message":"price of 'Margherita' has more decimals than EUR allows","hint":"write at most 2 decimals, for example 7.50"}

        """#)
  }

  @Test func writesGitHubCommandsWithEscapedProperties() {
    let diagnostic = Diagnostic(.note, "run.a", "100% done\nreally", at: .file("a,b:c.json"))
    #expect(printed(diagnostic, as: .github) == "::notice file=a%2Cb%3Ac.json,title=run.a::100%25 done%0Areally\n")
  }

  @Test func showsTerminalControlsAsReplacementCharacters() {
    let diagnostic = Diagnostic(.error, "x", "evil \u{1B}[31m\u{202E}name", at: .run)
    #expect(printed(diagnostic, as: .text) == "menugen: error: evil \u{FFFD}[31m\u{FFFD}name [x]\n")
  }

  @Test func cutsVeryLongLinesAroundTheCaret() {
    let long = SourceFile(
      path: "a.json", text: String(repeating: "x", count: 500) + "!" + String(repeating: "y", count: 500))
    var reporter = Reporter(long)
    reporter.error("x", "here", at: 500..<501)
    let lines = printed(reporter.diagnostics[0], as: .text).split(separator: "\n")
    #expect(lines[0] == "a.json:1:501: error: here [x]")
    #expect(lines[1].count < 200)
    let caret = lines[2].distance(from: lines[2].startIndex, to: lines[2].firstIndex(of: "^") ?? lines[2].endIndex)
    #expect(Array(lines[1])[caret] == "!")
  }

  @Test func sortsByFileLineColumnThenSeverity() {
    var reporter = Reporter(file)
    reporter.warning("b", "second", at: 5..<6)
    reporter.error("a", "third", at: 9..<10)
    reporter.error("c", "first of two", at: 5..<6)
    #expect(reporter.diagnostics.sorted().map(\.id) == ["c", "b", "a"])
  }

  @Test func sortsNumbersInWordsByWhatTheyCount() {
    func sorted(_ words: [String]) -> [String] {
      words.map { Diagnostic(.error, "x", $0, at: .file("a")) }.sorted().map(\.message)
    }
    let order = [
      "line 09 says", "line 9 says", "line 9 says 'a'", "line 10 says", "line 100", "lines", "m-2", "m-10", "m-10 a",
    ]
    #expect(sorted(order.reversed()) == order && sorted(order) == order)
  }

  @Test func findsPlacesInAnyOrder() {
    var finder = LineFinder(SourceFile(path: "a", text: "one\r\ntwo\nthree"))
    #expect(finder.location(of: 9..<14).line == 3)
    let second = finder.location(of: 5..<20)
    #expect(second.line == 2 && second.column == 1 && second.endColumn == 4)
    #expect(finder.location(of: 0..<1).lineText == "one")
    #expect(finder.location(of: 14..<14).column == 6)
  }

  @Test func findsTheSamePlacesInWhateverOrder() {
    let file = SourceFile(path: "a", text: "\n\none\r\n\ntwo three\n\n")
    var forwards = LineFinder(file)
    let places = (0...file.bytes.count).map { forwards.location(of: $0..<$0 + 2) }
    #expect(places.map(\.line).max() == 7)
    for first in 0...file.bytes.count {
      for second in 0...file.bytes.count {
        var finder = LineFinder(file)
        _ = finder.location(of: first..<first)
        #expect(finder.location(of: second..<second + 2) == places[second])
      }
    }
  }

  @Test func doesNotCopyALineOfMegabytes() {
    var finder = LineFinder(SourceFile(path: "a", text: String(repeating: "x", count: 200_000) + "\nshort"))
    let place = finder.location(of: 150_000..<150_003)
    #expect(place.lineText.isEmpty)
    #expect(place.line == 1 && place.column == 150_001 && place.endColumn == 150_004)
    #expect(finder.location(of: 200_001..<200_002).lineText == "short")
    var output = ByteBuffer()
    DiagnosticFormat.text.write(Diagnostic(.error, "a", "wrong", at: .line(place)), to: &output)
    #expect(output.text == "a:1:150001: error: wrong [a]\n")
  }
}
