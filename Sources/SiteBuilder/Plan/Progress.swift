import MenugenFiles
import Synchronization

/// Shows progress on one line of the terminal, which is cleared at the end.
///
/// Silent in the first second, and if standard error isn't a terminal.
final class Progress: Sendable {
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private let isShown: Bool
  private let done = Atomic(0)
  /// When the line was last written, in milliseconds from the start; 0 for never.
  private let lastShown = Atomic(0)

  private static let patience = 1_000
  private static let interval = 100

  init(isShown: Bool) {
    start = clock.now
    self.isShown = isShown && StandardStream.error.isTerminal
  }

  /// Counts one of `total` as done.
  func step(_ kind: StaticString, of total: Int) {
    guard isShown else { return }
    let count = done.wrappingAdd(1, ordering: .relaxed).newValue
    let elapsed = milliseconds
    let last = lastShown.load(ordering: .relaxed)
    guard elapsed >= Progress.patience, elapsed - last >= Progress.interval,
      lastShown.compareExchange(expected: last, desired: elapsed, ordering: .relaxed).exchanged
    else { return }
    write("\r\u{1B}[K\(kind) \(count) of \(total)")
  }

  /// Restarts counting.
  func begin() { done.store(0, ordering: .relaxed) }

  /// Clears the line.
  func end() {
    if lastShown.load(ordering: .relaxed) > 0 { write("\r\u{1B}[K") }
  }

  private var milliseconds: Int {
    let elapsed = start.duration(to: clock.now).components
    return Int(elapsed.seconds) * 1_000 + Int(elapsed.attoseconds / 1_000_000_000_000_000)
  }

  private func write(_ text: String) {
    try? StandardStream.error.write(text.utf8.span)
  }
}
