package import Files

/// The two trees of an output folder.
package enum OutputTree: UInt8, CaseIterable, Sendable {
  /// Public: what `menugen publish` publishes.
  case site
  /// Private: never published.
  case reports

  package var name: String { self == .site ? "site" : "reports" }
}

/// The places in the output folder that are menugen's own, as paths from it.
enum OutputPath {
  static let state = ".menugen"
  static let lock = "lock"
  static let manifest = ".menugen/manifest"
  static let journal = ".menugen/journal"
  static let unfinishedJournal = ".menugen/stage/journal"
  static let stage = ".menugen/stage"
  static let stagedManifest = ".menugen/stage/manifest"

  static func staged(_ tree: OutputTree) -> String { "\(stage)/\(tree.name)" }
}

/// How to publish.
package struct PublishingOptions: Sendable {
  /// Builds all again and switches the trees as a whole.
  package var force: Bool
  /// Waits for the disk, so that even a power cut leaves the whole old or the whole new output.
  package var durable: Bool
  /// Collects the paths of what changed and what was removed.
  package var listsChanges: Bool
  /// How many writers may make the files of a full build at the same time.
  package var writersAtOnce: Int
  /// How long to wait for another build, in milliseconds.
  package var patience: Int
  /// See `Folder.BeforeChange`.
  package var beforeChange: Folder.BeforeChange?

  package init(
    force: Bool = false, durable: Bool = true, listsChanges: Bool = false, writersAtOnce: Int = 1,
    patience: Int = 3000,
    beforeChange: Folder.BeforeChange? = nil
  ) {
    self.force = force
    self.durable = durable
    self.listsChanges = listsChanges
    self.writersAtOnce = writersAtOnce
    self.patience = patience
    self.beforeChange = beforeChange
  }
}

/// What a build did to the output folder.
package struct PublishingReport: Sendable, Equatable {
  package var written = 0
  package var unchanged = 0
  package var removed = 0
  /// Paths from the output folder (`site/index.html`), sorted; only with `listsChanges`.
  package var changedPaths: [String] = []
  package var removedPaths: [String] = []

  package init() {}
}
