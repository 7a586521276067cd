import MenugenDomain
import Testing
import MenugenViewModels

@testable import MenugenPipeline

@Suite struct MenuDataSourceTests {
  /// Espresso in a section of drinks with a choice of milk.
  @Test("An item may opt out of its section's option groups") func itemWithoutChoices() throws {
    var espresso = MenuItem(id: "espresso", name: Label("Espresso"), allergens: .declared([]))
    espresso.sharesChoices = false
    let latte = MenuItem(id: "latte", name: Label("Latte"), allergens: .declared([]))
    let milk = OptionGroup.Option(id: "m", name: Label("Milk"), allergens: .declared([DeclaredAllergen(.milk)]))
    let menu = Menu(
      id: "m", name: Label("M"), language: .english,
      sections: [MenuSection(id: "s", name: Label("S"), optionGroups: ["g"], items: [espresso, latte])],
      optionGroups: [OptionGroup(id: "g", name: Label("G"), options: [milk])])
    let page = try presentation()
    let frames = FramePresenter(page, navigation: Navigation(), languages: [page])
    let shown = frames.menuPage(menu)
    #expect(shown.sections[0].items.map(\.allergens.withChoices) == [[], ["With choices: milk"]])
    #expect(shown.sections[0].items.map(\.sharesChoices) == [false, true])
    #expect(frames.itemPages(of: shown, menu).map(\.item.optionGroups.count) == [0, 1])
  }

  /// Two sections, one with nested sections: soups; pizzas > (white > (truffled), red).
  static var menu: Menu {
    var hidden = MenuItem(id: "secret", name: Label("Secret"))
    hidden.status = .hidden
    var soldOut = MenuItem(id: "diavola", name: Label("Diavola"), optionGroups: ["spice"])
    soldOut.status = .soldOut
    let truffled = MenuSection(id: "truffled", name: Label("Truffled"), items: [item("tartufo")])
    let white = MenuSection(
      id: "white", name: Label("White"), optionGroups: ["dips"], items: [item("bianca")], sections: [truffled])
    return Menu(
      id: "dinner", name: Label("Dinner"), language: .english,
      sections: [
        MenuSection(id: "soups", name: Label("Soups"), items: [item("minestrone")]),
        MenuSection(
          id: "pizzas", name: Label("Pizzas"), optionGroups: ["toppings"],
          items: [hidden, item("margherita"), soldOut],
          sections: [white, MenuSection(id: "red", name: Label("Red"))]),
      ],
      optionGroups: ["toppings", "dips", "spice"].map {
        OptionGroup(id: $0, name: Label($0), options: [OptionGroup.Option(id: "o", name: Label("O"))])
      })
  }

  private static func item(_ id: String) -> MenuItem { MenuItem(id: id, name: Label(id)) }

  private func source(_ choices: MenuDataSource.Choices = .all) throws -> MenuDataSource {
    let presentation = try presentation()
    return MenuDataSource(
      Self.menu, presentation: presentation, route: presentation.menuRoute("dinner"), choices: choices)
  }

  @Test func countsNestedSectionsDepthFirst() throws {
    let source = try source()
    #expect(source.numberOfSections == 5)
    let headers = (0..<5).compactMap { source.header(forSection: $0) }
    #expect(headers.map(\.id) == ["soups", "pizzas", "white", "truffled", "red"])
    #expect(headers.map(\.depth) == [1, 1, 2, 3, 2])
    #expect(headers.map(\.headingLevel) == [2, 2, 3, 4, 3])
    #expect((0..<5).map { source.depth(ofSection: $0) } == headers.map(\.depth))
  }

  @Test func hasARowForEveryDishThatIsNotHidden() throws {
    let source = try source()
    #expect((0..<5).map { source.numberOfRows(inSection: $0) } == [1, 2, 1, 1, 0])
    #expect((0..<2).map { source.item(forRow: $0, inSection: 1)?.id } == ["margherita", "diavola"])
  }

