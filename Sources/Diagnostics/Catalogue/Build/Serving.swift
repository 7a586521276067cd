/// The web server.
extension DiagnosticMessage {
  package static func portTaken(_ port: Int) -> Self {
    .error(
      "serve.port-taken", "port \(port) is used by another program",
      hint: "choose another with --port, or omit --port to use the next free one")
  }

  package static func otherPort(_ port: Int, taken: Int) -> Self {
    .note("serve.other-port", "port \(taken) is used by another program, so this is port \(port)")
  }

  /// - Parameter reason: The system's description.
  package static func serverFailed(_ reason: String) -> Self {
    .error(
      "serve.failed", "the server can't start: \(reason)", hint: "choose a port from 1024 with --port, such as 8080")
  }

  package static var noNetwork: Self {
    .error(
      "serve.no-network", "this computer has no address in a local network",
      hint: "connect to a network, or omit --lan")
  }

  package static var watchLimit: Self {
    .note(
      "serve.polling", "the system can't watch so many folders, so changes are looked for twice a second",
      hint: "raise the limit: sudo sysctl fs.inotify.max_user_watches=524288")
  }

  package static func noBrowser(_ program: String) -> Self {
    .note("serve.no-browser", "'\(program)' can't be run to open a browser", hint: "open the address yourself")
  }
}
