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

  private func expectSamePages<Model: TemplateModel>(
    _ pages: [Model], _ source: String = template, _ partials: [String: String] = [:],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let compiled = compile(library(source, partials, words: ["word"]), for: pages[0])
    #expect(compiled.diagnostics == [])
    let template = try #require(compiled.value)
    var series = template.series(words: ["Word"])
    for page in pages {
      var alone = ByteBuffer()
      template.run(page, words: ["Word"], into: &alone)
      var output = ByteBuffer()
      output.append("before")
      series.run(page, into: &output)
      #expect(output.text == "before" + alone.text, sourceLocation: sourceLocation)
    }
  }

  /// `start` and each change of it, once more in a storage of its own, and as it was.
  private func pages<Model>(_ start: Model, _ changes: [(inout Model) -> Void]) -> [Model] {
    changes.reduce(into: [start, start]) { pages, change in
      var page = start
      change(&page)
      pages += [page, page, start]
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

  @Test(arguments: [
    "<p>{{{script}}}</p>{{text.word}} {{title}} {{text.word}}",
    "{{#isOdd}}{{{script}}}{{/isOdd}}{{^isOdd}}{{text.word}}{{/isOdd}}",
    "{{#cells}}({{item}}){{/cells}}", "{{^cells}}none{{/cells}}",
    "{{#kinds}}{{item}}{{/kinds}}{{#cells}}({{item}} {{title}}){{/cells}}",
    "{{box.name}}{{#box.items}}({{item}}){{/box.items}}{{^box.items}}none{{/box.items}}{{#box.isFull}}full{{/box.isFull}}",
    "{{#box.cells}}({{item}}){{/box.cells}}{{#box.note}}{{.}}{{/box.note}}{{{box.mark}}}",
    "{{#box}}{{#items}}{{item}}{{name}}{{title}}{{/items}}{{/box}}",
    "{{box.inner.name}}{{#box.inner.isNamed}}!{{/box.inner.isNamed}}", "{{#pages}}{{title}}{{/pages}}{{title}}",
    "{{#pages}}{{#pages}}{{title}}{{/pages}}{{title}}{{{script}}}{{/pages}}{{#isOdd}}odd{{/isOdd}}",
    "{{#box}}{{#pages}}{{title}}{{/pages}}{{/box}}", "{{>head}}{{#tree}}{{>tree}}{{/tree}}{{>head}}",
    "<ul>\n  {{>list}}\n</ul>\n{{title}}",
    "{{#tree}}\n{{#children}}\n  {{>tree}}\n{{/children}}\n{{/tree}}",
  ])
  func writesAnewWhateverReadsAPage(template: String) throws {
    var start = Rich()
    start.pages = [Rich(title: "inner", pages: [Rich(title: "innermost")]), Rich(title: "last")]
    let changes: [(inout Rich) -> Void] = [
      { $0.title = "Second, and it has a storage of its own as well" }, { $0.isOdd = true }, { $0.hidden += 1 },
      { $0.kinds[1].item = "x" }, { page in (page.kinds, page.count) = ([], 0) }, { $0.places = 0x1 },
      { $0.places = 0x1000 }, { $0.count = 4 },
      { $0.count = 0 }, { $0.box = nil }, { $0.box?.name = "another" }, { $0.box?.items = [] },
      { $0.box?.items[0].item = "x" },
      { $0.box?.isFull = true }, { $0.box?.places = 0x10 }, { $0.box?.count = 1 }, { $0.box?.note = "note" },
      { $0.box?.hidden += 1 },
      { $0.box?.inner = nil }, { $0.box?.inner = Person(name: "") }, { $0.pages = [] },
      { $0.pages[0].title = "changed" },
      { $0.pages[0].pages = [] }, { $0.pages[0].hidden += 1 }, { $0.tree.name = "trunk" },
      { $0.tree.children[1].name = "x" },
      { $0.tree.children[0].children.append(Tree(name: "new")) }, { $0.tree.children = [] },
    ]
    let partials = [
      "head": "<b>{{title}}</b>{{{script}}}",
      "tree": "{{name}} of {{title}}\n{{#children}}\n  {{>tree}}\n{{/children}}\n",
      "list": "{{title}}\n{{#pages}}\n {{>list}}\n{{/pages}}\n{{#isOdd}}odd{{/isOdd}}\n",
    ]
    try expectSamePages(pages(start, changes), template, partials)
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

/// What the pages of a theme have: a model of each kind of field.
private struct Rich: TemplateModel {
  var title = "First & long enough to have a storage of its own"
  var isOdd = false
  /// What the markup writes, and nothing else reads.
  var hidden = 0
  var kinds = ["a", "<"].map { Item(item: $0) }
  var places: UInt64 = 0x101
  var count = 3
  var box: Box? = Box()
  var pages: [Rich] = []
  var tree = Tree(name: "tree", children: [Tree(name: "a", children: [Tree(name: "b")]), Tree(name: "c")])

  static let shape = Shape<Rich>(
    "rich",
    [
      .text("title", \.title), .flag("isOdd", \.isOdd),
      .markupWriter("script") { page, output in
        output.append("<i>")
        output.append(decimal: page.hidden)
        output.append("</i>")
      },
      .list("kinds", \.kinds), .list("cells", among: \.kinds, places: \.places, count: \.count),
      .optional("box", \.box), .list("pages", \.pages), .object("tree", \.tree),
    ])
}

private struct Box: TemplateModel {
  var name = "box"
  var items = ["one", "two"].map { Item(item: $0) }
  var isFull = false
  var places: UInt64 = 0x1
  var count = 2
  var note: String?
  var hidden = 0
  var inner: Person? = Person(name: "Ann")

  static let shape = Shape<Box>(
    "box",
    [
      .text("name", \.name), .list("items", \.items), .flag("isFull", \.isFull),
      .list("cells", among: \.items, places: \.places, count: \.count), .optionalText("note", \.note),
      .markupWriter("mark") { box, output in output.append(decimal: box.hidden) }, .optional("inner", \.inner),
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
