import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenParsers
import MenugenPipeline

/// The items of all menus, to which movements may refer.
struct KnownItems: Sendable {
  let dishes: DishIndex
  /// The ids of menus with errors, whose items are unknown.
  let unusableMenus: Set<String>

  var references: ItemReferences {
    ItemReferences(isKnown: { dishes.knows($0) }, all: { dishes.references }, unusableMenus: unusableMenus)
  }
}

extension KnownItems {
  /// Reads the menus for their items alone: a report makes no pages of them.
  init(readingMenusOf context: BuildContext) {
    var summaries: [MenuSummary] = []
    var unusable: Set<String> = []
    for path in context.tree.menus {
      guard let file = try? context.tree.read(path),
        case let checked = context.parsedMenu(file), !checked.hasErrors,
        let menu = checked.value?.content
      else {
        unusable.insert(fileID(path))
        continue
      }
      summaries.append(MenuSummary(menu, served: menu.served(on: context.today)))
      if menu.missing != nil { unusable.insert(menu.id) }
    }
    self.init(dishes: DishIndex(summaries), unusableMenus: unusable)
  }
}
