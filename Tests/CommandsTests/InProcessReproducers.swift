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

/// Diagnostics that no content tree leads to on its own: they need a second process, a machine without memory, or a
/// part of the program that no command reaches.
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
    // libyaml says so when malloc gives nothing: written out, since no test can bring that about.
    [Diagnostic(.notEnoughMemory, at: .file("Content/menus/dinner.yaml"))]
  },
]

/// As `menugen` prints them.
func printed(_ diagnostics: [Diagnostic]) -> String {
  var output = ByteBuffer()
  for diagnostic in diagnostics.sorted() { DiagnosticFormat.text.write(diagnostic, to: &output) }
  return output.text
}

extension ErrorFixture {
  /// A file of its content under the path that a person would see.
  fileprivate func source(_ name: String) throws -> SourceFile {
    let file = try DiskFiles(root: "\(path)/Content").read(name, limit: FileLimit.content)
    return SourceFile(path: "Content/\(name)", bytes: file.bytes)
  }
}

private struct Empty: TemplateModel {
  static let shape = Shape<Self>("Empty", [])
}
