package import MenugenDiagnostics
package import MenugenDomain
import MenugenText

/// Reads Markdown: descriptions, notes, the bodies of pages.
///
/// CommonMark through libcmark, in its safe mode: raw HTML and links that could run something never reach the HTML.
/// What it leaves out it says, as a warning. It holds no state, so any number of workers may share one.
package struct MarkdownReader: Sendable {
  /// Lets raw HTML and any link through: `markdown: {unsafe: true}` in `site.yaml`.
  package var allowsUnsafe: Bool

  package init(allowsUnsafe: Bool = false) { self.allowsUnsafe = allowsUnsafe }

  /// Reads one text. Never fails: what would take too long to read is shown as it is written, with a warning.
  ///
  /// `headingOffset` is the level of the heading that the text stands under: the text's own begin right below it, whatever
  /// level its author begins with, skip no level, and go down to `h6`. 0 leaves them as they are written.
  ///
  /// `range` is where the text stands in the reporter's file. A text that stands there byte for byte, as a page's body
  /// does, `isVerbatim`: its warnings then name their very line. One in a JSON or YAML string may be escaped or indented.
  package func read(
    _ text: String, headingOffset: Int = 0, at range: Range<Int>, isVerbatim: Bool = false,
    reporter: inout Reporter
  ) -> Markup {
    readDocument(text, headingOffset: headingOffset, at: range, isVerbatim: isVerbatim, reporter: &reporter).markup
  }

  /// As `read`, with the words of the first heading: the title of a page that names none.
  ///
  /// `keepsTitle` leaves a `# Title` that the text begins with the one `h1`.
  package func readDocument(
    _ text: String, headingOffset: Int, keepsTitle: Bool = false, at range: Range<Int>, isVerbatim: Bool,
    reporter: inout Reporter
  ) -> MarkdownDocument {
    var contiguous = text
    return contiguous.withUTF8 { bytes in
      if let markup = plainParagraph(bytes) { return MarkdownDocument(markup: markup) }
      guard isReadableInTime(bytes) else {
        reporter.warning(
          "markdown.too-complex",
          "Markdown is nested too deeply, or has too many open brackets; it is shown as written",
          hint: "write fewer nested lists and quotes, and put a \\ before a bracket that opens no link", at: range)
        return MarkdownDocument(markup: markup(ofParagraph: bytes, in: text))
      }
      let tree = MarkdownTree(parsing: bytes)
      var renderer = MarkdownRenderer(
        allowsUnsafe: allowsUnsafe, headingOffset: headingOffset, keepsTitle: keepsTitle, capacity: bytes.count)
      let document = renderer.document(of: tree)
      let lines = isVerbatim && !renderer.omissions.isEmpty ? lineStarts(bytes) : []
      for omission in renderer.omissions {
        let place = isVerbatim ? line(omission.line, lines, of: bytes, in: range) : range
        reporter.warning(omission.kind.id, omission.message, hint: omission.kind.hint, at: place)
      }
      return document
    }
  }
}

/// A whole text as it was read.
package struct MarkdownDocument {
  package var markup: Markup
  package var firstHeading: String?
}

/// What nobody read, as a paragraph of its own.
private func markup(ofParagraph words: UnsafeBufferPointer<UInt8>, in text: String) -> Markup {
  var html = ByteBuffer(capacity: words.count + words.count / 8 + 16)
  html.append("<p>")
  html.appendMarkdownText(words)
  html.append("</p>\n")
  return Markup(html: html.text, plain: text)
}

/// Where each line of a text begins.
private func lineStarts(_ bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
  [0] + bytes.indices.lazy.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
}

/// The bytes of the file that a line of a verbatim text is written in; lines count from 1.
private func line(
  _ number: Int, _ starts: [Int], of bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>
) -> Range<Int> {
  let start = starts[min(max(number, 1), starts.count) - 1]
  let end = number < starts.count && number > 0 ? starts[number] - 1 : bytes.count
  return range.lowerBound + start..<range.lowerBound + max(end, start)
}
