import MenugenDiagnostics
import MenugenDomain
import MenugenTestSupport
import Testing

@testable import MenugenParsers

/// Names of categories and accounts, with each separator.
@Suite struct LedgerNameTests {
  private func parse(_ text: String) -> (ledger: Ledger?, diagnostics: [Diagnostic]) {
    let checked = parseLedger(SourceFile(path: "Content/movements/bank.json", text: text), site: Site())
    return (checked.value?.content, checked.diagnostics.filter { $0.severity != .note })
  }

  @Test func makesOneCategoryOfAllItsSpellings() throws {
    let (books, diagnostics) = parse(
      """
      [{"amount": 1, "category": "a/b"}, {"amount": 2, "category": "a:b"}, {"amount": 3, "category": " a / b "},
       {"amount": 4, "category": "a//b/"}, {"amount": 5, "category": "A/b"}, {"amount": 6, "category": "c:d"}]
      """)
    let ledger = try #require(books)
    #expect(diagnostics.map(\.id) == ["category.near-miss"])
    #expect(ledger.categories == ["a/b", "A/b", "c:d"])
    #expect(ledger.movements.map { ledger.category(of: $0) } == ["a/b", "a/b", "a/b", "a/b", "A/b", "c:d"])
  }

  @Test func makesOneAccountOfAllItsSpellings() throws {
    let (books, diagnostics) = parse(
      """
      {"currency": "EUR", "openingBalance": {"assets/bank": 10, "assets:till": 5}, "closingBalance": {"assets:bank": 13},
       "movements": [{"amount": 1, "account": "assets:bank"}, {"amount": 2, "account": "assets/bank", "balance": 13}]}
      """)
    let ledger = try #require(books)
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    #expect(ledger.accounts == ["assets/bank", "assets:till"])
    #expect(ledger.movements.map { ledger.account(of: $0) } == ["assets/bank", "assets/bank"])
  }

  @Test func takesSpacesForNoName() throws {
    let (books, _) = parse(
      #"[{"amount": 1, "category": " ", "account": "\t"}, {"amount": 2, "category": "a", "account": "x"}, {"amount": 2, "account": "y"}]"#
    )
    // A balance with a blank account applies to all accounts.
    let (balanced, faults) = parse(
      #"{"closingBalance": {" ": 3}, "openingBalance": [{"account": " ", "amount": 0}], "movements": [{"amount": 1, "account": "x"}, {"amount": 2, "account": "y"}]}"#
    )
    #expect(faults.isEmpty && balanced?.closings.map(\.account) == [nil] && balanced?.openings.map(\.account) == [nil])
    let ledger = try #require(books)
    #expect(ledger.categories == ["a"] && ledger.accounts == ["x", "y"])
    #expect(ledger.movements.map { ledger.category(of: $0) } == [nil, "a", nil])
    #expect(ledger.movements.map { ledger.account(of: $0) } == [nil, "x", "y"])
  }

  @Test func writesABudgetAsTheMovementsDo() throws {
    let (books, _) = parse(
      #"{"budget": {"costs:rent": 5, "costs": 6}, "movements": [{"amount": 1, "category": "costs/rent"}]}"#)
    #expect(try #require(books).budgets.map(\.category) == ["costs/rent", "costs"])
  }

  @Test func theOnlyAccountIsThatOfMovementsThatNameNone() throws {
    let (books, _) = parse(
      #"{"openingBalance": 7, "movements": [{"amount": 1, "account": "bank"}, {"amount": 2}]}"#)
    let ledger = try #require(books)
    #expect(ledger.movements.map { ledger.account(of: $0) } == ["bank", "bank"])
    #expect(ledger.openings.map(\.account) == [0])
    let two = try #require(
      parse(#"[{"amount": 1, "account": "bank"}, {"amount": 2}, {"amount": 3, "account": "till"}]"#).ledger)
    #expect(two.movements.map { two.account(of: $0) } == ["bank", nil, "till"])
  }

  static let faults = [
    Fault(
      "budget.twice", #"{"currency": "EUR", "budget": {"c/d": 1, 1️⃣"c:d": 2}, "movements": []}"#,
      hint: "keep only one of them"),
    Fault(
      "balance.twice", #"{"currency": "EUR", "openingBalance": {"c/d": 1, "c:d": 1️⃣2}, "movements": []}"#,
      hint: "keep only one of them"),
    Fault(
      "balance.unknown-account",
      #"{"currency": "EUR", "openingBalance": {1️⃣"assets:bnak": 1}, "movements": [{"amount": 1, "account": "assets/bank"}]}"#,
      hint: "did you mean 'assets/bank'?"),
    Fault(
      "balance.unknown-account",
      #"{"currency": "EUR", "closingBalance": [{"account": 1️⃣"bnak", "amount": 0}], "movements": [{"amount": 1, "account": "bank"}]}"#,
      hint: "did you mean 'bank'?"),
  ]

  @Test(arguments: faults) func reportsWhatIsSaidTwiceOrMisspelt(_ fault: Fault) {
    fault.expect(path: "bank.json") { file in
      parseLedger(file, site: Site()).diagnostics.filter { $0.severity != .note }
    }
  }

  /// An account may have a balance without movements.
  @Test(arguments: ["assets/savings", "assets/cash", "bank2", "debts/bank", "bank"])
  func takesAnAccountThatRests(_ name: String) {
    let diagnostics = parse(
      """
      {"currency": "EUR", "openingBalance": {"\(name)": 1},
       "movements": [{"amount": 1, "account": "assets/bank"}, {"amount": 1, "account": "bank1"}]}
      """
    ).diagnostics
    #expect(diagnostics.isEmpty, "\(diagnostics)")
  }

  /// Each category has a page, and so do the categories above it.
  @Test func refusesATreeThatIsTooDeep() {
    let deep = Array(repeating: "a", count: 2_000).joined(separator: "/")
    for key in ["category", "account"] {
      let text = #"{"budget": {"\#(deep)/x": 1}, "movements": [{"amount": 1, "\#(key)": "\#(deep)"}]}"#
      #expect(parse(text).diagnostics.first { $0.severity == .error }?.id == "movement.too-deep")
    }
  }
}
