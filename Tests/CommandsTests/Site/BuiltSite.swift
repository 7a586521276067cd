import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import Foundation
import MenugenPublishing
import Testing

@testable import MenugenCommands
@testable import MenugenSiteBuilder

/// A complete output, built in this process from a content tree such as those in `Tests/Fixtures/Sites`.
struct BuiltSite {
  let name: String
  /// Every file by path: `site/menus/dinner/index.html`.
  let files: [String: Data]
  let diagnostics: [Diagnostic]

  /// - Parameter theme: An embedded theme; `nil` for the site's own.
  init(_ name: String, theme: String? = nil) async throws {
    let place = theme.map { "\(name)-with-\($0)" } ?? name
    try await self.init(content: "\(Repository.root)/Tests/Fixtures/Sites/\(name)", name: place, theme: theme)
  }

  init(content: String, name: String = "", theme: String? = nil, today: CalendarDate? = nil) async throws {
    let folder = try TemporaryFolder()
    var options = BuildPlan.Options()
    options.content = DiskFiles(root: content)
    options.themes = DiskFiles(root: theme == nil ? "\(Repository.root)/Themes" : folder.place("Themes"))
    options.theme = theme
    options.output = folder.place("Output")
    options.publishing.durable = false
    options.today = today
    let outcome = BuildPlan(options: options).run()
    try #require(outcome.report != nil, "\(outcome.diagnostics)")
    self.name = name
    diagnostics = outcome.diagnostics
    files = try folder.tree("Output")
  }

  func text(_ path: String) throws -> String {
    String(decoding: try #require(files[path], "there is no \(path)"), as: UTF8.self)
  }

  /// The path of a file's snapshot.
  func snapshot(_ path: String) -> String { "\(Repository.root)/Tests/CommandsTests/Snapshots/\(name)/\(path)" }
}
