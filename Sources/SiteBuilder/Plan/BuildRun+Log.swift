import MenugenDomain
import MenugenPublishing

/// The messages of `--verbose`: what is read, and whether and why each menu and ledger is rebuilt.
extension BuildRun {
  func log() {
    let counts = [
      ("menu", tree.menus.count), ("ledger", tree.ledgers.count), ("goal", tree.goals.count),
      ("page", tree.pages.count),
      ("asset", tree.assets.count),
    ]
    options.log(
      "read \(tree.shown("")): " + counts.map { "\($1) \($0)\($1 == 1 ? "" : "s")" }.joined(separator: ", "))
    options.log("theme \(options.theme ?? context.site.theme)")
  }

  func log<Summary>(_ kind: String, _ units: [BuiltUnit<Summary>]) {
    for unit in units {
      options.log(
        "\(kind) \(unit.path): \(unit.isKept ? "kept" : "built (\(destination.reason(forBuilding: unit.path)))")")
    }
  }
}

extension Destination {
  /// Why a unit is rebuilt.
  fileprivate func reason(forBuilding key: String) -> String {
    guard case .publication(let publication) = self else { return "no cache" }
    return switch publication.reason(forMaking: key) {
    case .forced: "--force"
    case .firstBuild: "first build"
    case .new: "new"
    case .changed: "changed"
    }
  }
}
