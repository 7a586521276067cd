/// The alignment of a text in a wider column.
package enum TextAlignment: Sendable {
  case leading, trailing, center
}

extension ByteBuffer {
  /// Appends the text, padded to `width` cells with `fill`; a wider text is written in full.
  package mutating func append(
    _ text: String, paddedTo width: Int, alignment: TextAlignment = .leading, fill: UInt8 = UInt8(ascii: " ")
  ) {
    append(text, cells: displayWidth(of: text), paddedTo: width, alignment: alignment, fill: fill)
  }

  /// Appends the text in a column of `width` cells, padded or truncated with `…`.
  package mutating func append(_ text: String, fitting width: Int, alignment: TextAlignment) {
    let cells = displayWidth(of: text)
    if cells > width {
      append(truncated(text, toWidth: width), paddedTo: width, alignment: alignment)
    } else {
      append(text, cells: cells, paddedTo: width, alignment: alignment, fill: UInt8(ascii: " "))
    }
  }

  private mutating func append(_ text: String, cells: Int, paddedTo width: Int, alignment: TextAlignment, fill: UInt8) {
    let room = max(0, width - cells)
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

/// The text, truncated with `…` to at most `width` cells, between graphemes.
package func truncated(_ text: String, toWidth width: Int) -> String {
  guard displayWidth(of: text) > width else { return text }
  guard width > 0 else { return "" }
  // In printable ASCII, each byte is one cell.
  let isPlain = text.withSpan { endOfPrintableASCII($0, from: 0) == $0.count }
  if isPlain { return String(decoding: text.utf8.prefix(width - 1), as: UTF8.self) + "…" }
  var cells = 0
  var end = text.startIndex
  for index in text.indices {
    cells += displayWidth(of: String(text[index]))
    if cells > width - 1 { break }
    end = text.index(after: index)
  }
  return text[..<end] + "…"
}

extension ByteBuffer {
  /// Appends the text in lines of at most `width` cells, each indented by `indent`, without a final line feed.
  ///
  /// Lines break at spaces and line feeds, and between CJK characters except before closing or after opening
  /// punctuation. No-break spaces don't break. A word wider than a line is cut between graphemes. Spaces at a break are
  /// dropped, and runs of spaces count as one.
  ///
  /// - Returns: The number of cells in the last line, without its indent.
  @discardableResult
  package mutating func append(_ text: String, wrappedTo width: Int, indent: Int = 0) -> Int {
    text.withSpan { append($0, cells: cellsOfSimpleLine($0), wrappedTo: width, indent: indent) }
  }

  /// Appends a simple text that needs no sanitizing (`isInert`), as most do.
  ///
  /// - Returns: Whether the text was simple; otherwise nothing was appended.
  package mutating func appendSimple(_ text: String, wrappedTo width: Int, indent: Int) -> Bool {
    text.withSpan { bytes in
      guard let cells = cellsOfSimpleLine(bytes) else { return false }
      append(bytes, cells: cells, wrappedTo: width, indent: indent)
      return true
    }
  }

  @discardableResult
  private mutating func append(
    _ bytes: Span<UInt8>, cells: Int?, wrappedTo width: Int, indent: Int
  ) -> Int {
    var wrapper = LineWrapper(width: max(1, width), indent: indent)
    wrapper.beginLine(in: &self)
    var start = 0
    if let cells { start = wrapper.addSimpleLine(bytes, cells: cells, to: &self) }
    if start == bytes.count { return wrapper.cells }
    for index in start...bytes.count {
      let byte = index < bytes.count ? bytes[index] : UInt8(ascii: " ")
      guard byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t") else { continue }
      if index > start { wrapper.add(word: bytes[start..<index], to: &self) }
      if byte == UInt8(ascii: "\n") { wrapper.endLine(in: &self) }
      start = index + 1
    }
    return wrapper.cells
  }
}

/// The cells of a simple text whose words are separated by single spaces: it fits unchanged into a line of that width.
/// `nil` for any other text.
package func cellsOfSimpleLine(_ text: String) -> Int? { text.withSpan(cellsOfSimpleLine) }

private func cellsOfSimpleLine(_ bytes: Span<UInt8>) -> Int? {
  isSingleSpaced(bytes) ? cellsOfSimpleText(bytes) : nil
}

private struct LineWrapper {
  let width: Int
  let indent: Int
  private(set) var cells = 0

  init(width: Int, indent: Int) {
    self.width = width
    self.indent = indent
  }

  func beginLine(in output: inout ByteBuffer) { output.append(repeating: UInt8(ascii: " "), count: indent) }

  mutating func endLine(in output: inout ByteBuffer) {
    output.append(UInt8(ascii: "\n"))
    beginLine(in: &output)
    cells = 0
  }

  /// Breaks a simple text with single spaces into lines, searching each break from the end of the line.
  ///
  /// - Returns: Where it stopped: at the end, or before a word wider than a line.
  mutating func addSimpleLine(
    _ bytes: Span<UInt8>, cells total: Int, to output: inout ByteBuffer
  ) -> Int {
    let isASCII = total == bytes.count
    var start = 0
    var left = total
    while left > width {
      let limit = isASCII ? start + width : end(ofCells: width, in: bytes, from: start)
      var end = limit
      while end > start, bytes[end] != UInt8(ascii: " ") { end -= 1 }
      if end == start { return start }
      let line = bytes[start..<end]
      output.append(line)
      endLine(in: &output)
      left -= (isASCII ? line.count : countOfScalars(line)) + 1
      start = end + 1
    }
    output.append(bytes[start...])
    cells = left
    return bytes.count
  }

  /// The index after `count` more characters of a simple text, which must have them.
  private func end(ofCells count: Int, in bytes: Span<UInt8>, from start: Int) -> Int {
    var end = start
    var missing = count
    while missing > 0 {
      let next = end + missing
      missing -= countOfScalars(bytes[end..<next])
      end = next
    }
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  mutating func add(word: Span<UInt8>, to output: inout ByteBuffer) {
    let wordCells = displayWidth(of: word)
    if wordCells <= width, !breaksInside(word) {
      makeRoom(for: wordCells, afterSpace: true, in: &output)
      output.append(word)
      cells += wordCells
      return
    }
    var isFirst = true
    forEachPiece(of: String(decoding: word, as: UTF8.self)) { piece, pieceCells in
      add(piece, cells: pieceCells, afterSpace: isFirst, to: &output)
      isFirst = false
    }
  }

  /// Starts a new line if the piece doesn't fit.
  private mutating func makeRoom(for pieceCells: Int, afterSpace: Bool, in output: inout ByteBuffer) {
    guard cells > 0 else { return }
    let gap = afterSpace ? 1 : 0
    if cells + gap + pieceCells > width {
      endLine(in: &output)
    } else {
      output.append(repeating: UInt8(ascii: " "), count: gap)
      cells += gap
    }
  }

  /// Adds a piece without break opportunities; one wider than a line is cut between graphemes.
  private mutating func add(
    _ piece: String, cells pieceCells: Int, afterSpace: Bool, to output: inout ByteBuffer
  ) {
    makeRoom(for: pieceCells, afterSpace: afterSpace, in: &output)
    guard pieceCells > width else {
      output.append(piece)
      cells += pieceCells
      return
    }
    for grapheme in piece {
      let text = String(grapheme)
      let graphemeCells = displayWidth(of: text)
      if cells > 0, cells + graphemeCells > width { endLine(in: &output) }
      output.append(text)
      cells += graphemeCells
    }
  }

  /// The parts of a word between which a line may break: single CJK characters with their punctuation.
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

  /// Whether a word may contain CJK characters: scalars from U+2E80 on, in UTF-8 E2 BA 80.
  private func breaksInside(_ word: Span<UInt8>) -> Bool {
    for index in word.indices where word[index] >= 0xE2 {
      if word[index] > 0xE2 || index + 1 < word.count && word[index + 1] >= 0xBA { return true }
    }
    return false
  }
}

/// The line breaking class of a CJK grapheme: ID, CL/EX/NS or OP of UAX #14.
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
      // Small kana, the long vowel mark, fullwidth punctuation.
      0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x309D, 0x309E,
      0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30FB, 0x30FC, 0x30FD, 0x30FE,
      0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0xFF60, 0xFF61, 0xFF63, 0xFF64:
      self = .closing
    // Korean breaks at spaces, as UAX #14 allows; emoji don't break.
    case 0x2E80..<0xA4D0, 0xF900..<0xFB00, 0xFF00..<0xFFA0, 0x20000..<0x40000: self = .ideograph
    default: self = .other
    }
  }
}
