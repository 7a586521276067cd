import Diagnostics
import Text

/// Turns a template and all it includes into one program for one type of view model.
///
/// Partials and blocks are written out where they are used, so names, kinds and places in HTML are known for each use.
/// A partial that contains itself is written out once for each set of contexts, and called from then on.
struct TemplateCompiler {
  let library: TemplateLibrary
  var program = Program()
  var html = HTMLState()
  /// The partials that are being written out, the innermost last.
  var inclusions: [Inclusion] = []
  private var literalStart = 0
  private var slots: [ObjectIdentifier: Int] = [:]
  private var shapes: [ObjectIdentifier: ErasedShape] = [:]
  private var reporters: [String: Reporter] = [:]
  private var parseDiagnostics: Set<Diagnostic> = []
  private var stepCount = 0
  /// That the template is too large is told once.
  private var isTooLarge = false

  /// Enough for any theme; partials that include others many times over can't fill the memory.
  private static let maximumSteps = 200_000
  private static let maximumLiteralBytes = 64 << 20

  private init(_ library: TemplateLibrary) { self.library = library }

  static func compile(
    _ template: ParsedTemplate, of library: TemplateLibrary, for model: ModelType
  ) -> Checked<Program?> {
    var compiler = TemplateCompiler(library)
    let root = CompilerScope.Context(.model(compiler.shape(of: model)), slot: compiler.slot(for: model.id), source: nil)
    let scope = CompilerScope(template: template, contexts: [root], overrides: Overrides())
    compiler.addTemplate(in: scope)
    compiler.checkEnd(of: template)
    compiler.flushLiteral()
    return compiler.finish()
  }

  private mutating func finish() -> Checked<Program?> {
    program.slotCount = slots.count
    let diagnostics = reporters.values.reduce(into: parseDiagnostics) { $0.formUnion($1.diagnostics) }.sorted()
    return Checked(diagnostics.contains { $0.severity == .error } ? nil : program, diagnostics)
  }

  private mutating func checkEnd(of template: ParsedTemplate) {
    guard html.mode != .text, template.isWellFormed else { return }
    let end = template.file.bytes.count
    report(
      "template.unfinished-html", "template ends \(html.place)", hint: "close what is open before the page ends",
      at: end..<end, in: template)
  }

  // MARK: - nodes

  /// The nodes of the scope's template, if it could be read.
  mutating func addTemplate(in scope: CompilerScope) {
    parseDiagnostics.formUnion(scope.template.diagnostics)
    if scope.template.isWellFormed { add(scope.template.nodes, in: scope) }
  }

  mutating func add(_ nodes: some Collection<TemplateNode>, in scope: CompilerScope) {
    for node in nodes {
      stepCount += 1
      switch node {
      case .text(let text): add(text, in: scope)
      case .variable(let variable): add(variable, in: scope)
      case .section(let section): if allowsDepth(scope, at: section.range) { add(section, in: scope) }
      case .inclusion(let inclusion): if allowsDepth(scope, at: inclusion.range) { add(inclusion, in: scope) }
      case .block(let block): if allowsDepth(scope, at: block.range) { add(block, in: scope) }
      }
    }
  }

  private mutating func allowsDepth(_ scope: CompilerScope, at range: Range<Int>) -> Bool {
    if scope.depth > TemplateParser.maximumDepth {
      report(
        "template.too-deep",
        "sections, partials and blocks nest more than \(TemplateParser.maximumDepth) deep",
        hint: "use fewer levels of partials", at: range, in: scope.template)
      return false
    }
    if stepCount > Self.maximumSteps || program.literals.count > Self.maximumLiteralBytes {
      defer { isTooLarge = true }
      if isTooLarge { return false }
      report(
        "template.too-large", "template with all its partials is too large",
        hint: "include each partial fewer times", at: range, in: scope.template)
      return false
    }
    return true
  }

  private mutating func add(_ text: TextNode, in scope: CompilerScope) {
    var bytes = scope.template.file.bytes[text.range]
    if text.startsLine {
      let isIndent = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
      let own = bytes.prefix(while: isIndent).count
      bytes = bytes.dropFirst(min(own, scope.layout.dropped))
      // An empty line stays empty.
      if bytes.first != UInt8(ascii: "\n"), !bytes.elementsEqual("\r\n".utf8) { addIndentation(scope.layout) }
    }
    addLiteral(bytes)
  }

  /// What goes before a line of an included template or an overriding block.
  mutating func addIndentation(_ layout: Layout) {
    guard let callIndex = layout.callIndex else { return addLiteral(layout.indentation[...]) }
    addLiteral(layout.indentation[..<callIndex])
    flushLiteral()
    program.operations.append(.indent)
    addLiteral(layout.indentation[callIndex...])
  }

