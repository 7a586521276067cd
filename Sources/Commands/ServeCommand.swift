import ArgumentParser
import MenugenDiagnostics
import MenugenFiles
import MenugenPublishing
import MenugenRenderers
import MenugenServer
import MenugenSiteBuilder
import MenugenText

/// `menugen serve`: builds the site after every change, and shows it in a browser.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Build the site after every change, and show it in a browser.",
    discussion: """
      Prints the address when the site is ready. Open pages update by themselves, and show the errors of content
      that can't be built. Ctrl-C ends it.
      """)

  @OptionGroup var common: CommonOptions
  @OptionGroup var checks: CheckOptions
  @OptionGroup var remote: SourceOptions

  @Option(help: ArgumentHelp("Port to listen on (default: 8080, or the next free one).", valueName: "n"))
  var port: Int?

  @Flag(help: "Serve the site, without the reports, to other devices in the local network.")
  var lan = false

  @Flag(help: "Open the site in the browser.")
  var open = false

  private static let defaultPort = 8080
  private static let portsToTry = 100

  mutating func validate() throws {
    try common.validateOutput()
    if let port, !(0...65_535).contains(port) { throw ValidationError("--port must be a number from 0 to 65535") }
  }

  func run() throws {
    StandardStream.prepare()
    let signals = StopSignals()
    if !DiskFiles(root: common.content).exists("") {
      common.console.report([FileError(common.content, .missingFolder).diagnostic])
      throw Exit.fileErrors
    }
    let server = try start()
    let addresses = ServerAddresses(port: server.port, isOpen: lan)
    if open { openBrowser(addresses.own) }
    let loop = ServeLoop(
      server: server, console: common.console, folders: [common.content, common.themes ?? "Themes"],
      options: buildOptions)
    let isStarted = onBackgroundThread {
      loop.run { addresses.announce() }
    }
    if isStarted { signals.wait() }
    // A build that is ended here leaves the output as it was.
    server.stop()
  }

  private var buildOptions: BuildPlan.Options {
    var options = checks.plan(common)
    options.output = common.output
    // A build after each keystroke must not ask, or wait, each time.
    options.sources = remote.sources(common, maxAge: 300_000, failureAge: 60_000)
    options.publishing.durable = false
    options.publishing.listsChanges = true
    options.publishing.writersAtOnce = options.workers / 2
    let found = FoundPictures()
    options.pictures = { [common] in found.plan { common.pictures } }
    return options
  }
}

// MARK: - The server

extension ServeCommand {
  /// Starts the server on the port that was asked for, or on the first free one.
  private func start() throws -> SiteServer {
    let router = { @Sendable [lan, output = common.output] port in
      SiteRouter(
        output: output, hosts: HostRules(port: port, isOpen: lan, hostName: hostName()), showsReports: !lan,
        run: UTCTime.stamp)
    }
    if lan, networkAddresses().isEmpty { throw failure(.noNetwork) }
    let first = port ?? Self.defaultPort
    for number in first...max(first, port == nil ? first + Self.portsToTry : first) {
      do throws(SiteServer.Failure) {
        let server = try SiteServer.start(address: lan ? "0.0.0.0" : "127.0.0.1", port: number, router: router)
        if number != first {
          common.console.report([Diagnostic(.otherPort(number, taken: first), at: .run)])
        }
        return server
      } catch {
        switch error {
        case .portTaken: continue
        case .other(let reason): throw failure(.serverFailed(reason))
        }
      }
    }
    throw failure(.portTaken(first))
  }

  private func failure(_ message: DiagnosticMessage) -> any Error {
    common.console.report([Diagnostic(message, at: .run)])
    return Exit.fileErrors
  }

  private func openBrowser(_ address: String) {
    #if os(macOS)
      let program = "open"
    #else
      let program = "xdg-open"
    #endif
    if !OtherProgram([program, address]).start() {
      common.console.report([Diagnostic(.noBrowser(program), at: .run)])
    }
  }
}

/// The addresses of the server.
private struct ServerAddresses: Sendable {
  let port: Int
  let isOpen: Bool

  /// For this computer.
  var own: String { "http://127.0.0.1:\(port)/" }

  /// Prints the address, and those for other devices with a QR code of the first.
  func announce() {
    var text = ByteBuffer()
    text.append("\(own)\n")
    if isOpen {
      let others = networkAddresses().map { "http://\($0):\(port)/" }
      for address in others { text.append("\(address)\n") }
      if let first = others.first, let code = QRCode(Array(first.utf8)) {
        code.writeText(colored: StandardStream.output.isTerminal, to: &text)
      }
    }
    try? StandardStream.output.write(text.span)
  }
}
