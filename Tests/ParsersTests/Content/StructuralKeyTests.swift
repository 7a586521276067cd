import MenugenDiagnostics
import MenugenDomain
import Testing

@testable import MenugenParsers

/// Misspelt keys whose absence changes what is published.
@Suite struct StructuralKeyTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var path = "menu.json"
    var text: String
    var expected: String
    var hint: String?
    var testDescription: String { "\(path): \(text)" }

    init(_ path: String, _ text: String, _ expected: String, hint: String? = nil) {
      (self.path, self.text, self.expected, self.hint) = (path, text, expected, hint)
    }
  }

  private static func diagnostics(_ path: String, _ text: String) -> [Diagnostic] {
    let file = SourceFile(path: path, text: text)
    switch path.split(separator: ".").first {
    case "menu": return parseMenu(file, site: Site(), rules: []).diagnostics
    case "goal": return parseGoal(file, site: Site()).diagnostics
    case "site": return parseSite(file).diagnostics
    case "page": return parsePage(file, path: "page", site: Site()).diagnostics
    default: return parseLedger(file, site: Site()).diagnostics
    }
  }

  static let errors = [
    Case("menu.yaml", "name: D\nsectons: [{name: A, items: [B]}]\n", "key.misspelt", hint: "write sections"),
    Case("menu.yaml", "name: D\nkategorien: {a: [B]}\n", "key.misspelt", hint: "write sections"),
    Case("menu.yaml", "items: [B]\n", "key.misplaced"), Case("menu.yaml", "dishes: [B]\n", "key.misplaced"),
    Case("menu.yaml", "name: D\nsections: []\nstatus: hidden\n", "key.misplaced", hint: "write it in each item"),
    Case("menu.yaml", "name: D\nsections: []\ncurency: EUR\n", "key.misspelt", hint: "write currency"),
    Case("menu.yaml", "sections: [{name: A, itmes: [B]}]\n", "key.misspelt", hint: "write items"),
    Case("menu.yaml", "sections: {a: {gerichte: [B]}}\n", "key.misspelt", hint: "write items"),
    Case("menu.yaml", "sections: [{name: A, items: [], status: hidden}]\n", "key.misplaced"),
    Case("menu.json", #"[{"name": "A", "preis": 7.5}]"#, "key.misspelt", hint: "write price"),
    Case("menu.json", #"[{"name": "A", "price": 7, "stauts": "hidden"}]"#, "key.misspelt", hint: "write status"),
    Case("menu.json", #"[{"name": "A", "price": 7, "visibilty": "private"}]"#, "key.misplaced"),
    Case("menu.json", #"[{"name": "A", "price": 7, "soldOut": true}]"#, "key.misspelt", hint: "write status"),
    Case("menu.json", #"[{"name": "A", "price": 7, "available": false}]"#, "key.misspelt", hint: "write status"),
    Case("menu.json", #"[{"name": "A", "variants": [{"price": 7}]}]"#, "key.misspelt", hint: "write sizes"),
    Case("menu.json", #"[{"name": "A", "price": 7, "options": ["b"]}]"#, "key.misspelt", hint: "write optionGroups"),
    Case("menu.json", #"[{"name": "A", "price": 7, "allergenes": []}]"#, "key.misspelt", hint: "write allergens"),
    Case("menu.json", #"[{"name": "A", "price": 7, "traces": ["nuts"]}]"#, "key.misspelt", hint: "write mayContain"),
    Case("menu.json", #"{"name": "A", "soruce": "https://a.example/m.json"}"#, "key.misspelt", hint: "write source"),
    Case(
      "menu.json", #"{"name": "A", "sections": [], "optionGroups": [{"id": "a", "choices": ["B"]}]}"#, "key.misspelt",
      hint: "write options"),
    Case("ledger.json", #"{"movments": []}"#, "key.misspelt", hint: "write movements"),
    Case("ledger.json", #"{"visibilty": "private", "movements": []}"#, "key.misspelt", hint: "write visibility"),
    Case("ledger.json", #"{"openingBalnce": 3, "movements": []}"#, "key.misspelt", hint: "write openingBalance"),
    Case("ledger.csv", "name,amount,curency\nA,1,EUR\nB,2,EUR\n", "key.misspelt", hint: "write currency"),
    Case("ledger.csv", "name,amount,valuta\nA,1,EUR\n", "key.misspelt", hint: "write currency"),
    Case("ledger.ndjson", #"{"amount": 1, "curency": "EUR"}"#, "key.misspelt", hint: "write currency"),
    Case("ledger.json", #"[{"amount": 1, "categroy": "a"}]"#, "key.misspelt", hint: "write category"),
    Case("ledger.json", #"[{"amount": 1, "acount": "a"}]"#, "key.misspelt", hint: "write account"),
    Case("ledger.csv", "name,amount,acount\nA,1,a\n", "key.misspelt", hint: "write account"),
    Case("ledger.json", #"[{"amount": 1, "currencyCode": "EUR"}]"#, "key.misspelt", hint: "write currency"),
    Case("ledger.json", #"[{"amount": 1, "tag": ["a"]}]"#, "key.misspelt", hint: "write tags"),
    Case("ledger.json", #"[{"amount": 1, "split": [{"amount": 1}]}]"#, "key.misspelt", hint: "write splits"),
    Case("ledger.yaml", "- {amount: 1, transfers: true}\n", "key.misspelt", hint: "write transfer"),
    Case("ledger.yaml", "- {amount: 1, stauts: pending}\n", "key.misspelt", hint: "write status"),
    Case("ledger.yaml", "- {amount: 1, account: a}\n- {amount: 1, acount: a}\n", "key.misspelt"),
    Case("ledger.yaml", "- {amount: 1, account: null, acount: a}\n", "key.misspelt", hint: "write account"),
    Case("ledger.yaml", "- {amount: 1, vta: 7 %}\n", "key.misspelt", hint: "write vat"),
    Case("ledger.yaml", "- {amount: 2, splits: [{amount: 2, categry: a}]}\n", "key.misspelt", hint: "write category"),
    Case("ledger.yaml", "closingBalanc: 0\nmovements: []\n", "key.misspelt", hint: "write closingBalance"),
    Case("ledger.yaml", "bugdet: {a: 1}\nmovements: []\n", "key.misspelt", hint: "write budget"),
    Case(
      "ledger.yaml", "openingBalance: [{amount: 1, acount: a}]\nmovements: []\n", "key.misspelt", hint: "write account"),
    Case("goal.yaml", "goal: 5\nledger: bank\ncategry: a\n", "key.misspelt", hint: "write category"),
    Case("goal.yaml", "gaol: 5\n", "key.misspelt", hint: "write goal"),
    Case(
      "goal.yaml", "goal: 5\npursuer: {name: A, distnace: 5}\n", "key.misspelt", hint: "write distance"),
    Case(
      "menu.yaml", "availability: {day: [fri]}\nsections: [{name: A, items: [B]}]\n", "key.misspelt", hint: "write days"
    ),
    Case(
      "menu.yaml", "availability: {validThru: 2026-05-01}\nsections: [{name: A, items: [B]}]\n", "key.misspelt",
      hint: "write validThrough"),
    Case(
      "menu.yaml", "sections: []\noptionGroups: [{id: a, mx: 2, options: [B]}]\n", "key.misspelt", hint: "write max"),
    Case(
      "menu.yaml", "sections: []\noptionGroups: [{id: a, freeCuont: 2, options: [B]}]\n", "key.misspelt",
      hint: "write freeCount"),
    Case("menu.json", #"[{"name": "A", "price": 7, "deposti": 1}]"#, "key.misspelt", hint: "write deposit"),
    Case("menu.json", #"[{"name": "A", "price": {"amount": 7, "tier": {"a": 1}}}]"#, "key.misspelt"),
    Case("site.yaml", "currency: EUR\nfiscalyaer: --07-01\n", "key.misspelt", hint: "write fiscalYear"),
    Case("goal.yaml", "goal: 5\nlegder: bank\n", "key.misspelt", hint: "write ledger"),
    Case("site.yaml", "curency: EUR\n", "key.misspelt", hint: "write currency"),
    Case("site.yaml", "currency: EUR\nmovments: {visibility: private}\n", "key.misspelt", hint: "write movements"),
    Case("site.yaml", "movements: {visiblity: private}\n", "key.misspelt", hint: "write visibility"),
    Case("page.md", "---\ndarft: true\n---\nA\n", "key.misspelt", hint: "write draft"),
    Case("page.md", "---\nvisibility: private\n---\nA\n", "key.misplaced"),
  ]

  @Test(arguments: errors) func stopsWhereWhatIsPublishedWouldChange(_ test: Case) {
    let found = Self.diagnostics(test.path, test.text).filter { $0.severity == .error && $0.id.hasPrefix("key.") }
    #expect(found.map(\.id) == [test.expected], "\(found)")
    #expect(found.first?.hint != nil)
    if let hint = test.hint { #expect(found.first?.hint == hint) }
  }

  static let warnings = [
    // The key has no effect.
    Case("menu.json", #"[{"name": "A", "price": 7, "stauts": null}]"#, "key.unknown", hint: "write status"),
    Case("menu.json", #"[{"name": "A", "price": 7, "available": true}]"#, "key.unknown", hint: "write status"),
    Case("menu.json", #"[{"name": "A", "price": 7, "extras": []}]"#, "key.unknown", hint: "write optionGroups"),
    Case("menu.json", #"[{"name": "A", "price": 7, "preis": 7}]"#, "key.unknown", hint: "write price"),
    Case("ledger.csv", "name,amount,value,currency\nA,1,1,EUR\n", "key.unknown", hint: "write amount"),
    // `valuta` may also be a bank's value date.
    Case("ledger.csv", "name,amount,valuta\nA,1,02.03.2026\n", "key.unknown", hint: "write currency"),
    // Other keys.
    Case("menu.json", #"[{"name": "A", "price": 7, "descripton": "b"}]"#, "key.unknown", hint: "write description"),
    Case("menu.json", #"[{"name": "A", "price": 7, "colour": "red"}]"#, "key.unknown"),
    Case("ledger.csv", "name,amount,colour\nA,1,booked\n", "key.unknown"),
    Case("goal.yaml", "goal: 5\nnmae: A\n", "key.unknown", hint: "write name"),
    // Fields of other programs.
    Case("ledger.json", #"[{"amount": 1, "accountId": "7f"}]"#, "key.unknown"),
    Case("ledger.json", #"[{"amount": 1, "category_id": 7}]"#, "key.unknown"),
    Case("ledger.json", #"[{"amount": 1, "currencyId": 7}]"#, "key.unknown"),
    Case("ledger.json", #"[{"amount": 1, "currencyCode": "EUR", "currency": "EUR"}]"#, "key.unknown"),
    Case("ledger.json", #"[{"amount": 1, "balances": {"a": 1}}]"#, "key.unknown"),
    Case("ledger.json", #"[{"amount": 1, "items": [1]}]"#, "key.unknown"),
    Case("ledger.json", #"[{"amount": 1, "categories": ["a"], "category": "a"}]"#, "key.unknown"),
    Case("ledger.json", #"[{"amount": 1, "acount": null}]"#, "key.unknown", hint: "write account"),
    Case("ledger.csv", "name,amount,subcategory\nA,1,a\n", "key.unknown"),
    Case("ledger.csv", "name,amount,account,accounts\nA,1,,a\n", "key.unknown"),
    Case("ledger.csv", "name,amount,cat\nA,1,a\n", "key.unknown"),
    Case("ledger.csv", "name,amount,kategorie\nA,1,a\n", "key.unknown", hint: "write category"),
    Case("ledger.csv", "name,amount,stato\nA,1,Contabilizzato\n", "key.unknown", hint: "write status"),
    Case("page.md", "---\ntitel: A\n---\nA\n", "key.unknown", hint: "write title"),
  ]

  @Test("Every key is either structural or not", arguments: ContentObject.all.map(\.id))
  func classifiesEveryKey(_ id: String) throws {
    let (object, roles) = (try #require(ContentObject.named(id)), try #require(ContentObject.roles[id]))
    #expect(roles.structural.isDisjoint(with: roles.others))
    #expect(roles.structural.union(roles.others) == Set(object.names))
  }

  @Test("Only objects of the format have roles") func classifiesNothingElse() {
    #expect(Set(ContentObject.roles.keys) == Set(ContentObject.all.map(\.id)))
  }

  @Test(arguments: warnings) func warnsOfOtherKeys(_ test: Case) {
    let found = Self.diagnostics(test.path, test.text).filter { $0.severity != .note }
    #expect(found.map(\.id) == [test.expected] && found.first?.severity == .warning, "\(found)")
    if let hint = test.hint { #expect(found.first?.hint == hint) }
  }
}
