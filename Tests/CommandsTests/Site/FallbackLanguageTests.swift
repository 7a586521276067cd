import Foundation
import Testing

/// Text in a fallback language is marked with that language everywhere.
@Suite struct FallbackLanguageTests {
  /// Every localizable text by its property, with a unique word.
  private static let words = [
    "Site.name": "Wsite", "Site.description": "Wsited", "Restaurant.name": "Wrest", "Restaurant.description": "Wrestd",
    "Restaurant.slogan": "Wslogan",
    "Menu.name": "Wmenu", "Menu.description": "Wmenud", "Menu.disclaimer": "Wdisclaimer",
    "MenuSection.name": "Wsection", "MenuSection.description": "Wsectiond", "MenuItem.name": "Wdish",
    "MenuItem.description": "Wdishd", "MenuItem.body": "Wbody", "MenuItem.additives": "Wadditive",
    "MenuItem.servingSize": "Wserving", "Size.name": "Wsize", "MenuImage.alternativeText": "Walt",
    "Nutrition.servingSize": "Wportion", "Ingredient.name": "Wingredient", "OptionGroup.name": "Wgroup",
    "Option.name": "Woption", "Goal.name": "Wgoal", "Goal.note": "Wgoaln", "StepGoal.pursuerName": "Wpursuer",
    "StepGoal.unit": "Wunit",
    "LedgerGoal.pursuerName": "Wspending", "Ledger.name": "Wledger", "Ledger.note": "Wledgern",
    "SiteLink.name": "Wlink",
  ]

  private static func content(languages: String) -> [String: String] {
    let content = [
      "site.yaml": """
      name: {de: Wsite}
      description: {de: Wsited}
      languages: \(languages)
      currency: EUR
      movements: {visibility: public}
      nav: {footer: [{name: {de: Wlink}, url: "https://shop.example/"}]}
      restaurant: {name: {de: Wrest}, description: {de: Wrestd}, slogan: {de: Wslogan}, address: {streetAddress: Gasse 1}, image: {src: assets/a.svg, alt: {de: Walt}}}

      """,
      "assets/a.svg": #"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"></svg>"#,
      "menus/m.yaml": """
      name: {de: Wmenu}
      description: {de: Wmenud}
      disclaimer: {de: Wdisclaimer}
      optionGroups:
      - {id: g, name: {de: Wgroup}, max: 1, options: [{name: {de: Woption}, price: {s: 1, l: 2}, allergens: []}]}
      sections:
      - name: {de: Wsection}
        description: {de: Wsectiond}
        image: {src: assets/a.svg, alt: {de: Walt}}
        optionGroups: [g]
        items:
        - id: dish
          name: {de: Wdish}
          description: {de: Wdishd}
          body: {de: Wbody}
          additives: [{de: Wadditive}, {en: colouring, is: litarefni}]
          servingSize: {de: Wserving}
          image: {src: assets/a.svg, alt: {de: Walt}}
          nutrition: {calories: 100, servingSize: {de: Wportion}}
          ingredients: [{de: Wingredient}]
          allergens: []
          optionGroups: [g]
          sizes: [{id: s, name: {de: Wsize klein}, price: 4}, {id: l, name: {de: Wsize groß}, price: {amount: 6, tiers: {lunch: 5}}, allergens: [fish], mayContain: [milk]}]
        - {id: other, name: {en: Other, is: Annar}, price: 1, allergens: []}

      """,
      "goals/g.yaml": """
      {name: {de: Wgoal}, note: {de: Wgoaln}, unit: {de: Wunit}, goal: 100, started: true, steps: 10, distance: 20, pursuer: {name: {de: Wpursuer}, distance: 5}}

      """,
      "goals/h.yaml": """
      {name: {de: Wgoal}, ledger: bank, goal: 100, pursuer: {name: {de: Wspending}, category: costs}}

      """,
      "movements/bank.yaml": """
      name: {de: Wledger}
      note: {de: Wledgern}
      movements: [{id: a, name: Kevin, amount: 12, category: costs}]

      """,
      "pages/about.de.md": "---\ntitle: Wtitle\n---\nWtext\n",
    ]
    return Dictionary(uniqueKeysWithValues: content.map { ("Content/\($0.key)", $0.value) })
  }

