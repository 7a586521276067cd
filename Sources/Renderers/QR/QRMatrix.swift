/// The modules of a code while it is drawn: rows and, for the rules that look downwards, the same as columns.
///
/// A row is one integer, so that a rule looks at all its modules at once.
struct QRMatrix<Row: FixedWidthInteger & UnsignedInteger> {
  private let size: Int
  private(set) var rows: [Row]
  private var columns: [Row]
  /// What stands in every code of this size, and the place of the format: the same in rows and columns.
  private var fixed: [Row]

  init(_ version: QRVersion, _ codewords: [UInt8]) {
    size = version.size
    rows = [Row](repeating: 0, count: size)
    columns = rows
    fixed = rows
    drawPatterns(version)
    columns = rows
    draw(codewords)
    choosePattern()
  }

  private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
    if isDark {
      rows[y] |= 1 << Row(x)
      columns[x] |= 1 << Row(y)
    } else {
      rows[y] &= ~(1 << Row(x))
      columns[x] &= ~(1 << Row(y))
    }
  }

  /// All bits from `from` up to `to`.
  private func span(_ from: Int, _ to: Int) -> Row { (~0 >> Row(Row.bitWidth - (to - from))) << Row(from) }

  // MARK: - Patterns

  private mutating func drawPatterns(_ version: QRVersion) {
    for index in 8..<size - 8 {
      fixed[index] |= 1 << 6
      if index % 2 == 0 { rows[index] |= 1 << 6 }
    }
    let timing = rows[8...].enumerated().reduce(Row(0)) { $0 | ($1.element >> 6 & 1) << Row($1.offset + 8) }
    rows[6] |= timing
    fixed[6] |= span(8, size - 8)
    let finder: [Row] = [0x7F, 0x41, 0x5D, 0x5D, 0x5D, 0x41, 0x7F]
    for (index, pattern) in finder.enumerated() {
      rows[index] |= pattern | pattern << Row(size - 7)
      rows[size - 7 + index] |= pattern
    }
    // With the light ring around them, and the format beside that.
    for index in 0..<9 { fixed[index] |= span(0, 9) | span(size - 8, size) }
    for index in size - 8..<size { fixed[index] |= span(0, 9) }
    let alignments = version.alignments
    for x in alignments {
      for y in alignments where !(x == 6 && (y == 6 || y == size - 7) || x == size - 7 && y == 6) {
        for (index, pattern) in ([0x1F, 0x11, 0x15, 0x11, 0x1F] as [Row]).enumerated() {
          let mask: Row = 0x1F << Row(x - 2)
          rows[y - 2 + index] = rows[y - 2 + index] & ~mask | pattern << Row(x - 2)
          fixed[y - 2 + index] |= mask
        }
      }
    }
    if version.number >= 7 { drawVersion(version.number) }
  }

  /// The version's number with its BCH code (7.10), beside two of the finders.
  private mutating func drawVersion(_ number: Int) {
    let bits = qrVersionBits(number)
    for index in 0..<18 {
      let (short, long) = (index / 3, size - 11 + index % 3)
      let bit = Row(bits >> index & 1)
      rows[short] |= bit << Row(long)
      rows[long] |= bit << Row(short)
      fixed[short] |= 1 << Row(long)
      fixed[long] |= 1 << Row(short)
    }
  }

  /// Two columns at a time, up and down, from the right (7.7.3).
  private mutating func draw(_ codewords: [UInt8]) {
    var index = 0
    var right = size - 1
    var isUpward = true
    while right >= 1 {
      if right == 6 { right = 5 }
      for step in 0..<size {
        let y = isUpward ? size - 1 - step : step
        for x in [right, right - 1] where fixed[y] >> Row(x) & 1 == 0 && index < codewords.count * 8 {
          if codewords[index >> 3] >> (7 - UInt8(index & 7)) & 1 == 1 {
            rows[y] |= 1 << Row(x)
            columns[x] |= 1 << Row(y)
          }
          index += 1
        }
      }
      isUpward.toggle()
      right -= 2
    }
  }

  /// Level M (00) and the mask's number, with their BCH code (7.9), twice; and the module that is always dark.
  private mutating func drawFormat(_ mask: Int) {
    let bits = qrFormatBits(mask)
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0..<6 { set(8, index, bit(index)) }
    set(8, 7, bit(6))
    set(8, 8, bit(7))
    set(7, 8, bit(8))
    for index in 9..<15 { set(14 - index, 8, bit(index)) }
    for index in 0..<8 { set(size - 1 - index, 8, bit(index)) }
    for index in 8..<15 { set(8, size - 15 + index, bit(index)) }
    set(8, size - 8, true)
  }

  // MARK: - Masks

  /// Applies the mask whose code is the easiest to read (7.8.3).
  private mutating func choosePattern() {
    let plain = (rows, columns)
    var best = (mask: 0, penalty: Int.max)
    for mask in 0..<8 {
      apply(mask, to: plain)
      let penalty = penalty
      if penalty < best.penalty { best = (mask, penalty) }
    }
    apply(best.mask, to: plain)
  }

  private mutating func apply(_ mask: Int, to plain: (rows: [Row], columns: [Row])) {
    let everyTwelfth: Row = stride(from: 0, to: Row.bitWidth, by: 12).reduce(0) { $0 | 1 << Row($1) }
    let all = span(0, size)
    for index in 0..<size {
      let free = all & ~fixed[index]
      let pattern = mask * 12 + index % 12
      rows[index] = plain.rows[index] ^ Row(qrMasks.rows[pattern]) &* everyTwelfth & free
      columns[index] = plain.columns[index] ^ Row(qrMasks.columns[pattern]) &* everyTwelfth & free
    }
    drawFormat(mask)
  }

  /// How hard the code is to read: long runs, blocks, what looks like a finder, too much dark or light.
  private var penalty: Int {
    var penalty = 0
    var dark = 0
    for index in 0..<size {
      dark += rows[index].nonzeroBitCount
      penalty += linePenalty(rows[index]) + linePenalty(columns[index])
      if index > 0 { penalty += 3 * blocks(rows[index - 1], rows[index]) }
    }
    let total = size * size
    return penalty + abs(dark * 20 - total * 10) / total * 10
  }

  private func linePenalty(_ line: Row) -> Int {
    let inner = span(0, size - 1)
    let same = ~(line ^ line >> 1) & inner
    let runs = same & same >> 1 & same >> 2 & same >> 3
    // Five alike cost 3, each further one 1.
    let cost = runs == 0 ? 0 : runs.nonzeroBitCount + 2 * (runs & ~(runs << 1)).nonzeroBitCount
    // 1011101 with four light ones on a side: its first, second, … module on each bit.
    let finder = line & ~(line >> 1) & line >> 2 & line >> 3 & line >> 4 & ~(line >> 5) & line >> 6 & span(0, size - 6)
    if finder == 0 { return cost }
    let light = ~line & span(0, size)
    let four = light & light >> 1 & light >> 2 & light >> 3
    return cost + 40 * ((finder & four >> 7).nonzeroBitCount + (finder & four << 4).nonzeroBitCount)
  }

  private func blocks(_ above: Row, _ below: Row) -> Int {
    let equal = ~(above ^ below)
    return (equal & equal >> 1 & ~(above ^ above >> 1) & span(0, size - 1)).nonzeroBitCount
  }
}

/// The five bits of level M and a mask, with ten of their BCH code, masked.
func qrFormatBits(_ mask: Int) -> Int {
  var rest = mask
  for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
  return (mask << 10 | rest) ^ 0x5412
}

/// A version's six bits, with twelve of their BCH code.
func qrVersionBits(_ version: Int) -> Int {
  var rest = version
  for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
  return version << 12 | rest
}

/// The eight masks, twelve modules wide and high, after which they repeat: by row, and by column.
private let qrMasks: (rows: [UInt16], columns: [UInt16]) = {
  func isSet(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }
  func lines(_ isSet: (Int, Int, Int) -> Bool) -> [UInt16] {
    (0..<96).map { line in (0..<12).reduce(0) { $0 | (isSet(line / 12, line % 12, $1) ? 1 << UInt16($1) : 0) } }
  }
  return (lines { isSet($0, $2, $1) }, lines { isSet($0, $1, $2) })
}()
