import MenugenDiagnostics

/// Splits a template into text and tags, by the Mustache specification.
struct TemplateScanner {
  private let bytes: [UInt8]
  private var reporter: Reporter
  private var index = 0
  private var tokens: [TemplateToken] = []
  /// False after an invalid change of delimiters.
  private var isWellFormed = true
  private var open = Array("{{".utf8)
  private var close = Array("}}".utf8)
  /// Closing delimiters that don't occur in the rest of the file.
  private var absent: Set<[UInt8]> = []

  private init(_ file: SourceFile) {
    bytes = file.bytes
    reporter = Reporter(file)
  }

  static func scan(_ file: SourceFile) -> (tokens: Checked<[TemplateToken]>, isWellFormed: Bool) {
    var scanner = TemplateScanner(file)
    scanner.scanAll()
    return (Checked(scanner.tokens, scanner.reporter.diagnostics), scanner.isWellFormed)
  }

  private mutating func scanAll() {
    var textStart = 0
    while index < bytes.count {
      if starts(with: open, at: index) {
        addText(textStart..<index)
        scanTag()
        textStart = index
      } else {
        index += 1
        if bytes[index - 1] == UInt8(ascii: "\n") {
          addText(textStart..<index)
          textStart = index
        }
      }
    }
    addText(textStart..<index)
  }

  private mutating func addText(_ range: Range<Int>) {
    if !range.isEmpty { tokens.append(TemplateToken(.text, range)) }
  }

  // MARK: - tags

  private mutating func scanTag() {
    let start = index
    let sigilIndex = start + open.count
    let sigil = sigilIndex < bytes.count ? bytes[sigilIndex] : 0
    let closing =
      switch sigil {
      case UInt8(ascii: "{"): [UInt8(ascii: "}")] + close
      case UInt8(ascii: "="): [UInt8(ascii: "=")] + close
      default: close
      }
    let kind = Self.kind(of: sigil)
    let contentStart = kind == nil ? sigilIndex : sigilIndex + 1
    let mayHoldLines = sigil == UInt8(ascii: "!") || sigil == UInt8(ascii: "=")
    guard let contentEnd = mayHoldLines ? find(closing, from: contentStart) : findInLine(closing, from: contentStart)
    else { return refuseUnclosed(start) }
    let end = contentEnd + closing.count
    let range = start..<end
    let content = trimmed(contentStart..<contentEnd)

    if sigil == UInt8(ascii: "!") {
      index = end
      tokens.append(TemplateToken(.silent, range))
    } else if sigil == UInt8(ascii: "=") {
      index = end
      setDelimiters(content, in: range)
      tokens.append(TemplateToken(.silent, range))
    } else {
      index = end
      addNamed(kind ?? .variable(isEscaped: true), content, in: range)
    }
  }

  private static func kind(of sigil: UInt8) -> TemplateToken.Kind? {
    switch sigil {
    case UInt8(ascii: "!"), UInt8(ascii: "="): .silent
    case UInt8(ascii: "{"), UInt8(ascii: "&"): .variable(isEscaped: false)
    case UInt8(ascii: "#"): .section(isInverted: false)
    case UInt8(ascii: "^"): .section(isInverted: true)
    case UInt8(ascii: "/"): .close
    case UInt8(ascii: ">"): .partial
    case UInt8(ascii: "<"): .parent
    case UInt8(ascii: "$"): .block
    default: nil
    }
  }

  private mutating func addNamed(_ kind: TemplateToken.Kind, _ content: Range<Int>, in range: Range<Int>) {
    let name = String(decoding: bytes[content], as: UTF8.self)
    guard !content.isEmpty, !bytes[content].contains(where: isSpace) else {
      reporter.report(
        content.isEmpty ? .tagWithoutName(String(decoding: bytes[range], as: UTF8.self)) : .invalidName(name), at: range
      )
      tokens.append(TemplateToken(.silent, range))
      return
    }
    tokens.append(TemplateToken(kind, range, name: name))
  }

  private mutating func refuseUnclosed(_ start: Int) {
    let end = start + open.count
    reporter.report(.unclosedTag(end: String(decoding: close, as: UTF8.self)), at: start..<end)
    index = end
    tokens.append(TemplateToken(.silent, start..<end))
  }

  private mutating func setDelimiters(_ content: Range<Int>, in range: Range<Int>) {
    let parts = bytes[content].split(whereSeparator: isSpace)
    guard parts.count == 2, !parts.joined().contains(UInt8(ascii: "=")) else {
      isWellFormed = false
      reporter.report(.invalidDelimiters, at: range)
      return
    }
    open = Array(parts[0])
    close = Array(parts[1])
  }

  // MARK: - bytes

  private func starts(with text: [UInt8], at index: Int) -> Bool {
    guard bytes[index] == text[0], index + text.count <= bytes.count else { return false }
    return bytes[index..<index + text.count].elementsEqual(text)
  }

  private mutating func find(_ text: [UInt8], from start: Int) -> Int? {
    // A failed search isn't repeated, so many unclosed tags cost one search.
    if absent.contains(text) { return nil }
    var index = start
    while index < bytes.count {
      if starts(with: text, at: index) { return index }
      index += 1
    }
    absent.insert(text)
    return nil
  }

  /// Finds text on the same line, before any other tag.
  private func findInLine(_ text: [UInt8], from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      if starts(with: text, at: index) { return index }
      if bytes[index] == UInt8(ascii: "\n") || starts(with: open, at: index) { return nil }
      index += 1
    }
    return nil
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let first = bytes[range].firstIndex { !isSpace($0) } ?? range.upperBound
    let last = bytes[range].lastIndex { !isSpace($0) } ?? first - 1
    return first..<last + 1
  }
}

func isSpace(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || (byte >= 0x09 && byte <= 0x0D)
}
