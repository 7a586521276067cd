import MenugenDiagnostics
import MenugenTestSupport
import Testing

@testable import MenugenServer

/// The real server, asked through sockets.
@Suite struct SiteServerTests {
  private let folder: ServedFolder

  init() throws {
    folder = try ServedFolder([
      "site/index.html": "<head>home", "site/404.html": "<head>missing", "site/theme/menu.css": "0123456789",
      "site/large.bin": String(repeating: "0123456789abcdef", count: 65_536),
    ])
  }

  private func withServer(
    _ limits: ServerLimits = ServerLimits(), isReady: Bool = true, _ body: (SiteServer) throws -> Void
  ) throws {
    let output = folder.path
    let server = try SiteServer.start(address: "127.0.0.1", port: 0, limits: limits) { port in
      SiteRouter(output: output, hosts: HostRules(port: port), showsReports: true, run: "x")
    }
    defer { server.stop() }
    if isReady { server.update { $0.isReady = true } }
    try body(server)
  }

  private func request(_ server: SiteServer, _ target: String, method: String = "GET", _ headers: String...) -> String {
    "\(method) \(target) HTTP/1.1\r\nHost: localhost:\(server.port)\r\n" + headers.map { $0 + "\r\n" }.joined() + "\r\n"
  }

  private func answer(_ server: SiteServer, _ text: String) throws -> String {
    let connection = try RawConnection(port: server.port)
    connection.send(text)
    return connection.read()
  }

  /// Whether the server still answers.
  private func expectAlive(_ server: SiteServer) throws {
    #expect(try answer(server, request(server, "/", "Connection: close")).hasPrefix("HTTP/1.1 200 OK\r\n"))
  }

  @Test func answersAndCloses() throws {
    try withServer { server in
      let text = try answer(server, request(server, "/theme/menu.css", "Connection: close"))
      #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(text.contains("\r\nContent-Length: 10\r\n"))
      #expect(text.contains(/\r\nDate: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\n/))
      #expect(text.hasSuffix("\r\n\r\n0123456789"))
    }
  }

  @Test func answersHeadWithoutBody() throws {
    try withServer { server in
      let text = try answer(server, request(server, "/theme/menu.css", method: "HEAD", "Connection: close"))
      #expect(text.contains("\r\nContent-Length: 10\r\n"))
      #expect(text.hasSuffix("\r\n\r\n"))
    }
  }

  @Test("Requests sent at once are answered in order")
  func answersPipelinedRequests() throws {
    try withServer { server in
      let text = try answer(
        server,
        request(server, "/theme/menu.css", "Range: bytes=0-1") + request(server, "/large.bin")
          + request(server, "/theme/menu.css", "Range: bytes=2-3") + request(server, "/none", "Connection: close"))
      let statuses = text.matches(of: /HTTP\/1\.1 (\d+)/).map { String($0.1) }
      #expect(statuses == ["206", "200", "206", "404"])
      #expect(text.contains("\r\n\r\n01HTTP/1.1 200"))
      #expect(text.contains("\r\n\r\n23HTTP/1.1 404"))
      #expect(text.utf8.count > 1 << 20)
    }
  }

  @Test(
    "A malformed request is refused, and the connection closed",
    arguments: [
      "\r\n\r\n\r\nnonsense\r\n\r\n", "GET / HTTP/1.1\r\n\r\n", "GET  / HTTP/1.1\r\nHost: localhost\r\n\r\n",
      "GET / HTTP/9.9\r\nHost: localhost\r\n\r\n", "GET / HTTP/1.1\r\nHost : localhost\r\n\r\n",
      "GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
      "GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n",
      "POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", "GET / HTTP/1.1\r\nA: b\0c\r\n\r\n", "\u{16}\u{03}\u{01}\u{02}",
      "CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n",
    ])
  func refusesMalformedRequests(text: String) throws {
    try withServer { server in
      let connection = try RawConnection(port: server.port)
      connection.send(text)
      connection.finish()
      let answer = connection.read()
      #expect(connection.isClosed)
      #expect(answer.isEmpty || answer.contains(/^HTTP\/1\.1 (4\d\d|505)/))
      try expectAlive(server)
    }
  }

