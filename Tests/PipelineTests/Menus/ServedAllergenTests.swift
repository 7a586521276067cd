import MenugenDomain
import MenugenTestSupport
import Testing
import MenugenViewModels

@testable import MenugenPipeline

/// Compares the allergens of an order without any choice, in every format, with an enumeration of all orders.
@Suite struct ServedAllergenTests {
  private let milk = DeclaredAllergen(.milk)
  private let fish = DeclaredAllergen(.fish)

  private func option(_ id: String, _ entries: [DeclaredAllergen]?, isDefault: Bool = false) -> OptionGroup.Option {
    OptionGroup.Option(
      id: id, name: Label(id), isDefault: isDefault, allergens: entries.map { .declared($0) } ?? .notDeclared)
  }

  private func group(minimum: Int = 0, _ options: OptionGroup.Option...) -> OptionGroup {
    OptionGroup(id: "g", name: Label("G"), minimum: minimum, options: options)
  }

  private func dish(_ entries: [DeclaredAllergen]?, diets: [Diet] = []) -> MenuItem {
    MenuItem(
      id: "x", name: Label("X"), allergens: entries.map { .declared($0) } ?? .notDeclared, diets: diets)
  }

  private func lines(_ item: MenuItem, _ groups: OptionGroup...) throws -> [String] {
    try presentation().allergens(of: item, in: .english, choices: groups).lines
  }

  private let unknown = "Allergens not declared. Please ask us."

  @Test("A default choice's allergens are the dish's")
  func countsDefaultChoices() throws {
    let cheese = group(option("cheese", [milk], isDefault: true), option("anchovy", [fish]))
    #expect(try lines(dish([]), cheese) == ["Contains: milk", "With choices: fish"])
    #expect(try lines(dish(nil), cheese) == ["Contains: milk", unknown, "With choices: fish"])
    let model = try presentation().allergens(of: dish([]), in: .english, choices: [cheese])
    #expect(model.declared?.facts.map(\.name) == ["milk"])
    #expect(dish([], diets: [.vegan, .vegetarian]).suitableDiets(with: [cheese]) == [.vegetarian])
  }

  @Test("A default choice that declares nothing leaves the dish not declared")
  func trustsNoUndeclaredDefault() throws {
    let sauce = group(option("sauce", nil, isDefault: true))
    #expect(try lines(dish([]), sauce) == [unknown])
    #expect(try lines(dish([fish]), sauce) == ["Contains: fish", unknown])
    let model = try presentation().allergens(of: dish([fish]), in: .english, choices: [sauce])
    #expect(model.declared == nil)
    #expect(model.known?.facts.map(\.name) == ["fish"])
  }

  @Test("An undeclared option that may have to be chosen is never safe")
  func trustsNoUndeclaredNeed() throws {
    let sauces = group(minimum: 1, option("a", []), option("b", nil))
    let model = try presentation().allergens(of: dish([]), in: .english, choices: [sauces])
    #expect(model.lines == ["With choices: \(unknown.dropLast())"])
    #expect(model.declared == nil)
  }

  @Test("Allergens of a size that the default choice has too aren't the size's alone")
  func countsDefaultsInEverySize() throws {
    let price = Price(.fixed(euros(900)))
    let item = MenuItem(
      id: "x", name: Label("X"),
      offer: .sizes([
        .init(id: "s", name: Label("S"), price: price),
        .init(id: "l", name: Label("L"), price: price, allergens: .declared([fish, milk])),
      ]), allergens: .declared([]))
    let cheese = group(option("cheese", [milk], isDefault: true))
    #expect(try lines(item, cheese) == ["Contains: milk", "Depending on size: fish (L)"])
    let offers = try presentation().offers(of: item, in: .english, choices: [cheese]).all
    #expect(offers.map { $0.allergens?.facts.map(\.name) } == [["milk"], ["fish", "milk"]])
  }

  // MARK: - All combinations

