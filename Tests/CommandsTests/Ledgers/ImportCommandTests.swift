import Foundation
import Testing

/// `menugen import` as the real binary: files, options and exit codes.
struct ImportCommandTests {
  private static let january = """
    Datum;Name;Betrag
    05.01.2026;Terminal Pay;812,40
    07.01.2026;Greengrocer;-400,00
    """
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "Content/site.yaml": "name: Giuseppe's\ncurrency: EUR\n", "january.csv": Self.january,
    ])
  }

  private func run(_ arguments: String...) throws -> Run {
    try shell("menugen import january.csv --into movements/bank \(arguments.joined(separator: " "))", in: folder.path)
  }

  @Test("A new ledger is made, checks without errors, and importing again adds nothing")
  func again() throws {
    let first = try run()
    #expect(first.status == 0)
    #expect(first.output == "added 2, already there 0, conflicts 0\n")
    #expect(try shell("menugen check --strict --content Content", in: folder.path).errors.contains("import") == false)
    let second = try run()
    #expect(second.output == "added 0, already there 2, conflicts 0\n")
    #expect(folder.exists("Content/movements/bank/2026-01-05_2026-01-07.csv"))
    #expect(folder.exists("Content/movements/bank/ledger.yaml"))
  }

  @Test("A source is the file's name, the line and the beginning of its SHA-256")
  func source() throws {
    _ = try run()
    let sum = try shell("sha256sum january.csv", in: folder.path).output.prefix(16)
    let path = "\(folder.path)/Content/movements/bank/2026-01-05_2026-01-07.csv"
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains(",january.csv:2 \(sum)\n"))
  }

  @Test("A dry run lists the entries and writes nothing")
  func dryRun() throws {
    let run = try run("--dry-run")
    #expect(run.status == 0)
    #expect(
      run.output == """
        add       2026-01-05   812.40 EUR  Terminal Pay
        add       2026-01-07  -400.00 EUR  Greengrocer
        added 2, already there 0, conflicts 0

        """)
    #expect(!folder.exists("Content/movements"))
  }

  @Test("A mapping that was saved is used the next time")
  func savedMapping() throws {
    #expect(try run("--save-map", "mybank").status == 0)
    #expect(try run().errors.contains("mapping mybank"))
    #expect(try run("--map", "mybank").status == 0)
    #expect(try run("--save-map", "other").status == 0)
  }

  @Test("An import that writes nothing doesn't speak of what it wrote")
  func unwritten() throws {
    func output(_ rows: String, _ options: String = "") throws -> String {
      let text = "Datum;Name;Betrag;Saldo\n05.01.2026;Terminal Pay;812,40;912,40\n\(rows)"
      try text.write(toFile: "\(folder.path)/january.csv", atomically: true, encoding: .utf8)
      return try run(options).output
    }
    // A gap, and a name of a mapping that can't be saved.
    #expect(try output("06.01.2026;Rent;-400,00;500,00\n") == "added 0, already there 0, conflicts 0\n")
    try "mappings: {other: {date: Datum}}\n".write(
      toFile: "\(folder.path)/Content/imports.yaml", atomically: true, encoding: .utf8)
    #expect(try !output("", "--save-map other").contains("ledger.yaml"))
    try FileManager.default.removeItem(atPath: "\(folder.path)/Content/imports.yaml")
    #expect(!folder.exists("Content/movements"))
    #expect(
      try output("", "--dry-run").contains("movements/bank/ledger.yaml would have:\n  openingBalance: \"100.00\""))
    #expect(try output("").contains("movements/bank/ledger.yaml has:\n  openingBalance: \"100.00\""))
  }

  @Test("An account is written to the movements, and in an error nothing is written")
  func failures() throws {
    #expect(try run("--account", "assets/bank").status == 0)
    #expect(try shell("menugen import missing.csv --into movements/bank", in: folder.path).status == 74)
    let wrong = try shell("menugen import january.csv --into bank", in: folder.path)
    #expect(wrong.status == 1)
    #expect(wrong.ids == ["import.target"])
    #expect(wrong.output == "added 0, already there 0, conflicts 0\n")
  }
}
