import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenParsers
import MenugenPipeline
import MenugenText

/// Checks the items that movements refer to.
struct ItemReferences: Sendable {
  let dishes: DishIndex
  /// The ids of menus with errors, whose items are unknown.
  let unusableMenus: Set<String>

  /// Reports unknown items, suggesting the most similar one.
  ///
  /// - Parameter file: Returns a file by path, to locate an error.
  func unknown(in origins: Origins?, file: (String) -> SourceFile?) -> [Diagnostic] {
    guard let origins else { return [] }
    return ([origins] + origins.parts).flatMap { origins -> [Diagnostic] in
      let unknown = origins.references.filter { reference in
        !dishes.knows(reference.word) && !unusableMenus.contains(String(reference.word.prefix { $0 != "/" }))
      }
      guard !unknown.isEmpty, let file = file(origins.path) else { return [] }
      var nearest = NearestNames(dishes.references)
      return unknown.map { reference in
        let near = nearest.name(nearestTo: reference.word)
        return Diagnostic(
          .error, "movement.unknown-item", "no menu has the item '\(reference.word)'",
          hint: near.map { "write \($0)" } ?? "write a menu's id and its item's, such as dinner/margherita",
          at: origins.place(of: reference.range, in: file))
      }
    }
  }
}

extension ItemReferences {
  /// Reads the menus only for their items, as a report needs them.
  init(readingMenusOf context: BuildContext) {
    var summaries: [MenuSummary] = []
    var unusable: Set<String> = []
    for path in context.tree.menus {
      guard let file = try? context.tree.read(path),
        case let checked = parseMenu(file, site: context.site, rules: context.menuRules), !checked.hasErrors,
        let menu = checked.value?.content
      else {
        unusable.insert(fileID(path))
        continue
      }
      summaries.append(MenuSummary(menu, served: menu.served(on: context.today)))
      if menu.isRemote { unusable.insert(menu.id) }
    }
    dishes = DishIndex(summaries)
    unusableMenus = unusable
  }
}
