import MenugenCCMark
import MenugenDomain
import MenugenText

/// Writes the HTML, plain text and links of a Markdown tree in one walk.
///
/// The HTML equals libcmark's, except for shifted headings, control characters, and a comment in place of omitted HTML.
struct MarkdownRenderer: ~Copyable {
  let allowsUnsafe: Bool
  let headingOffset: Int
  /// The omissions, in document order.
  private(set) var omissions: [MarkdownOmission] = []
  private var hasOmittedHTML = false

  private var html: ByteBuffer
  private var plain: ByteBuffer
  private var links: [Markup.Link] = []
  /// The image whose `alt` text is being written.
  private var image: MarkdownNode?
  private var headingStart: Int?
  /// The original levels of the current heading and those above it.
  private var outline: [Int] = []
  /// The level of the heading being written.
  private var level = 1
  private let keepsTitle: Bool
  /// The ids of headings, for pages only.
  private var headingIDs = HeadingIDs()
  /// The text of the first heading that isn't blank.
  private var firstHeading: String?
  /// Whether to repair literals, after libcmark returned invalid UTF-8.
  private var repairsUTF8 = false
  /// Whether any line may divide a table's head from its rows.
  private let mayHaveTables: Bool

  init(allowsUnsafe: Bool, headingOffset: Int, keepsTitle: Bool = false, mayHaveTables: Bool = false, capacity: Int) {
    self.mayHaveTables = mayHaveTables
    self.keepsTitle = keepsTitle
    self.allowsUnsafe = allowsUnsafe
    self.headingOffset = headingOffset
    html = ByteBuffer(capacity: capacity + capacity / 4 + 64)
    plain = ByteBuffer(capacity: capacity + 16)
  }

  mutating func document(of tree: borrowing MarkdownTree) -> MarkdownDocument {
    render(tree)
    var text = validated(html)
    if text == nil {
      // libcmark can split a character. Repair each literal, so that the locations of links remain correct.
      repairsUTF8 = true
      render(tree)
      text = html.text
    }
    // Paragraphs and quotes with only omitted content are empty.
    if hasOmittedHTML, links.isEmpty, isBlank(plain.text), text?.contains("<hr") == false { text = "" }
    var markup = Markup(html: text ?? "", plain: plain.text, links: links)
    markup.hasHeadings = headingStart != nil
    return MarkdownDocument(markup: markup, firstHeading: firstHeading)
  }

  private mutating func render(_ tree: borrowing MarkdownTree) {
    html.removeAll()
    plain.removeAll()
    links = []
    omissions = []
    firstHeading = nil
    headingStart = nil
    headingIDs = HeadingIDs()
    outline = []
    tree.walk(&self, enter: { $0.enter($1) }, leave: { $0.leave($1) })
    while plain.count > 0, plain[plain.count - 1] == UInt8(ascii: "\n") { plain.truncate(to: plain.count - 1) }
  }
}

// MARK: - Nodes

extension MarkdownRenderer {
  private mutating func enter(_ node: MarkdownNode) -> Bool {
    if image != nil {
      enterAlternativeText(node)
      return true
    }
    switch node.kind {
    case CMARK_NODE_TEXT: node.withLiteral { appendBoth($0) }
    case CMARK_NODE_SOFTBREAK:
      html.append("\n")
      plain.append(" ")
    case CMARK_NODE_LINEBREAK:
      html.append("<br />\n")
      plain.append("\n")
    case CMARK_NODE_CODE:
      html.append("<code>")
      node.withLiteral { appendBoth($0) }
      html.append("</code>")
    case CMARK_NODE_EMPH: html.append("<em>")
    case CMARK_NODE_STRONG: html.append("<strong>")
    case CMARK_NODE_LINK: enterLink(node)
    case CMARK_NODE_IMAGE:
      // Only its text is shown if the image isn't allowed.
      if omits(node) { return true }
      image = node
      html.append("<img src=\"")
      appendDestination(of: node, isImage: true)
      html.append("\" alt=\"")
    case CMARK_NODE_HTML_INLINE: appendRaw(node)
    default: return enterBlock(node)
    }
    return true
  }

