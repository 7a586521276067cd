import MenugenDomain

/// The files that `menugen init` writes.
///
/// A site in a language with sample texts has a second language, so that its labels show how to write both. In other
/// languages, the texts are in English.
struct StarterSite: Sendable {
  private let texts: StarterTexts
  private let language: LanguageTag
  private let second: (language: String, texts: StarterTexts)?
  private let theme: String?
  /// Whether the sample texts are in the site's language.
  let isTranslated: Bool

  init(language: LanguageTag, theme: String?) {
    let known = language.withParents.lazy.compactMap { tag in StarterTexts.all[tag.code].map { (tag.code, $0) } }.first
    self.language = language
    self.theme = theme
    texts = known?.1 ?? .english
    isTranslated = known != nil
    let other = known?.0 == "en" ? "it" : "en"
    second = known == nil ? nil : StarterTexts.all[other].map { (other, $0) }
  }

  /// By path. Those in `Content/` are never there before; others are kept if they exist.
  var files: [(path: String, text: String)] {
    [
      ("Content/site.yaml", settings), ("Content/menus/dinner.yaml", menu), ("Content/pages/about.md", page),
      ("Content/movements/till.json", ledger), (".github/workflows/publish.yml", workflow),
      (".gitignore", "# Built pages, and the private reports.\nOutput/\n"),
    ]
  }

  // MARK: - Labels

  /// A label in one line: `{ en: Dinner, it: Cena }`, or the text alone.
  private func label(_ text: KeyPath<StarterTexts, String>) -> String {
    guard let second else { return texts[keyPath: text] }
    return
      "{ \(language.code): \(quoted(texts[keyPath: text])), \(second.language): \(quoted(second.texts[keyPath: text])) }"
  }

  /// A label with a line for each language.
  private func lines(_ text: KeyPath<StarterTexts, String>, indent: Int) -> String {
    guard let second else { return " \(texts[keyPath: text])" }
    let start = "\n" + String(repeating: " ", count: indent)
    return start + "\(language.code): \(texts[keyPath: text])"
      + start + "\(second.language): \(second.texts[keyPath: text])"
  }

  /// A comma ends a plain value between braces.
  private func quoted(_ text: String) -> String { text.contains(",") ? "\"\(text)\"" : text }
}

// MARK: - Content

extension StarterSite {
  private var settings: String {
    let address = texts.address
    let languages = ([language.code] + (second.map { [$0.language] } ?? [])).joined(separator: ", ")
    let examples = (second.map { [$0.language] } ?? []) + ["de", "fr"]
    let folders = examples.filter { $0 != language.code }.prefix(2).map { "\($0)/" }.joined(separator: ", ")
    return """
      # yaml-language-server: $schema=../schemas/site.schema.json
      # The site and the restaurant. Every key is optional.
      name: \(texts.siteName)

      # The site's public address. With it, pages have canonical links, and the site has a sitemap.
      # baseURL: https://restaurant.example/

      # The first language is at the root of the site, the others are in folders: \(folders), …
      language: \(language.code)
      languages: [\(languages)]

      \(theme.map { "# The look of the pages; `menugen theme new` makes your own.\ntheme: \($0)\n\n" } ?? "")currency: EUR
      timeZone: \(address.timeZone)

      restaurant:
        servesCuisine: [Italian]
        telephone: "\(address.telephone)"
        address:
          streetAddress: \(address.street)
          postalCode: "\(address.postalCode)"
          addressLocality: \(address.place)
          addressCountry: \(address.country)
        openingHours:
          - { days: [tue, wed, thu, fri], opens: "18:00", closes: "23:00" }
          - { days: [sat, sun], opens: "12:00", closes: "23:30" }

      """
  }

  private var menu: String {
    let texts = second == nil ? "Margherita" : "{ \(language.code): Margherita, \(second?.language ?? ""): Margherita }"
    let others = second == nil ? "Marinara" : "{ \(language.code): Marinara, \(second?.language ?? ""): Marinara }"
    return """
      # yaml-language-server: $schema=../../schemas/menu.schema.json
      # One menu. Its id is the file's name, so its page is menus/dinner/.
      name: \(label(\.menu))
      description:\(lines(\.menuText, indent: 2))

      sections:
        - id: pizzas
          name: \(label(\.pizzas))
          optionGroups: [toppings]
          items:
            - id: margherita
              name: \(texts)
              description:\(lines(\.margherita, indent: 10))
              sizes:
                - { id: small, name: 26 cm, price: 7.50 }
                - { id: large, name: 33 cm, price: 9.50 }
              # The EU's fourteen allergens. An empty list means that there are none; without the key, the page
              # shows that allergens are not declared.
              allergens: [gluten.wheat, milk]
              diets: [vegetarian]
            - id: marinara
              name: \(others)
              description: \(label(\.marinara))
              sizes:
                - { id: small, name: 26 cm, price: 6.80 }
                - { id: large, name: 33 cm, price: 8.80 }
              allergens: [gluten.wheat]
              diets: [vegan]

        - id: drinks
          name: \(label(\.drinks))
          items:
            - name: \(label(\.water))
              price: 2.50
              allergens: []
            - name: \(label(\.fish))
              price: { kind: market }
              allergens: [fish]
              status: sold-out

      optionGroups:
        - id: toppings
          name: \(label(\.toppings))
          max: 4
          options:
            - { id: olives, name: \(label(\.olives)), price: { small: 0.80, large: 1.20 }, allergens: [] }
            - { id: anchovies, name: \(label(\.anchovies)), price: 1.50, allergens: [fish] }

      """
  }

  private var page: String {
    """
    ---
    title: \(texts.page.title)
    description: \(texts.page.description)
    ---
    \(texts.page.text)

    """
  }

  private var ledger: String {
    let words = texts.ledger
    return """
      {
        "$schema": "../../schemas/ledger.schema.json",
        "name": "\(words.name)",
        "openingBalance": "150.00",
        "closingBalance": "391.20",
        "movements": [
          {"id": "m-1", "date": "2026-03-02", "name": "\(words.sale)", "amount": "318.40", "category": "\(words.sales)"},
          {"id": "m-2", "date": "2026-03-03", "name": "\(words.purchase)", "amount": "-77.20", "category": "\(words.costs)"}
        ]
      }

      """
  }
}

// MARK: - Publishing

extension StarterSite {
  private var workflow: String {
    """
    # Builds the site after each push to main, and publishes it on GitHub Pages. Errors are shown beside the changed lines.
    # First choose "GitHub Actions" as the source, in the repository's settings under Pages.
    # Then add menugen-….whl, which "make dist" makes, to the repository: it is installed from that file alone.
    # Only Output/site is published. Who can read the repository can read Content/movements: keep it private.
    name: Publish

    on:
      push:
        branches: [main]
      workflow_dispatch:

    permissions:
      contents: read
      pages: write
      id-token: write

    concurrency:
      group: pages

    jobs:
      publish:
        runs-on: ubuntu-latest
        environment:
          name: github-pages
          url: ${{ steps.pages.outputs.page_url }}
        steps:
          - uses: actions/checkout@v4
          - run: python3 -m pip install --no-index ./menugen-*.whl
          - run: menugen build --diagnostics github
          - uses: actions/upload-pages-artifact@v3
            with:
              path: Output/site
          - id: pages
            uses: actions/deploy-pages@v4

    """
  }
}