  @Test func marksEachTextWithItsOwnLanguage() async throws {
    let folder = try TemporaryFolder(Self.content(languages: "[en, de]"))
    let site = try await BuiltSite(content: folder.place("Content"))
    var seen: Set<String> = []
    for (path, text) in try Self.pages(site) where !path.hasPrefix("site/de/") {
      for text in PageTexts(text).texts {
        for (place, word) in Self.words where text.text.contains(try Regex("\\b\(word)\\b")) {
          seen.insert(place)
          #expect(text.language == "de", "\(place) in \(path): \(text.text)")
        }
        let isOwn = text.isBlank || text.text == "Deutsch"
        #expect(
          text.language != "de" || isOwn || text.text.contains("W"),
          "no word of the page is marked: \(path): \(text.text)")
      }
    }
    #expect(seen == Set(Self.words.keys))
  }

  @Test func marksNoneOnPagesInTheirLanguage() async throws {
    let folder = try TemporaryFolder(Self.content(languages: "[en, de]"))
    let site = try await BuiltSite(content: folder.place("Content"))
    for (path, text) in try Self.pages(site) where path.hasPrefix("site/de/") {
      for text in PageTexts(text).texts where text.text.contains("W") {
        #expect(text.language == "de", "\(path): \(text.text)")
      }
    }
  }

  /// The theme has no Icelandic, so its phrases are in English and marked, as is all other text.
  @Test("Theme words in a fallback language are marked with it") func marksThemeWords() async throws {
    let folder = try TemporaryFolder(Self.content(languages: "[is, lv]"))
    let site = try await BuiltSite(content: folder.place("Content"))
    let pages = try Self.pages(site).filter { !$0.path.contains("/ledgers/") && !$0.path.contains("/lv/") }
    let words = [
      "Depending on size: fish (", "Skip to content", "Allergens", "None of the 14 declarable allergens.",
      "Choose up to 1",
    ]
    var seen: Set<String> = []
    for (path, text) in pages {
      #expect(text.contains(#"<html lang="is">"#), "the page is Icelandic, with its title and description")
      for text in PageTexts(text).texts {
        if words.contains(text.text) { seen.insert(text.text) }
        if text.text == "Latviešu" { continue }
        let isOwn = ["Annar", "litarefni", "Gasse 1", "Íslenska", "is", "Wtitle", "Wtext"].contains(text.text)
        let isGerman = Self.words.values.contains { text.text.hasPrefix($0) }
        #expect(text.language == (isGerman ? "de" : isOwn ? "is" : "en") || text.isBlank, "\(path): \(text.text)")
      }
    }
    #expect(seen == Set(words))
  }

  /// The list above has every localizable text of the domain, except those that only a theme of one's own shows, and
  /// the names of locations, whose menus are the master's.
  @Test func knowsEveryTextOfTheDomain() throws {
    var places: Set<String> = []
    let folder = "\(Repository.root)/Sources/Domain"
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder) where file.hasSuffix(".swift") {
      var type = ""
      for line in try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8).split(separator: "\n") {
        if let match = line.firstMatch(of: #/^ *(?:@usableFromInline )?package (?:struct|enum|final class) (\w+)/#) {
          type = String(match.1)
        }
        if let match = line.firstMatch(of: #/^ *package (?:var|let) (\w+): (?:Optional<|\[)?(?:Label|Localized<)/#) {
          places.insert("\(type).\(match.1)")
        }
      }
    }
    #expect(places == Set(Self.words.keys).union(["ExtraField.value", "Location.name"]))
  }

  private static func pages(_ site: BuiltSite) throws -> [(path: String, text: String)] {
    try site.files.keys.filter { $0.hasPrefix("site/") && $0.hasSuffix(".html") }.sorted().map {
      ($0, try site.text($0))
    }
  }

  /// Words without a language key are in their file's language.
  @Test func marksTagsAndTiersThatTheThemeHasNoWordFor() throws {
    let folder = try TemporaryFolder(Sites.small)
    try folder.write("name: {en: A, it: B}\nlanguages: [it, en]\nlanguage: it\n", to: "Content/site.yaml")
    try folder.write(
      """
      language: en
      sections:
        - name: {en: S, it: S}
          items:
            - {name: X, id: x, tags: [owntag, new], price: {amount: 1, tiers: {mine: 0.5, lunch: 0.6}}}
            - {name: Y, id: y, sizes: [{name: {en: L, it: G}, price: {amount: 1, tiers: {mine: 0.5}}}]}
      """, to: "Content/menus/lunch.yaml")
    #expect(try menugen("build", in: folder.path).status == 0)
    let page = try folder.text("Output/site/menus/lunch/index.html")
    #expect(page.contains(#"<span class="mark" lang="en">owntag<"#))
    #expect(page.contains(#"<dt><bdi lang="en">mine</bdi></dt>"#) && page.contains("<dt>Pranzo</dt>"))
    #expect(page.contains(#"<dt><bdi>G</bdi>, <bdi lang="en">mine</bdi></dt>"#))
    #expect(page.contains(#"<span class="mark">Novità<"#))
  }
}
