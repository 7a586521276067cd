import MenugenDomain
import MenugenFiles
import Testing

@testable import MenugenFetching

/// The fetching of one source from a network in memory.
@Suite struct SourceFetchTests {
  private func fetch(
    _ network: FakeNetwork, _ source: RemoteSource = source(), copy: FetchedContent? = nil,
    allowsPrivate: Bool = false
  ) -> Result<FetchedContent, SourceFailure> {
    var options = RemoteSources.Options()
    options.allowsPrivateAddresses = allowsPrivate
    return SourceFetch(source, network, options, copy: copy).run()
  }

  private func failure(_ network: FakeNetwork, _ source: RemoteSource = source()) -> SourceFailure? {
    if case .failure(let failure) = fetch(network, source) { return failure }
    return nil
  }

  @Test("An answer has its format, its time, and what to ask for it again")
  func takesAnswer() throws {
    let network = FakeNetwork(
      .success(.json("[1]", ("ETag", "\"a\""), ("Last-Modified", "Sun, 06 Nov 1994 08:49:37 GMT"))))
    let content = try fetch(network).get()
    #expect(content.format == "json" && content.body == Array("[1]".utf8) && content.time == network.now())
    #expect(content.etag == "\"a\"" && content.lastModified == "Sun, 06 Nov 1994 08:49:37 GMT")
    let request = try #require(network.seen.requests.first)
    #expect(request.hosts == [FakeNetwork.publicHost] && request.milliseconds == 10_000)
  }

  @Test(
    "The format is that of the type; of a general type, that of the address",
    arguments: [
      ("application/json", "/x.csv", "json"), ("application/ld+json; charset=utf-8", "/x", "json"),
      ("text/yaml", "/x", "yaml"), ("application/x-yaml", "/x", "yaml"), ("text/csv", "/x", "csv"),
      ("application/x-ndjson", "/x", "ndjson"), ("text/plain", "/x.yml?v=.csv", "yaml"), ("text/plain", "/x", "json"),
      ("", "/x.CSV", "csv"), ("application/octet-stream", "/x.ndjson", "ndjson"),
    ])
  func knowsFormats(type: String, path: String, format: String) throws {
    let answer = HTTPAnswer(status: 200, headers: type.isEmpty ? [] : [("content-type", type)], body: [1])
    #expect(try fetch(FakeNetwork(.success(answer)), source("https://menus.example\(path)")).get().format == format)
  }

  @Test(
    "A status, a type or an empty body that is no content is a service error, named with its reason",
    arguments: [
      (HTTPAnswer(status: 404), "answers with status 404"), (HTTPAnswer(status: 0), "answers with status 0"),
      (HTTPAnswer(status: 206, body: [1]), "answers with status 206"),
      (HTTPAnswer(status: 304), "answers with status 304 without being asked for changes"),
      (
        HTTPAnswer(status: 200, headers: [("Content-Type", "text/html; charset=utf-8")], body: [1]),
        "answers with text/html instead of JSON, YAML, NDJSON or CSV"
      ),
      (
        HTTPAnswer(status: 200, headers: [("Content-Type", "a\u{1B}[31m")], body: [1]),
        "answers with another type instead of JSON, YAML, NDJSON or CSV"
      ),
      (HTTPAnswer.json(""), "gives an empty answer"),
    ])
  func refusesOtherAnswers(answer: HTTPAnswer, reason: String) {
    let failure = failure(FakeNetwork(.success(answer)))
    #expect(failure == .failed(reason) && failure?.state == .serviceError)
  }

  @Test(
    "A fault of the connection is an internet error, and one of the answer a service error",
    arguments: [
      (NetworkFault.cantConnect, MissingContent.internetError, 3), (.timedOut, .internetError, 1),
      (.connectionLost, .internetError, 3), (.invalidCertificate, .internetError, 1), (.tlsFailed, .internetError, 1),
      (.missingTool, .internetError, 1), (.noAnswer, .serviceError, 3), (.cutOff, .serviceError, 3),
      (.notHTTP, .serviceError, 1), (.badEncoding, .serviceError, 1), (.tooLarge, .serviceError, 1),
      (.toolFailed("x"), .serviceError, 1),
    ])
  func mapsFaults(fault: NetworkFault, state: MissingContent, attempts: Int) {
    let network = FakeNetwork(.failure(fault))
    #expect(failure(network)?.state == state)
    #expect(network.seen.requests.count == attempts)
  }

  // MARK: - Attempts

  @Test("What may pass is tried again after a pause")
  func triesAgain() throws {
    let network = FakeNetwork(.failure(.cantConnect), .success(HTTPAnswer(status: 503)), .success(.json()))
    #expect(try fetch(network).get().body == Array("[]".utf8))
    #expect(network.seen.pauses == [300, 1_000])
  }

