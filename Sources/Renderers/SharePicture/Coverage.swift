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
  /// Whether a row has edges.
  private(set) var hasInk: [Bool]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    changes = Array(repeating: 0, count: (width + 2) * height)
    hasInk = Array(repeating: false, count: height)
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
    var line = max(0, (upper.y - step / 2 + step - 1) / step)
    while line < height * Self.linesPerRow {
      let y = line * step + step / 2
      if y >= lower.y { break }
      if y >= upper.y {
        let x = upper.x + (lower.x - upper.x) * (y - upper.y) / (lower.y - upper.y)
        addEdge(x, row: line / Self.linesPerRow, isDown: isDown)
      }
      line += 1
    }
  }

  private mutating func addEdge(_ x: Int, row: Int, isDown: Bool) {
    let x = min(max(x, 0), width * Self.grain)
    let (pixel, part) = (x / Self.grain, x % Self.grain / 4)
    let weight = Int16(Self.full / Self.linesPerRow)
    let right = Int16(part)
    hasInk[row] = true
    let place = row * (width + 2) + pixel
    changes[place] += isDown ? weight - right : right - weight
    changes[place + 1] += isDown ? right : -right
  }

  /// Calls `body` with each run of pixels of a row that are covered alike, from the left: their number, and their
  /// coverage from 0 to 64.
  func forEachRun(ofRow row: Int, _ body: (_ count: Int, _ coverage: Int) -> Void) {
    var (sum, count, current) = (0, 0, 0)
    let start = row * (width + 2)
    for pixel in 0..<width {
      let change = changes[start + pixel]
      if change != 0 {
        sum += Int(change)
        // Contours of the face go either way around.
        let coverage = min(abs(sum), Self.full)
        if coverage != current, count > 0 {
          body(count, current)
          count = 0
        }
        current = coverage
      }
      count += 1
    }
    if count > 0 { body(count, current) }
  }
}

private func middle(_ one: (x: Int, y: Int), _ other: (x: Int, y: Int)) -> (x: Int, y: Int) {
  ((one.x + other.x) / 2, (one.y + other.y) / 2)
}
