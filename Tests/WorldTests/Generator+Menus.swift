/// Random menus.
extension Generator {
  private static let allergens = [
    "gluten", "gluten.wheat", "gluten.oats", "crustaceans", "eggs", "fish", "peanuts", "soybeans", "milk", "nuts",
    "nuts.almond", "celery", "mustard", "sesame", "sulphites", "lupin", "molluscs",
  ]
  private static let diets = [
    "vegan", "vegetarian", "halal", "kosher", "hindu", "gluten-free", "lactose-free", "low-lactose", "low-calorie",
    "low-fat", "low-salt", "diabetic",
  ]

  mutating func makeMenu() {
    let id = token()
    let file = "Content/menus/\(chance(10) ? "deep/" : "")\(id).\(pick(["json", "yaml", "yml"]))"
    var ids: [String] = []
    switch int(0...19) {
    case 0: add(file, .tree(.list((0..<int(1...3)).map { _ in item(groups: [], &ids) })))
    case 1:
      let sections = (0..<int(1...3)).map { _ in
        Node.Member(key: token(), value: .list((0..<int(1...3)).map { _ in item(groups: [], &ids) }))
      }
      add(file, .tree(.object([.init(key: "sections", value: .object(sections))])))
    case 2:
      var members = [Node.Member(key: "source", value: .text("https://wx.example/menu.json"))]
      maybe(50, "timeout", into: &members) { .text($0.pick(["5s", "1500ms", "999999d"])) }
      maybe(50, "maxAge", into: &members) { .text($0.pick(["0h", "10m"])) }
      if chance(50) {
        maybe(50, "tokenFrom", into: &members) { _ in .text("MENUGEN_TILL_TOKEN") }
      } else {
        maybe(50, "live", into: &members) { .flag($0.chance(80)) }
      }
      maybe(50, "name", into: &members) { $0.label() }
      maybe(50, "order", into: &members) { .number($0.pick([-1, 3])) }
      add(file, .tree(.object(members)))
    default:
      add(file, .tree(menu(id, &ids)))
      if chance(10), let item = ids.first {
        let folder = file.prefix { $0 != "." }
        add("\(folder)/\(item).md", .page(front: nil, text: body() + "\n\n\(token())\n"))
      }
    }
    items += ids.map { "\(id)/\($0)" }
  }

  private mutating func menu(_ id: String, _ ids: inout [String]) -> Node {
    var members: [Node.Member] = []
    if chance(30) { members.append(.init(key: "id", value: .text(id))) }
    maybe(70, "name", into: &members) { $0.label() }
    maybe(25, "description", into: &members) { $0.markdown() }
    maybe(10, "language", into: &members) { .text($0.languages[0]) }
    maybe(10, "currency", into: &members) { .text($0.currency) }
    maybe(3, "$schema", into: &members) { _ in .text("https://wx.example/menu.schema.json") }
    maybe(15, "updated", into: &members) { .text($0.day()) }
    maybe(20, "order", into: &members) { .number($0.pick([-9_999, 0, 10, 9_999])) }
    maybe(25, "availability", into: &members) { $0.availability() }
    maybe(20, "service", into: &members) {
      $0.chance(50) ? .text("eat-in") : .texts($0.some(["eat-in", "takeaway", "delivery"], 1...3))
    }
    maybe(15, "disclaimer", into: &members) { $0.markdown() }
    let sizes = chance(30) ? ["s", "m", "l"] : []
    var groups: [String] = []
    if chance(35) {
      groups = (0..<int(1...2)).map { _ in token() }
      members.append(.init(key: "optionGroups", value: .list(groups.map { optionGroup($0, sizes) })))
    }
    let sections = (0..<pick([0, 1, 1, 2, 3])).map { _ in section(groups: groups, sizes: sizes, depth: 0, &ids) }
    if !sections.isEmpty || chance(70) { members.append(.init(key: "sections", value: .list(sections))) }
    if chance(15) { members.shuffle(using: &random) }
    return .object(members)
  }

