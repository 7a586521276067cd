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
    Case("goal.yaml", "gaol: 5\n", "key.unknown", hint: "write goal"),
    Case("page.md", "---\ntitel: A\n---\nA\n", "key.unknown", hint: "write title"),
  ]

  @Test(arguments: warnings) func warnsOfOtherKeys(_ test: Case) {
    let found = Self.diagnostics(test.path, test.text).filter { $0.severity != .note }
    #expect(found.map(\.id) == [test.expected] && found.first?.severity == .warning, "\(found)")
    if let hint = test.hint { #expect(found.first?.hint == hint) }
  }
}
