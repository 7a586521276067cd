import MenugenDiagnostics

/// Parses a template into a tree.
///
/// Continues after errors, to report all of them.
struct TemplateParser {
  /// The maximum nesting depth of tags, including partials: limited by a thread's stack.
  static let maximumDepth = 100

  private let file: SourceFile
  private var reporter: Reporter
  /// The open tags, the innermost last; the first entry is the template itself.
  private var stack: [Level] = [Level(tag: nil)]
  private var references: Set<String> = []
  private var blockNames: Set<String> = []
  /// Whether all sections are properly nested.
  private var isWellFormed = true

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
    parser.reporter.append(scanned.tokens.diagnostics)
    parser.isWellFormed = scanned.isWellFormed
    let tokens = StandaloneLines.resolve(scanned.tokens.value, in: file.bytes)
    for token in tokens where !parser.add(token) {
      // Open tags may be closed after the error.
      return parser.finish(name, isCutOff: true)
    }
    return parser.finish(name)
  }

  /// Returns false if parsing must stop.
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
        report(.tagsTooDeep(levels: Self.maximumDepth), at: token.range)
        return false
      }
      if case .block = token.kind { blockNames.insert(token.name) }
      if case .parent = token.kind { references.insert(token.name) }
      stack.append(Level(tag: token))
    case .close: close(token)
    }
    return true
  }

  /// Reports an error in the nesting of tags.
  private mutating func report(_ message: DiagnosticMessage, at range: Range<Int>) {
    isWellFormed = false
    reporter.report(message, at: range)
  }

  private mutating func append(_ node: TemplateNode) { stack[stack.count - 1].nodes.append(node) }

  private mutating func close(_ token: TemplateToken) {
    guard let depth = stack.lastIndex(where: { $0.tag?.name == token.name }) else {
      report(.unopenedSection(token.name, open: stack.last?.tag?.name), at: token.range)
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
    report(.unclosedSection(tag.name), at: tag.range)
  }

  private mutating func closeInnermost(before end: TemplateToken?) {
    guard stack.count > 1, let level = stack.popLast(), let tag = level.tag else { return }
    switch tag.kind {
    case .section(let isInverted):
      append(
        .section(SectionNode(name: tag.name, isInverted: isInverted, range: tag.range, nodes: level.nodes)))
    case .parent:
      // The specification ignores text inside a parent; only blocks are used.
      let blocks = level.nodes.compactMap { if case .block(let block) = $0 { block } else { nil } }
      if let ignored = level.nodes.lazy.compactMap(ignoredRange).first {
        reporter.report(.ignoredInParent(tag.name), at: ignored)
      }
      let indentation = tag.isStandalone ? tag.indentation : 0..<0
      append(
        .inclusion(InclusionNode(name: tag.name, range: tag.range, indentation: indentation, blocks: blocks)))
    default:
      append(.block(block(tag, level.nodes, end: end?.range.lowerBound ?? file.bytes.count)))
    }
  }

  /// The part of a node beside blocks that isn't blank.
  private func ignoredRange(_ node: TemplateNode) -> Range<Int>? {
    switch node {
    case .block: return nil
    case .text(let text):
      func isBlank(_ byte: UInt8) -> Bool { isSpace(byte) || byte == UInt8(ascii: "\n") }
      guard let first = file.bytes[text.range].firstIndex(where: { !isBlank($0) }),
        let last = file.bytes[text.range].lastIndex(where: { !isBlank($0) })
      else { return nil }
      return first..<last + 1
    case .variable(let node): return node.range
    case .section(let node): return node.range
    case .inclusion(let node): return node.range
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
      // A block without content has its tag's indentation.
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
      diagnostics: reporter.diagnostics, isWellFormed: isWellFormed)
  }
}
