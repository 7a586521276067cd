package import MenugenDiagnostics
import MenugenTemplates
package import MenugenText
package import MenugenViewModels

/// A compiled theme: a template for each kind of page.
package struct Theme: Sendable {
  private let home: Template<HomePage>
  private let menu: Template<MenuPage>
  private let print: Template<PrintPage>
  private let tent: Template<PrintPage>
  private let locations: Template<LocationsPage>
  private let item: Template<ItemPage>
  private let allergens: Template<AllergenPage>
  private let text: Template<TextPage>
  /// The templates for pages that name one.
  private let pages: [String: Template<TextPage>]
  private let notice: Template<NoticePage>
  private let ledger: Template<LedgerPage>
  private let register: Template<RegisterPage>
  private let movement: Template<MovementPage>
  private let goal: Template<GoalPage>
  private let reports: Template<ReportsPage>
  private let report: Template<ReportPage>

  /// Compiles a theme's templates for their view models.
  ///
  /// - Parameters:
  ///   - templates: The template files by their names in `templates/`: `menu`, `partials/price`.
  ///   - wordNames: The keys of the theme's strings, in the order of the words passed to `render`.
  /// - Returns: `nil` if any template has an error; all errors are reported.
  package static func compile(_ templates: [String: SourceFile], wordNames: [String]) -> Checked<Theme?> {
    let library = TemplateLibrary(templates, wordNames: wordNames)
    var diagnostics = library.diagnostics
    func compile<Page: TemplateModel>(_ name: String, _ page: Page.Type) -> Template<Page>? {
      let compiled = library.compile(name, for: page)
      // Errors in a partial are reported once.
      for diagnostic in compiled.diagnostics
      where !diagnostics.contains(where: { $0.id == diagnostic.id && $0.place == diagnostic.place }) {
        diagnostics.append(diagnostic)
      }
      return compiled.value
    }
    let home = compile("home", HomePage.self)
    let menu = compile("menu", MenuPage.self)
    let print = compile("print", PrintPage.self)
    let tent = compile("tent", PrintPage.self)
    let locations = compile("locations", LocationsPage.self)
    let item = compile("item", ItemPage.self)
    let allergens = compile("allergens", AllergenPage.self)
    let text = compile("text", TextPage.self)
    var pages: [String: Template<TextPage>] = [:]
    for name in templates.keys.sorted() where name.hasPrefix(ThemeLayout.pageTemplates) {
      pages[String(name.dropFirst(ThemeLayout.pageTemplates.count))] = compile(name, TextPage.self)
    }
    let notice = compile("notice", NoticePage.self)
    let ledger = compile("ledger", LedgerPage.self)
    let register = compile("register", RegisterPage.self)
    let movement = compile("movement", MovementPage.self)
    let goal = compile("goal", GoalPage.self)
    let reports = compile("reports", ReportsPage.self)
    let report = compile("report", ReportPage.self)
    guard let home, let menu, let print, let tent, let locations, let item, let allergens, let text, let notice,
      let ledger,
      let register,
      let movement,
      let goal, let reports, let report,
      !diagnostics.contains(where: { $0.severity == .error })
    else { return Checked(nil, diagnostics) }
    let theme = Theme(
      home: home, menu: menu, print: print, tent: tent, locations: locations, item: item,
      allergens: allergens, text: text, pages: pages,
      notice: notice,
      ledger: ledger,
      register: register, movement: movement, goal: goal, reports: reports, report: report)
    return Checked(theme, diagnostics)
  }

  /// A theme known to be free of errors, such as the embedded one. Templates are compiled on first use.
  package static func known(_ templates: [String: SourceFile], wordNames: [String]) -> Theme {
    let library = TemplateLibrary(templates, wordNames: wordNames)
    return Theme(
      home: library.template("home", for: HomePage.self),
      menu: library.template("menu", for: MenuPage.self),
      print: library.template("print", for: PrintPage.self),
      tent: library.template("tent", for: PrintPage.self),
      locations: library.template("locations", for: LocationsPage.self),
      item: library.template("item", for: ItemPage.self),
      allergens: library.template("allergens", for: AllergenPage.self),
      text: library.template("text", for: TextPage.self),
      pages: [:],
      notice: library.template("notice", for: NoticePage.self),
      ledger: library.template("ledger", for: LedgerPage.self),
      register: library.template("register", for: RegisterPage.self),
      movement: library.template("movement", for: MovementPage.self),
      goal: library.template("goal", for: GoalPage.self),
      reports: library.template("reports", for: ReportsPage.self),
      report: library.template("report", for: ReportPage.self))
  }
}

extension Theme {
  /// The names of the templates for pages, sorted.
  package var pageTemplates: [String] { pages.keys.sorted() }
}

extension Theme {
  /// Closures that compile the templates of menu pages, one each.
  ///
  /// Run in parallel before rendering, they save threads from waiting for the same template.
  package var menuPreparations: [@Sendable () -> Void] {
    [menu.prepare, item.prepare, print.prepare, tent.prepare, allergens.prepare]
  }
}

// MARK: - Pages to bytes

extension Theme {
  package func render(_ page: HomePage, words: [String], into output: inout ByteBuffer) {
    home.run(page, words: words, into: &output)
  }

  package func render(_ page: MenuPage, words: [String], into output: inout ByteBuffer) {
    menu.run(page, words: words, into: &output)
  }

  package func render(_ page: PrintPage, words: [String], into output: inout ByteBuffer) {
    print.run(page, words: words, into: &output)
  }

  /// Renders a menu's card for the table.
  package func renderTent(_ page: PrintPage, words: [String], into output: inout ByteBuffer) {
    tent.run(page, words: words, into: &output)
  }

  package func render(_ page: LocationsPage, words: [String], into output: inout ByteBuffer) {
    locations.run(page, words: words, into: &output)
  }

  package func render(_ page: borrowing ItemPage, words: [String], into output: inout ByteBuffer) {
    item.run(page, words: words, into: &output)
  }

  package func render(_ page: AllergenPage, words: [String], into output: inout ByteBuffer) {
    allergens.run(page, words: words, into: &output)
  }

  /// - Parameter template: The name of a template for pages; `nil` for the usual one.
  package func render(
    _ page: TextPage, template: String? = nil, words: [String], into output: inout ByteBuffer
  ) {
    (template.flatMap { pages[$0] } ?? text).run(page, words: words, into: &output)
  }

  package func render(_ page: NoticePage, words: [String], into output: inout ByteBuffer) {
    notice.run(page, words: words, into: &output)
  }

  package func render(_ page: LedgerPage, words: [String], into output: inout ByteBuffer) {
    ledger.run(page, words: words, into: &output)
  }

  package func render(_ page: RegisterPage, words: [String], into output: inout ByteBuffer) {
    register.run(page, words: words, into: &output)
  }

  package func render(_ page: GoalPage, words: [String], into output: inout ByteBuffer) {
    goal.run(page, words: words, into: &output)
  }

  package func render(_ page: MovementPage, words: [String], into output: inout ByteBuffer) {
    movement.run(page, words: words, into: &output)
  }

  package func render(_ page: ReportPage, words: [String], into output: inout ByteBuffer) {
    report.run(page, words: words, into: &output)
  }

  package func render(_ page: ReportsPage, words: [String], into output: inout ByteBuffer) {
    reports.run(page, words: words, into: &output)
  }
}
