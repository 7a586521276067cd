package import MenugenDiagnostics
import MenugenFiles
import MenugenText
import Synchronization

/// Publishes a build to an output folder: keeps unchanged pages, stages changed ones, and commits them atomically.
///
/// Pages are published in *units*: a menu, a ledger, the pages of the whole site. A unit has a key and a fingerprint of
/// its inputs. The caller asks `keep` for each unit; if that returns `nil`, it renders the unit's pages through a
/// `PageWriter`. Pages of units that are neither kept nor written are removed.
///
/// ```swift
/// let publication = try Publication.open("Output")
/// let writer = try publication.makeWriter()  // one per worker
/// if publication.keep("menus/dinner", fingerprint) == nil {
///   writer.begin("menus/dinner", fingerprint)
///   try writer.write(.site, "menus/dinner/index.html", page)
///   try writer.finish(summary: [])
/// }
/// let report = try publication.commit()
/// ```
package final class Publication: Sendable {
  let output: Folder
  let options: PublishingOptions
  /// Limits the number of writers that create files at the same time.
  let semaphore: Semaphore
  let manifest: Manifest
  /// The status of the manifest's file; `nil` without one.
  let manifestStatus: FileStatus?
  /// Whether the manifest is the one that this process wrote last.
  private let isKnown: Bool
  /// Whether everything is rebuilt, staged as whole trees and switched.
  package let isFull: Bool
  /// Whether there are files, but no usable manifest to identify menugen's.
  let lostManifest: Bool
  /// Whether an earlier commit was interrupted and its journal is unusable.
  private let isUnfinished: Bool

  /// Released at the end of the build, even if this object lives on.
  private let lock: Mutex<FolderLock?>
  /// What `open` created, for `abandon` to remove.
  private let made: Made
  private let liveTrees: [Folder?]
  private let state = Mutex(State())

  private struct Made {
    /// The output folder and its created parents, outermost first.
    var folders: [String] = []
    /// Whether menugen's own folder and the lock file were created. Only the lock's holder removes the file.
    var hasState = false
    var hasLock = false
  }

  struct State: Sendable {
    var kept: [Int] = []
    var finished: [FinishedUnit] = []
    var keys: Set<String> = []
    var stage: Stage?
    /// Whether the stage may exist on disk.
    var hasStage = false
    var writerCount = 0
    var isOver = false
  }

  /// Takes the lock, completes or undoes the commit of a killed build, and reads the manifest.
  package static func open(
    _ path: String, _ options: PublishingOptions = PublishingOptions()
  ) throws(PublishingError)
    -> Publication
  {
    try Publication(path, options)
  }

  private init(_ path: String, _ options: PublishingOptions) throws(PublishingError) {
    self.options = options
    semaphore = Semaphore(options.writersAtOnce)
    var made = Made()
    do throws(FileError) {
      output = try Folder.make(path, made: &made.folders, beforeChange: options.beforeChange)
    } catch {
      Folder.unmake(made.folders, beforeChange: options.beforeChange)
      throw .file(error)
    }
    let found: Found
    do throws(PublishingError) {
      made.hasState = try Self.checkPlaces(in: output, path: path)
      lock = Mutex(try Self.takeLock(in: output, patience: options.patience))
      made.hasLock = true
      found = try Self.recover(output, options.known)
    } catch {
      Self.clear(made, in: output, options)
      throw error
    }
    // A build killed before publishing anything left only its folder.
    if found.manifestStatus == nil, !found.hasFiles { made.hasState = true }
    self.made = made
    let manifest = found.known ?? found.manifest.flatMap { Manifest($0) }
    manifestStatus = found.manifestStatus
    isKnown = found.known != nil
    lostManifest = manifest == nil && (found.manifestStatus != nil || found.hasFiles)
    isUnfinished = found.isUnfinished
    self.manifest = manifest ?? .none
    isFull = options.force || options.shards != nil || manifest == nil || found.isUnfinished
    liveTrees = try onDisk { [output] () throws(FileError) in
      try output.liveTrees()
    }
  }

  /// Keeps a unit whose inputs and files are unchanged, and returns its summary.
  ///
  /// Costs a `stat` for each output: size, time and inode must be what they were when it was written. Costs none if
  /// this process knows the output from its last build (`PublishingOptions.known`).
  package func keep(_ key: String, _ fingerprint: ContentHash) throws(PublishingError) -> [UInt8]? {
    try keep(key, fingerprint) { $0 }
  }

  /// Keeps a unit whose summary `read` can read.
  package func keep<Summary>(
    _ key: String, _ fingerprint: ContentHash, _ read: ([UInt8]) -> Summary?
  ) throws(PublishingError) -> Summary? {
    guard !isFull, let index = manifest.index(ofUnit: key) else { return nil }
    let unit = manifest.units[index]
    guard unit.fingerprint == fingerprint, isKnown || hasOutputs(of: unit) else { return nil }
    guard let summary = read(manifest.summary(of: unit)) else { return nil }
    try state.withLock { state throws(PublishingError) in
      try state.register(key)
      state.kept.append(index)
    }
    return summary
  }

  /// The shards that the output is merged of.
  package var shards: JoinedShards? { options.shards }

  /// Why a unit is rebuilt.
  package enum Reason: Sendable {
    case forced, firstBuild, new
    /// The output is merged of shards, and this covers several.
    case merged
    /// Files of the output were changed or removed by something else.
    case outputs
    case changed
  }

  package func reason(forMaking key: String) -> Reason {
    if options.shards != nil { return .merged }
    if options.force { return .forced }
    if isFull { return .firstBuild }
    guard let index = manifest.index(ofUnit: key) else { return .new }
    return hasOutputs(of: manifest.units[index]) ? .changed : .outputs
  }

  /// Whether a unit of this build was kept; `nil` if the build has no such unit.
  package func isKept(_ key: String) -> Bool? {
    state.withLock { state in
      guard state.keys.contains(key) else { return nil }
      return manifest.index(ofUnit: key).map(state.kept.contains) ?? false
    }
  }

  /// Whether the previous build published a unit with the same inputs.
  package func wasPublished(_ key: String, _ fingerprint: ContentHash) -> Bool {
    manifest.index(ofUnit: key).map { manifest.units[$0].fingerprint == fingerprint } ?? false
  }

  /// The summaries of the previous build's units with matching keys, sorted by key.
  package func previousSummaries(where isWanted: (String) -> Bool) -> [(key: String, summary: [UInt8])] {
    manifest.summaries(where: isWanted)
  }

  /// Diagnostics about the output folder.
  package var notes: [Diagnostic] {
    if lostManifest {
      return [
        Diagnostic(.lostManifest(oldFolders: OutputPath.replaced), at: .file(output.path))
      ]
    }
    guard isUnfinished else { return [] }
    return [
      Diagnostic(.unfinishedBuild, at: .file(output.path))
    ]
  }

  /// Creates a writer for one thread, which may write several units in sequence.
  package func makeWriter() -> PageWriter {
    let number = state.withLock { state in
      state.writerCount += 1
      return state.writerCount
    }
    return PageWriter(self, number: Int32(clamping: number))
  }

  /// Ends the build without changing the output folder.
  package func abandon() {
    let (wasOver, hasStage) = state.withLock { state in
      defer {
        state.isOver = true
        // Close its handles: they may be needed to clean up.
        state.stage = nil
      }
      return (state.isOver, state.hasStage)
    }
    guard !wasOver else { return }
    // The next build removes the rest.
    if hasStage { _ = try? output.removeAll(OutputPath.stage) }
    Self.clear(made, in: output, options)
    lock.withLock { $0 = nil }
  }

  private static func clear(_ made: Made, in output: Folder, _ options: PublishingOptions) {
    if made.hasState {
      if made.hasLock { _ = try? output.remove(lockPath) }
      _ = try? output.removeFolder(OutputPath.state)
    }
    Folder.unmake(made.folders, beforeChange: options.beforeChange)
  }

  deinit { abandon() }
}

