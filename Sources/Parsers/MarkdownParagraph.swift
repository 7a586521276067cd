import Domain
import Text

/// A text that is one paragraph of words, emphasis, code and links, none of them within another: nearly every description.
///
/// libcmark says what Markdown means, and reads all other texts. What is taken here is written as it would write it, in a
/// sixth of the time, which was a tenth of a build's; tests compare the two over random texts. So it takes only what can
/// mean one thing: at the first byte that might mean another, all of the text is left to libcmark.
struct MarkdownParagraph: ~Copyable {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var html: ByteBuffer
  /// The words alone. They have room where they are written: nothing is written but what was read.
  private let plain: UnsafeMutableBufferPointer<UInt8>
  private var plainCount = 0
  private var links: [Markup.Link] = []

  /// The text as libcmark would write it; `nil` where it has to be asked.
  static func read(_ text: UnsafeBufferPointer<UInt8>) -> Markup? {
    guard let words = paragraph(text) else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: words.count) { plain in
      var paragraph = MarkdownParagraph(words, plain)
      return paragraph.read()
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ plain: UnsafeMutableBufferPointer<UInt8>) {
    self.bytes = bytes
    self.plain = plain
    html = ByteBuffer(capacity: bytes.count + bytes.count / 4 + 64)
  }

  /// The text without the spaces and lines at its end, if its first byte can't open a block.
  private static func paragraph(_ text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
    var end = text.count
    while end > 0, text[end - 1] == UInt8(ascii: "\n") || text[end - 1] == UInt8(ascii: " ") { end -= 1 }
    guard end > 0 else { return nil }
    switch text[0] {
    // No digit, which could number a list.
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): break
    // Emphasis, code and links are looked at below: none of them opens a block or defines a reference.
    case UInt8(ascii: "*"), UInt8(ascii: "`"), UInt8(ascii: "["): break
    // U+FEFF (EF BB BF) at the start is dropped.
    case 0xC3...: if text[0] == 0xEF { return nil }
    default: return nil
    }
    return UnsafeBufferPointer(rebasing: text[..<end])
  }

  private mutating func read() -> Markup? {
    html.append("<p>")
    while true {
      append(words(from: index, to: bytes.count))
      if index == bytes.count { break }
      let isTaken =
        switch bytes[index] {
        case UInt8(ascii: "*"): readEmphasis()
        case UInt8(ascii: "`"): readCode()
        case UInt8(ascii: "["): readLink()
        default: false
        }
      if !isTaken { return nil }
    }
    html.append("</p>\n")
    let words = UnsafeBufferPointer(rebasing: plain[..<plainCount])
    return Markup(html: html.text, plain: String(decoding: words, as: UTF8.self), links: links)
  }

  /// 0 behind the end.
  private func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// Text that stands for itself.
  private struct Words {
    var start: Int
    var end: Int
    /// Whether something in it is written otherwise in HTML.
    var isEscaped = false
  }

  /// The words from `start` on, up to what may be more than itself, or to `end`.
  @inline(__always)
  private func words(from start: Int, to end: Int) -> Words {
    var words = Words(start: start, end: start)
    while true {
      while words.end < end, role(of: bytes[words.end]) == Role.plain { words.end &+= 1 }
      guard words.end < end else { return words }
      switch bytes[words.end] {
      // These stand for themselves but in a character reference and before an image.
      case UInt8(ascii: "&") where byte(at: words.end + 1) == UInt8(ascii: " "): words.isEscaped = true
      case UInt8(ascii: "!") where byte(at: words.end + 1) != UInt8(ascii: "["): break
      case let byte:
        guard role(of: byte) == Role.escaped else { return words }
        words.isEscaped = true
      }
      words.end &+= 1
    }
  }

  /// Appends words, and goes on behind them.
  @inline(__always)
  private mutating func append(_ words: Words) {
    let text = UnsafeBufferPointer(rebasing: bytes[words.start..<words.end])
    if words.isEscaped { html.appendMarkdownText(text) } else { html.append(text) }
    if let source = text.baseAddress, let target = plain.baseAddress {
      precondition(plainCount + text.count <= plain.count)
      (target + plainCount).update(from: source, count: text.count)
      plainCount += text.count
    }
    index = words.end
  }

  /// `*so*` and `**so**` with words alone in it, set apart as a word is: by a space or a mark on either side.
  ///
  /// Then the first run of stars can only open, and the second only close (CommonMark 0.30, 6.2).
  private mutating func readEmphasis() -> Bool {
    let count = byte(at: index + 1) == UInt8(ascii: "*") ? 2 : 1
    let start = index + count
    let words = words(from: start, to: bytes.count)
    let end = words.end
    guard index == 0 || isMark(bytes[index - 1]), isAlphanumeric(byte(at: start)), isAlphanumeric(byte(at: end - 1)),
      byte(at: end) == UInt8(ascii: "*"), count == 1 || byte(at: end + 1) == UInt8(ascii: "*"),
      end + count >= bytes.count || isMark(bytes[end + count])
    else { return false }
    // `StaticString`, since a `String` that is chosen is no constant.
    html.append(count == 1 ? "<em>" as StaticString : "<strong>")
    append(words)
    html.append(count == 1 ? "</em>" as StaticString : "</strong>")
    index = end + count
    return true
  }

  /// Code between single backticks, without a space at its ends, of which one might be taken away.
  private mutating func readCode() -> Bool {
    let start = index + 1
    let end = firstIndex(of: UInt8(ascii: "`"), in: bytes, from: start, to: bytes.count)
    guard end < bytes.count, end > start, byte(at: end + 1) != UInt8(ascii: "`"), isPrintable(start..<end),
      bytes[start] != UInt8(ascii: " "), bytes[end - 1] != UInt8(ascii: " ")
    else { return false }
    html.append("<code>")
    // What is more than itself elsewhere isn't in code, but may be written otherwise.
    append(Words(start: start, end: end, isEscaped: true))
    html.append("</code>")
    index = end + 1
    return true
  }

  /// `[words](path)` without a title, to a path or to an address of the web.
  private mutating func readLink() -> Bool {
    let start = index + 1
    let close = firstIndex(of: UInt8(ascii: "]"), in: bytes, from: start, to: bytes.count)
    let words = words(from: start, to: close)
    guard words.end == close, close > start, byte(at: close + 1) == UInt8(ascii: "(") else { return false }
    let target = close + 2
    var targetEnd = target
    while targetEnd < bytes.count, isPartOfPath(bytes[targetEnd]) { targetEnd += 1 }
    guard targetEnd > target, byte(at: targetEnd) == UInt8(ascii: ")") else { return false }
    let destination = UnsafeBufferPointer(rebasing: bytes[target..<targetEnd])
    guard isHarmless(destination) else { return false }
    html.append("<a href=\"")
    let place = html.count
    // Nothing that is part of a path is written otherwise.
    html.append(destination)
    let link = Markup.Link(
      destination: String(decoding: destination, as: UTF8.self), isImage: false, place: place..<html.count)
    // The first makes a list of just its size: mostly it stays alone.
    if links.isEmpty { links = [link] } else { links.append(link) }
    html.append("\">")
    append(words)
    html.append("</a>")
    index = targetEnd + 1
    return true
  }

  /// Whether nothing in it is a control character or a line's end.
  private func isPrintable(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy { $0 >= 0x20 && $0 != 0x7F } }

  /// Whether it names no scheme but the web's: others are libcmark's to refuse.
  private func isHarmless(_ destination: UnsafeBufferPointer<UInt8>) -> Bool {
    firstIndex(of: UInt8(ascii: ":"), in: destination, from: 0, to: destination.count) == destination.count
      || hasPrefix(destination, "https://") || hasPrefix(destination, "http://")
  }

  private func hasPrefix(_ text: UnsafeBufferPointer<UInt8>, _ prefix: StaticString) -> Bool {
    guard text.count >= prefix.utf8CodeUnitCount, let base = text.baseAddress else { return false }
    return areSame(base, prefix.utf8Start, count: prefix.utf8CodeUnitCount)
  }
}

