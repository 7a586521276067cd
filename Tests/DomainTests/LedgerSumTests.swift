import MenugenDomain
import MenugenTestSupport
import Testing

@Suite struct LedgerSumTests {
  @Test(arguments: 0..<60)
  func sumsAsAPlainDictionaryDoes(seed: UInt64) throws {
    var random = SeededRandom(seed)
    let ledger = try randomLedger(&random)
    var byCurrency: [String: Sums] = [:]
    var byCategory: [String: Sums] = [:]
    var byAccount: [String: Sums] = [:]
    for movement in ledger.movements {
      let code = movement.currency.code
      byCurrency[code, default: Sums()].add(movement.minorUnits)
      byCategory["\(ledger.category(of: movement) ?? "–")|\(code)", default: Sums()].add(movement.minorUnits)
      byAccount["\(ledger.account(of: movement) ?? "–")|\(code)", default: Sums()].add(movement.minorUnits)
    }
    let report = LedgerReport(ledger)
    #expect(report.count == ledger.movements.count)
    #expect(table(report.byCurrency) { $0.currency.code } == byCurrency)
    #expect(table(report.byCategory) { "\($0.key ?? "–")|\($0.currency.code)" } == byCategory)
    #expect(table(report.byAccount) { "\($0.key ?? "–")|\($0.currency.code)" } == byAccount)
    #expect(report.byCurrency.map(\.currency.code) == byCurrency.keys.sorted())
    #expect(report.period?.lowerBound == ledger.movements.compactMap(\.date).min())
    #expect(report.period?.upperBound == ledger.movements.compactMap(\.date).max())
  }

  @Test func sumsWhatNoAmountCouldHold() throws {
    let movements = (0..<100).map { index in
      Movement(
        position: Int32(index + 1), name: "", minorUnits: index % 2 == 0 ? .max : .min, currency: .usd)
    }
    let report = LedgerReport(
      Ledger(id: "x", name: Label("x"), language: .english, currency: .usd, movements: movements))
    let sum = try #require(report.byCurrency.first).sum
    #expect(sum.moneyIn == Int128(Int64.max) * 50)
    #expect(sum.moneyOut == Int128(Int64.min) * 50)
    #expect(sum.total == -50)
  }

  @Test func makesOneOfTenTimesTenCents() {
    let movements = (1...10).map { Movement(position: $0, name: "", minorUnits: 10, currency: .eur) }
    let report = LedgerReport(
      Ledger(id: "x", name: Label("x"), language: .english, currency: .eur, movements: movements))
    #expect(report.byCurrency.map { decimalText($0.sum.total, exponent: $0.currency.exponent) } == ["1.00"])
  }

  @Test func isEmptyForAnEmptyLedger() {
    let report = LedgerReport(Ledger(id: "x", name: Label("x"), language: .english, currency: .eur))
    #expect(report.count == 0)
    #expect(report.byCurrency.isEmpty && report.byCategory.isEmpty && report.byAccount.isEmpty)
    #expect(report.period == nil)
  }

  private func table<Key>(
    _ rows: [LedgerReport.Row<Key>], _ name: (LedgerReport.Row<Key>) -> String
  ) -> [String: Sums] {
    let table = Dictionary(rows.map { (name($0), Sums($0.sum)) }, uniquingKeysWith: { first, _ in first })
    #expect(table.count == rows.count, "a row stands twice")
    return table
  }

  private func randomLedger(_ random: inout SeededRandom) throws -> Ledger {
    let currencies = try ["EUR", "USD", "JPY", "KWD", "CLF"].map { try #require(Currency(code: $0)) }
    let names = (0..<Int.random(in: 1...90, using: &random)).map { "name \($0)" }
    let extremes: [Int64] = [.max, .min, 0, 1, -1]
    let movements = (0..<Int.random(in: 0...400, using: &random)).compactMap { position -> Movement? in
      Movement(
        position: Int32(position + 1),
        category: Bool.random(using: &random) ? Int32.random(in: 0..<Int32(names.count), using: &random) : nil,
        account: Bool.random(using: &random) ? Int32.random(in: 0..<Int32(names.count), using: &random) : nil,
        date: CalendarDate(
          year: Int.random(in: 0...9999, using: &random), month: Int.random(in: 1...13, using: &random),
          day: Int.random(in: 1...28, using: &random)),
        name: "",
        minorUnits: Int.random(in: 0..<8, using: &random) == 0
          ? extremes.randomElement(using: &random) ?? 0 : Int64.random(in: -100_000...100_000, using: &random),
        currency: currencies.randomElement(using: &random) ?? .eur)
    }
    return Ledger(
      id: "x", name: Label("x"), language: .english, currency: .eur, movements: movements, categories: names,
      accounts: names)
  }
}

private struct Sums: Equatable {
  var count = 0
  var moneyIn: Int128 = 0
  var moneyOut: Int128 = 0

  init() {}

  init(_ sum: LedgerReport.Sum) { (count, moneyIn, moneyOut) = (sum.count, sum.moneyIn, sum.moneyOut) }

  mutating func add(_ amount: Int64) {
    count += 1
    if amount > 0 { moneyIn += Int128(amount) } else { moneyOut += Int128(amount) }
  }
}
