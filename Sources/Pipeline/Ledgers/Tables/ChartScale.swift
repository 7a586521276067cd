/// A vertical axis that maps amounts to coordinates.
///
/// Sums of 2^31 amounts of 64 bits times a few hundred can't overflow.
struct ChartScale: Sendable {
  /// The labelled round amounts, from the lowest to the highest.
  let ticks: [Int128]
  private let top: Int
  private let height: Int

  /// Creates an axis that includes all `values` and zero.
  init(holding values: some Sequence<Int128>, top: Int, height: Int) {
    var low: Int128 = 0
    var high: Int128 = 0
    for value in values {
      low = min(low, value)
      high = max(high, value)
    }
    let step = ChartScale.step(for: high - low)
    let first = low >= 0 ? low / step : (low - step + 1) / step
    let last = high <= 0 ? high / step : (high + step - 1) / step
    ticks = (0...Int(max(1, last - first))).map { (first + Int128($0)) * step }
    self.top = top
    self.height = height
  }

  func y(_ value: Int128) -> Int {
    let low = ticks[0]
    let high = ticks[ticks.count - 1]
    return top + height - Int((value - low) * Int128(height) / (high - low))
  }

  /// One, two or five times a power of ten, so that the range has about four steps.
  private static func step(for range: Int128) -> Int128 {
    var power: Int128 = 1
    while power * 40 < range { power *= 10 }
    return [1, 2, 5].map { power * $0 }.first { $0 * 5 >= range } ?? power * 10
  }
}
