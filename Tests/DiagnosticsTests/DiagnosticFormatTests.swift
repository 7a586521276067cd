import Testing
import MenugenText

@testable import MenugenDiagnostics

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
    reporter.report(
      .error(
        "price.decimals", "price of 'Margherita' has more decimals than EUR allows",
        hint: "write at most 2 decimals, for example 7.50"), at: start..<start + 7)
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

  @Test(
    "The caret is under its place whatever the number of digits of the line's number", arguments: [99_999, 150_000])
  func alignsLongLineNumbers(line: Int) throws {
    let file = SourceFile(path: "a.csv", text: String(repeating: "x\n", count: line - 1) + "faulty\n")
    var reporter = Reporter(file)
    reporter.report(.error("a.b", "c", hint: "d"), at: 2 * (line - 1)..<2 * (line - 1) + 6)
    let indent = String(repeating: " ", count: max(5, String(line).utf8.count))
    #expect(
      printed(reporter.diagnostics[0], as: .text)
        == "a.csv:\(line):1: error: c [a.b]\n\(line) | faulty\n\(indent) | ^~~~~~\n\(indent) = hint: d\n")
  }

  @Test func writesOneJSONObjectALine() {
    #expect(
      printed(decimals, as: .json) == #"""
        {"file":"Content/menus/dinner.json","line":2,"column":38,"endColumn":45,"severity":"error","id":"price.decimals","message":"price of 'Margherita' has more decimals than EUR allows","hint":"write at most 2 decimals, for example 7.50"}

        """#)
  }

  @Test func writesGitHubCommandsWithEscapedProperties() {
    let diagnostic = Diagnostic(.note("run.a", "100% done\nreally"), at: .file("a,b:c.json"))
    #expect(printed(diagnostic, as: .github) == "::notice file=a%2Cb%3Ac.json,title=run.a::100%25 done%0Areally\n")
  }

  @Test func showsTerminalControlsAsReplacementCharacters() {
    let diagnostic = Diagnostic(.error("x", "evil \u{1B}[31m\u{202E}name"), at: .run)
    #expect(printed(diagnostic, as: .text) == "menugen: error: evil \u{FFFD}[31m\u{FFFD}name [x]\n")
  }

  @Test func cutsVeryLongLinesAroundTheCaret() {
    let long = SourceFile(
      path: "a.json", text: String(repeating: "x", count: 500) + "!" + String(repeating: "y", count: 500))
    var reporter = Reporter(long)
    reporter.report(.error("x", "here"), at: 500..<501)
    let lines = printed(reporter.diagnostics[0], as: .text).split(separator: "\n")
    #expect(lines[0] == "a.json:1:501: error: here [x]")
    #expect(lines[1].count < 200)
    let caret = lines[2].distance(from: lines[2].startIndex, to: lines[2].firstIndex(of: "^") ?? lines[2].endIndex)
    #expect(Array(lines[1])[caret] == "!")
  }

  @Test func sortsByFileLineColumnThenSeverity() {
    var reporter = Reporter(file)
    reporter.report(.warning("b", "second"), at: 5..<6)
    reporter.report(.error("a", "third"), at: 9..<10)
    reporter.report(.error("c", "first of two"), at: 5..<6)
    #expect(reporter.diagnostics.sorted().map(\.id) == ["c", "b", "a"])
  }

  @Test func sortsNumbersInWordsByWhatTheyCount() {
    func sorted(_ words: [String]) -> [String] {
      words.map { Diagnostic(.error("x", $0), at: .file("a")) }.sorted().map(\.message)
    }
    let order = [
      "line 09 says", "line 9 says", "line 9 says 'a'", "line 10 says", "line 100", "lines", "m-2", "m-10", "m-10 a",
    ]
    #expect(sorted(order.reversed()) == order && sorted(order) == order)
  }

  @Test func findsPlacesInAnyOrder() {
    let file = SourceFile(path: "a", text: "one\r\ntwo\nthree")
    #expect(file.location(of: 9..<14).line == 3)
    let second = file.location(of: 5..<20)
    #expect(second.line == 2 && second.column == 1 && second.endColumn == 4)
    #expect(file.location(of: 0..<1).excerpt == SourceExcerpt(text: "one"))
    #expect(file.location(of: 14..<14).column == 6)
    #expect(SourceFile(path: "a", text: "").location(of: 3..<9).column == 1)
  }

  /// Lines that end before, at and after block boundaries of the index.
  @Test func findsThePlacesThatCountingFinds() {
    for width in [1, 7, 63, 4_095, 4_096, 5_000, 9_000] {
      let line = String(repeating: "x", count: width - 1)
      let text = String(repeating: line + "\n", count: 20_000 / width + 2) + "last\r\n"
      let file = SourceFile(path: "a", text: text)
      var (number, start) = (1, 0)
      for index in file.bytes.indices {
        if index % 61 == 0 || index % 4_096 < 2 {
          let place = file.location(of: index..<index + 3)
          #expect(place.line == number && place.column == index - start + 1)
          let end = file.bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? file.bytes.count
          let shown = end > start && file.bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
          #expect(place.endColumn == max(min(index + 3, shown), index + 1) - start + 1)
        }
        if file.bytes[index] == UInt8(ascii: "\n") { (number, start) = (number + 1, index + 1) }
      }
    }
  }

  @Test func keepsNoMoreOfALineThanIsShown() {
    let file = SourceFile(path: "a", text: String(repeating: "é", count: 100_000) + "!" + "\nshort")
    let place = file.location(of: 100_000..<150_003)
    #expect(place.excerpt.text.utf8.count < 200 && place.excerpt.text.allSatisfy { $0 == "é" })
    #expect(place.line == 1 && place.column == 100_001 && place.endColumn == 150_004)
    #expect(file.location(of: 200_002..<200_003).excerpt.text == "short")
    var output = ByteBuffer()
    DiagnosticFormat.text.write(
      Diagnostic(.error("a", "wrong"), at: .line(file.location(of: 200_000..<200_001))), to: &output)
    let lines = output.text.split(separator: "\n")
    #expect(lines[0] == "a:1:200001: error: wrong [a]")
    #expect(lines[1].hasPrefix("    1 | …é") && lines[1].hasSuffix("é!"))
    #expect(lines[2].hasSuffix(" ^") && lines[2].count == lines[1].count)
  }
}

@Suite struct ReporterTests {
  @Test("Of very many diagnostics of one id the rest is counted, and others are kept")
  func countsWhatItDoesNotKeep() {
    var reporter = Reporter(SourceFile(path: "a", text: String(repeating: "x\n", count: 12_000)))
    for line in 0..<12_000 { reporter.report(.error("value.type", "wrong"), at: line * 2..<line * 2 + 1) }
    reporter.report(.warning("key.unknown", "unknown"), at: 4..<5)
    #expect(reporter.errorCount == 12_000)
    #expect(reporter.diagnostics.count == Reporter.limit + 2)
    #expect(reporter.diagnostics.reduce(0) { $0 + $1.count } == 12_001)
    let last = reporter.diagnostics.first { $0.count > 1 }
    #expect(last?.message == "2000 more of these from here on, which are not listed")
    if case .line(let place)? = last?.place { #expect(place.line == 10_001) } else { Issue.record("no place") }
  }

  @Test("Words of megabytes are cut")
  func cutsLongWords() {
    let word = String(repeating: "é", count: 1 << 20)
    let diagnostic = Diagnostic(.error("x", "unknown '\(word)'", hint: "write \(word)"), at: .run)
    #expect(diagnostic.message.utf8.count < 3_000 && diagnostic.message.hasSuffix("…"))
    #expect((diagnostic.hint ?? "").utf8.count < 3_000)
  }
}
