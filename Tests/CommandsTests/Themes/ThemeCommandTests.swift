import Foundation
import MenugenRenderers
import MenugenTestSupport
import MenugenText
import Testing

/// `menugen theme new` and `menugen theme fields`.
@Suite struct ThemeCommandTests {
  @Test("A new theme changes no page, and builds without a warning")
  func createsATheme() throws {
    let folder = try TemporaryFolder(Sites.small)
    #expect(try menugen("build", in: folder.path).status == 0)
    let before = try folder.text("Output/site/menus/dinner/index.html")
    let run = try menugen("theme", "new", "rosa", in: folder.path)
    #expect(run.status == 0)
    #expect(run.output == "Created Themes/rosa. Now write theme: rosa in Content/site.yaml.\n")
    try folder.write("name: Giuseppe's\ncurrency: EUR\ntheme: rosa\n", to: "Content/site.yaml")
    let build = try menugen("build", "--strict", in: folder.path)
    #expect(build.status == 0 && build.errors == "")
    let version = #/theme\/[0-9a-f]+\//#
    #expect(
      try folder.text("Output/site/menus/dinner/index.html").replacing(version, with: "theme/")
        == before.replacing(version, with: "theme/"))
  }

  @Test("A theme is never overwritten")
  func keepsThemes() throws {
    let folder = try TemporaryFolder(["Themes/rosa/theme.yaml": "css: replace\n"])
    let run = try menugen("theme", "new", "rosa", in: folder.path)
    #expect(run.status == 1)
    #expect(run.places == ["Themes/rosa theme.exists"])
    #expect(try folder.text("Themes/rosa/theme.yaml") == "css: replace\n")
    #expect(!folder.exists("Themes/rosa/assets"))
  }

  @Test(
    "A name that is no folder, or that of a theme in the program, is a wrong usage",
    arguments: [
      "", "..", "a/b", "default", "trattoria", ".hidden", "CON",
    ])
  func refusesNames(name: String) throws {
    let folder = try TemporaryFolder([:])
    #expect(try menugen("theme", "new", name, in: folder.path).status == 64)
    #expect(!folder.exists("Themes"))
  }

  @Test("The fields are those that templates are checked against")
  func listsFields() throws {
    let folder = try TemporaryFolder([:])
    let run = try menugen("theme", "fields", in: folder.path)
    #expect(run.status == 0)
    for line in ["  text ", "  hooks/head ", "\nMenuItemViewModel\n", "{{#extra.wine}}{{extra.wine}}{{/extra.wine}}"] {
      #expect(run.output.contains(line), "\(line)")
    }
    let fields = ThemeFields()
    #expect(fields.models.count > 30)
    // Each template of the default theme is listed as a page or as a partial.
    let names = Set(fields.templates.map(\.name) + fields.partials.map(\.name))
    for path in EmbeddedTheme.default.files().keys where path.hasSuffix(".mustache") {
      #expect(names.contains(String(path.dropFirst("templates/".count).dropLast(".mustache".count))), "\(path)")
    }
    for partial in fields.partials { #expect(!partial.users.isEmpty, "\(partial.name) is a page, or unused") }
  }

  /// `MENUGEN_RECORD=all` writes the lists.
  @Test("The reference lists every template, partial and field")
  func isInTheReference() throws {
    let path = "\(Repository.root)/Documentation/Reference/themes.md"
    let page = try String(contentsOfFile: path, encoding: .utf8)
    let own = page.range(of: "\n## Templates\n").map { page[..<$0.lowerBound] } ?? page[...]
    var lists = ByteBuffer()
    ThemeFields().writeMarkdown(to: &lists)
    expectSnapshot("\(own)\n\(lists.text)", at: path)
  }
}
