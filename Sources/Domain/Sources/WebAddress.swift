/// An `http` or `https` URL without user name and password (RFC 3986).
///
/// Hosts are stricter than the RFC: each has one reading, so that the address that is checked is the one that is used.
package struct WebAddress: Sendable, Hashable {
  package let isSecure: Bool
  /// In lowercase; an IPv6 address without its brackets.
  package let host: String
  package let port: Int
  /// The path with its query: `/menu.json?v=2`.
  package let target: String

  /// Returns `nil` for anything else.
  package init?(_ text: String) {
    let schemes = [("https://", true), ("http://", false)]
    guard let (scheme, isSecure) = schemes.first(where: { text.lowercased().hasPrefix($0.0) }),
      text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\"") })
    else { return nil }
    let rest = text.dropFirst(scheme.utf8.count)
    let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard let (host, port) = Self.hostAndPort(authority.lowercased()) else { return nil }
    self.isSecure = isSecure
    self.host = host
    self.port = port ?? (isSecure ? 443 : 80)
    let target = rest[authority.endIndex...].prefix { $0 != "#" }
    self.target = target.hasPrefix("/") ? String(target) : "/\(target)"
  }

  /// The URL.
  package var text: String { origin + target }

  /// The URL without its query, which may be secret.
  package var shown: String { origin + target.prefix { $0 != "?" } }

  /// Scheme, host and port; two addresses with the same origin are of one server.
  package var origin: String {
    let scheme = isSecure ? "https" : "http"
    return "\(scheme)://\(host.contains(":") ? "[\(host)]" : host)" + (port == (isSecure ? 443 : 80) ? "" : ":\(port)")
  }

  /// Whether the host is this computer.
  package var isLoopback: Bool { host == "localhost" || host == "::1" || host.hasPrefix("127.") && Self.isIPv4(host) }

  // MARK: - The host

  private static func hostAndPort(_ authority: String) -> (String, Int?)? {
    if authority.hasPrefix("[") {
      guard let end = authority.firstIndex(of: "]") else { return nil }
      let host = authority[authority.index(after: authority.startIndex)..<end]
      guard host.contains(":"), host.utf8.allSatisfy({ isHexDigit($0) || $0 == colon || $0 == dot }) else { return nil }
      let rest = authority[authority.index(after: end)...]
      if rest.isEmpty { return (String(host), nil) }
      guard rest.hasPrefix(":"), let port = port(rest.dropFirst()) else { return nil }
      return (String(host), port)
    }
    let parts = authority.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, isHost(parts[0]) else { return nil }
    if parts.count == 1 { return (String(parts[0]), nil) }
    return port(parts[1]).map { (String(parts[0]), $0) }
  }

  private static func port(_ text: Substring) -> Int? {
    guard (1...5).contains(text.utf8.count), text.utf8.allSatisfy(isDigit), let port = Int(text) else { return nil }
    return (1...65_535).contains(port) ? port : nil
  }

  private static func isHost(_ host: Substring) -> Bool {
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    let areNames = labels.allSatisfy { label in
      (1...63).contains(label.utf8.count)
        && label.utf8.allSatisfy { isDigit($0) || isLetter($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    }
    guard areNames, host.utf8.count <= 253, let last = labels.last else { return false }
    // Other numbers, as `0x7f.1` and `2130706433`, are IPv4 addresses for some programs.
    let isNumber = last.utf8.allSatisfy(isDigit) || last.hasPrefix("0x")
    return !isNumber || isIPv4(String(host))
  }

  private static func isIPv4(_ host: String) -> Bool {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { part in
        (1...3).contains(part.utf8.count) && part.utf8.allSatisfy(isDigit) && (part == "0" || !part.hasPrefix("0"))
          && (Int(part) ?? 256) <= 255
      }
  }
}

private let colon = UInt8(ascii: ":")
private let dot = UInt8(ascii: ".")

private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
private func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
private func isHexDigit(_ byte: UInt8) -> Bool {
  isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
}