/// What a byte is within a line.
private enum Role {
  /// It stands for itself.
  static let plain = UInt8(ascii: ".")
  /// It stands for itself, and may be written otherwise in HTML: `"`, `>`, and what leads control characters.
  static let escaped = UInt8(ascii: "e")
}

/// A letter a byte. `s` may be more than itself: controls, line ends among them, and `! & * < [ \ _` and the backtick.
private let roles: StaticString = """
  ssssssssssssssssssssssssssssssss\
  .se...s...s.................s.e.\
  ...........................ss..s\
  s..............................e\
  ................................\
  ................................\
  ..e.............................\
  ..e.............................
  """

@inline(__always)
private func role(of byte: UInt8) -> UInt8 { roles.utf8Start[Int(byte)] }

/// A space, or a mark that stands beside a word. No star, which would make the run longer.
@inline(__always)
private func isMark(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"),
    UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\""):
    true
  default: false
  }
}

@inline(__always)
private func isAlphanumeric(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"):
    true
  default: false
  }
}

/// What a destination is made of that can mean nothing else: neither escapes nor brackets nor character references.
@inline(__always)
private func isPartOfPath(_ byte: UInt8) -> Bool {
  byte < 128 && (byte < 64 ? pathBelow64 : pathFrom64) & 1 << UInt64(byte & 63) != 0
}

/// One bit a byte: digits and `# % - . / : = ?`; letters and `@ _ ~`.
private let pathBelow64: UInt64 =
  0x3FF << 0x30 | 1 << 0x23 | 1 << 0x25 | 1 << 0x2D | 1 << 0x2E | 1 << 0x2F | 1 << 0x3A | 1 << 0x3D | 1 << 0x3F
private let pathFrom64: UInt64 = 0x3FF_FFFF << 1 | 0x3FF_FFFF << 33 | 1 << 0 | 1 << 31 | 1 << 62