  private mutating func add(_ section: SectionNode, in scope: CompilerScope) {
    guard let meaning = meaning(of: section.name, at: section.range, in: scope) else { return }
    let before = html
    switch meaning {
    case .value(.flag(let test), let context):
      addCondition(.test(test), section, slot: context.slot, body: scope, in: scope)
    case .value(.text(let text), let context):
      guard text.mayBeMissing else { return refuseSection(section, "is text that is always there", in: scope) }
      let value = CompilerScope.Context(.text(text), slot: context.slot, source: context)
      addCondition(.text(text.place), section, slot: context.slot, body: scope.entering(value), in: scope)
    case .value(.elements(let elements), let context):
      if section.isInverted {
        addCondition(.test(elements.test), section, slot: context.slot, body: scope, in: scope)
      } else {
        addEach(elements, section, of: context, in: scope)
      }
    case .value(.writer, _):
      return refuseSection(section, "is markup that is always there", in: scope)
    case .word:
      return refuseSection(section, "is a word of the theme", in: scope)
    }
    guard let after = HTMLState.join(before, html) else {
      report(
        "template.unbalanced-section", "section '\(section.name)' begins \(before.place) but ends \(html.place)",
        hint: "let it open and close the same tags and quotes", at: section.range, in: scope.template)
      html = before
      return
    }
    html = after
  }

  /// What decides whether a section is written.
  private enum Condition {
    case test(FieldValue.Test)
    case text(PrintedText.Place)
  }

  private mutating func addCondition(
    _ condition: Condition, _ section: SectionNode, slot: Int, body: CompilerScope, in scope: CompilerScope
  ) {
    flushLiteral()
    let index = program.operations.count
    program.operations.append(.indent)
    var body = section.isInverted ? scope : body
    body.depth = scope.depth + 1
    add(section.nodes, in: body)
    flushLiteral()
    program.operations[index] = step(
      for: condition, slot: slot, end: program.operations.count, isInverted: section.isInverted)
  }

  private mutating func step(for condition: Condition, slot: Int, end: Int, isInverted: Bool) -> Operation {
    let (slot, end) = (Int32(slot), Int32(end))
    let test: FieldValue.Test
    switch condition {
    case .text(.optional(let offset)):
      return isInverted
        ? .unlessText(slot: slot, offset: Int32(offset), end: end)
        : .whenText(slot: slot, offset: Int32(offset), end: end)
    case .text(let place):
      test = { place.read($0)?.isEmpty == false }
    case .test(let own): test = own
    }
    program.tests.append(Program.Test(holds: test))
    let index = Int32(program.tests.count - 1)
    return isInverted ? .unless(slot: slot, test: index, end: end) : .when(slot: slot, test: index, end: end)
  }

  private mutating func addEach(
    _ elements: Elements, _ section: SectionNode, of context: CompilerScope.Context, in scope: CompilerScope
  ) {
    let element =
      switch elements.content {
      case .model(let type):
        CompilerScope.Context(.model(shape(of: type)), slot: slot(for: type.id), source: context)
      case .text:
        CompilerScope.Context(.text(.element), slot: slot(for: ObjectIdentifier(String.self)), source: context)
      }
    flushLiteral()
    let index = program.operations.count
    program.operations.append(.indent)
    add(section.nodes, in: scope.entering(element))
    flushLiteral()
    let end = Int32(program.operations.count)
    let (slot, target) = (Int32(context.slot), Int32(element.slot))
    if case .one(let offset) = elements.count {
      program.operations[index] = .enter(slot: slot, offset: Int32(offset), target: target, end: end)
    } else {
      let (list, stride) = (Int32(program.lists.count), Int32(elements.stride))
      program.lists.append(Program.List(visit: elements.visit))
      let canBeAlike =
        elements.isList && RenderedElements.takes(stride: elements.stride)
        && program.isClosed(index + 1..<Int(end), over: target)
      program.operations[index] =
        canBeAlike
        ? .eachAlike(slot: slot, elements: list, stride: stride, target: target, end: end)
        : .each(slot: slot, elements: list, stride: stride, target: target, end: end)
    }
  }

  private mutating func refuseSection(_ section: SectionNode, _ reason: String, in scope: CompilerScope) {
    report(
      "template.wrong-kind", "'\(section.name)' \(reason), so it can't be a section",
      hint: "print it with {{\(section.name)}}, or take the section's tags away", at: section.range,
      in: scope.template)
  }

  // MARK: - tables

  mutating func shape(of type: ModelType) -> ErasedShape {
    if let known = shapes[type.id] { return known }
    let shape = type.makeShape()
    shapes[type.id] = shape
    return shape
  }

  mutating func slot(for type: ObjectIdentifier) -> Int {
    if let known = slots[type] { return known }
    slots[type] = slots.count
    return slots.count - 1
  }

  /// Literal text; what follows the last operation is merged into one.
  mutating func addLiteral(_ bytes: ArraySlice<UInt8>) {
    program.literals += bytes
    html.read(bytes)
  }

  mutating func flushLiteral() {
    let end = program.literals.count
    if end > literalStart { program.operations.append(.literal(start: Int32(literalStart), end: Int32(end))) }
    literalStart = end
  }

  /// Bytes for an operation of their own, no part of the literal text around them.
  mutating func storeBytes(_ bytes: ArraySlice<UInt8>) -> Int {
    flushLiteral()
    program.literals += bytes
    literalStart = program.literals.count
    return literalStart - bytes.count
  }

  mutating func report(
    _ id: String, _ message: String, hint: String?, at range: Range<Int>, in template: ParsedTemplate
  ) {
    reporters[template.name, default: Reporter(template.file)].error(id, message, hint: hint, at: range)
  }
}

extension PrintedText {
  /// An element of a list of texts, which lies where its context points to.
  static let element = PrintedText(kind: .text, place: .stored(offset: 0))
}