// MARK: - for the writers and the commit

extension Publication {
  func live(_ tree: OutputTree) -> Folder? { liveTrees[Int(tree.rawValue)] }

  /// The stage, created for the first changed page.
  func stage() throws(PublishingError) -> Stage {
    try state.withLock { state throws(PublishingError) in
      if let stage = state.stage { return stage }
      state.hasStage = true
      let stage = try onDisk { () throws(FileError) in try Stage(in: output, isFull: isFull) }
      state.stage = stage
      return stage
    }
  }

  func finish(_ unit: FinishedUnit) throws(PublishingError) {
    try state.withLock { state throws(PublishingError) in
      try state.register(unit.key)
      state.finished.append(unit)
    }
  }

  /// The units kept and written so far.
  func snapshot() -> State { state.withLock { $0 } }

  /// Ends the build and releases the lock.
  func end() {
    state.withLock { $0.isOver = true }
    lock.withLock { $0 = nil }
  }

  private func hasOutputs(of unit: Manifest.Unit) -> Bool { manifest.hasOutputs(of: unit, in: liveTrees) }
}

extension Publication.State {
  /// Records the key of a unit, which must be unique.
  fileprivate mutating func register(_ key: String) throws(PublishingError) {
    guard keys.insert(key).inserted else {
      throw .collisions([PublishingError.Collision(path: key, units: [key, key])])
    }
  }
}

/// The folder of pages waiting for the commit.
struct Stage: Sendable {
  let folder: Folder
  /// The trees of a full build; empty for an incremental one, whose files are numbered in `folder`.
  let trees: [Folder]

  fileprivate init(in output: Folder, isFull: Bool) throws(FileError) {
    try output.makeFolder(OutputPath.stage)
    folder = try output.openFolder(OutputPath.stage)
    var trees: [Folder] = []
    if isFull {
      for tree in OutputTree.allCases {
        try folder.makeFolder(tree.name)
        trees.append(try folder.openFolder(tree.name))
      }
    }
    self.trees = trees
  }
}
