package import MenugenText
package import MenugenViewModels

/// The picture as a sheet of the site: names on the left, the double rule, and a line below the site's name.
extension SharePicture {
  /// The steps from paper to ink.
  private static let shades = 16
  private static let left = 60
  /// The words end before the rule, and the rule's line before the edge.
  private static let (wordsEnd, ruleStart, right) = (968, 1004, 1140)
  private static let lineTop = 116
  private static let lineHeight = 9
  /// The letters are set a little tighter, as on pages.
  private static let tracking = -10

  /// Writes the picture as a PNG image. The same picture has the same bytes on every machine.
  package func writePNG(to output: inout ByteBuffer) {
    var coverage = Coverage(width: Self.ruleStart, height: Self.height)
    func add(_ text: String, size: Int, baseline: Int) {
      guard let letters = LetterOutlines.letters(of: text) else { return }
      coverage.add(letters, size: size, x: Self.left, baseline: baseline, tracking: Self.tracking)
    }
    if let siteName { add(Self.cut(siteName, size: 44), size: 44, baseline: 86) }
    var baseline = Self.lineTop + Self.lineHeight + 36
    let (lines, size) = Self.heading(drawable(heading) ?? host)
    baseline += size * 76 / 100
    for line in lines {
      add(line, size: size, baseline: baseline)
      baseline += size * 96 / 100
    }
    add(Self.cut(host, size: 40), size: 40, baseline: 572)
    write(coverage, to: &output)
  }

  private func drawable(_ text: String) -> String? {
    LetterOutlines.letters(of: String(text.unicodeScalars.prefix(Self.longest))) == nil ? nil : text
  }

  // MARK: - Lines

  /// The letters of a heading that are read.
  private static let longest = 200

  /// Breaks a heading into lines at spaces, as large as fits.
  static func heading(_ text: String) -> (lines: [String], size: Int) {
    let words = String(text.unicodeScalars.prefix(longest)).split(separator: " ").map(String.init)
    let smallest = 72
    for size in stride(from: 260, through: smallest, by: -4) {
      let lines = broken(words, size: size)
      let height = lines.count * size * 96 / 100
      if height <= 366, lines.allSatisfy({ width(of: $0, size: size) <= wordsEnd - left }) { return (lines, size) }
    }
    var lines = broken(words, size: smallest)
    if lines.count > 5 { lines = Array(lines[..<4]) + [lines[4] + "…"] }
    return (lines.map { cut($0, size: smallest) }, smallest)
  }

  private static func broken(_ words: [String], size: Int) -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, width(of: last + " " + word, size: size) <= wordsEnd - left {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  /// Shortens a line that is too long.
  private static func cut(_ text: String, size: Int) -> String {
    var text = String(text.unicodeScalars.prefix(longest))
    if width(of: text, size: size) <= wordsEnd - left { return text }
    while !text.isEmpty, width(of: text + "…", size: size) > wordsEnd - left { text.unicodeScalars.removeLast() }
    return text + "…"
  }

  private static func width(of text: String, size: Int) -> Int {
    LetterOutlines.width(of: text, tracking: tracking) * size / LetterOutlines.unitsPerEm
  }

  // MARK: - Pixels

  private func write(_ coverage: Coverage, to output: inout ByteBuffer) {
    var png = PNGWriter(width: Self.width, height: Self.height, palette: palette)
    var last: [(count: Int, color: UInt8)] = []
    for row in 0..<Self.height {
      let runs = runs(ofRow: row, coverage)
      let isSame = row > 0 && runs.elementsEqual(last) { $0.count == $1.count && $0.color == $1.color }
      if isSame { png.repeatRow(runs) } else { png.addRow(runs) }
      last = runs
    }
    png.write(to: &output)
  }

  private func runs(ofRow row: Int, _ coverage: Coverage) -> [(count: Int, color: UInt8)] {
    var runs: [(count: Int, color: UInt8)] = []
    func add(_ count: Int, _ color: Int) {
      if let last = runs.last, last.color == UInt8(color) {
        runs[runs.count - 1].count += count
      } else if count > 0 {
        runs.append((count, UInt8(color)))
      }
    }
    if (Self.lineTop..<Self.lineTop + Self.lineHeight).contains(row) {
      add(Self.left, 0)
      add(Self.right - Self.left, Self.shades)
      add(Self.width - Self.right, 0)
      return runs
    }
    if coverage.hasInk[row] {
      coverage.forEachRun(ofRow: row) { count, part in
        add(count, (part * Self.shades + Coverage.full / 2) / Coverage.full)
      }
    } else {
      add(Self.ruleStart, 0)
    }
    // The double rule, three times as wide as on a page.
    add(3, Self.shades)
    add(6, 0)
    add(3, Self.shades)
    add(Self.width - Self.ruleStart - 12, 0)
    return runs
  }

  /// The colours from paper to ink.
  private var palette: [UInt8] {
    let (from, to) = (Self.channels(paper), Self.channels(ink))
    return (0...Self.shades).flatMap { step in
      zip(from, to).map { UInt8(($0 * (Self.shades - step) + $1 * step) / Self.shades) }
    }
  }

  /// The channels of `#94020d`.
  private static func channels(_ color: String) -> [Int] {
    let digits = color.utf8.compactMap { Int(String(UnicodeScalar($0)), radix: 16) }
    return [0, 2, 4].map { digits.count == 6 ? digits[$0] * 16 + digits[$0 + 1] : 0 }
  }
}
