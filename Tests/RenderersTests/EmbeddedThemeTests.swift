import Foundation
import MenugenDiagnostics
import MenugenRenderers
import MenugenTestSupport
import Testing

/// The embedded themes equal their files. `make embed` updates them.
@Suite struct EmbeddedThemeTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func paths(of theme: EmbeddedTheme) throws -> [String] {
    let folder = root.appendingPathComponent("Themes/\(theme.rawValue)")
    let enumerator = try #require(FileManager.default.enumerator(atPath: folder.path))
    return enumerator.compactMap { $0 as? String }
      .filter { !$0.hasPrefix(".") && URL(fileURLWithPath: $0).pathExtension != "" }.sorted()
  }

  private static func data(_ path: String, of theme: EmbeddedTheme) throws -> Data {
    try Data(contentsOf: root.appendingPathComponent("Themes/\(theme.rawValue)/\(path)"))
  }

  @Test func equalsTheFilesOfTheThemes() throws {
    var texts = ""
    var binaries = ""
    for theme in EmbeddedTheme.allCases {
      for path in try Self.paths(of: theme) {
        let data = try Self.data(path, of: theme)
        if !data.contains(0), let text = String(data: data, encoding: .utf8) {
          texts += "    (\n      .\(theme.rawValue), \"\(path)\",\n#\"\"\"\n\(text)\n\"\"\"#\n    ),\n"
        } else {
          binaries += "    (.\(theme.rawValue), \"\(path)\", \"\(data.base64EncodedString())\"),\n"
        }
      }
    }
    let source = """
      // swift-format-ignore-file
      // Written by `make embed` from Themes/: change the files there, never this one.

      extension EmbeddedTheme {
        /// Each text of the themes, by its path.
        static let texts: [(theme: EmbeddedTheme, path: String, text: String)] = [
      \(texts)  ]

        /// Each other file, in Base64.
        static let binaries: [(theme: EmbeddedTheme, path: String, base64: String)] = [
      \(binaries)  ]
      }

      """
    let path = "Sources/Renderers/Theme/EmbeddedTheme+Files.swift"
    expectSnapshot(source, at: Self.root.appendingPathComponent(path).path)
  }

  @Test("An embedded theme has its files, the default theme's templates, strings and live script, and no other asset")
  func hasItsFiles() throws {
    let shared = try Self.paths(of: .default).filter { !$0.hasPrefix("assets/") || $0 == "assets/live.js" }
    for theme in EmbeddedTheme.allCases {
      let own = try Self.paths(of: theme)
      let files = theme.files()
      #expect(Set(files.keys) == Set(own).union(shared))
      if theme != .default {
        let copies = try own.filter {
          try shared.contains($0) && Self.data($0, of: theme) == Self.data($0, of: .default)
        }
        #expect(copies == ["theme.yaml"], "a theme inherits templates and strings, but not settings")
      }
      for path in own { #expect(files[path].map { Data($0.bytes) } == (try Self.data(path, of: theme)), "\(path)") }
    }
  }
}
