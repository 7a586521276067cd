import Foundation
import Synchronization

/// An HTTP server on loopback that answers each request with the bytes a test chooses, also wrong ones.
///
/// It stops when it is deinitialized. Connections have a thread each, which ends when the client leaves.
package final class ScriptedServer: Sendable {
  package struct Request: Sendable {
    package var method: String
    package var path: String
    /// By name in lowercase.
    package var headers: [String: String]
    package var body: [UInt8]
  }

  package enum Reply: Sendable {
    /// Bytes, after which the connection is closed.
    case bytes([UInt8])
    /// Bytes, after which nothing happens until the client leaves.
    case hanging([UInt8])
    /// Bytes, and then zeros until the client leaves.
    case endless([UInt8])

    /// A complete answer.
    package static func answer(_ status: Int = 200, _ headers: [String] = [], _ body: String = "") -> Reply {
      .bytes(Array(Self.head(status, headers + ["Content-Length: \(body.utf8.count)"]).utf8) + Array(body.utf8))
    }

    package static func json(_ body: String, _ headers: String...) -> Reply {
      answer(200, ["Content-Type: application/json"] + headers, body)
    }

    package static func head(_ status: Int, _ headers: [String]) -> String {
      "HTTP/1.1 \(status) X\r\n" + (headers + ["Connection: close"]).map { "\($0)\r\n" }.joined() + "\r\n"
    }
  }

  package let port: Int
  private let listener: Int32
  private let log = Mutex<[Request]>([])
  private let script = Mutex<@Sendable (Request) -> Reply>({ _ in .answer(404) })

  package init() throws {
    #if canImport(Darwin)
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && listen(descriptor, 64) == 0 && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard result else { throw POSIXError(.EADDRINUSE) }
    listener = descriptor
    port = Int(UInt16(bigEndian: address.sin_port))
    let weak = WeakServer(server: self)
    Thread { Self.accept(descriptor, weak) }.start()
  }

  deinit {
    // Ends `accept`; its thread closes the descriptor.
    shutdown(listener, Int32(SHUT_RDWR))
  }

  package func url(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  /// Sets the reply to each request.
  package func reply(_ script: @escaping @Sendable (Request) -> Reply) { self.script.withLock { $0 = script } }

  /// The requests so far.
  package var requests: [Request] { log.withLock { $0 } }

  fileprivate func reply(to request: Request) -> Reply {
    log.withLock { $0.append(request) }
    return script.withLock { $0 }(request)
  }

  private static func accept(_ listener: Int32, _ weak: WeakServer) {
    while true {
      let connection = Foundation.accept(listener, nil, nil)
      if connection < 0 {
        if errno == EINTR { continue }
        break
      }
      Thread {
        serve(connection, weak)
        close(connection)
      }.start()
    }
    close(listener)
  }

  private static func serve(_ connection: Int32, _ weak: WeakServer) {
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    let end = Array("\r\n\r\n".utf8)
    var head: Range<Int>?
    while head == nil {
      let count = recv(connection, &buffer, buffer.count, 0)
      if count <= 0 { return }
      received += buffer.prefix(count)
      head = received.firstRange(of: end)
    }
    let headEnd = head?.upperBound ?? 0
    let lines = String(decoding: received[..<headEnd], as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ").map(String.init)
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2 { headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces) }
    }
    let length = headers["content-length"].flatMap { Int($0) } ?? 0
    if headers["expect"] != nil { send(connection, Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)) }
    while received.count < headEnd + length {
      let count = recv(connection, &buffer, buffer.count, 0)
      if count <= 0 { return }
      received += buffer.prefix(count)
    }
    let request = Request(
      method: words.first ?? "", path: words.count > 1 ? words[1] : "", headers: headers,
      body: Array(received[headEnd...]))
    guard let reply = weak.server?.reply(to: request) else { return }
    switch reply {
    case .bytes(let bytes): send(connection, bytes)
    case .hanging(let bytes):
      send(connection, bytes)
      while recv(connection, &buffer, buffer.count, 0) > 0 {}
    case .endless(let bytes):
      send(connection, bytes)
      let zeros = [UInt8](repeating: UInt8(ascii: "0"), count: 1 << 16)
      while send(connection, zeros) {}
    }
  }

  @discardableResult
  private static func send(_ connection: Int32, _ bytes: [UInt8]) -> Bool {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.send(connection, $0.baseAddress, $0.count, flags) }
      if count <= 0 { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

/// A reference from the server's threads, which don't keep it alive.
private final class WeakServer: @unchecked Sendable {
  weak var server: ScriptedServer?
  init(server: ScriptedServer) { self.server = server }
}
