import MenugenDiagnostics

/// Reads a template into its tree.
///
/// A template with mistakes is read to its end, so that all of them are told.
struct TemplateParser {
  /// How deep tags may nest, partials included: enough for any page, and no deeper than a worker's stack allows.
  static let maximumDepth = 100

  private let file: SourceFile
  private var reporter: Reporter
  /// The tags that are open, the innermost last; the first entry is the template itself.
  private var stack: [Level] = [Level(tag: nil)]
  private var references: Set<String> = []
  private var blockNames: Set<String> = []

  private struct Level {
    var tag: TemplateToken?
    var nodes: [TemplateNode] = []
  }

  private init(_ file: SourceFile) {
    self.file = file
    reporter = Reporter(file)
  }

  static func parse(_ name: String, _ file: SourceFile) -> ParsedTemplate {
    let scanned = TemplateScanner.scan(file)
    var parser = TemplateParser(file)
    parser.reporter.append(scanned.diagnostics)
    let tokens = StandaloneLines.resolve(scanned.value, in: file.bytes)
    for token in tokens where !parser.add(token) {
      // The tags that are open just here may well be closed further on.
      return parser.finish(name, isCutOff: true)
    }
    return parser.finish(name)
  }

  /// Returns false where reading has to end.
  private mutating func add(_ token: TemplateToken) -> Bool {
    switch token.kind {
    case .text: append(.text(TextNode(range: token.range, startsLine: token.startsLine)))
    case .variable(let isEscaped):
      append(.variable(VariableNode(name: token.name, isEscaped: isEscaped, range: token.range)))
    case .partial:
      references.insert(token.name)
      let indentation = token.isStandalone ? token.indentation : 0..<0
      append(.inclusion(InclusionNode(name: token.name, range: token.range, indentation: indentation, blocks: [])))
    case .silent: break
    case .section, .block, .parent:
      guard stack.count <= Self.maximumDepth else {
        reporter.error(
          "template.too-deep", "tags nest more than \(Self.maximumDepth) deep",
          hint: "move the inner part into a partial of its own", at: token.range)
        return false
      }
      if case .block = token.kind { blockNames.insert(token.name) }
      if case .parent = token.kind { references.insert(token.name) }
      stack.append(Level(tag: token))
    case .close: close(token)
    }
    return true
  }

  private mutating func append(_ node: TemplateNode) { stack[stack.count - 1].nodes.append(node) }

  private mutating func close(_ token: TemplateToken) {
    guard let depth = stack.lastIndex(where: { $0.tag?.name == token.name }) else {
      let open = stack.last?.tag?.name
      reporter.error(
        "template.mismatched-close", "'\(token.name)' is closed here but was not opened",
        hint: open.map { "'\($0)' is open here: write {{/\($0)}}" } ?? "take the tag away", at: token.range)
      return
    }
    while stack.count > depth + 1 {
      reportUnclosed()
      closeInnermost(before: token)
    }
    closeInnermost(before: token)
  }

  private mutating func reportUnclosed() {
    guard let tag = stack.last?.tag else { return }
    reporter.error(
      "template.unclosed-section", "'\(tag.name)' is opened here but never closed",
      hint: "write {{/\(tag.name)}} where it ends", at: tag.range)
  }

  private mutating func closeInnermost(before end: TemplateToken?) {
    guard stack.count > 1, let level = stack.popLast(), let tag = level.tag else { return }
    switch tag.kind {
    case .section(let isInverted):
      append(
        .section(SectionNode(name: tag.name, isInverted: isInverted, range: tag.range, nodes: level.nodes)))
    case .parent:
      // The specification: text inside a parent is ignored, blocks are what counts.
      let blocks = level.nodes.compactMap { if case .block(let block) = $0 { block } else { nil } }
      let indentation = tag.isStandalone ? tag.indentation : 0..<0
      append(
        .inclusion(InclusionNode(name: tag.name, range: tag.range, indentation: indentation, blocks: blocks)))
    default:
      append(.block(block(tag, level.nodes, end: end?.range.lowerBound ?? file.bytes.count)))
    }
  }

  private func block(_ tag: TemplateToken, _ nodes: [TemplateNode], end: Int) -> BlockNode {
    var lineStart = tag.range.upperBound
    while lineStart < end, file.bytes[lineStart] != UInt8(ascii: "\n"), isSpace(file.bytes[lineStart]) {
      lineStart += 1
    }
    let startsWithLine = tag.isStandalone && lineStart < end && file.bytes[lineStart] == UInt8(ascii: "\n")
    var indentation = tag.indentation
    if startsWithLine {
      lineStart += 1
      let lineEnd = file.bytes[lineStart..<end].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
      // A block without content has its tag's own indentation.
      if let lineEnd { indentation = lineStart..<lineEnd }
    }
    return BlockNode(
      name: tag.name, range: tag.range, indentation: indentation, startsWithLine: startsWithLine, nodes: nodes)
  }

  private mutating func finish(_ name: String, isCutOff: Bool = false) -> ParsedTemplate {
    while stack.count > 1 {
      if !isCutOff { reportUnclosed() }
      closeInnermost(before: nil)
    }
    return ParsedTemplate(
      name: name, file: file, nodes: stack[0].nodes, references: references, blockNames: blockNames,
      diagnostics: reporter.diagnostics)
  }
}
