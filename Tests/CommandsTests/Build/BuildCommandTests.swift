import Foundation
import Testing

/// `menugen build`: what it publishes, and what it doesn't change.
struct BuildCommandTests {
  @Test func linksToNoMenuThatIsOutOfSeason() throws {
    let folder = try TemporaryFolder([
      "Content/menus/asparagus.yaml": "availability: [{validThrough: 2026-06-24}]\n" + Sites.dinner,
      "Content/site.yaml": "currency: EUR\n",
    ])
    #expect(try menugen("build", "--date", "2026-06-01", in: folder.path).status == 0)
    #expect(try folder.text("Output/site/index.html").contains("menus/asparagus/"))
    #expect(try menugen("build", "--date", "2026-07-01", in: folder.path).status == 0)
    #expect(!folder.exists("Output/site/menus/asparagus/index.html"))
    #expect(try !folder.text("Output/site/index.html").contains("menus/asparagus/"))
  }

  @Test("One run reports every error and leaves the output unchanged") func reportsAllErrors() throws {
    let folder = try TemporaryFolder(Sites.small)
    #expect(try menugen("build", in: folder.path).status == 0)
    let before = try folder.everything("Output")

    try FileManager.default.removeItem(atPath: folder.place("Content"))
    for (path, text) in TwentyFaults.content { try folder.write(text, to: path) }
    let run = try menugen("build", in: folder.path)
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.places == TwentyFaults.places)
    #expect(run.places.count > 20)
    #expect(try folder.everything("Output") == before)
  }

  @Test(arguments: [
    ("Content/menus/dinner.yaml", "name: [", 1), ("Content/site.yaml", "profile: mars\n", 1),
    ("Content/movements/bank.json", "[{\"name\": \"Kevin\"}]", 1),
    ("Content/pages/about.md", "---\ntitle: About us\n", 1),
    ("Themes/default/templates/text.mustache", "{{titel}}", 1), ("Content/pages/menus/dinner.md", "Two of a path\n", 1),
  ])
  func leavesTheOutputAloneWhereContentHasErrors(_ path: String, _ text: String, _ status: Int32) throws {
    let folder = try TemporaryFolder(Sites.small)
    #expect(try menugen("build", in: folder.path).status == 0)
    let before = try folder.everything("Output")
    try folder.write(text, to: path)
    try folder.write(Sites.dinner.replacing("name: Dinner", with: "name: Lunch"), to: "Content/menus/lunch.yaml")
    for options in [[], ["--force"]] {
      let run = try shell("menugen build \(options.joined())", in: folder.path)
      #expect(run.status == status)
      #expect(try folder.everything("Output") == before)
    }
  }

  @Test func reportsTheThemesAndTheContentsErrorsInOneRun() throws {
    let folder = try TemporaryFolder(Sites.small)
    try folder.write("{{titel}}", to: "Themes/default/templates/text.mustache")
    try folder.write(Sites.dinner.replacing("6.80", with: "6.805"), to: "Content/menus/dinner.yaml")
    let run = try menugen("build", "--keep-going", in: folder.path)
    #expect(run.status == 1)
    #expect(
      run.places == [
        "Content/menus/dinner.yaml:6:43 price.decimals",
        "Themes/default/templates/text.mustache:1:1 template.unknown-name",
      ])
    #expect(!folder.exists("Output"), "pages of another theme are not what was asked for")
  }

  @Test func reportsOnceWhatIsWrongInAPartialOfManyPages() throws {
    let folder = try TemporaryFolder(Sites.small)
    try folder.write("{{prise}}", to: "Themes/default/templates/partials/amount.mustache")
    #expect(
      try menugen("check", in: folder.path).places == [
        "Themes/default/templates/partials/amount.mustache:1:1 template.unknown-name"
      ])
  }

  @Test func namesTheThemesThatThereAre() throws {
    let folder = try TemporaryFolder(Sites.small)
    try folder.write("Ciao", to: "Themes/rustic/strings/notes.txt")
    for (name, hint) in [("rutsci", "did you mean 'rustic'?"), ("x", "write default or rustic")] {
      let run = try menugen("check", "--theme", name, in: folder.path)
      #expect(run.ids == ["theme.missing"] && run.errors.contains(hint), "\(run.errors)")
    }
  }

  @Test func saysWhichPictureOfTheAssetsWasMeant() throws {
    let folder = try TemporaryFolder(Sites.small)
    try folder.write("<svg viewBox='0 0 4 3'/>", to: "Content/assets/soup.svg")
    try folder.write("<svg viewBox='0 0 4 3'/>", to: "Content/menus/bread.svg")
    try folder.write(
      """
      - {name: Soup, allergens: [], image: {src: soup.svg, alt: ""}}
      - {name: Bread, allergens: [], image: {src: bread.svg, alt: ""}}
      """, to: "Content/menus/lunch.yaml")
    let run = try menugen("check", in: folder.path)
    #expect(
      run.ids.filter { $0 != "menu.no-name" } == ["asset.unused", "link.broken", "asset.outside"], "\(run.errors)")
    #expect(run.errors.contains("did you mean 'assets/soup.svg'?"))
    #expect(run.errors.contains("move it to Content/assets/bread.svg"))
  }

  @Test func blamesNoLinkOnAMenuThatHasErrors() throws {
    let folder = try TemporaryFolder(Sites.small)
    try folder.write("items: []\nsections: [{name: A, items: [{name: B, price: x}]}]", to: "Content/menus/late.yaml")
    try folder.write(
      "[a](/menus/late/) [b](/menus/late/b/) [c](/menus/late/allergens.html) [d](/menus/later/)",
      to: "Content/pages/links.md")
    let run = try menugen("check", in: folder.path)
    #expect(run.places.filter { $0.hasSuffix("link.broken") } == ["Content/pages/links.md:1:75 link.broken"])
  }

  @Test func blamesNoReferenceOnAMenuThatHasErrors() throws {
    let folder = try TemporaryFolder(Sites.small)
    try folder.write(Sites.dinner.replacing("7.50", with: "7.505"), to: "Content/menus/dinner.yaml")
    #expect(try menugen("check", in: folder.path).ids == ["price.decimals"])
  }

  @Test func takesWarningsForErrorsWhenStrict() throws {
    let folder = try TemporaryFolder(Sites.small)
    try folder.write("?", to: "Content/menus/stray.txt")
    let strict = try menugen("build", "--strict", in: folder.path)
    #expect(strict.status == 1)
    #expect(strict.ids == ["file.unused"])
    #expect(!folder.exists("Output"))
    #expect(try menugen("check", "--strict", in: folder.path).status == 1)
    #expect(try menugen("build", in: folder.path).status == 0)
  }

  @Test func takesNotesForNoErrorsWhenStrict() throws {
    let folder = try TemporaryFolder(["Content/menus/dinner.yaml": Sites.dinner])
    let run = try menugen("build", "--strict", in: folder.path)
    #expect(run.ids == ["currency.default"])
    #expect(run.status == 0)
  }

  @Test func publishesWhatIsSoundWhenItKeepsGoing() throws {
    let folder = try TemporaryFolder(Sites.small)
    try folder.write(Sites.dinner.replacing("6.80", with: "6.805"), to: "Content/menus/lunch.yaml")
    try folder.write("name: [", to: "Content/menus/brunch.yaml")
    try folder.write("[{\"name\": \"Kevin\"}]", to: "Content/movements/till.json")
    try folder.write("%", to: "Content/movements/cash.json")
    let run = try menugen("build", "--keep-going", in: folder.path)
    #expect(run.status == 1)
    #expect(run.ids == ["yaml.syntax", "price.decimals", "json.unexpected", "movement.no-amount"])
    let notice = "This page could not be made"
    for page in ["site/menus/lunch", "site/menus/brunch", "reports/till", "reports/cash"] {
      #expect(try folder.text("Output/\(page)/index.html").contains(notice), "\(page) is a placeholder")
    }
    #expect(try folder.text("Output/site/menus/dinner/index.html").contains("Margherita"))
    #expect(try folder.text("Output/reports/bank/report.txt").contains("812.40"))

    // After the fix, pages replace the placeholders.
    for name in ["lunch", "brunch"] {
      try folder.write(Sites.dinner.replacing("name: Dinner", with: "name: \(name)"), to: "Content/menus/\(name).yaml")
    }
    try folder.write(Sites.katas, to: "Content/movements/till.json")
    try folder.write(Sites.katas + " ", to: "Content/movements/cash.json")
    #expect(try menugen("build", in: folder.path).status == 0)
    #expect(!(try folder.text("Output/site/menus/lunch/index.html").contains(notice)))
    #expect(folder.exists("Output/site/menus/brunch/margherita/index.html"))
  }

  @Test("Pages without a source are removed, and other files are kept") func removesStalePages() throws {
    let folder = try TemporaryFolder(Sites.small)
    #expect(try menugen("build", in: folder.path).status == 0)
    try folder.write("mine", to: "Output/site/menus/dinner/mine.txt")
    try folder.write("mine", to: "Output/mine.txt")
    try FileManager.default.removeItem(atPath: folder.place("Content/menus/dinner.yaml"))
    try FileManager.default.removeItem(atPath: folder.place("Content/movements/bank.json"))
    #expect(try menugen("build", "--accept-removals", in: folder.path).status == 0)
    #expect(!folder.exists("Output/site/menus/dinner/index.html") && !folder.exists("Output/reports/bank"))
    #expect(folder.exists("Output/site/menus/dinner/mine.txt") && folder.exists("Output/mine.txt"))
  }

  @Test(arguments: ["site", "reports"]) func refusesATreeThatIsNotItsOwn(_ tree: String) throws {
    let folder = try TemporaryFolder(Sites.small)
    try folder.write("<p>By hand", to: "Output/\(tree)/index.html")
    let before = try folder.everything("Output")
    let run = try menugen("build", in: folder.path)
    #expect(run.status == 74)
    #expect(run.ids == ["output.foreign"])
    #expect(try folder.everything("Output") == before)
  }

  @Test func writesTheChangedPathsForDeployScripts() throws {
    let folder = try TemporaryFolder(Sites.small)
    #expect(try menugen("build", in: folder.path).status == 0)
    try folder.write("Guten Appetit!\n", to: "Content/static/note.txt")
    try FileManager.default.removeItem(atPath: folder.place("Content/pages/about.md"))
    #expect(try menugen("build", "--changed-paths", "changed.txt", in: folder.path).status == 0)
    let lines = try folder.text("changed.txt").split(separator: "\n")
    #expect(lines.contains("changed site/note.txt"))
    #expect(lines.contains("removed site/about/index.html"))
    #expect(!lines.contains { $0.hasPrefix("changed site/theme/") })
  }

  @Test func listsWhatChangedAndNothingElse() throws {
    let folder = try TemporaryFolder(Sites.small)
    func list(_ options: String...) throws -> [String] {
      let run = try shell("menugen build --changed-paths deploy/changed.txt \(options.joined())", in: folder.path)
      #expect(run.status == 0)
      return try folder.text("deploy/changed.txt").split(separator: "\n").map(String.init)
    }
    // A first build lists all files.
    #expect(try list() == folder.tree("Output").keys.sorted().map { "changed \($0)" })
    #expect(try list() == [])
    #expect(try list("--force") == [])
    try folder.write("Guten Appetit!\n", to: "Content/static/note.txt")
    try folder.write("Neu\n", to: "Content/static/a.txt")
    #expect(try list() == ["changed site/a.txt", "changed site/note.txt"])
    try FileManager.default.removeItem(atPath: folder.place("Content/static/note.txt"))
    try FileManager.default.moveItem(
      atPath: folder.place("Content/static/a.txt"), toPath: folder.place("Content/static/b.txt"))
    #expect(
      try list("--force")
        == ["changed site/b.txt", "removed site/a.txt", "removed site/note.txt"])
    // A deleted file is written again, and listed.
    try FileManager.default.removeItem(atPath: folder.place("Output/site/b.txt"))
    #expect(try list() == ["changed site/b.txt"])
  }

  @Test("A build that publishes nothing leaves an earlier list of changed paths as it is")
  func keepsTheChangedPathsWhereNothingIsPublished() throws {
    let folder = try TemporaryFolder(Sites.small)
    try folder.write("changed site/index.html\n", to: "changed.txt")
    try folder.write("name: [", to: "Content/menus/broken.yaml")
    #expect(try menugen("build", "--changed-paths", "changed.txt", in: folder.path).status == 1)
    #expect(try folder.text("changed.txt") == "changed site/index.html\n")
    #expect(try menugen("build", "--changed-paths", "new/changed.txt", in: folder.path).status == 1)
    #expect(!folder.exists("new"), "a list that isn't written leaves no folder")
  }

  @Test(
    "A list of changed paths in the content, a theme or a published folder is wrong usage",
    arguments: [
      "Content", "Content/pages/about.md", "Content/new/list.txt", "./Output/../Content//static/a.txt", "linked/a.txt",
      "alias.md", "dangling", "Themes/own/theme.yaml", "Output/site/index.html", "Output/site", "Output/reports/a.txt",
      "Output/.menugen/manifest", "Output/x/../.menugen/list", "published/site/index.html", "other/site/index.html",
      "other/.menugen/manifest", "''",
    ])
  func refusesToWriteTheChangedPathsOverOtherFiles(path: String) throws {
    let folder = try TemporaryFolder(Sites.small)
    try shell(
      """
      mkdir -p Themes/own Output/x; ln -s Content linked; ln -s Content/pages/about.md alias.md
      ln -s Content/static/new.txt dangling; ln -s Output published; echo 'parent: default' >Themes/own/theme.yaml
      menugen build --quiet; menugen build --quiet --output other; echo 'name: [' >Content/menus/broken.yaml
      """, in: folder.path)
    let before = try folder.everything(".")
    let run = try shell("menugen build --changed-paths \(path)", in: folder.path)
    #expect(run.status == 64)
    #expect(run.errors.contains("Error: --changed-paths"), "\(run.errors)")
    #expect(try folder.everything(".") == before)
  }

  @Test("A list that goes to standard output keeps what is in the file it is redirected to")
  func appendsTheChangedPathsToStandardOutput() throws {
    let folder = try TemporaryFolder(Sites.small)
    let run = try shell("echo before >log; menugen build --changed-paths /dev/stdout >>log", in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
    let log = try folder.text("log")
    #expect(log.hasPrefix("before\nchanged ") && log.contains("\nBuilt 1 menu"), "\(log)")
  }

  @Test("A link to a list gets an empty list where nothing changed")
  func emptiesTheListBehindALink() throws {
    let folder = try TemporaryFolder(Sites.small)
    try shell(
      "echo old >list; ln -s list link; menugen build; menugen build --changed-paths link", in: folder.path)
    #expect(try folder.text("list") == "")
  }

  @Test("The folder of reports goes with the last ledger")
  func removesTheEmptyFolderOfReports() throws {
    let folder = try TemporaryFolder(["Content/site.yaml": "name: R\n", "Content/movements/till.csv": ""])
    try folder.write("date,name,amount\n2026-02-02,Card sales,812.40\n", to: "Content/movements/till.csv")
    #expect(try menugen("build", in: folder.path).status == 0)
    #expect(folder.exists("Output/reports"))
    try FileManager.default.removeItem(atPath: folder.place("Content/movements/till.csv"))
    #expect(try menugen("build", "--accept-removals", in: folder.path).status == 0)
    #expect(!folder.exists("Output/reports") && folder.exists("Output/site/index.html"))
  }

  @Test func writesTheChangedPathsIntoDevicesPipesAndLinks() throws {
    let folder = try TemporaryFolder(Sites.small)
    let run = try shell(
      """
      ln -s /dev/null null; ln -s target link; mkfifo pipe; cat pipe >read &
      menugen build --quiet --changed-paths /dev/stdout >printed
      echo new >Content/static/a.txt; menugen build --quiet --changed-paths pipe; wait
      echo new >Content/static/b.txt; menugen build --quiet --changed-paths link
      echo new >Content/static/c.txt; menugen build --quiet --changed-paths null
      test -L null && test -L link && test -p pipe
      """, in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try folder.text("printed").contains("changed site/index.html\n"))
    #expect(try folder.text("read") == "changed site/a.txt\n")
    #expect(try folder.text("target") == "changed site/b.txt\n")
  }

  @Test("Nothing is published if --changed-paths can't be written") func unwritableChangedPaths() throws {
    let folder = try TemporaryFolder(Sites.small)
    try folder.write("", to: "changed/is-a-folder")
    let run = try menugen("build", "--changed-paths", "changed", in: folder.path)
    #expect(run.status == 74)
    #expect(!folder.exists("Output"))
  }

  @Test func buildsTwiceAtOnceWithoutHarm() throws {
    let folder = try TemporaryFolder(Sites.small)
    let run = try shell(
      "menugen build >one 2>&1 & first=$!; menugen build >two 2>&1 && second=0 || second=$?; wait $first; echo $? $second",
      in: folder.path)
    // The second build waits for the first, or reports it.
    #expect(["0 0\n", "0 74\n", "74 0\n"].contains(run.output), "\(run.output)")
    let alone = try TemporaryFolder(Sites.small)
    #expect(try menugen("build", in: alone.path).status == 0)
    #expect(try folder.tree("Output") == alone.tree("Output"))
  }

  @Test func refusesToBuildBesideAnotherBuild() throws {
    let folder = try TemporaryFolder(Sites.small)
    #expect(try menugen("build", in: folder.path).status == 0)
    let lock = open(folder.place("Output/.menugen/lock"), O_RDWR)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)
    let run = try menugen("build", in: folder.path)
    #expect(run.status == 74)
    #expect(run.ids == ["output.locked"])
  }
}

