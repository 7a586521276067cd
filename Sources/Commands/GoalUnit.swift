import Diagnostics
import Domain
import Files
import Parsers
import Pipeline
import Publishing
import Renderers
import Text
import ViewModels

/// Makes the pages of all goals. Goals are few and small: they are read in every build, and written as one.
struct GoalUnit: Sendable {
  let context: BuildContext
  private(set) var goals: [Goal] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The disk didn't give a file.
  private(set) var hasFileFailure = false
  private let ledgers: [LedgerSummary]
  private var fingerprint: Fingerprint

  /// - Parameter unusable: The names of ledgers that have errors: what they hold isn't known, and isn't missed.
  init(context: BuildContext, ledgers: [LedgerSummary], unusable: Set<String>) {
    self.context = context
    self.ledgers = ledgers
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
        if !error.isContentError { hasFileFailure = true }
        continue
      }
      files[file.path] = file
      fingerprint.combine(file.path)
      fingerprint.combine(file.bytes)
      let checked = parseGoal(file, site: context.site)
      diagnostics += checked.diagnostics
      if let goal = checked.value { parsed.append(goal) }
    }
    for ledger in ledgers { fingerprint.combine(UnitRecord(summary: ledger, diagnostics: []).bytes) }

    let checks = ReferenceChecks { [files] in files[$0] }
    diagnostics += checks.findTwins("goal", parsed) { $0.id }
    let fed = parsed.filter { goal in
      if case .ledger(let fed) = goal.content.measure { !unusable.contains(fed.ledger) } else { true }
    }
    diagnostics += checks.findUnknownSources(
      fed, ledgers: ledgers.map { (id: $0.id, categories: $0.categories.compactMap(\.name)) })
    let known = Set(ledgers.map(\.id))
    goals = parsed.map(\.content).filter { goal in
      if case .ledger(let fed) = goal.measure { known.contains(fed.ledger) } else { true }
    }
  }

  /// What a change of a goal, or of a ledger that feeds one, changes.
  var hash: ContentHash { fingerprint.hash }

  var publicGoals: [Goal] { goals.filter { presenter($0, context.main).isPublic } }
  var privateGoals: [Goal] { goals.filter { !presenter($0, context.main).isPublic } }

  func build(into output: PageOutput) throws(PublishingError) {
    if goals.isEmpty { return }
    if try output.keepsOrBegins("goals", hash) { return }
    for language in context.languages { try write(publicGoals, isPublic: true, language, to: output) }
    try write(privateGoals, isPublic: false, context.main, to: output)
    try output.finish()
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
    GoalPresenter(goal, ledgers: ledgers, frames: language.frames)
  }
}
