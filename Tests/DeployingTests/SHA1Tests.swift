import Testing

@testable import MenugenDeploying

@Suite struct SHA1Tests {
  /// Test vectors of FIPS 180-4, by NIST; the last has a million letters.
  @Test(
    arguments: [
      ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"), ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
      ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "84983e441c3bd26ebaae4aa1f95129e5e54670f1"),
      (String(repeating: "a", count: 1_000_000), "34aa973cd4c4daa4f61eeb2bdbad27316534016f"),
    ])
  func digests(text: String, digest: String) { #expect(sha1(of: Array(text.utf8)) == digest) }

  @Test("Every length up to two blocks is padded rightly", arguments: [55, 56, 57, 63, 64, 65, 119, 120, 127, 128])
  func pads(count: Int) {
    #expect(sha1(of: Array(repeating: 0x61, count: count)) == Self.digests[count])
  }

  /// By `sha1sum`.
  private static let digests: [Int: String] = [
    55: "c1c8bbdc22796e28c0e15163d20899b65621d65a",
    56: "c2db330f6083854c99d4b5bfb6e8f29f201be699",
    57: "f08f24908d682555111be7ff6f004e78283d989a",
    63: "03f09f5b158a7a8cdad920bddc29b81c18a551f5",
    64: "0098ba824b5c16427bd7a1122a5a442a25ec644d",
    65: "11655326c708d70319be2610e8a57d9a5b959d3b",
    119: "ee971065aaa017e0632a8ca6c77bb3bf8b1dfc56",
    120: "f34c1488385346a55709ba056ddd08280dd4c6d6",
    127: "89d95fa32ed44a7c610b7ee38517ddf57e0bb975",
    128: "ad5b3fdbcb526778c2839d2f151ea753995e26a0",
  ]
}