  @Test("Words, data, table and diets agree with a list of all choices", arguments: 0..<40 as Range<UInt64>)
  func agreesWithAListOfAllChoices(seed: UInt64) throws {
    var random = SeededRandom(seed)
    let page = try presentation()
    for round in 0..<100 {
      let (item, groups) = sample(&random)
      let oracle = Oracle(item, groups)
      let model = page.allergens(of: item, in: .english, choices: groups)
      let states = page.allergenStates(of: item, choices: groups)
      let place: Comment = "seed \(seed), round \(round): \(oracle.text)"
      let (isFree, isDeclared, isServed) = (oracle.isFreeOfAll, oracle.isDeclared, oracle.isServedDeclared)
      #expect((model.declaredNone != nil) == isFree, place)
      #expect((model.declared != nil) == isDeclared, place)
      #expect((model.notDeclared == nil) == isServed, place)
      let data = Dictionary(
        uniqueKeysWithValues: (model.declared ?? model.known)?.facts.map { ($0.name, $0.value) } ?? [])
      let suitable = Set(item.suitableDiets(with: groups))
      for allergen in Oracle.allergens {
        let word = allergen.rawValue
        let (isServed, isAlways) = (oracle.isServed(allergen), oracle.isAlwaysThere(allergen))
        #expect(has(model.contains, word) == isServed, place)
        #expect((states[allergen.number - 1] == .contains) == (isServed || isAlways), place)
        let (isAbsent, canBeAvoided) = (oracle.isKnownAbsent(allergen), oracle.canBeAvoided(allergen))
        #expect((states[allergen.number - 1] == AllergenState.none) == isAbsent, place)
        #expect((data[word] == "contains") == (isServed || isAlways), place)
        if model.declared != nil, data[word] == nil { #expect(canBeAvoided, place) }
      }
      for diet in item.diets {
        let isContradicted = oracle.contradicts(diet)
        #expect(suitable.contains(diet) == !isContradicted, place)
      }
    }
  }

  private func has(_ line: String?, _ word: String) -> Bool { line?.contains(word) == true }

  private func sample(_ random: inout SeededRandom) -> (MenuItem, [OptionGroup]) {
    func declaration(_ random: inout SeededRandom) -> AllergenDeclaration {
      if Int.random(in: 0..<5, using: &random) == 0 { return .notDeclared }
      return .declared(
        Oracle.allergens.compactMap { allergen in
          switch Int.random(in: 0..<6, using: &random) {
          case 0: DeclaredAllergen(allergen)
          case 1: DeclaredAllergen(allergen, presence: .mayContain)
          default: nil
          }
        }
        .sorted())
    }
    let groups = (0..<Int.random(in: 0...2, using: &random)).map { number in
      let count = Int.random(in: 1...3, using: &random)
      let each: Int? = [nil, 1, 2].randomElement(using: &random) ?? nil
      var group = OptionGroup(
        id: "g\(number)", name: Label("G"), minimum: Int.random(in: 0...min(2, (each ?? 2) * count), using: &random),
        maximumPerOption: each)
      for index in 0..<count {
        var option = OptionGroup.Option(id: "o\(index)", name: Label("O\(index)"))
        option.allergens = declaration(&random)
        option.isDefault = Int.random(in: 0..<3, using: &random) == 0
        option.status = [.inStock, .inStock, .limited, .soldOut, .hidden].randomElement(using: &random) ?? .inStock
        group.options.append(option)
      }
      // Groups that can't be satisfied are excluded.
      if let each { group.minimum = min(group.minimum, each * group.offeredOptions.count) }
      return group
    }
    var item = MenuItem(id: "x", name: Label("X"), allergens: declaration(&random), diets: [.vegan, .vegetarian])
    let sizes = Int.random(in: 0...2, using: &random)
    if sizes > 0 {
      item.offer = .sizes(
        (0..<sizes).map {
          MenuItem.Size(
            id: "s\($0)", name: Label("S\($0)"), price: Price(.fixed(euros(100))), allergens: declaration(&random))
        })
    }
    return (item, groups.filter { $0.options.contains { $0.status != .hidden } })
  }
}

/// A reference implementation that enumerates every way to order the item.
private struct Oracle {
  static let allergens: [Allergen] = [.fish, .milk, .sesame]

  let item: MenuItem
  let groups: [OptionGroup]
  /// The declaration of each size, or of an item without sizes.
  var sizes: [AllergenDeclaration] = []
  /// The default options of each group.
  var defaults: [[OptionGroup.Option]] = []
  /// The sets of options that each group allows.
  var selections: [[[OptionGroup.Option]]] = []

  init(_ item: MenuItem, _ groups: [OptionGroup]) {
    self.item = item
    self.groups = groups
    sizes = item.sizes.map { size in
      switch (item.allergens, size.allergens) {
      case (let own, .notDeclared): own
      case (.notDeclared, let own): own
      case (.declared(let dish), .declared(let own)): .declared(dish + own)
      }
    }
    if sizes.isEmpty || item.sizes.allSatisfy({ $0.allergens == .notDeclared }) { sizes = [item.allergens] }
    for group in groups {
      let shown = group.options.filter { $0.status != .hidden }
      let inStock = shown.filter { $0.status != .soldOut }
      let offered = inStock.isEmpty ? shown : inStock
      var found: [[Int]] = [[]]
      for _ in offered {
        found = found.flatMap { counts in (0...(group.maximumPerOption ?? 3)).map { counts + [$0] } }
      }
      let allowed = found.filter { $0.reduce(0, +) >= group.minimum }
      let ways = allowed.map { counts in zip(offered, counts).filter { $0.1 > 0 }.map(\.0) }
      selections.append(ways)
      let isNeeded = { (id: String) in ways.allSatisfy { way in way.contains { $0.id == id } } }
      defaults.append(
        shown.filter { option in
          option.isDefault || group.minimum > 0 && offered.contains { $0.id == option.id } && isNeeded(option.id)
        })
    }
  }

