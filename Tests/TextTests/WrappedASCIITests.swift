import Testing
import Text

@Suite struct WrappedASCIITests {
  /// `ä` is as wide as `a`, and takes the long way.
  @Test func wrapsASCIIAsItWrapsAnyText() {
    var state: UInt64 = 42
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let letters = Array("aab bc  \n")
    for _ in 0..<2_000 {
      let text = String((0..<random(60)).map { _ in letters[random(letters.count)] })
      let width = 1 + random(12)
      let other = wrapped(String(text.map { $0 == "a" ? "ä" : $0 }), width: width)
      let expected = other.map { String($0.map { $0 == "ä" ? "a" : $0 }) }
      #expect(wrapped(text, width: width) == expected, "\(text.debugDescription) in \(width)")
    }
  }
}
