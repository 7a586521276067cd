import MenugenFiles
import Synchronization
import Testing

@Suite struct ThreadsTests {
  @Test("Each thread runs once, and all have ended when the call returns", arguments: [-1, 0, 1, 2, 7])
  func runsEachThread(count: Int) {
    let numbers = Mutex<[Int]>([])
    onThreads(count) { number in numbers.withLock { $0.append(number) } }
    #expect(numbers.withLock { $0.sorted() } == Array(0..<max(1, count)))
  }

  @Test("Threads have room for deep recursion")
  func hasDeepStacks() {
    let depths = Mutex<[Int]>([])
    onThreads(2) { _ in
      let depth = depth(10_000)
      depths.withLock { $0.append(depth) }
    }
    #expect(depths.withLock { $0 } == [10_000, 10_000])
  }

  @Test("Long work on its own thread returns its result")
  func returnsResult() async {
    let results = await withTaskGroup { group in
      for number in 0..<50 { group.addTask { await onOwnThread { number * number } } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.sorted() == (0..<50).map { $0 * $0 })
  }
}

/// Takes about 400 bytes of stack a level.
@inline(never)
private func depth(_ levels: Int) -> Int {
  let ballast = [levels, levels + 1]
  return levels == 0 ? 0 : depth(levels - 1) + ballast[1] - ballast[0]
}
