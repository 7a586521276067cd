/// The modules of a code that is being drawn.
///
/// A row is an integer, so that rules apply to all its modules at once.
struct QRMatrix<Row: FixedWidthInteger & UnsignedInteger> {
  private let size: Int
  private(set) var rows: [Row]
  /// The modules shared by all codes of this size, and the format.
  private let fixed: [Row]

  init(_ version: QRVersion, _ codewords: [UInt8]) {
    let patterns = QRPatterns.of(version)
    size = version.size
    rows = patterns.rows.map { Row(truncatingIfNeeded: $0) }
    fixed = patterns.fixed.map { Row(truncatingIfNeeded: $0) }
    draw(codewords, at: patterns.places)
    choosePattern()
  }

  /// The bits from `from` up to `to`.
  private func span(_ from: Int, _ to: Int) -> Row { (~0 >> Row(Row.bitWidth - (to - from))) << Row(from) }

  private mutating func draw(_ codewords: [UInt8], at places: [QRPatterns.Place]) {
    for (index, codeword) in codewords.enumerated() {
      var bits = codeword
      while bits != 0 {
        let bit = bits.leadingZeroBitCount
        bits &= ~(0x80 >> UInt8(bit))
        let place = places[index * 8 + bit]
        rows[Int(place.y)] |= 1 << Row(place.x)
      }
    }
  }

  /// Draws level M (00) and the mask's number with their BCH code (7.9) twice, and the module that is always dark.
  ///
  /// Expects these modules to be light. The two copies cross at (8, 8).
  private mutating func drawFormat(_ mask: Int) {
    let bits = Row(qrFormatBits(mask))
    func part(_ from: Int, _ to: Int) -> Row { bits >> Row(from) & span(0, to - from) }
    var reversed: Row = 0
    for index in 0..<15 { reversed |= (bits >> Row(index) & 1) << Row(14 - index) }
    let column = part(0, 6) | part(6, 8) << 7 | part(8, 15) << Row(size - 7) | 1 << Row(size - 8)
    let row = reversed & span(0, 6) | part(8, 9) << 7 | part(7, 8) << 8 | (reversed >> 7) << Row(size - 8)
    for index in 0..<size { rows[index] |= (column >> Row(index) & 1) << 8 }
    rows[8] |= row
  }

  // MARK: - Masks

  /// Applies the mask with the lowest penalty (7.8.3).
  private mutating func choosePattern() {
    let plain = rows
    var best = (mask: 0, penalty: Int.max)
    for mask in 0..<8 {
      apply(mask, to: plain)
      let penalty = penalty(below: best.penalty)
      if penalty < best.penalty { best = (mask, penalty) }
    }
    apply(best.mask, to: plain)
  }

  private mutating func apply(_ mask: Int, to plain: [Row]) {
    let everyTwelfth: Row = stride(from: 0, to: Row.bitWidth, by: 12).reduce(0) { $0 | 1 << Row($1) }
    let all = span(0, size)
    for index in 0..<size {
      let pattern = Row(qrMasks[mask * 12 + index % 12]) &* everyTwelfth
      rows[index] = plain[index] ^ pattern & all & ~fixed[index]
    }
    drawFormat(mask)
  }

  /// The penalty of the code: long runs, blocks, finder-like patterns, imbalance of dark and light. Stops at `limit`.
  private func penalty(below limit: Int) -> Int {
    var penalty = 0
    var dark = 0
    // Where the last rows equal the rows above them (the latest first), and where columns have five equal modules.
    var same: (Row, Row, Row) = (0, 0, 0)
    var runs: Row = 0
    for index in 0..<size where penalty < limit {
      let row = rows[index]
      dark += row.nonzeroBitCount
      penalty += linePenalty(row) + 40 * countOfFinders(endingIn: index)
      if index == 0 { continue }
      let above = rows[index - 1]
      let equal = ~(above ^ row) & span(0, size)
      penalty += 3 * (equal & equal >> 1 & ~(above ^ above >> 1)).nonzeroBitCount
      let longer = equal & same.0 & same.1 & same.2
      penalty += cost(of: longer, since: runs)
      runs = longer
      same = (equal, same.0, same.1)
    }
    if penalty >= limit { return penalty }
    let total = size * size
    return penalty + abs(dark * 20 - total * 10) / total * 10
  }

  /// The cost of runs: 3 for five equal modules, 1 for each further one.
  private func cost(of runs: Row, since before: Row) -> Int {
    runs == 0 ? 0 : runs.nonzeroBitCount + 2 * (runs & ~before).nonzeroBitCount
  }

  /// The number of columns with 1011101 ending in this row, with four light modules above or below.
  private func countOfFinders(endingIn last: Int) -> Int {
    if last < 6 { return 0 }
    func isLight(_ range: Range<Int>) -> Row {
      range.lowerBound < 0 || range.upperBound > size ? 0 : range.reduce(~0) { $0 & ~rows[$1] }
    }
    let finder =
      rows[last - 6] & ~rows[last - 5] & rows[last - 4] & rows[last - 3] & rows[last - 2] & ~rows[last - 1] & rows[last]
    if finder == 0 { return 0 }
    return (finder & isLight(last - 10..<last - 6)).nonzeroBitCount
      + (finder & isLight(last + 1..<last + 5)).nonzeroBitCount
  }

  private func linePenalty(_ line: Row) -> Int {
    let inner = span(0, size - 1)
    let same = ~(line ^ line >> 1) & inner
    let runs = same & same >> 1 & same >> 2 & same >> 3
    let cost = cost(of: runs, since: runs << 1)
    // 1011101 with four light modules on a side; each bit is the position of a pattern.
    let finder = line & ~(line >> 1) & line >> 2 & line >> 3 & line >> 4 & ~(line >> 5) & line >> 6 & span(0, size - 6)
    if finder == 0 { return cost }
    let light = ~line & span(0, size)
    let four = light & light >> 1 & light >> 2 & light >> 3
    return cost + 40 * ((finder & four >> 7).nonzeroBitCount + (finder & four << 4).nonzeroBitCount)
  }
}

/// The five bits of level M and a mask, with ten bits of BCH code, masked.
func qrFormatBits(_ mask: Int) -> Int {
  var rest = mask
  for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
  return (mask << 10 | rest) ^ 0x5412
}

/// The six bits of a version, with twelve bits of BCH code.
func qrVersionBits(_ version: Int) -> Int {
  var rest = version
  for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
  return version << 12 | rest
}

/// The rows of the eight masks, which repeat every twelve modules.
private let qrMasks: [UInt16] = {
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
  return (0..<96).map { line in
    (0..<12).reduce(0) { $0 | (isSet(line / 12, $1, line % 12) ? 1 << UInt16($1) : 0) }
  }
}()
