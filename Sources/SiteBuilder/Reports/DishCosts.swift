import MenugenDiagnostics
import MenugenDomain
import MenugenParsers
import MenugenPipeline

extension BuildContext {
  /// Returns the costs of all items that have one, by the ids of menu and item.
  func costs() -> [String: Money] {
    var costs: [String: Money] = [:]
    for path in tree.menus {
      guard let file = try? tree.read(path),
        let menu = parsedMenu(file).value?.content
      else { continue }
      var sections = menu.sections
      while let section = sections.popLast() {
        for item in section.items { if let cost = item.cost { costs["\(menu.id)/\(item.id)"] = cost } }
        sections += section.sections
      }
    }
    return costs
  }

  /// Reads and checks a menu's file, without the answer of its source.
  func parsedMenu(_ file: SourceFile) -> Checked<Parsed<Menu>?> {
    parseMenu(file, site: site, rules: menuRules, search: vocabulary.search)
  }
}
