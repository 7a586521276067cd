import MenugenDomain
import MenugenFiles

/// The fetching of one source: attempts, redirects, and a check of each address before it is used.
struct SourceFetch {
  let source: RemoteSource
  let network: any SourceNetwork
  let options: RemoteSources.Options
  /// The last content, which the server may confirm.
  let copy: FetchedContent?
  private let token: String?
  private let deadline: Int

  private static let defaultTimeout = 10_000
  private static let longestTimeout = 3_600_000
  private static let attempts = 3
  private static let redirects = 5
  /// The pauses between attempts in milliseconds.
  private static let pauses = [300, 1_000]

  init(_ source: RemoteSource, _ network: any SourceNetwork, _ options: RemoteSources.Options, copy: FetchedContent?) {
    self.source = source
    self.network = network
    self.options = options
    self.copy = copy
    token = source.tokenName.flatMap(network.variable)
    deadline =
      network.milliseconds() + max(1, min(source.timeout ?? Self.defaultTimeout, Self.longestTimeout))
  }

  private enum Attempt {
    case done(FetchedContent)
    case failed(SourceFailure)
    /// A failure that may pass, and the milliseconds that the server asks to wait.
    case passing(SourceFailure, pause: Int? = nil)
  }

  func run() -> Result<FetchedContent, SourceFailure> {
    if let name = source.tokenName {
      let isValid = token.map { !$0.isEmpty && $0.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } } ?? false
      if !isValid { return .failure(.missingToken(name)) }
    }
    var pauses = Self.pauses[...]
    while true {
      switch attempt() {
      case .done(let content): return .success(content)
      case .failed(let failure): return .failure(failure)
      case .passing(let failure, let wanted):
        guard let pause = pauses.popFirst().map({ max($0, wanted ?? 0) }), pause < remaining else {
          return .failure(failure)
        }
        network.pause(milliseconds: pause)
      }
    }
  }

  /// The milliseconds until the deadline.
  private var remaining: Int { deadline - network.milliseconds() }

  private var timedOut: SourceFailure {
    let milliseconds = source.timeout ?? Self.defaultTimeout
    let time = milliseconds % 1_000 == 0 ? "\(milliseconds / 1_000) s" : "\(milliseconds) ms"
    return .unreachable("no complete answer within \(time)")
  }

  private func attempt() -> Attempt {
    var address = source.address
    for _ in 0...Self.redirects {
      guard remaining > 0 else { return .failed(timedOut) }
      guard let hosts = network.addresses(of: address.host, milliseconds: remaining), !hosts.isEmpty else {
        return .failed(.unreachable("host \(address.host) is not found"))
      }
      if !options.allowsPrivateAddresses, let host = hosts.first(where: \.isPrivate) {
        return .failed(.privateAddress(host.text))
      }
      guard remaining > 0 else { return .failed(timedOut) }
      let request = HTTPRequest(
        address: address, hosts: hosts, headers: headers(for: address), milliseconds: remaining,
        sizeLimit: options.sizeLimit)
      let answer: HTTPAnswer
      switch network.answer(to: request) {
      case .success(let value): answer = value
      case .failure(let fault): return attempt(for: fault, at: address)
      }
      guard [301, 302, 303, 307, 308].contains(answer.status) else { return attempt(for: answer, at: address) }
      guard let next = answer.redirect.flatMap(WebAddress.init) else {
        return .failed(.failed("redirects to an address that isn't http:// or https://"))
      }
      if address.isSecure, !next.isSecure { return .failed(.failed("redirects from https:// to http://")) }
      address = next
    }
    return .failed(.failed("redirects more than \(Self.redirects) times"))
  }

  private func headers(for address: WebAddress) -> [(name: String, value: String)] {
    var headers = [("Accept", "application/json, application/yaml;q=0.9, text/csv;q=0.9, */*;q=0.1")]
    if let etag = copy?.etag { headers.append(("If-None-Match", etag)) }
    if let time = copy?.lastModified { headers.append(("If-Modified-Since", time)) }
    // Another server isn't sent the token.
    if let token, address.origin == source.address.origin { headers.append(("Authorization", "Bearer \(token)")) }
    return headers
  }

  // MARK: - Outcomes

  private func attempt(for answer: HTTPAnswer, at address: WebAddress) -> Attempt {
    switch answer.status {
    case 200: return content(of: answer, at: address)
    case 304:
      guard var copy, copy.etag != nil || copy.lastModified != nil else {
        return .failed(.failed("answers with status 304 without being asked for changes"))
      }
      copy.time = network.now()
      return .done(copy)
    case 408, 425, 429, 500, 502, 503, 504:
      return .passing(.failed("answers with status \(answer.status)"), pause: pause(by: answer))
    default: return .failed(.failed("answers with status \(answer.status)"))
    }
  }

  /// The milliseconds to wait by `Retry-After` (RFC 9110, section 10.2.3): seconds, or a date.
  private func pause(by answer: HTTPAnswer) -> Int? {
    guard let text = answer.header("retry-after") else { return nil }
    let seconds = Int(text) ?? UTCTime(httpDate: text).map { $0.secondsSince1970 - network.now() }
    return seconds.flatMap { (0...3_600).contains($0) ? $0 * 1_000 : nil }
  }

  private func content(of answer: HTTPAnswer, at address: WebAddress) -> Attempt {
    let type = (answer.header("content-type") ?? "").prefix { $0 != ";" }.lowercased().filter {
      $0 != " " && $0 != "\t"
    }
    guard let format = format(ofType: type, at: address) else {
      let name = type.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } ? String(type.prefix(60)) : "another type"
      return .failed(.failed("answers with \(name) instead of JSON, YAML, NDJSON or CSV"))
    }
    if answer.body.isEmpty { return .failed(.failed("gives an empty answer")) }
    return .done(
      FetchedContent(
        format: format, time: network.now(), body: answer.body, etag: validator(answer.header("etag")),
        lastModified: validator(answer.header("last-modified"))))
  }

  /// The format of a media type; general types leave it to the address. JSON is the default.
  private func format(ofType type: String, at address: WebAddress) -> String? {
    if type.hasSuffix("/json") || type.hasSuffix("+json") { return "json" }
    if type.hasSuffix("yaml") { return "yaml" }
    switch type {
    case "text/csv", "application/csv": return "csv"
    case "application/x-ndjson", "application/ndjson", "application/jsonl", "application/x-jsonlines": return "ndjson"
    case "", "text/plain", "application/octet-stream", "binary/octet-stream":
      let path = address.target.prefix { $0 != "?" }
      let ending = path.lastIndex(of: ".").map { path[path.index(after: $0)...].lowercased() } ?? ""
      return ["yaml", "csv", "ndjson"].contains(ending) ? ending : ending == "yml" ? "yaml" : "json"
    default: return nil
    }
  }

  /// A value that can be sent back.
  private func validator(_ value: String?) -> String? {
    guard let value, (1...1_000).contains(value.utf8.count), value.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else {
      return nil
    }
    return value
  }

  private func attempt(for fault: NetworkFault, at address: WebAddress) -> Attempt {
    let server = "\(address.host):\(address.port)"
    return switch fault {
    case .missingTool: .failed(.missingTool)
    case .toolFailed(let reason): .failed(.failed("can't be asked: \(reason)"))
    case .cantConnect: .passing(.unreachable("can't connect to \(server)"))
    case .connectionLost: .passing(.unreachable("the connection to \(server) is lost"))
    case .timedOut: .failed(timedOut)
    case .invalidCertificate: .failed(.unreachable("the certificate of \(address.host) is not valid"))
    case .tlsFailed: .failed(.unreachable("can't make a secure connection to \(server)"))
    case .noAnswer: .passing(.failed("closes the connection without an answer"))
    case .cutOff: .passing(.failed("gives an incomplete answer"))
    case .notHTTP: .failed(.failed("doesn't answer with HTTP"))
    case .badEncoding: .failed(.failed("gives an answer that can't be unpacked"))
    case .tooLarge: .failed(.failed("gives an answer of more than \(options.sizeLimit) bytes"))
    }
  }
}
