import MenugenDiagnostics
import MenugenFiles
import MenugenPublishing
import Testing

@testable import MenugenCommands
@testable import MenugenSiteBuilder

/// Builds content in memory, incrementally.
struct MemorySite {
  var files: [String: [UInt8]] = ["site.yaml": Array("currency: EUR\n".utf8)]
  var themes: [String: String] = [:]
  private(set) var output = MemoryOutput()

  init(_ texts: [String: String], themes: [String: String] = [:]) {
    for (path, text) in texts { files[path] = Array(text.utf8) }
    self.themes = themes
  }

  /// Builds, and expects the same output as from a full build.
  mutating func build(sourceLocation: Testing.SourceLocation = #_sourceLocation) async -> [Diagnostic] {
    let (diagnostics, next) = await run(after: output)
    let (_, whole) = await run(after: MemoryOutput())
    if !diagnostics.contains(where: { $0.severity == .error }) {
      #expect(next.files == whole.files, sourceLocation: sourceLocation)
    }
    output = next
    return diagnostics
  }

  private func run(after previous: MemoryOutput) async -> ([Diagnostic], MemoryOutput) {
    let publication = MemoryPublication(after: previous)
    var options = BuildPlan.Options()
    options.content = MemoryFiles(root: "Content", files)
    options.themes = MemoryFiles(root: "Themes", texts: themes)
    options.memory = publication
    options.acceptsRemovals = true
    let outcome = BuildPlan(options: options).run()
    return (outcome.diagnostics.sorted(), publication.output)
  }

  /// The asset files of both trees, and other files than pages. The theme's files aren't among them.
  var published: [String] {
    output.files.keys
      .filter { $0.contains("/assets/") || $0.hasSuffix(".txt") && !$0.contains("robots") }
      .filter { !$0.contains("/theme/") }
      .sorted()
  }
}

@Suite struct AssetTests {
  private static let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>"#

  private func menu(_ item: String) -> String {
    "name: Dinner\nsections: {a: [{name: A, price: 1, allergens: []\(item)}]}\n"
  }

