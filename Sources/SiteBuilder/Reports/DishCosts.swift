import MenugenDiagnostics
import MenugenDomain
import MenugenParsers

extension BuildContext {
  /// Returns the costs of all items that have one, by the ids of menu and item.
  func costs() -> [String: Money] {
    var costs: [String: Money] = [:]
    for path in tree.menus {
      guard let file = try? tree.read(path),
        let menu = parseMenu(file, site: site, rules: menuRules).value?.content
      else { continue }
      var sections = menu.sections
      while let section = sections.popLast() {
        for item in section.items { if let cost = item.cost { costs["\(menu.id)/\(item.id)"] = cost } }
        sections += section.sections
      }
    }
    return costs
  }
}
