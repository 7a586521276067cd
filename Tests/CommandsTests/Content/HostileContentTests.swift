import Foundation
import Testing

/// Content with markup, scripts and control characters is shown as text everywhere.
struct HostileContentTests {
  private static let script = "<script>alert(1)</script>"
  private static let breakout = "\"'></title></style>--><img src=x onerror=alert(1)>"
  private static let escape = "\u{1B}[31m\u{1B}]0;owned\u{7}\u{9B}31m"
  private static let override = "\u{202E}gnp.exe\u{2066}"
  private static let formula = "=HYPERLINK(\"https://evil.example\")"

  private static func site() throws -> TemporaryFolder {
    let names = [script, breakout, escape, override, formula, "{{name}}", "&lt;b&gt;", "a\r\nb\u{2028}c", "../../up"]
    let items = names.enumerated().map { index, name in
      [
        "id": "item-\(index)", "name": name, "description": "\(name) [x](javascript:alert(1)) ![y](\(name))",
        "price": "1.00", "allergens": [], "ingredients": [name], "additives": [name], "orderCode": name,
        "tags": [name], "servingSize": name,
        "image": ["src": "assets/\(name.filter { $0 != "\\" && $0 != "/" && $0 != ":" })", "alt": name],
      ] as [String: Any]
    }
    let menu: [String: Any] = [
      "name": ["en": script, "it": breakout], "description": breakout, "disclaimer": script, "currency": "EUR",
      "sections": [["name": breakout, "description": escape, "items": items]],
    ]
    let movements = names.enumerated().map { index, name in
      [
        "id": "m-\(index)", "date": "2026-03-02", "name": name, "amount": -1, "category": name, "account": name,
        "note": name, "reference": name,
      ] as [String: Any]
    }
    let ledger: [String: Any] = [
      "name": formula, "note": script, "visibility": "public", "currency": "EUR", "movements": movements,
      "budget": [script: 1, override: 2], "openingBalance": [script: 1, escape: 2, "../../up": 3],
    ]
    let goal: [String: Any] = [
      "name": breakout, "note": script, "unit": escape, "goal": 10, "started": true, "steps": 3, "distance": 5,
      "pursuer": ["name": override, "distance": 2],
    ]
    let fedGoal: [String: Any] = [
      "name": formula, "ledger": "books", "category": script, "goal": 10,
      "pursuer": ["name": script, "category": "../../up"],
    ]
    let restaurant: [String: Any] = [
      "name": script, "telephone": "+39\u{1B}<b>", "email": "\"><script>@x", "servesCuisine": [breakout],
      "address": ["streetAddress": script, "addressLocality": override],
    ]
    func json(_ value: Any) throws -> String {
      String(decoding: try JSONSerialization.data(withJSONObject: value), as: UTF8.self)
    }
    return try TemporaryFolder([
      "Content/site.json": try json([
        "name": breakout, "description": script, "languages": ["en", "it"], "baseURL": "https://giuseppe.example/",
        "restaurant": restaurant,
      ]),
      "Content/menus/dinner.json": try json(menu), "Content/movements/bank.json": try json(ledger),
      "Content/movements/books.json": try json(ledger.merging(["visibility": "private"]) { $1 }),
      "Content/goals/steps.json": try json(goal), "Content/goals/fed.json": try json(fedGoal),
      "Content/pages/about.md":
        "---\ntitle: \"\(script.replacing("\"", with: ""))\"\n---\n\(script)\n\n[a](jAvascript:x) <https://ok.example>\n",
    ])
  }

  @Test func staysTextInHTML() throws {
    let folder = try Self.site()
    let run = try menugen("build", in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
    var pages = try folder.tree("Output").filter { $0.key.hasSuffix(".html") }
    #expect(pages.count > 60)
    pages["report"] = Data(try menugen("report", "books", "--format", "html", in: folder.path).output.utf8)
    for (path, bytes) in pages {
      let page = String(decoding: bytes, as: UTF8.self)
      // The theme's own scripts are data blocks; names can't open tags.
      #expect(!page.contains("<script>"), "\(path)")
      #expect(!page.contains("<img src=x"), "\(path)")
      #expect(page.firstMatch(of: /(?i)(href|src)="\s*javascript:/) == nil, "\(path)")
      #expect(page.firstMatch(of: /<[a-z][^>"]*("[^"]*"[^>"]*)*\son[a-z]+=/) == nil, "\(path)")
      // Charts have titles, too.
      let head = page.components(separatedBy: "</head>")[0]
      #expect(head.matches(of: /<title>/).count == 1, "\(path)")
      #expect(page.matches(of: /<title[ >]/).count == page.matches(of: /<\/title>/).count, "\(path)")
      let control = page.unicodeScalars.firstIndex { ["\u{1B}", "\u{7}", "\u{9B}", "\u{202E}"].contains($0) }
      #expect(control.map { page[$0...].prefix(80) } == nil, "\(path)")
    }
  }

  @Test func staysInItsCellInCSV() throws {
    let folder = try Self.site()
    let csv = try menugen("report", "books", "--format", "csv", in: folder.path)
    #expect(csv.status == 0)
    let rows = csv.output.split(separator: "\r\n")
    for row in rows {
      for cell in row.matches(of: /(?:^|,)("(?:[^"]|"")*"|[^,]*)/) {
        let text = cell.output.1.trimmingPrefix("\"")
        let isNumber = text.wholeMatch(of: /-?[0-9.]+/) != nil
        #expect(isNumber || !["=", "+", "-", "@"].contains(text.prefix(1)), "a formula: \(row)")
      }
    }
    #expect(!csv.output.unicodeScalars.contains("\u{1B}"))
  }

  @Test func movesNoCursorInTextsAndOnTerminals() throws {
    let folder = try Self.site()
    #expect(try menugen("build", in: folder.path).status == 0)
    let texts = try folder.tree("Output").filter { $0.key.hasSuffix(".txt") }.map {
      String(decoding: $0.value, as: UTF8.self)
    }
    #expect(texts.count >= 4)
    // An unknown key and an invalid price quote names in diagnostics.
    let name = "\(Self.escape)\(Self.override)"
    let bad = [["name": name, "price": "\(name)7,5"], ["name": "x", name: 1]] as [[String: Any]]
    try folder.write(
      String(decoding: try JSONSerialization.data(withJSONObject: bad), as: UTF8.self), to: "Content/menus/lunch.json")
    var printed = texts
    for format in ["text", "json", "github"] {
      let run = try menugen("check", "--diagnostics", format, in: folder.path)
      #expect(run.status == 1)
      printed.append(run.errors)
    }
    printed.append(try menugen("report", "books", in: folder.path).output)
    printed.append(try menugen("report", "books", "--format", "json", in: folder.path).output)
    for text in printed {
      let acting = text.unicodeScalars.filter { scalar in
        switch scalar.value {
        case 0x0A, 0x09: false
        case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
      }
      #expect(acting.isEmpty, "\(acting.map { String($0.value, radix: 16) }) in \(text.prefix(400))")
    }
  }

  @Test func staysOutOfFileNames() throws {
    let folder = try Self.site()
    #expect(try menugen("build", in: folder.path).status == 0)
    let paths = try folder.tree("Output").keys
    #expect(paths.contains("reports/books/categories/up/index.html"))
    for path in paths where !path.hasPrefix(".menugen/") {
      #expect(path.wholeMatch(of: /[A-Za-z0-9._\/-]+/) != nil && !path.contains(".."), "\(path)")
    }
    #expect(try Set(folder.tree("").keys.compactMap { $0.split(separator: "/").first }) == ["Content", "Output"])
  }

  @Test(arguments: [
    "../../escape", "..", ".", "a/b", "/etc/passwd", "a\\b", "CON:", "a\u{0}b", "a\nb", ".hidden", " ", "",
    "a\u{202E}b",
    "e\u{301}",
  ])
  func leadsNoIDOutOfTheOutput(_ id: String) throws {
    let text = String(decoding: try JSONSerialization.data(withJSONObject: [id]), as: UTF8.self).dropFirst().dropLast()
    let item = "[{\"id\": \(text), \"name\": \"Soup\", \"price\": 1, \"allergens\": []}]"
    let folder = try TemporaryFolder([
      "Content/site.yaml": "currency: EUR\n",
      "Content/menus/menu.json": "{\"id\": \(text), \"name\": \"Dinner\", \"sections\": []}",
      "Content/menus/item.json": item, "Content/movements/ledger.json": "{\"id\": \(text), \"movements\": []}",
      "Content/movements/movement.json": "[{\"id\": \(text), \"name\": \"Kevin\", \"amount\": 1}]",
    ])
    let run = try menugen("check", in: folder.path)
    #expect(run.status == 1)
    // A movement may have any id: the folder of its page is escaped.
    #expect(run.ids == Array(repeating: "id.invalid", count: 3))
  }

  @Test("Links with spaces and non-ASCII letters are percent-encoded") func encodesLinks() throws {
    let folder = try TemporaryFolder([
      "Content/site.yaml": "currency: EUR\n", "Content/assets/our oven.txt": "", "Content/assets/menù.txt": "",
      "Content/pages/about.md":
        "[oven](<assets/our oven.txt>) [menù](assets/menù.txt) [100%25](/about/?a=1&b=2#x)\n\n## x\n",
    ])
    let run = try menugen("build", in: folder.path)
    #expect(run.status == 0 && run.errors == "")
    let page = try folder.text("Output/site/about/index.html")
    #expect(page.contains("href=\"../assets/our%20oven.txt\""))
    #expect(page.contains("href=\"../assets/men%C3%B9.txt\""))
    #expect(page.contains("href=\"index.html?a=1&amp;b=2#x\""))
  }

  @Test func readsNothingOutsideItsFolders() throws {
    let folder = try TemporaryFolder(Sites.small)
    try folder.write("secret", to: "secret.mustache")
    try folder.write("{{>../../../secret}}{{>/etc/hosts}}", to: "Themes/default/templates/text.mustache")
    #expect(try menugen("check", in: folder.path).ids == ["template.missing-partial", "template.missing-partial"])
    for name in ["../..", "..", ".", "", "default/..", "../Themes/default"] {
      #expect(try menugen("check", "--theme", name, in: folder.path).ids == ["theme.missing"], "\(name)")
    }
  }
}
