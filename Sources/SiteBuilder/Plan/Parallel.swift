import MenugenFiles
import Synchronization

/// Runs `body` for each element in parallel, and returns the results in the elements' order.
///
/// Threads take elements in small batches. Each has its own state. After an error, no further elements are taken.
///
/// - Throws: The error of the first element, in the elements' order, of those that failed.
func inParallel<Element: Sendable, State, Result: Sendable>(
  _ elements: [Element], workers: Int, state makeState: @escaping @Sendable () throws -> State,
  _ body: @escaping @Sendable (Element, inout State) throws -> Result
) throws -> [Result] {
  let chunk = max(1, min(16, elements.count / (workers * 4)))
  let work = SharedWork<Result>(count: elements.count)
  onThreads(min(workers, max(1, elements.count))) { _ in
    var results: [(Int, Result)] = []
    var index = 0
    do {
      var state = try makeState()
      while let batch = work.take(chunk) {
        for next in batch {
          index = next
          results.append((next, try body(elements[next], &state)))
        }
      }
    } catch {
      work.fail(at: index, error)
    }
    work.add(results)
  }
  return try work.end()
}

/// What threads share: the elements not yet taken, the results, and the first error.
private final class SharedWork<Result: Sendable>: Sendable {
  private let count: Int
  private let next = Atomic(0)
  private let ended = Mutex(Ended())

  private struct Ended {
    var results: [(Int, Result)] = []
    var failure: (index: Int, error: any Error)?
  }

  init(count: Int) { self.count = count }

  func take(_ length: Int) -> Range<Int>? {
    let start = next.wrappingAdd(length, ordering: .relaxed).oldValue
    return start < count ? start..<min(start + length, count) : nil
  }

  func add(_ results: [(Int, Result)]) { ended.withLock { $0.results += results } }

  func fail(at index: Int, _ error: any Error) {
    next.store(count, ordering: .relaxed)
    ended.withLock { if index < $0.failure?.index ?? .max { $0.failure = (index, error) } }
  }

  func end() throws -> [Result] {
    let ended = ended.withLock { $0 }
    if let failure = ended.failure { throw failure.error }
    return ended.results.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
