/// A token of a template: a tag, or literal text of at most one line.
struct TemplateToken {
  enum Kind {
    case text
    case variable(isEscaped: Bool)
    case section(isInverted: Bool)
    case block
    case parent
    case partial
    case close
    /// A comment, a change of delimiters or a rejected tag: it prints nothing but may be standalone.
    case silent
  }

  var kind: Kind
  var range: Range<Int>
  var name = ""
  /// For text: whether it begins a line.
  var startsLine = false
  /// For tags: whether the tag is alone on its line, so that the line's whitespace is removed.
  var isStandalone = false
  /// For tags: the whitespace before the tag, if nothing else is before it on the line.
  var indentation = 0..<0

  init(_ kind: Kind, _ range: Range<Int>, name: String = "") {
    self.kind = kind
    self.range = range
    self.name = name
  }

  var isText: Bool { if case .text = kind { true } else { false } }
}
