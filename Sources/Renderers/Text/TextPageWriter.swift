import MenugenText

/// Writes plain text in lines of a fixed display width.
struct TextPageWriter {
  /// The maximum width, suitable for e-mail and A4 in a monospaced font.
  static let width = 72

  /// The width of this page, less on a narrow terminal.
  private let width: Int
  /// The indentation of a nested section.
  var margin = 0
  /// The separator between a label and its value, in the page's language.
  let colon: String

  init(width: Int = TextPageWriter.width, margin: Int = 0, colon: String = ": ") {
    self.width = min(width, TextPageWriter.width)
    self.margin = margin
    self.colon = colon
  }

  /// A writer for nested content, indented further up to a limit.
  var inner: TextPageWriter { TextPageWriter(width: width, margin: min(margin + 2, 12), colon: colon) }

  func title(_ title: String, under name: String, to output: inout ByteBuffer) {
    let line = sanitizedLine(name == title ? title : "\(name) – \(title)")
    output.append(line, wrappedTo: width)
    output.append("\n")
    output.append(repeating: UInt8(ascii: "="), count: min(displayWidth(of: line), width))
    output.append("\n")
  }

  func heading(_ heading: String, isMinor: Bool, to output: inout ByteBuffer) {
    let line = truncated(sanitizedLine(heading), toWidth: width - margin)
    output.append(isMinor ? "\n" : "\n\n")
    output.append(repeating: UInt8(ascii: " "), count: margin)
    output.append(line)
    output.append("\n")
    output.append(repeating: UInt8(ascii: " "), count: margin)
    output.append(repeating: isMinor ? UInt8(ascii: ".") : UInt8(ascii: "-"), count: displayWidth(of: line))
    output.append("\n")
  }

  func blank(to output: inout ByteBuffer) { output.append("\n") }

  func line(_ text: String, to output: inout ByteBuffer) {
    output.append(sanitizedLine(text))
    output.append("\n")
  }

  /// Writes a file name and its hash, on separate lines if needed.
  func proof(_ text: String, to output: inout ByteBuffer) {
    guard displayWidth(of: text) > width, let space = text.lastIndex(of: " ") else { return line(text, to: &output) }
    block(String(text[..<space]), indent: 0, to: &output)
    block(String(text[text.index(after: space)...]), indent: 2, to: &output)
  }

  /// Writes a paragraph after an empty line.
  func paragraph(_ text: String, to output: inout ByteBuffer) {
    blank(to: &output)
    block(text, indent: 0, to: &output)
  }

  /// Writes wrapped and indented lines, keeping line ends.
  func block(_ text: String, indent: Int = 2, to output: inout ByteBuffer) {
    if text.isEmpty { return }
    let indented = margin + indent
    if output.appendSimple(text, wrappedTo: width - indented, indent: indented) { return output.append("\n") }
    if isInert(text) { return line(text, indent: indent, to: &output) }
    for part in text.split(separator: "\n") { line(sanitizedLine(String(part)), indent: indent, to: &output) }
  }

  private func line(_ text: String, indent: Int, to output: inout ByteBuffer) {
    let indent = margin + indent
    output.append(text, wrappedTo: width - indent, indent: indent)
    output.append("\n")
  }

  /// Writes another figure for the row above, at the right edge.
  func figure(_ value: String, to output: inout ByteBuffer) {
    output.append(sanitizedLine(value), paddedTo: width, alignment: .trailing)
    output.append("\n")
  }

  /// Writes a name, leader dots, and a price at the right edge. A long name is wrapped.
  func row(_ name: String, _ value: String?, indent: Int = 0, to output: inout ByteBuffer) {
    let indent = margin + indent
    let width = self.width - indent
    let value = value.map(sanitizedLine) ?? ""
    let valueWidth = displayWidth(of: value)
    // At least three dots and two spaces separate a name and its price.
    let nameWidth = value.isEmpty ? width : max(width - valueWidth - 5, width / 3)
    let lastCells = output.append(sanitizedLine(name), wrappedTo: nameWidth, indent: indent)
    if !value.isEmpty {
      output.append(" ")
      output.append(repeating: UInt8(ascii: "."), count: max(3, width - lastCells - valueWidth - 2))
      output.append(" ")
      output.append(value)
    }
    output.append("\n")
  }
}
