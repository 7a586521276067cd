import MenugenText

/// The names under which the server answers, so that no other site can reach it through a name that leads here.
///
/// A page elsewhere could let its own host name point to 127.0.0.1 (DNS rebinding). Its requests have that name in
/// `Host`, and in `Origin`.
package struct HostRules: Sendable {
  private let port: Int
  private let names: Set<String>
  private let isOpen: Bool

  /// - Parameters:
  ///   - isOpen: Whether other computers may connect, using this computer's address or name.
  ///   - hostName: The computer's name in its network.
  package init(port: Int, isOpen: Bool = false, hostName: String = "") {
    self.port = port
    self.isOpen = isOpen
    var names: Set<String> = ["localhost", "127.0.0.1", "[::1]"]
    let own = lowercasedASCII(hostName)
    if isOpen, !own.isEmpty { names.formUnion([own, own + ".local"]) }
    self.names = names
  }

  /// Whether a request names this server, and comes from one of its own pages if it names an origin.
  func allows(_ request: Request) -> Bool {
    guard request.hosts.count == 1, let host = request.hosts.first, allows(host, at: request.localAddress) else {
      return false
    }
    guard let origin = request.origin else { return true }
    let scheme = "http://"
    return origin.hasPrefix(scheme) && allows(String(origin.dropFirst(scheme.count)), at: request.localAddress)
  }

  private func allows(_ host: String, at address: String) -> Bool {
    let host = lowercasedASCII(host)
    let suffix = ":\(port)"
    let name: Substring
    if host.hasSuffix(suffix) {
      name = host.dropLast(suffix.count)
    } else if port == 80 {
      name = host[...]
    } else {
      return false
    }
    return names.contains(String(name)) || isOpen && name == address
  }
}

func lowercasedASCII(_ text: String) -> String {
  String(decoding: text.utf8.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }, as: UTF8.self)
}
