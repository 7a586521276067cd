import ArgumentParser
import MenugenDiagnostics
import MenugenFiles

/// `menugen publish`: sends what has changed to a target.
struct PublishCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "publish", abstract: "Send what has changed to a web host.",
    discussion: """
      Checks first that the site is up to date. Never sends reports. The next run finishes one that was interrupted.
      """)

  @Argument(
    help: ArgumentHelp(
      "Name of a target in site.yaml, or folder:DIR, rsync:DEST, git:URL#BRANCH, rclone:REMOTE:PATH or netlify:SITE. "
        + "Optional if site.yaml has one target.", valueName: "target"))
  var target: String?

  @Flag(help: "List what would be sent and removed, without changing the target.")
  var dryRun = false

  @Flag(help: "Send every file again, and replace files that were published from elsewhere, or by other means.")
  var force = false

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @OptionGroup var remote: SourceOptions
  @OptionGroup var common: CommonOptions

  mutating func validate() throws {
    try common.validateOutput()
    if target?.isEmpty == true {
      throw ValidationError("the target is empty: name one, such as folder:../public, or omit it")
    }
  }

  func run() throws {
    StandardStream.prepare()
    let outcome = PublishRun(command: self).run()
    common.console.report(outcome.diagnostics)
    if outcome.isFileFailure { throw Exit.fileErrors }
    if outcome.failed { throw Exit.contentErrors }
    if !outcome.lines.isEmpty, !common.quiet { for line in outcome.lines { common.console.printLine(line) } }
    common.console.printLine(outcome.summary)
  }
}
