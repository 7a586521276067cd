import MenugenDiagnostics
import MenugenDomain
import MenugenParsers
import MenugenTestSupport
import Testing

/// Texts that a language of the site lacks.
@Suite struct MissingTranslationsTests {
  /// Each with one label that is written in English, and not in Italian.
  static let halves: [(message: String, field: String, menu: String)] = [
    ("the menu's own texts are not translated into 'it': name", "them", "name: {en: D}"),
    (
      "the menu's own texts are not translated into 'it': description", "them",
      "name: {en: D, it: C}\ndescription: Warm"
    ),
    (
      "the menu's own texts are not translated into 'it': disclaimer", "them",
      "name: {en: D, it: C}\ndisclaimer: {en: Ask us}"
    ),
    ("1 of 1 sections are not translated into 'it': 'Soups'", "description", section("description: Warm")),
    ("1 of 1 sections are not translated into 'it': 'Soups'", "alt", section("image: {src: a.jpg, alt: {en: A bowl}}")),
    ("1 of 1 sections are not translated into 'it': 'Soups'", "alt", section("image: {src: a.jpg, alt: A bowl}")),
    ("1 of 1 items are not translated into 'it': 'Oil'", "description", item("description: {en: Green}")),
    ("1 of 1 items are not translated into 'it': 'Oil'", "sizes", item("sizes: [{name: {en: Large}, price: 3}]")),
    ("1 of 1 items are not translated into 'it': 'Oil'", "ingredients", item("ingredients: {en: olives}")),
    ("1 of 1 items are not translated into 'it': 'Oil'", "ingredients", item("ingredients: olives")),
    ("1 of 1 items are not translated into 'it': 'Oil'", "ingredients", item("ingredients: [{name: {en: olives}}]")),
    ("1 of 1 items are not translated into 'it': 'Oil'", "alt", item("image: {src: a.jpg, alt: {en: A jug}}")),
    ("1 of 1 items are not translated into 'it': 'Oil'", "alt", item("image: {src: a.jpg, alt: A jug}")),
    ("1 of 1 items are not translated into 'it': 'Oil'", "body", item("body: {en: Long}")),
    ("1 of 2 options are not translated into 'it': 'Extras'", "name", choices("Extras", "{en: Bread, it: Pane}")),
    ("1 of 2 options are not translated into 'it': 'Bread'", "name", choices("{en: Extras, it: Extra}", "Bread")),
  ]

  @Test(arguments: halves) func warnsOfALabelThatLacksALanguage(_ half: (message: String, field: String, menu: String))
  {
    let diagnostics = parseMenu(SourceFile(path: "a.yaml", text: half.menu), site: site).diagnostics.filter {
      !$0.id.hasSuffix(".empty")
    }
    #expect(diagnostics.map(\.id) == ["label.untranslated"], "\(half.menu)")
    #expect(diagnostics.first?.message == half.message)
    #expect(diagnostics.first?.hint == "write \(half.field) in every language of the site, as {\"it\": \"…\"}")
  }

  /// Texts that may be the same in all languages: sizes, quantities, decorative pictures, and names derived from ids.
  @Test(arguments: [
    item("sizes: [{name: 33 cm, price: 3}]"), item("image: {src: a.jpg, alt: ''}"),
    "name: {en: D, it: C}\nsections: {soups: [{name: {en: Oil, it: Olio}, allergens: []}]}",
  ]) func acceptsWhatSaysTheSameInEveryLanguage(_ menu: String) {
    #expect(parseMenu(SourceFile(path: "a.yaml", text: menu), site: site).diagnostics.map(\.brief) == [])
  }

