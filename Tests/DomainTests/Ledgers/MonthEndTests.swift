import MenugenDomain
import Testing

@Suite struct MonthEndTests {
  /// - Parameter rows: Day (empty for none), account (empty for none), amount, and the balance that the file gives.
  private func ledger(
    _ rows: [(day: String, account: String, units: Int64, balance: Int64?)], openings: [(String, Int64)] = [],
    closings: [(String, Int64)] = []
  ) -> Ledger {
    var ledger = Ledger(id: "bank", name: Label("Bank"), language: .english, currency: .eur)
    func account(_ name: String) -> Int32? {
      if name.isEmpty { return nil }
      if !ledger.accounts.contains(name) { ledger.accounts.append(name) }
      return ledger.accounts.firstIndex(of: name).map { Int32($0) }
    }
    func balances(_ list: [(String, Int64)]) -> [AccountBalance] {
      list.map { AccountBalance(account: account($0.0), Money(minorUnits: $0.1, currency: .eur)) }
    }
    ledger.openings = balances(openings)
    ledger.closings = balances(closings)
    ledger.movements = rows.enumerated().map { place, row in
      Movement(
        position: Int32(place + 1), account: account(row.account), date: CalendarDate(row.day), name: "m",
        minorUnits: row.units, currency: .eur,
        details: row.balance.map { Movement.Details(balance: Money(minorUnits: $0, currency: .eur)) })
    }
    return ledger
  }

  private func lines(_ ends: [MonthEnd]) -> [String] {
    ends.map { end in
      let claim =
        end.difference.map { $0 == 0 ? " proved" : " off by \($0)" }
        ?? end.contradiction.map { " off by \($0.difference) on \($0.day.iso)" } ?? ""
      return "\(end.day.iso) \(end.account ?? "–") \(end.balance)\(claim)"
    }
  }

