/// The scheme of an address that leads out of the site.
package struct LinkScheme {
  private let scheme: String
  private let rest: Substring

  /// `nil` for an address without a scheme.
  package init?(_ link: String) {
    let bytes = link.utf8
    guard let end = bytes.firstIndex(where: { !isSchemeByte($0) }), end != bytes.startIndex,
      bytes[end] == UInt8(ascii: ":")
    else { return nil }
    scheme = link[..<end].lowercased()
    rest = link[bytes.index(after: end)...]
  }

  private static let common = ["https", "http", "mailto", "tel", "sms"]
  /// Others that are similar to the common ones.
  private static let others: Set<String> = ["te", "sips", "sip", "mms", "smp", "smb", "shttp", "ftps", "ftp", "tg"]

  private var hasHost: Bool { rest.utf8.starts(with: "//".utf8) }

  /// Whether the scheme is misspelt, or an address of the web has no `//`.
  package var isMistaken: Bool {
    switch scheme {
    case "http", "https": !hasHost || rest.utf8.starts(with: "///".utf8)
    case "mailto", "tel", "sms": false
    default: meant != nil
    }
  }

  /// Whether a user name or password comes before the host: `https://user:password@example.com`.
  package var hasCredentials: Bool {
    hasHost && rest.utf8.dropFirst(2).prefix { !"/?#".utf8.contains($0) }.contains(UInt8(ascii: "@"))
  }

  /// The address with the nearest common scheme; `nil` if none is similar.
  package var meant: String? {
    if Self.others.contains(scheme) || scheme.utf8.count < 3 { return nil }
    guard let name = nearestName(to: scheme, among: Self.common) else { return nil }
    if !name.hasPrefix("http") { return "\(name):\(rest)" }
    let address = rest.drop { $0 == "/" }
    return address.isEmpty ? nil : "\(name)://\(address)"
  }
}

private func isSchemeByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"),
    UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
    true
  default: false
  }
}
