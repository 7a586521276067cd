import MenugenDomain
import Testing

@Suite struct SeasonTests {
  let spring = Availability(validFrom: CalendarDate("2026-03-01"), validThrough: CalendarDate("2026-05-31"))
  let autumn = Availability(validFrom: CalendarDate("2026-09-01"))

  func item(_ id: String, _ availability: [Availability] = []) -> MenuItem {
    var item = MenuItem(id: id, name: Label(id))
    item.availability = availability
    return item
  }

  @Test(arguments: [
    ("2026-02-28", ["soup"]), ("2026-03-01", ["soup", "asparagus", "both"]),
    ("2026-05-31", ["soup", "asparagus", "both"]), ("2026-06-01", ["soup"]), ("2026-09-01", ["soup", "both"]),
  ])
  func dropsDishesOutOfSeason(day: String, served: [String]) throws {
    let menu = Menu(
      id: "m", name: Label("m"), language: .english,
      sections: [
        MenuSection(
          id: "s", name: Label("s"),
          items: [item("soup"), item("asparagus", [spring]), item("both", [spring, autumn])])
      ])
    let date = try #require(CalendarDate(day))
    #expect(menu.inSeason(on: date)?.sections[0].items.map(\.id) == served)
  }

  @Test func dropsSectionsAndWholeMenus() throws {
    let inner = MenuSection(id: "inner", name: Label("inner"), availability: [autumn], items: [item("pie")])
    let outer = MenuSection(id: "outer", name: Label("outer"), sections: [inner])
    var menu = Menu(id: "m", name: Label("m"), language: .english, sections: [outer])
    let may = try #require(CalendarDate("2026-05-01"))
    #expect(menu.inSeason(on: may) == nil, "nothing is left of the section around it, nor of the menu")
    #expect(menu.served(on: may) == nil)
    #expect(menu.served(on: nil)?.sections.count == 1)
    menu.sections[0].items = [item("cake")]
    #expect(menu.inSeason(on: may)?.sections[0].sections.isEmpty == true)
    menu.availability = [autumn]
    #expect(menu.inSeason(on: may) == nil)
  }

  @Test func dropsSectionsOfWhichNothingIsLeft() throws {
    let pies = MenuSection(id: "pies", name: Label("pies"), items: [item("pie", [autumn])])
    let around = MenuSection(id: "around", name: Label("around"), sections: [pies])
    let empty = MenuSection(id: "empty", name: Label("empty"))
    let menu = Menu(id: "m", name: Label("m"), language: .english, sections: [pies, around, empty])
    let may = try #require(CalendarDate("2026-05-01"))
    #expect(menu.inSeason(on: may)?.sections.map(\.id) == ["empty"])
    let october = try #require(CalendarDate("2026-10-01"))
    #expect(menu.inSeason(on: october)?.sections.map(\.id) == ["pies", "around", "empty"])
  }

  @Test func dropsRulesThatAreOver() throws {
    let section = MenuSection(
      id: "s", name: Label("s"), availability: [autumn, spring], items: [item("soup", [spring, autumn])])
    var menu = Menu(id: "m", name: Label("m"), language: .english, sections: [section])
    menu.availability = [spring, Availability(days: [.mon])]
    let october = try #require(CalendarDate("2026-10-01"))
    let served = try #require(menu.inSeason(on: october))
    #expect(served.availability == [Availability(days: [.mon])])
    #expect(served.sections[0].availability == [autumn])
    #expect(served.sections[0].items[0].availability == [autumn])
    let may = try #require(CalendarDate("2026-05-01"))
    #expect(menu.inSeason(on: may)?.sections.isEmpty == false)
    #expect(menu.inSeason(on: may)?.sections[0].availability == [autumn, spring], "what comes is told")
  }

  @Test func keepsWhatIsServedOnOtherWeekdays() throws {
    let fridays = Availability(days: [.fri])
    let saturday = try #require(CalendarDate("2026-05-02"))
    #expect([fridays].isInSeason(on: saturday))
  }
}
