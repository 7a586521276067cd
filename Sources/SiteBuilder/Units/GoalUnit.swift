import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenParsers
import MenugenPipeline
import MenugenPublishing
import MenugenRenderers
import MenugenText
import MenugenViewModels

/// Builds the pages of all goals. Goals are small, so they are read in every build and written as one unit.
struct GoalUnit: Sendable {
  static let unit = "goals"

  let context: BuildContext
  private(set) var goals: [Goal] = []
  /// The ids of goals with errors, if the build continues after errors.
  private(set) var failed: [String] = []
  /// The files and ids of goals with errors.
  private(set) var broken: [(path: String, id: String)] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether a file couldn't be read.
  private(set) var hasFileFailure = false
  private(set) var files: [HashedFile] = []
  private var ledgers = GoalLedgers([], of: [])
  /// Each goal's file, by id.
  private var inputs: [String: ReportInput] = [:]
  private var fingerprint: Fingerprint

  /// - Parameter unusable: The names of ledgers with errors, whose contents are unknown.
  init(context: BuildContext, ledgers: [LedgerSummary], unusable: Set<String>) {
    self.context = context
    fingerprint = Fingerprint()
    fingerprint.combine(context.fingerprint)
    var parsed: [Parsed<Goal>] = []
    var files: [String: SourceFile] = [:]
    for path in context.tree.goals {
      let file: SourceFile
      do throws(FileError) {
        file = try context.tree.read(path)
      } catch {
        diagnostics.append(error.diagnostic)
        if error.isContentError { fail(fileID(path), path) } else { hasFileFailure = true }
        continue
      }
      files[file.path] = file
      if let hashed = HashedFile(path, file.bytes) { self.files.append(hashed) }
      fingerprint.combine(file.path)
      fingerprint.combine(file.bytes)
      let checked = parseGoal(file, site: context.site)
      diagnostics += checked.diagnostics
      if let goal = checked.value {
        parsed.append(goal)
        inputs[goal.content.id] = ReportInput(path: path, sha256: FileDigest(of: file.bytes).hex)
      } else {
        fail(fileID(path), path)
      }
    }
    for ledger in ledgers { fingerprint.combine(CacheEntry(summary: ledger, diagnostics: []).bytes) }

    diagnostics += DuplicateIDCheck("goal").duplicates(
      among: parsed.map { [files] goal in
        DuplicateIDCheck.File(goal.origins.path, id: goal.content.id) {
          files[goal.origins.path].map(goal.origins.place) ?? .file(goal.origins.path)
        }
      })
    let unknown = unusable.union(ledgers.filter { $0.state != .ready }.map(\.id))
    let known = Set(ledgers.map(\.id))
    let sources = GoalLedgers(ledgers, of: parsed.lazy.map(\.content))
    self.ledgers = sources
    var references = GoalReferences(ledgers: ledgers.map(\.id), sums: sources.sums(of:)) { [files] in files[$0] }
    let shared = Dictionary(grouping: parsed, by: { collisionKey($0.content.id) }).filter { $0.value.count > 1 }
    for goal in parsed {
      if context.keepsGoing, shared[collisionKey(goal.content.id)] != nil {
        fail(goal)
        continue
      }
      guard case .ledger(let fed) = goal.content.measure else {
        goals.append(goal.content)
        continue
      }
      let faults = unknown.contains(fed.ledger) ? [] : references.unknown(in: goal.origins)
      diagnostics += faults
      if !faults.contains(where: { $0.severity == .error }), known.contains(fed.ledger) {
        goals.append(goal.content)
      } else {
        fail(goal)
      }
    }
    // One error page for each id, and none in place of a goal's page.
    var taken = Set(goals.map { collisionKey($0.id) })
    failed = failed.filter { taken.insert(collisionKey($0)).inserted }
  }

  /// Records a goal with errors. It is treated as private, as its ledger may be.
  private mutating func fail(_ id: String, _ path: String) {
    broken.append((path, id))
    if context.keepsGoing { failed.append(id) }
  }

  private mutating func fail(_ goal: Parsed<Goal>) { fail(goal.content.id, inputs[goal.content.id]?.path ?? "") }

  /// The goals without errors, with their files.
  var sound: [(id: String, path: String)] { goals.map { ($0.id, inputs[$0.id]?.path ?? "") } }

  /// A hash of the goals and their ledgers.
  var hash: ContentHash { fingerprint.hash }

  /// The file of a goal, as a path in the content folder.
  func path(of goal: Goal) -> String? { inputs[goal.id]?.path }

  var publicGoals: [Goal] { goals.filter { presenter($0, context.main).isPublic } }
  var privateGoals: [Goal] { goals.filter { !presenter($0, context.main).isPublic } }

  func build(into output: PageOutput) throws(PublishingError) {
    if goals.isEmpty, failed.isEmpty { return }
    try output.makeUnit(Self.unit, hash) { () throws(PublishingError) in
      for language in context.languages { try write(publicGoals, isPublic: true, language, to: output) }
      try write(privateGoals, isPublic: false, context.main, to: output)
      for id in failed {
        try context.writeErrorPages(to: output, isPublic: false) { $0.goalRoute(id, isPublic: false) }
      }
    }
  }

  private func write(
    _ goals: [Goal], isPublic: Bool, _ language: BuildContext.Language, to output: PageOutput
  ) throws(PublishingError) {
    if goals.isEmpty { return }
    var pages: [GoalPage] = []
    for goal in goals {
      let presenter = presenter(goal, language)
      let page = presenter.page()
      pages.append(page)
      try output.write(presenter.route) { context.theme.theme.render(page, words: language.words, into: &$0) }
    }
    let title = language.presentation.goalsTitle
    try output.write(language.presentation.goalsTextRoute(isPublic: isPublic)) { [pages] output in
      writeGoalsText(pages, title: title, to: &output)
    }
  }

  private func presenter(_ goal: Goal, _ language: BuildContext.Language) -> GoalPresenter {
    GoalPresenter(goal, ledgers: ledgers, frames: language.frames, input: inputs[goal.id])
  }
}
