import ArgumentParser
import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenParsers
import MenugenRenderers
import MenugenText

/// `menugen init`: creates a small sample site.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Create a small site to start from.",
    discussion: """
      Writes a menu, a page, a ledger and site.yaml, schemas/ for editors, and a workflow that publishes the site on
      GitHub Pages. Keeps existing files.
      """)

  @Argument(help: "Folder to create the site in.")
  var folder = "."

  @Option(help: ArgumentHelp("Language of the site and of its sample texts: de, en, es, fr or it.", valueName: "tag"))
  var language = "en"

  @Option(help: ArgumentHelp("Theme in the program: default or trattoria.", valueName: "name"))
  var theme: String?

  @Flag(help: "Print only errors.")
  var quiet = false

  func validate() throws {
    if folder.isEmpty { throw ValidationError("the folder's name is empty: write a name, such as menugen init mysite") }
    try validateLanguage()
    if let theme, EmbeddedTheme(rawValue: theme) == nil {
      let known = EmbeddedTheme.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("unknown theme '\(theme)' (known: \(known))")
    }
  }

  private func validateLanguage() throws {
    guard let tag = LanguageTag(language) else {
      throw ValidationError("'\(language)' is not a language tag: write one such as de or pt-BR")
    }
    if tag.withParents.contains(where: { EmbeddedTheme.languages.contains($0.code) }) { return }
    throw ValidationError(
      "no theme in the program has words in '\(language)': choose one of these languages, and change it when a theme "
        + "of your own has the words: \(EmbeddedTheme.languages.joined(separator: ", "))")
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
      let site = StarterSite(language: LanguageTag(language) ?? .english, theme: theme)
      for (path, text) in site.files where !files.exists(path) { try files.write(Array(text.utf8), to: path) }
      for kind in ContentKind.all {
        let path = "schemas/\(kind.name).schema.json"
        if files.exists(path) { continue }
        var schema = ByteBuffer()
        kind.writeSchema(to: &schema)
        try files.write(schema.bytes, to: path)
      }
      if !site.isTranslated { console.report([Diagnostic(.sampleInEnglish(language), at: .file(content))]) }
      console.printLine(
        "Created \(content). Now run: \(folder == "." ? "" : "cd \(shellWord(folder)) && ")menugen build")
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
