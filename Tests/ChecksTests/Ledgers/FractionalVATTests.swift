import MenugenDiagnostics
import MenugenDomain
import MenugenParsers
import MenugenTestSupport
import Testing

/// VAT rates that look like fractions.
@Suite struct FractionalVATTests {
  private func ids(_ path: String, _ text: String) -> [String] {
    parseLedger(SourceFile(path: path, text: text), site: Site()).diagnostics.filter { $0.severity != .note }.map(
      \.brief)
  }

  @Test("A VAT rate below 1 without a percent sign is an error that names both meanings")
  func asksForPercentSigns() {
    for (written, meant) in [
      ("0.19", "19"), ("'0,19'", "19"), ("0.07", "7"), ("0.055", "5.5"), ("0.2", "20"), ("0.005", "0.5"),
    ] {
      let found = parseLedger(
        SourceFile(path: "a.yaml", text: "[{amount: 1, vat: \(written)}]\n"), site: Site()
      ).diagnostics.filter { $0.severity == .error }
      #expect(found.map(\.id) == ["vat.fraction"] && found[0].hint?.contains("write \(meant) %;") == true, "\(found)")
    }
    for text in [
      "[{amount: 1, vat: 0.5 %}]", "[{amount: 1, vat: 0}]", "[{amount: 1, vat: 0.0}]", "[{amount: 1, vat: 1}]",
    ] {
      #expect(ids("a.yaml", text) == [], "\(text)")
    }
    #expect(
      ids("a.yaml", "vat: {a: 0.19}\nmovements: [{amount: 1, category: a}]\n").map { $0.prefix(12) } == ["vat.fraction"]
    )
  }
}
