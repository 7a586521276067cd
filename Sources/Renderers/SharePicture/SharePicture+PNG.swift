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
    if let siteName { Self.add(Self.cut(siteName, size: 44), size: 44, baseline: 86, to: &coverage) }
    var baseline = Self.lineTop + Self.lineHeight + 36
    let (lines, size) = Self.heading(drawable(heading) ?? host)
    baseline += size * 76 / 100
    for line in lines {
      Self.add(line, size: size, baseline: baseline, to: &coverage)
      baseline += size * 96 / 100
    }
    Self.add(Self.cut(host, size: 40), size: 40, baseline: 572, to: &coverage)
    write(coverage, to: &output)
  }

  private static func add(_ text: String, size: Int, baseline: Int, to coverage: inout Coverage) {
    guard let letters = LetterOutlines.letters(of: text) else { return }
    coverage.add(letters, size: size, x: left, baseline: baseline, tracking: tracking)
  }

  private func drawable(_ text: String) -> String? {
    LetterOutlines.letters(of: String(text.unicodeScalars.prefix(Self.longest))) == nil ? nil : text
  }

  // MARK: - Lines

  /// The letters of a heading that are read.
  private static let longest = 200

  /// Breaks a heading into lines at spaces, as large as fits.
  static func heading(_ text: String) -> (lines: [String], size: Int) {
    let words = String(text.unicodeScalars.prefix(longest)).split(separator: " ").map {
      (text: String($0), width: LetterOutlines.width(of: String($0), tracking: tracking))
    }
    let smallest = 72
    for size in stride(from: 260, through: smallest, by: -4) {
      let lines = broken(words, size: size)
      let height = lines.count * size * 96 / 100
      if height <= 366, lines.allSatisfy({ pixels($0.width, size: size) <= wordsEnd - left }) {
        return (lines.map(\.text), size)
      }
    }
    var lines = broken(words, size: smallest).map(\.text)
    if lines.count > 5 { lines = Array(lines[..<4]) + [lines[4] + "…"] }
    return (lines.map { cut($0, size: smallest) }, smallest)
  }

  /// Joins words to lines, each with its width in units.
  private static func broken(_ words: [(text: String, width: Int)], size: Int) -> [(text: String, width: Int)] {
    let space = LetterOutlines.width(of: " ", tracking: tracking)
    var lines: [(text: String, width: Int)] = []
    for word in words {
      if let last = lines.last, pixels(last.width + space + word.width, size: size) <= wordsEnd - left {
        lines[lines.count - 1] = (last.text + " " + word.text, last.width + space + word.width)
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
    pixels(LetterOutlines.width(of: text, tracking: tracking), size: size)
  }

  private static func pixels(_ units: Int, size: Int) -> Int { units * size / LetterOutlines.unitsPerEm }

  // MARK: - Pixels

  private func write(_ coverage: Coverage, to output: inout ByteBuffer) {
    var png = PNGWriter(width: Self.width, height: Self.height, palette: palette)
    var (row, last) = (PixelRow(), PixelRow())
    for index in 0..<Self.height {
      fill(&row, at: index, from: coverage)
      if index > 0, row == last { png.repeatRow(row) } else { png.addRow(row) }
      swap(&row, &last)
    }
    png.write(to: &output)
  }

  private func fill(_ row: inout PixelRow, at index: Int, from coverage: Coverage) {
    row.removeAll()
    if (Self.lineTop..<Self.lineTop + Self.lineHeight).contains(index) {
      row.add(Self.left, color: 0)
      row.add(Self.right - Self.left, color: Self.shades)
      row.add(Self.width - Self.right, color: 0)
      return
    }
    coverage.forEachRun(ofRow: index) { count, part in
      row.add(count, color: (part * Self.shades + Coverage.full / 2) / Coverage.full)
    }
    // The double rule, three times as wide as on a page.
    row.add(3, color: Self.shades)
    row.add(6, color: 0)
    row.add(3, color: Self.shades)
    row.add(Self.width - Self.ruleStart - 12, color: 0)
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
