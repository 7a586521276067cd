/// How a goal stands.
package enum GoalState: String, Sendable, CaseIterable {
  case notStarted = "not-started"
  case inProgress = "in-progress"
  case paused, completed, caught
}

/// A goal can't be pursued without one.
package struct NoGoalError: Error, Equatable {
  package init() {}
}

extension StepGoal {
  /// Whether the pursuer is as far. Nobody is caught before the first step.
  package var isCaught: Bool { distance > 0 && (pursuerDistance ?? 0) >= distance }

  /// Whether the goal is reached: one who is caught can't reach it.
  package var isReached: Bool { goal.map { steps >= $0 && !isCaught } ?? false }

  /// What has happened counts before all else: one who rests, or who nobody said has started, can still be caught or be there.
  package var state: GoalState {
    if isCaught { return .caught }
    if isReached { return .completed }
    if !isStarted { return .notStarted }
    return isPaused ? .paused : .inProgress
  }

  /// Sets off, or goes on after a pause.
  package mutating func start() throws(NoGoalError) {
    if goal == nil { throw NoGoalError() }
    isStarted = true
    isPaused = false
  }

  /// Rests; what has not begun can't.
  package mutating func pause() {
    if isStarted { isPaused = true }
  }

  /// Back to before the first step, goal and all; the pursuer waits at its start.
  package mutating func restart() {
    goal = nil
    isStarted = false
    isPaused = false
    steps = 0
    distance = 0
    if pursuerDistance != nil { pursuerDistance = 0 }
  }
}

/// How far a ledger's sums have come towards a goal, in minor units of the goal's currency.
package struct LedgerStanding: Sendable, Hashable {
  package var goal: Int128
  /// What has come together.
  package var reached: Int128
  /// How far the pursuer is; `nil` where nobody runs behind.
  package var pursuer: Int128?
  package var isPaused = false
  /// What would count if it were in the goal's currency: for the goal, and for the pursuer.
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
  /// - Parameter sums: Those of the ledger.
  package func standing(_ sums: CategorySums) -> LedgerStanding {
    var standing = LedgerStanding(goal: Int128(goal.minorUnits), reached: 0, pursuer: pursuerCategory.map { _ in 0 })
    if isRestarted { return standing }
    standing.isPaused = isPaused
    for (currency, units) in sums.sums(of: category) {
      if currency == goal.currency { standing.reached = units } else { standing.leftOut[currency] = units }
    }
    guard let pursuerCategory else { return standing }
    for (currency, units) in sums.sums(of: pursuerCategory) {
      // What was spent runs as fast as what was earned: its sign only says which way the money went.
      if currency == goal.currency {
        standing.pursuer = Int128(units.magnitude)
      } else {
        standing.pursuerLeftOut[currency] = units
      }
    }
    return standing
  }
}
