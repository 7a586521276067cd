import Foundation
import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenParsers
import Testing

@testable import MenugenSiteBuilder

/// Menus of content and of published files, compared as guests see them.
@Suite struct ComparedMenuTests {
  private typealias Object = [String: Any]

  private static let site = "currency: CHF\nlanguages: [en, de]\nname: Rosa's\n"

  /// A menu with each kind of object, whose place is marked by its name.
  private static func menu(_ change: (String, Object) -> Object = { $1 }) throws -> String {
    let price = change("price", ["amount": "7.00"])
    let size = change("size", ["id": "large", "name": "Large", "price": "8.00"])
    let image = change("image", ["src": "assets/old.svg", "alt": "Old"])
    let availability = change("availability", ["days": ["mon"], "from": "10:00", "to": "12:00"])
    let ingredient = change("ingredient", ["name": "Oil"])
    let nutrition = change("nutrition", ["calories": 100])
    let item = change("item", ["id": "tomato", "name": "Tomato", "price": "5.00", "allergens": ["celery"]])
    let option = change("option", ["id": "capers", "name": "Capers", "price": "0.50"])
    let group = change("optionGroup", ["id": "extras", "name": "Extras", "options": [option]])
    let others: [Object] = [
      ["name": "A", "price": price],
      ["name": "B", "sizes": [size], "optionGroups": ["extras"], "allergens": ["celery"]],
      ["name": "C", "image": image, "availability": [availability]],
      ["name": "D", "ingredients": [ingredient], "nutrition": nutrition],
    ]
    let section = change("section", ["id": "first", "name": "First", "items": [item]])
    let menu = change(
      "menu",
      [
        "id": "m", "name": "Menu", "sections": [section, ["id": "others", "name": "Others", "items": others]],
        "optionGroups": [group, ["id": "toppings", "name": "Toppings", "options": ["Olives"]]],
      ])
    return String(decoding: try JSONSerialization.data(withJSONObject: menu), as: UTF8.self)
  }

  private static func side(_ menu: String, site: String = site) -> ComparedMenus {
    side(["site.yaml": site, "menus/m.json": menu])
  }

  private static func side(_ files: [String: String]) -> ComparedMenus {
    var options = BuildPlan.Options()
    options.content = MemoryFiles(root: "Content", texts: files)
    return ComparedMenus(content: options)
  }

  /// The keys that change nothing that a diff shows, with the reason.
  private static let unseen = [
    "menu.$schema": "for editors", "menu.source": "the answer is compared", "menu.timeout": "of the source",
    "menu.maxAge": "of the source", "menu.tokenFrom": "of the source", "menu.live": "of the source",
    "menu.order": "the place among other menus", "menu.language": "the texts stay the same",
    "item.cost": "private", "image.width": "the file's", "image.height": "the file's", "image.focus": "of crops",
  ]

  @Test(
    "A key that a guest sees makes a difference",
    arguments: [
      ContentObject.menu, .section, .item, .size, .price, .ingredient, .nutrition, .image, .availability, .optionGroup,
      .option,
    ])
  func coversEveryKey(_ object: ContentObject) throws {
    for key in object.keys {
      let value = try JSONSerialization.jsonObject(with: Data(key.example.utf8), options: .fragmentsAllowed)
      func side(_ change: (inout Object) -> Void) throws -> ComparedMenus {
        Self.side(
          try Self.menu { id, members in
            var members = members
            if id == object.id {
              // Without declared allergens, `mayContain` is an error.
              if key.name == "mayContain", members["allergens"] == nil { members["allergens"] = [String]() }
              change(&members)
            }
            return members
          })
      }
      let before = try side { _ in }
      #expect(before.diagnostics.filter { $0.severity == .error } == [])
      let after = try side { members in
        if key.name == "sizes" { members["price"] = nil }
        members[key.name] = value
      }
      let changes = ComparedMenus.changes(from: before, to: after).filter { $0.kind != .unreadable }
      let name = "\(object.id).\(key.name)"
      #expect(changes.isEmpty == (Self.unseen[name] != nil), "\(name): \(changes)")
    }
  }

  @Test("Content doesn't differ from itself, nor from what it publishes, in any language")
  func comparesWithPublished() throws {
    let content = [
      "site.yaml": Self.site + "baseURL: https://rosa.example/assets/\n", "menus/m.json": try Self.menu(),
      "menus/m/tomato.md": "Ripe *tomatoes*.", "assets/old.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
    ]
    let side = Self.side(content)
    #expect(side.languages.map(\.code) == ["en", "de"] && side.ids == ["m"])
    #expect(ComparedMenus.changes(from: side, to: side) == [])
    let site = SiteInMemory(content)
    let paths = ["site/menus/m/menu.json", "site/de/menus/m/menu.json"]
    let published = ComparedMenus(published: paths.map { SourceFile(path: $0, text: site[$0]) })
    #expect(published.languages.map(\.code) == ["en", "de"])
    #expect(ComparedMenus.changes(from: published, to: side) == [])
    #expect(ComparedMenus.changes(from: side, to: published) == [])
  }

