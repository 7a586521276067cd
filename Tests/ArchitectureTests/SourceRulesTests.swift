import Testing

@Suite struct SourceRulesTests {
  @Test(arguments: [
    "import Parsers", "package import Parsers", "@testable import Parsers", "@preconcurrency public import Parsers",
    "@_spi(Reading) import Parsers", "import struct Parsers.JSONReader", "import Parsers.JSON", "import `Parsers`",
    "import\n  Parsers", "#if canImport(Parsers)\n  import Parsers\n#endif", "/* why */ import Parsers // how",
    "let a = 1; import Parsers",
  ])
  func findsImport(form: String) {
    #expect(source(in: "Text", form).imports.map(\.module) == ["Parsers"])
  }

  @Test(arguments: [
    "// import Parsers", "/* /* nested */\nimport Parsers */", "let text = \"import Parsers\"",
    "let text = \"\"\"\n  import Parsers\n  \"\"\"", "let text = #\"a \" import Parsers\"#",
    "let text = \"\\\" import Parsers\"",
    "let name = Command.import", "read(import: Parsers)", "func read(import Parsers: Int) {}", "case `import`",
  ])
  func passesOverWhatIsNoImport(text: String) {
    #expect(source(in: "Text", text).imports.isEmpty)
  }

  @Test func showsFileAndLineOfForbiddenImport() {
    let file = source(in: "Text", "\n/// Words.\npackage import Domain\n")
    #expect(file.forbiddenImports.map(\.description) == ["Sources/Text/File.swift:3: Text may not import Domain"])
  }

  @Test func countsLinesInsideStringsAndComments() {
    let file = source(in: "Text", "let a = \"\"\"\n\n  \"\"\"\n/*\n*/\nimport Domain")
    #expect(file.forbiddenImports.map(\.line) == [6])
  }

  @Test(arguments: ["Foundation", "FoundationEssentials", "Dispatch"])
  func keepsFoundationOutOfEveryModule(name: String) {
    for module in ModuleTable.mayImport.keys {
      #expect(source(in: module, "import \(name)").forbiddenImports.count == 1)
    }
  }

  @Test(arguments: [
    ("Glibc", ["Files"]), ("Musl", ["Files"]), ("Darwin", ["Files"]), ("CSystem", ["Files"]),
    ("CCMark", ["Markdown"]), ("CYAML", ["Syntax"]), ("ArgumentParser", ["Commands", "menugen"]),
  ])
  func letsOnlyTheModulesThatNeedItImport(name: String, modules: [String]) {
    let allowed = ModuleTable.mayImport.keys.filter { source(in: $0, "import \(name)").forbiddenImports.isEmpty }
    #expect(allowed.sorted() == modules)
  }

  @Test(arguments: ["let a: Double", "Float(2)", "let sum = 1.5", "let sum = 2e3", "\"\\(Decimal(1))\""])
  func findsFloat(text: String) {
    #expect(source(in: "Domain", text).floats.count == 1)
    #expect(source(in: "Text", text).floats.isEmpty)
  }

  @Test(arguments: [
    "pair.0.1", "$0.1", "0...9", "0..<9", "0x1e5", "1_000", "// 1.5 Double", "\"1.5\"", "let doubled = 2",
  ])
  func passesOverWhatIsNoFloat(text: String) {
    #expect(source(in: "Domain", text).floats.isEmpty)
  }

  @Test(arguments: ["try! read()", "value as! Menu", "fatalError()", "preconditionFailure(\"no\")"])
  func findsCrash(text: String) {
    #expect(source(in: "Text", text).crashes.count == 1)
  }

  @Test(arguments: ["try read()", "try !isEmpty()", "value as? Menu", "a != b", "// try! it", "\"fatalError\""])
  func passesOverWhatIsNoCrash(text: String) {
    #expect(source(in: "Text", text).crashes.isEmpty)
  }

  @Test(arguments: ["struct PriceHelper {}", "enum Utils {}", "final class MenuManager {}"])
  func findsNameWithoutPurpose(text: String) {
    #expect(source(in: "Text", text).emptyNames.count == 1)
  }

  @Test func findsFileNameWithoutPurpose() {
    #expect(ScannedSource(path: "Sources/Text/Utilities.swift", text: "").emptyNames.count == 1)
    #expect(ScannedSource(path: "Sources/Text/Slug.swift", text: "").emptyNames.isEmpty)
  }

  @Test func readsDependenciesOfPackage() {
    let manifest = Manifest(
      text: """
        /// module("Comment", ["Text"])
        func module(_ name: String) {}
            module("Text"),
            module("Pipeline", ["Text", "Domain"]),
            module(
              "Commands",
              [
                "Text",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
              ]),
            .executableTarget(name: "menugen", dependencies: ["Commands"], swiftSettings: settings),
            tests("Text", ["Domain"]),
        """)
    #expect(
      manifest.dependencies == [
        "Text": [], "Pipeline": ["Text", "Domain"], "Commands": ["Text", "ArgumentParser"], "menugen": ["Commands"],
      ])
  }

  private func source(in module: String, _ text: String) -> ScannedSource {
    ScannedSource(path: "Sources/\(module)/File.swift", text: text)
  }
}
