import ArgumentParser
import MenugenDiagnostics
import MenugenFiles
import MenugenParsers
import MenugenText

/// `menugen init`: creates a small sample site.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Create a small site to start from.",
    discussion: "Writes a menu, a page, a ledger and site.yaml, and schemas/ for editors. Keeps existing schemas.")

  @Argument(help: "Folder to create the site in.")
  var folder = "."

  @Flag(help: "Print only errors.")
  var quiet = false

  func validate() throws {
    if folder.isEmpty { throw ValidationError("the folder's name is empty: write a name, such as menugen init mysite") }
  }

  func run() throws {
    StandardStream.prepare()
    let console = Console(format: .text, isQuiet: quiet, isVerbose: false)
    let files = DiskFiles(root: folder)
    do {
      let content = joinPath(folder, "Content")
      if files.exists("Content") {
        console.report([Diagnostic(.contentExists, at: .file(content))])
        throw Exit.contentErrors
      }
      for (path, text) in starterFiles { try files.write(Array(text.utf8), to: path) }
      for kind in ContentKind.all {
        let path = "schemas/\(kind.name).schema.json"
        if files.exists(path) { continue }
        var schema = ByteBuffer()
        kind.writeSchema(to: &schema)
        try files.write(schema.bytes, to: path)
      }
      console.say("Created \(content). Now run: \(folder == "." ? "" : "cd \(shellWord(folder)) && ")menugen build")
    } catch let error as FileError {
      console.report([error.diagnostic])
      throw Exit.fileErrors
    }
  }
}

/// A text quoted for the shell if needed.
private func shellWord(_ text: String) -> String {
  let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./"
  return text.allSatisfy(plain.contains)
    ? text : "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
}
