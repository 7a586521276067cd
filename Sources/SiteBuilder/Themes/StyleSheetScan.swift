import MenugenText

/// The braces, comments and addresses of a style sheet (CSS Syntax Module Level 3), with their places.
struct StyleSheetScan {
  /// The `{` that aren't closed, from the outermost.
  private(set) var unclosed: [Int] = []
  /// The `}` that close nothing.
  private(set) var unopened: [Int] = []
  /// The comments, without those that begin with `/*!`.
  private(set) var comments: [Range<Int>] = []
  /// The beginning of a comment that isn't closed.
  private(set) var unclosedComment: Int?
  /// What `url()` and `@import` name.
  private(set) var addresses: [(range: Range<Int>, text: String)] = []

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while index < bytes.count { readToken() }
  }

  private mutating func readToken() {
    switch bytes[index] {
    case UInt8(ascii: "/") where isNext(UInt8(ascii: "*")): skipComment()
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let isImport = isAfter("@import")
      let range = readString()
      if isImport { add(range) }
    case UInt8(ascii: "\\"): index += 2
    case UInt8(ascii: "{"):
      unclosed.append(index)
      index += 1
    case UInt8(ascii: "}"):
      if unclosed.popLast() == nil { unopened.append(index) }
      index += 1
    case UInt8(ascii: "("):
      index += 1
      if isAfter("url(") { readAddress() }
    default: index += 1
    }
  }

  private mutating func skipComment() {
    let start = index
    index += 2
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        index += 2
        if bytes[start + 2] != UInt8(ascii: "!") { comments.append(start..<index) }
        return
      }
      index += 1
    }
    index = bytes.count
    unclosedComment = start
  }

  /// Reads a string, which ends with its line at the latest; returns the range between its quotes.
  private mutating func readString() -> Range<Int> {
    let quote = bytes[index]
    let start = index + 1
    index = start
    while index < bytes.count, bytes[index] != quote, bytes[index] != UInt8(ascii: "\n") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index, bytes.count)
    defer { if index < bytes.count { index += 1 } }
    return start..<index
  }

  /// Reads the address in the brackets of `url()`.
  private mutating func readAddress() {
    while index < bytes.count, isSpace(bytes[index]) { index += 1 }
    guard index < bytes.count else { return }
    if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") { return add(readString()) }
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: ")") { index += 1 }
    var end = index
    while end > start, isSpace(bytes[end - 1]) { end -= 1 }
    add(start..<end)
  }

  private mutating func add(_ range: Range<Int>) {
    let text = String(decoding: bytes[range], as: UTF8.self)
    // An escaped address is left alone.
    if !text.isEmpty, !text.utf8.contains(UInt8(ascii: "\\")) { addresses.append((range, text)) }
  }

  private func isNext(_ byte: UInt8) -> Bool { index + 1 < bytes.count && bytes[index + 1] == byte }

  /// Whether a word in lowercase, and then nothing but spaces, is before the current byte.
  private func isAfter(_ word: StaticString) -> Bool {
    var end = index
    while end > 0, isSpace(bytes[end - 1]) { end -= 1 }
    let word = Array(word.description.utf8)
    return end >= word.count && zip(bytes[end - word.count..<end], word).allSatisfy { $0 | 0x20 == $1 | 0x20 }
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x9...0xD).contains(byte) }
}

/// A style sheet without comments. Those that begin with `/*!` stay: licences.
func withoutComments(_ style: [UInt8]) -> [UInt8] {
  let (space, tab, lineFeed) = (UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"))
  var result: [UInt8] = []
  result.reserveCapacity(style.count)
  var start = 0
  for comment in StyleSheetScan(style).comments {
    result += style[start..<comment.lowerBound]
    start = comment.upperBound
    let next = start < style.count ? style[start] : lineFeed
    if next == lineFeed || next == UInt8(ascii: "\r") {
      while result.last == space || result.last == tab { result.removeLast() }
      // A line of its own goes as a whole.
      if result.last ?? lineFeed == lineFeed, start < style.count, next == lineFeed { start += 1 }
    }
    // What a comment alone separates stays apart.
    let last = result.last ?? lineFeed
    let separates = ![last, next].contains { $0 <= 0x20 } && !"{};".utf8.contains(last)
    if separates { result += "/**/".utf8 }
  }
  return result + style[start...]
}
