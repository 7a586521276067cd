import Testing

@testable import MenugenServer

@Suite struct RequestPathTests {
  @Test(arguments: [
    ("/", ""), ("/menus/dinner/", "menus/dinner/"), ("/a.css?v=1", "a.css"), ("/caf%C3%A9/", "café/"),
    ("/a%20b#c", "a b"), ("/%252e%252e/a", "%2e%2e/a"), ("/a%3Fb", "a?b"),
  ])
  func decodesOnce(target: String, path: String) throws {
    #expect(try RequestPath(target[...]).path == path)
  }

  @Test(
    "A path that no file of the site can have is impossible",
    arguments: [
      "/..", "/../etc/passwd", "/a/../b", "/%2e%2e/%2e%2e/etc/passwd", "/.%2E/a", "/a/./b", "//example.org/", "/a//b",
      "/a%2Fb", "/a%2f..%2fb", "/a\\b", "/..%5c..%5cetc", "/a%00.html", "/a%0d%0aSet-Cookie:x", "/a%7Fb",
    ])
  func refusesTraversal(target: String) {
    #expect(throws: RequestPath.Failure.impossible) { try RequestPath(target[...]) }
  }

  @Test(arguments: ["", "*", "menus", "/%", "/%4", "/%zz", "/%ff", "/%c0%af", "/%e0%80%af"])
  func refusesMalformedTargets(target: String) {
    #expect(throws: RequestPath.Failure.malformed) { try RequestPath(target[...]) }
  }
}

@Suite struct HostRulesTests {
  private func isAllowed(_ hosts: [String], origin: String? = nil, rules: HostRules = HostRules(port: 8080)) -> Bool {
    var request = Request(target: "/", hosts: hosts)
    request.origin = origin
    request.localAddress = "192.168.1.7"
    return rules.allows(request)
  }

  @Test(arguments: ["localhost:8080", "127.0.0.1:8080", "[::1]:8080", "LOCALHOST:8080"])
  func allowsOwnNames(host: String) {
    #expect(isAllowed([host]))
    #expect(isAllowed([host], origin: "http://\(host)"))
  }

  @Test(
    "A page elsewhere can't reach the server through a name of its own",
    arguments: [
      "evil.example:8080", "localhost", "localhost:80", "127.0.0.1:8081", "127.0.0.1.evil.example:8080", "",
      "localhost.:8080", "192.168.1.7:8080", "evil.example:8080@localhost:8080", "localhost:8080, evil.example",
    ])
  func refusesOtherNames(host: String) {
    #expect(!isAllowed([host]))
    #expect(!isAllowed(["localhost:8080"], origin: "http://\(host)"))
  }

  @Test func refusesNoneSeveralAndOtherSchemes() {
    #expect(!isAllowed([]))
    #expect(!isAllowed(["localhost:8080", "localhost:8080"]))
    #expect(!isAllowed(["localhost:8080"], origin: "null"))
    #expect(!isAllowed(["localhost:8080"], origin: "https://localhost:8080"))
  }

  @Test("In the network the server answers to the address of the connection and to the computer's name")
  func allowsNetworkNames() {
    let rules = HostRules(port: 8080, isOpen: true, hostName: "Kitchen")
    for host in ["192.168.1.7:8080", "kitchen.local:8080", "kitchen:8080", "localhost:8080"] {
      #expect(isAllowed([host], rules: rules))
    }
    for host in ["192.168.1.8:8080", "evil.local:8080", ".local:8080"] { #expect(!isAllowed([host], rules: rules)) }
  }
}

@Suite struct ByteRangeTests {
  @Test(arguments: [
    (nil, ByteRange.whole), ("bytes=0-0", .part(0..<1)), ("bytes=2-", .part(2..<10)), ("bytes=-3", .part(7..<10)),
    ("bytes=-30", .part(0..<10)), ("bytes=4-99", .part(4..<10)), ("bytes=10-", .unsatisfiable),
    ("bytes=-0", .unsatisfiable), ("bytes=5-4", .whole), ("bytes=0-1,3-4", .whole), ("items=0-1", .whole),
    ("bytes=a-b", .whole), ("bytes=-", .whole), ("bytes=99999999999999999999-", .whole), ("Bytes=1-2", .part(1..<3)),
  ])
  func readsRanges(header: String?, range: ByteRange) {
    #expect(ByteRange(header, size: 10) == range)
  }

  @Test func anEmptyFileHasNoRange() { #expect(ByteRange("bytes=0-", size: 0) == .unsatisfiable) }
}
