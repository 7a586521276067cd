import MenugenDiagnostics

/// A parsed template.
///
/// A class, since the compiler passes it with every section and partial.
final class ParsedTemplate: Sendable {
  let name: String
  let file: SourceFile
  let nodes: [TemplateNode]
  /// The names of its partials and parents.
  let references: Set<String>
  let blockNames: Set<String>
  /// The errors found while parsing.
  let diagnostics: [Diagnostic]
  /// Whether it was parsed without structural errors, so that it can be compiled.
  let isWellFormed: Bool

  init(
    name: String, file: SourceFile, nodes: [TemplateNode], references: Set<String>, blockNames: Set<String>,
    diagnostics: [Diagnostic], isWellFormed: Bool
  ) {
    self.name = name
    self.file = file
    self.nodes = nodes
    self.references = references
    self.blockNames = blockNames
    self.diagnostics = diagnostics
    self.isWellFormed = isWellFormed
  }
}

indirect enum TemplateNode: Sendable {
  case text(TextNode)
  case variable(VariableNode)
  case section(SectionNode)
  /// A partial, or a parent with its blocks.
  case inclusion(InclusionNode)
  case block(BlockNode)
}

/// Literal text of at most one line.
struct TextNode: Sendable {
  var range: Range<Int>
  /// Whether it begins a line.
  ///
  /// A line that begins with a tag has an empty text before that tag.
  var startsLine: Bool
}

struct VariableNode: Sendable {
  var name: String
  var isEscaped: Bool
  var range: Range<Int>
}

struct SectionNode: Sendable {
  var name: String
  var isInverted: Bool
  var range: Range<Int>
  var nodes: [TemplateNode]
}

struct InclusionNode: Sendable {
  var name: String
  var range: Range<Int>
  /// The whitespace before a standalone tag, which indents each included line.
  var indentation: Range<Int>
  var blocks: [BlockNode]
}

struct BlockNode: Sendable {
  var name: String
  var range: Range<Int>
  /// The indentation for an override.
  ///
  /// It is that of the first line inside if the opening tag ends its line, otherwise the whitespace before the tag.
  var indentation: Range<Int>
  /// Whether the opening tag ends its line, so that the content begins on a new line.
  var startsWithLine: Bool
  var nodes: [TemplateNode]
}
