import Testing

@testable import MenugenFiles

@Suite struct FileDigestTests {
  /// Test vectors of FIPS 180-4, by NIST.
  static let vectors: [(String, String)] = [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ]

  @Test(arguments: vectors, [true, false])
  func agreesWithNIST(_ vector: (String, String), _ usesInstructions: Bool) {
    #expect(FileDigest(of: Array(vector.0.utf8), usesInstructions: usesInstructions).hex == vector.1)
  }

  @Test(arguments: [true, false]) func agreesWithNISTOnAMillionBytes(_ usesInstructions: Bool) {
    let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    #expect(
      FileDigest(of: bytes, usesInstructions: usesInstructions).hex
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func givesTheSameWithAndWithoutInstructions() {
    for count in 0..<260 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 151) }
      #expect(
        FileDigest(of: bytes, usesInstructions: true) == FileDigest(of: bytes, usesInstructions: false),
        "\(count) bytes")
    }
  }
}
