import MenugenDiagnostics
import MenugenDomain
import MenugenParsers
import Testing

/// Movements in a currency that no longer exists.
@Suite struct WithdrawnCurrenciesTests {
  @Test("A withdrawn currency is valid in books of its time, and a warning behind it")
  func takesWithdrawnCurrencies() throws {
    let header = "date,name,amount,currency"
    let rows = [
      "1999-05-01,X,10.50,DEM", "2001-12-31,X,1000,ITL", "2022-12-31,X,1,HRK", "2025-12-31,X,1,BGN", ",X,1,FRF",
    ]
    #expect(warnings([table(rows, header)]).filter { $0.id != "date.outlier" } == [])
    let late = warnings([
      table(["2023-02-01,X,1,HRK", "2024-01-01,X,1,HRK", "2026-01-01,X,1,BGN", "2025-12-31,X,1,BGN"], header)
    ]).sorted()
    #expect(late.map(\.id) == ["currency.withdrawn", "currency.withdrawn"])
    #expect(
      late.map(\.line) == [2, 4] && late[0].message.contains("2 movements") && late[0].message.contains("2023-01"))
    #expect(warnings([table(["2001-12-31,X,10.5,ITL"], header)]).map(\.id) == ["amount.decimals"])
  }

  @Test("A menu has no withdrawn currency, and rates may")
  func refusesThemOnMenus() {
    let menu = parseMenu(SourceFile(path: "m.yaml", text: "name: M\ncurrency: DEM\nsections: []\n"), site: Site())
    #expect(menu.diagnostics.map(\.id).contains("currency.unknown"))
    let site = parseSite(
      SourceFile(path: "site.yaml", text: "rates: [{date: 1999-01-01, from: DEM, to: EUR, rate: \"0.511292\"}]\n"))
    #expect(!site.diagnostics.map(\.id).contains("currency.unknown") && site.value.rates.count == 1)
    #expect(
      parseSite(SourceFile(path: "site.yaml", text: "currency: HRK\n")).diagnostics.map(\.id).contains(
        "currency.unknown"))
  }
}
