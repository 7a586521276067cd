package import MenugenDomain
import MenugenLocalization
package import MenugenViewModels

extension Presentation {
  package var goalsTitle: String { phrases.required("goals") }
}

/// The ledgers used by goals, and the sums of their categories.
package struct GoalLedgers: Sendable {
  private var ledgers: [String: (summary: LedgerSummary, sums: CategorySums)] = [:]

  /// - Parameter goals: Ledgers that none of these use are omitted.
  package init(_ ledgers: [LedgerSummary], of goals: some Sequence<Goal>) {
    var fed: Set<String> = []
    for case .ledger(let goal) in goals.lazy.map(\.measure) { fed.insert(goal.ledger) }
    for ledger in ledgers where fed.contains(ledger.id) && self.ledgers[ledger.id] == nil {
      self.ledgers[ledger.id] = (ledger, CategorySums(ledger.categories.lazy.map { ($0.name, $0.currency, $0.units) }))
    }
  }

  /// The sums of a ledger's categories.
  package func sums(of ledger: String) -> CategorySums? { ledgers[ledger]?.sums }

  fileprivate subscript(id: String) -> (summary: LedgerSummary?, sums: CategorySums?) {
    ledgers[id].map { ($0, $1) } ?? (nil, nil)
  }
}

/// Presents a goal in one language.
package struct GoalPresenter: Sendable {
  private let frames: FramePresenter
  private let goal: Goal
  /// The ledger that measures it. A missing one was reported before.
  private let ledger: LedgerSummary?
  /// The sums of the ledger's categories.
  private let sums: CategorySums?
  /// The goal's file.
  private let input: ReportInput?
  private var presentation: Presentation { frames.presentation }

  package init(_ goal: Goal, ledgers: GoalLedgers, frames: FramePresenter, input: ReportInput? = nil) {
    self.goal = goal
    self.input = input
    self.frames = frames
    (ledger, sums) = if case .ledger(let fed) = goal.measure { ledgers[fed.ledger] } else { (nil, nil) }
  }

  /// Whether it is published: a private ledger's goal is private.
  package var isPublic: Bool {
    if case .ledger = goal.measure { ledger?.isPublic ?? false } else { true }
  }

  package var route: Route { presentation.goalRoute(goal.id, isPublic: isPublic) }

  package func page() -> GoalPage {
    let name = presentation.label(goal.name, in: goal.language)
    var page = GoalPage(
      frame: frames.frame(
        at: route, title: name.text,
        counterpart: isPublic ? { [id = goal.id] in $0.goalRoute(id, isPublic: true) } : nil),
      name: name, note: presentation.markup(goal.note, in: goal.language, at: route), state: "")
    if let notice = ledger.flatMap({ presentation.notice(for: $0.state) }) {
      page.notice = notice
      page.state = notice.message
      page.frame.description = notice.message
      page.ledger = ledgerLink
      return page
    }
    switch goal.measure {
    case .steps(let steps): show(steps, on: &page)
    case .ledger(let fed): show(fed, on: &page)
    }
    page.facts.insert(fact("state", page.state), at: 0)
    page.proof = proof
    page.frame.description = [page.state, page.progress?.text].compactMap(\.self).joined(separator: " · ")
    return page
  }

  package func card(from list: Route) -> GoalCardViewModel {
    let page = page()
    return GoalCardViewModel(
      link: LinkViewModel(page.name, url: list.link(to: route)), state: page.state, progress: page.progress)
  }

  // MARK: - Fed by numbers

  private func show(_ steps: StepGoal, on page: inout GoalPage) {
    page.state = stateText(steps.state)
    let unit = steps.unit.map { presentation.tagged($0, in: goal.language) }
    func text(_ value: Quantity) -> String {
      [presentation.number(value), unit].compactMap(\.self).joined(separator: "\u{A0}")
    }
    var bars: [Bar] = []
    if let goal = steps.goal {
      let number = presentation.number(steps.steps)
      page.progress = presentation.mixed(progressText(number, of: text(goal)))
      page.facts += [fact("goal", text(goal)), fact("progress", text(steps.steps))]
      // Being caught takes precedence over any distance.
      if steps.isReached || steps.steps < goal {
        page.percent = percent(steps.steps.millionths, of: goal.millionths)
        page.facts.append(fact("toGo", text(max(0, goal - steps.steps))))
      }
      let progress = progressText(number, of: presentation.number(goal))
      bars.append(Bar("goal", progress, steps.steps.millionths, of: goal.millionths, .goal))
    }
    if steps.pursuerDistance != nil || steps.distance > 0 {
      let pursuer = steps.pursuerDistance ?? 0
      let distance = steps.distance
      let longest = max(distance, pursuer).millionths
      page.facts.append(fact("distance", presentation.number(distance)))
      bars.append(Bar("distance", presentation.number(distance), distance.millionths, of: longest, .goal))
      if steps.pursuerDistance != nil {
        let name = pursuerText(steps.pursuerName)
        let number = presentation.number(pursuer)
        page.facts.append(GoalFactViewModel(name: presentation.mixed(name), value: MixedTextViewModel(number)))
        bars.append(Bar(title: name, number, pursuer.millionths, of: longest, .pursuer))
        if distance > 0 {
          page.pursuer = .init(
            name: presentation.mixed(name).text,
            percent: Int(clamping: pursuer.millionths * 100 / distance.millionths))
        }
      }
    }
    page.chart = chart(bars, page)
  }

  // MARK: - Fed by a ledger

  private func show(_ fed: LedgerGoal, on page: inout GoalPage) {
    let standing = fed.standing(sums ?? CategorySums([]))
    let currency = fed.goal.currency
    func text(_ units: Int128) -> String { presentation.amountText(units, currency) }
    page.state = stateText(standing.state)
    let progress = progressText(text(standing.reached), of: text(standing.goal))
    page.progress = MixedTextViewModel(progress)
    page.facts = [fact("goal", text(standing.goal)), fact("progress", text(standing.reached))]
    // Being caught takes precedence over any amount.
    if standing.isReached || standing.reached < standing.goal {
      page.percent = percent(standing.reached, of: standing.goal)
      page.facts.append(fact("toGo", text(max(0, standing.goal - standing.reached))))
    }
    if let category = fed.category { page.facts.append(fact("category", category)) }
    let notCounted = presentation.phrases.required("notCounted")
    addAmounts(standing.leftOut, notCounted, to: &page)
    let longest = max(standing.goal, standing.reached, standing.pursuer ?? 0)
    var bars = [Bar("goal", progress, standing.reached, of: longest, .goal)]
    if let pursuer = standing.pursuer {
      let name = pursuerText(fed.pursuerName)
      page.facts.append(GoalFactViewModel(name: presentation.mixed(name), value: MixedTextViewModel(text(pursuer))))
      addAmounts(standing.pursuerLeftOut, "\(name) · \(notCounted)", to: &page)
      bars.append(Bar(title: name, text(pursuer), pursuer, of: longest, .pursuer))
      page.pursuer = .init(name: presentation.mixed(name).text, percent: Int(clamping: pursuer * 100 / standing.goal))
    }
    page.chart = chart(bars, page)
    if longest > standing.goal {
      page.chart?.mark(standing.goal, of: longest, title: fact("goal", text(standing.goal)))
    }
    page.ledger = ledgerLink
  }

  /// Currencies are never added together.
  private func addAmounts(_ amounts: [Currency: Int128], _ name: String, to page: inout GoalPage) {
    if amounts.isEmpty { return }
    let texts = amounts.sorted { $0.key.code < $1.key.code }.map { presentation.amountText($0.value, $0.key) }
    page.facts.append(
      GoalFactViewModel(name: presentation.mixed(name), value: MixedTextViewModel(presentation.list(texts))))
  }

  private var ledgerLink: LinkViewModel? {
    ledger.map { ledger in
      LinkViewModel(
        presentation.label(ledger.name, in: ledger.language),
        url: route.link(to: presentation.ledgerRoute(ledger.id, isPublic: ledger.isPublic)))
    }
  }

  private var proof: [String] {
    let files = ((input.map { [$0] } ?? []) + (ledger?.inputs ?? [])).map(\.proof)
    guard let ledger, !ledger.inputs.isEmpty else { return files }
    let count = presentation.phrases.movementCount(ledger.count, text: presentation.number(ledger.count))
    return [([count] + ledger.totals.map { presentation.amountText($0.units, $0.currency) }).joined(separator: " · ")]
      + files
  }

  // MARK: - Words

  private func stateText(_ state: GoalState) -> String { presentation.phrases.required("goalState.\(state.rawValue)") }

  private func fact(_ key: String, _ value: String) -> GoalFactViewModel {
    GoalFactViewModel(name: MixedTextViewModel(presentation.phrases.required(key)), value: presentation.mixed(value))
  }

  private func progressText(_ steps: String, of goal: String) -> String {
    Pattern(presentation.phrases.required("progressOf"))(["steps": steps, "goal": goal])
  }

  /// Tagged if it is in another language.
  private func pursuerText(_ name: Label?) -> String {
    name.map { presentation.tagged($0, in: goal.language) } ?? presentation.phrases.required("pursuer")
  }

  /// A percentage rounded down, so that only a reached goal has 100.
  private func percent(_ steps: Int128, of goal: Int128) -> Int {
    goal <= 0 ? 100 : Int(max(0, min(steps, goal)) * 100 / goal)
  }

  // MARK: - Drawing

  private struct Bar {
    /// The key of a phrase, or `nil` for `title`.
    var key: String?
    var title = ""
    var amount: String
    var value: Int128
    var whole: Int128
    var kind: ChartViewModel.Bar.Kind

    init(_ key: String, _ amount: String, _ value: Int128, of whole: Int128, _ kind: ChartViewModel.Bar.Kind) {
      self.key = key
      (self.amount, self.value, self.whole, self.kind) = (amount, value, whole, kind)
    }

    init(title: String, _ amount: String, _ value: Int128, of whole: Int128, _ kind: ChartViewModel.Bar.Kind) {
      self.title = title
      (self.amount, self.value, self.whole, self.kind) = (amount, value, whole, kind)
    }
  }

  private func chart(_ bars: [Bar], _ page: GoalPage) -> ChartViewModel? {
    if bars.isEmpty { return nil }
    let (width, rowHeight) = (420, 40)
    var chart = ChartViewModel(
      id: "chart-goal", title: page.name.text,
      summary: "\(page.state). " + bars.map { "\(title(of: $0).text): \($0.amount)" }.joined(separator: "; "),
      width: width, height: bars.count * rowHeight)
    for (place, bar) in bars.enumerated() {
      let y = place * rowHeight
      let (title, whole) = (title(of: bar), max(1, bar.whole))
      chart.labels += [
        .init(x: 0, y: y + 13, anchor: .start, text: title.text, language: title.parts.first?.language),
        .init(x: width, y: y + 13, anchor: .end, text: bar.amount),
      ]
      chart.bars.append(.init(x: 0, y: y + 20, width: width, height: 10, kind: .track, title: title.text))
      let length = Int(max(0, min(bar.value, whole)) * Int128(width) / whole)
      if length > 0 {
        chart.bars.append(
          .init(x: 0, y: y + 20, width: length, height: 10, kind: bar.kind, title: "\(title.text): \(bar.amount)"))
      }
    }
    return chart
  }

  private func title(of bar: Bar) -> MixedTextViewModel {
    presentation.mixed(bar.key.map(presentation.phrases.required) ?? bar.title)
  }
}

extension ChartViewModel {
  /// Marks the goal in every bar if one exceeds it.
  fileprivate mutating func mark(_ goal: Int128, of longest: Int128, title: GoalFactViewModel) {
    let x = Int(goal * Int128(width) / longest)
    bars += bars.filter { $0.kind == .track }.map { track in
      Bar(
        x: max(0, x - 1), y: track.y - 3, width: 2, height: track.height + 6, kind: .mark,
        title: "\(title.name.text): \(title.value.text)")
    }
  }
}
