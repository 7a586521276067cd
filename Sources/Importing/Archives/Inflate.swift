/// Decompresses deflate (RFC 1951) in parts.
///
/// Every read is bounds-checked and every table built from checked lengths, so that damaged data is an error.
struct Inflate {
  enum Fault: Error { case damaged, cutOff }

  private let bytes: [UInt8]
  private var index: Int
  private let end: Int
  private var bits: UInt64 = 0
  private var bitCount = 0
  /// The last 32 KiB of output, then what was made since.
  private var output: [UInt8] = []
  private var delivered = 0
  private var isLast = false
  private var block = Block.none
  private var literals = HuffmanTable()
  private var distances = HuffmanTable()

  private enum Block { case none, stored(Int), coded }

  private static let window = 32 << 10
  private static let part = 512 << 10

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    (index, end) = (range.lowerBound, range.upperBound)
  }

  /// Returns the next part of the output; nil at the end.
  mutating func next() throws(Fault) -> [UInt8]? {
    if output.count > Self.window {
      output.removeFirst(output.count - Self.window)
    }
    delivered = output.count
    while output.count - delivered < Self.part {
      switch block {
      case .none:
        if isLast { return output.count > delivered ? Array(output[delivered...]) : nil }
        try readHeader()
      case .stored(let rest): try copyStored(rest)
      case .coded: if try decode() { block = .none }
      }
    }
    return Array(output[delivered...])
  }

  // MARK: - Bits

  @inline(__always)
  private mutating func fill() {
    while bitCount <= 56, index < end {
      bits |= UInt64(bytes[index]) << UInt64(bitCount)
      index += 1
      bitCount += 8
    }
  }

  @inline(__always)
  private mutating func take(_ count: Int) throws(Fault) -> Int {
    if bitCount < count { fill() }
    guard bitCount >= count else { throw .cutOff }
    let value = Int(truncatingIfNeeded: bits & ((1 << UInt64(count)) - 1))
    bits >>= UInt64(count)
    bitCount -= count
    return value
  }

  @inline(__always)
  private mutating func symbol(_ table: borrowing HuffmanTable) throws(Fault) -> Int {
    if bitCount < 15 { fill() }
    let entry = table.entries[Int(truncatingIfNeeded: bits & 0x7FFF)]
    let length = Int(entry & 15)
    guard length > 0 else { throw .damaged }
    guard length <= bitCount else { throw .cutOff }
    bits >>= UInt64(length)
    bitCount -= length
    return Int(entry >> 4)
  }

  // MARK: - Blocks

  private mutating func readHeader() throws(Fault) {
    isLast = try take(1) == 1
    switch try take(2) {
    case 0:
      // The rest of the byte is unused.
      let unused = bitCount % 8
      _ = try take(unused)
      let length = try take(16)
      let check = try take(16)
      guard length == ~check & 0xFFFF else { throw .damaged }
      block = .stored(length)
    case 1:
      literals = try HuffmanTable(
        [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112) + [UInt8](repeating: 7, count: 24)
          + [UInt8](repeating: 8, count: 8))
      distances = try HuffmanTable([UInt8](repeating: 5, count: 30))
      block = .coded
    case 2:
      try readTables()
      block = .coded
    default: throw .damaged
    }
  }

  private mutating func copyStored(_ count: Int) throws(Fault) {
    var rest = count
    while rest > 0, output.count - delivered < Self.part {
      output.append(UInt8(truncatingIfNeeded: try take(8)))
      rest -= 1
    }
    block = rest == 0 ? .none : .stored(rest)
  }

  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private mutating func readTables() throws(Fault) {
    let literalCount = try take(5) + 257
    let distanceCount = try take(5) + 1
    let codeCount = try take(4) + 4
    guard literalCount <= 286, distanceCount <= 30 else { throw .damaged }
    var codes = [UInt8](repeating: 0, count: 19)
    for place in 0..<codeCount { codes[Self.order[place]] = UInt8(try take(3)) }
    let table = try HuffmanTable(codes)
    var lengths: [UInt8] = []
    while lengths.count < literalCount + distanceCount {
      let code = try symbol(table)
      switch code {
      case 0...15: lengths.append(UInt8(code))
      case 16:
        guard let last = lengths.last else { throw .damaged }
        lengths += [UInt8](repeating: last, count: try take(2) + 3)
      case 17: lengths += [UInt8](repeating: 0, count: try take(3) + 3)
      default: lengths += [UInt8](repeating: 0, count: try take(7) + 11)
      }
    }
    guard lengths.count == literalCount + distanceCount, lengths[256] != 0 else { throw .damaged }
    literals = try HuffmanTable(Array(lengths[..<literalCount]))
    distances = try HuffmanTable(Array(lengths[literalCount...]))
  }

  private static let lengthBase = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBase = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
    8193, 12289, 16385, 24577,
  ]

  /// Decodes until a part is full or the block ends. Returns true at the block's end.
  private mutating func decode() throws(Fault) -> Bool {
    let (literals, distances) = (literals, distances)
    while output.count - delivered < Self.part {
      let code = try symbol(literals)
      if code < 256 {
        output.append(UInt8(truncatingIfNeeded: code))
        continue
      }
      if code == 256 { return true }
      guard code <= 285 else { throw .damaged }
      let length = Self.lengthBase[code - 257] + (try take(Self.lengthBits[code - 257]))
      let place = try symbol(distances)
      guard place < 30 else { throw .damaged }
      let distance = Self.distanceBase[place] + (try take(max(0, place / 2 - 1)))
      guard distance <= output.count else { throw .damaged }
      var from = output.count - distance
      for _ in 0..<length {
        output.append(output[from])
        from += 1
      }
    }
    return false
  }
}

/// The codes of a Huffman table, by the next 15 bits: the symbol in the high bits, the code's length in the low four.
struct HuffmanTable {
  private(set) var entries: [UInt16] = []

  init() {}

  init(_ lengths: [UInt8]) throws(Inflate.Fault) {
    var counts = [Int](repeating: 0, count: 16)
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    var next = [Int](repeating: 0, count: 17)
    var used = 0
    for length in 1...15 {
      next[length + 1] = (next[length] + counts[length]) << 1
      used += counts[length] << (15 - length)
    }
    guard used <= 1 << 15 else { throw .damaged }
    entries = [UInt16](repeating: 0, count: 1 << 15)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      let code = next[Int(length)]
      next[Int(length)] += 1
      // Codes are read from the highest bit.
      var reversed = 0
      for bit in 0..<Int(length) where code & 1 << bit != 0 { reversed |= 1 << (Int(length) - 1 - bit) }
      for place in stride(from: reversed, to: 1 << 15, by: 1 << Int(length)) {
        entries[place] = UInt16(symbol) << 4 | UInt16(length)
      }
    }
  }
}
