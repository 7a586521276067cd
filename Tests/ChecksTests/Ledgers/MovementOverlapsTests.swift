import MenugenDiagnostics
import MenugenDomain
import MenugenParsers
import Testing

/// Movements that two files of a ledger have.
@Suite struct MovementOverlapsTests {
  @Test("A movement in two files of a ledger is reported with both places")
  func reportsOneDuplicate() throws {
    let found = warnings([
      table(["2026-01-01,Rent,-500,", "2026-01-05,Coffee,-2.50,"]),
      table(["2026-01-05,Coffee,-2.50,", "2026-01-06,Tea,-2,"]),
    ])
    let warning = try #require(found.first)
    #expect(found.map(\.id) == ["movement.duplicate"] && warning.severity == .warning)
    #expect(warning.file == "movements/bank/1.csv" && warning.line == 2)
    #expect(warning.message.contains("-2.50 EUR") && warning.message.contains("movements/bank/0.csv:3:1"))
  }

  @Test("Files that overlap say once how many movements they share and what these come to")
  func sumsUpOverlaps() throws {
    let rows = (1...28).map { "2026-02-\($0 < 10 ? "0" : "")\($0),Sale,10.0\($0 % 10),sales" }
    let found = warnings([table(Array(rows[..<20])), table(Array(rows[10...])), table(["2026-03-01,Other,1,"])])
    #expect(found.map(\.id) == ["movement.duplicate"])
    let message = try #require(found.first?.message)
    #expect(
      message.contains("10 movements") && message.contains("100.45 EUR")
        && message.contains("from 2026-02-11 to 2026-02-20"))
  }

  @Test("What one file has twice is no duplicate, and what two have is counted as often as both have it")
  func countsEachAsOftenAsBothHaveIt() throws {
    let coffee = "2026-01-05,Coffee,-2.50,"
    #expect(warnings([table([coffee, coffee])]) == [])
    #expect(warnings([table([coffee, coffee]), table(["2026-01-06,Tea,1,"])]) == [])
    let found = warnings([table([coffee, coffee]), table([coffee, coffee, coffee])])
    #expect(try #require(found.first).message.contains("2 movements") && found.count == 1)
  }

  @Test("Movements with ids, or that differ in anything, are no duplicates")
  func distinguishesMovements() {
    let header = "id,date,name,amount,note"
    #expect(warnings([table(["a,2026-01-01,X,1,"], header), table(["b,2026-01-01,X,1,"], header)]) == [])
    #expect(warnings([table([",2026-01-01,X,1,n"], header), table([",2026-01-01,X,1,m"], header)]) == [])
  }

  @Test("A reference that two files have in one movement is reported once")
  func reportsReferencesOnce() {
    let header = "date,name,amount,reference"
    let rows = (1...9).map { "2026-01-0\($0),X,1,R\($0)" }
    #expect(warnings([table(rows, header), table(rows, header)]).map(\.id) == ["movement.duplicate"])
  }
}
