import ArgumentParser
import MenugenDiagnostics
import MenugenFiles
import MenugenParsers
import MenugenText

/// `menugen schema`: JSON Schema of content files, for editors.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of a kind of content file.",
    discussion: "Without KIND, list the kinds.")

  @Argument(help: "A kind of content file, such as menu.")
  var kind: String?

  func validate() throws { _ = try chosen() }

  func run() throws {
    StandardStream.prepare()
    var output = ByteBuffer()
    if let kind = try chosen() {
      kind.writeSchema(to: &output)
    } else {
      for kind in ContentKind.all {
        let space = String(repeating: " ", count: max(1, 10 - kind.name.utf8.count))
        output.append("\(kind.name)\(space)\(kind.summary) (\(kind.files))\n")
      }
    }
    let console = Console(format: .text, isQuiet: false, isVerbose: false)
    do {
      try console.print(output)
    } catch {
      console.report([error.diagnostic])
      throw Exit.fileErrors
    }
  }

  private func chosen() throws -> ContentKind? {
    guard let kind else { return nil }
    if let known = ContentKind.all.first(where: { $0.name == kind }) { return known }
    let names = ContentKind.all.map(\.name)
    let near = nearestName(to: kind, among: names).map { "did you mean \($0)?" }
    throw ValidationError("unknown kind '\(kind)': \(near ?? "write one of \(names.joined(separator: ", "))")")
  }
}
