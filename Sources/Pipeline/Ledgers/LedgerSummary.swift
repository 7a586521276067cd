package import Domain
package import ViewModels

/// What the list of reports knows of one ledger.
package struct LedgerSummary: Sendable {
  package var id: String
  package var name: Label
  package var language: LanguageTag
  package var isPublic: Bool
  package var state: State
  package var count: Int
  /// The sum in each currency, in minor units.
  package var totals: [(currency: Currency, units: Int128)]
  /// What each category comes to in each currency; `nil` for movements without one.
  package var categories: [(name: String?, currency: Currency, units: Int128)]

  /// Whether its movements are known; else its page says why they aren't.
  package enum State: String, Sendable { case ready, loading, failed }

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

  package init(_ ledger: Ledger, _ report: LedgerReport) {
    self.init(
      id: ledger.id, name: ledger.name, language: ledger.language, isPublic: ledger.visibility == .public,
      state: ledger.isElsewhere ? .loading : .ready, count: report.count,
      totals: report.byCurrency.map { ($0.currency, $0.sum.total) },
      categories: report.byCategory.map { ($0.key, $0.currency, $0.sum.total) })
  }
}

extension Presentation {
  /// What a page says in place of movements that aren't known.
  func notice(for state: LedgerSummary.State) -> Notice? {
    switch state {
    case .ready: nil
    case .loading: notice(.loading)
    case .failed: notice(.contentError)
    }
  }
}

extension FramePresenter {
  /// The list of the private ledgers, and of the goals that they feed.
  ///
  /// - Parameter failed: The ids of goals that have errors: their pages say so.
  package func reportsPage(
    _ ledgers: [LedgerSummary], goals: [Goal] = [], failed: [String] = []
  ) -> ReportsPage {
    let route = presentation.reportsRoute()
    var frame = frame(at: route, title: presentation.phrases.reports)
    frame.breadcrumbs = []
    return ReportsPage(
      frame: frame, title: presentation.phrases.reports, ledgers: ledgers.map { card($0, at: route) },
      goals: goals.map { GoalPresenter($0, ledgers: ledgers, frames: self).card(from: route) }
        + failed.map { id in
          GoalCardViewModel(
            link: LinkViewModel(
              LabelViewModel(id), url: route.link(to: presentation.goalRoute(id, isPublic: false))),
            state: presentation.notice(.contentError).message)
        },
      notice: ledgers.isEmpty && failed.isEmpty ? presentation.notice(.empty) : nil)
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
