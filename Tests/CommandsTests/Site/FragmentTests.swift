import Foundation
import Testing

@Suite struct FragmentTests {
  private static let menu = """
    name: Dinner
    description: "[a](#pizzas) [b](#pizas) [c](/about/#content)"
    sections:
    - name: Pizzas
      items:
      - {id: alba, name: Alba, price: 1, allergens: [], description: "[d](#pizzas)", body: "[e](#pizzas) [f](#soup)"}
    - {id: crème, name: Crème, items: [{name: Brûlée, price: 1, allergens: []}]}

    """

  private static func files(_ page: String, site: String = "") -> [String: String] {
    [
      "Content/site.yaml": "currency: EUR\n\(site)", "Content/menus/dinner.yaml": menu,
      "Content/pages/about.md": page, "Content/pages/map.md": "# Map\n",
    ]
  }

  private static let ofMenu = [
    "Content/menus/dinner.yaml:2:32 link.fragment", "Content/menus/dinner.yaml:6:106 link.fragment",
  ]

  @Test(
    "A fragment that no element of the page has is a warning",
    arguments: [
      // Sections, other parts of the page, the top, encoded ids, and missing ids.
      ("[x](/menus/dinner/#pizzas)", true), ("[x](/menus/dinner#pizzas)", true),
      ("[x](/menus/dinner/index.html#pizzas)", true),
      ("[x](/menus/dinner/#pizza)", false), ("[x](/menus/dinner/#alba)", false), ("[x](/menus/dinner/#Pizzas)", false),
      ("[x](/menus/dinner/?a=b#pizzas)", true), ("[x](/menus/dinner/?a=b#pizza)", false),
      ("[x](/menus/dinner/#cr%C3%A8me)", true), ("[x](/menus/dinner/#crème)", true),
      ("[x](/menus/dinner/#cr%C3%A9me)", false), ("[x](</menus/dinner/#cre\u{300}me>)", false),
      ("[x](#)", true), ("[x](#top)", true), ("[x](/map/#TOP)", true), ("[x](#content)", true), ("[x](#map)", false),
      ("[x](/map/#map)", true), ("[x](map.md#maps)", false), ("[x](map.md#content)", true),
      ("[x](map.md#contents)", false),
      ("[x](/#content)", true), ("[x](/#no)", false), ("[x](/menus/dinner/alba/#content)", true),
      ("[x](/menus/dinner/alba/#no)", false), ("[x](/menus/dinner/allergens.html#no)", false),
      ("[x](/404.html#no)", false), ("[x](/map/#:~:text=Map)", true), ("[x](/map/#content:~:text=Map)", true),
      ("[x](https://example.org/#no)", true), ("[x](mailto:a@example.org#no)", true),
      ("[x][y]\n\n[y]: /map/#no", false),
    ] as [(String, Bool)])
  func reportsFragmentsWithoutAnElement(link: String, isSound: Bool) throws {
    let folder = try TemporaryFolder(Self.files("---\ntitle: A\n---\nText \(link)\n"))
    let check = try menugen("check", in: folder.path)
    let ofPage = check.ids.count - Self.ofMenu.count
    #expect(check.status == 0 && ofPage == (isSound ? 0 : 1), "\(check.errors)")
    #expect(Set(check.places).isSuperset(of: Self.ofMenu))
    // A full build, an incremental one and a check report the same.
    for options in [["--force"], [], []] {
      #expect(try shell("menugen build \(options.joined())", in: folder.path).errors == check.errors)
    }
  }

  @Test("The warning names the nearest id, and a dish's page leads to the menu's section")
  func namesTheNearestID() throws {
    let folder = try TemporaryFolder(Self.files("---\ntitle: A\n---\n[x](#nowhere)\n"))
    let run = try menugen("build", in: folder.path)
    #expect(run.places == Self.ofMenu + ["Content/pages/about.md:4:5 link.fragment"])
    #expect(run.errors.contains("did you mean '#pizzas'?"))
    #expect(run.errors.contains("or remove '#nowhere'"))
    #expect(try folder.text("Output/site/menus/dinner/index.html").contains("href=\"#pizzas\">a<"))
    let dish = try folder.text("Output/site/menus/dinner/alba/index.html")
    #expect(dish.contains("href=\"../index.html#pizzas\">d<") && dish.contains("href=\"../index.html#pizzas\">e<"))
    #expect(try menugen("build", "--strict", in: folder.path).status == 1)
  }

