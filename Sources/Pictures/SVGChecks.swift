package import MenugenDiagnostics
import MenugenText

/// Finds content that makes an SVG file unsafe to publish, as it runs on the site's own origin.
///
/// Reports scripts, event attributes, HTML, and external resources. Also reports files that aren't well-formed, which
/// browsers may parse differently.
package func checkSVG(_ file: SourceFile) -> [Diagnostic] {
  var checks = SVGChecks(file)
  checks.run()
  return checks.reporter.diagnostics
}

private struct SVGChecks {
  var reporter: Reporter
  private var tokenizer: XMLTokenizer
  /// The text of the open style sheet.
  private var styleSheet: (text: String, range: Range<Int>)?
  private let bytes: [UInt8]

  /// The maximum number of problems to report for a file.
  private static let faultLimit = 10

  init(_ file: SourceFile) {
    reporter = Reporter(file)
    bytes = file.bytes
    tokenizer = XMLTokenizer(file.bytes)
  }

  mutating func run() {
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) || bytes.contains(0) {
      return damaged("it is not UTF-8", at: 0..<min(1, bytes.count))
    }
    if let index = firstInvalidUTF8(in: bytes.span) {
      return damaged("it is not UTF-8", at: index..<index + 1)
    }
    do throws(XMLTokenizer.Fault) {
      try checkEncoding()
      while reporter.diagnostics.count < Self.faultLimit, let token = try tokenizer.next() { try check(token) }
    } catch {
      if error.message.hasPrefix("entities") {
        unsafe(error.message, at: error.range)
      } else {
        damaged(error.message, at: error.range)
      }
    }
  }

  /// Checks the declared encoding, by which browsers decode the bytes.
  private func checkEncoding() throws(XMLTokenizer.Fault) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard bytes[start...].starts(with: "<?xml".utf8), let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else {
      return
    }
    let declaration = String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
    guard let name = declaration.firstRange(of: "encoding") else { return }
    let value = declaration[name.upperBound...].drop { $0.isWhitespace || $0 == "=" }
    let encoding = value.dropFirst().prefix { $0 != "\"" && $0 != "'" }
    if !["utf-8", "utf8", "us-ascii", "ascii"].contains(encoding) {
      throw XMLTokenizer.Fault("it is not UTF-8", start..<end)
    }
  }

  private mutating func check(_ token: XMLTokenizer.Token) throws(XMLTokenizer.Fault) {
    switch token {
    case .instruction(let target):
      if text(target).lowercased() != "xml" { unsafe("an instruction '\(text(target))'", at: target) }
    case .start(let name, let attributes, let isEmpty):
      let element = localName(name)
      if unsafeElements.contains(element) { unsafe("an element '\(text(name))'", at: name) }
      for attribute in attributes { try check(attribute, of: element) }
      if element == "style", !isEmpty, styleSheet == nil { styleSheet = ("", name) }
    case .text(let range, let isRaw):
      let text = isRaw ? text(range) : try tokenizer.decoded(range)
      styleSheet?.text += text
    case .end(let name):
      guard localName(name) == "style", let sheet = styleSheet else { return }
      styleSheet = nil
      if let fault = styleFault(sheet.text) { unsafe(fault, at: sheet.range) }
    }
  }

  private mutating func check(_ attribute: XMLTokenizer.Attribute, of element: String) throws(XMLTokenizer.Fault) {
    let written = text(attribute.name).lowercased()
    let name = localName(attribute.name)
    // Fast path: numbers and plain words can't contain references.
    let canRefer = bytes[attribute.value].contains { byte in
      [UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "("), UInt8(ascii: "\\"), UInt8(ascii: "&")].contains(byte)
    }
    guard canRefer || name.hasPrefix("on") || name == "attributename" else { return }
    let value = try tokenizer.decoded(attribute.value)
    let squeezed = String(String.UnicodeScalarView(value.unicodeScalars.filter { $0.value > 0x20 })).lowercased()
    let isNamespace = written == "xmlns" || written.hasPrefix("xmlns:")
    if isNamespace {
      if squeezed.hasPrefix("http://www.w3.org/1999/xhtml") { unsafe("HTML", at: attribute.value) }
      return
    }
    if name == "attributename", squeezed.hasPrefix("on") {
      // An animation can set any attribute.
      unsafe("an event attribute '\(shortened(value))' that an animation sets", at: attribute.value)
    } else if name.hasPrefix("on"), name.utf8.count > 2 {
      unsafe("an event attribute '\(text(attribute.name))'", at: attribute.name)
    } else if holds(squeezed, "script:") {
      unsafe("a script in '\(text(attribute.name))'", at: attribute.value)
    } else if name == "href" || name == "src" || written == "xml:base" {
      if !isInside(squeezed) { unsafe("a reference to '\(shortened(value))'", at: attribute.value) }
    } else if name == "to" || name == "from" || name == "by" || name == "values", element != "text" {
      // An animation can set a reference.
      if squeezed.contains("//") || squeezed.hasPrefix("data:") {
        unsafe("a reference to '\(shortened(value))'", at: attribute.value)
      }
    } else if squeezed.contains("(") || squeezed.contains("\\"), let fault = styleFault(value) {
      unsafe(fault, at: attribute.value)
    }
  }

  private mutating func unsafe(_ what: String, at range: Range<Int>) {
    reporter.report(.unsafeSVG(what), at: range)
  }

  private mutating func damaged(_ what: String, at range: Range<Int>) {
    reporter.report(.damagedSVG(what), at: range)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The name without its prefix, in lower case.
  private func localName(_ range: Range<Int>) -> String {
    let name = text(range).lowercased()
    return name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }
}