  @Test func showsSoldOutDishAsSuch() throws {
    let item = try #require(try source().item(forRow: 1, inSection: 1))
    #expect(item.isSoldOut)
    #expect(item.status == "Sold out")
    #expect(item.statusKey == "sold-out")
  }

  @Test(arguments: [-1, 5, Int.min, Int.max])
  func hasNoRowsInSectionThatIsNotThere(section: Int) throws {
    let source = try source()
    #expect(source.numberOfRows(inSection: section) == 0)
    #expect(source.item(forRow: 0, inSection: section) == nil)
    #expect(source.header(forSection: section) == nil)
    #expect(source.depth(ofSection: section) == 0)
  }

  @Test(arguments: [(-1, 0), (1, 0), (2, 1), (0, 4), (Int.max, 0), (Int.min, 1)])
  func hasNoItemForRowThatIsNotThere(row: Int, section: Int) throws {
    #expect(try source().item(forRow: row, inSection: section) == nil)
  }

  @Test func givesDishesTheChoicesOfAllSectionsAroundThem() throws {
    let source = try source()
    func choices(_ row: Int, _ section: Int) -> [String]? {
      source.item(forRow: row, inSection: section)?.optionGroups.map(\.name.text)
    }
    #expect(choices(0, 0) == [])
    #expect(choices(1, 1) == ["toppings", "spice"])
    #expect(choices(0, 3) == ["toppings", "dips"])
  }

