import Foundation
import MenugenTestSupport
import Synchronization
import Testing

@testable import MenugenDeploying

/// `menugen publish netlify:SITE`, against a server that answers as Netlify's description of its API says.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/curl"))) struct NetlifyTests {
  private let folder: TemporaryFolder
  private let host: NetlifyHost

  init() throws {
    folder = try TemporaryFolder(Sites.small)
    try folder.write("name: Giuseppe's\ncurrency: EUR\nbaseURL: https://rosa.example/\n", to: "Content/site.yaml")
    #expect(try menugen("build", in: folder.path).status == 0)
    host = try NetlifyHost()
  }

  private func publish(_ option: String = "--", token: String = "secret-token") throws -> Run {
    try menugen(
      "publish", option, "netlify:rosa", in: folder.path,
      environment: ["NETLIFY_AUTH_TOKEN": token, "NETLIFY_API_URL": host.address])
  }

  private func change(_ old: String, _ new: String) throws {
    let path = "Content/menus/dinner.yaml"
    try folder.write(try folder.text(path).replacing(old, with: new), to: path)
    #expect(try menugen("build", in: folder.path).status == 0)
  }

  private func last(_ run: Run) -> String { run.output.split(separator: "\n").last.map(String.init) ?? "" }

  /// The public files without the record.
  private func published() -> [String: Data] {
    host.published.filter { $0.key != "menugen-published.txt" }.mapValues { Data($0) }
  }

  @Test("A deploy has the whole site, and only contents that the host lacks are sent") func sendsWhatIsNew() throws {
    let site = try folder.tree("Output/site")
    let first = try publish()
    #expect(first.status == 0 && last(first) == "sent \(site.count), removed 0, unchanged 0", "\(first.errors)")
    #expect(published() == site)
    let uploads = host.uploads
    #expect(uploads == Set(site.values.map { $0 }).count + 1)

    let second = try publish()
    #expect(second.status == 0 && last(second) == "sent 0, removed 0, unchanged \(site.count)")
    #expect(host.deploys == 1 && host.uploads == uploads)

    try change("7.50", "7.90")
    let dry = try publish("--dry-run")
    #expect(last(dry) == "sent 5, removed 0, unchanged \(site.count - 5)" && host.deploys == 1)
    #expect(last(try publish()) == "sent 5, removed 0, unchanged \(site.count - 5)")
    #expect(try published() == folder.tree("Output/site"))
    #expect(host.uploads == uploads + 6)
  }

  @Test("Removed pages go, and files that menugen didn't publish stay") func removesPages() throws {
    host.put("other.txt", Array("mine".utf8))
    #expect(try publish().status == 0)
    try FileManager.default.removeItem(atPath: folder.place("Content/pages/about.md"))
    #expect(try menugen("build", "--accept-removals", in: folder.path).status == 0)
    let run = try publish()
    #expect(run.status == 0 && last(run).contains("removed 1,"))
    #expect(host.published["about/index.html"] == nil && host.published["other.txt"] == Array("mine".utf8))
  }

  @Test("A file of others in the place of a page is replaced only by force") func refusesOccupiedSites() throws {
    host.put("index.html", Array("mine".utf8))
    let run = try publish()
    #expect(run.status == 1 && run.ids == ["publish.occupied"] && host.deploys == 0)
    #expect(try publish("--force").status == 0)
    #expect(try published() == folder.tree("Output/site"))
  }

  @Test("A deploy by somebody else is noticed, before and during a run") func noticesOthers() throws {
    #expect(try publish().status == 0)
    host.put("menugen-published.txt", Array("# menugen 1\n# end\n".utf8))
    let run = try publish()
    #expect(run.status == 1 && run.ids == ["publish.elsewhere"], "\(run.errors)")
    #expect(try publish("--force").status == 0)

    try change("7.50", "7.90")
    host.afterFirstList { $0["x.txt"] = Array("x".utf8) }
    let late = try publish()
    #expect(late.status == 1 && late.ids == ["publish.elsewhere"] && host.deploys == 2)
  }

  @Test("A run that fails at any request leaves the whole old site, and the next one finishes it")
  func continues() throws {
    #expect(try publish().status == 0)
    var old = try folder.tree("Output/site")
    var isDone = false
    for failing in 1... {
      try change(failing == 1 ? "7.50" : "8.\(9 + failing)", with: "8.\(10 + failing)")
      host.fail(at: failing)
      let run = try publish()
      if run.status == 0 {
        isDone = true
        break
      }
      #expect(run.ids == ["publish.failed"] && published() == old, "request \(failing): \(run.errors)")
      host.fail(at: nil)
      #expect(try publish().status == 0)
      old = try folder.tree("Output/site")
      #expect(published() == old)
    }
    #expect(isDone)
  }

  private func change(_ old: String, with new: String) throws { try change(old, new) }

  @Test("Without an accepted token nothing is sent, and the token is never shown") func needsToken() throws {
    #expect(try publish(token: "").ids == ["publish.no-token"])
    let run = try publish(token: "wrong-token")
    #expect(run.ids == ["publish.failed"] && run.errors.contains("doesn't accept the token"))
    #expect(!run.allErrors.contains("wrong-token") && !run.output.contains("wrong-token") && host.deploys == 0)
    host.fail(with: #"{"message": "Bearer secret-token is \#u{1B}[31mtired"}"#)
    let failed = try publish()
    #expect(failed.ids == ["publish.failed"] && !failed.allErrors.contains("secret-token"))
    #expect(!failed.allErrors.contains("\u{1B}"))
  }

  @Test(
    "Answers that make no sense are errors",
    arguments: ["", "{", "[]", "null", #"{"id": "../x"}"#, #"{"id": "a", "state": "error"}"#, "<html>"])
  func refusesNonsense(answer: String) throws {
    host.answerDeploys(answer)
    let run = try publish()
    #expect(run.status == 1 && run.ids == ["publish.failed"], "\(run.errors)")
  }

  @Test(
    "A site is a name, a domain or an id",
    arguments: [
      "netlify:", "netlify:Rosa Ristorante", "netlify:../x", "netlify:a..b", "netlify:rosa/x", "netlify:rosa?x",
    ])
  func refusesOtherSites(target: String) throws {
    let run = try menugen("publish", target, in: folder.path, environment: ["NETLIFY_AUTH_TOKEN": "x"])
    #expect(run.status == 1 && run.ids == ["publish.target"])
  }
}

/// The part of Netlify's API that deploys a site named `rosa.netlify.app`.
private final class NetlifyHost: Sendable {
  private struct State {
    var published: [String: [UInt8]] = [:]
    /// By digest.
    var blobs: [String: [UInt8]] = [:]
    var files: [String: String] = [:]
    var required: Set<String> = []
    var polls = 0
    var deploys = 0
    var uploads = 0
    var requests = 0
    var failing: Int?
    var failure = #"{"code": 422, "message": "not today"}"#
    var failsAlways = false
    var deployAnswer: String?
    var afterFirstList: (@Sendable (inout [String: [UInt8]]) -> Void)?
  }

  private let server: ScriptedServer
  private let state: Mutex<State>

  init() throws {
    server = try ScriptedServer()
    state = Mutex(State())
    server.reply { [weak self] request in self?.reply(to: request) ?? .answer(500) }
  }

  var address: String { server.url("/api/v1") }
  var published: [String: [UInt8]] { state.withLock { $0.published } }
  var deploys: Int { state.withLock { $0.deploys } }
  var uploads: Int { state.withLock { $0.uploads } }

  func put(_ path: String, _ bytes: [UInt8]) { state.withLock { $0.published[path] = bytes } }
  func fail(at request: Int?) {
    state.withLock {
      $0.requests = 0
      $0.failing = request
    }
  }
  func fail(with body: String) {
    state.withLock {
      $0.failure = body
      $0.failsAlways = true
    }
  }
  func answerDeploys(_ body: String) { state.withLock { $0.deployAnswer = body } }
  func afterFirstList(_ change: @escaping @Sendable (inout [String: [UInt8]]) -> Void) {
    state.withLock { $0.afterFirstList = change }
  }

  private func reply(to request: ScriptedServer.Request) -> ScriptedServer.Reply {
    state.withLock { state in
      guard request.headers["authorization"] == "Bearer secret-token" else { return .answer(401) }
      state.requests += 1
      if state.failsAlways || state.failing == state.requests {
        return .answer(422, ["Content-Type: application/json"], state.failure)
      }
      let path = request.path.replacing("/api/v1/", with: "", maxReplacements: 1)
      let site = "sites/rosa.netlify.app"
      switch (request.method, path) {
      case ("GET", "\(site)/files"):
        let files = state.published.map { ["path": "/\($0.key)", "sha": Self.digest($0.value)] }
        if let change = state.afterFirstList {
          state.afterFirstList = nil
          change(&state.published)
        }
        return .json(Self.json(files))
      case ("GET", _) where path.hasPrefix("\(site)/files/"):
        let name = String(path.dropFirst("\(site)/files/".count)).removingPercentEncoding ?? ""
        guard let bytes = state.published[name] else { return .answer(404) }
        guard request.headers["content-type"] == "application/vnd.bitballoon.v1.raw" else { return .json("{}") }
        return .answer(200, [], String(decoding: bytes, as: UTF8.self))
      case ("POST", "\(site)/deploys"):
        if let answer = state.deployAnswer { return .json(answer) }
        let body = try? JSONSerialization.jsonObject(with: Data(request.body)) as? [String: Any]
        state.files = body?["files"] as? [String: String] ?? [:]
        for bytes in state.published.values { state.blobs[Self.digest(bytes)] = bytes }
        state.required = Set(state.files.values).filter { state.blobs[$0] == nil }
        state.deploys += 1
        state.polls = 0
        return .json(#"{"id": "abc123", "state": "new"}"#)
      case ("GET", "\(site)/deploys/abc123"):
        state.polls += 1
        if state.polls == 1 { return .json(#"{"id": "abc123", "state": "preparing"}"#) }
        if !state.required.isEmpty {
          return .json(Self.json(["id": "abc123", "state": "prepared", "required": state.required.sorted()]))
        }
        state.published = [:]
        for (path, digest) in state.files { state.published[String(path.dropFirst())] = state.blobs[digest] }
        return .json(#"{"id": "abc123", "state": "ready", "required": []}"#)
      case ("PUT", _) where path.hasPrefix("deploys/abc123/files/"):
        let name = String(path.dropFirst("deploys/abc123/files".count)).removingPercentEncoding ?? ""
        let digest = Self.digest(request.body)
        guard state.files[name] == digest, state.required.remove(digest) != nil else { return .answer(422) }
        state.blobs[digest] = request.body
        state.uploads += 1
        return .json("{}")
      default: return .answer(404)
      }
    }
  }

  private static func json(_ value: Any) -> String {
    (try? JSONSerialization.data(withJSONObject: value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private static func digest(_ bytes: [UInt8]) -> String { sha1(of: bytes) }
}
