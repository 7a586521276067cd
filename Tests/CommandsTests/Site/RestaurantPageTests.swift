import MenugenDiagnostics
import MenugenDomain
import Foundation
import Testing

@testable import MenugenCommands
@testable import MenugenSiteBuilder

/// Every value of `restaurant` is on the home page and in the structured data.
@Suite struct RestaurantPageTests {
  private static let files = [
    "Content/site.yaml": """
    name: G
    currency: EUR
    baseURL: https://menu.example/
    restaurant:
      slogan: Hot since 1978
      url: https://www.g.example/
      logo: {src: assets/logo.svg, alt: G}
      hasMap: https://maps.example/g
      paymentAccepted: [Cash, Cards]
      sameAs: [https://social.example/g]
      openingHoursSpecification:
        - {dayOfWeek: [Monday, "https://schema.org/Tuesday"], opens: "18:00", closes: "01:00"}
        - {dayOfWeek: Sunday, opens: "12:00", closes: "15:00", validFrom: 2026-06-01, validThrough: 2026-08-31}
      specialOpeningHoursSpecification:
        - {validFrom: 2026-12-24, validThrough: 2026-12-24, opens: "10:00", closes: "14:00"}
        - {validFrom: 2026-12-25, validThrough: 2026-12-26}
    """,
    "Content/menus/m.yaml": "[{name: A, price: 1, allergens: []}]",
    "Content/assets/logo.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='80' height='40'/>",
  ]

  private func home(on day: String? = nil) async throws -> String {
    let folder = try TemporaryFolder(Self.files)
    let site = try await BuiltSite(
      content: folder.place("Content"), today: day.flatMap { CalendarDate($0) })
    #expect(site.diagnostics.filter { $0.severity != .note }.isEmpty, "\(site.diagnostics)")
    return try site.text("site/index.html")
  }

  @Test("The home page and its data show each of them")
  func showsEachKey() async throws {
    let page = try await home()
    for part in [
      "Hot since 1978", #"<a href="https://www.g.example/">g.example</a>"#, #"class="logo" src="assets/logo.svg""#,
      #"href="https://maps.example/g""#, "Cash and Cards", #"<a href="https://social.example/g">social.example/g</a>"#,
      "June 1, 2026 to August 31, 2026", "Special opening hours", "December 24, 2026", "10:00",
      "December 25, 2026 to December 26, 2026",
    ] { #expect(page.contains(part), "\(part)") }
    let script = try #require(page.components(separatedBy: #"<script type="application/ld+json">"#).dropFirst().first)
    let data = try #require(
      try JSONSerialization.jsonObject(with: Data(script.components(separatedBy: "</script>")[0].utf8))
        as? [String: Any])
    #expect(data["slogan"] as? String == "Hot since 1978")
    #expect(data["url"] as? String == "https://www.g.example/")
    #expect(data["logo"] as? String == "https://menu.example/assets/logo.svg")
    #expect(data["hasMap"] as? String == "https://maps.example/g")
    #expect(data["paymentAccepted"] as? String == "Cash, Cards")
    #expect(data["sameAs"] as? [String] == ["https://social.example/g"])
    let special = try #require(data["specialOpeningHoursSpecification"] as? [[String: Any]])
    #expect(special.map { $0["validFrom"] as? String } == ["2026-12-24", "2026-12-25"])
    #expect(special.map { $0["closes"] as? String } == ["14:00", "00:00"])
    #expect(special.allSatisfy { $0["dayOfWeek"] == nil })
    let usual = try #require(data["openingHoursSpecification"] as? [[String: Any]])
    #expect(usual.map { $0["dayOfWeek"] as? [String] } == [["Monday", "Tuesday"], ["Sunday"]])
    #expect(usual.map { $0["validThrough"] as? String } == [nil, "2026-08-31"])
  }

  @Test("With a date, hours that are over are left out")
  func leavesOutWhatIsOver() async throws {
    let before = try await home(on: "2026-12-24")
    #expect(before.contains("December 24, 2026") && before.contains("December 25"))
    #expect(!before.contains("August 31"))
    let between = try await home(on: "2026-12-25")
    #expect(!between.contains("December 24") && between.contains("December 25"))
    let after = try await home(on: "2026-12-27")
    #expect(!after.contains("Special opening hours") && !after.contains("specialOpeningHours"))
    #expect(after.contains("Opening hours"))
  }
}
