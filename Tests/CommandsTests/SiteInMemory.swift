import MenugenDiagnostics
import MenugenFiles
import MenugenPublishing

@testable import MenugenSiteBuilder

/// A site built in memory.
struct SiteInMemory {
  let diagnostics: [Diagnostic]
  /// By path in the output folder.
  let files: [String: [UInt8]]

  /// - Parameters:
  ///   - content: Texts by path in the content folder.
  ///   - themes: Texts by path in the folder of themes.
  init(_ content: [String: String], themes: [String: String] = [:]) {
    let publication = MemoryPublication(after: MemoryOutput())
    var options = BuildPlan.Options()
    options.content = MemoryFiles(root: "Content", texts: content)
    options.themes = MemoryFiles(root: "Themes", texts: themes)
    options.memory = publication
    diagnostics = BuildPlan(options: options).run().diagnostics
    files = publication.output.files
  }

  var ids: [String] { diagnostics.map(\.id).sorted() }

  /// The text of a file; empty if there is none.
  subscript(path: String) -> String { files[path].map { String(decoding: $0, as: UTF8.self) } ?? "" }

  /// The text of a theme's asset, whose folder has a version in its name.
  func asset(_ name: String) -> String? {
    files.first { $0.key.hasPrefix("site/theme") && $0.key.hasSuffix("/" + name) }
      .map { String(decoding: $0.value, as: UTF8.self) }
  }
}
