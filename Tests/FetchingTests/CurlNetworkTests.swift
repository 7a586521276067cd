import MenugenDomain
import MenugenFiles
import Testing

@testable import MenugenFetching

@Suite struct CurlNetworkTests {
  private func settings(_ address: String, _ hosts: [[UInt8]], _ environment: [String: String]) throws -> [String] {
    let request = HTTPRequest(
      address: try #require(WebAddress(address)), hosts: hosts.map(HostAddress.init), headers: [], milliseconds: 1_000,
      sizeLimit: 100)
    return CurlNetwork(program: { nil }, version: "1").settings(of: request) { environment[$0] }
      .split(separator: "\n").map(String.init)
  }

  private static let hosts: [[UInt8]] = [[0x20, 0x01] + Array(repeating: 1, count: 14), [93, 184, 216, 34]]

  @Test("A proxy of the environment tunnels https to an address that was checked")
  func tunnels() throws {
    let proxied = try settings(
      "https://till.example/menu.json", Self.hosts,
      ["https_proxy": "http://u:p\"@proxy:3128", "no_proxy": "bank.example,.local", "ALL_PROXY": "http://other:1"])
    #expect(
      proxied.contains(#"proxy = "http://u:p\"@proxy:3128""#) && proxied.contains(#"noproxy = "bank.example,.local""#))
    #expect(proxied.contains(#"connect-to = "::93.184.216.34:""#))
    let all = try settings("https://till.example/", [Self.hosts[0]], ["ALL_PROXY": "socks5h://proxy:1"])
    #expect(all.contains(#"proxy = "socks5h://proxy:1""#) && all.contains(#"noproxy = """#))
    #expect(all.contains(#"connect-to = "::[2001:101:101:101:101:101:101:101]:""#))
  }

  @Test(
    "Other sources use no proxy",
    arguments: [
      ("http://till.example/", ["http_proxy": "http://proxy:1", "https_proxy": "http://proxy:1", "all_proxy": "x:1"]),
      ("https://till.example/", ["http_proxy": "http://proxy:1", "no_proxy": "x"]), ("https://till.example/", [:]),
    ])
  func goesDirect(address: String, environment: [String: String]) throws {
    let direct = try settings(address, Self.hosts, environment)
    #expect(direct.contains(#"noproxy = "*""#))
    #expect(!direct.contains { $0.hasPrefix("proxy") || $0.hasPrefix("connect-to") })
  }
}