  @Test func leavesSharedChoicesToTheSectionOnAMenusPage() throws {
    let source = try source(.ownOnly)
    #expect(source.item(forRow: 1, inSection: 1)?.optionGroups.map(\.name.text) == ["spice"])
    #expect(source.header(forSection: 1)?.optionGroups.map(\.name.text) == ["toppings"])
    #expect(
      source.header(forSection: 2)?.optionGroups.map(\.name.text) == ["dips"], "toppings stand with the pizzas already")
    #expect(source.header(forSection: 3)?.optionGroups.map(\.name.text) == [])
    #expect(
      source.header(forSection: 4)?.optionGroups.map(\.name.text) == [], "a section without dishes has no choices")
  }

  @Test("Option groups are shown for a section whose items are all in nested sections") func choicesOfNestedSections()
    throws
  {
    let inner = MenuSection(id: "in", name: Label("In"), optionGroups: ["g"], items: [Self.item("a")])
    let menu = Menu(
      id: "m", name: Label("m"), language: .english,
      sections: [MenuSection(id: "out", name: Label("Out"), optionGroups: ["g"], sections: [inner])],
      optionGroups: [
        OptionGroup(id: "g", name: Label("G"), options: [OptionGroup.Option(id: "o", name: Label("O"))])
      ])
    let page = try presentation()
    let source = MenuDataSource(menu, presentation: page, route: page.menuRoute("m"), choices: .ownOnly)
    #expect((0..<2).map { source.header(forSection: $0)?.optionGroups.count } == [1, 0])
    #expect(source.item(forRow: 0, inSection: 1)?.optionGroups.map(\.id) == [])
  }

  /// Equal options are shown in full once; the next section names them.
  @Test func showsTheSameChoicesOnce() throws {
    let olives = OptionGroup.Option(
      id: "o", name: Label("Olives"), price: .perSize([OptionGroup.SizePrice(size: "s", money: euros(50))]))
    var sized = Self.item("c")
    sized.offer = .sizes([MenuItem.Size(id: "s", name: Label("S"), price: Price(.fixed(euros(700))))])
    let sections = [("one", Self.item("a")), ("two", Self.item("b")), ("three", sized)].map { id, item in
      MenuSection(id: id, name: Label(id), optionGroups: ["g"], items: [item])
    }
    let menu = Menu(
      id: "m", name: Label("m"), language: .english, sections: sections,
      optionGroups: [OptionGroup(id: "g", name: Label("G"), options: [olives])])
    let presentation = try presentation()
    let frames = FramePresenter(presentation, navigation: Navigation(), languages: [presentation])
    let page = frames.menuPage(menu)
    #expect(page.sections.map { $0.optionGroups.map(\.isShownAbove) } == [[false], [true], [false]])
    #expect(page.sections.map { $0.optionGroups.map(\.hasAnchor) } == [[true], [false], [false]], "an id is unique")
    #expect(page.sections.map { $0.optionGroups[0].options.count } == [1, 1, 1], "programs are told all the same")
  }

  /// Headings in a description are moved below the item's name, on every page.
  @Test func movesHeadingsInDescriptionsBelowTheDish() throws {
    var text = Markup(html: "<h2>From</h2>\n<h3>Here</h3>\n", plain: "From\nHere")
    text.hasHeadings = true
    var dish = Self.item("a")
    dish.description = Localized(text)
    let inner = MenuSection(id: "in", name: Label("In"), description: Localized(text), items: [dish])
    let menu = Menu(
      id: "m", name: Label("m"), language: .english,
      sections: [MenuSection(id: "out", name: Label("Out"), items: [dish], sections: [inner])])
    let presentation = try presentation()
    let frames = FramePresenter(presentation, navigation: Navigation(), languages: [presentation])
    let page = frames.menuPage(menu)
    let outer = try #require(page.sections.first)
    #expect(outer.items[0].description?.html == "<h4>From</h4>\n<h5>Here</h5>\n")
    #expect(outer.sections[0].description?.html == "<h4>From</h4>\n<h5>Here</h5>\n")
    #expect(outer.sections[0].items[0].description?.html == "<h5>From</h5>\n<h6>Here</h6>\n")
    let items = frames.itemPages(of: page, menu)
    #expect(
      items.map(\.item.description?.html) == ["<h2>From</h2>\n<h3>Here</h3>\n", "<h2>From</h2>\n<h3>Here</h3>\n"])
  }

  /// The item's page has the serving times that the menu's page shows above its section.
  @Test("An item's page has the serving times of its section and menu") func servingTimesOnItemPage() throws {
    var own = Self.item("b")
    own.availability = [Availability(days: [.sat])]
    var never = Self.item("c")
    never.availability = [Availability(days: [.mon])]
    let inner = MenuSection(
      id: "in", name: Label("In"), availability: [Availability(days: [.fri, .sat, .sun])],
      items: [Self.item("a"), own, never])
    let menu = Menu(
      id: "m", name: Label("m"), language: .english,
      availability: [Availability(from: ClockTime("18:00"), to: ClockTime("23:00"))],
      sections: [MenuSection(id: "out", name: Label("Out"), items: [Self.item("d")], sections: [inner])])
    let presentation = try presentation("de")
    let frames = FramePresenter(presentation, navigation: Navigation(), languages: [presentation])
    let page = frames.menuPage(menu)
    #expect(page.sections[0].sections[0].items.map(\.availability) == [[], ["Sa"], ["Mo"]])
    let items = frames.itemPages(of: page, menu).map(\.item)
    #expect(
      items.map(\.availability)
        == [["Täglich 18:00–23:00"], ["Fr–So 18:00–23:00"], ["Sa 18:00–23:00"], ["Mo"]])
    #expect(items.map { $0.servingTimes.first?.from } == ["18:00", "18:00", "18:00", nil])
    #expect(items.map { $0.servingTimes.first?.days.count } == [0, 3, 1, 1])
  }

  /// Print has no links: the first item shows shared options in full, the others name them.
  @Test func reportsPaperWhichChoicesWereSaidBefore() throws {
    let dishes = ["a", "b"].map { MenuItem(id: $0, name: Label($0), optionGroups: ["g"]) }
    var sized = dishes[0]
    sized.id = "c"
    sized.offer = .sizes([MenuItem.Size(id: "s", name: Label("S"), price: Price(.fixed(euros(700))))])
    let olives = OptionGroup.Option(
      id: "o", name: Label("Olives"), price: .perSize([OptionGroup.SizePrice(size: "s", money: euros(50))]))
    let menu = Menu(
      id: "m", name: Label("m"), language: .english,
      sections: [
        MenuSection(id: "s", name: Label("S"), items: dishes + [sized]),
        MenuSection(id: "t", name: Label("T"), optionGroups: ["g"], items: [Self.item("d")]),
      ], optionGroups: [OptionGroup(id: "g", name: Label("G"), options: [olives])])
    let presentation = try presentation()
    let frames = FramePresenter(presentation, navigation: Navigation(), languages: [presentation])
    let page = frames.menuPage(menu)
    #expect(page.sections[0].items.map { $0.optionGroups.map(\.isShownAbove) } == [[false], [true], [false]])
    #expect(page.sections[1].optionGroups.map(\.isShownAbove) == [false], "a link has nowhere to lead")
  }

  @Test func isNothingForAMenuWithoutSections() throws {
    let presentation = try presentation()
    let menu = Menu(id: "m", name: Label("m"), language: .english)
    let source = MenuDataSource(menu, presentation: presentation, route: presentation.menuRoute("m"))
    #expect(source.numberOfSections == 0)
    #expect(source.numberOfRows(inSection: 0) == 0)
  }

  @Test func buildsTheMenuPageAndTheItemPagesByWalkingIt() throws {
    let presentation = try presentation()
    let frames = FramePresenter(presentation, navigation: Navigation(), languages: [presentation])
    let source = try source(.ownOnly)
    let page = frames.menuPage(Self.menu)
    let walked = (0..<source.numberOfSections).map { section in
      (0..<source.numberOfRows(inSection: section)).compactMap { source.item(forRow: $0, inSection: section) }
    }
    #expect(page.sections.map(\.id) == ["soups", "pizzas"])
    #expect(page.sections[1].sections.map(\.id) == ["white", "red"])
    #expect(page.sections[1].sections[0].sections.map(\.id) == ["truffled"])
    var shown: [[MenuItemViewModel]] = []
    page.sections.forEachSection { section, index in
      #expect(index == shown.count)
      shown.append(section.items)
    }
    #expect(shown == walked)
    let items = frames.itemPages(of: page, Self.menu)
    #expect(items.map(\.item.id) == ["minestrone", "margherita", "diavola", "bianca", "tartufo"])
    #expect(
      items.map { $0.previous?.url } == [nil]
        + ["minestrone", "margherita", "diavola", "bianca"].map { "../\($0)/" })
    #expect(
      items.map { $0.next?.url } == ["margherita", "diavola", "bianca", "tartufo"].map { "../\($0)/" } + [nil])
    #expect(items[2].item.optionGroups.map(\.name.text) == ["toppings", "spice"])
  }

  @Test func leavesOutSectionsWhoseDishesAreAllHidden() throws {
    let hidden = MenuItem(id: "h", name: Label("H"), status: .hidden)
    let inner = MenuSection(id: "inner", name: Label("Inner"), items: [hidden])
    let menu = Menu(
      id: "m", name: Label("M"), language: .english,
      sections: [
        MenuSection(id: "a", name: Label("A"), items: [hidden], sections: [inner]),
        MenuSection(id: "b", name: Label("B"), items: [MenuItem(id: "x", name: Label("X"))], sections: [inner]),
        MenuSection(id: "c", name: Label("C")),
      ])
    let page = try presentation()
    let source = MenuDataSource(menu, presentation: page, route: page.menuRoute("m"))
    #expect((0..<source.numberOfSections).map { source.header(forSection: $0)?.id } == ["b", "c"])
    #expect(source.numberOfRows(inSection: 0) == 1)
  }
}