  @Test("Only files that something refers to are published; one warning counts the others")
  func publishesWhatIsReferredTo() async {
    var site = MemorySite([
      "assets/oven.svg": Self.svg, "assets/my plan.pdf": "1", "assets/menù.pdf": "2", "assets/body.txt": "3",
      "assets/a.psd": "4", "assets/b.html": "<script>", "assets/c.txt": "5", "assets/Thumbs.db": "6",
      "assets/film.mp4.crdownload": "7", "assets/~$plan.docx": "8",
      "menus/dinner.yaml": menu(", image: {src: assets/oven.svg, alt: x}"),
      "menus/dinner/a.md": "[b](/assets/body.txt)\n",
      "pages/about.md": "[p](<assets/my plan.pdf>) [m](../assets/men%C3%B9.pdf?x#y)\n",
    ])
    let diagnostics = await site.build()
    #expect(diagnostics.map(\.id) == ["asset.unused"])
    #expect(diagnostics.first?.message.hasSuffix("because nothing refers to them: a.psd, b.html, c.txt") == true)
    #expect(
      site.published == [
        "site/assets/body.txt", "site/assets/menù.pdf", "site/assets/my plan.pdf", "site/assets/oven.svg",
        "site/menus/dinner/allergens.txt", "site/menus/dinner/menu.txt",
      ])
  }

  @Test("A file is published when a menu starts to refer to it and removed when it stops, though it didn't change")
  func followsReferences() async {
    var site = MemorySite(["assets/oven.svg": Self.svg, "menus/dinner.yaml": menu("")])
    #expect(await site.build().map(\.id) == ["asset.unused"])
    #expect(site.output.files["site/assets/oven.svg"] == nil)
    site.files["menus/dinner.yaml"] = Array(menu(", image: {src: assets/oven.svg, alt: x}").utf8)
    #expect(await site.build().isEmpty)
    #expect(site.output.files["site/assets/oven.svg"] != nil)
    // The menu is kept from the cache, with its references.
    site.files["pages/a.md"] = Array("New.\n".utf8)
    #expect(await site.build().isEmpty)
    #expect(site.output.files["site/assets/oven.svg"] != nil)
    site.files["menus/dinner.yaml"] = Array(menu(", status: hidden, image: {src: assets/oven.svg, alt: x}").utf8)
    #expect(await site.build().allSatisfy { $0.id != "asset.unused" })
    #expect(site.output.files["site/assets/oven.svg"] == nil)
  }

  @Test("A picture's new size reaches the pages of the menu that shows it")
  func measuresAnew() async throws {
    var site = MemorySite([
      "assets/oven.svg": Self.svg, "menus/dinner.yaml": menu(", image: {src: assets/oven.svg, alt: x}"),
    ])
    #expect(await site.build().isEmpty)
    site.files["assets/oven.svg"] = Array(Self.svg.replacing("\"4\"", with: "\"96\"").utf8)
    #expect(await site.build().isEmpty)
    let page = try #require(site.output.files["site/menus/dinner/index.html"])
    #expect(String(decoding: page, as: UTF8.self).contains("width=\"96\""))
  }

  @Test("A missing picture isn't referred to; it is shown as soon as it is there")
  func omitsMissingPictures() async throws {
    var site = MemorySite([
      "site.yaml": "currency: EUR\nlogo: {src: assets/logo.svg, alt: Logo}\n",
      "menus/dinner.yaml": menu(", image: {src: assets/oven.svg, alt: Oven}"),
    ])
    func page(_ path: String) throws -> String {
      String(decoding: try #require(site.output.files[path]), as: UTF8.self)
    }
    #expect(await site.build().map(\.id) == ["asset.missing", "asset.missing"])
    for path in ["site/menus/dinner/index.html", "site/menus/dinner/a/index.html", "site/menus/dinner/menu.json"] {
      #expect(try !page(path).contains("assets/oven.svg") && !page(path).contains("assets/logo.svg"), "\(path)")
    }
    // Without a size, which pages could depend on.
    site.files["assets/oven.svg"] = Array(#"<svg xmlns="http://www.w3.org/2000/svg"/>"#.utf8)
    site.files["assets/logo.svg"] = site.files["assets/oven.svg"]
    #expect(await site.build().map(\.id) == ["image.unreadable"])
    #expect(try page("site/menus/dinner/index.html").contains("assets/oven.svg"))
    #expect(try page("site/menus/dinner/index.html").contains("assets/logo.svg"))
    site.files["assets/oven.svg"] = nil
    #expect(await site.build().map(\.id) == ["asset.missing"])
    #expect(try !page("site/menus/dinner/index.html").contains("assets/oven.svg"))
  }

  @Test("What only private content refers to is written below the reports, and linked from there")
  func keepsReceiptsPrivate() async throws {
    var site = MemorySite([
      "assets/receipt.pdf": "1", "assets/both.pdf": "2", "assets/goal.pdf": "3", "assets/slip.pdf": "4",
      "movements/bank.yaml":
        "note: '[r](assets/receipt.pdf) [b](/assets/both.pdf) [n](assets/none.pdf)'\nmovements: [{name: A, amount: 1, note: see assets/slip.pdf.}]\n",
      "goals/oven.yaml": "ledger: bank\ngoal: 50\nnote: '[g](assets/goal.pdf)'\n",
      "pages/about.md": "[b](assets/both.pdf)\n",
    ])
    #expect(await site.build().map(\.id) == ["asset.missing"])
    #expect(
      site.published.filter { $0.contains("assets") } == [
        "reports/assets/both.pdf", "reports/assets/goal.pdf", "reports/assets/receipt.pdf", "reports/assets/slip.pdf",
        "site/assets/both.pdf",
      ])
    let report = String(decoding: try #require(site.output.files["reports/bank/index.html"]), as: UTF8.self)
    #expect(report.contains("href=\"../assets/receipt.pdf\"") && report.contains("href=\"../assets/both.pdf\""))
    let goal = String(decoding: try #require(site.output.files["reports/goals/oven/index.html"]), as: UTF8.self)
    #expect(goal.contains("href=\"../../assets/goal.pdf\""))
    site.files["movements/bank.yaml"]?.append(contentsOf: Array("visibility: public\n".utf8))
    _ = await site.build()
    #expect(site.published.filter { $0.contains("assets") }.allSatisfy { $0.hasPrefix("site/") })
  }

  @Test(
    "However a goal's note links to a file, it is published where the goal is",
    arguments: [
      "[r](assets/a b.pdf)", "[r](<assets/a b.pdf>)", "[r](assets/a%20b.pdf#page=2)", "[r](/assets/a%20b.pdf?x=1)",
      "[r](../../assets/a%20b.pdf)", "[r][1]\n\n[1]: assets/a%20b.pdf", "<a href='../../assets/a%20b.pdf'>r</a>",
      "![r](assets/a%20b.pdf)",
    ])
  func keepsFilesOfGoalsWithTheirPages(note: String) async {
    for (goal, tree) in [("ledger: bank\ngoal: 50\n", "reports"), ("goal: 9\nsteps: 1\nstarted: true\n", "site")] {
      for key in ["note", "note.de"] {
        let text = note.replacing("\n", with: "\\n")
        let written = key == "note" ? "note: \"\(text)\"\n" : "note: {en: hello, de: \"\(text)\"}\n"
        var site = MemorySite([
          "site.yaml": "currency: EUR\nlanguages: [en, de]\nmarkdown: {unsafe: true}\n", "assets/a b.pdf": "1",
          "goals/oven.yaml": goal + written, "movements/bank.yaml": "movements: [{name: A, amount: 1}]\n",
        ])
        _ = await site.build()
        // A space ends a link's destination (CommonMark, 6.3).
        let known = note == "[r](assets/a b.pdf)" ? [] : ["\(tree)/assets/a b.pdf"]
        #expect(site.published.filter { $0.contains("assets/a") } == known, "\(key)")
      }
    }
  }

  @Test("A broken link in a goal's or a ledger's note is reported at its place")
  func reportsBrokenLinksOfNotes() async {
    let note = "note: '[a](/about/) [b](/abuot/) [c](assets/none.pdf) [d](/goals/secret/)'\n"
    var site = MemorySite([
      "pages/about.md": "# About\n", "goals/secret.yaml": "ledger: bank\ngoal: 50\n" + note,
      "goals/run.yaml": "goal: 9\nsteps: 1\nstarted: true\n" + note,
      "movements/bank.yaml": "movements: [{name: A, amount: 1}]\n" + note,
      "movements/shop.yaml": "visibility: public\nmovements: [{name: A, amount: 1}]\n" + note,
    ])
    let found = await site.build().map { "\($0.file ?? "") \($0.id)" }.sorted()
    #expect(
      found
        == ["goals/run", "goals/secret", "movements/bank", "movements/shop"].flatMap { file in
          ["asset.missing", "link.broken", "link.broken"].map { "Content/\(file).yaml \($0)" }
        })
  }

  @Test("Raw HTML and a theme's files refer to files, too")
  func findsReferencesOutsideMarkdown() async {
    var site = MemorySite(
      [
        "site.yaml": "currency: EUR\nmarkdown: {unsafe: true}\ntheme: own\n", "assets/a.svg": Self.svg,
        "assets/b.svg": Self.svg, "assets/it/c.svg": Self.svg, "assets/d.css": "a { background: url('img/e.svg') }",
        "assets/img/e.svg": Self.svg, "assets/f.svg": Self.svg, "pages/a.md": "<img src=\"../assets/a.svg\">\n",
      ],
      themes: [
        "own/assets/x.css": "a { background: url(../assets/b.svg) } @import \"../assets/d.css\";",
        "own/templates/partials/foot.mustache": "<p>assets/it/{{frame.language}}.svg</p>",
      ])
    let diagnostics = await site.build()
    #expect(diagnostics.filter { $0.id == "asset.unused" }.map(\.file) == ["Content/assets/f.svg"])
    #expect(
      site.published == [
        "site/assets/a.svg", "site/assets/b.svg", "site/assets/d.css", "site/assets/img/e.svg", "site/assets/it/c.svg",
      ])
  }

  @Test("Static files are copied to the site's root as they are, but for temporary ones")
  func copiesStaticFiles() async {
    var site = MemorySite([
      "static/CNAME": "a.example\n", "static/.well-known/x": "1", "static/_redirects": "/a /b\n",
      "static/.htaccess": "2",
      "static/page/index.html": "<p>", "static/.DS_Store": "3", "static/.git/config": "4", "static/a.tmp": "5",
      "static/assets/menu.pdf": "6", "pages/about.md": "[x](/page/) [y](/assets/menu.pdf) [z](/CNAME)\n",
    ])
    #expect(await site.build().isEmpty)
    let statics = ["CNAME", ".well-known/x", "_redirects", ".htaccess", "page/index.html", "assets/menu.pdf"]
    for path in statics { #expect(site.output.files["site/\(path)"] == site.files["static/\(path)"], "\(path)") }
    #expect(
      !site.output.files.keys.contains { $0.contains("DS_Store") || $0.contains(".git/") || $0.hasSuffix(".tmp") })
  }

  @Test(
    "A static file that wants the place of another is an error that names both",
    arguments: ["index.html", "menus/dinner/index.html", "theme", "INDEX.html", "about/index.html", "menus"])
  func refusesCollisions(path: String) async throws {
    var site = MemorySite(["menus/dinner.yaml": menu(""), "pages/about.md": "x\n", "static/\(path)": "mine"])
    let diagnostics = await site.build()
    let error = try #require(diagnostics.first { $0.severity == .error })
    #expect(error.id == "output.collision" && error.message.contains("static/\(path)'"), "\(error.message)")
    #expect(error.message.count { $0 == "'" } >= 4, "\(error.message)")
  }

  @Test(
    "What browsers can't show, can't be checked, or would run is refused only where something refers to it",
    arguments: [
      ("a.heic", "\0\0\0\u{18}ftypheic\0\0\0\0mif1heic", "image.unsupported"), ("a.tiff", "x", "image.unsupported"),
      ("a.svgz", "x", "image.unsupported"), ("a.png", "GIF89a", "image.type"), ("a.pdf", "GIF89a\0", "image.type"),
      ("a.jpg", "no picture", "image.damaged"), ("a.gif", "GIF89a", "image.damaged"), ("a.jpg", "", "image.damaged"),
      ("a.HTML", "x", "asset.html-page"), ("a", "<!doctype html>", "asset.html-page"),
      ("a.foo", "<script>", "asset.html-page"),
      ("a.xml", "<a xmlns='http://www.w3.org/1999/xhtml'/>", "asset.html-page"),
      ("a.svg", "<svg onload='x'/>", "svg.unsafe"),
      ("a.SVG", "<svg", "image.damaged"), ("a", "<svg><script/></svg>", "svg.unsafe"), ("a.txt", "<script>", nil),
      ("a.svg", "<svg/>", nil), ("a.bin", "x", nil), ("a", "", nil),
    ] as [(String, String, String?)])
  func refusesWhatCannotBePublished(name: String, text: String, id: String?) async {
    var site = MemorySite(["assets/\(name)": text, "pages/a.md": "[x](assets/\(name))\n"])
    let diagnostics = await site.build()
    #expect(diagnostics.map(\.id) == (id.map { [$0] } ?? []), "\(diagnostics)")
    site.files["pages/a.md"] = Array("x\n".utf8)
    #expect(await site.build().map(\.id) == ["asset.unused"])
    #expect(site.published.isEmpty)
  }
}
