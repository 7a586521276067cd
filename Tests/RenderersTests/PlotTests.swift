import MenugenText
import MenugenViewModels
import Testing

@testable import MenugenRenderers

/// The balance over time as a drawing, and the bars in tables' rows.
@Suite struct PlotTests {
  private static let plot = PlotViewModel(
    id: "plot-eur", title: "Balance <over> time", summary: "From €1 to −€2.",
    steps: [.init(x: 0, y: 50), .init(x: 0, y: 20), .init(x: 400, y: 150)], rules: [0, 100, 200],
    amounts: ["€2", "€0", "−€2"], zero: 100, days: ["Jan 1", "Jan 9"])

  @Test("A plot is a step line, and an area between it and zero") func drawsSteps() {
    var output = ByteBuffer()
    Self.plot.writeSVG(to: &output)
    let svg = output.text
    #expect(svg.contains(#"class="grid" d="M0 0H1000M0 100H1000M0 200H1000"/>"#))
    #expect(svg.contains(#"class="area" d="M0 50H0V20H400V150H1000V100H0Z"/>"#))
    #expect(svg.contains(#"class="stroke" d="M0 50H0V20H400V150H1000"/>"#))
    #expect(svg.contains("<title id=\"plot-eur-title\">Balance &lt;over&gt; time</title>"))
  }

  @Test("A drawing has no colour and no style of its own") func hasNoInk() {
    var output = ByteBuffer()
    Self.plot.writeSVG(to: &output)
    #expect(["style=", "fill=", "stroke=", "#"].allSatisfy { !output.text.contains($0) })
  }

  @Test(
    "A bar is a part of the longest, and never too short to be seen",
    arguments: [
      (614, -670, 1_000, "61.4%", "67.0%"), (0, -1_000, 1_000, nil, "100.0%"), (1, 0, 1_000_000, "0.3%", nil),
      (0, 0, 0, nil, nil),
    ] as [(Int128, Int128, UInt128, String?, String?)])
  func measuresBars(moneyIn: Int128, moneyOut: Int128, longest: UInt128, left: String?, right: String?) {
    let bars = BarsViewModel(moneyIn: moneyIn, moneyOut: moneyOut, longest: longest)
    #expect(bars.moneyIn == left && bars.moneyOut == right)
  }

  @Test("Bars of sums beyond 64 bits don't overflow") func measuresHugeBars() {
    let sum = Int128(Int64.max) * (1 << 31)
    let bars = BarsViewModel(moneyIn: sum, moneyOut: -sum / 2, longest: sum.magnitude)
    #expect(bars.moneyIn == "100.0%" && bars.moneyOut == "50.0%")
  }

  @Test(arguments: [(0, SumWidth.usual), (12, .usual), (13, .broad), (16, .broad), (17, .vast), (60, .vast)])
  func widensTheColumnOfSums(length: Int, width: SumWidth) { #expect(SumWidth(length: length) == width) }
}
