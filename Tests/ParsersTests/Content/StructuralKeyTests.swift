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
    case "location": return parseLocation(file, site: Site()).diagnostics
    case "page": return parsePage(file, path: "page", site: Site()).diagnostics
    default: return parseLedger(file, site: Site()).diagnostics
    }
  }

  private static let season = #"write "availability": {"validFrom": "2026-05-01", "validThrough": "2026-09-30"}"#
  private static let hiddenMenu =
    "to leave out the menu, begin its file's name with _; to leave out some dishes, write \"status\": \"hidden\" in each"

  static let errors = [
    Case("menu.yaml", "name: D\nsectons: [{name: A, items: [B]}]\n", "key.misspelt", hint: "write sections"),
    Case("menu.yaml", "name: D\nkategorien: {a: [B]}\n", "key.misspelt", hint: "write sections"),
    Case("menu.yaml", "items: [B]\n", "key.misplaced"), Case("menu.yaml", "dishes: [B]\n", "key.misplaced"),
    Case("menu.yaml", "name: D\nsections: []\nstatus: hidden\n", "key.misplaced", hint: hiddenMenu),
    Case("menu.yaml", "name: D\nsections: []\nhidden: true\n", "key.misplaced", hint: hiddenMenu),
    Case("menu.yaml", "name: D\nsections: []\nvisible: false\n", "key.misplaced", hint: hiddenMenu),
    Case("menu.yaml", "name: D\nsections: []\nsaison: Sommer\n", "key.misplaced", hint: season),
    Case("menu.yaml", "sections: [{name: A, items: [], months: [5, 6]}]\n", "key.misplaced", hint: season),
    Case("menu.json", #"[{"name": "A", "price": 7, "season": "summer"}]"#, "key.misplaced", hint: season),
    Case("menu.json", #"[{"name": "A", "price": 7, "available_from": "2026-05-01"}]"#, "key.misplaced", hint: season),
    Case("menu.json", #"[{"name": "A", "price": 7, "available until": "1.9."}]"#, "key.misplaced", hint: season),
    Case(
      "menu.json", #"[{"name": "A", "price": 7, "availableFrom": "18:00"}]"#, "key.misplaced",
      hint: #"write "availability": {"from": "18:00", "to": "23:00"}"#),
    Case(
      "menu.yaml", "sections: []\navailability: {season: summer}\n", "key.misspelt",
      hint: "write validFrom and validThrough"),
    Case(
      "menu.json", #"[{"name": "A", "prices": {"small": 5, "large": 7.5}}]"#, "key.misspelt",
      hint: #"write "sizes": [{"name": "small", "price": "5"}, {"name": "large", "price": "7.5"}]"#),
    Case(
      "menu.json", #"[{"name": "A", "prices": {"lunch": 5}}]"#, "key.misspelt",
      hint: #"write "price": {"amount": …, "tiers": {"lunch": "5"}}"#),
    Case("menu.yaml", "name: D\nsections: []\ncurency: EUR\n", "key.misspelt", hint: "write currency"),
    Case(
      "menu.json", #"[{"name": "A", "facts": {"price": 7, "allergens": []}}]"#, "key.misplaced",
      hint: "write price and its other keys in an item itself"),
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
    Case("ledger.csv", "name,amount,Datum\nA,1,05.01.2026\n", "key.misspelt", hint: "write date"),
    Case("ledger.csv", "name,amount,Transaction Date\nA,1,2026-01-05\n", "key.misspelt", hint: "write date"),
    Case("ledger.csv", "name,amount,mwst\nA,1,19 %\n", "key.misspelt", hint: "write vat"),
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
    Case(
      "site.yaml",
      "restaurant: {specialOpeningHoursSpecification: [{date: 2026-12-24, opens: 18:00, closes: 23:00}]}\n",
      "key.misspelt", hint: "write validFrom and validThrough"),
    Case(
      "menu.yaml", "availability: {date: 2026-12-24}\nsections: []\n", "key.misspelt",
      hint: "write validFrom and validThrough"),
    Case("page.md", "---\ndarft: true\n---\nA\n", "key.misspelt", hint: "write draft"),
    Case("page.md", "---\nvisibility: private\n---\nA\n", "key.misplaced"),
  ]

  /// Keys that have a meaning in another object, and names that other programs give to what changes a page.
  static let misplaced =
    [
      "currency: EUR", "tiers: {lunch: 7}", "kind: from", "unit: kg", "days: [fri]", "from: 18:00",
      "validFrom: 2026-05-01",
      "valid_from: 2026-05-01", "validform: 2026-05-01", "visible: false", "active: no", "published: false",
      "available: no",
      "stock: 0", "hidden: true", "soldOut: yes", "is_active: false", "visibility: private", "isVisible: 0",
      "amount: 7", "freeCount: 1", "items: [{name: B}]", "épuisé: oui", "en_rupture: true", "vergriffen: ja",
      "bestand: 0", "non_disponibile: true", "show: no", "affiché: non", "varianten: [{name: k}]", "prezzi: {a: 4}",
    ].map { Case("menu.yaml", "- {name: A, \($0)}\n", "") }
    + ["status: hidden", "hidden: true", "visible: false", "days: [fri]", "currency: USD", "deposit: 1"].map {
      Case("menu.yaml", "- {name: A, sizes: [{name: S, price: 1, \($0)}]}\n", "")
    }
    + ["status: hidden", "visible: false", "price: 9", "preis: 9", "days: [fri]", "hidden: true"].map {
      Case("menu.yaml", "sections: [{name: S, items: [A], \($0)}]\n", "")
    }
    + ["price: 9", "visible: false", "enabled: off", "validThrough: 2026-05-01"].map {
      Case("menu.yaml", "sections: [{name: S, items: [A]}]\n\($0)\n", "")
    }
    + ["days: [fri]", "currency: USD", "hidden: true", "stock: 0", "unit: kg"].map {
      Case("menu.yaml", "sections: []\noptionGroups: [{id: g, options: [{name: B, \($0)}]}]\n", "")
    }
    + ["status: hidden", "price: 9", "currency: USD", "visible: false"].map {
      Case("menu.yaml", "sections: []\noptionGroups: [{id: g, options: [B], \($0)}]\n", "")
    }
    + [
      "visibility: private", "private: false", "hidden: true", "draft: true", "start: true", "target: 5",
      "published: false",
    ].map { Case("goal.yaml", "name: A\n\($0)\n", "") }
    + [
      "options: {g: {a: 1}}", "toppings: {g: {a: 1}}", "prices: {a: 1}", "hidden: true", "soldOut: true", "hide: true",
      "price: 9", "visible: false", "items: {a: {amount: 9}}", "items: {a: {tiers: {lunch: 9}}}",
      "items: {a: {visible: false}}", "items: {a: {days: [fri]}}", "items: {a: {options: {b: 1}}}",
      "items: {a: {stock: 0}}", "menus: {a: {visible: false}}", "menus: {a: {days: [fri]}}", "menus: {a: {price: 7}}",
    ].map { Case("location.yaml", "\($0)\n", "") }
    + [
      "allergenCode: numbers", "diagnostic: {diet.contradicts-allergen: error}", "restaurant: {geo: {lat: 1, lng: 2}}",
    ]
    .map { Case("site.yaml", "\($0)\n", "") }
    + ["published: false", "hidden: true", "status: draft"].map { Case("page.md", "---\n\($0)\n---\nA\n", "") }

  @Test(
    "A key that would change a price, an allergen or what is shown elsewhere is an error where it has no effect",
    arguments: misplaced)
  func refusesKeysOfOtherObjects(_ test: Case) {
    let found = Self.diagnostics(test.path, test.text).filter { $0.severity == .error }
    #expect(found.first?.id.hasPrefix("key.") == true, "\(test.text): \(found)")
    #expect(found.allSatisfy { $0.hint?.isEmpty == false && $0.hint?.hasPrefix("remove it") == false }, "\(found)")
  }

  @Test("Every structural key is known or an error in every object of its kind of file")
  func losesNoStructuralKey() {
    let objects: [(id: String, text: (String) -> String)] = [
      ("item", { "[{\"name\": \"A\", \($0)}]" }),
      ("size", { "[{\"name\": \"A\", \"sizes\": [{\"name\": \"S\", \"price\": 1, \($0)}]}]" }),
      ("price", { "[{\"name\": \"A\", \"price\": {\"amount\": 1, \($0)}}]" }),
      ("section", { "{\"sections\": [{\"name\": \"S\", \"items\": [], \($0)}]}" }),
      ("menu", { "{\"name\": \"M\", \($0)}" }),
      ("availability", { "{\"sections\": [], \"availability\": {\"opens\": \"18:00\", \($0)}}" }),
      ("optionGroup", { "{\"sections\": [], \"optionGroups\": [{\"id\": \"g\", \"name\": \"G\", \($0)}]}" }),
      (
        "option", { "{\"sections\": [], \"optionGroups\": [{\"id\": \"g\", \"options\": [{\"name\": \"B\", \($0)}]}]}" }
      ),
    ]
    let keys = Set(objects.flatMap { ContentObject.named($0.id)?.structuralNames ?? [] })
    for (id, text) in objects {
      let own = Set(ContentObject.named(id)?.names ?? [])
      for key in keys.subtracting(own).sorted() {
        // A value that has an effect, whatever the key.
        let value = key == "source" ? #""https://a.example/m.json""# : #""EUR""#
        let found = Self.diagnostics("menu.json", text("\"\(key)\": \(value)"))
          .filter { $0.id.hasPrefix("key.") && $0.message.contains("'\(key)'") }
        #expect(found.map(\.severity) == [.error], "\(key) in \(id): \(found)")
      }
    }
  }

  @Test(arguments: errors) func stopsWhereWhatIsPublishedWouldChange(_ test: Case) {
    let found = Self.diagnostics(test.path, test.text).filter { $0.severity == .error && $0.id.hasPrefix("key.") }
    #expect(found.map(\.id) == [test.expected], "\(found)")
    #expect(found.first?.hint != nil)
    if let hint = test.hint { #expect(found.first?.hint == hint) }
  }

  private static let fee =
    #"write it in "disclaimer", the text at the foot of the menu, such as "Cover charge: 2.50 a guest""#

  static let warnings = [
    // The key has no effect.
    Case("menu.json", #"[{"name": "A", "price": 7, "stauts": null}]"#, "key.unknown", hint: "write status"),
    Case("menu.json", #"[{"name": "A", "price": 7, "available": true}]"#, "key.unknown", hint: "write status"),
    Case("menu.json", #"[{"name": "A", "price": 7, "visible": true}]"#, "key.unknown"),
    Case("menu.json", #"[{"name": "A", "price": 7, "stock": 12}]"#, "key.unknown"),
    Case("menu.json", #"[{"name": "A", "price": 7, "published": "2026-05-01"}]"#, "key.unknown"),
    Case("menu.json", #"[{"name": "A", "price": 7, "hidden": "no"}]"#, "key.unknown"),
    Case("menu.json", #"[{"name": "A", "price": 7, "source": "Tenuta Rossi"}]"#, "key.unknown"),
    Case("menu.json", #"[{"name": "A", "price": 7, "items": []}]"#, "key.unknown"),
    Case("page.md", "---\npublished: true\n---\nA\n", "key.unknown", hint: "remove it: a page has no such key"),
    Case("menu.json", #"[{"name": "A", "price": 7, "extras": []}]"#, "key.unknown", hint: "write optionGroups"),
    Case("menu.json", #"[{"name": "A", "price": 7, "preis": 7}]"#, "key.unknown", hint: "write price"),
    Case("ledger.csv", "name,amount,value,currency\nA,1,1,EUR\n", "key.unknown", hint: "write amount"),
    // `valuta` may also be a bank's value date.
    Case(
      "ledger.csv", "name,amount,valuta\nA,1,02.03.2026\n", "key.unknown",
      hint: "remove it: a movement has no such key"),
    // Nothing changes without the key, or no key has its meaning.
    Case("menu.json", #"[{"name": "A", "price": 7, "season": "all year"}]"#, "key.unknown"),
    Case("menu.json", #"[{"name": "A", "price": 7, "season": ""}]"#, "key.unknown"),
    Case("menu.yaml", "name: D\nsections: [{name: A, items: [B]}]\ncoperto: 2.50\n", "key.unknown", hint: fee),
    Case("menu.yaml", "name: D\nsections: [{name: A, items: [B]}]\nservice_charge: 10%\n", "key.unknown", hint: fee),
    Case(
      "menu.yaml", "name: D\nsections: [{name: A, items: [B]}]\ncover: a/b1.jpg\n", "key.unknown",
      hint: "remove it: a menu has no such key"),
    // Its keys have no effect, or it may be something else.
    Case(
      "site.yaml", "restaurant: {contact: {telephone: +39 06 1, email: a@b.example}}\n", "key.unknown",
      hint: "write telephone and its other keys in the restaurant itself"),
    Case(
      "site.yaml", "restaurant: {contact: {telephone: +39 06 1}}\n", "key.unknown",
      hint: "write telephone in the restaurant itself"),
    Case(
      "menu.json", #"[{"name": "A", "price": 7, "chef": {"name": "B"}}]"#, "key.unknown",
      hint: "remove it: an item has no such key"),
    Case(
      "menu.json", #"[{"name": "A", "price": 7, "kids": {"price": 4}}]"#, "key.unknown",
      hint: "remove it: an item has no such key"),
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
    Case("ledger.csv", "name,amount,date,Datum\nA,1,2026-01-05,2026-01-05\n", "key.unknown"),
    Case("ledger.csv", "name,amount,tax\nA,1,0.19\n", "key.unknown", hint: "write vat"),
    Case("ledger.csv", "name,amount,rate\nA,1,1.25\n", "key.unknown", hint: "write vat"),
    Case("ledger.csv", "name,amount,stato\nA,1,Contabilizzato\n", "key.unknown", hint: "write status"),
    Case("page.md", "---\ntitel: A\n---\nA\n", "key.unknown", hint: "write title"),
  ]

  @Test(
    "A key with an invisible character is reported with its name, and the key without it",
    arguments: [
      ("\u{A0}", "a no-break space (U+00A0)"), ("\u{200B}", "a zero-width space (U+200B)"),
      ("\u{FEFF}", "a byte order mark (U+FEFF)"), ("\u{2060}", "an invisible character (U+2060)"),
    ])
  func namesInvisibleCharacters(character: String, name: String) {
    for key in ContentObject.item.names {
      for written in [key + character, character + key, key.prefix(2) + character + key.dropFirst(2)] {
        let found = Self.diagnostics("menu.json", "[{\"name\": \"A\", \"\(written)\": \"EUR\"}]")
          .filter { $0.id.hasPrefix("key.") }
        let message = "unknown key '\(written)' in an item: it has \(name)"
        #expect(found.map(\.message) == [message], "\(found)")
        #expect(found.first?.hint == "write \(key), without the invisible character", "\(found)")
        #expect(found.first?.severity == (ContentObject.item.structuralNames.contains(key) ? .error : .warning))
      }
    }
    for (path, text) in [
      ("ledger.csv", "amount,category\(character)\n1,A\n"), ("ledger.csv", "amount,\(character)category\n1,A\n"),
      ("menu.yaml", "name: D\n\"sections\(character)\": []\n"),
      ("site.yaml", "\"currency\(character)\": EUR\n"),
    ] {
      let found = Self.diagnostics(path, text).filter { $0.id.hasPrefix("key.") }
      #expect(found.contains { $0.message.hasSuffix(name) && $0.severity == .error }, "\(path): \(found)")
    }
  }

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
