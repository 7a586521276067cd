import MenugenText

/// A pull parser for the XML of bank statements, over a file of any size.
///
/// It knows elements, attributes, text, CDATA, comments, the five entities and character references. A document type
/// declaration is an error: nothing is expanded or fetched. With `isLenient`, closing tags are not compared, for the SGML of
/// OFX 1.
struct XMLScanner {
  enum Event { case start, text, end, finished }

  /// The bytes not consumed yet.
  private(set) var window: [UInt8] = []
  private var index = 0
  private let input: ByteInput
  private let isLenient: Bool
  private var isAtEnd = false
  private var endsElement = false
  private var names: [OpenElement] = []
  private var isLatin = false
  private var isRaw = false
  private var line = 1
  private var countedTo = 0

  /// The element that starts or ends, without its prefix.
  private(set) var name = XMLName()
  /// The range of its attributes in the window.
  private(set) var attributes = 0..<0
  private var text = 0..<0

  private static let deepest = 200
  private static let longestToken = 16 << 20
  private static let longestTag = 64 << 10

  init(_ input: ByteInput, isLenient: Bool = false) {
    self.input = input
    self.isLenient = isLenient
  }

  /// The number of elements that are open.
  var depth: Int { names.count }

  /// Reads the next event. Its ranges are valid until the next call.
  mutating func next() throws -> Event {
    if endsElement {
      endsElement = false
      if !isLenient { names.removeLast() }
      return .end
    }
    while true {
      let open = firstIndex(of: UInt8(ascii: "<"), in: window.span, from: index, to: window.count)
      if open == window.count {
        if try refill() { continue }
        return try finish()
      }
      if open > index {
        let run = index..<open
        index = open
        if isBlank(run) { continue }
        (text, isRaw) = (run, false)
        return .text
      }
      if let event = try readMarkup() { return event }
    }
  }

  private func isBlank(_ run: Range<Int>) -> Bool {
    for place in run where window[place] > 0x20 { return false }
    return true
  }

  private mutating func finish() throws -> Event {
    let rest = index..<window.count
    index = window.count
    if !isBlank(rest) {
      if isLenient {
        (text, isRaw) = (rest, false)
        return .text
      }
      throw fault("text after the last element")
    }
    if !names.isEmpty, !isLenient { throw fault("the file ends inside an element") }
    return .finished
  }

  /// Drops what was consumed, and adds bytes. Returns false at the end of the file.
  private mutating func refill() throws -> Bool {
    if isAtEnd { return false }
    if window.count - index > Self.longestToken { throw fault("a text is longer than 16 MiB") }
    guard let more = try input.next() else {
      isAtEnd = true
      return false
    }
    countLines(to: index)
    if index == window.count {
      window = more
    } else {
      window.removeFirst(index)
      window += more
    }
    (index, countedTo) = (0, 0)
    return true
  }

  private mutating func countLines(to place: Int) {
    guard place > countedTo else { return }
    line += count(of: UInt8(ascii: "\n"), in: window.span, from: countedTo, to: place)
    countedTo = place
  }

  /// The line of the current event.
  mutating func currentLine() -> Int {
    countLines(to: index)
    return line
  }

  mutating func fault(_ reason: String) -> FormatFault {
    let end = min(index + 80, window.count)
    var excerpt = index..<end
    if let stop = excerpt.first(where: { window[$0] < 0x20 }) { excerpt = index..<stop }
    return FormatFault(
      reason: reason, line: currentLine(), excerpt: String(decoding: window.span[excerpt], as: UTF8.self))
  }
}

// MARK: - Markup

extension XMLScanner {
  /// Reads what begins with `<`. Returns nil for what isn't an event.
  private mutating func readMarkup() throws -> Event? {
    try fill(9)
    switch index + 1 < window.count ? window[index + 1] : 0 {
    case UInt8(ascii: "/"): return try readEnd()
    case UInt8(ascii: "?"):
      let end = try find("?>", from: index + 2, "a processing instruction")
      readDeclaration(index + 2..<end)
      index = end + 2
      return nil
    case UInt8(ascii: "!"):
      if window.span[index...].starts(with: "<!--") {
        index = try find("-->", from: index + 4, "a comment") + 3
        return nil
      }
      guard window.span[index...].starts(with: "<![CDATA[") else { throw fault(Self.declaration) }
      let end = try find("]]>", from: index + 9, "CDATA")
      (text, isRaw) = (index + 9..<end, true)
      index = end + 3
      return text.isEmpty ? nil : .text
    default: return try readStart()
    }
  }

