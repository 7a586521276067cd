import Foundation
import MenugenFiles
import MenugenPublishing
import MenugenSiteBuilder
import MenugenTestSupport
import Synchronization
import Testing

/// What `serve` shows of a changed theme before everything is built.
@Suite struct ThemePreviewTests {
  private static let open: Set = [
    "site/index.html", "site/menus/dinner/index.html", "site/menus/dinner/margherita/index.html",
    "site/about/index.html", "site/it/menus/dinner/index.html", "reports/index.html", "reports/till/index.html",
    "site/nosuch/index.html",
  ]

  private func site() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Content/site.yaml": "name: Rosa\nlanguages: [en, it]\ncurrency: EUR\ntheme: rosa\n",
      "Content/menus/dinner.yaml":
        "name: Dinner\nsections:\n  - name: Pizzas\n    items:\n      - {id: margherita, name: Margherita, price: \"7.50\", allergens: []}\n",
      "Content/pages/about.md": "---\ntitle: About\n---\nOld words.\n",
      "Content/movements/till.json": #"[{"name": "Kevin", "amount": 123}]"#,
      "Content/movements/open/ledger.yaml": "name: Open\nvisibility: public\n",
      "Content/movements/open/a.json": #"[{"name": "Rent", "amount": -5}]"#,
      "Themes/rosa/assets/ink.css": "h1 { letter-spacing: 1px; }\n",
      "Themes/rosa/templates/hooks/footer.mustache": "<p>Old</p>\n",
    ])
  }

  private func build(_ folder: TemporaryFolder) -> (outcome: BuildPlan.Outcome, preview: [String: [UInt8]]) {
    let shown = Shown()
    var options = BuildPlan.Options()
    options.content = DiskFiles(root: folder.place("Content"), separatesFolders: true)
    options.themes = DiskFiles(root: folder.place("Themes"))
    options.output = folder.place("Output")
    options.publishing.listsChanges = true
    options.preview = ThemePreview(openPages: { Self.open }, show: { _, files in shown.files.withLock { $0 = files } })
    return (BuildPlan(options: options).run(), shown.files.withLock { $0 })
  }

  private final class Shown: Sendable { let files = Mutex<[String: [UInt8]]>([:]) }

  @Test(
    "Pages are shown with a changed theme as they are published, and with all files that they name",
    arguments: [
      ("Themes/rosa/assets/ink.css", "h1 { letter-spacing: 2px; }\n", open.count - 1),
      ("Themes/rosa/templates/hooks/footer.mustache", "<p>New</p>\n", 5),
      ("Themes/rosa/strings/en.yaml", "home: Start\n", 5),
    ])
  func showsWhatIsPublished(path: String, text: String, count: Int) throws {
    let folder = try site()
    #expect(build(folder).preview.isEmpty, "the first build has none")
    #expect(build(folder).preview.isEmpty)
    try folder.write(text, to: path)
    let (outcome, preview) = build(folder)
    #expect(outcome.report != nil, "\(outcome.diagnostics)")
    let pages = preview.filter { $0.key.hasSuffix(".html") }
    #expect(pages.count == count, "\(pages.keys.sorted())")
    for (path, bytes) in preview where !path.hasSuffix("live.js") {
      #expect(try folder.text("Output/\(path)") == String(decoding: bytes, as: UTF8.self), "\(path)")
    }
    #expect(pages.keys.contains { outcome.report?.changedPaths.contains($0) == true })
  }

  @Test("A change of more than the theme, or a theme with errors, has no preview")
  func waitsForOtherChanges() throws {
    let folder = try site()
    _ = build(folder)
    try folder.write("{{#nosuch}}", to: "Themes/rosa/templates/hooks/footer.mustache")
    let broken = build(folder)
    #expect(broken.preview.isEmpty && broken.outcome.report == nil)
    try folder.write("<p>New</p>", to: "Themes/rosa/templates/hooks/footer.mustache")
    try folder.write(
      "name: Anna\nlanguages: [en, it]\ncurrency: EUR\ntheme: rosa\n", to: "Content/site.yaml")
    let changed = build(folder)
    #expect(changed.preview.isEmpty && changed.outcome.report != nil)
  }
}
