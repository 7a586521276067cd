import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An IP address of a host: 4 or 16 bytes.
package struct HostAddress: Sendable, Hashable {
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// `192.0.2.1`, or `[2001:db8:0:0:0:0:0:1]`.
  package var text: String {
    if bytes.count == 4 { return bytes.map(String.init).joined(separator: ".") }
    let groups = stride(from: 0, to: bytes.count - 1, by: 2).map { Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]) }
    return "[\(groups.map { String($0, radix: 16) }.joined(separator: ":"))]"
  }
}

/// Returns a host's addresses, or `nil` if it has none or none are known in time.
///
/// The system's resolver can't be interrupted: a thread that is late ends by itself.
package func hostAddresses(of host: String, milliseconds: Int) -> [HostAddress]? {
  let answer = Answer()
  let isStarted = onBackgroundThread { answer.set(resolve(host)) }
  if !isStarted { return resolve(host) }
  return answer.wait(milliseconds: milliseconds) ?? nil
}

/// A value that one thread sets and another waits for.
private final class Answer: Sendable {
  private let value = Mutex<[HostAddress]??>(nil)

  func set(_ addresses: [HostAddress]?) { value.withLock { $0 = .some(addresses) } }

  func wait(milliseconds: Int) -> [HostAddress]?? {
    let deadline = ContinuousClock.now + .milliseconds(milliseconds)
    var step = 1
    while true {
      if let set = value.withLock({ $0 }) { return set }
      if ContinuousClock.now >= deadline { return nil }
      pause(milliseconds: step)
      step = min(20, step * 2)
    }
  }
}

private func resolve(_ host: String) -> [HostAddress]? {
  var first: UnsafeMutablePointer<addrinfo>?
  guard getaddrinfo(host, nil, nil, &first) == 0 else { return nil }
  defer { freeaddrinfo(first) }
  var addresses: [HostAddress] = []
  var next = first
  while let entry = next?.pointee {
    next = entry.ai_next
    guard let pointer = entry.ai_addr else { continue }
    // The bytes of `sin_addr` and `sin6_addr`.
    let range: Range<Int>
    switch entry.ai_family {
    case AF_INET: range = 4..<8
    case AF_INET6: range = 8..<24
    default: continue
    }
    guard Int(entry.ai_addrlen) >= range.upperBound else { continue }
    let bytes = UnsafeRawBufferPointer(start: pointer, count: range.upperBound)[range]
    let address = HostAddress(Array(bytes))
    // One for each kind of socket.
    if !addresses.contains(address) { addresses.append(address) }
  }
  return addresses.isEmpty ? nil : addresses
}

/// The seconds since 1970.
package func secondsSince1970() -> Int { time(nil) }
