/// Where a text stands in a column that is wider than it.
package enum TextAlignment: Sendable {
  case leading, trailing, center
}

extension ByteBuffer {
  /// The text and as many `fill` bytes as its column has cells left; a text that is wider is written whole.
  package mutating func append(
    _ text: String, paddedTo width: Int, alignment: TextAlignment = .leading, fill: UInt8 = UInt8(ascii: " ")
  ) {
    let room = max(0, width - displayWidth(of: text))
    let before: Int
    switch alignment {
    case .leading: before = 0
    case .trailing: before = room
    case .center: before = room / 2
    }
    append(repeating: fill, count: before)
    append(text)
    append(repeating: fill, count: room - before)
  }
}

/// The text, cut with `…` to at most `width` cells if it is wider; a grapheme is never cut in two.
package func truncated(_ text: String, toWidth width: Int) -> String {
  guard displayWidth(of: text) > width else { return text }
  guard width > 0 else { return "" }
  var cells = 0
  var end = text.startIndex
  for index in text.indices {
    cells += displayWidth(of: String(text[index]))
    if cells > width - 1 { break }
    end = text.index(after: index)
  }
  return text[..<end] + "…"
}

/// The text in lines of at most `width` cells.
///
/// Lines break at spaces and line feeds, and between CJK characters but not before their closing or after their opening
/// punctuation; a no-break space never breaks. A word wider than a line is cut between graphemes, and only a single
/// grapheme can be wider than its line. Spaces at a break are dropped, runs of them count as one.
package func wrapped(_ text: String, width: Int) -> [String] {
  var contiguous = text
  if let lines = contiguous.withUTF8({ wrappedASCII($0, width: max(1, width)) }) { return lines }
  var lines = LineWrapper(width: max(1, width))
  for paragraph in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
    for word in Substring(paragraph).utf8.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
    {
      lines.add(word: Substring(word))
    }
    lines.endLine()
  }
  return lines.finished
}

/// The same for printable ASCII and line feeds, where a byte is a cell; `nil` for a text with anything else in it.
private func wrappedASCII(_ text: UnsafeBufferPointer<UInt8>, width: Int) -> [String]? {
  guard text.allSatisfy({ $0 == UInt8(ascii: "\n") || (0x20..<0x7F).contains($0) }) else { return nil }
  var lines: [String] = []
  var line: [UInt8] = []
  line.reserveCapacity(width)
  func endLine() {
    lines.append(String(decoding: line, as: UTF8.self))
    line.removeAll(keepingCapacity: true)
  }
  var index = 0
  while index <= text.count {
    let start = index
    while index < text.count, text[index] != UInt8(ascii: " "), text[index] != UInt8(ascii: "\n") { index += 1 }
    var word = start..<index
    if !word.isEmpty {
      if !line.isEmpty, line.count + 1 + word.count <= width {
        line.append(UInt8(ascii: " "))
      } else if !line.isEmpty {
        endLine()
      }
      while word.count > width {
        line += text[word.prefix(width)]
        word = word.dropFirst(width)
        endLine()
      }
      line += text[word]
    }
    if index == text.count || text[index] == UInt8(ascii: "\n") { endLine() }
    index += 1
  }
  return lines
}

/// Fills lines word by word.
private struct LineWrapper {
  let width: Int
  private(set) var finished: [String] = []
  private var line = ""
  private var cells = 0

  init(width: Int) { self.width = width }

  mutating func add(word: Substring) {
    let text = String(word)
    let wordCells = displayWidth(of: text)
    if wordCells <= width, !breaksInside(text) {
      add(text, cells: wordCells, afterSpace: true)
    } else {
      var isFirst = true
      forEachPiece(of: text) { piece, pieceCells in
        add(piece, cells: pieceCells, afterSpace: isFirst)
        isFirst = false
      }
    }
  }

  mutating func endLine() {
    finished.append(line)
    line = ""
    cells = 0
  }

  /// A piece that can't be broken but, when it is wider than a whole line, anywhere between its graphemes.
  private mutating func add(_ piece: String, cells pieceCells: Int, afterSpace: Bool) {
    let gap = afterSpace && cells > 0 ? 1 : 0
    if cells + gap + pieceCells <= width {
      if gap == 1 { line += " " }
      line += piece
      cells += gap + pieceCells
      return
    }
    if cells > 0 { endLine() }
    guard pieceCells > width else {
      line = piece
      cells = pieceCells
      return
    }
    for grapheme in piece {
      let graphemeCells = displayWidth(of: String(grapheme))
      if cells > 0, cells + graphemeCells > width { endLine() }
      line.append(grapheme)
      cells += graphemeCells
    }
  }

  /// The parts of a word between which a line may break: CJK characters stand alone, with the punctuation that clings.
  private func forEachPiece(of word: String, _ body: (String, Int) -> Void) {
    var piece = ""
    var previous = BreakRole.other
    for grapheme in word {
      let role = BreakRole(grapheme)
      let mayBreak = (previous.isIdeographic || role.isIdeographic) && role != .closing && previous != .opening
      if mayBreak, !piece.isEmpty {
        body(piece, displayWidth(of: piece))
        piece = ""
      }
      piece.append(grapheme)
      previous = role
    }
    if !piece.isEmpty { body(piece, displayWidth(of: piece)) }
  }

  /// Only words with a scalar from U+2E80 on can hold CJK: their UTF-8 has a byte from 0xE2 on.
  private func breaksInside(_ word: String) -> Bool { word.utf8.contains { $0 >= 0xE2 } }
}

/// What a grapheme means for a break beside it: the classes ID, CL/EX/NS and OP of UAX #14, for CJK alone.
private enum BreakRole {
  case other, ideograph, opening, closing

  var isIdeographic: Bool { self != .other }

  init(_ grapheme: Character) {
    guard let scalar = grapheme.unicodeScalars.first?.value, scalar >= 0x2E80 else {
      self = .other
      return
    }
    switch scalar {
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D, 0xFF08, 0xFF3B, 0xFF5B,
      0xFF5F, 0xFF62:
      self = .opening
    case 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B, 0x301E, 0x301F,
      // Small kana, the long mark, fullwidth punctuation.
      0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x309D, 0x309E,
      0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30FB, 0x30FC, 0x30FD, 0x30FE,
      0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0xFF60, 0xFF61, 0xFF63, 0xFF64:
      self = .closing
    // Korean is broken at its spaces, as UAX #14 allows; emoji cling to their word.
    case 0x2E80..<0xA4D0, 0xF900..<0xFB00, 0xFF00..<0xFFA0, 0x20000..<0x40000: self = .ideograph
    default: self = .other
    }
  }
}