  private mutating func section(groups: [String], sizes: [String], depth: Int, _ ids: inout [String]) -> Node {
    var members: [Node.Member] = []
    maybe(30, "id", into: &members) { .text($0.token()) }
    members.append(.init(key: "name", value: label()))
    maybe(20, "description", into: &members) { $0.markdown() }
    maybe(10, "image", into: &members) { $0.image() }
    maybe(15, "availability", into: &members) { $0.availability() }
    if !groups.isEmpty, chance(30) { members.append(.init(key: "optionGroups", value: .texts(some(groups, 1...2)))) }
    let items = (0..<pick([0, 1, 2, 3, 5])).map { _ in item(groups: groups, sizes: sizes, &ids) }
    if !items.isEmpty || chance(60) { members.append(.init(key: "items", value: .list(items))) }
    if depth < 3, chance(15) {
      let inner = (0..<int(1...2)).map { _ in section(groups: groups, sizes: sizes, depth: depth + 1, &ids) }
      members.append(.init(key: "sections", value: .list(inner)))
    }
    return .object(members)
  }

  private mutating func item(groups: [String], sizes: [String] = [], _ ids: inout [String]) -> Node {
    if chance(4) { return .text(name()) }
    var members: [Node.Member] = []
    var status = "in-stock"
    if chance(25) {
      status = pick(["in-stock", "sold-out", "limited", "hidden", "hidden"])
      members.append(.init(key: "status", value: .text(status)))
    }
    if chance(40) {
      let id = token()
      if status != "hidden" || chance(20) { ids.append(id) }
      members.append(.init(key: "id", value: .text(id)))
    }
    members.append(.init(key: "name", value: label()))
    maybe(10, "orderCode", into: &members) { .text($0.pick(["42a", "1", "\($0.token())"])) }
    maybe(30, "description", into: &members) { $0.markdown() }
    if !sizes.isEmpty, chance(60) {
      members.append(.init(key: "sizes", value: .list(some(sizes, 1...3).map { size($0) })))
    } else if chance(85) {
      members.append(.init(key: "price", value: price()))
    }
    if !groups.isEmpty, chance(40) {
      members.append(.init(key: "optionGroups", value: .texts(some(groups, 0...2))))
    }
    maybe(15, "ingredients", into: &members) { $0.ingredients() }
    addAllergens(to: &members)
    maybe(10, "additives", into: &members) { $0.additives() }
    maybe(30, "diets", into: &members) { $0.diets() }
    maybe(15, "spiciness", into: &members) { .number($0.int(0...3)) }
    maybe(15, "nutrition", into: &members) { $0.nutrition() }
    maybe(10, "servingSize", into: &members) { $0.chance(50) ? .text("330 g") : $0.label() }
    maybe(10, "alcoholByVolume", into: &members) { $0.digits(["5.2", "0", "100", "40"]) }
    maybe(8, "deposit", into: &members) { $0.amount($0.int(1...500), $0.currency) }
    maybe(20, "tags", into: &members) {
      $0.chance(20) ? .text("new, popular") : .texts($0.some(["new", "popular", "seasonal", "vegan", "x y"], 0...3))
    }
    maybe(15, "availability", into: &members) { $0.availability() }
    maybe(12, "image", into: &members) { $0.image() }
    maybe(5, "body", into: &members) { .text($0.body()) }
    maybe(5, "extra", into: &members) { $0.extra() }
    maybe(15, "cost", into: &members) { $0.amount(7_731_019, $0.currency) }
    return .object(members)
  }

  private mutating func diets() -> Node {
    chance(20) ? .text(pick(Generator.diets)) : .texts(some(Generator.diets, 0...3))
  }

  private mutating func additives() -> Node {
    switch int(0...3) {
    case 0: .text(name())
    case 1: .texts([name(), "E 150d"])
    case 2: .object([.init(key: languages[0], value: .texts([name(), name()]))])
    default: .list([.object([.init(key: languages[0], value: .text(name()))]), .text("2")])
    }
  }

