import Foundation
import MenugenDiagnostics
import MenugenPublishing
import MenugenTestSupport
import Testing

/// The receipts of movements: private files, linked from the reports.
@Suite struct ReceiptTests {
  private static let pdf = "%PDF-1.4\n%%EOF\n"

  private static func site(_ ledger: String, _ others: [String: String] = [:]) -> MemorySite {
    MemorySite(["movements/bank.yaml": ledger].merging(others) { $1 })
  }

  private static func page(_ site: MemorySite, _ path: String) -> String {
    String(decoding: site.output.files[path] ?? [], as: UTF8.self)
  }

  @Test("A receipt is copied into the reports and linked from its movement and its row")
  func linksReceipts() async {
    let ledger = """
      movements:
      - {id: a, name: Metro, amount: -10, receipt: receipts/metro 1.pdf}
      - {id: b, name: Rent, amount: -800, receipt: [../receipts/rent.pdf, ./receipts/../receipts/contract.png]}
      - {id: c, name: Fee, amount: -2, receipt: none}
      - {id: d, name: Sale, amount: 50}
      - {id: e, name: Bakery, amount: -3}
      """
    let site = MemorySite([
      "movements/bank.yaml": ledger, "movements/receipts/metro 1.pdf": Self.pdf, "receipts/rent.pdf": "rent",
      "movements/receipts/contract.png": "any bytes",
    ])
    var built = site
    #expect(await built.build() == [])
    let attachments = built.output.files.filter { $0.key.contains("/attachments/") }
    #expect(
      Set(attachments.keys) == [
        "reports/attachments/movements/receipts/metro 1.pdf", "reports/attachments/receipts/rent.pdf",
        "reports/attachments/movements/receipts/contract.png",
      ])
    #expect(attachments["reports/attachments/movements/receipts/contract.png"] == Array("any bytes".utf8))
    let register = Self.page(built, "reports/bank/index.html")
    #expect(register.contains("href=\"../attachments/movements/receipts/metro%201.pdf\""))
    #expect(register.contains("href=\"../attachments/receipts/rent.pdf\""))
    let movement = Self.page(built, "reports/bank/movements/b/index.html")
    #expect(movement.contains("href=\"../../../attachments/receipts/rent.pdf\""))
    #expect(Self.page(built, "reports/bank/movements/e/index.html").contains("missing"))
    #expect(!Self.page(built, "reports/bank/movements/c/index.html").contains("missing"))
    let csv = Self.page(built, "reports/bank/report.csv")
    #expect(csv.contains(",../receipts/rent.pdf;./receipts/../receipts/contract.png,") && csv.contains(",none,"))
    let json = Self.page(built, "reports/bank/report.json")
    #expect(json.contains(#""receipt":"receipts/metro 1.pdf""#))
    #expect(json.contains(#""receipt":["../receipts/rent.pdf","./receipts/../receipts/contract.png"]"#))
  }

  @Test("A receipt that appears, changes or disappears changes the reports in an incremental build")
  func rebuilds() async {
    var site = Self.site("movements: [{id: a, name: Metro, amount: -10, receipt: receipts/a.pdf}]\n")
    #expect(await site.build().map(\.id) == ["receipt.missing"])
    #expect(Self.page(site, "reports/bank/index.html").contains("Missing receipts"))
    site.files["movements/receipts/a.pdf"] = Array(Self.pdf.utf8)
    #expect(await site.build() == [])
    #expect(!Self.page(site, "reports/bank/index.html").contains("Missing receipts"))
    site.files["movements/receipts/a.pdf"] = Array("another".utf8)
    #expect(await site.build() == [])
    #expect(Self.page(site, "reports/attachments/movements/receipts/a.pdf") == "another")
    site.files["movements/receipts/a.pdf"] = nil
    #expect(await site.build().map(\.id) == ["receipt.missing"])
    #expect(!site.published.contains { $0.contains("attachments") })
  }

  @Test("No public page or file has a receipt of a public ledger")
  func keepsReceiptsOfPublicLedgersPrivate() async {
    var site = Self.site(
      "visibility: public\nmovements: [{id: a, name: Metro, amount: -10, receipt: receipts/zx17.pdf}]\n",
      ["movements/receipts/zx17.pdf": "zx18"])
    #expect(await site.build() == [])
    let leaks = site.output.files.filter { path, bytes in
      path.contains("zx17") || String(decoding: bytes, as: UTF8.self).contains("zx1")
    }
    #expect(leaks.keys.sorted() == [])
  }

  @Test("A receipt that the site would publish is an error, also as a copy of another name")
  func refusesPublishedReceipts() async {
    let ledger = "movements: [{name: Metro, amount: -10, receipt: ../assets/a.pdf}]\n"
    for visibility in ["", "visibility: public\n"] {
      for path in ["assets/a.pdf", "assets/b.pdf"] {
        var site = Self.site(
          visibility + ledger,
          ["assets/a.pdf": Self.pdf, "assets/b.pdf": Self.pdf, "pages/about.md": "[file](\(path))\n"])
        let ids = await site.build().map(\.id)
        #expect(ids.contains("receipt.published"), "\(path) \(ids)")
      }
    }
    var copied = Self.site(
      "movements: [{name: Metro, amount: -10, receipt: receipts/a.pdf}]\n",
      ["movements/receipts/a.pdf": Self.pdf, "static/a.pdf": Self.pdf])
    #expect(await copied.build().map(\.id) == ["receipt.published"])
    var kept = Self.site("movements: [{name: Metro, amount: -10, receipt: ../assets/a.pdf}]\n", ["assets/a.pdf": "x"])
    #expect(await kept.build() == [])
  }

  @Test(
    "A path that can't be a receipt's is reported at its place",
    arguments: [
      ("/etc/passwd", "receipt.path"), ("~/a.pdf", "receipt.path"), ("../../../a.pdf", "receipt.path"),
      (#"receipts\a.pdf"#, "receipt.path"), ("https://example.com/a.pdf", "receipt.path"),
      ("receipts", "receipt.not-a-file"), ("bank.yaml", "receipt.not-a-file"), ("..", "receipt.not-a-file"),
      ("../static/b.pdf", "receipt.published"), ("receipts/b.pdf", "receipt.missing"),
    ])
  func reportsPaths(path: String, id: String) async {
    var site = Self.site(
      "movements:\n- {name: A, amount: 1}\n- {name: B, amount: -1, receipt: '\(path)'}\n",
      ["receipts/a.pdf": Self.pdf, "movements/receipts/c.pdf": "c", "static/b.pdf": "b"])
    let found = await site.build().filter { $0.id.hasPrefix("receipt.") && $0.id != "receipt.unused" }
    #expect(found.map(\.id) == [id])
    guard let fault = found.first, case .line(let place) = fault.place else {
      Issue.record("\(found)")
      return
    }
    #expect(place.line == 3 && fault.hint != nil)
  }

  @Test("A receipt named from the content folder is missing, and the hint has the right path")
  func suggestsPaths() async {
    var site = Self.site(
      "movements: [{name: B, amount: -1, receipt: receipts/a.pdf}]\n", ["receipts/a.pdf": Self.pdf])
    let found = await site.build().first { $0.id == "receipt.missing" }
    #expect(found?.hint?.contains("../receipts/a.pdf") == true, "\(String(describing: found))")
  }

  @Test("Receipts that no movement has, and unused files beside ledgers, are a warning")
  func warnsOfUnusedReceipts() async {
    var site = Self.site(
      "movements: [{name: B, amount: -1, receipt: ../receipts/a.pdf}]\n",
      ["receipts/a.pdf": "a", "receipts/b.pdf": "b", "receipts/c (1).pdf": "c", "receipts/c.pdf": "c"])
    #expect(await site.build().map(\.id) == ["receipt.unused"])
    site.files["movements/d.pdf"] = [1]
    #expect(await site.build().map(\.id).sorted() == ["file.unused", "receipt.unused"])
  }

  @Test("A receipt that is a web page is refused: it could read the reports next to it")
  func refusesWebPages() async {
    for (name, text) in [
      ("a.html", "<p>x</p>"), ("a.svg", "<svg/>"), ("a.xml", "<x xmlns='http://www.w3.org/1999/xhtml'/>"),
    ] {
      var site = Self.site(
        "movements: [{name: B, amount: -1, receipt: ../receipts/\(name)}]\n", ["receipts/\(name)": text])
      #expect(await site.build().map(\.id) == ["receipt.page"])
    }
  }

  @Test("Receipts in every form of ledger, and of a ledger in a folder, are relative to their file")
  func readsEveryForm() async {
    var site = MemorySite([
      "movements/bank/ledger.yaml": "currency: EUR\n",
      "movements/bank/2026/march.csv":
        "name,amount,receipt\nA,-1,a.pdf\nB,-2,a.pdf; ../b.pdf\nC,-3,none\nD,-4,\n",
      "movements/bank/2026/april.ndjson": #"{"name": "E", "amount": -5, "receipt": ["../../../receipts/e.pdf"]}"#
        + "\n",
      "movements/bank/2026/a.pdf": "a", "movements/bank/b.pdf": "b", "receipts/e.pdf": "e",
    ])
    #expect(await site.build() == [])
    #expect(site.output.files.keys.count { $0.hasPrefix("reports/attachments/") } == 3)
    let report = Self.page(site, "reports/bank/index.html")
    #expect(report.contains("Missing receipts"))
  }

  @Test("report missing-receipts lists what went out without a receipt, in every format")
  func listsMissingReceipts() throws {
    let folder = try TemporaryFolder([
      "Content/movements/till.json": """
      {"currency": "EUR", "movements": [
       {"id": "a", "date": "2026-03-01", "name": "Metro", "amount": -10, "receipt": "receipts/a.pdf"},
       {"id": "b", "date": "2026-03-02", "name": "=Bakery", "amount": -3, "category": "costs", "account": "bank"},
       {"id": "c", "date": "2026-03-03", "name": "Card", "amount": 80},
       {"id": "d", "date": "2026-03-04", "name": "Savings", "amount": -50, "transfer": true},
       {"id": "e", "date": "2026-03-05", "name": "Fee", "amount": -1, "receipt": "none"},
       {"id": "f", "date": "2026-03-06", "name": "Shop", "amount": -9, "receipt": "receipts/lost.pdf"},
       {"id": "g", "date": "2026-03-07", "name": "Both", "amount": -9,
        "splits": [{"amount": -10, "category": "costs"}, {"amount": 1}]}]}
      """, "Content/movements/receipts/a.pdf": "a",
    ])
    let csv = try menugen("report", "missing-receipts", "--format", "csv", in: folder.path)
    #expect(csv.status == 0 && csv.ids == ["receipt.missing"], "\(csv.errors)")
    #expect(
      csv.output.components(separatedBy: "\r\n") == [
        "id,date,name,amount,currency,category,account,receipt", "b,2026-03-02,'=Bakery,-3.00,EUR,costs,bank,",
        "f,2026-03-06,Shop,-9.00,EUR,,bank,receipts/lost.pdf", "g,2026-03-07,Both,-9.00,EUR,costs,bank,", "",
      ])
    let list = try json(menugen("report", "missing-receipts", "--format", "json", in: folder.path).output)
    #expect((list["missingReceipts"] as? [[String: Any]])?.compactMap { $0["id"] as? String } == ["b", "f", "g"])
    let text = try menugen("report", "missing-receipts", "till", "--limit", "1", in: folder.path).output
    #expect(text.contains("Missing receipts") && text.contains("=Bakery") && text.contains("Others (2)"))
    #expect(!text.contains("Shop"))
    let march = try menugen("report", "missing-receipts", "--from", "2026-03-06", "--format", "csv", in: folder.path)
    #expect(march.output.contains("Shop") && !march.output.contains("Bakery"))
    let none = try TemporaryFolder([
      "Content/movements/a.json": #"{"currency": "EUR", "movements": [{"name": "a", "amount": -1}]}"#
    ])
    let empty = try menugen("report", "missing-receipts", in: none.path)
    #expect(empty.status == 0 && empty.ids == ["report.empty-section"], "\(empty.errors)")
  }

  @Test("--verify finds a changed, a missing and an added receipt; publish sends none")
  func verifiesReceipts() throws {
    let folder = try TemporaryFolder(
      Sites.small.merging([
        "Content/movements/till.yaml": "movements: [{name: A, amount: -1, receipt: receipts/a.pdf}]\n",
        "Content/movements/receipts/a.pdf": "a",
      ]) { $1 })
    #expect(try menugen("build", in: folder.path).status == 0)
    #expect(try menugen("report", "--verify", in: folder.path).status == 0)
    let receipt = "Output/reports/attachments/movements/receipts/a.pdf"
    for (damage, id) in [
      ("printf x >\(receipt)", "report.differs"), ("rm \(receipt)", "report.missing"),
      ("printf a >\(receipt); printf b >Output/reports/attachments/b.pdf", "report.unknown"),
    ] {
      try shell(damage, in: folder.path)
      let run = try menugen("report", "--verify", in: folder.path)
      #expect(run.status == 1 && run.ids == [id], "\(run.errors)")
    }
    let publish = try shell("menugen publish Target; find Target -name '*.pdf'", in: folder.path)
    #expect(!publish.output.contains(".pdf"), "\(publish.output)")
  }
}
