import MenugenText

/// Reads the tags, texts and attributes of an XML file with their byte ranges (XML 1.0, fifth edition).
///
/// Stricter than the standard: only UTF-8, and no internal document type subset, so only the five predefined entities.
struct XMLTokenizer {
  enum Token {
    case start(name: Range<Int>, attributes: [Attribute], isEmpty: Bool)
    case end(name: Range<Int>)
    /// Character data as written; raw in a CDATA section.
    case text(Range<Int>, isRaw: Bool)
    case instruction(target: Range<Int>)
  }

  struct Attribute {
    var name: Range<Int>
    /// Between the quotes.
    var value: Range<Int>
  }

  struct Fault: Error {
    var message: String
    var range: Range<Int>

    init(_ message: String, _ range: Range<Int>) {
      self.message = message
      self.range = range
    }
  }

  let bytes: [UInt8]
  private var index: Int
  private var open: [Range<Int>] = []
  private var hasRoot = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Returns the next token; `nil` at the end of the file.
  mutating func next() throws(Fault) -> Token? {
    while index < bytes.count {
      let start = index
      if bytes[index] != UInt8(ascii: "<") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
        if !open.isEmpty { return .text(start..<index, isRaw: false) }
        if let stray = bytes[start..<index].firstIndex(where: { !isSpace($0) }) {
          throw Fault("text outside the first element", stray..<stray + 1)
        }
      } else if has("<!--") {
        _ = try skip(past: "-->", "a comment isn't closed")
      } else if has("<![CDATA[") {
        let end = try skip(past: "]]>", "a CDATA section isn't closed")
        guard !open.isEmpty else { throw Fault("text outside the first element", start..<start + 9) }
        return .text(start + 9..<end, isRaw: true)
      } else if has("<?") {
        let end = try skip(past: "?>", "an instruction isn't closed")
        let nameEnd = bytes[start + 2..<end].firstIndex(where: { isSpace($0) }) ?? end
        return .instruction(target: start + 2..<nameEnd)
      } else if has("<!DOCTYPE") {
        try skipDocumentType()
      } else if has("</") {
        index += 2
        let name = try readName()
        skipSpace()
        try take(UInt8(ascii: ">"))
        guard let last = open.popLast(), bytes[last] == bytes[name] else {
          throw Fault("a closing tag has no opening tag", name)
        }
        return .end(name: name)
      } else {
        return try readStart()
      }
    }
    if let last = open.last { throw Fault("an element isn't closed", last) }
    guard hasRoot else { throw Fault("there is no element", 0..<min(1, bytes.count)) }
    return nil
  }

  private mutating func readStart() throws(Fault) -> Token {
    index += 1
    let name = try readName()
    guard !hasRoot || !open.isEmpty else { throw Fault("there is a second first element", name) }
    hasRoot = true
    var attributes: [Attribute] = []
    while true {
      let hadSpace = skipSpace()
      if has("/>") {
        index += 2
        return .start(name: name, attributes: attributes, isEmpty: true)
      }
      if has(">") {
        index += 1
        open.append(name)
        return .start(name: name, attributes: attributes, isEmpty: false)
      }
      let attribute = try readName()
      guard hadSpace else { throw Fault("a space is missing before an attribute", attribute) }
      skipSpace()
      try take(UInt8(ascii: "="))
      skipSpace()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
        throw Fault("an attribute's value isn't quoted", attribute)
      }
      let quote = bytes[index]
      let start = index + 1
      guard let end = bytes[start...].firstIndex(of: quote) else {
        throw Fault("an attribute's quote isn't closed", attribute)
      }
      if let tag = bytes[start..<end].firstIndex(of: UInt8(ascii: "<")) {
        throw Fault("an attribute's value contains '<'", tag..<tag + 1)
      }
      attributes.append(Attribute(name: attribute, value: start..<end))
      index = end + 1
    }
  }

  private mutating func skipDocumentType() throws(Fault) {
    let start = index
    guard !hasRoot else { throw Fault("a document type comes after the first element", start..<start + 9) }
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: ">"):
        index += 1
        return
      case UInt8(ascii: "["):
        throw Fault("entities in the document type", start..<index + 1)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let quote = bytes[index]
        guard let end = bytes[(index + 1)...].firstIndex(of: quote) else {
          throw Fault("a quote isn't closed", index..<index + 1)
        }
        index = end + 1
      default: index += 1
      }
    }
    throw Fault("the document type isn't closed", start..<start + 9)
  }

  private mutating func readName() throws(Fault) -> Range<Int> {
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      if isSpace(byte) || [UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "<")].contains(byte) {
        break
      }
      guard byte > 0x20, !([UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "&")].contains(byte)) else {
        throw Fault("a name contains an invalid character", index..<index + 1)
      }
      index += 1
    }
    guard index > start else { throw Fault("a name is missing", start..<min(start + 1, bytes.count)) }
    return start..<index
  }

  private mutating func take(_ byte: UInt8) throws(Fault) {
    guard index < bytes.count, bytes[index] == byte else {
      throw Fault("'\(Unicode.Scalar(byte))' is missing", min(index, bytes.count - 1)..<min(index + 1, bytes.count))
    }
    index += 1
  }

  /// Skips past `end`, and returns where it begins.
  private mutating func skip(past end: StaticString, _ message: String) throws(Fault) -> Int {
    let start = index
    var place = index + 2
    while place < bytes.count, !has(end, at: place) { place += 1 }
    guard place < bytes.count else { throw Fault(message, start..<start + 2) }
    index = place + end.utf8CodeUnitCount
    return place
  }

  @discardableResult private mutating func skipSpace() -> Bool {
    let start = index
    while index < bytes.count, isSpace(bytes[index]) { index += 1 }
    return index > start
  }

  private func has(_ text: StaticString, at place: Int? = nil) -> Bool {
    let place = place ?? index
    return place <= bytes.count && bytes.span[place...].starts(with: text)
  }
}

private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

extension XMLTokenizer {
  /// Decodes the character references in a text or attribute value.
  func decoded(_ range: Range<Int>) throws(Fault) -> String {
    guard bytes[range].contains(UInt8(ascii: "&")) else { return String(decoding: bytes[range], as: UTF8.self) }
    var text: [UInt8] = []
    var rest = bytes[range]
    while let byte = rest.first {
      guard byte == UInt8(ascii: "&") else {
        text.append(byte)
        rest = rest.dropFirst()
        continue
      }
      guard let end = rest.prefix(64).firstIndex(of: UInt8(ascii: ";")) else {
        throw Fault("'&' isn't written as '&amp;'", rest.startIndex..<rest.startIndex + 1)
      }
      let name = String(decoding: bytes[rest.startIndex + 1..<end], as: UTF8.self)
      guard let scalar = scalar(ofReference: name) else {
        throw Fault("unknown entity '&\(name);'", rest.startIndex..<end + 1)
      }
      text += Array(String(Character(scalar)).utf8)
      rest = rest[(end + 1)...]
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func scalar(ofReference name: String) -> Unicode.Scalar? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.first == "#" else { return nil }
      let digits = name.dropFirst()
      let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap { Unicode.Scalar($0) }
    }
  }
}
