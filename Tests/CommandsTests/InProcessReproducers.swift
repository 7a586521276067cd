@testable import MenugenCommands
@testable import MenugenSiteBuilder
import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import Foundation
import MenugenParsers
import MenugenPublishing
import MenugenTemplates
import MenugenText

/// Diagnostics that a content tree alone can't cause: they need a second process, a lack of memory, or unreachable
/// code.
let inProcessReproducers: [String: @Sendable (ErrorFixture) throws -> [Diagnostic]] = [
  "body.unknown-item": { fixture in
    let site = Site()
    guard var menu = parseMenu(try fixture.source("menus/dinner.yaml"), site: site).value?.content else { return [] }
    return attachBodies([try fixture.source("menus/dinner/ribolita.md")], to: &menu, site: site)
  },
  "file.unknown-type": { fixture in
    parseMenu(try fixture.source("menus/dinner.toml"), site: Site()).diagnostics
  },
  "output.locked": { _ in PublishingError.locked("Output", by: 4711).diagnostics },
  "template.missing": { _ in
    TemplateLibrary(["home": SourceFile(path: "home.mustache", text: "")], wordNames: [])
      .compile("hom", for: Empty.self).diagnostics
  },
  "yaml.memory": { _ in
    // libyaml's error if malloc fails, which a test can't cause.
    [Diagnostic(.notEnoughMemory, at: .file("Content/menus/dinner.yaml"))]
  },
]

/// Diagnostics as printed by `menugen`.
func printed(_ diagnostics: [Diagnostic]) -> String {
  var output = ByteBuffer()
  for diagnostic in diagnostics.sorted() { DiagnosticFormat.text.write(diagnostic, to: &output) }
  return output.text
}

extension ErrorFixture {
  /// A content file with the path that users see.
  fileprivate func source(_ name: String) throws -> SourceFile {
    let file = try DiskFiles(root: "\(path)/Content").read(name, limit: FileLimit.content)
    return SourceFile(path: "Content/\(name)", bytes: file.bytes)
  }
}

private struct Empty: TemplateModel {
  static let shape = Shape<Self>("Empty", [])
}