/// Content in which each line listed in `places` has an error.
enum TwentyFaults {
  static let content = [
    "Content/site.yaml": """
    currency: EUR
    grouping: never
    timeZone: Rome time
    baseURL: giuseppe.example
    """,
    "Content/menus/dinner.json": """
    {"name": "Dinner", "sections": [
      {"name": "Pizzas", "items": [
        {"name": "Margherita", "price": "7.505", "allergens": ["milk"]},
        {"name": "Marinara", "price": "7,50", "allergens": []},
        {"name": "Diavola", "price": 9.00, "alergens": [], "allergens": ["glutn"]},
        {"id": "a/b", "name": "Capricciosa", "price": 9, "allergens": []},
        {"price": 5, "allergens": []},
        {"name": "Quattro", "price": 9, "price": 10, "allergens": []},
        {"name": "Bianca", "price": 08, "allergens": []},
        {"name": "Fritta", "price": 8, "allergens": [], "status": "soldout"},
        {"name": "Così", "price": {"kind": "from"}, "allergens": []},
      ]}
    ]}
    """,
    "Content/menus/lunch.yaml": """
    name: Lunch
    name: Brunch
    sections:
    - name: Soups
      items:
      - {name: Ribollita, price: 8.50, allergens: [], availability: {from: 6 pm}}
      - {name: Minestrone, price: 7, allergens: [], spiciness: 5}
    """,
    "Content/movements/bank.csv": """
    date,name,amount
    2026-02-30,Kevin,123
    2026-03-01,Ivan,x
    2026-03-02,"Magno,1
    """,
    "Content/movements/till.json": """
    {"openingBalance": 10, "closingBalance": 20,
     "movements": [{"name": "Kevin", "amount": 1}]}
    """,
    "Content/pages/about.md": """
    ---
    title: About us
    language: english
    ---
    """,
  ]

