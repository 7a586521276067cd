import MenugenText

/// A 128-bit hash of bytes; equal hashes are treated as equal bytes.
///
/// Not cryptographic. Every 16 bytes are mixed into the state by a full 64 × 64 → 128 bit multiplication. The same on
/// all platforms.
package struct ContentHash: Hashable, Sendable {
  package var low: UInt64
  package var high: UInt64

  package init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  package init(of bytes: Span<UInt8>) {
    var mixer = Mixer()
    var index = 0
    while bytes.count - index >= Mixer.blockSize {
      mixer.mix(bytes, at: index)
      index += Mixer.blockSize
    }
    if index < bytes.count {
      var tail = InlineArray<64, UInt8>(repeating: 0)
      for place in index..<bytes.count { tail[place - index] = bytes[place] }
      mixer.mix(tail.span, at: 0)
    }
    self = mixer.finish(length: bytes.count)
  }

  package init(of bytes: [UInt8]) {
    self.init(of: bytes.span)
  }

  fileprivate init(of first: ContentHash, then second: ContentHash) {
    var lane = Lane(first.low, first.high)
    lane.mix(second.low, second.high)
    self = lane.hash
  }
}

/// The hash of a sequence of parts.
///
/// The boundaries of parts count: `"ab", "c"` and `"a", "bc"` differ.
package struct Fingerprint {
  package private(set) var hash = ContentHash(low: 0, high: 0)

  package init() {}

  package mutating func combine(_ part: ContentHash) { hash = ContentHash(of: hash, then: part) }
  package mutating func combine(_ bytes: Span<UInt8>) { combine(ContentHash(of: bytes)) }
  package mutating func combine(_ bytes: [UInt8]) { combine(ContentHash(of: bytes)) }

  package mutating func combine(_ text: String) {
    combine(text.withSpan { ContentHash(of: $0) })
  }

  package mutating func combine(_ number: Int) {
    combine(ContentHash(low: UInt64(bitPattern: Int64(number)), high: 0))
  }
}

/// Four lanes, each for a quarter of a block, so that their multiplications run in parallel.
private struct Mixer {
  static let blockSize = 64

  // The first 64 bits of the fractional parts of the square roots of 2, 3, 5, 7, …
  private var a = Lane(0x6A09_E667_F3BC_C908, 0xBB67_AE85_84CA_A73B)
  private var b = Lane(0x3C6E_F372_FE94_F82B, 0xA54F_F53A_5F1D_36F1)
  private var c = Lane(0x510E_527F_ADE6_82D1, 0x9B05_688C_2B3E_6C1F)
  private var d = Lane(0x1F83_D9AB_FB41_BD6B, 0x5BE0_CD19_137E_2179)

  @inline(__always)
  mutating func mix(_ bytes: Span<UInt8>, at start: Int) {
    func word(_ index: Int) -> UInt64 {
      UInt64(littleEndian: bytes.load(at: start + index * 8, as: UInt64.self))
    }
    a.mix(word(0), word(1))
    b.mix(word(2), word(3))
    c.mix(word(4), word(5))
    d.mix(word(6), word(7))
  }

  func finish(length: Int) -> ContentHash {
    var all = a
    all.mix(b.x, b.y)
    all.mix(c.x, c.y)
    all.mix(d.x, d.y)
    all.mix(UInt64(truncatingIfNeeded: length), 0)
    return all.hash
  }
}

private struct Lane {
  var x: UInt64
  var y: UInt64

  init(_ x: UInt64, _ y: UInt64) {
    self.x = x
    self.y = y
  }

  /// The words are also mixed in directly, so that they count if the product is zero.
  @inline(__always)
  mutating func mix(_ first: UInt64, _ second: UInt64) {
    let product = (x ^ first).multipliedFullWidth(by: y ^ second)
    x = product.high ^ second
    y = product.low ^ first
  }

  /// The final state, in which each bit affects both halves.
  var hash: ContentHash {
    var end = self
    end.mix(0xCBBB_9D5D_C105_9ED8, 0x629A_292A_367C_D507)
    end.mix(0x9159_015A_3070_DD17, 0x152F_ECD8_F70E_5939)
    return ContentHash(low: end.x, high: end.y)
  }
}

extension [UInt8] {
  mutating func append(_ hash: ContentHash) {
    append(integer: hash.low)
    append(integer: hash.high)
  }
}

extension BinaryReader {
  mutating func hash() -> ContentHash? {
    guard let low = integer(UInt64.self), let high = integer(UInt64.self) else { return nil }
    return ContentHash(low: low, high: high)
  }
}
