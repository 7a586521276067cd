import MenugenDiagnostics
import Testing

/// `extra` of dishes and pages in the templates of a theme.
@Suite struct ExtraFieldTests {
  private static let menu = """
    name: D
    sections:
      - name: A
        items:
          - {name: B, price: 1, allergens: [], extra: {wine: {en: Red & white, it: Rosso}, year: 1987}}
          - {name: C, price: 1, allergens: []}
    """

  private func site(_ item: String) -> SiteInMemory {
    SiteInMemory(
      ["site.yaml": "currency: EUR\ntheme: own\nlanguages: [en, it]\n", "menus/d.yaml": Self.menu],
      themes: ["own/templates/item.mustache": item])
  }

  @Test("A template shows a field by name, in the page's language, and nothing where it is missing")
  func showsAField() {
    let site = site(
      "<p>{{#item.extra.wine}}{{item.extra.wine}}{{/item.extra.wine}}{{^item.extra.wine}}none{{/item.extra.wine}}</p>")
    #expect(site["site/menus/d/b/index.html"] == "<p>Red &amp; white</p>")
    #expect(site["site/it/menus/d/b/index.html"] == "<p>Rosso</p>")
    #expect(site["site/menus/d/c/index.html"] == "<p>none</p>")
  }

  @Test("A template lists all fields")
  func listsFields() {
    let site = site("{{#item}}{{#extras}}{{name}}={{#value}}{{text}}{{/value}};{{/extras}}{{/item}}")
    #expect(site["site/menus/d/b/index.html"] == "wine=Red &amp; white;year=1987;")
  }

  @Test("menu.json has the fields")
  func isInMenuJSON() {
    let menu = site("x")["site/menus/d/menu.json"]
    #expect(
      menu.contains(#""extra":{"wine":"Red & white","year":"1987"}"#)
        || menu.contains(#""extra":{"wine":"Red \u0026 white","year":"1987"}"#))
  }

  @Test(
    "A lookup without a name, or with one that content can't have, is an error",
    arguments: [
      "{{item.extra}}", "{{#item.extra}}x{{/item.extra}}", "{{item.extra.a.b}}", "{{{item.extra.wine}}}",
      "<a href={{item.extra.wine}}>", "<a href=\"{{item.extra.wine}}\">x</a>", "<script>{{item.extra.wine}}</script>",
    ])
  func refusesMisuse(template: String) {
    let site = site(template)
    #expect(site.diagnostics.contains { $0.severity == .error && $0.id.hasPrefix("template.") })
    #expect(site.files.isEmpty)
  }

  @Test("A page's template shows its fields and its date")
  func showsFieldsOfPages() {
    let site = SiteInMemory(
      [
        "site.yaml": "theme: own",
        "pages/a.md": "---\ntemplate: wide\ndate: 2026-03-02\nextra: {author: Rosa}\n---\nText\n",
        "pages/b.md": "Text\n",
      ], themes: ["own/templates/pages/wide.mustache": "<p>{{extra.author}} {{#date}}{{iso}}{{/date}}</p>"])
    #expect(site.ids == [])
    #expect(site["site/a/index.html"] == "<p>Rosa 2026-03-02</p>")
    #expect(site["site/b/index.html"].contains(">B</h1>"))
  }
}
