import Foundation
import Testing

/// A movement's note and id, as exported by a bank, are preserved.
@Suite struct MovementTextTests {
  private static let notes = [
    "SEPA ref 12*34*56 <ABC123>", "# not a heading", "[receipt](assets/receipt.pdf)", "a & b \"c\" 'd'",
    "line one\nline two\r\n\n  indented", "\u{1}bell\u{7} \u{9B}esc", "=1+1", "1,2;3", "\\*escaped\\*", "&amp; &#42;",
    "*", " ",
    "\u{202E}txt", "tab\there", "日本 👍🏽 e\u{301}",
  ]

  private static func ledger(_ count: Int) throws -> String {
    let rows = (0..<count).map {
      ["name": $0 % 2 == 0 ? "" : "Kevin", "amount": 1, "note": notes[$0 % notes.count]] as [String: Any]
    }
    let text = String(decoding: try JSONSerialization.data(withJSONObject: rows), as: UTF8.self)
    return "{\"currency\": \"EUR\", \"movements\": \(text)}"
  }

  @Test("A note is plain text, the same in every form", arguments: [15, 2_010])
  func keepsNotes(_ count: Int) throws {
    let folder = try TemporaryFolder(["Content/movements/bank.json": try Self.ledger(count)])
    let run = try menugen("build", in: folder.path)
    #expect(run.status == 0 && run.errors.contains("asset") == false, "\(run.errors)")
    let report = try JSONSerialization.jsonObject(with: Data(try folder.text("Output/reports/bank/report.json").utf8))
    let register = try #require((report as? [String: Any])?["register"] as? [String: [[String: String]]])
    let read = try #require(register["EUR"]).map { $0["note"] ?? "" }
    #expect(
      read.count == count
        && zip(read, 0...).allSatisfy { $0.utf8.elementsEqual(Self.notes[$1 % Self.notes.count].utf8) })
    let csv = try folder.text("Output/reports/bank/report.csv")
    for field in [
      ",SEPA ref 12*34*56 <ABC123>,", ",\"a & b \"\"c\"\" 'd'\",", ",\"line one\nline two\r\n\n  indented\",",
      ",\u{FFFD}bell\u{FFFD} \u{FFFD}esc,", ",'=1+1,", ",\\*escaped\\*,", ",\u{202E}txt,",
    ] { #expect(csv.utf8.firstRange(of: field.utf8) != nil, "\(field)") }
    let page = try folder.text("Output/reports/bank/index.html")
    #expect(page.contains("<small class=\"note\">SEPA ref 12*34*56 &lt;ABC123&gt;</small>"))
    #expect(page.contains("(no name)</a> <small class=\"note\">") || count > 2_000)
    #expect(page.contains("line one\nline two\r\n\n  indented</small>") && !page.contains("note\"> </small>"))
    #expect(page.contains("[receipt](assets/receipt.pdf)") && !page.contains("receipt.pdf\""))
    let text = try folder.text("Output/reports/bank/report.txt")
    #expect(text.contains("  SEPA ref 12*34*56 <ABC123>\n") && text.contains("  line one\n  line two\n"))
    if count < 2_000 {
      let movement = try folder.text("Output/reports/bank/movements/1/index.html")
      #expect(movement.contains("<p class=\"written\">SEPA ref 12*34*56 &lt;ABC123&gt;</p>"))
    }
    #expect(try menugen("report", "--verify", in: folder.path).status == 0)
    #expect(
      try menugen("report", "--search", "12*34*56 <abc", "--format", "csv", in: folder.path).output.contains("SEPA"))
  }

  private static let ids = [
    "m-1", "2026/03/001", "TX:77?", "..", ".", "CON", "con", "com1.txt", "a1", "A1", "É", "é", "e\u{301}", "straße",
    "STRASSE",
    String(repeating: "x", count: 300), String(repeating: "x", count: 299) + "y", "👍🏽", " ", "\u{200B}", "a b", "a/",
    "/a", "a\\b", "~2f", "%2F", "a~2fb",
    "a/b", "line\nbreak", "\u{7}", "50%", "x#y", "<b>", "index.html", "-", "tx:77?", "a.", "a",
  ]

  @Test("Any text is a movement's id: each has a page, and is written as it is")
  func takesAnyID() throws {
    let rows = Self.ids.map { ["id": $0, "name": "N", "amount": 1] as [String: Any] }
    let data = String(decoding: try JSONSerialization.data(withJSONObject: rows), as: UTF8.self)
    let folder = try TemporaryFolder(["Content/movements/bank.json": "{\"currency\": \"EUR\", \"movements\": \(data)}"])
    let run = try menugen("build", in: folder.path)
    #expect(run.status == 0 && run.errors.contains("error") == false, "\(run.errors)")
    let folders = try FileManager.default.contentsOfDirectory(atPath: folder.place("Output/reports/bank/movements"))
    #expect(Set(folders.map { $0.lowercased() }).count == Self.ids.count)
    #expect(
      folders.contains("m-1") && folders.contains("a1") && folders.contains("2026~2f03~2f001")
        && folders.contains("con.") == false)
    for name in folders {
      #expect(name.utf8.count <= 200 && name.rangeOfCharacter(from: CharacterSet(charactersIn: "/\\<>:\"|?*\n")) == nil)
    }
    // Each row links to its page, which links back to the row.
    let page = try folder.text("Output/reports/bank/index.html")
    let links = page.matches(of: #/<th scope="row"><a href="(movements/[^"]+)"/#).map { String($0.1) }
    #expect(Set(links).count == Self.ids.count)
    let anchors = page.matches(of: #/<tr id="([^"]+)"/#).map { String($0.1) }
    #expect(Set(anchors.map { Array($0.utf8) }).count == Self.ids.count)
    for link in links {
      let path = try #require(link.removingPercentEncoding)
      let movement = try folder.text("Output/reports/bank/\(path)")
      let back = try #require(movement.firstMatch(of: #/index\.html#([^"]+)"/#)).1.removingPercentEncoding
      #expect(
        anchors.contains {
          $0 == back?.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        }, "\(back ?? "")")
    }
    let report = try JSONSerialization.jsonObject(with: Data(try folder.text("Output/reports/bank/report.json").utf8))
    let register = try #require((report as? [String: Any])?["register"] as? [String: [[String: String]]])
    let read = try #require(register["EUR"]).compactMap { $0["id"] }
    #expect(zip(read, Self.ids).allSatisfy { $0.utf8.elementsEqual($1.utf8) } && read.count == Self.ids.count)
    let csv = try folder.text("Output/reports/bank/report.csv")
    #expect(csv.contains("\n2026/03/001,") && csv.contains("\nTX:77?,") && csv.contains("\n\"line\nbreak\","))
    #expect(try menugen("report", "--verify", in: folder.path).status == 0)
  }

  @Test("A ledger in a table has its columns and its file's ending in any case, and ids are kept")
  func readsCapitals() throws {
    let folder = try TemporaryFolder([
      "Content/movements/BANK.CSV":
        "ID,Date,NAME,Amount,Currency,Note\nTX/1,2026-03-01,Kevin,5,EUR,x\n,2026-03-02,Ivan,6,EUR,\n"
    ])
    let run = try menugen("build", in: folder.path)
    #expect(run.status == 0 && run.errors == "" || run.errors.contains("baseURL"), "\(run.errors)")
    #expect(try folder.text("Output/reports/BANK/report.csv").contains("TX/1,2026-03-01,Kevin,5.00,EUR,"))
  }

  @Test("A report says of an unknown item what a check says")
  func holdsItemsOfAReport() throws {
    let folder = try TemporaryFolder([
      "Content/site.yaml": "currency: EUR\n",
      "Content/menus/dinner.yaml": "sections: {pizzas: [{name: Marinara, price: 5, allergens: []}]}\n",
      "Content/movements/books.json":
        #"[{"amount": 1, "item": "dinner/marinara"}, {"amount": 1, "item": "dinner/marinera"}]"#,
    ])
    let check = try menugen("check", "--diagnostics", "json", in: folder.path)
    let report = try menugen("report", "--diagnostics", "json", in: folder.path)
    #expect(check.status == 1 && report.status == 1 && report.output == "")
    let lines = report.errors.split(separator: "\n").filter { $0.contains("movement.unknown-item") }
    #expect(lines.count == 1 && check.errors.contains(lines.first ?? "-"))
  }

  @Test("A private ledger's id is reserved in any case", arguments: ["GOALS", "Goals", "Theme"])
  func reservesNames(_ id: String) throws {
    let folder = try TemporaryFolder([
      "Content/movements/a.json": "{\"id\": \"\(id)\", \"currency\": \"EUR\", \"movements\": []}"
    ])
    #expect(try menugen("check", in: folder.path).ids.contains("ledger.reserved-id"))
  }

  @Test("A goal may wait for its ledger's first movement, and for a category's")
  func waitsForMovements() throws {
    let folder = try TemporaryFolder([
      "Content/site.yaml": "currency: EUR\ngrouping: none\n",
      "Content/movements/empty.json": "[]",
      "Content/movements/bank.json": #"[{"amount": 5, "category": "savings"}]"#,
      "Content/goals/a.yaml": "{ledger: empty, category: savings, goal: 5000}",
      "Content/goals/b.yaml": "{ledger: bank, category: holidays, goal: 50}",
      "Content/goals/c.yaml": "{ledger: bank, category: savngs, goal: 50}",
      "Content/goals/d.yaml": "{goal: 12000.5, unit: km, started: true, steps: 9999.25}",
      "Content/goals/e.yaml":
        "{goal: 10, started: true, steps: 20, distance: 1.5, pursuer: {name: Nessie, distance: 1.50}}",
    ])
    let run = try menugen("build", in: folder.path)
    #expect(run.status == 0 && run.ids.filter { $0.hasPrefix("goal") } == ["goal.unknown-category"], "\(run.errors)")
    let privates = try folder.text("Output/reports/goals.txt")
    #expect(privates.components(separatedBy: "Not started").count == 4)
    let publics = try folder.text("Output/site/goals.txt").replacing("\u{A0}", with: " ")
    #expect(publics.contains("12000.5 km") && publics.contains("9999.25 km") && publics.contains("2001.25 km"))
    #expect(publics.contains("83%") && publics.contains("Caught") && !publics.contains("100%\n\n"))
    #expect(!publics.contains("] 100%\n") && publics.contains("] 100% Nessie"))
  }
}
