import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import Testing

/// Inks that are hard to read on their paper.
@Suite struct InkContrastTests {
  private func site(ink: String?, paper: String?) throws -> Site {
    var site = Site()
    site.ink = try ink.map { try #require(Color(hex: $0)) }
    site.paper = try paper.map { try #require(Color(hex: $0)) }
    return site
  }

  @Test(
    "The key to change is the ink if it was chosen, and its hint is a colour that passes",
    arguments: [
      (nil, nil, nil), ("#000000", "#ffffff", nil), ("#999999", nil, "ink"), ("#777777", "#ffffff", "ink"),
      (nil, "#808080", "paper"), ("#ffffff", "#ffffff", "ink"),
    ] as [(String?, String?, String?)]) func reports(ink: String?, paper: String?, key: String?) throws
  {
    let found = illegibleInk(of: try site(ink: ink, paper: paper))
    #expect(found?.key == key)
    guard key == "ink", let hint = found?.message.hint else { return }
    let nearest = try #require(
      hint.split { !"#0123456789abcdef".contains($0) }.first { $0.hasPrefix("#") && $0.count == 7 })
    #expect(illegibleInk(of: try site(ink: String(nearest), paper: paper)) == nil, "\(hint)")
  }
}
