package import MenugenDomain
import MenugenLocalization
package import MenugenViewModels

/// A ledger's summary for the list of reports.
package struct LedgerSummary: Sendable {
  package var id: String
  package var name: Label
  package var language: LanguageTag
  package var isPublic: Bool
  package var state: State
  package var count: Int
  /// The sum in each currency, in minor units.
  package var totals: [(currency: Currency, units: Int128)]
  /// The sum of each category in each currency; `nil` for movements without a category.
  package var categories: [(name: String?, currency: Currency, units: Int128)]
  /// The input files.
  package var inputs: [ReportInput] = []
  /// The site paths that its text links to.
  package var links: [String] = []
  /// The files in `assets/` that movements' notes mention.
  package var namedFiles: [String] = []
  /// The files of movements' receipts in the content folder, and those that are missing.
  package var receipts: [String] = []
  package var missingReceipts: [String] = []
  /// The days and balances of its accounts.
  package var accountSpans: [AccountSpan] = []
  /// Its remote source, and a hash of what it gave.
  package var source: RemoteSource?
  package var sourceStamp: UInt64 = 0

  /// Whether its movements are known.
  package enum State: String, Sendable { case ready, loading, internetError, serviceError, failed }

  package init(
    id: String, name: Label, language: LanguageTag, isPublic: Bool, state: State = .ready, count: Int = 0,
    totals: [(currency: Currency, units: Int128)] = [],
    categories: [(name: String?, currency: Currency, units: Int128)] = []
  ) {
    self.id = id
    self.name = name
    self.language = language
    self.isPublic = isPublic
    self.state = state
    self.count = count
    self.totals = totals
    self.categories = categories
  }

  package init(_ ledger: Ledger, _ report: LedgerReport, inputs: [ReportInput] = []) {
    self.init(
      id: ledger.id, name: ledger.name, language: ledger.language, isPublic: ledger.visibility == .public,
      state: State(ledger.missing), count: report.count,
      totals: report.byCurrency.map { ($0.currency, $0.sum.total) },
      categories: report.byCategory.map { ($0.key, $0.currency, $0.sum.total) })
    self.inputs = inputs
    accountSpans = ledger.accountSpans
    source = ledger.source
  }
}

extension LedgerSummary.State {
  init(_ missing: MissingContent?) {
    switch missing {
    case nil: self = .ready
    case .loading: self = .loading
    case .internetError: self = .internetError
    case .serviceError: self = .serviceError
    }
  }

  /// Whether the movements are in a source that doesn't give them now.
  package var isMissing: Bool { self == .loading || self == .internetError || self == .serviceError }
}

extension Presentation {
  /// The notice shown instead of unknown movements.
  func notice(for state: LedgerSummary.State) -> Notice? {
    switch state {
    case .ready: nil
    case .loading: notice(.loading)
    case .internetError: notice(.internetError)
    case .serviceError: notice(.serviceError)
    case .failed: notice(.contentError)
    }
  }
}

extension FramePresenter {
  /// The list of private ledgers and their goals, on several pages if needed.
  ///
  /// - Parameter failed: The ids of goals with errors.
  package func reportsPages(
    _ ledgers: [LedgerSummary], goals: [Goal] = [], failed: [String] = []
  ) -> [(route: Route, page: ReportsPage)] {
    let layout = PageLayout([ledgers.count, goals.count + failed.count])
    let goalLedgers = GoalLedgers(ledgers, of: goals)
    let routes = layout.pages.indices.map { presentation.reportsRoute(page: $0) }
    return zip(routes, layout.pages).enumerated().map { index, place in
      let (route, pieces) = place
      let part = pageOf(index, routes.count)
      var frame = frame(
        at: route, title: [presentation.phrases.reports, part].compactMap(\.self).joined(separator: " · "))
      if index == 0 { frame.breadcrumbs = [] }
      var page = ReportsPage(
        frame: frame, title: presentation.phrases.reports, ledgers: [],
        notice: ledgers.isEmpty && failed.isEmpty ? presentation.notice(.empty) : nil)
      for piece in pieces {
        if piece.run == 0 {
          page.ledgers = ledgers[piece.rows].map { card($0, at: route) }
          page.sumWidth = SumWidth(length: page.ledgers.flatMap(\.totals).map(\.count).max() ?? 0)
        } else {
          page.goals = piece.rows.map { row in
            row < goals.count
              ? GoalPresenter(goals[row], ledgers: goalLedgers, frames: self).card(from: route)
              : card(ofFailed: failed[row - goals.count], at: route)
          }
        }
      }
      guard routes.count > 1 else { return (route, page) }
      page.part = part
      page.pages = presentation.pageLinks(at: index, of: routes.count) { routes[$0] }
      return (route, page)
    }
  }

  /// The list of all ledgers on one page, for plain text.
  package func reportsText(_ ledgers: [LedgerSummary], like page: ReportsPage) -> ReportsPage {
    var page = page
    page.ledgers = ledgers.map { card($0, at: presentation.reportsRoute()) }
    return page
  }

  func pageOf(_ index: Int, _ count: Int) -> String? {
    if count == 1 { return nil }
    return presentation.phrases.pageOf([
      "number": presentation.number(index + 1), "count": presentation.number(count),
    ])
  }

  private func card(ofFailed goal: String, at list: Route) -> GoalCardViewModel {
    GoalCardViewModel(
      link: LinkViewModel(LabelViewModel(goal), url: list.link(to: presentation.goalRoute(goal, isPublic: false))),
      state: presentation.notice(.contentError).message)
  }

  private func card(_ ledger: LedgerSummary, at list: Route) -> LedgerCardViewModel {
    LedgerCardViewModel(
      name: presentation.label(ledger.name, in: ledger.language),
      url: list.link(to: presentation.ledgerRoute(ledger.id, isPublic: false)),
      count: presentation.notice(for: ledger.state)?.message
        ?? presentation.phrases.movementCount(ledger.count, text: presentation.number(ledger.count)),
      totals: ledger.totals.map { presentation.amountText($0.units, $0.currency) })
  }
}
