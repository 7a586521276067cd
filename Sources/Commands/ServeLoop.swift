import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenPipeline
import MenugenPublishing
import MenugenServer
import MenugenSiteBuilder
import MenugenText
import MenugenViewModels

/// Builds the site, and again after every change, and informs the server.
struct ServeLoop: Sendable {
  let server: SiteServer
  let console: Console
  /// The folders to watch.
  let folders: [String]
  let options: BuildPlan.Options
  private let known = KnownOutput()

  /// How long to wait for another program's build, and for a change before the output is looked for, in milliseconds.
  private static let retryTime = 1_000
  /// How long the build waits after a preview, in milliseconds.
  private static let paintTime = 60
  /// How many files of the output are compared between two looks for a change.
  private static let checkedAtOnce = 10_000

  /// Builds for ever.
  ///
  /// - Parameter ready: Called after the first build.
  func run(ready: () -> Void) {
    showLoadingPage()
    // Before the first build, so that no change is missed.
    let watcher = FolderWatcher(folders)
    var last = build(after: nil)
    ready()
    var hasNotedPolling = false
    // The first build looked at every file of the output.
    var check = KnownOutput.Check.intact
    var pause = Self.retryTime
    while true {
      #if os(Linux)
        if watcher.polls, !hasNotedPolling { console.report([Diagnostic(.watchLimit, at: .run)]) }
      #endif
      hasNotedPolling = watcher.polls
      let isLocked = last.diagnostics.contains { $0.id == DiagnosticMessage.lockedOutput(by: nil).id }
      let couldHaveSite = last.report != nil || last.hasFileFailure
      let hasChanged = watcher.wait(milliseconds: pause)
      pause = Self.retryTime
      if !hasChanged, check == .unfinished {
        check = known.check(Self.checkedAtOnce, in: options.output ?? "")
        if check == .unfinished { pause = 1 }
      }
      // Someone may change or delete the output, also during a build.
      if hasChanged || isLocked || couldHaveSite && !hasSite || check == .changed {
        if !hasChanged { known.forget() }
        last = build(after: last)
        check = hasChanged ? .unfinished : .intact
      }
    }
  }

  private var hasSite: Bool {
    DiskFiles(root: options.output ?? "").exists("\(OutputTree.site.name)/\(OutputLayout.index)")
  }

  private func showLoadingPage() {
    let (notice, language) = BuildPlan(options: options).waitingWords()
    let words = LoadingWords(
      language: language.code, isRightToLeft: language.isRightToLeft, title: notice.title, message: notice.message)
    server.update { $0.loading = words }
  }

  private func build(after last: BuildPlan.Outcome?) -> BuildPlan.Outcome {
    var options = options
    options.publishing.known = known
    options.preview = ThemePreview { [server] in
      server.openPages
    } show: { [server] in
      show($0, $1, on: server)
    }
    let outcome = BuildPlan(options: options).run()
    let changed = outcome.report.map { $0.changedPaths + $0.removedPaths } ?? []
    let isReady = outcome.report != nil || hasSite
    let path = basePath(of: outcome.baseURL)
    server.update { state in
      // Pages of a preview that wasn't published return to the last build.
      if !changed.isEmpty || !state.preview.isEmpty {
        state.build += 1
        state.changedPaths = changed + state.preview.keys.sorted()
        state.preview = [:]
      }
      state.isReady = isReady
      state.basePath = path
      if outcome.report != nil { state.themeFolder = outcome.themeFolder }
      state.problems = outcome.report == nil ? outcome.diagnostics : []
    }
    report(outcome, after: last)
    return outcome
  }

  /// Serves pages with a changed theme, and updates them where they are open.
  private func show(_ themeFolder: String, _ files: [String: [UInt8]], on server: SiteServer) {
    server.update { state in
      state.build += 1
      state.changedPaths = files.keys.filter { $0.hasSuffix(".html") }
      state.themeFolder = themeFolder
      state.preview = files
    }
    // The browser paints before the build needs all processors.
    pause(milliseconds: Self.paintTime)
  }

  /// Prints what is new since the last build.
  private func report(_ outcome: BuildPlan.Outcome, after last: BuildPlan.Outcome?) {
    let known = Set(last?.diagnostics ?? [])
    console.report(outcome.diagnostics.filter { !known.contains($0) })
    guard let report = outcome.report else { return }
    if let last, last.report == nil { console.log("Every error is corrected") }
    console.log(
      "Built \(outcome.content): \(count(report.written, "file", "files")) written, \(report.removed) removed")
  }
}
