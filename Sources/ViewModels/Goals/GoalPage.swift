/// How one goal stands: in words, as a drawing, in figures.
package struct GoalPage: Sendable, Equatable {
  package var frame: PageFrame
  package var name: LabelViewModel
  package var note: MarkupViewModel?
  /// `In progress`.
  package var state: String
  /// `640 of 1,000 steps`; absent without a goal.
  package var progress: MixedTextViewModel?
  /// Hundredths of the way, at most 100; absent without a goal, and for one who is caught beyond it.
  package var percent: Int?
  /// How far the pursuer is in hundredths: of what is to be reached, or of the way that was gone; more than 100 where it is beyond.
  package var pursuer: Pursuer?
  package var chart: ChartViewModel?
  /// The same in figures, each with its word.
  package var facts: [GoalFactViewModel]
  /// What feeds it.
  package var ledger: LinkViewModel?
  /// What its figures were made from, and of a ledger how many movements and what they come to.
  package var proof: [String] = []
  /// In place of figures that aren't known.
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

/// A figure with its word, or with the name of who it is of.
package struct GoalFactViewModel: Sendable, Equatable {
  package var name: MixedTextViewModel
  package var value: MixedTextViewModel

  package init(name: MixedTextViewModel, value: MixedTextViewModel) {
    self.name = name
    self.value = value
  }
}

/// A goal in a list.
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
