import Testing
import MenugenText
import MenugenViewModels

@testable import MenugenRenderers

/// A chart's caption may be wrapped, but not after a minus sign.
@Suite struct ChartCaptionTests {
  private func caption(_ summary: String) -> String {
    let chart = ChartViewModel(id: "c", title: "", summary: summary, width: 1, height: 1)
    var output = ByteBuffer()
    chart.writeCaption(to: &output)
    return output.text
  }

  @Test func keepsFiguresWhole() {
    #expect(caption("Out -€7.50, <b>") == "Out <span class=\"whole\">-€7.50,</span> &lt;b&gt;")
  }

  /// Japanese has no spaces: unbroken text would be too wide for phones.
  @Test func letsLinesEndBetweenIdeographs() {
    #expect(
      caption("2026年2月27日～31日。入金€45.50、出金-€30.00")
        == "2026年2月27日～31日。入金€45.50、出金<span class=\"whole\">-€30.00</span>")
  }
}
