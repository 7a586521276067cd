import ArgumentParser
import MenugenDiagnostics
import MenugenFiles
import MenugenParsers
import MenugenText

/// `menugen init`: creates a small sample site.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Makes a small site to start from.",
    discussion:
      "Writes a menu, a page, a ledger and site.yaml, and schemas/ for editors. Existing files are left alone.")

  @Argument(help: "The folder to make it in; this one by default.")
  var folder = "."

  @Flag(help: "Print errors only.")
  var quiet = false

  func validate() throws {
    if folder.isEmpty { throw ValidationError("the folder has no name: write menugen init mysite") }
  }

  func run() throws {
    StandardStream.prepare()
    let console = Console(format: .text, isQuiet: quiet, isVerbose: false)
    let files = DiskFiles(root: folder)
    do {
      let content = joinPath(folder, "Content")
      if files.exists("Content") {
        console.report([
          .init(
            .error, "init.exists", "there is content here already", hint: "name another folder: menugen init mysite",
            at: .file(content))
        ])
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
      console.say("Made \(content). Now run: \(folder == "." ? "" : "cd \(shellWord(folder)) && ")menugen build")
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
