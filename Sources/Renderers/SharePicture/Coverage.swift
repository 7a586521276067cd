/// How much of each pixel is covered by outlines, in sixty-fourths.
///
/// The outlines of letters don't overlap, so that the area to the right of each edge, added with the edge's direction,
/// is what they cover. Everything is an integer, so that every machine draws the same pixels.
struct Coverage {
  /// A covered pixel's value.
  static let full = 64
  /// Lines in which a row's edges are measured.
  private static let linesPerRow = 4
  /// The parts of a pixel, to both sides.
  private static let grain = 64

  let width: Int
  let height: Int
  /// By row, the change of the coverage from each pixel to the next.
  private var changes: [Int16]
  /// By row, a bit for each pixel with a change, so that the others aren't looked at.
  private var marks: [UInt64]
  private let marksPerRow: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    changes = Array(repeating: 0, count: (width + 2) * height)
    marksPerRow = (width + 1) / UInt64.bitWidth + 1
    marks = Array(repeating: 0, count: marksPerRow * height)
  }

  /// Adds a line of text.
  ///
  /// - Parameters:
  ///   - size: The size of an em, in pixels.
  ///   - x: The left end, in pixels.
  ///   - tracking: Added to each letter's advance, in units.
  mutating func add(_ letters: [LetterOutlines.Letter], size: Int, x: Int, baseline: Int, tracking: Int) {
    var pen = 0
    for letter in letters {
      for contour in letter.contours {
        add(contour) { point in
          (
            x: x * Self.grain + (pen + point.x) * size * Self.grain / LetterOutlines.unitsPerEm,
            y: baseline * Self.grain - point.y * size * Self.grain / LetterOutlines.unitsPerEm
          )
        }
      }
      pen += letter.advance + tracking
    }
  }

  /// Adds a contour of quadratic curves, as in TrueType: halfway between two points off the curve is one on it.
  private mutating func add(
    _ contour: [LetterOutlines.Point], _ place: (LetterOutlines.Point) -> (x: Int, y: Int)
  ) {
    guard let first = contour.first, let last = contour.last else { return }
    let onCurve = contour.firstIndex(where: \.isOnCurve)
    let start = onCurve.map { place(contour[$0]) } ?? middle(place(last), place(first))
    let rest = onCurve.map { contour[($0 + 1)...] + contour[..<$0] } ?? contour[...]
    var from = start
    var bend: (x: Int, y: Int)?
    for point in rest {
      let to = place(point)
      if let control = bend {
        let end = point.isOnCurve ? to : middle(control, to)
        addCurve(from, control, end)
        from = end
      } else if point.isOnCurve {
        addLine(from, to)
        from = to
      }
      bend = point.isOnCurve ? nil : to
    }
    if let bend { addCurve(from, bend, start) } else { addLine(from, start) }
  }

  private mutating func addCurve(_ from: (x: Int, y: Int), _ bend: (x: Int, y: Int), _ to: (x: Int, y: Int)) {
    let steps = 8
    var last = from
    for step in 1...steps {
      let (a, b, c) = ((steps - step) * (steps - step), 2 * step * (steps - step), step * step)
      let next = (
        x: (a * from.x + b * bend.x + c * to.x) / (steps * steps),
        y: (a * from.y + b * bend.y + c * to.y) / (steps * steps)
      )
      addLine(last, next)
      last = next
    }
  }

  /// Adds what is to the right of a line.
  private mutating func addLine(_ from: (x: Int, y: Int), _ to: (x: Int, y: Int)) {
    if from.y == to.y { return }
    let isDown = from.y < to.y
    let (upper, lower) = isDown ? (from, to) : (to, from)
    let step = Self.grain / Self.linesPerRow
    // The lines are in the middle of each quarter of a row.
    let first = max(0, (upper.y + step / 2 - 1) / step)
    let end = min(height * Self.linesPerRow, (lower.y + step / 2 - 1) / step)
    if first >= end { return }
    // From line to line, x changes by a whole number and a fraction of the height.
    let (run, height) = (lower.x - upper.x, lower.y - upper.y)
    var (x, fraction) = floorDivided(run * (first * step + step / 2 - upper.y), by: height)
    let slope = floorDivided(run * step, by: height)
    x += upper.x
    for line in first..<end {
      let row = line / Self.linesPerRow
      let inside = min(max(x, 0), width * Self.grain)
      let (pixel, part) = (inside / Self.grain, Int16(inside % Self.grain / 4))
      let place = row * (width + 2) + pixel
      let weight = Int16(Self.full / Self.linesPerRow)
      changes[place] += isDown ? weight - part : part - weight
      changes[place + 1] += isDown ? part : -part
      let mark = row * marksPerRow + pixel / UInt64.bitWidth
      marks[mark] |= 0b11 << UInt64(pixel % UInt64.bitWidth)
      if pixel % UInt64.bitWidth == UInt64.bitWidth - 1 { marks[mark + 1] |= 1 }
      x += slope.quotient
      fraction += slope.remainder
      if fraction >= height {
        fraction -= height
        x += 1
      }
    }
  }

  /// Calls `body` with each run of pixels of a row that are covered alike, from the left: their number, and their
  /// coverage from 0 to 64.
  @inline(__always) func forEachRun(ofRow row: Int, _ body: (_ count: Int, _ coverage: Int) -> Void) {
    var (sum, start, current) = (0, 0, 0)
    let changesOfRow = row * (width + 2)
    for index in 0..<marksPerRow {
      var mark = marks[row * marksPerRow + index]
      while mark != 0 {
        let pixel = index * UInt64.bitWidth + mark.trailingZeroBitCount
        mark &= mark - 1
        if pixel >= width { break }
        sum += Int(changes[changesOfRow + pixel])
        // Contours of the face go either way around.
        let coverage = min(abs(sum), Self.full)
        if coverage == current { continue }
        if pixel > start { body(pixel - start, current) }
        (start, current) = (pixel, coverage)
      }
    }
    body(width - start, current)
  }
}

private func floorDivided(_ number: Int, by divisor: Int) -> (quotient: Int, remainder: Int) {
  let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
  return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
}

private func middle(_ one: (x: Int, y: Int), _ other: (x: Int, y: Int)) -> (x: Int, y: Int) {
  ((one.x + other.x) / 2, (one.y + other.y) / 2)
}
