import MenugenDomain
import Testing

@Suite struct GoalStateTests {
  private func goal(
    _ goal: Quantity? = 1_000, started: Bool = true, paused: Bool = false, steps: Quantity = 0, distance: Quantity = 0,
    pursuer: Quantity? = nil
  ) -> StepGoal {
    StepGoal(
      goal: goal, isStarted: started, isPaused: paused, steps: steps, distance: distance, pursuerDistance: pursuer)
  }

  @Test func beginsNotStarted() { #expect(goal(started: false, steps: 999).state == .notStarted) }

  @Test("A goal that is reached is completed, and one that is caught is caught, whether or not anybody said it started")
  func isWhatHappenedWithoutAStart() {
    #expect(goal(started: false, steps: 1_000).state == .completed)
    #expect(goal(started: false, steps: 1_000, distance: 9, pursuer: 9).state == .caught)
  }
  @Test func isInProgressBelowItsGoal() { #expect(goal(steps: 999, distance: 900, pursuer: 400).state == .inProgress) }
  @Test func isCompletedAtItsGoal() { #expect(goal(steps: 1_000).state == .completed) }

  @Test func isCaughtByAPursuerAsFar() {
    #expect(goal(distance: 900, pursuer: 900).isCaught)
    #expect(!goal(distance: 900, pursuer: 899).isCaught)
  }

  @Test func nobodyIsCaughtBeforeTheFirstStep() {
    #expect(goal(distance: 0, pursuer: 0).state == .inProgress)
    #expect(goal(distance: 0, pursuer: 50).state == .inProgress)
  }

  @Test func oneWhoIsCaughtCannotReachTheGoal() {
    let caught = goal(steps: 1_000, distance: 900, pursuer: 900)
    #expect(!caught.isReached)
    #expect(caught.state == .caught)
  }

  @Test func restsAndGoesOn() throws {
    var walk = goal(steps: 10)
    walk.pause()
    #expect(walk.state == .paused)
    try walk.start()
    #expect(walk.state == .inProgress)
  }

  @Test func whatHasNotBegunCannotRest() {
    var walk = goal(started: false)
    walk.pause()
    #expect(walk.state == .notStarted && !walk.isPaused)
  }

  @Test func doesNotStartWithoutAGoal() {
    var walk = goal(nil, started: false)
    #expect(throws: NoGoalError()) { try walk.start() }
    #expect(walk.state == .notStarted)
  }

  @Test func restartsFromNothing() {
    var walk = goal(steps: 1_000, distance: 900, pursuer: 950)
    walk.restart()
    #expect(walk.state == .notStarted)
    #expect((walk.goal, walk.steps, walk.distance, walk.pursuerDistance) == (nil, 0, 0, 0))
  }

  @Test func countsALedgersCategoriesWithAllBelow() {
    var goal = LedgerGoal(
      ledger: "bank", category: "savings", goal: Money(minorUnits: 500, currency: .eur), pursuerCategory: "costs")
    let sums = CategorySums([
      ("savings", .eur, 100), ("savings:oven", .eur, 300), ("savings", .usd, 7_000), ("savingsbook", .eur, 9_000),
      ("costs/rent", .eur, -250), (nil, .eur, 5), ("costs", .usd, -90),
    ])
    let standing = goal.standing(sums)
    #expect(standing.goal == 500 && standing.reached == 400 && standing.pursuer == 250)
    #expect(standing.leftOut == [.usd: 7_000] && standing.pursuerLeftOut == [.usd: -90])
    #expect(standing.state == .inProgress)
    goal.isPaused = true
    #expect(goal.standing(sums).state == .paused)
    goal.isRestarted = true
    #expect(goal.standing(sums) == LedgerStanding(goal: 500, reached: 0, pursuer: 0))
    #expect(goal.standing(sums).state == .notStarted)
  }

  @Test func aLedgersGoalWithoutACategoryCountsAllOfIt() {
    let goal = LedgerGoal(ledger: "bank", category: nil, goal: Money(minorUnits: 500, currency: .eur))
    let standing = goal.standing(CategorySums([("a", .eur, 1), (nil, .eur, 20), (nil, .usd, 300), ("b", .eur, 4_000)]))
    #expect(standing.reached == 4_021 && standing.leftOut == [.usd: 300] && standing.pursuer == nil)
  }

  @Test("A category's sums are those of the category and all below it, wherever they are sorted")
  func sumsCategoriesWithAllBelow() {
    let names = ["a", "a b", "a/b", "a:b/c", "a-b", "ab", "b", "a/é", "ä/b"]
    let units = (0..<names.count).map { Int128(1) << Int128($0) }
    let sums = CategorySums(zip(names, units).map { ($0, Currency.eur, $1) })
    for name in names + ["", "a/b/c", "c", "a/e", "A", "ä"] {
      let path = CategoryPath(name)
      let expected = zip(names, units).filter { path.contains(CategoryPath($0.0)) }
      #expect(
        sums.sums(of: name).map(\.units) == (expected.isEmpty ? [] : [expected.reduce(0) { $0 + $1.1 }]), "\(name)")
    }
  }

  @Test func aLedgersGoalIsCaughtBySpendingAsLarge() {
    #expect(LedgerStanding(goal: 500, reached: 600, pursuer: 600).state == .caught)
    #expect(LedgerStanding(goal: 500, reached: 600, pursuer: 599).state == .completed)
    #expect(LedgerStanding(goal: 500, reached: 0, pursuer: nil).state == .notStarted)
  }
}
