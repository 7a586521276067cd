import Foundation
import MenugenTestSupport
import Testing

/// Menus and ledgers with remote sources, fetched by the real binary from a real server that misbehaves.
@Suite struct RemoteSourceTests {
  typealias Reply = ScriptedServer.Reply

  private let server: ScriptedServer
  private let folder: TemporaryFolder

  static let menu = """
    {"name": "Ignored", "currency": "EUR", "sections": [{"name": "Pizzas", "items": [
      {"id": "margherita", "name": "Margherita", "price": "7.50", "allergens": ["gluten", "milk"]}]}]}
    """
  static let movements = #"[{"id": "m-1", "date": "2026-03-02", "name": "Card sales", "amount": "812.40"}]"#

  init() throws {
    server = try ScriptedServer()
    folder = try TemporaryFolder(["Content/site.yaml": "name: Giuseppe's\ncurrency: EUR\n"])
    try write()
  }

  /// Writes a menu and a ledger with the server's sources.
  private func write(more: String = "") throws {
    try folder.write(
      #"{"name": "Dinner", "source": "\#(server.url("/menu.json"))"\#(more)}"#, to: "Content/menus/dinner.json")
    try folder.write(
      #"{"name": "Bank account", "source": "\#(server.url("/bank.json"))"\#(more)}"#, to: "Content/movements/bank.json")
  }

  private func serve(_ replies: [String: Reply]) {
    server.reply { replies[$0.path] ?? .answer(404) }
  }

  private func build(
    _ arguments: String..., environment: [String: String] = [:], allowsPrivate: Bool = true
  ) throws -> Run {
    let run = try shell(
      "menugen build --cache cache \(allowsPrivate ? "--allow-private-sources" : "") \(arguments.joined(separator: " "))",
      in: folder.path, environment: environment)
    // The program ends by itself, and leaves nothing in the folder of temporary files.
    return run
  }

  private func page(_ path: String) throws -> String { words(try folder.text("Output/\(path)")) }

  // MARK: - Answers that can be used

  @Test("A menu and a ledger are read from their sources")
  func readsSources() throws {
    serve(["/menu.json": .json(Self.menu), "/bank.json": .json(Self.movements)])
    let run = try build("--strict")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let menu = try page("site/menus/dinner/index.html")
    #expect(menu.contains("Dinner") && menu.contains("Margherita") && menu.contains("7.50"))
    #expect(!menu.contains("Ignored") && !menu.contains("Updated"))
    #expect(try page("site/menus/dinner/margherita/index.html").contains("Margherita"))
    #expect(try folder.text("Output/site/menus/dinner/menu.json").contains("7.50"))
    #expect(try page("reports/bank/index.html").contains("Card sales"))
    #expect(try folder.text("Output/reports/bank/report.txt").contains("812.40"))
    #expect(try page("site/index.html").contains("1 dish"))
    #expect(run.output.contains("1 menu, 1 dish and 1 ledger"))
    // The second build asks again, and writes nothing.
    #expect(try build("--strict").output.contains("0 files written"))
    #expect(server.requests.count == 4)
    #expect(try report("bank").output.contains("812.40"))
  }

  private func report(_ ledger: String) throws -> Run {
    try menugen("report", ledger, "--cache", "cache", "--allow-private-sources", in: folder.path)
  }

  @Test("The file's own keys come before those of the answer, and never its visibility after")
  func mergesKeys() throws {
    try folder.write(
      """
      {"name": {"it": "Cena"}, "description": "Ours.", "language": "en", "source": "\(server.url("/menu.json"))"}
      """, to: "Content/menus/dinner.json")
    try folder.write(
      """
      name: Bank
      openingBalance: 100
      source: \(server.url("/bank.json"))
      """, to: "Content/movements/bank.yaml")
    try FileManager.default.removeItem(atPath: folder.place("Content/movements/bank.json"))
    serve([
      "/menu.json": .json(
        """
        {"id": "stolen", "name": "Theirs", "description": "Theirs.", "disclaimer": "Their small print.",
         "sections": [{"name": "A", "items": [{"name": "B", "price": 1, "allergens": []}]}]}
        """),
      "/bank.json": .json(
        """
        {"id": "stolen", "name": "Theirs", "visibility": "public", "openingBalance": 999, "closingBalance": 101,
         "note": "Their note.", "movements": [{"name": "K", "amount": 1}]}
        """),
    ])
    let run = try build()
    #expect(run.status == 0 && run.ids == ["label.untranslated"], "\(run.errors)")
    let menu = try page("site/menus/dinner/index.html")
    #expect(menu.contains("Ours.") && menu.contains("Their small print.") && !menu.contains("Theirs"))
    #expect(!folder.exists("Output/site/menus/stolen") && !folder.exists("Output/site/ledgers"))
    let report = try page("reports/bank/index.html")
    #expect(report.contains("Their note.") && !report.contains("Theirs") && report.contains("101.00"))
  }

  @Test(
    "Ledgers come as CSV and NDJSON, too",
    arguments: [
      ("text/csv", "name,amount\nKevin,123\n"), ("application/x-ndjson", "{\"name\": \"Kevin\", \"amount\": 123}\n"),
      ("application/yaml", "- {name: Kevin, amount: 123}\n"),
    ])
  func readsOtherFormats(type: String, body: String) throws {
    serve(["/menu.json": .json(Self.menu), "/bank.json": .answer(200, ["Content-Type: \(type)"], body)])
    let run = try build()
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(try page("reports/bank/index.html").contains("Kevin"))
  }

  @Test("An answer without movements, or without sections, is empty")
  func showsEmptyAnswers() throws {
    serve(["/menu.json": .json("{\"sections\": []}"), "/bank.json": .json("[]")])
    #expect(try build().status == 0)
    #expect(try page("reports/bank/index.html").contains("Nothing here yet"))
    #expect(try page("site/menus/dinner/index.html").contains("Nothing here yet"))
  }

  @Test("A confirmed copy is used")
  func confirmsCopies() throws {
    server.reply { request in
      if request.headers["if-none-match"] != nil { return .answer(304, ["ETag: \"a\""]) }
      return .json(request.path == "/menu.json" ? Self.menu : Self.movements, "ETag: \"a\"")
    }
    #expect(try build().status == 0)
    let again = try build("--strict")
    #expect(again.status == 0 && again.output.contains("0 files written"))
    #expect(server.requests.suffix(2).allSatisfy { $0.headers["if-none-match"] == "\"a\"" })
    // Its ETags expire: it answers with the content.
    server.reply { .json($0.path == "/menu.json" ? Self.menu : Self.movements, "ETag: \"b\"") }
    #expect(try build("--strict").output.contains("0 files written"))
  }

  @Test("A copy younger than maxAge is used without a request")
  func usesYoungCopies() throws {
    try write(more: #", "maxAge": "1d""#)
    serve(["/menu.json": .json(Self.menu), "/bank.json": .json(Self.movements)])
    #expect(try build().status == 0)
    #expect(try build("--strict").output.contains("0 files written"))
    #expect(server.requests.count == 2)
  }

  @Test("A packed answer is unpacked")
  func unpacks() throws {
    // The movements, as written by gzip.
    let packed = try pack(Self.movements)
    serve([
      "/menu.json": .json(Self.menu),
      "/bank.json": .bytes(
        Array(
          Reply.head(
            200, ["Content-Type: application/json", "Content-Encoding: gzip", "Content-Length: \(packed.count)"]
          )
          .utf8) + packed),
    ])
    #expect(try build("--strict").status == 0)
    #expect(server.requests.allSatisfy { $0.headers["accept-encoding"]?.contains("gzip") == true })
    #expect(try page("reports/bank/index.html").contains("Card sales"))
  }

  private func pack(_ text: String) throws -> [UInt8] {
    let place = try TemporaryFolder(["text": text])
    try shell("gzip -c text > packed", in: place.path)
    return Array(try Data(contentsOf: URL(fileURLWithPath: place.place("packed"))))
  }

  // MARK: - Sources that fail

  /// What a hostile server answers, and the state and reason on the page and in the warning.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var reply: Reply
    var id: String
    var reason: String
    var isInternetError = false
    var testDescription: String { name }
  }

  private static let cases: [Case] = [
    Case(name: "an error", reply: .answer(500), id: "source.failed", reason: "answers with status 500"),
    Case(name: "not found", reply: .answer(404), id: "source.failed", reason: "answers with status 404"),
    Case(
      name: "an HTML error page with status 200",
      reply: .answer(200, ["Content-Type: text/html"], "<h1>Error</h1>"), id: "source.failed",
      reason: "answers with text/html"),
    Case(
      name: "HTML named JSON", reply: .json("<h1>Error</h1>"), id: "source.unusable", reason: "line 1"),
    Case(name: "JSON that ends early", reply: .json("[{\"name\": "), id: "source.unusable", reason: "line 1"),
    Case(name: "a list of another kind", reply: .json("[1, 2, 3]"), id: "source.unusable", reason: "line 1"),
    Case(
      name: "invalid UTF-8",
      reply: .bytes(Array(Reply.head(200, ["Content-Type: application/json"]).utf8) + [0x22, 0xFF, 0x22]),
      id: "source.unusable", reason: "line 1"),
    Case(
      name: "a list with a file", reply: .json(#"{"source": null, "movements": [{"item": 5, "amount": "x"}]}"#),
      id: "source.unusable", reason: "line 1"),
    Case(
      name: "another source", reply: .json(#"{"source": "https://example.org/"}"#), id: "source.unusable",
      reason: "names another source"),
    Case(name: "nothing", reply: .bytes([]), id: "source.failed", reason: "closes the connection without an answer"),
    Case(name: "an empty body", reply: .json(""), id: "source.failed", reason: "gives an empty answer"),
    Case(
      name: "fewer bytes than it says",
      reply: .bytes(
        Array(Reply.head(200, ["Content-Type: application/json", "Content-Length: 1000"]).utf8) + Array("[]".utf8)),
      id: "source.failed", reason: "gives an incomplete answer"),
    Case(
      name: "a negative length",
      reply: .bytes(
        Array(Reply.head(200, ["Content-Type: application/json", "Content-Length: -5"]).utf8) + Array("[]".utf8)),
      id: "source.failed", reason: "doesn't answer with HTTP"),
    Case(
      name: "broken chunks",
      reply: .bytes(
        Array(Reply.head(200, ["Content-Type: application/json", "Transfer-Encoding: chunked"]).utf8)
          + Array("zz\r\n[]\r\n".utf8)),
      id: "source.failed", reason: "gives an incomplete answer"),
    Case(
      name: "a chunk that ends early",
      reply: .bytes(
        Array(Reply.head(200, ["Content-Type: application/json", "Transfer-Encoding: chunked"]).utf8)
          + Array("ff\r\n[".utf8)),
      id: "source.failed", reason: "gives an incomplete answer"),
    Case(
      name: "a packed body that isn't packed",
      reply: .answer(200, ["Content-Type: application/json", "Content-Encoding: gzip"], "[]"), id: "source.failed",
      reason: "gives an answer that can't be unpacked"),
    Case(
      name: "more than it may, with a length",
      reply: .endless(Array(Reply.head(200, ["Content-Type: application/json", "Content-Length: 10000000000"]).utf8)),
      id: "source.failed", reason: "gives an answer of more than 65536 bytes"),
    Case(
      name: "more than it may, without a length",
      reply: .endless(Array(Reply.head(200, ["Content-Type: application/json"]).utf8)), id: "source.failed",
      reason: "gives an answer of more than 65536 bytes"),
    Case(
      name: "headers without end", reply: .endless(Array("HTTP/1.1 200 X\r\nA: ".utf8)), id: "source.failed",
      reason: "gives an answer of more than 65536 bytes"),
    Case(
      name: "no HTTP", reply: .bytes(Array("220 mail.example ESMTP\r\n".utf8)), id: "source.failed",
      reason: "doesn't answer with HTTP"),
    Case(
      name: "silence", reply: .hanging([]), id: "source.unreachable", reason: "no complete answer within 700 ms",
      isInternetError: true),
    Case(
      name: "silence in the middle",
      reply: .hanging(Array(Reply.head(200, ["Content-Type: application/json", "Content-Length: 10"]).utf8) + [0x5B]),
      id: "source.unreachable", reason: "no complete answer within 700 ms", isInternetError: true),
    Case(
      name: "a redirect to a file", reply: .answer(302, ["Location: file:///etc/passwd"]), id: "source.failed",
      reason: "redirects to an address that isn't http:// or https://"),
    Case(
      name: "a redirect in a circle", reply: .answer(302, ["Location: /bank.json"]), id: "source.failed",
      reason: "redirects more than 5 times"),
    Case(name: "a redirect to nowhere", reply: .answer(302), id: "source.failed", reason: "redirects to an address"),
  ]

  @Test(
    "A source that fails has its state and words on its page, one warning with the reason, and exit code 0",
    arguments: cases)
  func survivesHostileServers(hostile: Case) throws {
    try write(more: #", "timeout": "\#(hostile.isInternetError ? "700ms" : "20s")""#)
    server.reply { $0.path == "/menu.json" ? .json(Self.menu) : hostile.reply }
    let run = try build("--max-file-size 64K")
    #expect(run.status == 0 && run.ids == [hostile.id], "\(run.errors)")
    let message = run.errors.split(separator: "\n").first ?? ""
    #expect(message.contains(server.url("/bank.json")) && message.contains(hostile.reason), "\(message)")
    #expect(message.hasPrefix("Content/movements/bank.json:1:"))
    let state = hostile.isInternetError ? "Oops You have an internet error" : "Sorry You have a service error"
    #expect(try page("reports/bank/index.html").contains(state))
    #expect(
      try page("reports/index.html").contains(
        hostile.isInternetError ? "You have an internet error" : "You have a service error"))
    #expect(!folder.exists("Output/reports/bank/report.json"))
    // Other sources aren't affected.
    #expect(try page("site/menus/dinner/index.html").contains("Margherita"))
    let strict = try shell(
      "menugen build --strict --max-file-size 64K --cache cache --allow-private-sources --output Strict",
      in: folder.path)
    #expect(strict.status == 1 && !folder.exists("Strict/site"))
  }

  @Test("A refused connection and an unknown host are internet errors")
  func showsInternetErrors() throws {
    let port = try { try ScriptedServer().port }()
    try folder.write(#"{"source": "http://127.0.0.1:\#(port)/x"}"#, to: "Content/menus/dinner.json")
    try folder.write(#"{"source": "http://host.invalid/x", "timeout": "3s"}"#, to: "Content/movements/bank.json")
    let run = try build()
    #expect(run.status == 0 && run.ids == ["source.unreachable", "source.unreachable"], "\(run.errors)")
    #expect(run.errors.contains("can't connect to 127.0.0.1:\(port)"))
    #expect(try page("site/menus/dinner/index.html").contains("Oops You have an internet error"))
    #expect(try page("reports/bank/index.html").contains("Oops You have an internet error"))
    #expect(try page("site/index.html").contains("You have an internet error"))
    #expect(try report("bank").ids.sorted() == ["report.no-movements", "source.unreachable"])
  }

  @Test("A private address isn't asked unless it is allowed, also as a redirect")
  func refusesPrivateAddresses() throws {
    serve(["/menu.json": .json(Self.menu), "/bank.json": .json(Self.movements)])
    let run = try build(allowsPrivate: false)
    #expect(run.status == 0 && run.ids == ["source.private-address", "source.private-address"], "\(run.errors)")
    #expect(run.errors.contains("leads to 127.0.0.1, which is not on the public internet"))
    #expect(server.requests.isEmpty)
    #expect(try page("site/menus/dinner/index.html").contains("You have an internet error"))
  }

  @Test("The last good copy is shown with its time, and recovers")
  func showsCopies() throws {
    serve(["/menu.json": .json(Self.menu), "/bank.json": .json(Self.movements)])
    #expect(try build().status == 0)
    let fresh = try folder.tree("Output")
    serve(["/menu.json": .json("[{}]"), "/bank.json": .answer(500)])
    let run = try build()
    #expect(run.status == 0 && run.ids == ["source.unusable", "source.failed"], "\(run.errors)")
    #expect(run.errors.contains("its page shows the copy of "))
    let time = #/Updated (\w+ \d+, \d{4}, \d+:\d\d\s[AP]M UTC)/#
    let menu = try page("site/menus/dinner/index.html")
    #expect(menu.contains("Margherita") && menu.contains(time), "\(menu)")
    let report = try page("reports/bank/index.html")
    #expect(report.contains("Card sales") && report.contains(time))
    // Again the same; offline, without a word.
    #expect(try build().output.contains("0 files written"))
    let offline = try build("--offline --strict")
    #expect(
      offline.status == 0 && offline.errors.isEmpty && offline.output.contains("0 files written"), "\(offline.output)")
    serve(["/menu.json": .json(Self.menu), "/bank.json": .json(Self.movements)])
    #expect(try build("--strict").status == 0)
    #expect(try folder.tree("Output") == fresh)
  }

  @Test("A failing source without a copy removes nothing from the record of what was published")
  func removesNothing() throws {
    serve(["/menu.json": .json(Self.menu), "/bank.json": .json(Self.movements)])
    #expect(try build().status == 0)
    try FileManager.default.removeItem(atPath: folder.place("cache"))
    serve([:])
    let run = try build()
    let expected = ["source.failed", "source.failed", "source.no-content", "source.no-content"]
    #expect(run.status == 0 && run.ids.sorted() == expected, "\(run.errors)")
    #expect(try page("site/menus/dinner/index.html").contains("You have a service error"))
    // Back with nothing in it: that is a removal.
    serve(["/menu.json": .json("{\"sections\": []}"), "/bank.json": .json(Self.movements)])
    let empty = try build()
    #expect(empty.status == 1 && empty.ids.contains("menu.items-removed"), "\(empty.errors)")
  }

  // MARK: - Secrets

  @Test("A token is sent, and is in no argument, output, cache or page")
  func hidesToken() throws {
    try write(more: #", "tokenFrom": "MENUGEN_BANK_TOKEN""#)
    server.reply { request in
      guard request.headers["authorization"] == "Bearer s3cr\"e\\t" else { return .answer(401) }
      return .json(request.path == "/menu.json" ? Self.menu : Self.movements)
    }
    let run = try build("--verbose", environment: ["MENUGEN_BANK_TOKEN": "s3cr\"e\\t"])
    #expect(run.status == 0 && run.errors.isEmpty == false, "\(run.errors)")
    #expect(run.ids.isEmpty)
    let wrong = try build("--verbose", environment: ["MENUGEN_BANK_TOKEN": "s3crwrong"])
    #expect(wrong.status == 0 && wrong.ids == ["source.failed", "source.failed"])
    for (path, data) in try folder.everything(".") {
      #expect(data.firstRange(of: Data("s3cr".utf8)) == nil, "\(path)")
    }
    #expect(![run.output, run.errors, wrong.output, wrong.errors].contains { $0.contains("s3cr") })
    let missing = try build()
    #expect(missing.status == 0 && missing.ids == ["source.no-token", "source.no-token"])
  }

  @Test("A password in an address is refused, and not repeated")
  func refusesPasswords() throws {
    try folder.write(#"{"source": "https://user:s3cret@example.org/x"}"#, to: "Content/menus/dinner.json")
    let run = try build("--offline")
    #expect(run.status == 1 && run.ids == ["source.credentials"] && !run.errors.contains("s3cret"), "\(run.errors)")
  }

  @Test("Scripts of strangers are removed, also if the site allows HTML")
  func removesScripts() throws {
    try folder.write("currency: EUR\nmarkdown: {unsafe: true}\n", to: "Content/site.yaml")
    serve([
      "/menu.json": .json(
        #"{"description": "<script>evil()</script>", "sections": [{"name": "A", "items": [{"name": "B", "price": 1, "allergens": [], "description": "<b onclick=evil()>b</b>"}]}]}"#
      ),
      "/bank.json": .json(#"{"note": "<script>evil()</script>", "movements": []}"#),
    ])
    #expect(try build().status == 0)
    for path in ["site/menus/dinner/index.html", "reports/bank/index.html"] {
      let page = try folder.text("Output/\(path)")
      #expect(!page.contains("<script>evil") && !page.contains("<b onclick"), "\(path)")
    }
  }

  // MARK: - Live sources

  @Test("The page of a live menu may connect to its source alone, and has the words of its states")
  func allowsLivePages() throws {
    try write(more: #", "live": true"#)
    try folder.write(#"{"source": "\#(server.url("/bank.json"))"}"#, to: "Content/movements/bank.json")
    try folder.write("language: de\ncurrency: EUR\nprices: {decimals: auto}\n", to: "Content/site.yaml")
    serve(["/menu.json": .json(Self.menu), "/bank.json": .json(Self.movements)])
    let run = try build("--strict")
    #expect(run.status == 0, "\(run.errors)")
    let page = try folder.text("Output/site/menus/dinner/index.html")
    #expect(page.contains("connect-src &#39;self&#39; http://127.0.0.1:\(server.port); "))
    #expect(page.contains("live.js") && page.contains(#"role="status""#))
    #expect(
      page.contains(#"data-locale="de-u-nu-latn" data-currency="EUR" data-zeros="stripIfInteger" data-grouped="1""#))
    #expect(page.contains("<p hidden><b>Hoppla</b>") && page.contains("Erneut versuchen"))
    for other in ["site/index.html", "site/menus/dinner/margherita/index.html", "site/menus/dinner/print.html"] {
      let text = try folder.text("Output/\(other)")
      #expect(!text.contains("connect-src") && !text.contains("live.js"), "\(other)")
    }
  }

  @Test("A live menu that doesn't answer with JSON is a warning, and its page doesn't refresh")
  func warnsOfLiveYAML() throws {
    try write(more: #", "live": true"#)
    try folder.write("[]", to: "Content/movements/bank.json")
    server.reply { _ in .answer(200, ["Content-Type: application/yaml"], Sites.dinner) }
    for _ in 0..<2 {
      let run = try build()
      #expect(run.status == 0 && run.ids == ["source.live-format"], "\(run.errors)")
    }
    #expect(try !folder.text("Output/site/menus/dinner/index.html").contains("live.js"))
    #expect(try !folder.tree("Output").keys.contains { $0.hasSuffix("live.js") })
  }

  // MARK: - curl

  @Test("Without curl, a warning says what to install")
  func reportsMissingCurl() throws {
    let run = try shell(
      "binary=$(command -v menugen); PATH=/nonexistent; \"$binary\" build --cache cache", in: folder.path)
    #expect(run.status == 0 && run.ids == ["source.private-address", "source.private-address"], "\(run.errors)")
    let allowed = try shell(
      "binary=$(command -v menugen); PATH=/nonexistent; \"$binary\" build --cache cache --allow-private-sources",
      in: folder.path)
    #expect(allowed.status == 0 && allowed.ids == ["source.no-curl", "source.no-curl"], "\(allowed.errors)")
  }

  @Test("A user's settings of curl don't apply")
  func ignoresSettings() throws {
    serve(["/menu.json": .json(Self.menu), "/bank.json": .json(Self.movements)])
    try folder.write("url = \"http://127.0.0.1:1/\"\nfail\nproxy = \"http://127.0.0.1:1\"\n", to: "home/.curlrc")
    let run = try build(
      "--strict",
      environment: [
        "HOME": folder.place("home"), "CURL_HOME": folder.place("home"), "http_proxy": "http://127.0.0.1:1",
      ])
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test("A proxy is asked for addresses that were checked, and never for private ones")
  func asksProxyForCheckedAddresses() throws {
    try FileManager.default.removeItem(atPath: folder.place("Content/movements"))
    server.reply { _ in .answer(502) }
    let proxy = ["https_proxy": server.url("/"), "no_proxy": ""]
    for (address, id) in [("192.0.2.1", "source.private-address"), ("1.1.1.1", "source.failed")] {
      try folder.write(
        #"{"name": "Dinner", "source": "https://\#(address)/menu.json"}"#, to: "Content/menus/dinner.json")
      let run = try build(environment: proxy, allowsPrivate: false)
      #expect(run.status == 0 && run.ids.contains { $0 == id || $0 == "source.unreachable" }, "\(run.errors)")
    }
    #expect(!server.requests.isEmpty && server.requests.allSatisfy { $0.path == "1.1.1.1:443" }, "\(server.requests)")
  }

  @Test("A build without sources starts no curl, and leaves the cache alone")
  func startsNothingWithoutSources() throws {
    try FileManager.default.removeItem(atPath: folder.place("Content/menus"))
    try folder.write(Self.movements, to: "Content/movements/bank.json")
    #expect(try build("--strict").status == 0)
    #expect(!folder.exists("cache") && server.requests.isEmpty)
  }
}
