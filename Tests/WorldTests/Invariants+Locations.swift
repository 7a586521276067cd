import Foundation

/// A location's own prices are on its menus, the site's on the site's; hidden items and menus have no page there.
extension Invariants {
  func checkLocations() {
    // With a date, content out of season is omitted.
    if world.today != nil { return }
    if case .records(let rows)? = world["Content/locations.csv"]?.content { checkTable(rows) }
    let locations = world.files.filter { $0.path.hasPrefix("Content/locations/") }
    if locations.isEmpty { return }
    expect(text("site/locations/index.html") != nil, "locations have a list", "")
    for file in locations {
      guard case .tree(let node) = file.content else { continue }
      let id = world.menuID(of: file, node)
      if let languages = node["languages"]?.texts, !languages.isEmpty,
        !languages.contains(world.site["languages"]?.texts.first ?? world.site["language"]?.written ?? "en")
      {
        continue
      }
      expect(text("site/\(id)/index.html") != nil, "every location has a page", id)
      expect(
        text("site/locations/index.html")?.contains("\(id)/") ?? false, "every location is in the list", id)
      for menu in node["menus"]?.members ?? [] where menu.value["hidden"] == .flag(true) {
        expect(text("site/\(id)/menus/\(menu.key)/index.html") == nil, "a hidden menu has no page", "\(id) \(menu.key)")
      }
      for override in node["items"]?.members ?? [] { check(override, at: id) }
    }
  }

  private func checkTable(_ rows: [Node]) {
    for row in rows {
      guard let id = row["id"]?.written else { continue }
      expect(text("site/\(id)/index.html") != nil, "every row has a page", id)
      for member in row.members where member.key.hasSuffix(".price") {
        check(Node.Member(key: String(member.key.dropLast(".price".count)), value: member.value), at: id)
      }
    }
  }

  private func check(_ override: Node.Member, at location: String) {
    let parts = override.key.split(separator: "/").map(String.init)
    let (item, only) = (parts.last ?? "", parts.count == 2 ? parts.first : nil)
    for file in world.files where file.path.hasPrefix("Content/menus/") {
      guard case .tree(let node) = file.content else { continue }
      let menu = world.menuID(of: file, node)
      guard only == nil || only == menu, let own = found(item, in: "site/\(location)/menus/\(menu)/menu.json") else {
        continue
      }
      let page = "site/\(location)/menus/\(menu)/\(item)/index.html"
      if override.value["hidden"] == .flag(true) {
        expect(own == nil && text(page) == nil, "a hidden item has no page", page)
      }
      guard let own = own, let price = override.value.written ?? override.value["price"]?.written else { continue }
      let offers = own["offers"] as? [[String: Any]] ?? []
      let exponent = Generator.exponents[offers.first?["currency"] as? String ?? ""] ?? 2
      let shown = (offers.first?["price"] as? String).flatMap { units($0, exponent: exponent) }
      expect(
        shown == units(price, exponent: exponent), "a location's price is the one that is written",
        "\(location)/\(menu)/\(item): \(price), not \(offers)")
    }
  }

  /// The item in a menu's data: `nil` without the menu, and `nil` inside if the menu lacks the item.
  private func found(_ item: String, in path: String) -> [String: Any]?? {
    guard text(path) != nil, let menu = json(path) as? [String: Any] else { return nil }
    let items = (menu["sections"] as? [[String: Any]] ?? []).flatMap { $0["items"] as? [[String: Any]] ?? [] }
    return .some(items.first { $0["id"] as? String == item })
  }
}
