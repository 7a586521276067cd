import MenugenDiagnostics
import MenugenTemplates
import Testing

/// The diagnostics of invalid templates.
@Suite struct DiagnosticsTests {
  @Test func namesUnknownNameAndNearestOne() {
    #expect(
      mistakes(in: "<p>\n {{subjct}}</p>", with: Spec()) == [
        "main:2:2 unknown-name: unknown name 'subjct' in spec (did you mean 'subject'?)"
      ])
    #expect(
      mistakes(in: "{{#list}}{{itm}}{{/list}}", with: Spec()) == [
        "main:1:10 unknown-name: unknown name 'itm' in item or spec (did you mean 'item'?)"
      ])
    #expect(
      mistakes(in: "{{#person}}{{zzzzz}}{{/person}}", with: Person2()) == [
        "main:1:12 unknown-name: unknown name 'zzzzz' in person or page (person has: html, isNamed, name)"
      ])
  }

  @Test func looksForLaterPartsOfNameInTheEarlierOnly() {
    #expect(
      mistakes(in: "{{#a}}{{b.subject}}{{/a}}{{person.nam}}", with: Spec()) == [
        "main:1:7 unknown-name: unknown name 'subject' in b (b has: c, two)",
        "main:1:26 unknown-name: unknown name 'nam' in person (did you mean 'name'?)",
      ])
  }

  @Test func namesUnknownWordOfTheme() {
    #expect(
      mistakes(in: "{{text.helo}}{{text.x}}", with: Spec(), words: ["hello"]) == [
        "main:1:1 unknown-word: unknown string 'helo' (did you mean 'text.hello'?)",
        "main:1:14 unknown-word: unknown string 'x' (add it to the theme's strings)",
      ])
  }

  @Test func namesMissingPartialAndParent() {
    #expect(
      mistakes(in: "{{>prize}}{{<nowhere}}{{/nowhere}}", ["price": ""], with: Spec()) == [
        "main:1:1 missing-partial: missing partial 'prize' (did you mean 'price'?)",
        "main:1:11 missing-partial: missing partial 'nowhere' (add nowhere.mustache to the theme)",
      ])
  }

  @Test func namesMissingTemplate() {
    let checked = library("").compile("mian", for: Spec.self)
    #expect(checked.value == nil)
    #expect(
      checked.diagnostics == [
        Diagnostic(
          .missingTemplate("mian", meant: "main"), at: .run)
      ])
  }

  @Test func namesSectionsThatAreNotClosed() {
    #expect(
      mistakes(in: "{{#boolean}}\n{{#list}}\n{{/boolean}}\n{{$block}}", with: Spec()) == [
        "main:2:1 unclosed-section: section 'list' is not closed (write {{/list}} where it ends)",
        "main:4:1 unclosed-section: section 'block' is not closed (write {{/block}} where it ends)",
      ])
  }

  @Test func namesCloseTagsWithoutOpenOnes() {
    #expect(
      mistakes(in: "{{#boolean}}{{/bolean}}{{/boolean}}{{/list}}", with: Spec()) == [
        "main:1:13 mismatched-close: 'bolean' is closed but not open (write {{/boolean}} to close 'boolean' first)",
        "main:1:36 mismatched-close: 'list' is closed but not open (remove the tag)",
      ])
  }

  @Test func namesTagsThatAreNotClosed() {
    #expect(
      mistakes(in: "{{subject\n{{value}} {{two} {{emty}}\n{{", with: Spec()) == [
        "main:1:1 unclosed-tag: tag is not closed (write }} at its end, on the same line)",
        "main:2:11 unclosed-tag: tag is not closed (write }} at its end, on the same line)",
        "main:2:18 unknown-name: unknown name 'emty' in spec (did you mean 'empty'?)",
        "main:3:1 unclosed-tag: tag is not closed (write }} at its end, on the same line)",
      ])
  }

  @Test func namesBadNamesAndDelimiters() {
    #expect(
      mistakes(in: "{{}}{{a b}}{{# }}{{subject.}}", with: Spec()) == [
        "main:1:1 bad-name: tag '{{}}' has no name (write one name without spaces, for example {{name}})",
        "main:1:5 bad-name: 'a b' is not a name (write one name without spaces, for example {{name}})",
        "main:1:12 bad-name: tag '{{# }}' has no name (write one name without spaces, for example {{name}})",
        "main:1:18 wrong-kind: 'subject' has no names inside it, so 'subject.' can't be found",
      ])
    #expect(
      mistakes(in: "{{=<%=}}\n{{==}}\n{{= a b c =}}", with: Spec()).count == 3)
  }

  @Test func namesKindsThatDoNotFit() {
    #expect(
      mistakes(
        in: "{{#subject}}{{/subject}}{{boolean}}{{list}}{{person}}{{safe}}{{{subject}}}{{.}}{{list.item}}",
        with: Spec()) == [
          "main:1:1 wrong-kind: 'subject' is text that is never missing, so it can't be a section "
            + "(write {{subject}} to print it, or remove the section's tags)",
          "main:1:25 wrong-kind: 'boolean' is true or false, so it can't be printed (write {{#boolean}}…{{/boolean}})",
          "main:1:36 wrong-kind: 'list' is a list, so it can't be printed (write {{#list}}…{{/list}})",
          "main:1:44 wrong-kind: 'person' is a model, so it can't be printed (write {{#person}}…{{/person}})",
          "main:1:54 wrong-kind: 'safe' is markup, which {{safe}} would escape (write {{{safe}}})",
          "main:1:62 wrong-kind: 'subject' is text, which must be escaped (write {{subject}})",
          "main:1:75 wrong-kind: '.' needs a text, but there is none here "
            + "(write a name, or use '.' in a section over texts)",
          "main:1:80 wrong-kind: 'list' has no names inside it, so 'list.item' can't be found "
            + "(write {{#list}}…{{/list}} around the name after the dot)",
        ])
  }

  @Test func namesBlockThatParentDoesNotHave() {
    #expect(
      mistakes(
        in: "{{<layout}}{{$titel}}x{{/titel}}{{/layout}}", ["layout": "{{$title}}{{/title}}"], with: Spec()) == [
          "main:1:12 unknown-block: unknown block 'titel' of 'layout' (did you mean 'title'?)"
        ])
  }

  @Test("Errors in a partial are reported once, in its file") func partialErrors() {
    #expect(
      mistakes(in: "{{>p}}{{>p}}{{>q}}", ["p": "\n{{nme}}", "q": "{{#a}}"], with: Person(name: "")) == [
        "p:2:1 unknown-name: unknown name 'nme' in person (did you mean 'name'?)",
        "q:1:1 unclosed-section: section 'a' is not closed (write {{/a}} where it ends)",
      ])
  }

  @Test("Errors in unused templates are reported") func unusedTemplates() {
    let library = library("", ["unused": "{{#a}}"])
    #expect(library.diagnostics.map(\.id) == ["template.unclosed-section"])
  }

  @Test func survivesEveryCutOfTemplate() {
    let template = Array(
      """
      {{<layout}}{{$main}}\r\n  {{! note }}{{#list}}<a href="/{{item}}" class='{{two}}'>{{{safe}}}</a>{{/list}}
      {{^no}}{{=<% %>=}}<%person.name%><%& safe%><%={{ }}=%>{{/no}}{{>part}}{{#letters}}{{.}}{{/letters}}{{/main}}{{/layout}}
      """.utf8)
    func check(_ bytes: [UInt8]) {
      let source = SourceFile(path: "main.mustache", bytes: bytes)
      let layout = SourceFile(path: "layout.mustache", text: "<p>{{$main}}\n  x\n{{/main}}</p>\n{{>part}}")
      let part = SourceFile(path: "part.mustache", text: "{{subject}}")
      let library = TemplateLibrary(["main": source, "layout": layout, "part": part], wordNames: [])
      let compiled = library.compile("main", for: Spec.self)
      #expect((compiled.value == nil) == compiled.hasErrors)
      _ = output(of: compiled.value, Spec())
    }
    check(template)
    for index in template.indices {
      check(Array(template[..<index]))
      check(Array(template[index...]))
      check(Array(template[..<index] + template[(index + 1)...]))
    }
  }

  @Test func readsManyOpenTagsInOneSearch() {
    let text = String(repeating: "{{! \n", count: 5_000) + String(repeating: "{{a \n", count: 5_000)
    #expect(library(text).diagnostics.count == 10_000)
  }

  // MARK: - recursion and size

  private static let endless =
    "includes itself without end "
    + "(include it in a section over a list within the model, such as the sections of a section)"

  @Test(arguments: [
    "{{>node}}", "{{#hasChildren}}{{>node}}{{/hasChildren}}", "{{^hasChildren}}{{>node}}{{/hasChildren}}",
    "{{#note}}{{>node}}{{/note}}",
  ])
  func refusesPartialThatIncludesItselfForSameModel(_ node: String) {
    #expect(mistakes(in: "{{>node}}", ["node": node], with: Note()).map { $0.contains(Self.endless) } == [true])
  }

  @Test func refusesPartialThatGoesAroundInOuterModel() {
    // `list` always belongs to the page, at any depth of the partial.
    #expect(
      mistakes(in: "{{>p}}", ["p": "{{#list}}{{>p}}{{/list}}"], with: Spec()) == [
        "p:1:10 endless-recursion: 'p' \(Self.endless)"
      ])
  }

  @Test func refusesParentsThatIncludeEachOther() {
    #expect(
      mistakes(in: "{{>a}}", ["a": "{{<b}}{{/b}}", "b": "{{>a}}"], with: Spec()) == [
        "b:1:1 endless-recursion: 'a' \(Self.endless)"
      ])
  }

  @Test func refusesTagsThatNestTooDeep() {
    let deep = String(repeating: "{{#boolean}}", count: 100_000)
    #expect(mistakes(in: deep, with: Spec()).contains { $0.contains("tags are nested deeper than 100 levels") })
    var partials: [String: String] = ["p200": ""]
    for index in 0..<200 { partials["p\(index)"] = "{{>p\(index + 1)}}" }
    #expect(mistakes(in: "{{>p0}}", partials, with: Spec()).count { $0.contains("too-deep") } == 1)
  }

  @Test func refusesPartialsThatMultiply() {
    var partials: [String: String] = ["p60": "x"]
    for index in 0..<60 { partials["p\(index)"] = "{{>p\(index + 1)}}{{>p\(index + 1)}}" }
    #expect(mistakes(in: "{{>p0}}", partials, with: Spec()).contains { $0.contains("too-large") })
  }
}

private struct Person2: TemplateModel {
  var person = Person(name: "")
  static let shape = Shape<Person2>("page", [.object("person", \.person)])
}

private struct Note: TemplateModel {
  var note: String? = "x"
  var name = ""
  static let shape = Shape<Note>(
    "note", [.flag("hasChildren") { _ in true }, .optionalText("note", \.note), .text("name", \.name)])
}
