import MenugenText

/// Content omitted by Markdown's safe mode.
struct MarkdownOmission {
  enum Kind { case html, link }

  var kind: Kind
  /// The beginning of the omitted text, on one line.
  var excerpt: String
  /// The line in the text, from 1.
  var line: Int

  init(_ kind: Kind, _ written: Span<UInt8>, line: Int) {
    self.kind = kind
    self.line = line
    let lineEnd = written.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? written.count
    excerpt =
      lineEnd == written.count && lineEnd <= 40
      ? String(decoding: written, as: UTF8.self)
      : String(String(decoding: written[..<min(lineEnd, 120)], as: UTF8.self).prefix(40)) + "…"
  }

  var message: String {
    switch kind {
    case .html: "raw HTML '\(excerpt)' is left out"
    case .link: "link to '\(excerpt)' is left out, since it could run or read something"
    }
  }
}

extension MarkdownOmission.Kind {
  /// The rule's name in diagnostics.
  var id: String {
    switch self {
    case .html: "markdown.html"
    case .link: "markdown.link"
    }
  }

  var hint: String {
    switch self {
    case .html: "write Markdown instead, \\< for a '<', or allow raw HTML with 'markdown: {unsafe: true}' in site.yaml"
    case .link: "link to a page of this site or to an https: address"
    }
  }
}
