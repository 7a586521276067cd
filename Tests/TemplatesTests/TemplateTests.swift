import MenugenDiagnostics
import MenugenTemplates
import Testing
import MenugenText

@Suite struct TemplateTests {
  @Test func printsWordsOfThemeInTheirOrder() throws {
    let page = try render(
      "<p>{{text.hello}}, {{name}}! {{text.bye}}</p>", with: Person(name: "Ann"),
      words: ["bye": "Ciao", "hello": "<Hi>"])
    #expect(page == "<p>&lt;Hi&gt;, Ann! Ciao</p>")
  }

  @Test func runsOneTemplateInSeveralLanguages() throws {
    let library = library("{{text.hello}} {{name}}", words: ["hello"])
    let template = try #require(compile(library, for: Person(name: "")).value)
    #expect(output(of: template, Person(name: "Ann"), words: ["Hello"]) == "Hello Ann")
    #expect(output(of: template, Person(name: "Bo"), words: ["Ciao"]) == "Ciao Bo")
  }

  @Test func writesMarkupStraightIntoPage() throws {
    struct Inner: TemplateModel {
      static let shape = Shape<Inner>(
        "inner", [.markupWriter("jsonLD") { _, output in output.append("<script>{}</script>") }])
    }
    struct Page: TemplateModel {
      var inner = Inner()
      static let shape = Shape<Page>(
        "page",
        [
          .markupWriter("jsonLD") { _, output in output.append("<script>{}</script>") },
          .object("inner", \.inner),
        ])
    }
    #expect(try render("[{{{jsonLD}}}{{&inner.jsonLD}}]", with: Page()) == "[<script>{}</script><script>{}</script>]")
  }

  @Test func escapesQuotesOfBothKinds() throws {
    let page = try render("<a title='{{name}}' class=\"{{name}}\">", with: Person(name: "a'b\"c&"))
    #expect(page == "<a title='a&#39;b&quot;c&amp;' class=\"a&#39;b&quot;c&amp;\">")
  }

  @Test func keepsTextBesideEscapesWhole() throws {
    #expect(try render("{{name}}", with: Person(name: "<é>&日本<")) == "&lt;é&gt;&amp;日本&lt;")
    #expect(try render("{{name}}", with: Person(name: "")) == "")
  }

  @Test func namesInInnerModelHideOuterOnes() throws {
    let tree = Tree(name: "root", children: [Tree(name: "leaf")])
    #expect(try render("{{name}}{{#children}}({{name}}){{/children}}{{name}}", with: tree) == "root(leaf)root")
  }

  @Test func emptyLibraryTemplatePrintsNothing() throws {
    #expect(try render("", with: Spec()) == "")
  }

  @Test func oneLibraryServesManyModels() throws {
    let library = library("{{name}}")
    #expect(output(of: compile(library, for: Person(name: "a")).value, Person(name: "a")) == "a")
    #expect(output(of: compile(library, for: Tree(name: "b")).value, Tree(name: "b")) == "b")
  }

  // MARK: - recursion

  @Test func partialThatContainsItselfFollowsTheModel() throws {
    let tree = Tree(
      name: "a", children: [Tree(name: "b", children: [Tree(name: "c"), Tree(name: "d")]), Tree(name: "e")])
    let page = try render(
      "{{>node}}.", ["node": "({{name}}{{#children}}{{>node}}{{/children}}{{^hasChildren}}-{{/hasChildren}})"],
      with: tree)
    #expect(page == "(a(b(c-)(d-))(e-)).")
  }

  @Test func partialThatContainsItselfGrowsItsIndentation() throws {
    let tree = Tree(name: "a", children: [Tree(name: "b", children: [Tree(name: "c", children: [Tree(name: "d")])])])
    let page = try render(
      " {{>node}}\n", ["node": "<li>{{name}}\n{{#children}}\n  {{>node}}\n{{/children}}\n</li>\n"], with: tree)
    #expect(
      page == """
         <li>a
           <li>b
             <li>c
               <li>d
               </li>
             </li>
           </li>
         </li>

        """)
  }

  @Test func partialsThatContainEachOtherFollowTheModel() throws {
    let folder = Folder(
      name: "a", files: [File(name: "b", folders: [Folder(name: "c", files: [File(name: "d"), File(name: "e")])])])
    let page = try render(
      "{{>folder}}",
      ["folder": "{{folder}}[{{#files}}{{>file}}{{/files}}]", "file": "{{file}}({{#folders}}{{>folder}}{{/folders}})"],
      with: folder)
    #expect(page == "a[b(c[d()e()])]")
  }

  @Test func recursionGoesThroughBlocksOfParents() throws {
    let tree = Tree(name: "a", children: [Tree(name: "b", children: [Tree(name: "c")])])
    let page = try render(
      "{{>node}}",
      [
        "node": "{{<box}}{{$content}}{{name}}{{#children}}{{>node}}{{/children}}{{/content}}{{/box}}",
        "box": "[{{$content}}{{/content}}]",
      ], with: tree)
    #expect(page == "[a[b[c]]]")
  }

  @Test func blockMayUseParentWithBlockOfSameName() throws {
    let page = try render(
      "{{<layout}}{{$content}}{{<box}}{{$content}}inner{{/content}}{{/box}}{{/content}}{{/layout}}",
      ["layout": "<main>{{$content}}{{/content}}</main>", "box": "<div>{{$content}}{{/content}}</div>"], with: Spec())
    #expect(page == "<main><div>inner</div></main>")
  }
}
