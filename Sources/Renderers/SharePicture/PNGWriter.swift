import MenugenText

/// A row of pixels, as runs of a colour's number.
struct PixelRow: Equatable {
  struct Run: Equatable {
    var count: Int
    var color: UInt8
  }

  private(set) var runs: [Run] = []

  /// Adds pixels on the right.
  mutating func add(_ count: Int, color: Int) {
    let color = UInt8(truncatingIfNeeded: color)
    if let last = runs.indices.last, runs[last].color == color {
      runs[last].count += count
    } else if count > 0 {
      runs.append(Run(count: count, color: color))
    }
  }

  mutating func removeAll() { runs.removeAll(keepingCapacity: true) }
}

/// Writes a PNG image of 256 colours at most (ISO/IEC 15948) from runs of pixels, without a buffer of its pixels.
///
/// The pixels are compressed with the fixed codes of deflate (RFC 1951): a run is a pixel and copies of it, and a row
/// like the one above is a copy of that.
struct PNGWriter: ~Copyable {
  private let width: Int
  private let height: Int
  private let palette: [UInt8]
  private var deflated = DeflateWriter()
  /// The checksum of the rows (RFC 1950, Adler-32).
  private var sums = (low: 1, high: 0)

  /// - Parameter palette: The red, green and blue of each colour.
  init(width: Int, height: Int, palette: [UInt8]) {
    self.width = width
    self.height = height
    self.palette = palette
  }

  mutating func addRow(_ row: PixelRow) {
    // A row begins with its filter: 0, none.
    deflated.write(0, times: 1)
    for run in row.runs { deflated.write(run.color, times: run.count) }
    add(row)
  }

  /// Adds a row that is the same as the last one.
  mutating func repeatRow(_ row: PixelRow) {
    deflated.copy(count: width + 1, from: width + 1)
    add(row)
  }

  /// Adds a row to the checksum.
  private mutating func add(_ row: PixelRow) {
    // The filter adds nothing to the low sum.
    sums.high += sums.low
    for run in row.runs {
      let (count, color) = (run.count, Int(run.color))
      // Each of the bytes adds the low sum to the high sum.
      sums.high += count * sums.low + color * (count * (count + 1) / 2)
      sums.low += count * color
    }
    sums = (sums.low % 65_521, sums.high % 65_521)
  }

  /// Writes the file, once all rows are added.
  consuming func write(to output: inout ByteBuffer) {
    output.append([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // 8 bits of a palette's index for each pixel.
    writeChunk("IHDR", bigEndian(width) + bigEndian(height) + [8, 3, 0, 0, 0], to: &output)
    writeChunk("PLTE", palette, to: &output)
    let checksum = bigEndian(sums.high << 16 | sums.low)
    writeChunk("IDAT", [0x78, 0x01] + deflated.end() + checksum, to: &output)
    writeChunk("IEND", [], to: &output)
  }

  private func writeChunk(_ name: String, _ content: [UInt8], to output: inout ByteBuffer) {
    let bytes = Array(name.utf8) + content
    output.append(bigEndian(content.count))
    output.append(bytes)
    output.append(bigEndian(Int(CRC32.checksum(of: bytes.span))))
  }
}

private func bigEndian(_ number: Int) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
}

/// A deflate stream of one block with fixed codes (RFC 1951, 3.2.6).
private struct DeflateWriter {
  private var bytes: [UInt8] = []
  private var bits: UInt64 = 0
  private var bitCount = 0

  /// The smallest and largest length of a copy.
  private static let lengths = 3...258

  init() { add(0b011, 3) }

  /// Writes a byte a number of times: itself, then a copy of it, or itself once or twice more.
  mutating func write(_ byte: UInt8, times count: Int) {
    let copied = count > Self.lengths.lowerBound ? count - 1 : 0
    for _ in copied..<count { writeLiteral(byte) }
    copy(count: copied, from: 1)
  }

  /// Copies at least 3 bytes, or none, from a distance of at most 32,768 back.
  mutating func copy(count: Int, from distance: Int) {
    var rest = count
    while rest > 0 {
      // Doesn't leave one or two bytes.
      let over = rest - Self.lengths.upperBound
      let length =
        over > 0 && over < Self.lengths.lowerBound ? Self.lengths.upperBound - 3 : min(rest, Self.lengths.upperBound)
      writeLength(length)
      writeDistance(distance)
      rest -= length
    }
  }

  consuming func end() -> [UInt8] {
    var stream = self
    stream.addCode(0, 7)
    while stream.bitCount > 0 {
      stream.bytes.append(UInt8(truncatingIfNeeded: stream.bits))
      stream.bits >>= 8
      stream.bitCount -= 8
    }
    return stream.bytes
  }

  private mutating func writeLiteral(_ byte: UInt8) {
    if byte < 144 { addCode(0x30 + Int(byte), 8) } else { addCode(0x190 + Int(byte) - 144, 9) }
  }

  private mutating func writeLength(_ length: Int) {
    let (code, extra, value) = Self.part(of: length - 3, groups: 4, last: (length == 258, 28))
    if code < 23 { addCode(code + 1, 7) } else { addCode(0xC0 + code - 23, 8) }
    add(value, extra)
  }

  private mutating func writeDistance(_ distance: Int) {
    let (code, extra, value) = Self.part(of: distance - 1, groups: 2, last: (false, 0))
    addCode(code, 5)
    add(value, extra)
  }

  /// The code of a length or distance, and its extra bits: each further bit of the number has as many codes as `groups`.
  private static func part(
    of number: Int, groups: Int, last: (Bool, Int)
  ) -> (code: Int, extra: Int, value: Int) {
    if last.0 { return (last.1, 0, 0) }
    if number < 2 * groups { return (number, 0, 0) }
    let bits = Int.bitWidth - 1 - number.leadingZeroBitCount
    let extra = bits - (groups.bitWidth - 1 - groups.leadingZeroBitCount)
    let code = (extra + 1) * groups + (number >> extra) - groups
    return (code, extra, number & (1 << extra - 1))
  }

  /// Adds a Huffman code of at most 9 bits, whose first bit is the highest.
  private mutating func addCode(_ code: Int, _ length: Int) {
    let low = Int(Self.reversed(UInt8(truncatingIfNeeded: code)))
    add(length > 8 ? low << 1 | code >> 8 : low >> (8 - length), length)
  }

  /// Reverses the order of a byte's bits: copies them to five places, takes each from one of these, and adds them up.
  private static func reversed(_ byte: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: (UInt64(byte) &* 0x02_0202_0202 & 0x0108_8442_2010) % 1023)
  }

  private mutating func add(_ value: Int, _ length: Int) {
    bits |= UInt64(truncatingIfNeeded: value) << UInt64(bitCount)
    bitCount += length
    while bitCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }
}
