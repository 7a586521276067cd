import MenugenFiles
import Synchronization
import Testing

@Suite struct SemaphoreTests {
  @Test(arguments: [1, 3]) func soManyWorkAtATimeAndAllGetTheirTurn(count: Int) async {
    let semaphore = Semaphore(count)
    let seen = Seen()
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<200 {
            semaphore.withPermit {
              let now = seen.working.wrappingAdd(1, ordering: .sequentiallyConsistent).newValue
              seen.most.max(now, ordering: .sequentiallyConsistent)
              seen.working.wrappingSubtract(1, ordering: .sequentiallyConsistent)
            }
            seen.done.wrappingAdd(1, ordering: .relaxed)
          }
        }
      }
    }
    #expect(seen.done.load(ordering: .relaxed) == 1600)
    #expect(seen.most.load(ordering: .relaxed) <= count)
  }

  private final class Seen: Sendable {
    let working = Atomic(0)
    let most = Atomic(0)
    let done = Atomic(0)
  }

  /// An error releases the semaphore.
  @Test func whoFailsGivesTheTurnBack() {
    struct Failure: Error {}
    let semaphore = Semaphore(0)
    #expect(throws: Failure.self) { try semaphore.withPermit { throw Failure() } }
    #expect(semaphore.withPermit { 7 } == 7)
  }
}