  @Test("The published sample site doesn't differ from its content") func comparesSampleSite() async throws {
    let site = try await BuiltSite("trattoria")
    let files = site.files.keys.sorted().filter { $0.hasPrefix("site/menus/") && $0.hasSuffix("/menu.json") }
    var published = ComparedMenus(published: try files.map { SourceFile(path: $0, text: try site.text($0)) })
    published.hasAllLanguages = false
    var options = BuildPlan.Options()
    options.content = DiskFiles(root: "\(Repository.root)/Tests/Fixtures/Sites/trattoria")
    let content = ComparedMenus(content: options)
    #expect(published.ids.count > 1)
    #expect(ComparedMenus.changes(from: published, to: content) == [])
  }

  @Test("A translated text is compared in its language, and a price once") func comparesLanguages() {
    func menu(_ name: String, _ price: String) -> String {
      #"[{"id": "i", "name": {"en": "Soup", "de": "\#(name)"}, "price": "\#(price)", "allergens": []}]"#
    }
    let changes = ComparedMenus.changes(
      from: Self.side(menu("Suppe", "5.00")), to: Self.side(menu("Brühe", "5.50")))
    #expect(changes.map(\.field) == ["price", "name"] && changes.map(\.language) == [nil, "de"])
    #expect(changes.first?.before == "5.00 CHF" && changes.first?.after == "5.50 CHF")
    #expect(changes.last?.before == "Suppe" && changes.last?.after == "Brühe")
  }

  @Test("A text that differs in each language has the language of each, in whatever order") func namesLanguages() {
    func side(_ en: String, _ de: String, languages: String = "[en, de]") -> ComparedMenus {
      Self.side(
        #"[{"id": "i", "name": {"en": "\#(en)", "de": "\#(de)"}, "price": 5, "allergens": []}]"#,
        site: "currency: CHF\nlanguages: \(languages)\n")
    }
    let changes = ComparedMenus.changes(from: side("Soup", "Suppe"), to: side("Broth", "Brühe"))
    #expect(changes.map(\.field) == ["name", "name"] && changes.map(\.language) == ["en", "de"])
    let swapped = ComparedMenus.changes(
      from: side("Soup", "Suppe"), to: side("Broth", "Suppe", languages: "[de, en]"))
    #expect(swapped.filter { $0.field == "name" }.map(\.language) == ["en"], "\(swapped)")
  }

  @Test("A menu whose page is a placeholder isn't compared") func skipsPlaceholders() {
    let content = Self.side(["menus/m.yaml": "- {name: Soup, price: 5, allergens: [milk]}"])
    let published = ComparedMenus(published: [], placeholders: ["m"])
    #expect(ComparedMenus.changes(from: published, to: content).map(\.kind) == [.unreadable])
    #expect(ComparedMenus.changes(from: content, to: published).map(\.kind) == [.unreadable])
  }

  @Test("Added and removed menus have the allergens of their dishes") func listsAllergensOfMenus() {
    let one = ["menus/a.yaml": "- {name: Tea, allergens: []}"]
    let two = one.merging(["menus/b.yaml": "- {name: Soup, allergens: {milk: may-contain}}\n- {name: Pie}"]) { $1 }
    let added = ComparedMenus.changes(from: Self.side(one), to: Self.side(two))
    #expect(added.map(\.after) == ["2 items; Soup: may-contain milk; Pie: not declared"])
    let removed = ComparedMenus.changes(from: Self.side(two), to: Self.side(one))
    #expect(removed.map(\.before) == added.map(\.after))
  }

  @Test("A language that appears or vanishes is a change of every menu, a new order isn't")
  func comparesLanguageLists() {
    let menu = "- {name: Soup, price: 5, allergens: []}"
    func side(_ languages: String) -> ComparedMenus {
      Self.side(["site.yaml": "currency: CHF\nlanguages: \(languages)\n", "menus/a.yaml": menu, "menus/b.yaml": menu])
    }
    let removed = ComparedMenus.changes(from: side("[en, de]"), to: side("[en]"))
    #expect(removed.map(\.menu) == ["a", "b"] && removed.allSatisfy { $0.field == "languages" }, "\(removed)")
    #expect(removed.first?.before == "en, de" && removed.first?.after == "en")
    let added = ComparedMenus.changes(from: side("[en]"), to: side("[en, de]"))
    #expect(added.map(\.before) == ["en", "en"] && added.map(\.after) == ["en, de", "en, de"])
    #expect(ComparedMenus.changes(from: side("[en, de]"), to: side("[de, en]")) == [])
    var single = side("[en]")
    single.hasAllLanguages = false
    #expect(ComparedMenus.changes(from: single, to: side("[en, de]")) == [])
  }

