import Foundation
import MenugenFiles
import Testing

@testable import MenugenServer

@Suite struct SiteRouterTests {
  private let folder: ServedFolder
  private var state = ServedState()

  init() throws {
    folder = try ServedFolder([
      "site/index.html": "<head>home", "site/404.html": "<head>missing", "site/it/404.html": "<head>manca",
      "site/menus/dinner/index.html": "<head>dinner", "site/theme/menu.css": "0123456789", "site/a b.svg": "<svg/>",
      "site/.well-known/x": "known", "site/.hidden": "secret", "reports/index.html": "<head>books",
      "reports/bank/report.csv": "a,b", ".menugen/manifest": "secret", "secret.txt": "secret",
    ])
    state.isReady = true
  }

  private func get(
    _ target: String, lan: Bool = false, _ change: (inout Request) -> Void = { _ in }
  ) -> Response {
    let router = SiteRouter(
      output: folder.path, hosts: HostRules(port: 8080), showsReports: !lan, run: "x")
    var request = Request(target: target, hosts: ["localhost:8080"])
    change(&request)
    return router.respond(to: request, state)
  }

  @Test func servesPagesWithScript() {
    let response = get("/menus/dinner/?a=b")
    #expect(response.status == 200)
    #expect(response.text.hasPrefix("<head><script src=\"/.menugen/live.js\" data-build=\"x-0\" defer></script>dinner"))
    #expect(response.header("Content-Type") == "text/html; charset=utf-8")
    #expect(response.contentLength == response.text.utf8.count)
    #expect(get("/").text.hasSuffix("home"))
    #expect(get("/.well-known/x").text == "known")
  }

  @Test(
    "Files keep their bytes and have their type",
    arguments: [
      ("/theme/menu.css", "text/css; charset=utf-8", "0123456789"), ("/a%20b.svg", "image/svg+xml", "<svg/>"),
      ("/reports/bank/report.csv", "text/csv; charset=utf-8", "a,b"),
    ])
  func servesFiles(target: String, type: String, text: String) {
    let response = get(target)
    #expect(response.status == 200)
    #expect(response.header("Content-Type") == type)
    #expect(response.header("X-Content-Type-Options") == "nosniff")
    #expect(response.text == text)
  }

  @Test func servesRanges() {
    func range(_ value: String) -> Response { get("/theme/menu.css") { $0.range = value } }
    #expect(range("bytes=2-4").status == 206)
    #expect(range("bytes=2-4").text == "234")
    #expect(range("bytes=2-4").header("Content-Range") == "bytes 2-4/10")
    #expect(range("bytes=20-").status == 416)
    #expect(range("bytes=20-").header("Content-Range") == "bytes */10")
    let other = get("/theme/menu.css") {
      $0.range = "bytes=2-4"
      $0.ifRange = "\"old\""
    }
    #expect(other.status == 200)
    #expect(other.text == "0123456789")
  }

  @Test("A file that didn't change isn't sent again", arguments: ["/theme/menu.css", "/"])
  func comparesTags(target: String) throws {
    let tag = try #require(get(target).header("ETag"))
    for header in [tag, "W/\(tag)", "\"a\", \(tag)", "*"] {
      let response = get(target) { $0.ifNoneMatch = [header] }
      #expect(response.status == 304)
      #expect(response.text.isEmpty)
      #expect(response.header("ETag") == tag)
    }
    #expect(get(target) { $0.ifNoneMatch = ["\"other\""] }.status == 200)
    try folder.write("9876543210", to: "site/theme/menu.css")
    try folder.write("<head>new", to: "site/index.html")
    #expect(get(target) { $0.ifNoneMatch = [tag] }.status == 200)
  }

  @Test("A theme's files are kept by browsers, as another version has another folder")
  func keepsVersions() throws {
    var known = self
    known.state.themeFolder = "theme/1f/"
    for place in ["site/theme/1f/ink.css", "site/theme/own.css", "site/theme/1f2/own.css", "reports/theme/1f/ink.css"] {
      try folder.write("text", to: place)
    }
    let policies = ["/theme/1f/ink.css", "/reports/theme/1f/ink.css", "/theme/own.css", "/theme/1f2/own.css"].map {
      known.get($0).header("Cache-Control")
    }
    #expect(policies == ["max-age=31536000, immutable", "max-age=31536000, immutable", "no-cache", "no-cache"])
    #expect(get("/theme/1f/ink.css").header("Cache-Control") == "no-cache")
  }

  @Test("A preview is served instead of the files on disk, and only below the trees that are served")
  mutating func servesPreviews() {
    state.preview = [
      "site/menus/dinner/index.html": Array("<head>new".utf8), "site/theme/2/menu.css": Array("b{}".utf8),
      "reports/index.html": Array("<head>new books".utf8),
    ]
    state.themeFolder = "theme/2/"
    #expect(get("/menus/dinner/").text.hasSuffix("defer></script>new"))
    #expect(get("/menus/dinner/").header("ETag") == nil)
    #expect(get("/theme/2/menu.css").text == "b{}")
    #expect(get("/theme/2/menu.css").header("Cache-Control") == "max-age=31536000, immutable")
    #expect(get("/theme/menu.css").text == "0123456789")
    #expect(get("/reports/").text.hasSuffix("new books"))
    #expect(get("/reports/", lan: true).status == 404)
    #expect(get("/").text.hasSuffix("home"))
  }

