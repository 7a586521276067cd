import MenugenFiles
import Testing

@testable import MenugenFetching

@Suite struct AddressRulesTests {
  private func address(_ text: String) -> HostAddress {
    guard text.contains(":") else { return HostAddress(text.split(separator: ".").map { UInt8($0) ?? 0 }) }
    let halves = text.components("::")
    func bytes(_ half: String) -> [UInt8] {
      half.split(separator: ":").flatMap { group -> [UInt8] in
        if group.contains(".") { return group.split(separator: ".").map { UInt8($0) ?? 0 } }
        let number = UInt16(group, radix: 16) ?? 0
        return [UInt8(number >> 8), UInt8(number & 0xFF)]
      }
    }
    let (start, end) = (bytes(halves[0]), halves.count > 1 ? bytes(halves[1]) : [])
    return HostAddress(start + Array(repeating: 0, count: 16 - start.count - end.count) + end)
  }

  @Test(
    "Addresses that aren't on the public internet",
    arguments: [
      "0.0.0.0", "10.255.255.255", "100.64.0.1", "100.127.255.255", "127.0.0.1", "127.255.255.254", "169.254.169.254",
      "172.16.0.1", "172.31.255.255", "192.0.0.1", "192.0.2.1", "192.168.1.1", "198.18.0.1", "198.19.255.255",
      "198.51.100.1", "203.0.113.1", "224.0.0.1", "240.0.0.1", "255.255.255.255", "::", "::1", "fe80::1", "fc00::1",
      "fdff::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::127.0.0.1", "64:ff9b::a9fe:a9fe",
      "2002:7f00:1::", "2002:c0a8:101::1", "2001:db8::1", "2001::1", "2001:2::1", "100::1", "::127.0.0.1", "5f00::1",
      "3fff::1",
    ])
  func knowsPrivateAddresses(text: String) { #expect(address(text).isPrivate) }

  @Test(
    "Addresses on the public internet",
    arguments: [
      "1.1.1.1", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255", "128.0.0.0",
      "169.253.0.1", "172.15.255.255", "172.32.0.0", "192.167.0.1", "223.255.255.255", "2606:4700::1111",
      "2a00:1450::1", "::ffff:1.1.1.1", "64:ff9b::1.1.1.1", "2002:101:101::1",
    ])
  func knowsPublicAddresses(text: String) { #expect(!address(text).isPrivate) }

  @Test("Bytes of another length are no public address")
  func refusesOtherLengths() {
    for count in [0, 3, 5, 15, 17] { #expect(HostAddress(.init(repeating: 1, count: count)).isPrivate) }
  }
}

extension String {
  fileprivate func components(_ separator: String) -> [String] {
    guard let range = firstRange(of: separator) else { return [self] }
    return [String(self[..<range.lowerBound]), String(self[range.upperBound...])]
  }
}
