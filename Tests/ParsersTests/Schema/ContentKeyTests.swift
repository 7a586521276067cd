import Foundation
import MenugenDiagnostics
import MenugenDomain
import Testing

@testable import MenugenParsers

/// The descriptions of keys, compared with what the decoders read.
@Suite struct ContentKeyTests {
  static let keys = ContentObject.all.flatMap { object in object.names.map { "\(object.id).\($0)" } }

  static let objects = ContentObject.all.filter { $0.otherValues == nil }.map(\.id)

  @Test("The example of a key is content without a fault", arguments: keys)
  func decodesExample(_ name: String) throws {
    let dot = try #require(name.firstIndex(of: "."))
    let object = try #require(ContentObject.named(String(name[..<dot])))
    let key = try #require(object[String(name[name.index(after: dot)...])])
    let sample = try #require(Sample.all[object.id])
    let text = sample.text(with: key.name, key.example, beside: Sample.companions[name])
    let found = diagnostics(of: sample.path, text)
    #expect(found.isEmpty, "\(text)\n\(found)")
  }

  @Test("A key that the description lacks is reported", arguments: objects)
  func reportsUnknownKey(_ object: String) throws {
    let sample = try #require(Sample.all[object])
    let found = diagnostics(of: sample.path, sample.text(with: "unheardOf", "1", beside: nil))
    #expect(found.contains { $0.contains("unheardOf") }, "\(found)")
  }

  @Test("Every key that a decoder reads is described") func describesEveryKey() throws {
    let described = Set(
      ContentObject.all.flatMap { $0.names + $0.ignoredKeys + $0.keys.flatMap(\.aliases) })
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/Parsers").path
    var count = 0
    // Columns of a table and members of menu.json aren't keys.
    let others = ["LocationRowDecoder.swift", "PublishedMenuParser.swift"]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder)
    where path.hasSuffix(".swift") && !others.contains(where: { path.hasSuffix($0) }) {
      let source = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
      // `case "name", "id":` in a decoder's `switch key`, and `value.member("name")`.
      for part in source.components(separatedBy: "switch key {").dropFirst() {
        let body = part.components(separatedBy: "default:")[0]
        for label in body.matches(of: #/case ((?:"[^"]+"(?:, )?)+)/#) {
          for word in label.1.matches(of: #/"([^"]+)"/#) {
            count += 1
            #expect(described.contains(String(word.1)), "\(word.1) in \(path)")
          }
        }
      }
      for member in source.matches(of: #/\.member\("([^"]+)"\)/#) {
        #expect(described.contains(String(member.1)), "\(member.1) in \(path)")
      }
    }
    #expect(count > 130)
  }

  @Test("Objects have different ids, and refer to objects that there are") func refersToObjects() {
    #expect(Set(ContentObject.all.map(\.id)).count == ContentObject.all.count)
    for object in ContentObject.all {
      for form in object.shortForms + object.keys.map(\.form) + (object.otherValues.map { [$0] } ?? []) {
        for name in form.objects { #expect(ContentObject.named(name) != nil, "\(name) in \(object.id)") }
      }
      for key in object.keys {
        #expect(key.meaning.hasSuffix("."), "\(object.id).\(key.name)")
        #expect(!key.meaning.contains("|") && !key.example.contains("|"), "a bar would end a cell of a table")
      }
    }
  }

  private func diagnostics(of path: String, _ text: String) -> [String] {
    var site = Site()
    site.currency = .eur
    site.namesCurrency = true
    let file = SourceFile(path: "Content/\(path)", bytes: Array(text.utf8))
    let found =
      switch path.split(separator: "/")[0] {
      case "menus": parseMenu(file, site: site).diagnostics
      case "movements":
        path.contains("parts")
          ? parseLedger(
            head: SourceFile(path: "Content/movements/parts/ledger.yaml", bytes: []), parts: [file], site: site
          )
          .diagnostics
          : parseLedger(file, site: site).diagnostics
      case "goals": parseGoal(file, site: site).diagnostics
      case "locations": parseLocation(file, site: site).diagnostics
      case "pages": parsePage(file, path: "about", site: site, templates: ["wide"]).diagnostics
      case "themes": parseTheme(file).diagnostics
      case "strings": parsePhrases(file, language: .english).diagnostics
      default: parseSite(file).diagnostics
      }
    return found.map { "\($0.id): \($0.message)" }
  }
}

/// The shortest content with a given object.
private struct Sample {
  var path: String
  /// The content, with `§` as the placeholder for the object.
  var around: String
  /// The required members, in JSON.
  var base: [String: String]

