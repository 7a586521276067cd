import Synchronization

/// A QR code of ISO/IEC 18004: byte mode, error correction level M, versions 1 to 27.
///
/// Level M recovers from damage of about 15 %. The quiet zone isn't included.
package struct QRCode: Sendable, Equatable {
  /// The number of modules on a side: 21 to 125.
  package let size: Int
  /// Bit `x` of row `y` is set if the module is dark.
  package let rows: [UInt128]

  /// Returns `nil` for more than 1,125 bytes.
  package init?(_ bytes: [UInt8]) {
    guard let version = QRVersion.holding(bytes.count) else { return nil }
    size = version.size
    let codewords = version.codewords(of: bytes)
    rows =
      size <= 64
      ? QRMatrix<UInt64>(version, codewords).rows.map { UInt128($0) } : QRMatrix<UInt128>(version, codewords).rows
  }

  package subscript(x: Int, y: Int) -> Bool { rows[y] >> x & 1 == 1 }
}

/// The size of a code, and its capacity at level M (ISO/IEC 18004, tables 7 and 9).
struct QRVersion: Sendable {
  let number: Int

  var size: Int { number * 4 + 17 }

  private static let correctionsPerBlock: [Int] = [
    10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28,
  ]
  private static let blocks: [Int] = [
    1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25,
  ]

  private var correctionsPerBlock: Int { QRVersion.correctionsPerBlock[number - 1] }
  private var blocks: Int { QRVersion.blocks[number - 1] }

  /// The capacity in bytes: all modules not shared by every code of this size.
  private var capacity: Int {
    var modules = (16 * number + 128) * number + 64
    if number >= 2 {
      let alignments = number / 7 + 2
      modules -= (25 * alignments - 10) * alignments - 55
      if number >= 7 { modules -= 36 }
    }
    return modules / 8
  }

  private var dataCodewords: Int { capacity - correctionsPerBlock * blocks }

  /// The data bytes without the mode (4 bits) and the count (8 bits, 16 from version 10).
  private var payload: Int { dataCodewords - (number < 10 ? 2 : 3) }

  /// The smallest version that can contain so many bytes.
  static func holding(_ count: Int) -> QRVersion? {
    (1...blocks.count).lazy.map(QRVersion.init).first { $0.payload >= count }
  }

  /// The coordinates of the centres of alignment patterns.
  var alignments: [Int] {
    if number == 1 { return [] }
    let count = number / 7 + 2
    let step = (number * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<count - 1).reversed().map { size - 7 - $0 * step }
  }

  /// The data with its error correction, blocks interleaved (7.4 to 7.6).
  func codewords(of bytes: [UInt8]) -> [UInt8] {
    let data = dataCodewords(of: bytes)
    let shortLength = capacity / blocks - correctionsPerBlock
    let longBlocks = capacity % blocks
    let generator = ReedSolomon.generator(correctionsPerBlock)
    var result = [UInt8](repeating: 0, count: capacity)
    var start = 0
    for block in 0..<blocks {
      let isLong = block >= blocks - longBlocks
      let part = data[start..<start + shortLength + (isLong ? 1 : 0)]
      start = part.endIndex
      for (index, byte) in part.enumerated() {
        let missing = index == shortLength ? blocks - longBlocks : 0
        result[index * blocks + block - missing] = byte
      }
      for (index, byte) in ReedSolomon.remainder(of: part, generator).enumerated() {
        result[dataCodewords + index * blocks + block] = byte
      }
    }
    return result
  }

  /// The byte mode (0100), the count, the bytes and padding. Everything is shifted by the mode's four bits.
  private func dataCodewords(of bytes: [UInt8]) -> [UInt8] {
    var data: [UInt8] = []
    data.reserveCapacity(dataCodewords)
    var half: UInt8 = 0x40
    func append(_ byte: UInt8) {
      data.append(half | byte >> 4)
      half = byte << 4
    }
    if number >= 10 { append(UInt8(truncatingIfNeeded: bytes.count >> 8)) }
    append(UInt8(truncatingIfNeeded: bytes.count))
    for byte in bytes { append(byte) }
    data.append(half)
    while data.count < dataCodewords {
      data.append(0xEC)
      if data.count < dataCodewords { data.append(0x11) }
    }
    return data
  }
}

/// Error correction over the field of 256 elements, by the polynomial x⁸ + x⁴ + x³ + x² + 1.
enum ReedSolomon {
  private static let exponents: [UInt8] = {
    var powers = [UInt8](repeating: 0, count: 512)
    var value = 1
    for index in 0..<255 {
      powers[index] = UInt8(truncatingIfNeeded: value)
      powers[index + 255] = powers[index]
      value = value << 1 ^ (value >> 7) * 0x11D
    }
    return powers
  }()

  private static let logarithms: [Int] = {
    var logarithms = [Int](repeating: 0, count: 256)
    for index in 0..<255 { logarithms[Int(exponents[index])] = index }
    return logarithms
  }()

  /// A cache of generator polynomials by degree.
  private static let generators = Mutex<[Int: [Int]]>([:])

  /// The logarithms of the generator polynomial's coefficients, without the first, which is 1.
  static func generator(_ degree: Int) -> [Int] {
    generators.withLock { generators in
      if let known = generators[degree] { return known }
      let generator = makeGenerator(degree)
      generators[degree] = generator
      return generator
    }
  }

  private static func makeGenerator(_ degree: Int) -> [Int] {
    let exponents = exponents
    let logarithms = logarithms
    var result = [UInt8](repeating: 0, count: degree)
    result[degree - 1] = 1
    for root in 0..<degree {
      for index in 0..<degree {
        let product = result[index] == 0 ? 0 : exponents[logarithms[Int(result[index])] + root]
        result[index] = product ^ (index + 1 < degree ? result[index + 1] : 0)
      }
    }
    return result.map { logarithms[Int($0)] }
  }

  static func remainder(of data: ArraySlice<UInt8>, _ generator: [Int]) -> [UInt8] {
    let exponents = exponents
    let logarithms = logarithms
    var result = [UInt8](repeating: 0, count: generator.count)
    let last = result.count - 1
    for byte in data {
      let factor = byte ^ result[0]
      let logarithm = logarithms[Int(factor)]
      // Shift, and add the product with each coefficient.
      for index in 0...last {
        let next = index < last ? result[index + 1] : 0
        result[index] = factor == 0 ? next : next ^ exponents[generator[index] + logarithm]
      }
    }
    return result
  }
}
