import MenugenDiagnostics
import MenugenDomain
import MenugenParsers
import MenugenPipeline
import MenugenRenderers

/// The default theme in English, and a presenter for its pages.
struct SampleTheme {
  let theme: Theme
  /// In the order of the theme's word names.
  let words: [String]
  let frames: FramePresenter

  init() throws {
    let table = try Self.words()
    guard let theme = Theme.compile(Self.templates, wordNames: table.keys).value else {
      throw SampleError("the default theme doesn't compile")
    }
    self.theme = theme
    words = table.keys.map { table[$0] ?? "" }
    let presentation = Presentation(site: Self.site, language: .english, phrases: table)
    let pages = ["allergens", "contact", "opening-hours"].map { path in
      Navigation.Entry(title: Label(path), language: .english, route: presentation.pageRoute(path))
    }
    frames = FramePresenter(presentation, navigation: Navigation(pages), languages: [presentation])
  }

  static let site: Site = {
    var site = Site()
    site.name = Label("Many Menus")
    site.baseURL = "https://menus.example.org/"
    site.currency = .eur
    site.namesCurrency = true
    return site
  }()

  /// The templates by name, as `Theme.compile` expects.
  static var templates: [String: SourceFile] {
    let pairs = EmbeddedTheme.default.files().compactMap { path, file -> (String, SourceFile)? in
      guard path.hasPrefix("templates/"), path.hasSuffix(".mustache") else { return nil }
      return (String(path.dropFirst("templates/".count).dropLast(".mustache".count)), file)
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  static func words() throws -> PhraseTable {
    guard let file = EmbeddedTheme.default.files()["strings/en.yaml"] else {
      throw SampleError("the theme has no English")
    }
    return parsePhrases(file, language: .english).value
  }
}

/// A sample menu, parsed.
func parsedMenu(_ menu: SampleMenu = SampleMenu(1)) throws -> Menu {
  let checked = parseMenu(menu.jsonFile, site: SampleTheme.site)
  guard let parsed = checked.value, checked.diagnostics.isEmpty else {
    throw SampleError("the sample menu has faults: \(checked.diagnostics.map(\.message))")
  }
  return parsed.content
}

func parsedLedger(_ ledger: SampleLedger) throws -> Ledger {
  let checked = parseLedger(ledger.jsonFile, site: SampleTheme.site)
  guard let parsed = checked.value, checked.diagnostics.isEmpty else {
    throw SampleError("the sample ledger has faults: \(checked.diagnostics.map(\.message))")
  }
  return parsed.content
}