  @Test("A section that is renamed breaks the links of pages that didn't change")
  func reportsWhatAnotherFileBreaks() throws {
    let folder = try TemporaryFolder(Self.files("---\ntitle: A\n---\n[x](/menus/dinner/#pizzas)\n"))
    let others = Self.menu.replacing("(#pizzas)", with: "(#)").replacing("(#pizas)", with: "(#)")
      .replacing("(#soup)", with: "(#)")
    try folder.write(others, to: "Content/menus/dinner.yaml")
    #expect(try menugen("build", in: folder.path).ids.isEmpty)
    try folder.write(others.replacing("name: Pizzas", with: "name: Pies"), to: "Content/menus/dinner.yaml")
    for command in ["build", "check", "build", "build --force"] {
      let run = try shell("menugen \(command)", in: folder.path)
      #expect(run.places == ["Content/pages/about.md:4:5 link.fragment"], "\(command): \(run.errors)")
    }
  }

  @Test("Ids in raw HTML count where it is allowed, in the language that has them")
  func countsRawHTML() throws {
    let page = "---\ntitle: A\n---\n<a name=\"old\"></a><h2 id='Our story'>Story</h2>\n\n"
    let links = "[x](#old) [y](#Our%20story) [z](/map/#piazza) [w](/hours/#late) [v](/hours/#early)\n"
    var files = Self.files(page + links, site: "languages: [en, it]\nmarkdown: {unsafe: true}\n")
    files["Content/pages/map.it.md"] = "# Mappa\n\n<p id=piazza>Qui</p>\n"
    files["Content/static/hours/index.html"] = "<title>Hours</title><p id=late>Late"
    let folder = try TemporaryFolder(files)
    let run = try menugen("build", in: folder.path)
    #expect(
      run.places.filter { $0.contains("about.md") } == ["Content/pages/about.md:6:69 link.fragment"], "\(run.errors)")
  }

  @Test("A theme's own ids count, and what has errors is not searched")
  func readsWhatTheThemeMakes() throws {
    var files = Self.files("---\ntitle: A\n---\n[x](/menus/dinner/#dish-alba) [y](/menus/lunch/#no) [z](/map/#mine)\n")
    files["Content/menus/dinner.yaml"] = Self.menu.replacing("(#", with: "(#top")
      .replacing("#toppizzas", with: "#").replacing("#toppizas", with: "#").replacing("#topsoup", with: "#")
    files["Content/menus/lunch.yaml"] = "sections: [}\n"
    files["Themes/own/templates/text.mustache"] =
      "{{<layout}}\n{{$main}}\n<article id=\"mine\">{{title.text}}</article>\n{{/main}}\n{{/layout}}\n"
    let folder = try TemporaryFolder(files)
    let run = try menugen("build", "--keep-going", "--theme", "own", in: folder.path)
    #expect(
      run.places.filter { $0.contains("fragment") } == ["Content/pages/about.md:4:5 link.fragment"], "\(run.errors)")
  }

  @Test("Files and reports are not searched")
  func leavesOtherFilesAlone() throws {
    var files = Self.files("---\ntitle: A\n---\n[x](assets/card.pdf#page=2) [y](/ledgers/bank/#no)\n")
    files["Content/menus/dinner.yaml"] = nil
    files["Content/assets/card.pdf"] = "%PDF-1.4\n"
    files["Content/movements/bank.yaml"] = "visibility: public\nmovements: [{name: A, amount: 1}]\n"
    let folder = try TemporaryFolder(files)
    #expect(try menugen("check", in: folder.path).ids.isEmpty)
  }
}