  private mutating func enterBlock(_ node: MarkdownNode) -> Bool {
    switch node.kind {
    case CMARK_NODE_PARAGRAPH:
      if mayHaveTables { noteTable(in: node) }
      startPlainLine()
      if node.isTight { return true }
      startLine()
      html.append("<p>")
    case CMARK_NODE_HEADING:
      let isFirst = html.count == 0
      startLine()
      startPlainLine()
      headingStart = plain.count
      level = level(of: node, isFirst: isFirst)
      html.append("<h")
      html.append(decimal: level)
      if keepsTitle, let id = headingIDs.id(for: node.words) {
        html.append(" id=\"")
        html.append(id)
        html.append("\"")
      }
      html.append(">")
    case CMARK_NODE_BLOCK_QUOTE:
      startLine()
      html.append("<blockquote>\n")
    case CMARK_NODE_LIST: enterList(node)
    case CMARK_NODE_ITEM:
      startLine()
      html.append("<li>")
    case CMARK_NODE_CODE_BLOCK: appendCodeBlock(node)
    case CMARK_NODE_THEMATIC_BREAK:
      startLine()
      html.append("<hr />\n")
    case CMARK_NODE_HTML_BLOCK:
      startLine()
      appendRaw(node)
      startLine()
    default: break
    }
    return true
  }

  private mutating func leave(_ node: MarkdownNode) {
    if let image {
      guard image == node else { return }
      self.image = nil
      appendTitle(of: node)
      html.append("\" />")
      return
    }
    switch node.kind {
    case CMARK_NODE_EMPH: html.append("</em>")
    case CMARK_NODE_STRONG: html.append("</strong>")
    case CMARK_NODE_LINK: if !isOmitted(node) { html.append("</a>") }
    case CMARK_NODE_PARAGRAPH: if !node.isTight { html.append("</p>\n") }
    case CMARK_NODE_HEADING:
      html.append("</h")
      html.append(decimal: level)
      html.append(">\n")
      keepFirstHeading()
    case CMARK_NODE_BLOCK_QUOTE:
      startLine()
      html.append("</blockquote>\n")
    case CMARK_NODE_LIST:
      if node.isBulletList { html.append("</ul>\n") } else { html.append("</ol>\n") }
    case CMARK_NODE_ITEM: html.append("</li>\n")
    default: break
    }
  }

  /// Keeps the text since the heading's start, as one line.
  private mutating func keepFirstHeading() {
    guard firstHeading == nil, let headingStart else { return }
    let text = String(decoding: plain.span[min(headingStart, plain.count)...], as: UTF8.self)
    // Character references such as `&#10;` may add line breaks.
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    if !isBlank(line) { firstHeading = line }
  }

  private mutating func enterAlternativeText(_ node: MarkdownNode) {
    switch node.kind {
    case CMARK_NODE_TEXT, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE: node.withLiteral { appendBoth($0) }
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK:
      html.append(" ")
      plain.append(" ")
    default: break
    }
  }

  private mutating func enterLink(_ node: MarkdownNode) {
    // Only its text is shown if the link isn't allowed.
    if omits(node) { return }
    html.append("<a href=\"")
    appendDestination(of: node, isImage: false)
    appendTitle(of: node)
    html.append("\">")
  }

  private mutating func enterList(_ node: MarkdownNode) {
    startLine()
    if node.isBulletList {
      html.append("<ul>\n")
    } else if node.listStart == 1 {
      html.append("<ol>\n")
    } else {
      html.append("<ol start=\"")
      html.append(decimal: node.listStart)
      html.append("\">\n")
    }
  }

  private mutating func appendCodeBlock(_ node: MarkdownNode) {
    startLine()
    startPlainLine()
    node.withFenceInfo { info in
      if info.isEmpty {
        html.append("<pre><code>")
      } else {
        html.append("<pre><code class=\"language-")
        append(info[..<(info.firstIndex { $0 == 0x20 || (0x09...0x0D).contains($0) } ?? info.count)])
        html.append("\">")
      }
    }
    node.withLiteral { appendBoth($0) }
    html.append("</code></pre>\n")
  }