/// Elements that run code or show content other than SVG.
private let unsafeElements: Set<String> = [
  "script", "foreignobject", "iframe", "object", "embed", "applet", "handler", "listener", "audio", "video", "html",
  "body",
  "link", "meta", "base", "form",
]

/// Whether a reference is to the file itself, a file in the same folder, or a `data:` URL of an image.
private func isInside(_ reference: String) -> Bool {
  if reference.hasPrefix("data:") {
    return ["png", "jpeg", "jpg", "gif", "webp", "avif"].contains { kind in
      reference.hasPrefix("data:image/\(kind);") || reference.hasPrefix("data:image/\(kind),")
    }
  }
  if reference.hasPrefix("//") || reference.hasPrefix("\\") || reference.hasPrefix("/\\") { return false }
  return !reference.prefix { $0 != "/" && $0 != "?" && $0 != "#" }.contains(":")
}

/// What a style sheet or attribute loads from outside; `nil` if nothing.
private func styleFault(_ css: String) -> String? {
  let text = withoutEscapes(css).lowercased()
  for word in ["@import", "expression(", "-moz-binding", "image-set(", "image("] where holds(text, word) {
    return "'\(word)' in a style"
  }
  let bytes = Array(text.utf8)
  var rest = bytes[...]
  while let found = rest.firstRange(of: Array("url(".utf8)) {
    rest = rest[found.upperBound...]
    let target = rest.drop { $0 <= 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
    let end = target.prefix { ![UInt8(ascii: ")"), UInt8(ascii: "\""), UInt8(ascii: "'")].contains($0) }
    let reference = String(decoding: end.filter { $0 > 0x20 }, as: UTF8.self)
    if !isInside(reference) { return "a reference to '\(shortened(reference))'" }
  }
  return nil
}

/// A style sheet without comments, with its escapes decoded (CSS Syntax 3, 4.3.7).
private func withoutEscapes(_ css: String) -> String {
  var result = String.UnicodeScalarView()
  var rest = Substring(css).unicodeScalars
  while let scalar = rest.popFirst() {
    if scalar == "/", rest.first == "*" {
      rest = rest.dropFirst()
      while let next = rest.popFirst() {
        if next == "*", rest.first == "/" { break }
      }
      rest = rest.dropFirst()
      continue
    }
    guard scalar == "\\" else {
      result.append(scalar)
      continue
    }
    let digits = rest.prefix(6).prefix { $0.properties.isASCIIHexDigit }
    if let number = UInt32(String(digits), radix: 16) {
      rest = rest.dropFirst(digits.count)
      if let next = rest.first, next.properties.isWhitespace { rest = rest.dropFirst() }
      result.append(Unicode.Scalar(number) ?? "\u{FFFD}")
    } else if let next = rest.popFirst() {
      result.append(next)
    }
  }
  return String(result)
}

private func holds(_ text: String, _ word: String) -> Bool {
  Array(text.utf8).firstRange(of: Array(word.utf8)) != nil
}

private func shortened(_ text: String) -> String { text.count > 60 ? "\(text.prefix(60))…" : text }
