import MenugenDiagnostics
import MenugenDomain
import MenugenParsers
import MenugenTestSupport
import Testing

/// Rows of totals below a table.
@Suite struct TotalRowsTests {
  private func ids(_ path: String, _ text: String) -> [String] {
    parseLedger(SourceFile(path: path, text: text), site: Site()).diagnostics.filter { $0.severity != .note }.map(
      \.brief)
  }

  @Test(
    "The total of the rows above it is an error",
    arguments: [
      "date,name,amount\n2026-01-01,A,5\n2026-01-02,B,6\n,Total,11\n",
      "date,name,amount\n2026-01-01,A,5\n,B,6\n,Summe:,11\n",
      "id,name,amount\na,A,5\nb,B,6\nTOTAL,,11\n", "name,amount\nA,5\nB,-6\nSaldo 2026,-1\n",
      "name,amount\nA,5\nB,6\n合計,11\n",
      "name,amount\nA,5\nB,6\nИтого,11\n", "name,amount\nA,5\nB,6\n** Grand total **,11\n",
      "name,amount,currency\nA,5,EUR\nB,6,EUR\nC,1,USD\nTotal,11,EUR\n",
    ])
  func reportsTotals(_ table: String) {
    let found = ids("bank.csv", table)
    #expect(found.count == 1 && found[0].hasPrefix("movement.total-row"), "\(found)")
  }

  @Test("A total with the opening balance is one too") func reportsClosingBalances() {
    let ledger =
      "openingBalance: 100\nmovements: [{name: A, amount: 5}, {name: B, amount: 6}, {name: Saldo, amount: 111}]\n"
    #expect(ids("bank.yaml", ledger).map { $0.prefix { $0 != " " } } == ["movement.total-row"])
  }

  @Test("Each file of a ledger has its own total") func reportsTotalsOfParts() {
    let head = SourceFile(path: "bank/ledger.yaml", text: "name: B\n")
    let parts = ["1", "2"].map { name in
      SourceFile(
        path: "bank/\(name).csv", text: "date,name,amount\n2026-0\(name)-01,A,5\n2026-0\(name)-02,B,6\n,Total,11\n")
    }
    let found = parseLedger(head: head, parts: parts, site: Site()).diagnostics.filter { $0.id == "movement.total-row" }
    #expect(found.map(\.brief) == ["movement.total-row 4:8", "movement.total-row 4:8"])
  }

  @Test(
    "Movements that only look like a total are none",
    arguments: [
      // Another amount, a date, another word, or one row above.
      "date,name,amount\n2026-01-01,A,5\n2026-01-02,B,6\n,Total,12\n",
      "date,name,amount\n2026-01-01,A,5\n2026-01-02,B,6\n2026-01-03,Total,11\n",
      "name,amount\nA,5\nB,6\nTotally,11\n", "name,amount\nA,5\nB,6\nC,11\n", "name,amount\nA,5\nTotal,5\n",
      "name,amount\nA,5\nB,-5\nTotal,0\n", "name,amount\nTotal,11\nA,5\nB,6\n",
    ])
  func acceptsOthers(_ table: String) {
    #expect(!ids("bank.csv", table).contains { $0.hasPrefix("movement.total-row") })
  }
}