  @Test(
    "The stream of events knows the page that asks",
    arguments: [
      ("?page=/menus/dinner/", "site/menus/dinner/index.html"), ("?page=/", "site/index.html"),
      ("?page=/a%20b.svg", "site/a b.svg"), ("?page=/reports/", "reports/index.html"), ("?page=/reports", nil),
      ("", nil), ("?page=", nil), ("?page=/nosuch/", nil), ("?page=/.hidden", nil), ("?page=/../secret.txt", nil),
      ("?page=/%2e%2e/secret.txt", nil), ("?page=%zz", nil), ("?other=/", nil),
    ] as [(String, String?)])
  func knowsOpenPages(query: String, path: String?) {
    guard case .events(let page) = get("/.menugen/events\(query)").body else {
      Issue.record("no stream")
      return
    }
    #expect(page == path)
  }

  @Test func redirectsFoldersToTheirPage() {
    let response = get("/menus/dinner?a=b")
    #expect(response.status == 301)
    #expect(response.header("Location") == "/menus/dinner/?a=b")
    #expect(get("/reports").header("Location") == "/reports/")
  }

  @Test func showsTheSitesPageForMissingOnes() {
    #expect(get("/nothing/here").status == 404)
    #expect(get("/nothing/here").text.hasSuffix("missing"))
    #expect(get("/it/nothing").text.hasSuffix("manca"))
    #expect(get("/theme/").status == 404)
    #expect(get("/index.html/").status == 404)
  }

  @Test(
    "Nothing outside the site and the reports is served",
    arguments: [
      "/../secret.txt", "/%2e%2e/secret.txt", "/%252e%252e/secret.txt", "/..%2fsecret.txt", "/..\\secret.txt",
      "/.menugen/manifest", "/../.menugen/manifest", "/reports/../.menugen/manifest", "/reports/%2e%2e/secret.txt",
      "/.hidden", "/out/secret.txt", "/link.txt", "/secret.txt%00.html", "//secret.txt", "/./.hidden",
    ])
  func keepsInside(target: String) throws {
    try folder.link("site/out", to: folder.path)
    try folder.link("site/link.txt", to: folder.path + "/secret.txt")
    let response = get(target)
    #expect([400, 404].contains(response.status))
    #expect(!response.text.contains("secret"))
  }

  @Test("Reports are never served to the network")
  func hidesReports() {
    #expect(get("/reports/").text.hasSuffix("books"))
    for target in ["/reports/", "/reports", "/reports/bank/report.csv", "/site/../reports/"] {
      #expect(get(target, lan: true).status == 404)
    }
  }

  @Test func refusesOtherHostsAndMethods() {
    #expect(get("/") { $0.hosts = ["evil.example:8080"] }.status == 403)
    #expect(get("/") { $0.origin = "http://evil.example" }.status == 403)
    #expect(get("/") { $0.target = "http://evil.example/" }.status == 403)
    #expect(get("http://localhost:8080/").status == 200)
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "get"] {
      let response = get("/") { $0.method = method }
      #expect(response.status == 405)
      #expect(response.header("Allow") == "GET, HEAD")
    }
    for target in ["*", "", "evil.example:80", "/%"] { #expect(get(target).status == 400) }
  }

  @Test("Until a site is built, pages ask to wait, and files are served")
  func asksToWait() {
    var waiting = self
    waiting.state.isReady = false
    waiting.state.loading = LoadingWords(language: "en", isRightToLeft: false, title: "Hi", message: "Wait A Moment")
    for target in ["/", "/menus/dinner/", "/nothing"] {
      let response = waiting.get(target)
      #expect(response.status == 503)
      #expect(response.text.contains("<h1>Hi</h1><p>Wait A Moment</p>"))
    }
    #expect(waiting.get("/theme/menu.css").status == 200)
  }

  @Test("Links that begin with the path of the site's address lead to the same files")
  func knowsTheBasePath() {
    var based = self
    based.state.basePath = "/menu/"
    #expect(based.get("/menu/theme/menu.css").text == "0123456789")
    #expect(based.get("/menu/").text.hasSuffix("home"))
    #expect(based.get("/theme/menu.css").text == "0123456789")
    #expect(based.get("/menu/../secret.txt").status == 404)
  }
}

extension Response {
  var text: String {
    switch body {
    case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
    case .file(let file, let range):
      String(decoding: file.read(at: range.lowerBound, count: range.count), as: UTF8.self)
    case .events: ""
    }
  }
}

/// A folder of files to serve, removed with this object.
final class ServedFolder: Sendable {
  let path: String

  init(_ files: [String: String]) throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("menugen-serve-\(UUID().uuidString)").path
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
  }
}
