import Foundation
import MenugenRenderers
import MenugenTestSupport
import Testing

/// The embedded default theme equals its files. `make embed` updates it.
@Suite struct EmbeddedThemeTests {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func equalsTheFilesOfTheDefaultTheme() throws {
    let folder = root.appendingPathComponent("Themes/default")
    let enumerator = try #require(FileManager.default.enumerator(atPath: folder.path))
    let paths = enumerator.compactMap { $0 as? String }
      .filter { !$0.hasPrefix(".") && URL(fileURLWithPath: $0).pathExtension != "" }.sorted()
    var source = """
      // swift-format-ignore-file
      // Written by `make embed` from Themes/default: change the files there, never this one.

      extension EmbeddedTheme {
        /// Each file of the default theme, by its path.
        static let sources: [(path: String, text: String)] = [

      """
    for path in paths {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      source += "    (\n      \"\(path)\",\n#\"\"\"\n\(text)\n\"\"\"#\n    ),\n"
    }
    source += "  ]\n}\n"
    expectSnapshot(source, at: root.appendingPathComponent("Sources/Renderers/Theme/EmbeddedTheme+Files.swift").path)
  }
}
