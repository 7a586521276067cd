/// A piece of a template: literal text, at most a line of it, or a tag.
struct TemplateToken {
  enum Kind {
    case text
    case variable(isEscaped: Bool)
    case section(isInverted: Bool)
    case block
    case parent
    case partial
    case close
    /// A comment, a change of delimiters, or a tag that was refused: it leaves nothing but may be alone on its line.
    case silent
  }

  var kind: Kind
  var range: Range<Int>
  var name = ""
  /// For text: whether a line begins with it.
  var startsLine = false
  /// For tags: whether the line is the tag's own, so that its whitespace and line end are gone.
  var isStandalone = false
  /// For tags: the whitespace between the start of the line and the tag, if nothing else is there.
  var indentation = 0..<0

  init(_ kind: Kind, _ range: Range<Int>, name: String = "") {
    self.kind = kind
    self.range = range
    self.name = name
  }

  var isText: Bool { if case .text = kind { true } else { false } }

  var isVariable: Bool { if case .variable = kind { true } else { false } }
}