  private mutating func addAllergens(to members: inout [Node.Member]) {
    switch int(0...9) {
    case 0...2: members.append(.init(key: "allergens", value: .texts(some(Generator.allergens, 0...4))))
    case 3:
      members.append(.init(key: "allergens", value: .texts(some(Array(Generator.allergens.prefix(8)), 0...2))))
      members.append(.init(key: "mayContain", value: .texts(some(Array(Generator.allergens.suffix(8)), 0...2))))
    case 4:
      members.append(
        .init(
          key: "allergens",
          value: .object(
            some(Generator.allergens, 0...3).map {
              .init(key: $0, value: .text(pick(["contains", "may-contain"])))
            } + [.init(key: "lupin.x", value: .null)].filter { _ in false })))
    case 5:
      members.append(
        .init(
          key: "allergens",
          value: .object([
            .init(key: "contains", value: .texts(some(Array(Generator.allergens.prefix(8)), 1...2))),
            .init(key: "may-contain", value: .texts(some(Array(Generator.allergens.suffix(8)), 0...2))),
          ])))
    case 6: members.append(.init(key: "allergens", value: .list([])))
    default: break
    }
  }

  private mutating func size(_ id: String) -> Node {
    var members = [Node.Member(key: "id", value: .text(id)), .init(key: "price", value: price(isSimple: chance(70)))]
    maybe(80, "name", into: &members) { $0.label() }
    if chance(15) { addAllergens(to: &members) }
    return .object(members)
  }

  /// An amount, or an object with its terms.
  mutating func price(isSimple: Bool = false) -> Node {
    let units = priceUnits()
    if isSimple || chance(60) { return amount(units, currency) }
    var members: [Node.Member] = []
    switch int(0...6) {
    case 0: members = [.init(key: "kind", value: .text("market"))]
    case 1: members = [.init(key: "kind", value: .text("free"))]
    case 2:
      members = [.init(key: "amount", value: amount(units, currency)), .init(key: "kind", value: .text("from"))]
    case 3:
      members = [
        .init(key: "amount", value: amount(units, currency)),
        .init(key: "to", value: amount(units + int(1...900), currency)),
      ]
    case 4:
      members = [
        .init(key: "amount", value: amount(units, currency)),
        .init(key: "unit", value: .text(pick(["100 g", "kg", "0.5 l", "piece", "2dozen"]))),
      ]
    case 5:
      members = [.init(key: "amount", value: amount(units, currency)), .init(key: "kind", value: .text("fixed"))]
    default:
      members = [.init(key: "amount", value: amount(units, currency))]
    }
    maybe(10, "currency", into: &members) { .text($0.currency) }
    maybe(25, "tiers", into: &members) { generator in
      .object(
        generator.some(["lunch", "children", "takeaway", "own tier"], 0...3).map {
          .init(key: $0, value: generator.amount(generator.priceUnits(), generator.currency))
        })
    }
    return .object(members)
  }

  private mutating func ingredients() -> Node {
    switch int(0...4) {
    case 0: return .text("\(token()), wheat flour, **milk**")
    case 4: return .list((0..<int(1...3)).map { _ in ingredient() })
    case 1: return .texts((0..<int(0...3)).map { _ in name() })
    case 2:
      return .list([.object([.init(key: "name", value: label()), .init(key: "allergens", value: .texts(["fish"]))])])
    default: return .object([.init(key: languages[0], value: .text("Milk, \(token())"))])
    }
  }

  private mutating func ingredient() -> Node {
    var members = [Node.Member(key: "name", value: label())]
    if chance(70) { addAllergens(to: &members) }
    return .object(members)
  }