  static let places = [
    "Content/menus/dinner.json:3:37 price.decimals",
    "Content/menus/dinner.json:4:35 price.not-a-number",
    "Content/menus/dinner.json:5:40 key.misspelt",
    "Content/menus/dinner.json:5:70 allergen.unknown",
    "Content/menus/dinner.json:6:12 id.invalid",
    "Content/menus/dinner.json:7:5 item.no-name",
    "Content/menus/dinner.json:8:37 json.duplicate-key",
    "Content/menus/dinner.json:9:33 json.number",
    "Content/menus/dinner.json:10:63 status.unknown",
    "Content/menus/dinner.json:11:32 price.no-amount",
    "Content/menus/dinner.json:11:66 json.trailing-comma",
    "Content/menus/lunch.yaml:2:1 yaml.duplicate-key",
    "Content/menus/lunch.yaml:6:72 time.invalid",
    "Content/menus/lunch.yaml:7:60 number.range",
    "Content/movements/bank.csv:2:1 date.invalid",
    "Content/movements/bank.csv:3:17 amount.not-a-number",
    "Content/movements/bank.csv:4:12 csv.unclosed",
    "Content/movements/till.json:1:42 ledger.closing-balance",
    "Content/pages/about.md:3:11 language.unknown",
    "Content/site.yaml:2:11 grouping.unknown",
    "Content/site.yaml:3:11 time-zone.invalid",
    "Content/site.yaml:4:10 url.invalid",
  ]
}