  @Test("Bytes at random don't stop the server")
  func survivesRandomBytes() throws {
    var random = SeededRandom(16)
    try withServer { server in
      let known = Array(request(server, "/theme/menu.css", "Range: bytes=0-3").utf8)
      for number in 0..<1_000 {
        var bytes = number % 2 == 0 ? known : (0..<Int.random(in: 1...300, using: &random)).map { _ in 0 }
        for _ in 0..<Int.random(in: 1...8, using: &random) {
          bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        let connection = try RawConnection(port: server.port)
        connection.send(bytes)
        connection.finish()
        connection.read()
        #expect(connection.isClosed)
      }
      try expectAlive(server)
    }
  }

  @Test("A request may arrive byte by byte, from a client of HTTP/1.0 or with the whole address")
  func takesUnusualRequests() throws {
    try withServer { server in
      let slow = try RawConnection(port: server.port)
      for byte in request(server, "/theme/menu.css", "Connection: close").utf8 { slow.send([byte]) }
      #expect(slow.read().hasSuffix("0123456789"))
      let old = try answer(server, "GET /theme/menu.css HTTP/1.0\r\nHost: localhost:\(server.port)\r\n\r\n")
      #expect(old.hasSuffix("0123456789"))
      let whole = "HTTP://localhost:\(server.port)/theme/menu.css"
      #expect(try answer(server, request(server, whole, "Connection: close")).hasSuffix("0123456789"))
      let other = try answer(server, request(server, "http://evil.example/", "Connection: close"))
      #expect(other.hasPrefix("HTTP/1.1 403"))
    }
  }

  @Test("Where too many connections wait for a request, the one that has waited longest makes way")
  func closesIdleConnections() throws {
    var limits = ServerLimits()
    limits.connections = 2
    try withServer(limits) { server in
      let (first, second) = (try RawConnection(port: server.port), try RawConnection(port: server.port))
      for connection in [first, second] {
        connection.send(request(server, "/theme/menu.css"))
        connection.read(until: "0123456789")
      }
      // The first waits less long than the second now.
      first.send(request(server, "/theme/menu.css", "Range: bytes=0-1"))
      first.read(until: "\r\n\r\n01")
      try expectAlive(server)
      second.read(until: "never sent")
      #expect(second.isClosed && !first.isClosed)
      first.send(request(server, "/theme/menu.css", "Range: bytes=2-3"))
      #expect(first.read(until: "\r\n\r\n23").hasSuffix("\r\n\r\n23"))
    }
  }

  @Test("Connections that are busy don't make way")
  func keepsBusyConnections() throws {
    var limits = ServerLimits()
    limits.connections = 2
    try withServer(limits) { server in
      let pages = try (0..<2).map { _ in
        let page = try RawConnection(port: server.port)
        page.send(request(server, "/.menugen/events"))
        page.read(until: "}\n\n")
        return page
      }
      #expect(try answer(server, request(server, "/")) == "")
      server.update { $0.build += 1 }
      for page in pages { #expect(page.read(until: #""build":"x-1""#).contains(#""build":"x-1""#)) }
    }
  }

  @Test("More connections than there may be are closed, and others are answered when some end")
  func limitsConnections() throws {
    var limits = ServerLimits()
    limits.connections = 20
    try withServer(limits) { server in
      var connections = try (0..<200).map { _ in try RawConnection(port: server.port) }
      #expect(connections.count == 200)
      connections.removeAll()
      var isFree = false
      for _ in 0..<2_000 where !isFree {
        isFree = try answer(server, request(server, "/", "Connection: close")).hasPrefix("HTTP/1.1 200")
      }
      #expect(isFree)
    }
  }

  @Test("A client that sends its request too slowly is cut off")
  func cutsOffSlowClients() throws {
    var limits = ServerLimits()
    limits.requestTime = 200
    try withServer(limits) { server in
      for text in ["", "GET / HTTP/1.1\r\nHost: local", request(server, "/")] {
        let connection = try RawConnection(port: server.port)
        connection.send(text)
        connection.read()
        #expect(connection.isClosed)
      }
      try expectAlive(server)
    }
  }

  @Test("A client that doesn't read its answer is cut off")
  func cutsOffClientsThatDontRead() throws {
    try folder.write(String(repeating: "0123456789abcdef", count: 4 << 20), to: "site/huge.bin")
    var limits = ServerLimits()
    limits.answerTime = 200
    limits.connections = 1
    try withServer(limits) { server in
      let connection = try RawConnection(port: server.port)
      connection.send(request(server, "/huge.bin"))
      // Only when the first is cut off is there room for another.
      var isFree = false
      for _ in 0..<2_000 where !isFree {
        isFree = try answer(server, request(server, "/", "Connection: close")).hasPrefix("HTTP/1.1 200")
      }
      connection.read()
      #expect(connection.isClosed)
      #expect(connection.received.count < 64 << 20)
    }
  }

  @Test("Headers and bodies that are too large are refused")
  func limitsSizes() throws {
    try withServer { server in
      let header = "A: " + String(repeating: "b", count: 20_000)
      let headers = (0..<200).map { "H\($0): 1\r\n" }.joined()
      for text in [
        request(server, "/", header), "GET / HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\(headers)\r\n",
        "GET /" + String(repeating: "a", count: 200_000), "A: b",
        request(server, "/", method: "POST", "Content-Length: 1000000") + String(repeating: "b", count: 1_000_000),
      ] {
        let connection = try RawConnection(port: server.port)
        connection.send(text)
        connection.finish()
        #expect(!connection.read().hasPrefix("HTTP/1.1 2"))
        #expect(connection.isClosed)
      }
      try expectAlive(server)
    }
  }

  @Test("An open page learns of every build, and of errors until they are corrected")
  func sendsEvents() throws {
    try withServer(isReady: false) { server in
      let page = try RawConnection(port: server.port)
      page.send(request(server, "/.menugen/events"))
      #expect(page.read(until: "\n\n").contains("text/event-stream"))
      page.read(until: #""build":"x-0","previous":"x--1","isReady":false,"changed":null,"overlay":""}"#)
      server.update {
        $0.build += 1
        $0.isReady = true
        $0.changedPaths = ["site/theme/menu.css"]
      }
      page.read(until: #""build":"x-1","previous":"x-0","isReady":true,"changed":["site/theme/menu.css"]"#)
      server.update {
        $0.problems = [
          Diagnostic(restoring: .error, id: "a.b", message: "no <b>", hint: nil, at: .file("Content/a.yaml"))
        ]
      }
      page.read(until: "no &lt;b&gt; [a.b]")
      page.forget()
      server.update {
        $0.build += 1
        $0.problems = []
      }
      #expect(page.read(until: "}\n\n").contains(#""build":"x-2""#))
      #expect(page.read(until: "}\n\n").contains(#""overlay":""}"#))
      #expect(!page.isClosed)
      let late = try RawConnection(port: server.port)
      late.send(request(server, "/.menugen/events"))
      #expect(
        late.read(until: "\"overlay\"").contains(#""build":"x-2","previous":"x-1","isReady":true,"changed":null"#))
    }
  }

  @Test("A page isn't sent the paths of other pages that changed")
  func listsChangesForThePage() throws {
    try withServer { server in
      let page = try RawConnection(port: server.port)
      page.send(request(server, "/.menugen/events?page=/"))
      page.read(until: "}\n\n")
      #expect(server.openPages == ["site/index.html"])
      let other = try RawConnection(port: server.port)
      other.send(request(server, "/.menugen/events"))
      other.read(until: "}\n\n")
      let pages = (0..<1_000).map { "site/\($0).html" }
      server.update {
        $0.build += 1
        $0.changedPaths = pages + ["site/index.html", "site/a.svg"]
      }
      page.read(until: #""changed":["site/index.html","site/a.svg"]"#)
      other.read(until: #""changed":null"#)
    }
  }

  @Test("Where too many pages listen, the oldest makes way")
  func limitsListeners() throws {
    var limits = ServerLimits()
    limits.listeners = 2
    try withServer(limits) { server in
      let pages = try (0..<3).map { _ in
        let page = try RawConnection(port: server.port)
        page.send(request(server, "/.menugen/events"))
        page.read(until: "}\n\n")
        return page
      }
      pages[0].read(until: "never sent")
      #expect(pages.map(\.isClosed) == [true, false, false])
      server.update { $0.build += 1 }
      for page in pages[1...] { #expect(page.read(until: #""build":"x-1""#).contains(#""build":"x-1""#)) }
    }
  }

  @Test("A page of another site can't listen")
  func refusesForeignListeners() throws {
    try withServer { server in
      let text = try answer(
        server, request(server, "/.menugen/events", "Origin: http://evil.example", "Connection: close"))
      #expect(text.hasPrefix("HTTP/1.1 403"))
    }
  }

  @Test("A port is used once")
  func reportsTakenPorts() throws {
    try withServer { server in
      #expect(throws: SiteServer.Failure.self) {
        try SiteServer.start(address: "127.0.0.1", port: server.port) { port in
          SiteRouter(output: "", hosts: HostRules(port: port), showsReports: true, run: "x")
        }
      }
    }
  }
}
