import MenugenDiagnostics

/// A template once read, before it is known where it will be used.
///
/// One object, since the compiler hands it on with every section and partial.
final class ParsedTemplate: Sendable {
  let name: String
  let file: SourceFile
  let nodes: [TemplateNode]
  /// The templates that its partials and parents name.
  let references: Set<String>
  let blockNames: Set<String>
  /// What was found wrong while reading.
  let diagnostics: [Diagnostic]
  /// Whether its tree is what its author meant, so that more can be said about it.
  let isWellFormed: Bool

  init(
    name: String, file: SourceFile, nodes: [TemplateNode], references: Set<String>, blockNames: Set<String>,
    diagnostics: [Diagnostic]
  ) {
    self.name = name
    self.file = file
    self.nodes = nodes
    self.references = references
    self.blockNames = blockNames
    self.diagnostics = diagnostics
    isWellFormed = diagnostics.allSatisfy { $0.id == "template.bad-name" || $0.id == "template.unclosed-tag" }
  }
}

indirect enum TemplateNode: Sendable {
  case text(TextNode)
  case variable(VariableNode)
  case section(SectionNode)
  /// A partial, or a parent with the blocks it is given; both are the same but for the blocks.
  case inclusion(InclusionNode)
  case block(BlockNode)
}

/// Literal text, never of more than one line.
struct TextNode: Sendable {
  var range: Range<Int>
  /// Whether a line begins with it.
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
  /// The whitespace before a tag that is alone on its line: it goes before each line of what is included.
  var indentation: Range<Int>
  var blocks: [BlockNode]
}

struct BlockNode: Sendable {
  var name: String
  var range: Range<Int>
  /// The whitespace that an override takes over from here.
  ///
  /// It is that of the first line inside if the opening tag ends its line, otherwise the whitespace before the tag.
  var indentation: Range<Int>
  /// Whether the opening tag ends its line, so that the content begins with a line of its own.
  var startsWithLine: Bool
  var nodes: [TemplateNode]
}
