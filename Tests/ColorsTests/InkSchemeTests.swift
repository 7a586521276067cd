import MenugenDomain
import Testing

@testable import MenugenColors

@Suite struct InkSchemeTests {
  /// The shades of each named ink, computed by hand in OKLCH: ink, soft, line, paper, then the same in dark mode.
  private static let known: [(NamedInk, [String])] = [
    (.pomodoro, ["#94020d", "#a23d36", "#e8ada6", "#fef1ef", "#ffe0db", "#dcb2ad", "#643b36", "#200c0a"]),
    (.melanzana, ["#531a50", "#653761", "#d8aed3", "#fbf1fa", "#f6e0f3", "#d1b3cd", "#5a3c57", "#1b0d1a"]),
    (.basilico, ["#0b4c2b", "#346044", "#9accaa", "#edf8f0", "#d6efde", "#a5c8b0", "#2b5139", "#05170c"]),
    (.mare, ["#063c82", "#2e558e", "#a2c0eb", "#eff5fe", "#dbe9fe", "#aabfde", "#334868", "#091322"]),
    (.seppia, ["#26201c", "#393431", "#c4bcb6", "#f8f4f0", "#eee6e0", "#c4bcb6", "#4d4641", "#17110d"]),
    (.zafferano, ["#6f4606", "#815f36", "#dbb68d", "#fcf3e9", "#f8e4cf", "#d3b99b", "#5c4221", "#1c1002"]),
  ]

  @Test(
    "The shades of a named ink differ by at most one step of a channel from those computed by hand", arguments: known)
  func derivesShades(ink: NamedInk, shades: [String]) throws {
    let scheme = InkScheme(ink: ink.color)
    let made = [scheme.light, scheme.dark].flatMap { [$0.ink, $0.soft, $0.line, $0.paper] }
    for (made, wanted) in zip(made, shades) {
      let wanted = try #require(Color(hex: wanted))
      #expect(distance(made, wanted) <= 1, "\(made.hex) for \(wanted.hex)")
    }
    #expect(scheme.isLegible)
  }

  @Test("The contrast of black and white is 21, and of a colour with itself 1")
  func measuresContrast() throws {
    let (black, white) = (try #require(Color(hex: "#000")), try #require(Color(hex: "#fff")))
    #expect(abs(black.contrast(with: white) - 21) < 0.000_001)
    #expect(white.contrast(with: white) == 1)
    // From the WCAG's own examples.
    let grey = try #require(Color(hex: "#767676"))
    #expect(abs(grey.contrast(with: white) - 4.54) < 0.01)
  }

  @Test("Every ink is legible, or has a legible one next to it that is not lighter")
  func findsLegibleInks() throws {
    for color in everyColor {
      let nearest = try #require(InkScheme.legibleInk(nearestTo: color, on: nil))
      #expect(InkScheme(ink: nearest).isLegible, "\(nearest.hex) for \(color.hex)")
      if InkScheme(ink: color).isLegible {
        #expect(distance(nearest, color) <= 1, "\(nearest.hex) for \(color.hex)")
      } else {
        #expect(nearest.luminance < color.luminance)
      }
    }
  }

  @Test("On a paper that is given, an ink or a paper next to it is legible unless both are dark")
  func findsLegiblePapers() throws {
    let ink = NamedInk.mare.color
    for paper in everyColor {
      let nearest = try #require(InkScheme.legiblePaper(nearestTo: paper, for: ink))
      #expect(InkScheme(ink: ink, paper: nearest).isLegible)
      if let own = InkScheme.legibleInk(nearestTo: ink, on: paper) {
        #expect(InkScheme(ink: own, paper: paper).isLegible)
      }
    }
    let grey = try #require(Color(hex: "#888"))
    #expect(InkScheme.legiblePaper(nearestTo: grey, for: grey) == nil)
    #expect(InkScheme.legibleInk(nearestTo: grey, on: grey) == nil)
  }

  @Test("Dark mode is legible for every ink")
  func isLegibleInTheDark() {
    for color in everyColor {
      let dark = InkScheme(ink: color).dark
      #expect(dark.ink.contrast(with: dark.paper) >= 7)
      #expect(dark.soft.contrast(with: dark.paper) >= 4.5)
    }
  }

  @Test("A grey ink has grey shades")
  func keepsGreyGrey() throws {
    let scheme = InkScheme(ink: try #require(Color(hex: "#222")))
    for shade in [scheme.light.soft, scheme.light.line, scheme.light.paper, scheme.dark.ink, scheme.dark.paper] {
      #expect(Int(max(shade.red, shade.green, shade.blue)) - Int(min(shade.red, shade.green, shade.blue)) <= 1)
    }
  }

  @Test("A colour survives OKLCH unchanged")
  func convertsBack() {
    for color in everyColor { #expect(distance(OKLCH(color).color, color) <= 1, "\(color.hex)") }
  }

  private var everyColor: [Color] {
    let steps = stride(from: UInt8(0), through: 255, by: 51)
    return steps.flatMap { red in
      steps.flatMap { green in steps.map { Color(red: red, green: green, blue: $0) } }
    }
  }

  private func distance(_ one: Color, _ other: Color) -> Int {
    [(one.red, other.red), (one.green, other.green), (one.blue, other.blue)].map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}
