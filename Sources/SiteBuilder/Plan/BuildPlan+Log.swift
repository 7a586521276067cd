import MenugenDomain
import MenugenPublishing

/// The messages of `--verbose`: what is read, and whether and why each menu and ledger is rebuilt.
extension BuildPlan {
  func log(_ loader: SiteLoader) {
    let tree = loader.context.tree
    let counts = [
      ("menu", tree.menus.count), ("ledger", tree.ledgers.count), ("goal", tree.goals.count),
      ("page", tree.pages.count),
      ("asset", tree.assets.count),
    ]
    options.log(
      "read \(tree.shown("")): " + counts.map { "\($1) \($0)\($1 == 1 ? "" : "s")" }.joined(separator: ", "))
    options.log("theme \(options.theme ?? loader.context.site.theme)")
  }

  func log(_ kind: String, _ units: [(path: String, isKept: Bool)], _ destination: Destination) {
    for unit in units {
      options.log("\(kind) \(unit.path): \(unit.isKept ? "kept" : "made, \(destination.reason(forMaking: unit.path))")")
    }
  }
}

extension Destination {
  /// Why a unit is rebuilt.
  fileprivate func reason(forMaking key: String) -> String {
    guard case .publication(let publication) = self else { return "nothing is published" }
    return switch publication.reason(forMaking: key) {
    case .forced: "since --force makes everything"
    case .firstBuild: "since there is no record of a build before"
    case .new: "since it is new"
    case .changed: "since it, what all pages are made from, or its pages changed"
    }
  }
}
