import Foundation

/// A TCP connection to a server on loopback, without a library that would correct what a test sends.
package final class RawConnection {
  private let descriptor: Int32
  package private(set) var received: [UInt8] = []

  package init(port: Int, seconds: Int = 30) throws {
    #if canImport(Darwin)
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw POSIXError(.ECONNREFUSED) }
    var patience = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(descriptor) }

  package func send(_ text: String) { send(Array(text.utf8)) }

  /// Sends as much as the server takes.
  package func send(_ bytes: [UInt8]) {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count, flags) }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  private func write(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int, _ flags: Int32) -> Int {
    Foundation.send(descriptor, start, count, flags)
  }

  /// Ends sending, so that the server sees the end of the request.
  package func finish() {
    #if canImport(Darwin)
      shutdown(descriptor, SHUT_WR)
    #else
      shutdown(descriptor, Int32(SHUT_WR))
    #endif
  }

  /// Forgets what was received, so that only what comes later is found.
  package func forget() { received = [] }

  /// Reads until the text has come, or the server closes. Returns everything received.
  @discardableResult
  package func read(until text: String? = nil) -> String {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let all = String(decoding: received, as: UTF8.self)
      if let text, all.contains(text) { return all }
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count <= 0 {
        isClosed = count == 0 || errno == ECONNRESET
        return all
      }
      received += buffer[..<count]
    }
  }

  /// Whether the last `read` ended because the server closed the connection.
  package private(set) var isClosed = false
}
