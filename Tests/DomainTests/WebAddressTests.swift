import MenugenDomain
import Testing

@Suite struct WebAddressTests {
  @Test(
    "A URL has a scheme, a host, a port and a target",
    arguments: [
      ("https://example.org", "https://example.org/"), ("HTTP://Example.ORG:80/A?b#c", "http://example.org/A?b"),
      ("https://example.org:8443/x", "https://example.org:8443/x"), ("http://127.0.0.1:1/", "http://127.0.0.1:1/"),
      ("http://[::1]:8080/x", "http://[::1]:8080/x"), ("https://example.org?a=b", "https://example.org/?a=b"),
      ("https://a_b-c.example/%20", "https://a_b-c.example/%20"),
    ])
  func readsAddresses(text: String, canonical: String) throws {
    let address = try #require(WebAddress(text))
    #expect(address.text == canonical)
    #expect(WebAddress(canonical) == address)
  }

  @Test("A query isn't shown")
  func hidesQueries() { #expect(WebAddress("https://example.org/a?key=secret")?.shown == "https://example.org/a") }

  @Test(
    "What has two readings, or is no web address",
    arguments: [
      "", "https://", "https:///x", "ftp://example.org", "file:///etc/passwd", "https://user@example.org",
      "https://user:password@example.org/", "https://example.org:0/", "https://example.org:65536/",
      "https://example.org:80x/", "https://example.org:/", "https://example.org\\@evil.example/",
      "https://exa mple.org",
      "https://example.org/\u{0}", "https://exämple.org/", "https://example..org/", "https://.example.org/",
      "https://example.org./", "https://0x7f.0.0.1/", "https://0x7f000001/", "https://2130706433/", "https://127.1/",
      "https://0177.0.0.1/", "https://1.2.3.256/", "https://1.2.3.4.5/", "https://[::1/", "https://[::1]x/",
      "https://[example]/", "https://[fe80::1%25eth0]/", "https://[]/", "https://example.org\"/", "//example.org/",
    ])
  func refusesOthers(text: String) { #expect(WebAddress(text) == nil) }

  @Test("Only this computer is loopback")
  func knowsLoopback() {
    for host in ["localhost", "127.0.0.1", "127.9.9.9", "[::1]"] {
      #expect(WebAddress("http://\(host)/")?.isLoopback == true)
    }
    for host in ["127.example.org", "localhost.example", "128.0.0.1"] {
      #expect(WebAddress("http://\(host)/")?.isLoopback == false)
    }
  }
}
