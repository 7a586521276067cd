import Testing
import MenugenText
import MenugenViewModels

@testable import MenugenRenderers

/// Reports fit the terminal's width.
@Suite struct ReportTextTests {
  private let rows = [
    [
      "2026-01-05", "Catering order for a wedding", "income/catering", "assets/bank/checking", "€12,345.00",
      "€1,234,567.89",
    ],
    ["2026-01-06", "日本橋 魚市場", "expenses/produce/fish", "assets/bank/savings", "-€7.50", "€10.00"],
  ]

  private func report() -> ReportViewModel {
    let register = ReportTable(
      "Register",
      [
        .init("Date", .word), .init("Name", .name), .init("Category", .path), .init("Account", .path),
        .init("Amount", .figure), .init("Balance", .figure),
      ])
    let budget = ReportTable(
      "Budget",
      [.init("Category", .path), .init("Period", .word)] + ["Budget", "Spent", "Left"].map { .init($0, .figure) },
      rows: [["expenses/produce/fish", "January 2026", "€12,345.00", "€12,345.00", "€12,345.00"]],
      note: "Each sum is converted once, by the rate of its day or the last before, and rounded half to even.")
    return ReportViewModel(
      language: "en", isRightToLeft: false, siteName: "Trattoria", name: "The books of the year before the last",
      facts: ["January 5, 2026 – January 6, 2026", "2 movements"], tables: [budget],
      proof: ["SHA-256 movements/books.json: \(String(repeating: "0123456789abcdef", count: 4))"], register: register)
  }

  private func text(_ width: Int, references: [String?] = [nil, nil]) -> String {
    var output = ByteBuffer()
    let rows = zip(rows, references).map { ReportRow(cells: $0, reference: $1) }
    report().writeText(width: width, rows: { body in rows.forEach(body) }, to: &output)
    return output.text
  }

  /// References are below the name and never truncated.
  @Test func writesAReferenceBelowItsRow() {
    let long = "FITID 20260105-\(String(repeating: "0123456789", count: 7))"
    #expect(text(120, references: [nil, "FITID\n77"]).contains("€10.00\n            FITID 77\n"))
    let narrow = text(50, references: [long, nil])
    #expect(
      narrow.contains(
        """
                    i/catering  a/b/che…ing  €1,234,567.89
                    FITID 20260105-01234567890123456789012
                    34567890123456789012345678901234567890
                    123456789
        2026-01-06
        """), "\(narrow)")
    for line in narrow.split(separator: "\n") { #expect(displayWidth(of: String(line)) <= 50) }
  }

  @Test(arguments: [40, 50, 60, 66, 72, 80, 120]) func noLineIsWiderThanTheTerminal(_ width: Int) {
    let text = text(width)
    for line in text.split(separator: "\n") { #expect(displayWidth(of: String(line)) <= width, "\(line)") }
    for figure in ["€12,345.00", "€1,234,567.89", "-€7.50", "€10.00", "2026-01-05"] { #expect(text.contains(figure)) }
    #expect(text.filter { !$0.isWhitespace }.contains(String(repeating: "0123456789abcdef", count: 4)))
  }

  @Test func givesARowTwoLinesOnANarrowTerminal() {
    #expect(
      text(50).contains(
        """
        Date        Name                            Amount
                    Category    Account            Balance
        --------------------------------------------------
        2026-01-05  Catering order for a w…     €12,345.00
                    i/catering  a/b/che…ing  €1,234,567.89
        2026-01-06  日本橋 魚市場                   -€7.50
                    ex/pr/fish  a/b/savings         €10.00
        """), "\(text(50))")
  }

  @Test("The parts of a wide table have distinct titles") func tablePartTitles() {
    let columns = (1...14).map { ReportTable.Column("2025-\($0)", .figure) }
    let parts = TableViewModel.parts(of: ReportTable("By period", [.init("Category", .name)] + columns))
    #expect(parts.map(\.title) == ["By period · 2025-1 – 2025-13", "By period · 2025-14"])
    #expect(TableViewModel.parts(of: report().tables[0]).map(\.title) == ["Budget"])
  }

  @Test("Each part of a wide table repeats the names of rows") func tablePartNames() {
    let rows = text(50).split(separator: "\n").filter { $0.hasPrefix("expenses/produce/fish  January 2026  ") }
    #expect(rows.count == 3)
  }
}
