import MenugenDomain
import MenugenText
import MenugenViewModels
import Testing

@testable import MenugenPipeline

@Suite struct OptionTests {
  static let sizes: [MenuItem.Size] = [
    .init(id: "s", name: Localized("26 cm"), price: Price(.fixed(euros(750)))),
    .init(id: "l", name: Localized("33 cm"), price: Price(.fixed(euros(950)))),
  ]

  @Test(
    arguments: [
      (0, nil, 0, nil), (0, 4, 0, "Choose up to 4"), (1, 1, 0, "Choose 1"), (2, 2, 0, "Choose 2"),
      (2, 3, 1, "Choose 2 to 3, 1 included"), (1, nil, 0, "Choose at least 1"), (0, nil, 2, "2 included"),
    ] as [(Int, Int?, Int, String?)])
  func saysHowManyMayBeChosen(minimum: Int, maximum: Int?, free: Int, rule: String?) throws {
    let group = OptionGroup(id: "g", name: Label("G"), minimum: minimum, maximum: maximum, freeCount: free)
    #expect(try presentation().optionGroup(group, sizes: [], in: .english).rule == rule)
  }

  @Test(
    arguments: [(2, 4, "Choose up to 4, up to 2 of each"), (4, 4, "Choose up to 4"), (3, nil, "up to 3 of each")]
      as [(Int, Int?, String)])
  func saysHowManyOfOneMayBeChosen(each: Int, maximum: Int?, rule: String) throws {
    let group = OptionGroup(id: "g", name: Label("G"), maximum: maximum, maximumPerOption: each)
    #expect(try presentation().optionGroup(group, sizes: [], in: .english).rule == rule)
  }

  static let prices: [(OptionGroup.OptionPrice, String?, String?)] = [
    (.none, nil, nil), (.one(euros(150)), "+€1.50", "+€1.50"), (.one(euros(0)), "Free", "Free"),
    (.one(euros(-50)), "-€0.50", "-€0.50"),
    (
      .perSize([.init(size: "s", money: euros(80)), .init(size: "l", money: euros(120))]),
      "26 cm +€0.80, 33 cm +€1.20", "from +€0.80"
    ),
    (.perSize([.init(size: "l", money: euros(120))]), "33 cm +€1.20", "from +€1.20"),
  ]

  @Test(arguments: prices)
  func saysWhatAChoiceAdds(price: OptionGroup.OptionPrice, withSizes: String?, without: String?) throws {
    let group = OptionGroup(
      id: "g", name: Label("G"), options: [OptionGroup.Option(id: "o", name: Label("O"), price: price)])
    let page = try presentation()
    #expect(page.optionGroup(group, sizes: Self.sizes, in: .english).options.map(\.price?.text) == [withSizes])
    #expect(page.optionGroup(group, sizes: [], in: .english).options.map(\.price?.text) == [without])
  }

  @Test func showsSharedChoicesWithTheSizesOfAllDishes() throws {
    let option = OptionGroup.Option(
      id: "o", name: Label("Olives"),
      price: .perSize([.init(size: "s", money: euros(80)), .init(size: "l", money: euros(120))]))
    let items = [
      MenuItem(id: "a", name: Label("A")),
      MenuItem(id: "b", name: Label("B"), offer: .sizes([Self.sizes[0]])),
      MenuItem(id: "c", name: Label("C"), offer: .sizes(Self.sizes)),
    ]
    let menu = Menu(
      id: "m", name: Label("M"), language: .english,
      sections: [MenuSection(id: "s", name: Label("S"), optionGroups: ["g"], items: items)],
      optionGroups: [OptionGroup(id: "g", name: Label("G"), options: [option])])
    let page = try presentation()
    let source = MenuDataSource(menu, presentation: page, route: page.menuRoute("m"), choices: .ownOnly)
    #expect(source.header(forSection: 0)?.optionGroups[0].options[0].price == "26 cm +€0.80, 33 cm +€1.20")
  }

  @Test func offersExactlyWhatAChoiceAdds() throws {
    func offers(_ price: OptionGroup.OptionPrice, _ sizes: [MenuItem.Size] = Self.sizes) throws -> [String] {
      let group = OptionGroup(
        id: "g", name: Label("G"), options: [OptionGroup.Option(id: "o", name: Label("O"), price: price)])
      return try presentation().optionGroup(group, sizes: sizes, in: .english).options[0].offers.map {
        [$0.size, $0.name, $0.price, $0.currency].compactMap(\.self).joined(separator: " ")
      }
    }
    let perSize = OptionGroup.OptionPrice.perSize([
      .init(size: "s", money: euros(80)), .init(size: "x", money: euros(9)),
    ])
    #expect(try offers(.none) == [])
    #expect(try offers(.one(euros(-50))) == ["-0.50 EUR"])
    #expect(try offers(perSize) == ["s 26 cm 0.80 EUR"])
    #expect(try offers(perSize, []) == ["0.09 EUR"], "at least the lowest, where no size of the dish is among them")
  }

  @Test func leavesOutAGroupOfWhichNothingIsShown() throws {
    let hidden = OptionGroup.Option(id: "o", name: Label("O"), status: .hidden)
    let menu = Menu(
      id: "m", name: Label("M"), language: .english,
      sections: [
        MenuSection(
          id: "s", name: Label("S"), optionGroups: ["g"],
          items: [MenuItem(id: "a", name: Label("A"), optionGroups: ["g", "h"])])
      ],
      optionGroups: [
        OptionGroup(id: "g", name: Label("G"), options: [hidden]), OptionGroup(id: "h", name: Label("H")),
      ])
    let page = try presentation()
    let source = MenuDataSource(menu, presentation: page, route: page.menuRoute("m"))
    #expect(source.header(forSection: 0)?.optionGroups.isEmpty == true)
    #expect(source.item(forRow: 0, inSection: 0)?.optionGroups.isEmpty == true)
  }

  @Test func leavesHiddenChoicesOutAndShowsSoldOutOnes() throws {
    let options = MenuItem.Status.allCases.map {
      OptionGroup.Option(id: $0.rawValue, name: Label($0.rawValue), isDefault: $0 == .limited, status: $0)
    }
    let group = OptionGroup(id: "g", name: Label("G"), options: options)
    let shown = try presentation().optionGroup(group, sizes: [], in: .english).options
    #expect(shown.map(\.name.text) == ["in-stock", "sold-out", "limited"])
    #expect(shown.map(\.status) == [nil, "Sold out", "While it lasts"])
    #expect(shown.map(\.isSoldOut) == [false, true, false])
    #expect(shown.map(\.isDefault) == [false, false, true])
  }
}
