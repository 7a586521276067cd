package import MenugenDiagnostics
package import MenugenFiles
import MenugenText

/// menugen's own paths in the output folder.
enum OutputPath {
  static let state = OutputLayout.state
  static let lock = "lock"
  static let manifest = state + "/manifest"
  static let journal = state + "/journal"
  static let unfinishedJournal = stage + "/journal"
  static let stage = state + "/stage"
  static let manifestName = "manifest"
  static let stagedManifest = stage + "/manifest"
  /// The previous manifest, on file systems without atomic exchange.
  static let oldManifest = stage + "/manifest.old"
  /// The manifest without leftovers, which replaces one with them.
  static let lastManifestName = "last-manifest"
  static let lastManifest = stage + "/last-manifest"
  /// The trees from before the manifest was lost.
  static let replaced = state + "/replaced"

  static func staged(_ tree: OutputTree) -> String { "\(stage)/\(tree.name)" }
}

/// The options of publishing.
package struct PublishingOptions: Sendable {
  /// Rebuilds everything and replaces whole trees.
  package var force: Bool
  /// Waits for the disk, so that output is consistent even after a power failure.
  package var durable: Bool
  /// Collects the paths of changed and removed files.
  package var listsChanges: Bool
  /// The maximum number of writers that create files of a full build at the same time.
  package var writersAtOnce: Int
  /// How long to wait for another build, in milliseconds.
  package var patience: Int
  /// See `Folder.BeforeChange`.
  package var beforeChange: Folder.BeforeChange?
  /// What the process knows of the output from its last build.
  package var known: KnownOutput?
  /// The shards to merge, if the output is made of them.
  package var shards: JoinedShards?

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

/// The result of publishing.
package struct PublishingReport: Sendable, Equatable {
  package var written = 0
  package var unchanged = 0
  package var removed = 0
  /// Paths in the output folder (`site/index.html`), sorted; only with `listsChanges`.
  package var changedPaths: [String] = []
  package var removedPaths: [String] = []
  /// Files of unknown origin that are kept after a lost manifest, sorted.
  package var unknownPaths: [String] = []

  package init() {}
}

extension PublishingReport {
  private static let unknownLimit = 100

  /// Errors for files of unknown origin, as they remain published.
  package func diagnostics(output: String) -> [Diagnostic] {
    unknownPaths.prefix(Self.unknownLimit).map { path in
      Diagnostic(.unknownOutput, at: .file(joinPath(output, path)))
    }
  }
}
