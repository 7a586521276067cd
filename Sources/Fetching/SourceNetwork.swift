package import MenugenDomain
package import MenugenFiles

/// What fetching needs of the outside world.
package protocol SourceNetwork: Sendable {
  /// Returns `nil` for an unknown host.
  func addresses(of host: String, milliseconds: Int) -> [HostAddress]?
  /// Sends one request, and doesn't follow redirects.
  func answer(to request: HTTPRequest) -> Result<HTTPAnswer, NetworkFault>
  /// The value of an environment variable.
  func variable(_ name: String) -> String?
  /// The seconds since 1970.
  func now() -> Int
  /// The milliseconds of a clock that never goes back.
  func milliseconds() -> Int
  func pause(milliseconds: Int)
}

package struct HTTPRequest: Sendable {
  package var address: WebAddress
  /// The only addresses to connect to.
  package var hosts: [HostAddress]
  package var headers: [(name: String, value: String)]
  /// The time for the whole exchange.
  package var milliseconds: Int
  /// The most bytes of a body, unpacked.
  package var sizeLimit: Int
}

package struct HTTPAnswer: Sendable {
  package var status: Int
  package var headers: [(name: String, value: String)]
  package var body: [UInt8]
  /// The absolute address of a redirect.
  package var redirect: String?

  package init(
    status: Int, headers: [(name: String, value: String)] = [], body: [UInt8] = [], redirect: String? = nil
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.redirect = redirect
  }

  /// The last value of a header by its name in lowercase.
  func header(_ name: String) -> String? { headers.last { $0.name.lowercased() == name }?.value }
}

/// A request without a complete answer.
package enum NetworkFault: Error, Sendable, Equatable {
  case missingTool
  /// The tool can't be run: its exit code or signal.
  case toolFailed(String)
  case cantConnect, timedOut, connectionLost
  case invalidCertificate, tlsFailed
  /// The server closed the connection without an answer, or in the middle of it.
  case noAnswer, cutOff
  case notHTTP, badEncoding, tooLarge
}
