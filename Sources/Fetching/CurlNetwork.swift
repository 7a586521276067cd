import MenugenDiagnostics
import MenugenDomain
package import MenugenFiles

/// The network by way of `curl`: each request is a process with limits, whose settings are in a private file, so that
/// no secret is among its arguments.
package struct CurlNetwork: SourceNetwork {
  /// Returns the path of curl; `nil` if it isn't installed.
  private let program: @Sendable () -> String?
  private let userAgent: String

  /// - Parameter program: Returns the path of `curl`; called for each request.
  package init(program: @escaping @Sendable () -> String?, version: String) {
    self.program = program
    userAgent = "menugen/\(version)"
  }

  package func addresses(of host: String, milliseconds: Int) -> [HostAddress]? {
    hostAddresses(of: host, milliseconds: milliseconds)
  }

  package func variable(_ name: String) -> String? { environmentVariable(name) }
  package func now() -> Int { secondsSince1970() }

  package func milliseconds() -> Int {
    let (seconds, attoseconds) = Self.start.duration(to: .now).components
    return Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
  }

  package func pause(milliseconds: Int) { MenugenFiles.pause(milliseconds: milliseconds) }

  private static let start = ContinuousClock.now
  private static let (settings, body, headers) = ("settings", "body", "headers")

  package func answer(to request: HTTPRequest) -> Result<HTTPAnswer, NetworkFault> {
    guard let program = program() else { return .failure(.missingTool) }
    let folder: ScratchFolder
    do throws(FileError) {
      folder = try ScratchFolder()
      try folder.write(Array(settings(of: request).utf8), to: Self.settings)
    } catch {
      return .failure(.toolFailed(error.diagnostic.message))
    }
    var limits = ChildProcess.Limits()
    // A longer file ends it, also if it is unpacked while it is received.
    limits.fileSize = request.sizeLimit
    limits.seconds = request.milliseconds / 1_000 + 5
    let run = ChildProcess(
      program, ["-q", "--config", Self.settings], in: folder.path, environment: Self.environment, limits: limits)
    // The status, and the address of a redirect.
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    let status = lines.first.flatMap { Int($0) } ?? 0
    if let fault = NetworkFault(run.ending, hasAnswer: status > 0) { return .failure(fault) }
    let read = (try? folder.read(Self.body, limit: request.sizeLimit)) ?? nil
    let head = (try? folder.read(Self.headers, limit: 1 << 20)) ?? nil
    let redirect = lines.count > 1 && !lines[1].isEmpty ? String(lines[1]) : nil
    return .success(
      HTTPAnswer(
        status: status, headers: Self.lastHeaders(in: head ?? []), body: read ?? [], redirect: redirect))
  }

  /// curl's settings: one option a line.
  ///
  /// - Parameter variable: Returns an environment variable that isn't empty.
  func settings(
    of request: HTTPRequest,
    variable: (String) -> String? = { environmentVariable($0).flatMap { $0.isEmpty ? nil : $0 } }
  ) -> String {
    let address = request.address
    var lines = ["silent", "globoff", "compressed"]
    func add(_ name: String, _ value: String) {
      let quoted = value.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : "\($0)" }.joined()
      lines.append("\(name) = \"\(quoted)\"")
    }
    let milliseconds = String(request.milliseconds % 1_000 + 1_000).dropFirst()
    add("url", address.text)
    add("proto", "=http,https")
    let hosts = request.hosts.map(\.text)
    // Only a tunnel of TLS: the proxy sees neither content nor token, and connects to an address that was checked.
    let proxy = address.isSecure ? ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"].firstNonNil(variable) : nil
    if let proxy, let host = hosts.first(where: { !$0.hasPrefix("[") }) ?? hosts.first {
      add("proxy", proxy)
      add("noproxy", ["no_proxy", "NO_PROXY"].firstNonNil(variable) ?? "")
      add("connect-to", "::\(host):")
      lines.append("suppress-connect-headers")
    } else {
      add("noproxy", "*")
    }
    // The addresses that were checked: the name isn't looked up again.
    if !hosts.contains(where: { $0 == address.host || $0.hasPrefix("[") && address.host.contains(":") }) {
      add("resolve", "\(address.host):\(address.port):\(hosts.joined(separator: ","))")
    }
    add("max-time", "\(request.milliseconds / 1_000).\(milliseconds)")
    add("max-filesize", String(request.sizeLimit))
    add("output", Self.body)
    add("dump-header", Self.headers)
    add("write-out", #"%{http_code}\n%{redirect_url}\n"#)
    add("user-agent", userAgent)
    for header in request.headers { add("header", "\(header.name): \(header.value)") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Certificates may be elsewhere.
  private static let environment: [String: String] = {
    var environment = ["LC_ALL": "C"]
    for name in ["CURL_CA_BUNDLE", "SSL_CERT_FILE", "SSL_CERT_DIR"] {
      environment[name] = environmentVariable(name)
    }
    return environment
  }()

  /// The headers of the last answer: there may be interim ones before it, and trailers after it.
  private static func lastHeaders(in bytes: [UInt8]) -> [(name: String, value: String)] {
    var headers: [(name: String, value: String)] = []
    var isInHead = false
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let text = String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
      if text.hasPrefix("HTTP/") {
        headers = []
        isInHead = true
      } else if text.isEmpty {
        isInHead = false
      } else if isInHead, let colon = text.firstIndex(of: ":") {
        let value = text[text.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
        headers.append((String(text[..<colon]), String(value)))
      }
    }
    return headers
  }
}

extension [String] {
  fileprivate func firstNonNil(_ variable: (String) -> String?) -> String? {
    for name in self { if let value = variable(name) { return value } }
    return nil
  }
}

extension NetworkFault {
  /// The fault of a run of curl, by its exit codes; `nil` for success.
  fileprivate init?(_ ending: ChildProcess.Ending, hasAnswer: Bool) {
    switch ending {
    case .exited(0): return nil
    case .exited(let code):
      switch code {
      // 5 and 97 are those of a proxy.
      case 5, 7, 97: self = .cantConnect
      case 28: self = .timedOut
      case 51, 60, 91: self = .invalidCertificate
      case 35, 53, 54, 58, 59, 64, 66, 77, 80, 82, 83, 90: self = .tlsFailed
      case 52: self = .noAnswer
      case 18, 92, 95: self = .cutOff
      case 55: self = .connectionLost
      // A reset connection, or a chunk that can't be read.
      case 56: self = hasAnswer ? .cutOff : .connectionLost
      case 1, 8, 16: self = .notHTTP
      case 61: self = .badEncoding
      // A file that is as long as the limit can't be written to, and long headers have no memory.
      case 23, 27, 63, 100: self = .tooLarge
      case 127: self = .missingTool
      default: self = .toolFailed("curl ends with \(code)")
      }
    case .killed(let signal): self = ending.isTooLarge ? .tooLarge : .toolFailed("curl is ended by signal \(signal)")
    case .timedOut: self = .timedOut
    case .notStarted(let reason): self = .toolFailed(reason)
    }
  }
}
