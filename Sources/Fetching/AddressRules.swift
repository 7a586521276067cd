import MenugenFiles

extension HostAddress {
  /// Whether it isn't on the public internet: this computer, its network, a link, a group, or a range that the IANA
  /// registries of special-purpose addresses (RFC 6890) don't make global.
  package var isPrivate: Bool {
    switch bytes.count {
    case 4: Self.isPrivateV4(bytes)
    case 16: Self.isPrivateV6(bytes)
    default: true
    }
  }

  private static let privateV4: [(network: [UInt8], bits: Int)] = [
    ([0], 8), ([10], 8), ([100, 64], 10), ([127], 8), ([169, 254], 16), ([172, 16], 12), ([192, 0, 0], 24),
    ([192, 0, 2], 24), ([192, 88, 99], 24), ([192, 168], 16), ([198, 18], 15), ([198, 51, 100], 24),
    ([203, 0, 113], 24), ([224], 3),
  ]

  private static func isPrivateV4(_ bytes: [UInt8]) -> Bool { privateV4.contains { bytes.begins($0.network, $0.bits) } }

  private static func isPrivateV6(_ bytes: [UInt8]) -> Bool {
    // Addresses with an IPv4 address inside: NAT64 and 6to4.
    if bytes.begins([0, 0x64, 0xFF, 0x9B], 96) { return isPrivateV4(Array(bytes[12...])) }
    if bytes.begins([0x20, 0x02], 16) { return isPrivateV4(Array(bytes[2..<6])) }
    // IPv4-mapped.
    if bytes.begins(Array(repeating: 0, count: 10) + [0xFF, 0xFF], 96) { return isPrivateV4(Array(bytes[12...])) }
    // Only 2000::/3 is global, without Teredo, benchmarks, documentation and others of 2001::/23.
    return !bytes.begins([0x20], 3) || bytes.begins([0x20, 0x01], 23) || bytes.begins([0x20, 0x01, 0x0D, 0xB8], 32)
      || bytes.begins([0x3F, 0xFF], 20)
  }
}

extension [UInt8] {
  /// Whether the first bits are those of a network, whose missing bytes are zero.
  fileprivate func begins(_ network: [UInt8], _ bits: Int) -> Bool {
    (0..<bits).allSatisfy { bit in
      let other = bit / 8 < network.count ? network[bit / 8] : 0
      return (self[bit / 8] ^ other) & (0x80 >> UInt8(bit % 8)) == 0
    }
  }
}
