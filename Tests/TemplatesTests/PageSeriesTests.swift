import Diagnostics
import Templates
import Testing
import Text

/// What pages of a series share is copied from the first: none may differ from what the template alone writes.
@Suite struct PageSeriesTests {
  private static let template = """
    <title>{{title}}</title>{{#frame}}<b lang="{{language}}">{{#isWide}}wide{{/isWide}}{{/frame}}
    {{#frame.links}}<i>{{item}} of {{title}}</i>{{/frame.links}}
    {{#hasLinks}}links{{/hasLinks}}{{^frame.note}}no {{/frame.note}}note{{#frame.note}} {{.}} {{title}}{{/frame.note}}
    {{#person}}{{name}}{{#isNamed}}!{{/isNamed}}{{/person}}{{person.name}}{{#isOdd}}odd{{/isOdd}}{{#texts}}{{.}}{{/texts}}
    """

  private func expectSamePages(_ pages: [Page]) throws {
    let template = try #require(compile(library(Self.template), for: pages[0]).value)
    var series = template.series(words: [])
    for page in pages {
      var alone = ByteBuffer()
      template.run(page, words: [], into: &alone)
      var output = ByteBuffer()
      output.append("before")
      series.run(page, into: &output)
      #expect(output.text == "before" + alone.text)
    }
  }

  @Test func writesWhatDiffersAnew() throws {
    let start = Page(title: "First & long enough to have a storage of its own")
    var pages = [start, start]
    func add(_ change: (inout Page) -> Void) {
      var page = start
      change(&page)
      // Equal once more, in a storage of its own; and as it was.
      pages += [page, page, start]
    }
    add { $0.title = "Second, and it has a storage of its own as well" }
    add { $0.title = "<short>" }
    add { $0.frame.language = "fr" }
    for index in 0..<15 {
      add { page in
        var letters = Array(page.frame.language)
        letters[index] = "x"
        page.frame.language = String(letters)
      }
    }
    add { $0.frame.isWide = true }
    add { $0.frame.links = [] }
    add { $0.frame.links.append(Item(item: "three")) }
    add { $0.frame.links[0].item = "first" }
    add { $0.frame.note = "note" }
    add { $0.frame.note = "" }
    add { $0.person = Person(name: "Ann") }
    add { $0.person = Person(name: "") }
    add { $0.isOdd = true }
    add { $0.texts = ["x"] }
    try expectSamePages(pages)
  }

  /// What a page had may be freed before the next one is made, and its place taken.
  @Test func keepsWhatItCopies() throws {
    let template = try #require(compile(library("{{title}}{{#texts}}{{.}}{{/texts}}"), for: Page(title: "")).value)
    var series = template.series(words: [])
    var page = Page(title: "")
    for index in 0..<100 {
      page.title = String(repeating: "page \(index % 7) ", count: 5)
      page.texts = [String(repeating: "text \(index % 3) ", count: 5)]
      var output = ByteBuffer()
      series.run(page, into: &output)
      #expect(output.text == page.title + page.texts[0])
    }
  }

  /// The last word that is read of a model ends where the model does, and a model may be smaller than a word.
  @Test func theLastByteOfAModelCounts() throws {
    let text = "{{title}}{{#last}}{{name}}{{#isSet}}!{{/isSet}}{{/last}}"
    let template = try #require(compile(library(text), for: Odd(title: "")).value)
    let tiny = try #require(compile(library("{{#isSet}}!{{/isSet}}"), for: Tiny(isSet: false)).value)
    var series = template.series(words: [])
    var tinySeries = tiny.series(words: [])
    for isSet in [false, true, false, true] {
      var output = ByteBuffer()
      var tinyOutput = ByteBuffer()
      series.run(Odd(title: "odd", last: Last(name: "last", isSet: isSet)), into: &output)
      tinySeries.run(Tiny(isSet: isSet), into: &tinyOutput)
      #expect(output.text == (isSet ? "oddlast!" : "oddlast"))
      #expect(tinyOutput.text == (isSet ? "!" : ""))
    }
  }

  @Test func changesInPlaceAreSeen() throws {
    let template = try #require(compile(library("{{#texts}}{{.}},{{/texts}}"), for: Page(title: "")).value)
    var series = template.series(words: [])
    var page = Page(title: "", texts: ["a", "b"])
    for text in ["a", "c", "d"] {
      page.texts[0] = text
      var output = ByteBuffer()
      series.run(page, into: &output)
      #expect(output.text == "\(text),b,")
    }
  }
}

private struct Page: TemplateModel {
  var title: String
  var frame = Frame()
  var person: Person?
  var isOdd = false
  var texts: [String] = []

  static let shape = Shape<Page>(
    "page",
    [
      .text("title", \.title), .object("frame", \.frame), .optional("person", \.person),
      .flag("isOdd") { $0.isOdd }, .hasAny("hasLinks", \.frame.links), .texts("texts", \.texts),
    ])
}

private struct Frame: TemplateModel {
  var language = "fifteen letters"
  var isWide = false
  var links = [Item(item: "one"), Item(item: "two")]
  var note: String?

  static let shape = Shape<Frame>(
    "frame",
    [
      .text("language", \.language), .flag("isWide", \.isWide), .list("links", \.links),
      .optionalText("note", \.note),
    ])
}

/// Of a size that is no whole number of words.
private struct Odd: TemplateModel {
  var title: String
  var last: Last?

  static let shape = Shape<Odd>("odd", [.text("title", \.title), .optional("last", \.last)])
}

private struct Last: TemplateModel {
  var name: String
  var isSet: Bool

  static let shape = Shape<Last>("last", [.text("name", \.name), .flag("isSet", \.isSet)])
}

private struct Tiny: TemplateModel {
  var isSet: Bool

  static let shape = Shape<Tiny>("tiny", [.flag("isSet", \.isSet)])
}
