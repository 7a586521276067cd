import MenugenChecks
import MenugenDiagnostics
import Testing

/// Content that the last build published and this one wouldn't.
@Suite struct RemovalCheckTests {
  private typealias Entry = PublishedContent.Entry
  private typealias IDs = RemovalCheck.MenuItemIDs

  private func removals(
    _ before: [PublishedContent.Entry], _ now: [PublishedContent.Entry],
    menusBefore: [String: RemovalCheck.MenuItemIDs] = [:], menus: [String: RemovalCheck.MenuItemIDs] = [:],
    broken: RemovalCheck.Broken = RemovalCheck.Broken(), sources: Set<String> = []
  ) -> (lines: [String], kept: [String], losses: [String]) {
    let result = RemovalCheck(
      previous: PublishedContent(before), previousMenus: menusBefore, content: PublishedContent(now), menus: menus,
      broken: broken, sources: { sources }, shown: { "Content/\($0)" }
    ).run()
    return (
      result.removals.map { "\($0.file ?? "") \($0.id) \($0.message)" }, result.kept.map(\.id),
      result.losses.map { "\($0.file ?? "") \($0.id)" }
    )
  }

  @Test("A missing menu, ledger or goal is an error")
  func reportsMissingContent() {
    let before = [
      Entry(kind: .menu, id: "a", path: "menus/a.json", count: 1),
      Entry(kind: .ledger, id: "b", path: "movements/b.csv", count: 2),
      Entry(kind: .goal, id: "c", path: "goals/c.yaml"),
    ]
    #expect(removals(before, before).lines == [])
    #expect(
      removals(before, []).lines == [
        "Content/menus/a.json menu.removed this build would remove the menu 'a' (1 item)",
        "Content/movements/b.csv ledger.removed this build would remove the ledger 'b' (2 movements)",
        "Content/goals/c.yaml goal.removed this build would remove the goal 'c'",
      ])
  }

  @Test("Content with errors, and a menu that is out of season, isn't missing")
  func keepsContentWithErrors() {
    let entry = Entry(kind: .menu, id: "a", path: "menus/a.json", count: 1)
    var broken = RemovalCheck.Broken()
    broken.add(.menu, path: "menus/a.json", id: "other")
    let found = removals([entry], [], broken: broken)
    #expect(found.lines == [] && found.kept == ["a"])
    #expect(removals([entry], [], menus: ["a": IDs(listed: [], unlisted: ["x"])]).lines == [])
  }

  @Test("Content whose source doesn't answer is kept for the next comparison, with a warning")
  func warnsOfUnavailableContent() {
    let before = [
      Entry(kind: .menu, id: "a", path: "menus/a.json", count: 3),
      Entry(kind: .ledger, id: "b", path: "movements/b.json", count: 2),
      Entry(kind: .menu, id: "empty", path: "menus/empty.json"),
    ]
    var broken = RemovalCheck.Broken()
    for entry in before { broken.addUnavailable(entry.kind, path: entry.path, id: entry.id) }
    let found = removals(before, [], broken: broken)
    #expect(found.lines == [] && found.kept == ["a", "b", "empty"])
    #expect(found.losses == ["Content/menus/a.json source.no-content", "Content/movements/b.json source.no-content"])
  }

  @Test("A menu whose items are all hidden is a warning; one that is out of season or shows an item is not")
  func warnsOfHiddenItems() {
    let before = [Entry(kind: .menu, id: "m", path: "menus/m.json", count: 2)]
    let now = [Entry(kind: .menu, id: "m", path: "menus/m.json")]
    let hidden = IDs(listed: [], unlisted: ["a", "b"])
    let found = removals(before, now, menus: ["m": hidden])
    #expect(found.lines == [] && found.losses == ["Content/menus/m.json menu.all-hidden"])
    #expect(removals(before, [], menus: ["m": hidden]).losses == [])
    #expect(removals(before, before, menus: ["m": IDs(listed: ["a"], unlisted: ["b"])]).losses == [])
    #expect(removals(now, now, menus: ["m": hidden]).losses == [])
  }

  @Test(
    "More than a fifth of a menu's items is an error, unless others replace them",
    arguments: [(4, []), (5, ["e"]), (3, ["d", "e"])])
  func reportsMissingItems(_ count: Int, _ new: [String]) {
    let all = ["a", "b", "c", "d", "e"]
    let before = [Entry(kind: .menu, id: "m", path: "menus/m.json", count: 5)]
    let items = Array(all.prefix(count)) + new.map { "new-\($0)" }
    let found = removals(
      before, [Entry(kind: .menu, id: "m", path: "menus/m.json", count: items.count)],
      menusBefore: ["m": IDs(listed: all, unlisted: [])], menus: ["m": IDs(listed: items, unlisted: [])])
    #expect(found.lines == [])
    let fewer = removals(
      before, before, menusBefore: ["m": IDs(listed: all, unlisted: [])],
      menus: ["m": IDs(listed: ["a", "b", "c"], unlisted: [])])
    #expect(
      fewer.lines == [
        "Content/menus/m.json menu.items-removed this build would remove 2 of the 5 items of menu 'm': d, e"
      ])
  }

  @Test("All pages of a folder are an error, and the folders in it aren't reported again")
  func reportsMissingPages() {
    let kept = (0..<20).map { Entry(kind: .page, id: "p\($0)", path: "pages/p\($0).md") }
    let gone = ["a/x", "a/y", "a/b/z", "a/b/w"].map { Entry(kind: .page, id: $0, path: "pages/\($0).md") }
    #expect(
      removals(kept + gone, kept).lines == [
        "Content/pages/a page.removed this build would remove 4 of the 4 pages in Content/pages/a: a/x, a/y, a/b/z, a/b/w"
      ])
    #expect(removals(kept + gone, kept + gone.prefix(3)).lines == [])
  }

  @Test("One of several languages is an error, the only one is not")
  func reportsMissingLanguages() {
    let languages = ["en", "it"].map { Entry(kind: .language, id: $0, path: "site.yaml") }
    #expect(
      removals(languages, [languages[0]]).lines == [
        "Content/site.yaml language.removed this build would remove all pages in 'it'"
      ])
    #expect(removals([languages[0]], [languages[1]]).lines == [])
  }
}