  @Test("Each account has a balance at the end of each month, also without movements")
  func listsMonths() {
    let ledger = ledger(
      [
        ("2026-01-15", "bank", 100, nil), ("2026-01-31", "cash", 7, nil), ("2026-03-02", "bank", -30, nil),
        ("", "bank", 1_000, nil),
      ], openings: [("bank", 50), ("till", 9)])
    #expect(
      lines(ledger.monthEnds()) == [
        "2026-01-31 bank 150", "2026-01-31 cash 7", "2026-01-31 till 9", "2026-02-28 bank 150", "2026-02-28 cash 7",
        "2026-02-28 till 9", "2026-03-31 bank 120", "2026-03-31 cash 7", "2026-03-31 till 9",
      ])
  }

  @Test("A balance is proved by the last movement of the day, by the next one, and by a closing balance")
  func proves() {
    let movements: [(String, String, Int64, Int64?)] = [
      ("2026-01-15", "a", 100, 100), ("2026-01-20", "b", 5, nil), ("2026-02-10", "b", 5, 10),
      ("2026-02-11", "b", 1, nil), ("2026-02-12", "a", 1, nil), ("2026-03-05", "c", 2, nil),
    ]
    #expect(
      lines(ledger(movements, closings: [("c", 2), ("b", 11)]).monthEnds()) == [
        "2026-01-31 a 100 proved", "2026-01-31 b 5 proved", "2026-01-31 c 0", "2026-02-28 a 101",
        "2026-02-28 b 11 proved", "2026-02-28 c 0", "2026-03-31 a 101", "2026-03-31 b 11 proved",
        "2026-03-31 c 2 proved",
      ])
  }

  @Test("A closing balance proves nothing while undated movements follow, and without a name it is of the only account")
  func limitsClosings() {
    let rows: [(String, String, Int64, Int64?)] = [("2026-01-15", "a", 100, nil)]
    #expect(lines(ledger(rows, closings: [("", 100)]).monthEnds()) == ["2026-01-31 a 100 proved"])
    #expect(lines(ledger(rows + [("", "a", 1, nil)], closings: [("a", 101)]).monthEnds()) == ["2026-01-31 a 100"])
    let two = ledger(rows + [("2026-01-16", "b", 1, nil)], closings: [("", 101)])
    #expect(lines(two.monthEnds()) == ["2026-01-31 a 100", "2026-01-31 b 1"])
  }

  @Test("A balance of a day proves the months between two movements, and an interim one contradicts nothing")
  func provesByDay() {
    func dated(_ day: String, _ units: Int64, _ isInterim: Bool = false) -> DatedBalance {
      DatedBalance(
        AccountBalance(account: 0, Money(minorUnits: units, currency: .eur)), on: CalendarDate(day) ?? .first,
        isInterim: isInterim)
    }
    var ledger = ledger([
      ("2026-01-15", "a", 100, nil), ("2026-03-05", "a", 5, nil), ("2026-03-05", "a", 6, nil),
      ("2026-04-02", "a", 1, nil),
    ])
    ledger.datedBalances = [
      dated("2026-01-14", 7), dated("2026-02-10", 100), dated("2026-03-05", 105, true), dated("2026-04-02", 111, true),
      dated("2026-05-01", 115),
    ]
    #expect(
      lines(ledger.monthEnds()) == [
        "2026-01-31 a 100 proved", "2026-02-28 a 100 proved", "2026-03-31 a 111", "2026-04-30 a 112 off by 3",
      ])
    ledger.datedBalances[2].balance.money.minorUnits = 111
    #expect(lines(ledger.monthEnds())[2] == "2026-03-31 a 111 proved")
  }

  @Test(
    "A balance in the month that the movements don't lead to contradicts the month's end, until another one proves it")
  func contradictsByDay() {
    func ends(_ claims: (String, Int64, Bool)...) -> [String] {
      var ledger = ledger([
        ("2026-01-15", "a", 100, nil), ("2026-01-15", "a", 5, nil), ("2026-02-10", "a", 10, nil),
        ("2026-02-20", "a", 1, nil), ("2026-03-31", "a", 4, nil),
      ])
      ledger.datedBalances = claims.map { day, units, isInterim in
        DatedBalance(
          AccountBalance(account: 0, Money(minorUnits: units, currency: .eur)), on: CalendarDate(day) ?? .first,
          isInterim: isInterim)
      }
      return lines(ledger.monthEnds()).map { String($0.dropFirst(5)) }
    }
    let none = ["01-31 a 105", "02-28 a 116", "03-31 a 120"]
    #expect(ends() == none)
    // At any time of the day, or at its end.
    for units: Int64 in [0, 100, 105] { #expect(ends(("2026-01-15", units, true))[1...] == none[1...]) }
    #expect(ends(("2026-01-14", 0, false), ("2026-02-10", 115, false), ("2026-02-15", 115, true)) == none)
    #expect(ends(("2026-01-15", 99, true)) == ["01-31 a 105 off by -6 on 2026-01-15", none[1], none[2]])
    #expect(ends(("2026-02-10", 105, false))[1] == "02-28 a 116 off by -10 on 2026-02-10")
    #expect(
      ends(("2026-02-10", 7, true), ("2026-02-15", 114, true))
        == [none[0], "02-28 a 116 off by -1 on 2026-02-15", none[2]])
    #expect(ends(("2026-02-15", 114, true), ("2026-02-28", 116, false))[1] == "02-28 a 116 proved")
    #expect(ends(("2026-03-31", 117, true))[2] == "03-31 a 120 off by -3 on 2026-03-31")
  }

  @Test("Pending movements are left out of balances, and are added up apart")
  func leavesOutPending() {
    var ledger = ledger([("2026-01-15", "a", 100, nil), ("2026-01-20", "a", 10, nil), ("2026-02-20", "a", 1, nil)])
    ledger.movements[1].details = Movement.Details(isPending: true)
    ledger.datedBalances = [
      DatedBalance(AccountBalance(Money(minorUnits: 100, currency: .eur)), on: CalendarDate("2026-01-31") ?? .first)
    ]
    let ends = ledger.monthEnds()
    #expect(lines(ends) == ["2026-01-31 a 100 proved", "2026-02-28 a 101"] && ends.map(\.pending) == [10, 10])
  }

  @Test("An undated movement that a given balance includes is the difference")
  func differs() {
    var ledger = ledger([("2026-01-15", "a", 100, nil), ("2026-01-20", "a", 10, 160), ("", "a", 50, nil)])
    (ledger.movements[1].position, ledger.movements[2].position) = (3, 2)
    #expect(lines(ledger.monthEnds()) == ["2026-01-31 a 110 off by 50"])
  }

  @Test("The last part of a split movement has the balance for the day before it")
  func readsSplits() {
    var ledger = ledger([("2026-01-15", "a", 100, nil), ("2026-02-20", "a", 1, nil), ("2026-02-20", "a", 2, 103)])
    ledger.movements[2].position = 2
    #expect(lines(ledger.monthEnds()) == ["2026-01-31 a 100 proved", "2026-02-28 a 103 proved"])
  }

  @Test("Days limit the months; their last day ends the last one, and earlier movements count")
  func limitsDays() throws {
    let ledger = ledger([("2025-12-15", "a", 100, nil), ("2026-02-20", "a", 1, nil), ("2026-04-01", "a", 7, 108)])
    var selection = LedgerSelection()
    (selection.from, selection.to) = (CalendarDate("2026-01-01"), CalendarDate("2026-03-15"))
    #expect(
      lines(ledger.monthEnds(selection)) == ["2026-01-31 a 100", "2026-02-28 a 101 proved", "2026-03-15 a 101 proved"])
    selection.account = "b"
    #expect(ledger.monthEnds(selection).isEmpty)
    selection.account = "a"
    #expect(ledger.monthEnds(selection).count == 3)
    selection.categories = ["costs"]
    #expect(ledger.monthEnds(selection).isEmpty)
    (selection.from, selection.to, selection.categories) = (CalendarDate("2027-01-01"), nil, [])
    #expect(ledger.monthEnds(selection).isEmpty)
    #expect(self.ledger([("", "a", 1, nil)]).monthEnds().isEmpty && self.ledger([]).monthEnds().isEmpty)
  }

  @Test("At the calendar's ends, and over thousands of years, months with movements are listed")
  func isBounded() {
    let ledger = ledger([("0000-01-15", "a", 1, nil), ("9999-12-31", "a", 1, nil), ("9999-12-31", "b", 3, 3)])
    let ends = ledger.monthEnds()
    #expect(lines(ends) == ["0000-01-31 a 1", "9999-12-31 a 2", "9999-12-31 b 3 proved"])
  }
}
