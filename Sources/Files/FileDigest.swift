import MenugenCSystem

/// The SHA-256 of a file (FIPS 180-4), as printed by `sha256sum`.
package struct FileDigest: Sendable, Hashable {
  /// 64 hexadecimal digits.
  package let hex: String

  package init(of bytes: [UInt8]) {
    self.init(of: bytes.span)
  }

  package init(of bytes: Span<UInt8>) {
    var state = SHA256State()
    state.take(bytes)
    hex = state.hex
  }

  /// Chooses between processor instructions and portable code, for tests.
  init(of bytes: [UInt8], usesInstructions: Bool) {
    var state = SHA256State()
    state.usesInstructions = usesInstructions
    state.take(bytes.span)
    hex = state.hex
  }
}

/// Computes the SHA-256 of data in parts.
package struct DigestStream: Sendable {
  private var state = SHA256State()
  /// Bytes not processed yet: an incomplete block, or blocks to be processed together.
  private var rest: [UInt8] = []
  private var count = 0

  package init() {}

  package mutating func take(_ bytes: Span<UInt8>) {
    count += bytes.count
    var start = 0
    // Large parts are processed in place.
    if rest.isEmpty, bytes.count >= 512 {
      start = bytes.count / 64 * 64
      var state = self.state
      state.takeBlocks(bytes.extracting(..<start))
      self.state = state
    }
    for index in start..<bytes.count { rest.append(bytes[index]) }
    if rest.count < 512 { return }
    let whole = rest.count / 64 * 64
    var state = self.state
    state.takeBlocks(rest.span.extracting(..<whole))
    self.state = state
    rest.removeFirst(whole)
  }

  /// 64 hexadecimal digits.
  package var hex: String {
    var state = state
    state.finish(rest.span, count: count)
    return state.hex
  }
}

private struct SHA256State: Sendable {
  private var words: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  var usesInstructions = true

  var hex: String {
    words.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.utf8.count) + digits
    }
    .joined()
  }

  /// Processes a whole message.
  mutating func take(_ bytes: Span<UInt8>) { finish(bytes, count: bytes.count) }

  /// Processes the end of a message of `count` bytes: appends a 1 bit, zeros, and the length in bits.
  mutating func finish(_ bytes: Span<UInt8>, count: Int) {
    let whole = bytes.count / 64 * 64
    takeBlocks(bytes.extracting(..<whole))
    var rest = (whole..<bytes.count).map { bytes[$0] }
    rest.append(0x80)
    rest += repeatElement(0, count: (rest.count <= 56 ? 56 : 120) - rest.count)
    let bits = UInt64(count) * 8
    for shift in stride(from: 56, through: 0, by: -8) { rest.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
    takeBlocks(rest.span)
  }

  mutating func takeBlocks(_ bytes: Span<UInt8>) {
    let count = bytes.count / 64
    if count == 0 { return }
    if usesInstructions, bytes.withUnsafeBytes({ menugen_sha256_blocks(&words, $0.baseAddress, count) }) == 1 { return }
    for block in 0..<count { takeBlock(bytes.extracting(block * 64..<block * 64 + 64)) }
  }

  private mutating func takeBlock(_ block: Span<UInt8>) {
    var schedule = InlineArray<64, UInt32>(repeating: 0)
    for index in 0..<64 { schedule[index / 4] = schedule[index / 4] << 8 | UInt32(block[index]) }
    for index in 16..<64 {
      let (early, late) = (schedule[index - 15], schedule[index - 2])
      schedule[index] =
        schedule[index - 16] &+ (rotate(early, 7) ^ rotate(early, 18) ^ early >> 3) &+ schedule[index - 7]
        &+ (rotate(late, 17) ^ rotate(late, 19) ^ late >> 10)
    }
    var (a, b, c, d) = (words[0], words[1], words[2], words[3])
    var (e, f, g, h) = (words[4], words[5], words[6], words[7])
    for index in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let first =
        h &+ (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) &+ choice &+ roundConstants[index] &+ schedule[index]
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) &+ majority
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { words[index] &+= word }
  }
}

@inline(__always)
private func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

/// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
private let roundConstants: [UInt32] = [
  0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
  0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
  0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
  0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
  0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
  0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
  0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
  0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
]