  private var served: [OptionGroup.Option] { defaults.flatMap(\.self) }

  /// A summary of the item: `m? [f, ] 1/2 *m:in-stock …`.
  var text: String {
    func words(_ declaration: AllergenDeclaration) -> String {
      guard declaration.isDeclared else { return "?" }
      return entries(declaration).map { "\($0.word.prefix(1))\($0.presence == .contains ? "" : "~")" }.joined()
    }
    return words(item.allergens) + " sizes \(item.sizes.map { words($0.allergens) })"
      + groups.map { group in
        " · \(group.minimum)/\(group.maximumPerOption ?? 9)"
          + group.options.map { " \($0.isDefault ? "*" : "")\(words($0.allergens)):\($0.status.rawValue)" }.joined()
      }
      .joined()
  }

  private func entries(_ declaration: AllergenDeclaration) -> [DeclaredAllergen] {
    if case .declared(let entries) = declaration { entries } else { [] }
  }

  private func contains(_ declaration: AllergenDeclaration, _ allergen: Allergen) -> Bool {
    entries(declaration).contains { $0.allergen == allergen && $0.presence == .contains }
  }

  private func names(_ declaration: AllergenDeclaration, _ allergen: Allergen) -> Bool {
    entries(declaration).contains { $0.allergen == allergen }
  }

  /// Whether the item, all its sizes and its default options declare their allergens.
  var isServedDeclared: Bool { sizes.allSatisfy(\.isDeclared) && served.allSatisfy(\.allergens.isDeclared) }

  /// Whether all required options declare theirs, too.
  var isDeclared: Bool {
    isServedDeclared
      && !groups.indices.contains { index in
        guard groups[index].minimum > 0 else { return false }
        let got = Set(defaults[index].map(\.id))
        let isUnknown = { (option: OptionGroup.Option) in
          option.allergens == .notDeclared && !got.contains(option.id)
        }
        let isEnough = got.count >= groups[index].minimum || selections[index].allSatisfy { Set($0.map(\.id)) == got }
        if !isEnough, selections[index].contains(where: { $0.contains(where: isUnknown) }) { return true }
        // Every possible choice includes an undeclared option other than the default ones.
        return groups[index].options.contains { $0.status != .hidden && isUnknown($0) }
          && selections[index].allSatisfy { $0.contains { $0.allergens == .notDeclared } }
      }
  }

  /// Whether every size contains it in an order without any choice, as far as known.
  func isServed(_ allergen: Allergen) -> Bool {
    let isInDish =
      sizes.allSatisfy(\.isDeclared)
      ? sizes.allSatisfy { contains($0, allergen) } : contains(item.allergens, allergen)
    return isInDish || served.contains { contains($0.allergens, allergen) }
  }

  /// Whether every choice in a group contains it.
  func isAlwaysThere(_ allergen: Allergen) -> Bool {
    groups.indices.contains { index in
      groups[index].minimum > 0
        && selections[index].allSatisfy { $0.contains { contains($0.allergens, allergen) } }
    }
  }

  func isKnownAbsent(_ allergen: Allergen) -> Bool {
    isServedDeclared && !sizes.contains { names($0, allergen) }
      && !groups.contains { group in
        group.options.contains {
          $0.status != .hidden && ($0.allergens == .notDeclared || names($0.allergens, allergen))
        }
      }
  }

  /// Whether some size can be ordered without it.
  func canBeAvoided(_ allergen: Allergen) -> Bool {
    sizes.contains { !names($0, allergen) }
      && groups.indices.allSatisfy { index in
        groups[index].minimum == 0
          || selections[index].contains { !$0.contains { names($0.allergens, allergen) } }
      }
  }

  var isFreeOfAll: Bool {
    isDeclared && sizes.allSatisfy { entries($0).isEmpty } && served.allSatisfy { entries($0.allergens).isEmpty }
      && groups.indices.allSatisfy { index in
        groups[index].minimum == 0
          || selections[index].contains { $0.allSatisfy { $0.allergens == .declared([]) } }
      }
  }

  func contradicts(_ diet: Diet) -> Bool {
    let excluded: [Allergen] = diet == .vegan ? [.fish, .milk] : [.fish]
    return excluded.contains { allergen in
      ([item.allergens] + item.sizes.map(\.allergens) + served.map(\.allergens)).contains { contains($0, allergen) }
    }
      || groups.indices.contains { index in
        groups[index].minimum > 0
          && selections[index].allSatisfy { way in
            way.contains { option in excluded.contains { contains(option.allergens, $0) } }
          }
      }
  }
}

extension AllergensViewModel {
  /// The lines in the order of a page.
  fileprivate var lines: [String] {
    [contains, mayContain, declaredNone, notDeclared].compactMap(\.self) + withSizes.map(\.text) + withChoices
  }
}
