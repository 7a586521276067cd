import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenParsers
import MenugenPipeline
import MenugenPublishing
import MenugenText

/// The source files of pages, for messages about collisions.
struct PageSources {
  private let tree: ContentTree
  /// Files that are units.
  private let units: Set<String>
  /// The files of Markdown pages and goals, by the path of their page in the output folder.
  private let files: [String: [String]]

  init(_ loader: SiteLoader) {
    let context = loader.context
    tree = context.tree
    units = Set(tree.menus + tree.locations + tree.ledgers.map(\.head) + tree.assets + tree.statics)
    var files: [String: [String]] = [:]
    for (file, page) in loader.pageFiles {
      for presentation in context.languages.map(\.presentation)
      where loader.pages.page(page.path, in: presentation.language)?.language == page.language {
        files[presentation.pageRoute(page.path).outputPath, default: []].append(file)
      }
    }
    for path in tree.goals {
      guard let file = try? tree.read(path), let goal = parseGoal(file, site: context.site).value?.content else {
        continue
      }
      files[context.main.presentation.goalRoute(goal.id, isPublic: false).outputPath, default: []].append(path)
      for language in context.languages {
        files[language.presentation.goalRoute(goal.id, isPublic: true).outputPath, default: []].append(path)
      }
    }
    self.files = files
  }

  /// The source files of a collision; the unit's key if its page has no single source.
  func files(of collision: PublishingError.Collision) -> [String] {
    let paths =
      switch collision.kind {
      case .same: [collision.path]
      case .folded(let other), .folder(let other): [collision.path, other]
      }
    let shared = paths.flatMap { files[$0, default: []] }.map(tree.shown)
    return collision.units.flatMap { unit in
      if units.contains(unit) { return [tree.shown(unit)] }
      return shared.isEmpty || unit != SiteUnits.pagesUnit && unit != GoalUnit.unit ? [unit] : shared
    }
  }
}

extension Route {
  /// The page's path in the output folder.
  fileprivate var outputPath: String { "\(tree.name)/\(path)" }
}