  static let declaration = "it has a document type declaration, which is never expanded"

  private mutating func fill(_ count: Int) throws {
    while window.count - index < count, try refill() {}
  }

  /// Finds the end of a token. Reading more bytes moves the token to the window's start.
  private mutating func find(_ end: StaticString, from start: Int, _ what: String) throws -> Int {
    let first = start - index
    var offset = first
    let last = end.utf8(at: end.utf8CodeUnitCount - 1)
    while true {
      let place = firstIndex(of: last, in: window.span, from: min(index + offset, window.count), to: window.count)
      guard place < window.count else {
        offset = window.count - index
        if try refill() { continue }
        throw fault("\(what) isn't closed")
      }
      let found = place - end.utf8CodeUnitCount + 1
      if found >= index + first, window.span[found...].starts(with: end) { return found }
      offset = place + 1 - index
    }
  }

  private mutating func readDeclaration(_ range: Range<Int>) {
    guard window.span[range].starts(withLowercase: "xml ") else { return }
    let value = attribute("encoding", in: range).map { String(decoding: window.span[$0], as: UTF8.self).lowercased() }
    isLatin = value.map { $0.hasPrefix("iso-8859") || $0.contains("1252") || $0 == "latin1" } ?? false
  }

  /// An open element, and the lengths of its name, with and without the prefix.
  private struct OpenElement {
    var name: XMLName
    var prefix: Int
    var length: Int
  }

  /// The end of the closing tag that is expected next, if it is written like the opening one.
  private func expectedEnd() -> Int? {
    guard let open = names.last else { return nil }
    let start = index + 2 + open.prefix
    let end = start + open.length
    guard end < window.count, window[end] == UInt8(ascii: ">"), XMLName(window.span, start..<end) == open.name else {
      return nil
    }
    return end
  }

  /// A tag in the window: its end, and the ranges of its local name and of what follows the name.
  private struct Tag {
    var end: Int
    var name: Range<Int>
    var rest: Range<Int>
  }

  /// Finds the parts of a tag whose name begins at a place; nil if it isn't closed in the window.
  private func tag(from start: Int) -> Tag? {
    let span = window.span
    var (index, name, nameEnd) = (start, start, -1)
    var quote: UInt8 = 0
    while index < span.count {
      let byte = span[index]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: ">") {
        return Tag(
          end: index, name: name..<(nameEnd < 0 ? index : nameEnd), rest: (nameEnd < 0 ? index : nameEnd)..<index)
      } else if nameEnd < 0 {
        if byte == UInt8(ascii: ":") { name = index + 1 }
        if byte <= 0x20 { nameEnd = index }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      index += 1
    }
    return nil
  }

  /// Finds the parts of the current tag, `offset` bytes after its `<`.
  private mutating func closedTag(_ offset: Int) throws -> Tag {
    while true {
      if let tag = tag(from: index + offset) {
        guard tag.end - index < Self.longestTag else { throw fault("a tag is longer than 64 KiB") }
        return tag
      }
      guard window.count - index < Self.longestTag else { throw fault("a tag is longer than 64 KiB") }
      guard try refill() else { throw fault("a tag isn't closed") }
    }
  }

  private mutating func readEnd() throws -> Event {
    if !isLenient, let end = expectedEnd() {
      name = names.removeLast().name
      index = end + 1
      return .end
    }
    let tag = try closedTag(2)
    name = XMLName(window.span, tag.name)
    if !isLenient {
      guard let open = names.popLast() else { throw fault("a closing tag without an opening one") }
      guard open.name == name else { throw fault("the closing tag doesn't match") }
    }
    index = tag.end + 1
    return .end
  }

  private mutating func readStart() throws -> Event {
    var tag = try closedTag(1)
    endsElement = tag.end > index + 1 && window[tag.end - 1] == UInt8(ascii: "/")
    if endsElement, tag.name.upperBound == tag.end {
      tag.name = tag.name.lowerBound..<max(tag.name.lowerBound, tag.end - 1)
    }
    guard !tag.name.isEmpty else { throw fault("a tag without a name") }
    name = XMLName(window.span, tag.name)
    attributes = tag.rest
    if !isLenient {
      guard names.count < Self.deepest else { throw fault("elements are nested deeper than \(Self.deepest) levels") }
      let prefix = tag.name.lowerBound - index - 1
      names.append(OpenElement(name: name, prefix: prefix, length: tag.name.count))
    }
    index = tag.end + 1
    return .start
  }

