/// The state of a goal.
package enum GoalState: String, Sendable, CaseIterable {
  case notStarted = "not-started"
  case inProgress = "in-progress"
  case paused, completed, caught
}

/// The error for starting a goal that has no target.
package struct NoGoalError: Error, Equatable {
  package init() {}
}

extension StepGoal {
  /// Whether the pursuer has caught up. Nobody is caught before the first step.
  package var isCaught: Bool { distance > 0 && (pursuerDistance ?? 0) >= distance }

  /// Whether the goal is reached before the pursuer catches up.
  package var isReached: Bool { goal.map { steps >= $0 && !isCaught } ?? false }

  /// The state. Being caught or reaching the goal takes precedence over not having started or being paused.
  package var state: GoalState {
    if isCaught { return .caught }
    if isReached { return .completed }
    if !isStarted { return .notStarted }
    return isPaused ? .paused : .inProgress
  }

  /// Starts, or resumes after a pause.
  package mutating func start() throws(NoGoalError) {
    if goal == nil { throw NoGoalError() }
    isStarted = true
    isPaused = false
  }

  /// Pauses a goal that has started.
  package mutating func pause() {
    if isStarted { isPaused = true }
  }

  /// Resets the goal, its progress and the pursuer.
  package mutating func restart() {
    goal = nil
    isStarted = false
    isPaused = false
    steps = 0
    distance = 0
    if pursuerDistance != nil { pursuerDistance = 0 }
  }
}

/// A ledger's progress towards a goal, in minor units of the goal's currency.
package struct LedgerStanding: Sendable, Hashable {
  package var goal: Int128
  /// The amount saved so far.
  package var reached: Int128
  /// The pursuer's amount; `nil` without a pursuer.
  package var pursuer: Int128?
  package var isPaused = false
  /// Amounts in other currencies, which don't count: for the goal, and for the pursuer.
  package var leftOut: [Currency: Int128] = [:]
  package var pursuerLeftOut: [Currency: Int128] = [:]

  package init(goal: Int128, reached: Int128, pursuer: Int128?) {
    self.goal = goal
    self.reached = reached
    self.pursuer = pursuer
  }

  package var isCaught: Bool { reached > 0 && (pursuer ?? 0) >= reached }
  package var isReached: Bool { reached >= goal && !isCaught }

  package var state: GoalState {
    if isCaught { return .caught }
    if isReached { return .completed }
    if reached == 0, (pursuer ?? 0) == 0 { return .notStarted }
    return isPaused ? .paused : .inProgress
  }
}

extension LedgerGoal {
  /// - Parameter sums: The ledger's sums.
  package func standing(_ sums: CategorySums) -> LedgerStanding {
    var standing = LedgerStanding(goal: Int128(goal.minorUnits), reached: 0, pursuer: pursuerCategory.map { _ in 0 })
    if isRestarted { return standing }
    standing.isPaused = isPaused
    for (currency, units) in sums.sums(of: category) {
      if currency == goal.currency { standing.reached = units } else { standing.leftOut[currency] = units }
    }
    guard let pursuerCategory else { return standing }
    for (currency, units) in sums.sums(of: pursuerCategory) {
      // The pursuer's sign only shows the direction of the money.
      if currency == goal.currency {
        standing.pursuer = Int128(units.magnitude)
      } else {
        standing.pursuerLeftOut[currency] = units
      }
    }
    return standing
  }
}