  @Test func namesAllThatIsToBeWritten() {
    let file = SourceFile(
      path: "a.yaml",
      text: """
        - {name: Oil, allergens: [], description: {en: Green, it: Verde}}
        - {name: {en: Bread, it: Pane}, allergens: [], description: Warm, image: {src: a.jpg, alt: A loaf}}
        """)
    let diagnostics = parseMenu(file, site: site).diagnostics
    #expect(diagnostics.map(\.message) == ["2 of 2 items are not translated into 'it': 'Oil', 'Bread'"])
    #expect(
      diagnostics.first?.hint == "write name, description, alt in every language of the site, as {\"it\": \"…\"}")
  }

  @Test func warnsOfTheSitesOwnTexts() {
    let file = SourceFile(
      path: "site.yaml",
      text: """
        languages: [en, it]
        name: Giuseppe's
        description: {en: Warm, it: Calda}
        restaurant:
          name: {en: The Oven}
          description: An oven
          image: {src: a.jpg, alt: {en: A door}}
        """)
    let diagnostics = parseSite(file).diagnostics
    #expect(diagnostics.map(\.brief) == ["label.untranslated 5:9"])
    #expect(
      diagnostics.first?.message
        == "the site's own texts are not translated into 'it': restaurant name, restaurant description, restaurant image alt"
    )
  }

  @Test func warnsOfALongTextThatLacksALanguage() throws {
    var menu = try #require(parseMenu(SourceFile(path: "d.json", text: #"["Pizza"]"#), site: Site()).value?.content)
    var site = site
    site.languages = ["en", "it", "de"].compactMap { LanguageTag($0) }
    let bodies = [
      SourceFile(path: "d/pizza.it.md", text: "Calda"), SourceFile(path: "d/pizza.md", text: "Hot"),
    ]
    var other = menu
    let diagnostics = attachBodies(bodies, to: &menu, site: site)
    #expect(diagnostics.map(\.message) == ["the text of 'Pizza' is not translated into 'de'"])
    #expect(diagnostics.first?.file == "d/pizza.it.md")
    // One text for all languages may be intentional: pages mark it with its language.
    #expect(attachBodies(Array(bodies.suffix(1)), to: &other, site: site).isEmpty)
  }

  @Test func warnsOfTextsThatLackTheOneLanguageOfASite() {
    let file = SourceFile(path: "a.json", text: #"[{"name": {"it": "Margherita"}, "allergens": []}]"#)
    #expect(parseMenu(file, site: Site()).diagnostics.map(\.brief) == ["label.untranslated 1:11"])
  }

  @Test func warnsOfSectionsAndChoicesThatLackALanguage() {
    var site = Site()
    site.languages = ["en", "it"].compactMap { LanguageTag($0) }
    let file = SourceFile(
      path: "a.json",
      text: #"""
        {"name": {"en": "D", "it": "C"}, "sections": [{"name": {"en": "Soups", "it": "Zuppe"}, "optionGroups": "g", "items": [], "sections": [{"name": "Cold", "items": [{"name": {"en": "Iced", "it": "Fredda"}, "allergens": []}]}]}],
         "optionGroups": [{"id": "g", "name": {"en": "Extras", "it": "Extra"}, "options": [{"name": "Bread", "allergens": []}]}]}
        """#)
    let diagnostics = parseMenu(file, site: site).diagnostics
    #expect(
      diagnostics.map(\.message) == [
        "1 of 2 sections and 1 of 2 options are not translated into 'it': 'Cold', 'Bread'"
      ])
    #expect(diagnostics.first?.brief == "label.untranslated 1:144")
  }

  @Test func reportsOfAllThatALanguageLacksAtOnce() {
    let text = """
      name: {en: D}
      description: Warm
      sections:
        - {name: Soups, items: [{name: A, allergens: []}, {name: B, allergens: []}, {name: {en: C, it: C}, allergens: []}]}
      """
    let diagnostics = parseMenu(SourceFile(path: "a.yaml", text: text), site: site).diagnostics
    #expect(
      diagnostics.map(\.message) == [
        "the menu's own texts (name, description), 2 of 3 items and 1 of 1 sections are not translated into 'it': 'A', 'B', 'Soups'"
      ])
    #expect(diagnostics.first?.hint?.hasPrefix("write name, description in every") == true)
  }

  @Test func pointsAtTheFirstChoiceThatLacksALanguage() {
    var site = Site()
    site.languages = ["en", "it"].compactMap { LanguageTag($0) }
    let file = SourceFile(
      path: "a.json",
      text: #"""
        {"name": {"en": "D", "it": "C"}, "sections": [{"name": {"en": "S", "it": "S"}, "optionGroups": "g"}], "optionGroups": [{"id": "g", "options": [
          {"id": "x", "name": {"en": "Oil", "it": "Olio"}, "allergens": []}, {"id": "y", "name": "Bread", "allergens": []}]}]}
        """#)
    let diagnostics = parseMenu(file, site: site).diagnostics.filter { $0.id != "section.empty" }
    #expect(diagnostics.map(\.brief) == ["label.untranslated 2:90"])
    #expect(diagnostics.first?.message == "1 of 2 options are not translated into 'it': 'Bread'")
  }

  @Test func warnsOncePerLanguageOfItemsThatLackIt() {
    var site = Site()
    site.languages = ["en", "it", "zh-Hans"].compactMap { LanguageTag($0) }
    let file = SourceFile(
      path: "a.json",
      text: #"""
        [{"name": {"en": "Daisy", "it": "Margherita", "zh": "雏菊"}, "allergens": []},
         {"name": {"en": "Water", "zh": "水"}, "allergens": []}]
        """#)
    let diagnostics = parseMenu(file, site: site).diagnostics
    #expect(diagnostics.map(\.brief) == ["label.untranslated 2:11"])
    #expect(diagnostics.first?.message == "1 of 2 items are not translated into 'it': 'Water'")
  }
}

private let site: Site = {
  var site = Site()
  site.namesCurrency = true
  site.languages = ["en", "it"].compactMap { LanguageTag($0) }
  return site
}()

private func section(_ keys: String) -> String {
  "name: {en: D, it: C}\nsections: [{name: {en: Soups, it: Zuppe}, \(keys)}]"
}

private func item(_ keys: String) -> String { "[{name: {en: Oil, it: Olio}, allergens: [], \(keys)}]" }

private func choices(_ group: String, _ option: String) -> String {
  """
  name: {en: D, it: C}
  sections: [{name: {en: S, it: Z}, optionGroups: g}]
  optionGroups: [{id: g, name: \(group), options: [{name: \(option), allergens: []}]}]
  """
}
