import Synchronization

/// Runs `body` for each element in parallel, and returns the results in the elements' order.
///
/// Threads take elements in small batches. Each has its own state.
func inParallel<Element: Sendable, State, Result: Sendable>(
  _ elements: [Element], workers: Int, state makeState: @escaping @Sendable () throws -> State,
  _ body: @escaping @Sendable (Element, inout State) throws -> Result
) async throws -> [Result] {
  let chunk = max(1, min(16, elements.count / (workers * 4)))
  let cursor = Cursor()
  return try await withThrowingTaskGroup(of: [(Int, Result)].self) { group in
    for _ in 0..<min(workers, max(1, elements.count)) {
      group.addTask {
        var state = try makeState()
        var results: [(Int, Result)] = []
        while true {
          let start = cursor.take(chunk)
          guard start < elements.count else { return results }
          for index in start..<min(start + chunk, elements.count) {
            results.append((index, try body(elements[index], &state)))
          }
        }
      }
    }
    var all: [(Int, Result)] = []
    all.reserveCapacity(elements.count)
    for try await results in group { all += results }
    return all.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

private final class Cursor: Sendable {
  private let next = Atomic(0)

  func take(_ count: Int) -> Int { next.wrappingAdd(count, ordering: .relaxed).oldValue }
}
