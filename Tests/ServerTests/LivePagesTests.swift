import MenugenDiagnostics
import MenugenText
import Testing

@testable import MenugenServer

@Suite struct LivePagesTests {
  private func served(_ page: String) -> String {
    String(decoding: servedPage(Array(page.utf8), build: "x-1"), as: UTF8.self)
  }

  private let script = #"<script src="/.menugen/live.js" data-build="x-1" defer></script>"#

  @Test(
    "The script is the first in the page, wherever the page begins",
    arguments: [
      (
        "<!DOCTYPE html><html lang=\"en\"><head><title>T</title>", "<!DOCTYPE html><html lang=\"en\"><head>",
        "<title>T</title>"
      ),
      ("<HTML><HEAD class=a>x", "<HTML><HEAD class=a>", "x"),
      ("<!doctype html><header>x</header>", "<!doctype html>", "<header>x</header>"),
      ("<html>\n<body>", "<html>", "\n<body>"),
      ("text", "", "text"), ("", "", ""), ("\u{FEFF}text", "\u{FEFF}", "text"),
    ])
  func addsScript(page: String, before: String, after: String) {
    #expect(served(page) == before + script + after)
  }

  @Test("A page that isn't UTF-8 stays as it is")
  func leavesUTF16() {
    let page: [UInt8] = [0xFF, 0xFE, 0x3C, 0x00]
    #expect(servedPage(page, build: "x-1") == page)
  }

  @Test(
    "A page's policy also allows the script and its events",
    arguments: [
      ("default-src 'self'", "default-src 'self'; script-src 'self'; connect-src 'self'"),
      ("script-src 'sha256-abc'; connect-src 'none'", "script-src 'sha256-abc' 'self'; connect-src 'self'"),
      (
        "default-src 'none'; script-src 'self'; style-src 'self'",
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'"
      ),
      ("img-src *; require-trusted-types-for 'script'", "img-src *"),
      ("Script-Src-Elem https://a.example", "Script-Src-Elem https://a.example 'self'"), ("", ""),
    ])
  func adaptsPolicy(policy: String, adapted: String) {
    #expect(adaptedPolicy(policy) == adapted)
    let escaped = policy.replacing("'", with: "&#39;")
    let tag = { (policy: String) in "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">" }
    #expect(served("<head>" + tag(policy) + "<p>") == "<head>" + script + tag(adapted) + "<p>")
    #expect(served("<head>" + tag(escaped) + "<p>") == "<head>" + script + tag(adapted) + "<p>")
  }

  @Test("The overlay shows errors first, each with its line and caret, and escapes what the content says")
  func showsProblems() {
    let file = SourceFile(path: "Content/menus/a.yaml", text: "name: <img src=x onerror=alert(1)>\nprice: 7.505\n")
    let problems = [
      Diagnostic(restoring: .warning, id: "a.first", message: "a warning", hint: nil, at: .file("Content/a.yaml")),
      Diagnostic(restoring: .note, id: "a.note", message: "never shown", hint: nil, at: .run),
      Diagnostic(
        restoring: .error, id: "x.name", message: "'<img src=x onerror=alert(1)>' is bad", hint: nil,
        at: .line(file.location(of: 6..<34))),
    ]
    var html = ByteBuffer()
    Overlay(problems).write(to: &html, showsSources: true)
    #expect(!html.text.contains("<img"))
    #expect(html.text.hasPrefix("<h2>1 error</h2><pre class=\"error\">Content/menus/a.yaml:1:7: error: "))
    #expect(html.text.contains("&lt;img src=x onerror=alert(1)&gt;"))
    #expect(html.text.contains("^~~~"))
    #expect(html.text.contains("<pre class=\"warning\">Content/a.yaml: warning: a warning [a.first]"))
    #expect(!html.text.contains("never shown"))
    var brief = ByteBuffer()
    Overlay(problems).write(to: &brief, showsSources: false)
    #expect(!brief.text.contains("Content/"), "other devices see no sources")
    #expect(brief.text.contains("1 error"))
  }

  @Test("An event is one line of data, whatever the content says")
  func writesEvents() {
    var state = ServedState()
    state.problems = [
      Diagnostic(
        restoring: .error, id: "a.b", message: "line\nline\r\u{2028}\n\nevent: fake", hint: nil, at: .file("a\n\nb"))
    ]
    state.changedPaths = ["site/a\n\"b.css"]
    let text = String(decoding: eventText(state, build: "x-2", previous: "x-1", showsSources: true), as: UTF8.self)
    #expect(text.hasPrefix("event: state\ndata: {\"build\":\"x-2\",\"previous\":\"x-1\",\"isReady\":false,"))
    #expect(text.hasSuffix("}\n\n"))
    #expect(text.utf8.count { $0 == 0x0A } == 3)
    #expect(!text.contains("\r"))
  }

  @Test("The waiting page has the site's words in its language")
  func waits() {
    let words = LoadingWords(language: "ar", isRightToLeft: true, title: "A & B", message: "<wait>")
    let page = String(decoding: waitingPage(words, build: "x-0"), as: UTF8.self)
    #expect(page.contains("<html lang=\"ar\" dir=\"rtl\">"))
    #expect(page.contains("<h1>A &amp; B</h1><p>&lt;wait&gt;</p>"))
    #expect(page.contains("data-loading"))
  }
}