  @Test("A server's Retry-After is kept to, within the time for the source")
  func keepsToRetryAfter() throws {
    let busy = HTTPAnswer(status: 429, headers: [("Retry-After", "2")])
    let network = FakeNetwork(.success(busy), .success(.json()))
    _ = try fetch(network).get()
    #expect(network.seen.pauses == [2_000])
    let date = UTCTime(secondsSince1970: FakeNetwork().now() + 3).httpDate
    let dated = FakeNetwork(
      .success(HTTPAnswer(status: 503, headers: [("Retry-After", date)])), .success(.json()))
    _ = try fetch(dated).get()
    #expect(dated.seen.pauses == [3_000])
    let late = FakeNetwork(.success(busy))
    #expect(failure(late, source(timeout: 1_500)) == .failed("answers with status 429"))
    #expect(late.seen.pauses.isEmpty && late.seen.requests.count == 1)
    for nonsense in ["-1", "999999999999999999999", "soon", "Sun, 06 Nov 1994 08:49:37 GMT"] {
      let network = FakeNetwork(
        .success(HTTPAnswer(status: 503, headers: [("Retry-After", nonsense)])), .success(.json()))
      _ = try fetch(network).get()
      #expect(network.seen.pauses == [300])
    }
  }

  @Test("The timeout is for all attempts and redirects together")
  func hasOneDeadline() {
    let network = FakeNetwork(.success(.redirect("https://menus.example/2")))
    network.change { $0.latency = 2_000 }
    #expect(failure(network, source(timeout: 3_000)) == .unreachable("no complete answer within 3 s"))
    #expect(network.seen.requests.map(\.milliseconds) == [3_000, 1_000])
  }

  // MARK: - Redirects

  @Test("A few redirects are followed")
  func followsRedirects() throws {
    let network = FakeNetwork(
      .success(.redirect("https://other.example/1", status: 301)), .success(.redirect("https://menus.example/2.yaml")),
      .success(HTTPAnswer(status: 200, body: [1])))
    #expect(try fetch(network).get().format == "yaml")
  }

  @Test(
    "A redirect to anything but another public web server is refused",
    arguments: [
      "file:///etc/passwd", "ftp://menus.example/x", "gopher://menus.example/x", "https://user@menus.example/",
      "http://menus.example/", "//menus.example", "", "javascript:alert(1)", "https://0x7f.1/", "https://2130706433/",
    ])
  func refusesRedirects(address: String) {
    let network = FakeNetwork(.success(.redirect(address)))
    #expect(failure(network)?.state == .serviceError)
    #expect(network.seen.requests.count == 1)
  }

  @Test("Redirects in circles end")
  func endsCircles() {
    let network = FakeNetwork(.success(.redirect("https://menus.example/dinner.json")))
    #expect(failure(network) == .failed("redirects more than 5 times"))
    #expect(network.seen.requests.count == 6)
    #expect(failure(FakeNetwork(.success(.redirect(nil))))?.state == .serviceError)
  }

  @Test("Each host is checked before it is asked, also one of a redirect")
  func checksEachHost() {
    for bytes: [UInt8] in [[127, 0, 0, 1], [169, 254, 169, 254], [10, 0, 0, 1]] {
      let network = FakeNetwork(.success(.redirect("https://other.example/")))
      // One private address among public ones is enough.
      network.change { $0.hosts["other.example"] = [FakeNetwork.publicHost, HostAddress(bytes)] }
      #expect(failure(network) == .privateAddress(HostAddress(bytes).text))
      #expect(network.seen.requests.count == 1)
    }
    let network = FakeNetwork(.success(.json()))
    network.change { $0.hosts["menus.example"] = [HostAddress([192, 168, 0, 1])] }
    #expect(failure(network)?.state == .internetError && network.seen.requests.isEmpty)
    #expect((try? fetch(network, allowsPrivate: true).get()) != nil)
    network.change { $0.hosts = [:] }
    #expect(failure(network) == .unreachable("host menus.example is not found"))
  }

  // MARK: - Copies and tokens

  @Test("A copy is confirmed, and has the time of that")
  func confirmsCopy() throws {
    let copy = FetchedContent(format: "json", time: 5, body: [1], etag: "\"a\"", lastModified: "x")
    let network = FakeNetwork(.success(HTTPAnswer(status: 304)))
    let content = try fetch(network, copy: copy).get()
    #expect(content.body == [1] && content.time == network.now())
    let headers = try #require(network.seen.requests.first).headers
    #expect(headers.contains { $0 == ("If-None-Match", "\"a\"") })
    #expect(headers.contains { $0 == ("If-Modified-Since", "x") })
    let other = FakeNetwork(.success(.json("[2]", ("ETag", "a\tb"))))
    let new = try fetch(other, copy: copy).get()
    #expect(new.body == Array("[2]".utf8) && new.etag == nil, "a value that can't be sent back isn't kept")
  }

  @Test("A token is sent to its own server alone, and never shown")
  func sendsToken() throws {
    let network = FakeNetwork(
      .success(.redirect("https://menus.example/2")), .success(.redirect("https://other.example/")),
      .success(HTTPAnswer(status: 401)))
    network.change { $0.variables["MENUGEN_BANK_TOKEN"] = "s3cret" }
    let failure = failure(network, source(token: "MENUGEN_BANK_TOKEN"))
    #expect(failure == .failed("answers with status 401"))
    let sent = network.seen.requests.map { $0.headers.contains { $0 == ("Authorization", "Bearer s3cret") } }
    #expect(sent == [true, true, false])
  }

  @Test("A missing or unsendable token is a service error", arguments: [nil, "", "a b", "a\r\nHost: x", "ä"])
  func refusesTokens(value: String?) {
    let network = FakeNetwork(.success(.json()))
    network.change { $0.variables["MENUGEN_X"] = value }
    #expect(failure(network, source(token: "MENUGEN_X")) == .missingToken("MENUGEN_X"))
    #expect(network.seen.requests.isEmpty)
  }
}