  /// The range of an attribute's value in the window.
  func attribute(_ name: StaticString, in range: Range<Int>) -> Range<Int>? {
    for start in range where (start == range.lowerBound || window[start - 1] <= 0x20) {
      guard window.span[start..<range.upperBound].starts(with: name) else { continue }
      var index = skipSpace(from: start + name.utf8CodeUnitCount, to: range.upperBound)
      guard index < range.upperBound, window[index] == UInt8(ascii: "=") else { continue }
      index = skipSpace(from: index + 1, to: range.upperBound)
      guard index < range.upperBound else { return nil }
      let end = firstIndex(of: window[index], in: window.span, from: index + 1, to: range.upperBound)
      return end < range.upperBound ? index + 1..<end : nil
    }
    return nil
  }

  private func skipSpace(from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, window[index] <= 0x20 { index += 1 }
    return index
  }
}

// MARK: - Text

extension XMLScanner {
  /// The bytes of a text without entities in UTF-8, which is nearly every text; `nil` for others.
  var plainText: Range<Int>? {
    if isRaw { return isLatin ? nil : text }
    for place in text where window[place] == UInt8(ascii: "&") || window[place] >= 0x80 && isLatin { return nil }
    return text
  }

  /// Appends the text, decoded.
  func appendText(to output: inout [UInt8]) {
    if let plainText { return output.append(contentsOf: window.span[plainText]) }
    var index = text.lowerBound
    while index < text.upperBound {
      let byte = window[index]
      if byte == UInt8(ascii: "&"), !isRaw, let (scalar, end) = reference(at: index) {
        append(scalar, to: &output)
        index = end
        continue
      }
      if byte >= 0x80, isLatin { append(windows1252(byte), to: &output) } else { output.append(byte) }
      index += 1
    }
  }

  /// Reads an entity or character reference; `nil` for a stray ampersand.
  private func reference(at start: Int) -> (scalar: Unicode.Scalar, end: Int)? {
    let limit = min(start + 12, text.upperBound)
    let end = firstIndex(of: UInt8(ascii: ";"), in: window.span, from: start, to: limit)
    guard end < limit else { return nil }
    let name = String(decoding: window.span[start + 1..<end], as: UTF8.self)
    switch name {
    case "amp": return ("&", end + 1)
    case "lt": return ("<", end + 1)
    case "gt": return (">", end + 1)
    case "quot": return ("\"", end + 1)
    case "apos": return ("'", end + 1)
    case "nbsp": return (" ", end + 1)
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst()
      let isHex = digits.first == "x" || digits.first == "X"
      guard let value = UInt32(isHex ? digits.dropFirst() : digits, radix: isHex ? 16 : 10),
        let scalar = Unicode.Scalar(value)
      else { return nil }
      return (scalar, end + 1)
    }
  }
}

/// The local name of an element, as a number that names of up to 16 bytes share only if they are equal.
struct XMLName: Hashable, Sendable {
  private var first: UInt64 = 0
  private var last: UInt64 = 0

  init() {}

  @inline(__always)
  init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    let count = range.count
    if count >= 8 {
      first = bytes.load(at: range.lowerBound, as: UInt64.self)
      last = bytes.load(at: range.upperBound - 8, as: UInt64.self) &+ UInt64(count)
    } else if range.lowerBound + 8 <= bytes.count {
      let word = UInt64(littleEndian: bytes.load(at: range.lowerBound, as: UInt64.self))
      first = word & ((1 << UInt64(count * 8)) - 1)
      last = UInt64(count)
    } else {
      for place in 0..<count { first |= UInt64(bytes[range.lowerBound + place]) << UInt64(place * 8) }
      last = UInt64(count)
    }
  }

  init(_ text: String) { self.init(text.utf8.span, 0..<text.utf8.count) }

  /// A small number for a table of names.
  @inline(__always)
  var slot: Int { Int(truncatingIfNeeded: ((first ^ last &* 31) &* 0x9E37_79B9_7F4A_7C15) >> 56) }
}
