/// A word, number or symbol of Swift source, and its line. Comments and string literals are skipped.
struct SwiftToken: Equatable {
  var text: String
  var line: Int
  /// Whether white space precedes the token.
  var followsSpace: Bool
}

/// Splits Swift source into tokens, skipping comments and strings.
///
/// The code inside `\(…)` is included. Regex literals aren't supported.
func swiftTokens(of source: String) -> [SwiftToken] {
  var scanner = Scanner(bytes: Array(source.utf8))
  scanner.scanCode(untilParenthesis: false)
  return scanner.tokens
}

private struct Scanner {
  let bytes: [UInt8]
  var tokens: [SwiftToken] = []
  private var index = 0
  private var line = 1
  private var sawSpace = false

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Scans to the end, or to the parenthesis that closes an interpolation.
  mutating func scanCode(untilParenthesis: Bool) {
    var depth = 0
    while let byte = peek() {
      switch byte {
      case _ where starts(with: "//"):
        while let next = peek(), next != UInt8(ascii: "\n") { advance() }
      case _ where starts(with: "/*"):
        skipBlockComment()
      case UInt8(ascii: "\""):
        skipString(pounds: 0)
      case UInt8(ascii: "#") where quoteFollowsPounds != nil:
        let pounds = quoteFollowsPounds ?? 0
        advance(by: pounds)
        skipString(pounds: pounds)
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        sawSpace = true
        advance()
      case _ where isWord(byte) || byte == UInt8(ascii: "`"):
        scanWord(startingWith: byte)
      default:
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") {
          if depth == 0, untilParenthesis { return }
          depth -= 1
        }
        append(index..<index + 1)
        advance()
      }
    }
  }

  /// Scans a name, a number with its fraction (unless it is a tuple index), or a name in backticks.
  private mutating func scanWord(startingWith first: UInt8) {
    let start = index
    advance()
    if first == UInt8(ascii: "`") {
      while let next = peek(), next != UInt8(ascii: "`"), next != UInt8(ascii: "\n") { advance() }
      if peek() == UInt8(ascii: "`") { advance() }
    } else {
      while let next = peek(), isWord(next) { advance() }
      let isIndex = tokens.last?.text == "."
      if isDigit(first), !isIndex, peek() == UInt8(ascii: "."), let digit = peek(1), isDigit(digit) {
        advance()
        while let next = peek(), isWord(next) { advance() }
      }
    }
    append(start..<index)
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        advance(by: 2)
      } else if starts(with: "*/") {
        depth -= 1
        advance(by: 2)
      } else {
        advance()
      }
    } while depth > 0 && peek() != nil
    sawSpace = true
  }

  /// Skips a string from its opening quote, but scans the code in interpolations.
  private mutating func skipString(pounds: Int) {
    let fence = String(repeating: "#", count: pounds)
    let quotes = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    advance(by: quotes.utf8.count)
    while peek() != nil {
      if starts(with: quotes + fence) { return advance(by: quotes.utf8.count + pounds) }
      if starts(with: "\\" + fence) {
        advance(by: 1 + pounds)
        if peek() == UInt8(ascii: "(") {
          advance()
          scanCode(untilParenthesis: true)
        }
      }
      advance()
    }
  }

  /// The number of `#` before a quote; `nil` if they belong to something else, such as `#if`.
  private var quoteFollowsPounds: Int? {
    let count = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
    return peek(count) == UInt8(ascii: "\"") ? count : nil
  }

  private mutating func append(_ range: Range<Int>) {
    tokens.append(
      SwiftToken(text: String(decoding: bytes[range], as: UTF8.self), line: line, followsSpace: sawSpace))
    sawSpace = false
  }

  private func peek(_ distance: Int = 0) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private mutating func advance(by count: Int = 1) {
    for _ in 0..<count where index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
  }
}

private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

private func isWord(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
    UInt8(ascii: "$"),
    0x80...:
    true
  default: isDigit(byte)
  }
}
