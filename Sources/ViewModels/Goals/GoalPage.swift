/// The page of a goal: its state in words, a chart and figures.
package struct GoalPage: Sendable, Equatable {
  package var frame: PageFrame
  package var name: LabelViewModel
  package var note: MarkupViewModel?
  /// `In progress`.
  package var state: String
  /// `640 of 1,000 steps`; `nil` without a target.
  package var progress: MixedTextViewModel?
  /// Progress in percent, at most 100; `nil` without a target, or if caught beyond it.
  package var percent: Int?
  /// The pursuer's progress in percent of the target, or of the distance covered. May exceed 100.
  package var pursuer: Pursuer?
  package var chart: ChartViewModel?
  /// The same as figures with labels.
  package var facts: [GoalFactViewModel]
  /// The ledger that measures the goal.
  package var ledger: LinkViewModel?
  /// The input files and, for a ledger, its count and sums.
  package var proof: [String] = []
  /// Shown instead of unknown figures.
  package var notice: Notice?

  package struct Pursuer: Sendable, Equatable {
    package var name: String
    package var percent: Int

    package init(name: String, percent: Int) {
      self.name = name
      self.percent = percent
    }
  }

  package init(
    frame: PageFrame, name: LabelViewModel, note: MarkupViewModel? = nil, state: String,
    progress: MixedTextViewModel? = nil,
    percent: Int? = nil, chart: ChartViewModel? = nil, facts: [GoalFactViewModel] = [], ledger: LinkViewModel? = nil,
    notice: Notice? = nil
  ) {
    self.frame = frame
    self.name = name
    self.note = note
    self.state = state
    self.progress = progress
    self.percent = percent
    self.chart = chart
    self.facts = facts
    self.ledger = ledger
    self.notice = notice
  }
}

/// A figure with its label, or with the name it belongs to.
package struct GoalFactViewModel: Sendable, Equatable {
  package var name: MixedTextViewModel
  package var value: MixedTextViewModel

  package init(name: MixedTextViewModel, value: MixedTextViewModel) {
    self.name = name
    self.value = value
  }
}

package struct GoalCardViewModel: Sendable, Equatable {
  package var link: LinkViewModel
  package var state: String
  package var progress: MixedTextViewModel?

  package init(link: LinkViewModel, state: String, progress: MixedTextViewModel? = nil) {
    self.link = link
    self.state = state
    self.progress = progress
  }
}