  private mutating func nutrition() -> Node {
    var members: [Node.Member] = []
    maybe(70, "calories", into: &members) { $0.digits(["0", "320", "9000", "999999999", "0.5"]) }
    maybe(30, "energy", into: &members) { $0.digits(["0", "1339", "37656", "999999999.999"]) }
    maybe(20, "sodium", into: &members) { .text($0.pick(["0.48 g", "480 mg", "1 µg"])) }
    if chance(50) {
      members.append(.init(key: "fat", value: .text("12 g")))
      maybe(50, "saturatedFat", into: &members) { .text($0.pick(["12 g", "0.5 g", "300 mg"])) }
    }
    maybe(20, "protein", into: &members) { _ in .text("3.5 g") }
    maybe(20, "salt", into: &members) { _ in .text("1.2 g") }
    maybe(20, "fiber", into: &members) { _ in .text("0 g") }
    maybe(20, "cholesterol", into: &members) { _ in .text("30 mg") }
    if chance(30) {
      members.append(.init(key: "carbohydrate", value: .text("40 g")))
      maybe(50, "sugar", into: &members) { _ in .text("40 g") }
    }
    maybe(30, "servingSize", into: &members) { $0.chance(50) ? .text("330 g") : $0.label() }
    return .object(members)
  }

  private mutating func optionGroup(_ id: String, _ sizes: [String]) -> Node {
    var members = [Node.Member(key: "id", value: .text(id))]
    maybe(80, "name", into: &members) { $0.label() }
    let options = (0..<pick([0, 1, 2, 4])).map { index in option(index, sizes) }
    if !options.isEmpty, chance(30) { members.append(.init(key: "min", value: .number(int(0...1)))) }
    maybe(40, "max", into: &members) { .number($0.int(max(1, options.count)...10_000)) }
    maybe(15, "maxPerOption", into: &members) { .number($0.int(1...3)) }
    maybe(15, "freeCount", into: &members) { .number($0.int(0...1)) }
    if !options.isEmpty || chance(50) { members.append(.init(key: "options", value: .list(options))) }
    return .object(members)
  }

  private mutating func option(_ index: Int, _ sizes: [String]) -> Node {
    if chance(10) { return .text(name()) }
    var members = [Node.Member(key: "name", value: label())]
    maybe(30, "id", into: &members) { .text($0.token()) }
    maybe(60, "price", into: &members) { generator in
      !sizes.isEmpty && generator.chance(20)
        ? .object(sizes.map { .init(key: $0, value: generator.amount(generator.int(-100...300), generator.currency)) })
        : generator.optionPrice()
    }
    if index == 0 || chance(5) { maybe(40, "default", into: &members) { .flag($0.chance(70)) } }
    if chance(70) { addAllergens(to: &members) }
    maybe(15, "diets", into: &members) { $0.diets() }
    maybe(15, "status", into: &members) { .text($0.pick(["in-stock", "sold-out", "hidden"])) }
    return .object(members)
  }

  /// One price, possibly as an object.
  private mutating func optionPrice() -> Node {
    let written = amount(int(-100...300), currency)
    switch int(0...9) {
    case 0: return .object([.init(key: "kind", value: .text("free"))])
    case 1: return .object([.init(key: "amount", value: written), .init(key: "kind", value: .text("fixed"))])
    default: return written
    }
  }

  mutating func availability() -> Node {
    func rule() -> Node {
      var members: [Node.Member] = []
      maybe(50, "days", into: &members) {
        .texts($0.chance(30) ? ["mon-fri"] : $0.some(["mon", "tue", "wed", "thu", "fri", "sat", "sun"], 1...7))
      }
      if chance(50) {
        members.append(.init(key: "from", value: .text(time())))
        if chance(70) { members.append(.init(key: "to", value: .text(pick(["24:00", "02:15", "14:45"])))) }
      }
      maybe(25, "validFrom", into: &members) { .text($0.day(year: 2024...2025)) }
      maybe(25, "validThrough", into: &members) { .text($0.day(year: 2026...2027)) }
      return .object(members)
    }
    return chance(50) ? rule() : .list((0..<int(0...3)).map { _ in rule() })
  }
}
