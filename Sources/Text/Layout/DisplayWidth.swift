/// The number of terminal cells of a text.
///
/// By East Asian Width (UAX #11) and emoji sequences (UTS #51). Wide and fullwidth characters and whole emoji sequences
/// take two cells; combining marks, joiners, format and control characters none; tabs, ambiguous characters and soft
/// hyphens one. A spacing mark (Mc) widens its letter by one, as in terminals.
package func displayWidth(of text: String) -> Int {
  text.withSpan { displayWidth(of: $0) }
}

/// The number of terminal cells of a UTF-8 text; an invalid byte counts as U+FFFD.
package func displayWidth(of bytes: Span<UInt8>) -> Int {
  if let cells = cellsOfSimpleText(bytes) { return cells }
  var counter = CellCounter()
  var index = 0
  while index < bytes.count {
    let byte = bytes[index]
    if byte < 0x80 {
      counter.add(ascii: byte)
      index += 1
    } else {
      let (scalar, length) = decodeScalar(bytes, at: index)
      counter.add(scalar)
      index += length
    }
  }
  return counter.cells
}

/// The number of cells of a simple text: one for each character, with line breaks at spaces only. `nil` for any other.
///
/// That is printable ASCII, and characters below U+2E80 (where CJK begins) that take one cell in any context. None of
/// them are control characters (`isInert`).
func cellsOfSimpleText(_ bytes: Span<UInt8>) -> Int? {
  var index = endOfPrintableASCII(bytes, from: 0)
  var cells = bytes.count
  while index < bytes.count {
    if bytes[index] < 0xC2 || bytes[index] > 0xE2 { return nil }
    let (scalar, length) = decodeScalar(bytes, at: index)
    guard length > 1, scalar < 0x2E80, CellClass(of: scalar) == .narrow else { return nil }
    cells &-= length &- 1
    index = endOfPrintableASCII(bytes, from: index &+ length)
  }
  return cells
}

/// How a scalar affects the width of a line. The raw values are those of the generated table.
enum CellClass: UInt32 {
  case zero, narrow, wide
  /// Category Mc: takes a cell after a letter.
  case spacingMark
  /// Shown as text in one cell, unless U+FE0F follows.
  case narrowEmoji
  /// Shown as an emoji in two cells.
  case wideEmoji

  init(of scalar: UInt32) {
    // Fast path: Latin letters, dashes and quotes, circles, kana, CJK ideographs, Hangul syllables.
    switch scalar {
    case 0x20..<0x7F: self = .narrow
    case 0xB0..<0x300, 0x2010..<0x2028, 0x25C1..<0x25FB: self = .narrow
    case 0x3041..<0x3097, 0x30A0..<0x3100, 0x3400..<0x4DC0, 0x4E00..<0xA000, 0xAC00..<0xD7A4: self = .wide
    default: self = Self.lookUp(scalar)
    }
  }

  private static func lookUp(_ scalar: UInt32) -> Self {
    // The last start at or below the scalar; 7 is the largest class.
    let key = scalar << 3 | 7
    var low = 0
    var high = cellClassStarts.count
    while low < high {
      let middle = (low + high) / 2
      if cellClassStarts[middle] <= key { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return .narrow }
    return CellClass(rawValue: cellClassStarts[low - 1] & 7) ?? .narrow
  }
}

/// Adds up cells scalar by scalar, with the state that emoji sequences need.
struct CellCounter {
  private(set) var cells = 0

  private enum Base {
    case none, letter, keycapBase, narrowEmoji, wideEmoji, halfFlag
  }
  private var base = Base.none
  private var isJoining = false

  mutating func add(ascii byte: UInt8) {
    isJoining = false
    switch byte {
    case 0x20..<0x7F:
      cells += 1
      base = isKeycapBase(byte) ? .keycapBase : .letter
    case UInt8(ascii: "\t"):
      cells += 1
      base = .none
    default: base = .none
    }
  }

  mutating func add(_ scalar: UInt32) {
    let joins = isJoining
    isJoining = false
    switch scalar {
    case 0..<0x80: add(ascii: UInt8(truncatingIfNeeded: scalar))
    case 0x200D: isJoining = base == .wideEmoji || base == .narrowEmoji
    case 0xFE0F: if base == .narrowEmoji || base == .keycapBase { becomeWide() }
    case 0x1F3FB...0x1F3FF where base == .wideEmoji || base == .narrowEmoji: becomeWide()
    case 0x1F1E6...0x1F1FF:
      if base != .halfFlag { cells += 2 }
      base = base == .halfFlag ? .letter : .halfFlag
    default: add(CellClass(of: scalar), joins: joins)
    }
  }

  private mutating func add(_ kind: CellClass, joins: Bool) {
    switch kind {
    case .zero: break
    case .spacingMark:
      if base != .none { cells += 1 }
      base = .none
    case .narrow:
      cells += 1
      base = .letter
    case .wide:
      cells += 2
      base = .letter
    case .narrowEmoji where joins, .wideEmoji where joins: becomeWide()
    case .narrowEmoji:
      cells += 1
      base = .narrowEmoji
    case .wideEmoji:
      cells += 2
      base = .wideEmoji
    }
  }

  /// Widens the last visible character, which became an emoji sequence, from one cell to two.
  private mutating func becomeWide() {
    if base == .narrowEmoji || base == .keycapBase { cells += 1 }
    base = base == .keycapBase ? .letter : .wideEmoji
  }

  private func isKeycapBase(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "*")
  }
}

/// The scalar at `index` and its length; U+FFFD and 1 for invalid UTF-8.
func decodeScalar(_ bytes: Span<UInt8>, at index: Int) -> (scalar: UInt32, length: Int) {
  let lead = bytes[index]
  let length = lead < 0x80 ? 1 : lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0
  guard length > 0, index + length <= bytes.count else { return (0xFFFD, 1) }
  guard length > 1 else { return (UInt32(lead), 1) }
  var scalar = UInt32(lead) & (0x7F >> UInt32(length))
  for offset in 1..<length {
    let byte = bytes[index + offset]
    guard byte & 0xC0 == 0x80 else { return (0xFFFD, 1) }
    scalar = scalar << 6 | UInt32(byte & 0x3F)
  }
  return (scalar, length)
}
