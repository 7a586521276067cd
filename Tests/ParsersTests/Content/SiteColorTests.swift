import MenugenDiagnostics
import MenugenDomain
import Testing

@testable import MenugenParsers

@Suite struct SiteColorTests {
  @Test(arguments: [
    ("ink: mare", "#063c82"), ("ink: '#03A'", "#0033aa"), ("ink: \"#003366\"", "#003366"),
    ("{\"ink\": \"seppia\"}", "#26201c"),
  ])
  func readsAnInk(text: String, hex: String) {
    let checked = site(text)
    #expect(checked.diagnostics == [])
    #expect(checked.value.ink?.hex == hex)
  }

  @Test("A site without ink is printed in pomodoro")
  func hasADefault() { #expect(site("name: X").value.shownInk == NamedInk.pomodoro.color) }

  @Test(
    "A colour that is written badly is an error with the right way to write it",
    arguments: [
      ("ink: red", "1:6 error ink.unknown: write pomodoro"),
      ("ink: Mare", "1:6 error ink.unknown: write mare"),
      ("ink: navy", "1:6 error ink.unknown: write mare"),
      (
        "ink: sparkle",
        "1:6 error ink.unknown: write one of pomodoro, melanzana, basilico, mare, seppia, zafferano"
      ),
      ("ink: #06c", "1:1 error color.comment: write ink: \"#06c\""),
      ("ink: # the sea\npaper: '#fff'", ""),
      ("paper: #fff8f0 # cream", "1:1 error color.comment: write paper: \"#fff8f0\""),
      ("ink: 06c", "1:6 error color.invalid: write \"#06c\""),
      ("ink: 003366", "1:6 error color.invalid: write \"#003366\""),
      ("ink: 0x003366", "1:6 error color.invalid: write \"#003366\""),
      ("ink: '#003366ff'", "1:6 error color.invalid: write \"#003366\""),
      ("ink: '#0036'", "1:6 error color.invalid: write \"#003\""),
      ("ink: rgb(0,0,0)", "1:6 error color.invalid: write a hex colour in quotes, such as \"#063c82\""),
      ("paper: white", "1:8 error color.invalid: write a hex colour in quotes, such as \"#063c82\""),
      ("ink: [mare]", "1:6 error value.type: write text in quotes"),
      ("ink: ''", "1:6 error color.invalid: write a hex colour in quotes, such as \"#063c82\""),
    ])
  func refusesColors(text: String, wanted: String) {
    let checked = site(text)
    #expect(checked.diagnostics.map(inWords).joined(separator: " | ") == wanted)
    #expect(checked.value.ink == nil)
  }

  @Test(
    "An ink that is hard to read is an error, and its hint passes",
    arguments: [
      "ink: '#cc0000'", "ink: '#ffcc00'", "ink: '#fff'", "ink: '#888'", "{ink: '#063c82', paper: '#999'}",
      "paper: '#c0a0a0'",
    ])
  func hintsAtALegibleColor(text: String) throws {
    let checked = site(text)
    let diagnostic = try #require(checked.diagnostics.first)
    #expect(checked.diagnostics.count == 1)
    #expect(diagnostic.severity == .error)
    let hint = try #require(diagnostic.hint)
    let (_, key, color) = try #require(hint.firstMatch(of: #/^write (ink|paper): "(#[0-9a-f]{6})"$/#)).output
    let mended = text.replacing(try Regex("\(key): ['\"][^'\"]*['\"]"), with: "\(key): '\(color)'")
    #expect(mended != text)
    #expect(site(mended).diagnostics == [])
  }

  @Test("A paper on which no ink is legible is an error at the paper")
  func refusesDarkPaper() throws {
    let checked = site("ink: '#888'\npaper: '#888888'")
    #expect(
      checked.diagnostics.map(inWords) == [
        "2:8 error paper.contrast: write a lighter paper, such as \"#fef1ef\", and a darker ink"
      ])
  }

  @Test(arguments: [
    ("prices: {decimals: auto, symbol: none}", ""),
    ("prices: {decimals: none}", "1:20 error price-decimals.unknown: write one of full, auto"),
    ("prices: {symbol: €}", "1:18 error price-symbol.unknown: write one of auto, none"),
    ("prices: auto", "1:9 error value.type: write prices: {decimals: auto}"),
    ("prices: {decimal: auto}", "1:10 warning key.unknown: write decimals"),
  ])
  func readsThePriceStyle(text: String, wanted: String) {
    #expect(site(text).diagnostics.map(inWords).joined(separator: " | ") == wanted)
  }

  private func site(_ text: String) -> Checked<Site> {
    parseSite(SourceFile(path: text.hasPrefix("{\"") ? "Content/site.json" : "Content/site.yaml", text: text))
  }
}

/// Formats a diagnostic as `line:column severity id: hint`.
private func inWords(_ diagnostic: Diagnostic) -> String {
  guard case .line(let place) = diagnostic.place else { return diagnostic.id }
  return "\(place.line):\(place.column) \(diagnostic.severity) \(diagnostic.id): \(diagnostic.hint ?? "")"
}
