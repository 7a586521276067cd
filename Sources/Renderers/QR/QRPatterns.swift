import Synchronization

/// The modules shared by all codes of a version, and the places of the data.
struct QRPatterns: Sendable {
  /// The rows, which equal the columns: the patterns are symmetric.
  private(set) var rows: [UInt128]
  /// The modules that can't contain data: the patterns, their light border and the format.
  private(set) var fixed: [UInt128]
  /// The module of each bit of data, in order.
  private(set) var places: [Place] = []

  struct Place: Sendable {
    let x, y: UInt8
  }

  /// A cache by version.
  private static let drawn = Mutex<[Int: QRPatterns]>([:])

  static func of(_ version: QRVersion) -> QRPatterns {
    drawn.withLock { drawn in
      if let known = drawn[version.number] { return known }
      let patterns = QRPatterns(version)
      drawn[version.number] = patterns
      return patterns
    }
  }

  private init(_ version: QRVersion) {
    let size = version.size
    rows = [UInt128](repeating: 0, count: size)
    fixed = rows
    drawTimingAndFinders(size)
    drawAlignments(version.alignments, size)
    if version.number >= 7 { drawVersion(version.number, size) }
    findPlaces(size)
  }

  /// The bits from `from` up to `to`.
  private func span(_ from: Int, _ to: Int) -> UInt128 { (1 << UInt128(to)) - (1 << UInt128(from)) }

  private mutating func drawTimingAndFinders(_ size: Int) {
    for index in 8..<size - 8 {
      fixed[index] |= 1 << 6
      if index % 2 == 0 { rows[index] |= 1 << 6 }
    }
    let timing = rows[8...].enumerated().reduce(UInt128(0)) { $0 | ($1.element >> 6 & 1) << UInt128($1.offset + 8) }
    rows[6] |= timing
    fixed[6] |= span(8, size - 8)
    let finder: [UInt128] = [0x7F, 0x41, 0x5D, 0x5D, 0x5D, 0x41, 0x7F]
    for (index, pattern) in finder.enumerated() {
      rows[index] |= pattern | pattern << UInt128(size - 7)
      rows[size - 7 + index] |= pattern
    }
    // Including the light border and the adjacent format.
    for index in 0..<9 { fixed[index] |= span(0, 9) | span(size - 8, size) }
    for index in size - 8..<size { fixed[index] |= span(0, 9) }
  }

  private mutating func drawAlignments(_ alignments: [Int], _ size: Int) {
    for x in alignments {
      for y in alignments where !(x == 6 && (y == 6 || y == size - 7) || x == size - 7 && y == 6) {
        for (index, pattern) in ([0x1F, 0x11, 0x15, 0x11, 0x1F] as [UInt128]).enumerated() {
          let mask: UInt128 = 0x1F << UInt128(x - 2)
          rows[y - 2 + index] = rows[y - 2 + index] & ~mask | pattern << UInt128(x - 2)
          fixed[y - 2 + index] |= mask
        }
      }
    }
  }

  /// Draws the version's number with its BCH code (7.10), next to two finders.
  private mutating func drawVersion(_ number: Int, _ size: Int) {
    let bits = qrVersionBits(number)
    for index in 0..<18 {
      let (short, long) = (index / 3, size - 11 + index % 3)
      let bit = UInt128(bits >> index & 1)
      rows[short] |= bit << UInt128(long)
      rows[long] |= bit << UInt128(short)
      fixed[short] |= 1 << UInt128(long)
      fixed[long] |= 1 << UInt128(short)
    }
  }

  /// Finds the data modules in pairs of columns from the right, alternating up and down (7.7.3).
  private mutating func findPlaces(_ size: Int) {
    var right = size - 1
    var isUpward = true
    while right >= 1 {
      if right == 6 { right = 5 }
      for step in 0..<size {
        let y = isUpward ? size - 1 - step : step
        for x in [right, right - 1] where fixed[y] >> UInt128(x) & 1 == 0 {
          places.append(Place(x: UInt8(truncatingIfNeeded: x), y: UInt8(truncatingIfNeeded: y)))
        }
      }
      isUpward.toggle()
      right -= 2
    }
  }
}