  @Test("Choices with allergens that come or go count as changes of allergens") func findsAllergensOfChoices() {
    func side(_ options: String, groups: String = "[g]") -> ComparedMenus {
      Self.side(
        """
        {"id": "m", "name": "M", "sections": [{"name": "S", "items": [
          {"name": "Soup", "price": 5, "allergens": [], "optionGroups": \(groups)},
          {"name": "Stew", "price": 5, "allergens": [], "optionGroups": ["g"]}]}],
         "optionGroups": [{"id": "g", "options": [\(options)]}]}
        """.replacing("[g]", with: #"["g"]"#))
    }
    let oil = #"{"name": "Oil", "price": 1, "allergens": []}"#
    let feta = #"{"name": "Feta", "price": 1, "allergens": ["milk"]}"#
    let nuts = #"{"name": "Nuts", "price": 1, "allergens": {"nuts": "may-contain"}}"#
    let unknown = #"{"name": "Sauce", "price": 1}"#
    for (option, isAbout) in [(oil, false), (feta, true), (nuts, true), (unknown, true)] {
      let none = #"{"name": "Salt", "price": 1, "allergens": []}"#
      for (old, new) in [(none, "\(none), \(option)"), ("\(none), \(option)", none)] {
        let changes = ComparedMenus.changes(from: side(old), to: side(new)).filter { $0.part == .option }
        #expect(changes.count == 1 && changes[0].isAboutAllergens == isAbout, "\(option): \(changes)")
      }
      for (old, new) in [("[]", "[g]"), ("[g]", "[]")] {
        let changes = ComparedMenus.changes(from: side(option, groups: old), to: side(option, groups: new))
          .filter { $0.field == "optionGroups" }
        #expect(changes.count == 1 && changes[0].isAboutAllergens == isAbout, "\(option): \(changes)")
      }
    }
  }

  @Test("The same digits in another currency differ") func comparesCurrencies() {
    let menu = #"[{"name": "Soup", "price": "5", "deposit": "1", "allergens": []}]"#
    let yen = ComparedMenus.changes(
      from: Self.side(menu), to: Self.side(menu, site: "currency: JPY\nlanguages: [en, de]\n"))
    #expect(yen.map(\.field) == ["price", "deposit"])
    #expect(yen.map(\.before) == ["5.00 CHF", "1.00 CHF"] && yen.map(\.after) == ["5 JPY", "1 JPY"])
  }

  @Test("Content with errors is compared as far as it can be read; a broken menu isn't compared")
  func comparesInSpiteOfErrors() {
    let old = ["menus/a.yaml": "- {name: Soup, price: 5, allergens: [milk]}", "menus/b.yaml": "- {name: Tea}"]
    let new = [
      "menus/a.yaml": "- {name: Soup, price: 6, allergens: [milk]}\n- {name: Pie, price: free}",
      "menus/b.yaml": "- {name: [",
    ]
    let side = Self.side(new)
    #expect(side.diagnostics.contains { $0.severity == .error } && !side.hasFileFailure)
    let changes = ComparedMenus.changes(from: Self.side(old), to: side)
    #expect(changes.contains { $0.menu == "a" && $0.field == "price" && $0.after == "6.00 USD" }, "\(changes)")
    #expect(changes.allSatisfy { $0.kind != .removed && $0.kind != .added })
    // In the other direction, the item with an error isn't known to be new.
    #expect(ComparedMenus.changes(from: side, to: Self.side(old)).allSatisfy { $0.kind != .added })
    #expect(changes.filter { $0.menu == "b" }.map(\.kind) == [.unreadable])
  }

  @Test("Hidden items aren't there for guests") func omitsHiddenItems() {
    let old = "- {name: Soup, price: 5, allergens: []}\n- {name: Pie, price: 4, allergens: []}"
    let new = old + "\n- {name: Secret, status: hidden}"
    #expect(ComparedMenus.changes(from: Self.side(["menus/m.yaml": old]), to: Self.side(["menus/m.yaml": new])) == [])
  }

  @Test(
    "A file that isn't a menu.json of this version is reported",
    arguments: [
      "{\"version\": 3, \"id\": \"m\"}", "{\"version\": 2}", "[]", "{", "", "{\"version\": 2, \"id\": 7}",
    ])
  func reportsOtherFiles(_ text: String) {
    let side = ComparedMenus(published: [SourceFile(path: "site/menus/m/menu.json", text: text)])
    #expect(side.languages.isEmpty && side.unreadable == ["m"])
    #expect(side.diagnostics.contains { $0.severity == .error })
  }

  @Test("Unknown and oddly typed members are compared by their path") func readsAnyMembers() {
    func side(_ more: String) -> ComparedMenus {
      let text = """
        {"version": 2, "id": "m", "name": "M", "sections": [{"id": "s", "items": [
        {"id": "i", "name": 7, "later": \(more)}, {"id": "i"}, 5, {"optionGroups": [{"options": [null]}]}]}, null]}
        """
      return ComparedMenus(published: [SourceFile(path: "m.json", text: text)])
    }
    #expect(side("1").diagnostics == [])
    let changes = ComparedMenus.changes(from: side(#"{"deep": [true, 1.50]}"#), to: side(#"{"deep": [true, 1.5]}"#))
    #expect(changes.map(\.field) == ["later.deep"] && changes.map(\.before) == ["true, 1.50"])
    #expect(ComparedMenus.changes(from: side("null"), to: side("null")) == [])
  }
}
