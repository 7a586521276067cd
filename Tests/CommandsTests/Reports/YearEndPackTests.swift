import Foundation
import MenugenFiles
import Testing

/// `menugen report --year 2026 --pack DIR`.
@Suite struct YearEndPackTests {
  private static let bank = """
    name: Kasse
    language: de
    currency: EUR
    openingBalance: 100
    movements:
    - {id: old, date: 2025-12-31, name: Alt, amount: 1.5}
    - {id: m1, date: 2026-01-05, name: "Metro; Obst", amount: -12.5, receipt: receipts/metro 1.pdf}
    - {id: m2, date: 2026-03-01, name: "=1+1", amount: 1300.25, balance: 1389.25}
    - {id: m3, date: 2026-03-02, name: Miete, amount: -800}
    - {id: m4, date: 2026-03-03, name: Strom, amount: -80, receipt: receipts/strom.pdf}
    - {id: m5, date: 2026-03-04, name: Gebühr, amount: -2, receipt: none}
    - {id: new, date: 2027-01-01, name: Neu, amount: 7}
    """

  private func folder(_ others: [String: String] = [:]) throws -> TemporaryFolder {
    try TemporaryFolder(
      [
        "Content/site.yaml": "name: Rosa\nlanguages: [en, de]\ncurrency: EUR\n",
        "Content/movements/bank.yaml": Self.bank,
        "Content/movements/receipts/metro 1.pdf": "%PDF-1.4\n%%EOF\n",
        "Content/movements/till.csv": "date,name,amount,currency\n2026-02-03,Card sales,12.34,USD\n",
      ].merging(others) { $1 })
  }

  private func sha256(_ bytes: Data) -> String { FileDigest(of: Array(bytes)).hex }

