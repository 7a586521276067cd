/// A deterministic random generator, for samples that don't change between runs.
///
/// A linear congruential generator (Knuth, MMIX), using the upper bits.
struct Picker {
  private var state: UInt64

  init(_ number: Int) {
    state = UInt64(truncatingIfNeeded: number)
    _ = self.number(below: 2)
  }

  /// A number from 0 up to, but not including, `limit`.
  mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  mutating func one<Element>(of elements: [Element]) -> Element { elements[number(below: elements.count)] }

  /// A random selection of elements, in their order.
  mutating func some<Element>(_ count: Int, of elements: [Element]) -> [Element] {
    var left = count
    var kept: [Element] = []
    for (index, element) in elements.enumerated() where number(below: elements.count - index) < left {
      kept.append(element)
      left -= 1
    }
    return kept
  }
}