  /// The level of a heading: below that of the text by the number of headings above it, so that no level is skipped.
  private mutating func level(of node: MarkdownNode, isFirst: Bool) -> Int {
    let written = node.headingLevel
    if headingOffset == 0 { return written }
    if keepsTitle, isFirst, written == 1 { return 1 }
    while let last = outline.last, last >= written { outline.removeLast() }
    outline.append(written)
    return min(6, headingOffset + outline.count)
  }
}

// MARK: - Raw HTML and destinations

extension MarkdownRenderer {
  private mutating func appendRaw(_ node: MarkdownNode) {
    guard !allowsUnsafe else {
      node.withLiteral { literal in withMended(literal) { html, bytes in html.append(bytes) } }
      return
    }
    hasOmittedHTML = true
    node.withLiteral { literal in
      // Comments are for authors, so they aren't reported.
      if !hasOnlyComments(literal) { omissions.append(MarkdownOmission(.html, literal, line: node.line)) }
    }
  }

  /// Records a paragraph that is a table in Markdown's dialects with tables.
  private mutating func noteTable(in paragraph: MarkdownNode) {
    let lines = paragraph.lines
    guard isTable(lines), let head = lines.first else { return }
    head.withSpan { omissions.append(MarkdownOmission(.table, $0, line: paragraph.line)) }
  }

  private func isOmitted(_ node: MarkdownNode) -> Bool { !allowsUnsafe && node.withDestination { isDangerous($0) } }

  /// Whether a link or image is omitted except for its text; records the omission.
  private mutating func omits(_ node: MarkdownNode) -> Bool {
    guard isOmitted(node) else { return false }
    node.withDestination { omissions.append(MarkdownOmission(.link, $0, line: node.line)) }
    return true
  }

  private mutating func appendDestination(of node: MarkdownNode, isImage: Bool) {
    node.withDestination { destination in
      let start = html.count
      withMended(destination) { html, bytes in html.appendMarkdownDestination(bytes) }
      links.append(
        Markup.Link(
          destination: String(decoding: destination, as: UTF8.self), isImage: isImage, place: start..<html.count))
    }
  }

  private mutating func appendTitle(of node: MarkdownNode) {
    node.withTitle { title in
      guard !title.isEmpty else { return }
      html.append("\" title=\"")
      append(title)
    }
  }
}

/// Whether a link could run code or refer to the reader's disk: the schemes that libcmark's safe mode rejects (allowing
/// `data:` for four image formats), and a path with a drive letter.
private func isDangerous(_ destination: Span<UInt8>) -> Bool {
  if destination.starts(withLowercase: "data:") {
    return !destination.starts(withLowercase: "data:image/png") && !destination.starts(withLowercase: "data:image/gif")
      && !destination.starts(withLowercase: "data:image/jpeg") && !destination.starts(withLowercase: "data:image/webp")
  }
  if destination.count > 1, destination[1] == UInt8(ascii: ":"), isASCIILetter(destination[0]) { return true }
  return destination.starts(withLowercase: "javascript:") || destination.starts(withLowercase: "vbscript:")
    || destination.starts(withLowercase: "file:")
}

private func isASCIILetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }

// MARK: - Text

extension MarkdownRenderer {
  private mutating func append(_ literal: Span<UInt8>) {
    withMended(literal) { html, bytes in html.appendMarkdownText(bytes) }
  }

  private mutating func appendBoth(_ literal: Span<UInt8>) {
    append(literal)
    plain.append(literal)
  }

  private mutating func withMended(
    _ literal: Span<UInt8>, _ body: (inout ByteBuffer, Span<UInt8>) -> Void
  ) {
    guard repairsUTF8 else { return body(&html, literal) }
    String(decoding: literal, as: UTF8.self).withSpan { body(&html, $0) }
  }

  /// Starts a new line, unless one has just begun.
  private mutating func startLine() {
    if html.count > 0, html[html.count - 1] != UInt8(ascii: "\n") { html.append("\n") }
  }

  private mutating func startPlainLine() {
    if plain.count > 0, plain[plain.count - 1] != UInt8(ascii: "\n") { plain.append("\n") }
  }
}

private func validated(_ buffer: borrowing ByteBuffer) -> String? {
  String(validating: buffer.span, as: UTF8.self)
}
