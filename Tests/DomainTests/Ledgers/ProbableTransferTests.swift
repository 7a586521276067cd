import MenugenDomain
import MenugenTestSupport
import Testing

@Suite struct ProbableTransferTests {
  /// - Parameter rows: Day, account (empty for none), amount.
  private func ledger(_ id: String, _ rows: [(String, String, Int64)], currency: Currency = .eur) -> Ledger {
    var ledger = Ledger(id: id, name: Label(id), language: .english, currency: currency)
    for (place, row) in rows.enumerated() {
      if !row.1.isEmpty, !ledger.accounts.contains(row.1) { ledger.accounts.append(row.1) }
      ledger.movements.append(
        Movement(
          id: "\(id)\(place + 1)", position: Int32(place + 1),
          account: ledger.accounts.firstIndex(of: row.1).map { Int32($0) }, date: CalendarDate(row.0), name: "m",
          minorUnits: row.2, currency: currency))
    }
    return ledger
  }

  private func lines(_ ledgers: Ledger...) -> [String] {
    let transfers = ProbableTransfers(ledgers)
    return transfers.pairs.map { "\($0.from.movement.reference) → \($0.to.movement.reference)" }
      + transfers.ambiguous.map { "? \($0.movement.reference)" }
  }

  @Test("A movement out of one account and one into another within three days are a pair")
  func findsPairs() {
    let bank = ledger("b", [("2026-03-02", "bank", -5000), ("2026-03-20", "bank", 700), ("2026-03-31", "bank", -9)])
    let savings = ledger(
      "s", [("2026-03-05", "savings", 5000), ("2026-03-17", "", -700), ("2026-04-04", "savings", 9)])
    #expect(lines(bank, savings) == ["b1 → s1", "s2 → b2"])
  }

  @Test(
    "Accounts of one ledger are compared, too; the same account in two ledgers isn't, and neither is one without a name"
  )
  func comparesAccounts() {
    #expect(lines(ledger("a", [("2026-03-02", "x", -5), ("2026-03-02", "y", 5)])) == ["a1 → a2"])
    #expect(lines(ledger("a", [("2026-03-02", "x", -5)]), ledger("b", [("2026-03-02", "x", 5)])).isEmpty)
    #expect(lines(ledger("a", [("2026-03-02", "", -5), ("2026-03-02", "", 5)])).isEmpty)
    #expect(lines(ledger("a", [("2026-03-02", "", -5)]), ledger("b", [("2026-03-02", "", 5)])) == ["a1 → b1"])
  }

  @Test("A movement that fits several others is ambiguous, and so are these")
  func findsAmbiguous() {
    let bank = ledger("b", [("2026-03-02", "", -5), ("2026-03-03", "", -5), ("2026-06-01", "", -5)])
    let till = ledger("t", [("2026-03-04", "", 5), ("2026-06-01", "", 5)])
    #expect(lines(bank, till) == ["b3 → t2", "? b1", "? b2", "? t1"])
  }

  @Test("Other currencies, amounts of zero, marked and split movements, and those without a date are left out")
  func leavesOut() {
    let bank = ledger("b", [("2026-03-02", "", -5), ("2026-03-02", "", 0), ("", "", -7)])
    #expect(
      lines(bank, ledger("d", [("2026-03-02", "", 5), ("2026-03-02", "", 0), ("2026-03-02", "", 7)], currency: .usd))
        .isEmpty)
    var marked = ledger("m", [("2026-03-02", "", 5), ("2026-03-02", "", 5), ("2026-03-02", "", 7)])
    marked.movements[0].details = Movement.Details(isTransfer: true)
    marked.movements[1].details = Movement.Details(split: .init(number: 1, count: 2, minorUnits: 9))
    #expect(lines(bank, marked).isEmpty)
  }

  @Test("The least amount, which has no opposite, is compared without overflow")
  func comparesLeastAmount() {
    #expect(lines(ledger("a", [("2026-03-02", "", .min)]), ledger("b", [("2026-03-02", "", .max)])).isEmpty)
  }

  @Test("A pair is what a comparison of every two movements finds", arguments: 0..<40)
  func agreesWithEveryTwo(seed: UInt64) throws {
    var random = SeededRandom(seed)
    let ledgers = ["a", "b", "c"].map { id in
      ledger(
        id,
        (0..<Int.random(in: 0...12, using: &random)).map { _ in
          (
            "2026-03-\(Int.random(in: 10...28, using: &random))",
            ["", "x", "y"].randomElement(using: &random) ?? "", Int64.random(in: -3...3, using: &random)
          )
        }.sorted { $0.0 < $1.0 })
    }
    let all = ledgers.flatMap { ledger in
      ledger.movements.map { ($0, ledger.account(of: $0) ?? "/" + ledger.id) }
    }
    func fit(_ one: (Movement, String), _ other: (Movement, String)) -> Bool {
      guard let first = one.0.date, let second = other.0.date else { return false }
      return one.0.minorUnits != 0 && one.0.minorUnits == -other.0.minorUnits && one.1 != other.1
        && abs(first.daysSinceEpoch - second.daysSinceEpoch) <= 3
    }
    var expected: Set<String> = []
    for one in all {
      let others = all.filter { fit(one, $0) }
      if others.isEmpty { continue }
      if others.count == 1, all.count(where: { fit(others[0], $0) }) == 1 {
        if one.0.minorUnits < 0 { expected.insert("\(one.0.reference) → \(others[0].0.reference)") }
      } else {
        expected.insert("? \(one.0.reference)")
      }
    }
    let found = lines(ledgers[0], ledgers[1], ledgers[2])
    #expect(Set(found) == expected && found.count == expected.count)
  }
}
