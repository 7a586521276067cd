import Foundation

/// Every visible item is in all formats of its menu and has a page; hidden ones appear nowhere.
extension Invariants {
  func checkMenus() {
    // With a date, content out of season is omitted.
    if world.today != nil { return }
    for file in world.files where file.path.hasPrefix("Content/menus/") {
      guard case .tree(let node) = file.content else { continue }
      let name = file.path.split(separator: "/").last.map { $0.prefix { $0 != "." } } ?? ""
      let id = node["id"]?.written ?? String(name)
      let folder = "site/menus/\(id)"
      guard text("\(folder)/index.html") != nil else {
        fault("every menu has a page", folder)
        continue
      }
      if node["source"] == nil { checkItems(of: node, folder) }
    }
  }

  private func checkItems(of menu: Node, _ folder: String) {
    let items = items(of: menu)
    guard let json = json("\(folder)/menu.json") as? [String: Any] else { return }
    let found = (json["sections"] as? [[String: Any]] ?? []).flatMap { $0["items"] as? [[String: Any]] ?? [] }
    expect(
      found.count == items.count, "every dish is on its menu", "\(folder)/menu.json: \(found.count) of \(items.count)")
    guard found.count == items.count else { return }
    let forms = ["index.html", "print.html", "allergens.html"].map { ($0, text("\(folder)/\($0)") ?? "") }
    for (item, found) in zip(items, found) {
      let id = found["id"] as? String ?? ""
      let page = text("\(folder)/\(id)/index.html")
      expect(page != nil, "every dish has a page", "\(folder)/\(id)")
      let name = found["name"] as? String ?? ""
      guard let token = name.firstMatch(of: /wq\d+z/).map({ String($0.0) }) else { continue }
      expect(item.tokens.contains(token), "dishes are in their order", "\(folder): \(name)")
      for (form, text) in forms + [("\(id)/index.html", page ?? "")] {
        expect(text.contains(token), "every dish is in every form", "\(token) in \(folder)/\(form)")
      }
      if let price = item.price { check(price, found, folder) }
    }
  }

  /// A price written as an amount is unchanged.
  private func check(_ written: String, _ item: [String: Any], _ folder: String) {
    let offers = item["offers"] as? [[String: Any]] ?? []
    let currency = offers.first?["currency"] as? String ?? ""
    let exponent = Generator.exponents[currency] ?? 2
    let shown = (offers.first?["price"] as? String).flatMap { units($0, exponent: exponent) }
    expect(
      offers.count == 1 && shown == units(written, exponent: exponent), "a price is the one that is written",
      "\(folder): \(written), not \(offers)")
  }

  private struct Item {
    var tokens: Set<String>
    var price: String?
  }

  /// The visible items in order: a section's own come before those of nested sections.
  private func items(of node: Node) -> [Item] {
    if case .list(let items) = node { return items.compactMap(item) }
    if case .object(let sections)? = node["sections"] { return sections.flatMap { $0.value.elements.compactMap(item) } }
    return (node["items"]?.elements.compactMap(item) ?? [])
      + (node["sections"]?.elements.filter { $0 != .null }.flatMap(items) ?? [])
  }

  private func item(_ node: Node) -> Item? {
    if node == .null || node["status"] == .text("hidden") { return nil }
    var price = node["price"]?.written
    if node["sizes"] != nil { price = nil }
    let texts = node.written.map { [$0] } ?? node["name"]?.texts ?? []
    let tokens = texts.flatMap { $0.matches(of: /wq\d+z/).map { String($0.0) } }
    return Item(tokens: Set(tokens), price: price)
  }
}
