import MenugenDiagnostics
import MenugenDomain
import MenugenFetching
import MenugenFiles
import MenugenPublishing
import Testing

@testable import MenugenSiteBuilder

/// Random errors in the answers of remote sources: a build neither crashes nor fails, and shows all or nothing of each.
struct AnswerFuzzTests {
  private static let answers = [
    "/menu.json": """
    {"name": {"en": "Lunch", "it": "Pranzo"}, "language": "en", "currency": "EUR",
     "availability": {"days": ["mon"], "from": "12:00", "to": "14:30"}, "optionGroups": [
       {"id": "extras", "name": "Extras", "options": [{"name": "Oil", "price": "0.50", "allergens": []}]}],
     "sections": [{"name": "Soups", "optionGroups": ["extras"], "items": [
       {"id": "ribollita", "name": "Ribollita", "description": "Bread & *beans*", "body": "Long.", "price":
        {"amount": "1.60", "unit": "100 g"}, "allergens": {"celery": "contains", "gluten": "may-contain"}},
       {"name": "Minestrone", "sizes": [{"id": "small", "name": "S", "price": 4}, {"name": "L", "price": 6.5}],
        "allergens": ["celery"], "image": "assets/soup.jpg"}]}]}
    """,
    "/menu.yaml": Sites.dinner,
    "/bank.json": """
    {"currency": "EUR", "openingBalance": "10.00", "closingBalance": "822.40", "budget": {"sales": 5}, "movements": [
      {"id": "m-1", "date": "2026-03-02", "name": "Card sales", "amount": "812.40", "category": "sales/food"}]}
    """,
    "/bank.csv": "id,date,name,amount,category\n1,2026-03-02,Kevin,123,sales\n2,2026-03-03,\"Magno\",-5.60,costs\n",
    "/bank.ndjson": #"{"name": "Kevin", "amount": 123}"# + "\n" + #"{"name": "Ivan", "amount": "7.89"}"# + "\n",
  ]

  @Test("A build with mutated answers succeeds", arguments: 1...12 as ClosedRange<UInt64>)
  func survivesMutatedAnswers(seed: UInt64) {
    var random = SplitMix64(state: seed)
    for round in 0..<5 {
      let answers = Self.answers.sorted { $0.key < $1.key }
        .map {
          (
            $0.key,
            Bool.random(using: &random) ? Array($0.value.utf8) : ContentFuzzTests.mutated(Array($0.value.utf8), &random)
          )
        }
      let network = FixedNetwork(bodies: Dictionary(uniqueKeysWithValues: answers))
      let publication = MemoryPublication(after: MemoryOutput())
      var options = BuildPlan.Options()
      options.content = MemoryFiles(
        root: "Content",
        texts: [
          "site.yaml": "currency: EUR\nlanguages: [en, it]\n", "menus/a.yaml": source("/menu.json"),
          "menus/b.yaml": source("/menu.yaml"), "movements/a.yaml": source("/bank.json"),
          "movements/b.yaml": source("/bank.csv"), "movements/c.yaml": source("/bank.ndjson"),
        ])
      options.themes = MemoryFiles(root: "Themes", texts: [:])
      options.memory = publication
      options.sources = RemoteSources(network, cache: nil, RemoteSources.Options())
      let outcome = BuildPlan(options: options).run()
      let errors = outcome.diagnostics.filter { $0.severity == .error }
      #expect(errors.isEmpty && outcome.report != nil, "seed \(seed), round \(round): \(errors)")
      for page in ["site/menus/a", "site/menus/b", "reports/a", "reports/b", "reports/c"] {
        let text = publication.output.files["\(page)/index.html"].map { String(decoding: $0, as: UTF8.self) } ?? ""
        let hasData = publication.output.files["\(page)/\(page.hasPrefix("site") ? "menu" : "report").json"] != nil
        #expect(!text.isEmpty && text.contains("You have a service error") != hasData, "seed \(seed), \(page)")
      }
      let failed = outcome.diagnostics.count { $0.id.hasPrefix("source.") }
      let states = publication.output.files.values.count {
        String(decoding: $0, as: UTF8.self).contains("<h2>Sorry</h2>")
      }
      #expect(failed <= 5 && (failed == 0) == (states == 0), "seed \(seed), round \(round)")
    }
  }

  private func source(_ path: String) -> String { "name: N\nsource: https://menus.example\(path)\n" }
}

/// A network with one answer for each path.
private struct FixedNetwork: SourceNetwork {
  let bodies: [String: [UInt8]]

  func addresses(of host: String, milliseconds: Int) -> [HostAddress]? { [HostAddress([93, 184, 215, 14])] }

  func answer(to request: HTTPRequest) -> Result<HTTPAnswer, NetworkFault> {
    .success(HTTPAnswer(status: 200, body: bodies[request.address.target] ?? []))
  }

  func variable(_ name: String) -> String? { nil }
  func now() -> Int { 1_800_000_000 }
  func milliseconds() -> Int { 0 }
  func pause(milliseconds: Int) {}
}
