package import MenugenDiagnostics
package import MenugenDomain
import MenugenText

/// Reads Markdown descriptions, notes and pages.
///
/// Uses libcmark (CommonMark) in safe mode: raw HTML and dangerous links are omitted with a warning. It is stateless,
/// so threads can share it.
package struct MarkdownReader: Sendable {
  /// Whether raw HTML and all links are allowed: `markdown: {unsafe: true}` in `site.yaml`.
  package var allowsUnsafe: Bool

  package init(allowsUnsafe: Bool = false) { self.allowsUnsafe = allowsUnsafe }

  /// Reads a text. Text that would take too long is shown as written, with a warning.
  ///
  /// - Parameters:
  ///   - headingOffset: The level of the heading above the text. The text's headings begin one level below, skip no
  ///     level, and end at `h6`. 0 keeps them as written.
  ///   - range: The text's bytes in the reporter's file.
  ///   - isVerbatim: Whether the text is in the file byte for byte, so that warnings can locate its lines.
  package func read(
    _ text: String, headingOffset: Int = 0, at range: Range<Int>, isVerbatim: Bool = false,
    reporter: inout Reporter
  ) -> Markup {
    readDocument(text, headingOffset: headingOffset, at: range, isVerbatim: isVerbatim, reporter: &reporter).markup
  }

  /// As `read`, but also returns the text of the first heading, for the title of a page.
  ///
  /// - Parameter keepsTitle: Whether a `# Title` at the beginning remains `h1`.
  package func readDocument(
    _ text: String, headingOffset: Int, keepsTitle: Bool = false, at range: Range<Int>, isVerbatim: Bool,
    reporter: inout Reporter
  ) -> MarkdownDocument {
    text.withSpan { bytes in
      if let markup = plainParagraph(bytes) { return MarkdownDocument(markup: markup) }
      guard isReadableInTime(bytes) else {
        reporter.report(.markdownTooComplex, at: range)
        return MarkdownDocument(markup: markup(ofParagraph: bytes, in: text))
      }
      let tree = MarkdownTree(parsing: bytes)
      var renderer = MarkdownRenderer(
        allowsUnsafe: allowsUnsafe, headingOffset: headingOffset, keepsTitle: keepsTitle,
        mayHaveTables: mayHaveTables(bytes), capacity: bytes.count)
      let document = renderer.document(of: tree)
      let lines = isVerbatim && !renderer.omissions.isEmpty ? lineStarts(bytes) : []
      for omission in renderer.omissions {
        let place = isVerbatim ? line(omission.line, lines, of: bytes, in: range) : range
        reporter.report(omission.message, at: place)
      }
      return document
    }
  }
}

package struct MarkdownDocument {
  package var markup: Markup
  package var firstHeading: String?
}

/// Text shown as written, in a paragraph.
private func markup(ofParagraph words: Span<UInt8>, in text: String) -> Markup {
  var html = ByteBuffer(capacity: words.count + words.count / 8 + 16)
  html.append("<p>")
  html.appendMarkdownText(words)
  html.append("</p>\n")
  return Markup(html: html.text, plain: text)
}

/// The start of each line.
private func lineStarts(_ bytes: Span<UInt8>) -> [Int] {
  var starts = [0]
  for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") { starts.append(index + 1) }
  return starts
}

/// The bytes in the file of a line of a verbatim text; lines count from 1.
private func line(
  _ number: Int, _ starts: [Int], of bytes: Span<UInt8>, in range: Range<Int>
) -> Range<Int> {
  let start = starts[min(max(number, 1), starts.count) - 1]
  let end = number < starts.count && number > 0 ? starts[number] - 1 : bytes.count
  return range.lowerBound + start..<range.lowerBound + max(end, start)
}
