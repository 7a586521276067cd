import Domain
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
    #expect(menu.inSeason(on: may)?.sections[0].sections.isEmpty == true)
    menu.availability = [autumn]
    #expect(menu.inSeason(on: may) == nil)
  }

  @Test func keepsWhatIsServedOnOtherWeekdays() throws {
    let fridays = Availability(days: [.fri])
    let saturday = try #require(CalendarDate("2026-05-02"))
    #expect([fridays].isInSeason(on: saturday))
  }
}
