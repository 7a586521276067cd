/// What the server needs to know of an HTTP request.
package struct Request: Sendable {
  package var method: String
  /// The request's target as sent: `/menus/dinner/?print`.
  package var target: String
  /// Every `Host` header.
  package var hosts: [String] = []
  package var origin: String?
  package var range: String?
  package var ifRange: String?
  package var ifNoneMatch: [String] = []
  /// The address of this end of the connection, without a port.
  package var localAddress = "127.0.0.1"
  /// Whether the other end is this computer.
  package var isFromThisComputer = true

  package init(method: String = "GET", target: String, hosts: [String] = []) {
    self.method = method
    self.target = target
    self.hosts = hosts
  }
}

/// A path that a request names.
struct RequestPath: Equatable {
  /// As sent, without a query.
  var raw: Substring
  /// Decoded, without the first slash; names of files only.
  var path: String
  var query: Substring

  /// Whether the path ends in a slash, or is empty.
  var isFolder: Bool { path.isEmpty || path.utf8.last == UInt8(ascii: "/") }

  enum Failure: Error, Equatable {
    /// Not a path, or not decodable.
    case malformed
    /// A path that no file can have.
    case impossible
  }

  /// Decodes an origin-form target (RFC 9112, section 3.2.1).
  ///
  /// Decodes once. `.`, `..`, empty names, backslashes, encoded slashes and control characters name no file.
  init(_ target: Substring) throws(Failure) {
    guard target.utf8.first == UInt8(ascii: "/") else { throw .malformed }
    let end = target.utf8.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? target.endIndex
    raw = target[..<end]
    query = target[end...].prefix { $0 != "#" }
    var bytes: [UInt8] = []
    var rest = raw.utf8.dropFirst()
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(hexValue), let low = rest.popFirst().flatMap(hexValue) else {
        throw .malformed
      }
      let decoded = high << 4 | low
      if decoded == UInt8(ascii: "/") { throw .impossible }
      bytes.append(decoded)
    }
    guard let path = String(validating: bytes, as: UTF8.self) else { throw .malformed }
    if bytes.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\\") }) { throw .impossible }
    self.path = path
    for name in (isFolder ? path.dropLast() : path[...]).split(separator: "/", omittingEmptySubsequences: false) {
      let isRoot = path.isEmpty
      if !isRoot, name.isEmpty || name == "." || name == ".." { throw .impossible }
    }
  }
}

private func hexValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