  func text(with key: String, _ example: String, beside companions: [String: String]?) -> String {
    var members = companions ?? base
    members[key] = example
    let object = members.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
    return around.replacing("§", with: "{\(object)}")
  }

  private static func menu(item: String) -> String {
    #"{"name": "Dinner", "sections": [{"name": "S", "optionGroups": ["toppings"], "items": [\#(item)]}], "#
      + #""optionGroups": [{"id": "toppings", "name": "T", "options": [{"name": "O", "allergens": []}]}]}"#
  }

  private static let dish = #"{"name": "X", "price": "6.50", "allergens": []}"#
  private static let sections = #"[{"name": "S", "items": [\#(dish)]}]"#

  static let all: [String: Sample] = [
    "menu": Sample(path: "menus/dinner.json", around: "§", base: ["name": #""Dinner""#, "sections": sections]),
    "location": Sample(path: "locations/ostia.json", around: "§", base: [:]),
    "itemOverride": Sample(path: "locations/ostia.json", around: #"{"items": {"margherita": §}}"#, base: [:]),
    "menuOverride": Sample(path: "locations/ostia.json", around: #"{"menus": {"dinner": §}}"#, base: [:]),
    "section": Sample(
      path: "menus/dinner.json",
      around: #"{"name": "Dinner", "sections": [§, {"name": "Z", "optionGroups": ["toppings"], "items": [\#(dish)]}], "#
        + #""optionGroups": [{"id": "toppings", "name": "T", "options": [{"name": "O", "allergens": []}]}]}"#,
      base: ["name": #""S""#, "items": "[\(dish)]"]),
    "item": Sample(
      path: "menus/dinner.json", around: menu(item: "§"),
      base: ["name": #""X""#, "price": #""6.50""#, "allergens": "[]"]),
    "size": Sample(
      path: "menus/dinner.json", around: menu(item: #"{"name": "X", "allergens": [], "sizes": [§]}"#),
      base: ["name": #""S""#, "price": #""6.50""#]),
    "price": Sample(
      path: "menus/dinner.json", around: menu(item: #"{"name": "X", "allergens": [], "price": §}"#),
      base: ["amount": #""8.50""#]),
    "ingredient": Sample(
      path: "menus/dinner.json",
      around: menu(
        item: #"{"name": "X", "price": 1, "allergens": {"gluten": "contains", "nuts": "may-contain"}, "#
          + #""ingredients": ["**flour**", §]}"#),
      base: ["name": #""crumbs""#]),
    "nutrition": Sample(
      path: "menus/dinner.json", around: menu(item: #"{"name": "X", "price": 1, "allergens": [], "nutrition": §}"#),
      base: [:]),
    "image": Sample(
      path: "menus/dinner.json", around: menu(item: #"{"name": "X", "price": 1, "allergens": [], "image": §}"#),
      base: ["src": #""assets/a.jpg""#, "alt": #""A""#]),
    "availability": Sample(
      path: "menus/dinner.json",
      around: menu(item: #"{"name": "X", "price": 1, "allergens": [], "availability": §}"#), base: [:]),
    "optionGroup": Sample(
      path: "menus/dinner.json",
      around: #"{"name": "Dinner", "sections": [{"name": "S", "optionGroups": ["toppings"], "items": [\#(dish)]}], "#
        + #""optionGroups": [§]}"#,
      base: ["id": #""toppings""#, "options": #"[{"name": "O", "allergens": []}]"#]),
    "option": Sample(
      path: "menus/dinner.json",
      around: #"{"name": "Dinner", "sections": [{"name": "S", "optionGroups": ["t"], "items": [{"name": "X", "#
        + #""allergens": [], "sizes": [{"id": "small", "name": "S", "price": 5}, {"id": "large", "name": "L", "price": 6}]}]}], "#
        + #""optionGroups": [{"id": "t", "options": [§]}]}"#,
      base: ["name": #""O""#, "allergens": "[]"]),
    "ledger": Sample(path: "movements/bank.json", around: "§", base: ["name": #""Bank""#]),
    "ledgerPart": Sample(path: "movements/parts/a.json", around: "§", base: ["movements": "[]"]),
    "balance": Sample(
      path: "movements/bank.json", around: #"{"name": "Bank", "openingBalance": §, "movements": []}"#,
      base: ["amount": #""1""#]),
    "datedBalance": Sample(
      path: "movements/bank.json", around: #"{"name": "Bank", "balances": [§], "movements": []}"#,
      base: ["date": #""2026-03-31""#, "amount": #""1""#]),
    "budget": Sample(
      path: "movements/bank.json", around: #"{"name": "Bank", "budget": {"costs": §}, "movements": []}"#,
      base: ["amount": #""1""#]),
    "split": Sample(
      path: "movements/bank.json", around: ##"[{"amount": "60.00", "splits": [§]}]"##, base: ["amount": #""60.00""#]),
    "movement": Sample(path: "movements/bank.json", around: "[§]", base: ["amount": #""812.40""#]),
    "goal": Sample(path: "goals/steps.json", around: "§", base: ["goal": "1000"]),
    "stepPursuer": Sample(path: "goals/steps.json", around: #"{"goal": 1000, "pursuer": §}"#, base: [:]),
    "moneyPursuer": Sample(
      path: "goals/money.json", around: #"{"ledger": "bank", "goal": "100", "pursuer": §}"#, base: [:]),
    "theme": Sample(path: "themes/rosa/theme.json", around: "§", base: [:]),
    "site": Sample(path: "site.json", around: "§", base: [:]),
    "sitePrices": Sample(path: "site.json", around: #"{"prices": §}"#, base: [:]),
    "publishTarget": Sample(
      path: "site.json", around: #"{"publish": {"web": §}}"#, base: ["to": #""folder:../public""#]),
    "navigation": Sample(
      path: "site.json",
      around: #"{"restaurant": {"acceptsReservations": "https://x.example/"}, "nav": §}"#, base: [:]),
    "navigationLink": Sample(
      path: "site.json", around: #"{"nav": {"order": [§]}}"#,
      base: ["name": #""Shop""#, "url": #""https://x.example/""#]),
    "siteMovements": Sample(path: "site.json", around: #"{"movements": §}"#, base: [:]),
    "markdown": Sample(path: "site.json", around: #"{"markdown": §}"#, base: [:]),
    "rate": Sample(
      path: "site.json", around: #"{"rates": [§]}"#,
      base: ["date": #""2026-01-01""#, "from": #""USD""#, "to": #""EUR""#, "rate": "0.9"]),
    "restaurant": Sample(path: "site.json", around: #"{"restaurant": §}"#, base: [:]),
    "address": Sample(path: "site.json", around: #"{"restaurant": {"address": §}}"#, base: [:]),
    "geo": Sample(
      path: "site.json", around: #"{"restaurant": {"geo": §}}"#, base: ["latitude": "1.5", "longitude": "2.5"]),
    "map": Sample(
      path: "site.json", around: #"{"restaurant": {"hasMap": §}}"#, base: ["url": #""https://a.example/""#]),
    "hours": Sample(
      path: "site.json", around: #"{"restaurant": {"openingHours": §}}"#,
      base: ["opens": #""10:00""#, "closes": #""20:00""#]),
    "page": Sample(path: "pages/about.md", around: "---\n§\n---\nText.\n", base: [:]),
    "strings": Sample(path: "strings/en.json", around: "§", base: ["home": #""Home""#]),
  ]

  /// The members to use in place of `base` with certain keys.
  static let companions: [String: [String: String]] = [
    "item.sizes": ["name": #""X""#, "allergens": "[]"],
    "item.ingredients": ["name": #""X""#, "price": "1", "allergens": #"["gluten.wheat"]"#],
    "menu.source": ["name": #""Dinner""#],
    "menu.optionGroups": [
      "name": #""Dinner""#,
      "sections": #"[{"name": "S", "optionGroups": ["toppings"], "items": [{"name": "X", "allergens": []}]}]"#,
    ],
    "movement.splits": ["amount": #""100.00""#],
    "ledger.closingBalance": [
      "movements": #"[{"amount": "2012.40", "account": "assets/bank"}]"#
    ],
    "ingredient.mayContain": ["name": #""crumbs""#, "allergens": "[]"],
    "goal.category": ["ledger": #""bank""#, "goal": #""100""#], "goal.ledger": ["goal": #""100""#],
    "price.unit": ["amount": #""8.50""#, "kind": #""per-unit""#],
    "hours.days": ["opens": #""10:00""#, "closes": #""20:00""#],
    "hours.validFrom": [:], "hours.validThrough": [:],
    "nutrition.saturatedFat": ["fat": #""2 g""#], "nutrition.sugar": ["carbohydrate": #""2 g""#],
  ]
}

extension ContentForm {
  /// The objects that the form refers to.
  fileprivate var objects: [String] {
    switch self {
    case .object(let name), .fullObject(let name): [name]
    case .list(let form), .localized(let form), .map(_, let form): form.objects
    case .either(let forms): forms.flatMap(\.objects)
    default: []
    }
  }
}
