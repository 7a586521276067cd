/// 128 bits that stand for some bytes: equal hashes are taken for equal bytes.
///
/// Made against accidents, not against an attacker: two independent 64-bit halves, each of which takes in every byte
/// through full 64 × 64 → 128 bit multiplications whose halves are folded together. The same on every machine.
package struct ContentHash: Hashable, Sendable {
  package var low: UInt64
  package var high: UInt64

  package init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  package init(of bytes: UnsafeRawBufferPointer) {
    var mixer = Mixer()
    var index = 0
    while bytes.count - index >= 32 {
      mixer.mix(bytes.loadUnaligned(fromByteOffset: index, as: SIMD4<UInt64>.self))
      index += 32
    }
    if index < bytes.count {
      var tail = SIMD4<UInt64>()
      withUnsafeMutableBytes(of: &tail) { $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[index...])) }
      mixer.mix(tail)
    }
    self = mixer.finish(length: bytes.count)
  }

  package init(of bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { ContentHash(of: $0) }
  }

  fileprivate init(of first: ContentHash, then second: ContentHash) {
    var mixer = Mixer()
    mixer.mix(SIMD4(first.low, first.high, second.low, second.high))
    self = mixer.finish(length: 32)
  }
}

/// The hash of a sequence of parts: what a unit's pages are made from.
///
/// Parts don't run together: `"ab", "c"` and `"a", "bc"` differ.
package struct Fingerprint {
  package private(set) var hash = ContentHash(low: 0, high: 0)

  package init() {}

  package mutating func combine(_ part: ContentHash) { hash = ContentHash(of: hash, then: part) }
  package mutating func combine(_ bytes: UnsafeRawBufferPointer) { combine(ContentHash(of: bytes)) }
  package mutating func combine(_ bytes: [UInt8]) { combine(ContentHash(of: bytes)) }

  package mutating func combine(_ text: String) {
    var text = text
    combine(text.withUTF8 { ContentHash(of: UnsafeRawBufferPointer($0)) })
  }

  package mutating func combine(_ number: Int) {
    combine(ContentHash(low: UInt64(bitPattern: Int64(number)), high: 0))
  }
}

/// Four 64-bit states; a word of the input goes into one of each pair, so into both halves of the hash.
private struct Mixer {
  // The first 64 bits of the fractions of the square roots of 2, 3, 5, 7, …: numbers with nothing hidden in them.
  private var a: UInt64 = 0x510E_527F_ADE6_82D1
  private var b: UInt64 = 0x9B05_688C_2B3E_6C1F
  private var c: UInt64 = 0x1F83_D9AB_FB41_BD6B
  private var d: UInt64 = 0x5BE0_CD19_137E_2179

  @inline(__always)
  mutating func mix(_ stored: SIMD4<UInt64>) {
    let (w0, w1) = (UInt64(littleEndian: stored[0]), UInt64(littleEndian: stored[1]))
    let (w2, w3) = (UInt64(littleEndian: stored[2]), UInt64(littleEndian: stored[3]))
    a = fold(w0 ^ 0x6A09_E667_F3BC_C908, w1 ^ a)
    b = fold(w2 ^ 0xBB67_AE85_84CA_A73B, w3 ^ b)
    c = fold(w3 ^ 0x3C6E_F372_FE94_F82B, w0 ^ c)
    d = fold(w1 ^ 0xA54F_F53A_5F1D_36F1, w2 ^ d)
  }

  func finish(length: Int) -> ContentHash {
    let length = UInt64(truncatingIfNeeded: length)
    return ContentHash(
      low: fold(a ^ 0x6A09_E667_F3BC_C908, fold(b ^ length, 0xBB67_AE85_84CA_A73B) ^ 0x9B05_688C_2B3E_6C1F),
      high: fold(c ^ 0x3C6E_F372_FE94_F82B, fold(d ^ length, 0xA54F_F53A_5F1D_36F1) ^ 0x5BE0_CD19_137E_2179))
  }

  @inline(__always)
  private func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}
