import Foundation
import Testing

/// Output, content and theme paths are written in one place each.
@Suite struct LayoutTests {
  /// The files with the names, or with content and themes as people write them.
  private static let exempt = [
    "Paths/OutputLayout.swift", "Paths/ContentLayout.swift", "Paths/ThemeLayout.swift", "StarterSite.swift",
    "StarterTheme.swift",
    "EmbeddedTheme+Files.swift", "Parsers/Schema/", "Diagnostics/Catalogue/",
  ]

  @Test("Each rule of Checks has a test with its name, or one that names it")
  func testsEachRule() throws {
    // What several rules share.
    let shared = [
      "AffectedItems", "CheckedMenu", "LedgerFinding", "LocationPlaces", "MenuPlaces", "MenuRule", "Origins",
      "PublishedContent",
      "TranslationCheck",
    ]
    func name(_ path: String) -> String { String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "") }
    let tests = try SourceTree.swiftPaths(in: "Tests/ChecksTests")
    let rules = try SourceTree.swiftPaths(in: "Sources/Checks").map(name)
    #expect(Set(rules).isSuperset(of: shared))
    for rule in rules where !shared.contains(rule) {
      let isTested = try tests.contains {
        try name($0) == rule + "Tests" || SourceTree.text($0).contains("`\(rule)`")
      }
      #expect(isTested, "Tests/ChecksTests has no test of \(rule)")
    }
  }

  @Test("Only the layouts spell the paths of content, themes and output")
  func spellsPathsOnce() throws {
    let names = Set(
      try ["Output", "Content", "Theme"].flatMap { kind in
        try SourceTree.text("Sources/Text/Paths/\(kind)Layout.swift")
          .matches(of: #/"([^"\\]*[/.][^"\\]*)"/#).map { String($0.1) }
      })
    try #require(names.isSuperset(of: ["menus/", "404.html", "pages/", "templates/"]))
    for source in try SourceTree.swiftSources() where !Self.exempt.contains(where: source.path.contains) {
      let text = try SourceTree.text(source.path)
      let present = names.filter { text.contains($0) }
      if present.isEmpty { continue }
      for (line, literal) in pathLiterals(in: text) {
        for name in present where spells(literal, name) {
          Issue.record("\(source.path):\(line): \"\(literal)\" spells \(name)")
        }
      }
    }
  }

  @Test(
    "A literal that spells a path is found",
    arguments: [
      ("let a = \"site/\"", ["site/"]), ("f(\"\\(x)menus/\\(id)/\") // \"no/\"", ["?menus/?/"]),
      ("hint: \"put it under menus/\"", []), ("/// `\"menus/\"`", []),
    ])
  func findsLiterals(text: String, literals: [String]) {
    #expect(pathLiterals(in: text).map(\.literal) == literals)
  }

  private func spells(_ literal: String, _ name: String) -> Bool {
    literal.ranges(of: name).contains { range in
      (range.lowerBound == literal.startIndex || ["/", "?"].contains(literal[literal.index(before: range.lowerBound)]))
        && (name.hasSuffix("/") || range.upperBound == literal.endIndex)
    }
  }

  /// Returns the string literals without spaces, with `?` for interpolations.
  private func pathLiterals(in text: String) -> [(line: Int, literal: String)] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
      if !line.utf8.contains(UInt8(ascii: "\"")) || line.drop(while: { $0 == " " }).hasPrefix("//") {
        return [(line: Int, literal: String)]()
      }
      return line.replacing(#/\\\([^()"]*(\([^()"]*\)[^()"]*)*\)/#, with: "?").replacing(#/ //( .*)?$/#, with: "")
        .matches(of: #/"((?:[^" \\]|\\.)*)"/#).map { (index + 1, String($0.1)) }
    }
  }
}
