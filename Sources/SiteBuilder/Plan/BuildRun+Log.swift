import MenugenDomain
import MenugenPublishing

/// The messages of `--verbose`: what is read, and whether and why each unit is rebuilt. They name files, never values.
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
    guard options.isVerbose else { return }
    let changed = changedInputs
    for unit in units {
      if destination.shards != nil, kind != "file" {
        options.log("\(kind) \(unit.path): taken from its shard")
        continue
      }
      options.log(
        "\(kind) \(unit.path): \(unit.isKept ? "kept" : "built (\(reason(forBuilding: unit.path, changed)))")")
    }
  }

  /// The pages of the whole site, which are built after the menus and ledgers.
  func logSharedPages() {
    guard options.isVerbose, case .publication(let publication) = destination else { return }
    let units = [
      ("home page, pages and feeds", SiteUnits.pagesUnit), ("goals", GoalUnit.unit),
      ("list of reports", SiteUnits.reportsUnit), ("theme's files", SiteUnits.themeUnit),
    ]
    let changed = changedInputs
    for (name, key) in units {
      switch publication.isKept(key) {
      case true?: options.log("\(name): kept")
      case false?: options.log("\(name): built (\(reason(forBuilding: key, changed)))")
      case nil: continue
      }
    }
  }

  /// Why a unit is rebuilt.
  private func reason(forBuilding key: String, _ changed: [String]) -> String {
    guard case .publication(let publication) = destination else { return "no cache" }
    switch publication.reason(forMaking: key) {
    case .forced: return "--force"
    case .merged: return "covers several shards"
    case .firstBuild: return "first build"
    case .new: return "new"
    case .outputs: return "its pages were changed or removed"
    case .changed: return changed.isEmpty ? "changed" : changed.joined(separator: ", ") + " changed"
    }
  }

  /// What all pages depend on and isn't as in the previous build.
  private var changedInputs: [String] {
    previousInputs.map(loader.inputs.changes) ?? []
  }

  /// The inputs of the previous build; `nil` if there is none.
  var previousInputs: SharedInputs? {
    destination.previousSummaries { $0 == SharedInputs.unit }.first.flatMap { SharedInputs(bytes: $0.summary) }
  }
}