  @Test("The index of a pack says that it includes pending movements, and leaves out undated ones")
  func saysWhatItCounts() throws {
    let folder = try folder([
      "Content/movements/card.csv": "date,name,amount,status\n2026-05-05,Metro,-7.25,pending\n,Gift,3.00,\n"
    ])
    let run = try menugen("report", "--year", "2026", "--pack", "Books", in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
    let index = try folder.text("Books/index.txt")
    #expect(index.contains("left out without a date: 1 movement"), "\(index)")
    #expect(index.contains(#/card +1 .*-€7\.25 +-€7\.25\n/#) && index.contains("these movements"), "\(index)")
    #expect(try folder.text("Books/index.html").contains("Pending"))
  }

  @Test("A pack has reports, tables, receipts and lists of the year, and its checksums are right")
  func writesPack() throws {
    let folder = try folder()
    let run = try menugen("report", "--year", "2026", "--pack", "Books/2026", in: folder.path)
    #expect(run.status == 0 && run.ids == ["receipt.missing"], "\(run.errors)")
    #expect(run.output == "Wrote 2 ledgers of 2026-01-01 to 2026-12-31 into Books/2026: 16 files\n")
    let files = try folder.everything("Books/2026")
    #expect(
      Set(files.keys) == [
        ".menugen-pack", "SHA256SUMS", "index.html", "index.txt", "receipts.csv",
        "attachments/movements/receipts/metro 1.pdf", "ledgers/bank/report.html", "ledgers/bank/report.csv",
        "ledgers/bank/month-ends.html", "ledgers/bank/month-ends.txt", "ledgers/bank/month-ends.csv",
        "ledgers/till/report.html", "ledgers/till/report.csv", "ledgers/till/month-ends.html",
        "ledgers/till/month-ends.txt", "ledgers/till/month-ends.csv",
      ])
    let sums = try folder.text("Books/2026/SHA256SUMS")
    for (path, bytes) in files where path != "SHA256SUMS" {
      #expect(sums.contains("\(sha256(bytes))  \(path)\n"), "\(path)")
    }
    // The ledger is German, the till and the site are English.
    #expect(
      try folder.text("Books/2026/ledgers/bank/report.csv").components(separatedBy: "\r\n").prefix(3) == [
        "\u{FEFF}id;date;name;amount;currency;category;account;balance;number;sum;receipt",
        "m1;05.01.2026;\"Metro; Obst\";-12,50;EUR;;;89,00;1;-12,50;receipts/metro 1.pdf",
        "m2;01.03.2026;'=1+1;1300,25;EUR;;;1389,25;2;1287,75;",
      ])
    #expect(
      try folder.text("Books/2026/ledgers/till/report.csv").contains(
        "\r\n1,2/3/2026,Card sales,12.34,USD,,,12.34,1,12.34\r\n"))
    #expect(
      try folder.text("Books/2026/ledgers/bank/month-ends.csv").components(separatedBy: "\r\n").prefix(4) == [
        "\u{FEFF}date;account;currency;balance;claim;difference;pending;claimDate",
        "31.01.2026;;EUR;89,00;proved;0,00;;",
        "28.02.2026;;EUR;89,00;proved;0,00;;", "31.03.2026;;EUR;507,25;none;;;",
      ])
    #expect(
      try folder.text("Books/2026/receipts.csv").components(separatedBy: "\r\n") == [
        "\u{FEFF}ledger,id,date,name,amount,currency,receipt,file,sha256",
        "bank,m1,1/5/2026,Metro; Obst,-12.50,EUR,receipts/metro 1.pdf,attachments/movements/receipts/metro 1.pdf,"
          + sha256(Data("%PDF-1.4\n%%EOF\n".utf8)),
        "bank,m3,3/2/2026,Miete,-800.00,EUR,,,", "bank,m4,3/3/2026,Strom,-80.00,EUR,receipts/strom.pdf,,", "",
      ])
    let index = try folder.text("Books/2026/index.html")
    for link in [
      "ledgers/bank/report.html", "attachments/movements/receipts/metro%201.pdf", "ledgers/till/month-ends.csv",
    ] {
      #expect(index.contains("href=\"\(link)\""), "\(link)")
    }
    #expect(index.contains("missing: receipts/strom.pdf") && !index.contains("<script"))
    let text = try folder.text("Books/2026/index.txt")
    #expect(text.contains("Year-end pack 2026") && text.contains("attachments/movements/receipts/metro 1.pdf"))
    #expect(text.contains(#/Kasse +5 +€101\.50 +€1,300\.25 +-€894\.50 +€507\.25/#), "\(text)")
  }

  @Test("The same content gives the same bytes; a fiscal year and named ledgers are respected")
  func selects() throws {
    let folder = try folder()
    for name in ["a", "b"] {
      #expect(try menugen("report", "--year", "2026", "--pack", name, in: folder.path).status == 0)
    }
    #expect(try folder.everything("a") == folder.everything("b"))
    try folder.write("currency: EUR\nfiscalYear: --03-01\n", to: "Content/site.yaml")
    let run = try menugen("report", "bank", "movements/bank", "--year", "2025", "--pack", "c/", in: folder.path)
    #expect(run.output == "Wrote 1 ledger of 2025-03-01 to 2026-02-28 into c/: 11 files\n", "\(run.errors)")
    let csv = try folder.text("c/ledgers/bank/report.csv")
    #expect(csv.contains("old;") && csv.contains("m1;") && !csv.contains("m2;"))
    #expect(!folder.exists("c/ledgers/till"))
    let other = try menugen("report", "--year", "2062", "--pack", "a", in: folder.path)
    #expect(
      other.status == 74 && other.ids.contains("pack.folder") && folder.exists("a/ledgers/bank"), "\(other.errors)")
  }

  @Test("A receipt that is a web page, an unknown ledger and an error in a ledger leave no pack")
  func refusesContent() throws {
    let wrong = try folder([
      "Content/movements/bank.yaml": Self.bank.replacing("strom.pdf", with: "strom.html"),
      "Content/movements/receipts/strom.html": "<!DOCTYPE html>",
    ])
    let page = try menugen("report", "--year", "2026", "--pack", "Books", in: wrong.path)
    #expect(page.status == 1 && page.ids.contains("receipt.page") && !wrong.exists("Books"), "\(page.errors)")
    let folder = try folder(["Content/movements/other.yaml": "id: bank\nmovements: []\n"])
    #expect(try menugen("report", "bnk", "--year", "2026", "--pack", "Books", in: folder.path).status == 1)
    let twice = try menugen("report", "--year", "2026", "--pack", "Books", in: folder.path)
    #expect(twice.status == 1 && twice.ids.contains("ledger.duplicate-id"))
    try folder.write("movements: [{amount: x}]\n", to: "Content/movements/other.yaml")
    #expect(try menugen("report", "--year", "2026", "--pack", "Books", in: folder.path).status == 1)
    try folder.write("mine", to: "Books/notes.txt")
    try folder.write("movements: []\n", to: "Content/movements/other.yaml")
    #expect(try menugen("report", "--year", "2026", "--pack", "Books", in: folder.path).status == 74)
    #expect(
      try Set(folder.everything("").keys).filter { $0.hasPrefix("Books") || $0.contains("menugen-") } == [
        "Books/notes.txt"
      ])
  }

  @Test("Other options, a missing year or folder, and a folder of the site are wrong usage")
  func refusesUsage() throws {
    let folder = try folder()
    try folder.write("{}", to: "Output/.menugen/x")
    for options in [
      "--year 2026", "--pack Books", "--year 2026 --pack ''", "--year 0 --pack Books", "--year 26 --pack Books",
      "--year 99999 --pack Books",
      "--year 2026 --pack Books --format csv", "--year 2026 --pack Books --period 2026",
      "summary --year 2026 --pack Books",
      "all --year 2026 --pack Books", "--year 2026 --pack Books --verify", "--year 2026 --pack Books --uncategorised",
      "--year 2026 --pack Books --limit 3", "--year 2026 --pack Books --from 2026-01-01", "--year 2026 --pack .",
      "--year 2026 --pack ..", "--year 2026 --pack /", "--year 2026 --pack Content", "--year 2026 --pack Content/Books",
      "--year 2026 --pack Output/site/books", "--year 2026 --pack Output/reports", "--year 2026 --pack Output",
    ] {
      let run = try shell("menugen report \(options)", in: folder.path)
      #expect(run.status == 64, "\(options): \(run.status)")
    }
    #expect(!folder.exists("Books") && !folder.exists("Content/Books") && !folder.exists("Output/site"))
  }
}
