/// Locations, which change some of the world's menus and items.
extension Generator {
  mutating func makeLocation() {
    var members = restaurant().members.filter { $0.key != "name" }
    let id = token()
    if chance(30) {
      members.append(.init(key: "id", value: .text(id)))
    } else if id.utf8.count.isMultiple(of: 2) {
      members.append(.init(key: "id", value: .null))
    }
    maybe(60, "name", into: &members) { $0.label() }
    maybe(10, "language", into: &members) { .text($0.languages[0]) }
    maybe(15, "languages", into: &members) { generator in
      let some = generator.some(generator.languages, 1...2)
      return some.count == 1 && generator.chance(50) ? .text(some[0]) : .texts(some)
    }
    maybe(10, "currency", into: &members) { .text($0.currency) }
    maybe(3, "$schema", into: &members) { _ in .text("https://wx.example/location.json") }
    maybe(70, "items", into: &members) { generator in
      .object(generator.some(generator.items, 1...4).map { generator.override(of: $0) })
    }
    let options = world.pricedOptions
    if !options.isEmpty {
      maybe(50, "optionGroups", into: &members) { generator in
        let option = generator.pick(options)
        let key = generator.chance(50) ? "\(option.menu)/\(option.group)" : option.group
        return .object([
          .init(
            key: key,
            value: .object([
              .init(key: option.id, value: generator.amount(generator.int(0...300), generator.currency))
            ]))
        ])
      }
    }
    let menus = Set(items.map { $0.prefix { $0 != "/" } }).sorted().map(String.init)
    if !menus.isEmpty {
      maybe(25, "menus", into: &members) { generator in
        .object(
          generator.some(menus, 1...2).map { menu in
            var override: [Node.Member] = []
            generator.maybe(40, "hidden", into: &override) { .flag($0.chance(60)) }
            generator.maybe(30, "availability", into: &override) { $0.availability() }
            return .init(key: menu, value: .object(override))
          })
      }
    }
    let folder = chance(10) ? "deep/" : ""
    add("Content/locations/\(folder)\(id).\(pick(["yaml", "json", "yml"]))", .tree(.object(members)))
  }

  /// Makes a table of locations, in place of files.
  mutating func makeLocationTable() {
    let priced = items.filter { world.item($0)?["sizes"] == nil }
    let columns = some(priced, 0...3)
    let options = some(world.pricedOptions, 0...1)
    let rows = (0..<int(1...3)).map { _ in
      var row: [Node.Member] = [.init(key: "id", value: .text(token()))]
      maybe(70, "name", into: &row) { .text($0.name()) }
      maybe(40, "city", into: &row) { .text($0.name()) }
      maybe(20, "telephone", into: &row) { _ in .text("+39 06 5550 1990") }
      if chance(30) {
        row += [.init(key: "latitude", value: .text("41.9")), .init(key: "longitude", value: .text("12.5"))]
      }
      for item in columns {
        maybe(50, "\(item).price", into: &row) { $0.digits(from: 0...60_000) }
        maybe(20, "\(item).soldOut", into: &row) { .flag($0.chance(70)) }
        maybe(20, "\(item).deposit", into: &row) { $0.digits(from: 1...500) }
      }
      for option in options {
        maybe(60, "\(option.menu)/\(option.group).options.\(option.id)", into: &row) {
          $0.digits(from: 0...300)
        }
      }
      return Node.object(row)
    }
    add("Content/locations.csv", .records(rows))
  }

  /// An amount of the site's currency, as digits.
  private mutating func digits(from range: ClosedRange<Int>) -> Node {
    .text(decimal(int(range), Generator.exponents[currency] ?? 2))
  }

  /// - Parameter item: An item with its menu: `dinner/margherita`.
  private mutating func override(of item: String) -> Node.Member {
    let sizes = world.item(item)?["sizes"]?.elements.compactMap { $0["id"]?.written } ?? []
    let hasOnePrice = world.item(item)?["sizes"] == nil
    // Every menu that has the item, or one.
    let key = chance(70) ? String(item.drop { $0 != "/" }.dropFirst()) : item
    if hasOnePrice, chance(30) { return .init(key: key, value: amount(int(0...60_000), currency)) }
    var members: [Node.Member] = []
    if hasOnePrice { maybe(60, "price", into: &members) { $0.price() } }
    if !sizes.isEmpty {
      maybe(80, "sizes", into: &members) { generator in
        .object(
          generator.some(sizes, 1...2).map { size in
            .init(key: size, value: generator.amount(generator.int(0...60_000), generator.currency))
          })
      }
    }
    maybe(15, "deposit", into: &members) { $0.amount($0.int(1...500), $0.currency) }
    maybe(25, "soldOut", into: &members) { .flag($0.chance(70)) }
    // What the master hides, a location could show: then its name is no secret.
    let isHidden = world.item(item)?["status"] == .text("hidden")
    maybe(25, "hidden", into: &members) { .flag($0.chance(70) || isHidden) }
    maybe(20, "availability", into: &members) { $0.availability() }
    return .init(key: key, value: .object(members))
  }
}

extension World {
  /// The options with an id and one price, with their group and menu.
  var pricedOptions: [(menu: String, group: String, id: String)] {
    files.filter { $0.path.hasPrefix("Content/menus/") }.flatMap {
      file -> [(menu: String, group: String, id: String)] in
      guard case .tree(let node) = file.content else { return [] }
      return (node["optionGroups"]?.elements ?? []).flatMap { group in
        (group["options"]?.elements ?? []).compactMap { option in
          guard let groupID = group["id"]?.written, let id = option["id"]?.written, option["price"]?.written != nil
          else { return nil }
          return (menuID(of: file, node), groupID, id)
        }
      }
    }
  }

  /// The written item of a reference such as `dinner/margherita`.
  func item(_ reference: String) -> Node? {
    let parts = reference.split(separator: "/").map(String.init)
    guard parts.count == 2 else { return nil }
    for file in files where file.path.hasPrefix("Content/menus/") {
      guard case .tree(let node) = file.content, menuID(of: file, node) == parts[0] else { continue }
      return find(parts[1], in: node)
    }
    return nil
  }

  /// The id of a menu or location.
  func menuID(of file: File, _ node: Node) -> String {
    let name = file.path.split(separator: "/").last.map { $0.prefix { $0 != "." } } ?? ""
    return node["id"]?.written ?? String(name)
  }

  private func find(_ id: String, in node: Node) -> Node? {
    if node["id"]?.written == id, node["name"] != nil, node["items"] == nil { return node }
    switch node {
    case .list(let elements): return elements.lazy.compactMap { find(id, in: $0) }.first
    case .object(let members):
      return members.lazy.filter { ["sections", "items"].contains($0.key) || node["name"] == nil }
        .compactMap { find(id, in: $0.value) }.first
    default: return nil
    }
  }
}
