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
  // A server depends on the machine's ports, network and limits.
  "serve.failed": { _ in [Diagnostic(.serverFailed("permission denied"), at: .run)] },
  "serve.no-browser": { _ in [Diagnostic(.noBrowser("xdg-open"), at: .run)] },
  "serve.no-network": { _ in [Diagnostic(.noNetwork, at: .run)] },
  "serve.other-port": { _ in [Diagnostic(.otherPort(8081, taken: 8080), at: .run)] },
  "serve.polling": { _ in [Diagnostic(.watchLimit, at: .run)] },
  "serve.port-taken": { _ in [Diagnostic(.portTaken(8080), at: .run)] },
  // A server that fails, as an outside one would make the reproducer depend on the network.
  "source.failed": { fixture in
    let message = DiagnosticMessage.failedSource(
      "https://bank.example/movements.json", "answers with status 503", showing: "a service error")
    return try fixture.diagnostics(message, at: 8..<43)
  },
  "source.live-format": { fixture in
    try fixture.diagnostics(.liveFormat("https://till.example/menu.yaml"), at: 8..<38, in: "menus/dinner.yaml")
  },
  "source.nested": { fixture in
    [Diagnostic(.nestedSource, at: .line(try fixture.source("answer.json").location(of: 11..<35)))]
  },
  "source.unusable": { fixture in
    let message = DiagnosticMessage.unusableSource(
      "https://bank.example/movements.json", "line 3, amount is missing", showing: "a service error")
    return try fixture.diagnostics(message, at: 8..<43)
  },
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

extension ErrorFixture {
  fileprivate func diagnostics(
    _ message: DiagnosticMessage, at range: Range<Int>, in name: String = "movements/bank.yaml"
  ) throws -> [Diagnostic] {
    [Diagnostic(message, at: .line(try source(name).location(of: range)))]
  }
}

private struct Empty: TemplateModel {
  static let shape = Shape<Self>("Empty", [])
}
