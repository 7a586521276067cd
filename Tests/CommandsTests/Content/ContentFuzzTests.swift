import MenugenDiagnostics
import MenugenFiles
import Foundation
import MenugenPublishing
import Testing

@testable import MenugenCommands
@testable import MenugenSiteBuilder

/// Random errors in content: a build neither crashes nor hangs, and leaves the old or the new site.
struct ContentFuzzTests {
  @Test(arguments: 1...4 as ClosedRange<UInt64>) func buildsOrTellsWhatIsWrong(seed: UInt64) async throws {
    var random = SplitMix64(state: seed)
    let folder = try TemporaryFolder(Self.content)
    var options = BuildPlan.Options()
    options.content = DiskFiles(root: folder.place("Content"))
    options.themes = DiskFiles(root: folder.place("Themes"))
    options.output = folder.place("Output")
    options.workers = 2
    options.publishing = PublishingOptions(durable: false)
    #expect(BuildPlan(options: options).run().report != nil)

    for round in 0..<12 {
      try FileManager.default.removeItem(atPath: folder.place("Content"))
      for (path, text) in Self.content.sorted(by: { $0.key < $1.key }) {
        let bytes = Bool.random(using: &random) ? Array(text.utf8) : Self.mutated(Array(text.utf8), &random)
        try folder.write(Data(bytes), to: path)
      }
      let before = try folder.tree("Output")
      options.keepsGoing = round % 4 == 3
      let outcome = BuildPlan(options: options).run()
      #expect(!outcome.hasFileFailure, "seed \(seed), round \(round)")
      // Nothing is published if the settings have errors.
      let isSiteWrong = outcome.diagnostics.contains {
        $0.severity == .error && $0.file?.hasSuffix("/site.yaml") == true
      }
      #expect(
        (outcome.report == nil) == (outcome.hasErrors && (!options.keepsGoing || isSiteWrong)),
        "seed \(seed), round \(round)")
      if outcome.report == nil {
        #expect(try folder.tree("Output") == before, "seed \(seed), round \(round)")
      } else {
        #expect(folder.exists("Output/site/index.html"))
      }
      for diagnostic in outcome.diagnostics {
        #expect(!diagnostic.message.isEmpty && !diagnostic.message.hasSuffix("."), "\(diagnostic.message)")
      }
      #expect(!folder.exists("Output/.menugen/stage"))
    }
  }

  private static let content = [
    "Content/site.yaml": "name: Giuseppe's\ncurrency: EUR\nlanguages: [en, it]\nbaseURL: https://giuseppe.example/\n",
    "Content/menus/dinner.yaml": Sites.dinner,
    "Content/menus/lunch.json": """
    {"name": {"en": "Lunch", "it": "Pranzo"}, "availability": {"days": ["mon"], "from": "12:00", "to": "14:30"},
     "sections": [{"name": "Soups", "items": [
       {"id": "ribollita", "name": "Ribollita", "description": "Bread & *beans*, [more](/about/)", "price":
        {"amount": "1.60", "unit": "100 g"}, "allergens": {"celery": "contains", "gluten": "may-contain"}},
       {"name": "Minestrone", "sizes": [{"id": "small", "name": "S", "price": 4}, {"name": "L", "price": 6.5}],
        "allergens": [], "nutrition": {"calories": 320, "fat": "4 g"}, "tags": ["vegan"],
        "optionGroups": ["extras"]}]}],
     "optionGroups": [{"id": "extras", "name": "Extras", "max": 2, "options": [
       {"name": "Oil", "price": {"small": 0.5, "l": 0.8}}, {"name": "Bread", "price": 1, "allergens": ["gluten"]}]}]}
    """,
    "Content/movements/katas.json": Sites.katas,
    "Content/movements/bank.csv": "id,date,name,amount,category\r\n1,2026-03-02,\"Sales, food\",812.40,sales/food\r\n",
    "Content/movements/till.ndjson": "{\"name\": \"A\", \"amount\": 1.5}\n{\"name\": \"B\", \"amount\": -2}\n",
    "Content/pages/about.md": "---\ntitle: About us\norder: 1\n---\n# Hello\n\n- **one** ![x](assets/x.png)\n- `two`\n",
  ]

  /// Applies random mutations: typing errors, truncation, hostile bytes.
  static func mutated(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...12, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes.replaceSubrange(place..<end, with: [])
      case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      case 3: bytes.removeSubrange(place...)
      case 4: bytes.insert(contentsOf: (Self.tokens.randomElement(using: &random) ?? "").utf8, at: place)
      default: if place < bytes.count { bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
      }
    }
    return bytes
  }

  private static let tokens = [
    "{", "}", "[", "]", ",", ":", "\"", "'", "\n", "\r\n", "\t", "---\n", "- ", "&a ", "*a", "<<", "!!", "|", ">", "#",
    "null", "true", "1e999", "-0", "9223372036854775808", "0.0000001", "\\u0000", "\\ud800", "\u{202E}", "\u{FEFF}",
    "é",
    "e\u{301}", "🍕", "../", "id: ..\n", "\"id\": \"a/b\",", "<script>", "=1+1", "{{", "{{name}}", "![a](b", "](", "```",
  ]
}

/// SplitMix64 (Steele, Lea and Flood, 2014), with a fixed seed for reproducible errors.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
