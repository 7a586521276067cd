import MenugenDiagnostics
import MenugenText

/// Compiles a template and its inclusions into one program for one type of view model.
///
/// Partials and blocks are inlined, so that names, types and HTML context are known at each use. A recursive partial is
/// inlined once for each set of contexts, then called.
struct TemplateCompiler {
  let library: TemplateLibrary
  var program = Program()
  var html = HTMLState()
  /// The partials being inlined, the innermost last.
  var inclusions: [Inclusion] = []
  /// Whether models stay in the slots of enclosing lists, and calls add no indentation. This saves a third of the steps
  /// and is true of nearly every template; others are compiled again.
  let isSimple: Bool
  private var isRefused = false
  private var slots: [ObjectIdentifier: Int] = [:]
  private var shapes: [ObjectIdentifier: ErasedShape] = [:]
  private var reporters: [String: Reporter] = [:]
  private var parseDiagnostics: Set<Diagnostic> = []
  private var stepCount = 0
  /// Whether the excessive size was reported.
  private var isTooLarge = false

  /// Limits that stop partials from expanding exponentially.
  private static let maximumSteps = 200_000
  private static let maximumLiteralBytes = 64 << 20

  private init(_ library: TemplateLibrary, isSimple: Bool) {
    self.library = library
    self.isSimple = isSimple
  }

  static func compile(
    _ template: ParsedTemplate, of library: TemplateLibrary, for model: ModelType
  ) -> Checked<Program?> {
    var simple = TemplateCompiler(library, isSimple: true)
    let compiled = simple.compile(template, for: model)
    if compiled.value != nil, !simple.isRefused { return compiled }
    var compiler = TemplateCompiler(library, isSimple: false)
    return compiler.compile(template, for: model)
  }

  private mutating func compile(_ template: ParsedTemplate, for model: ModelType) -> Checked<Program?> {
    let place = CompilerScope.Place(type: model.id, slot: slot(for: model.id))
    let root = CompilerScope.Context(.model(shape(of: model)), place, source: nil)
    let scope = CompilerScope(template: template, contexts: [root], overrides: Overrides())
    addTemplate(in: scope)
    checkEnd(of: template)
    return finish()
  }

  /// Marks the template as not simple.
  mutating func refuseSimplicity() { isRefused = true }

  private mutating func finish() -> Checked<Program?> {
    program.slotCount = slots.count
    program.literalEnd = program.literals.count
    program.literals += [UInt8](repeating: 0, count: 16)
    let diagnostics = reporters.values.reduce(into: parseDiagnostics) { $0.formUnion($1.diagnostics) }.sorted()
    return Checked(diagnostics.contains { $0.severity == .error } ? nil : program, diagnostics)
  }

  private mutating func checkEnd(of template: ParsedTemplate) {
    guard html.mode != .text, template.isWellFormed else { return }
    let end = template.file.bytes.count
    report(.unfinishedHTML(html.place), at: end..<end, in: template)
  }

  // MARK: - nodes

  /// Adds the nodes of the scope's template, if it could be parsed.
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
      report(.templateTooDeep(levels: TemplateParser.maximumDepth), at: range, in: scope.template)
      return false
    }
    if stepCount > Self.maximumSteps || program.literals.count > Self.maximumLiteralBytes {
      defer { isTooLarge = true }
      if isTooLarge { return false }
      report(.templateTooLarge, at: range, in: scope.template)
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
      // Don't indent empty lines.
      if bytes.first != UInt8(ascii: "\n"), !bytes.elementsEqual("\r\n".utf8) { addIndentation(scope.layout) }
    }
    addLiteral(bytes)
  }

  /// Adds the indentation of a line in an included template or overriding block.
  mutating func addIndentation(_ layout: Layout) {
    guard let callIndex = layout.callIndex else { return addLiteral(layout.indentation[...]) }
    addLiteral(layout.indentation[..<callIndex])
    append(.indent)
    addLiteral(layout.indentation[callIndex...])
  }

  private mutating func add(_ section: SectionNode, in scope: CompilerScope) {
    guard let meaning = meaning(of: section.name, at: section.range, in: scope) else { return }
    let before = html
    switch meaning {
    case .value(.flag(let flag), let place, _):
      addCondition(.flag(flag), section, at: place, body: scope, in: scope)
    case .value(.text(let text), let place, let context):
      guard text.mayBeMissing else { return refuseSection(section, .alwaysText, in: scope) }
      let value = CompilerScope.Context(.text(text), place, source: context)
      addCondition(.text(text.place), section, at: place, body: scope.entering(value), in: scope)
    case .value(.elements(let elements), let place, let context):
      add(elements, section, at: place, of: context, in: scope)
    case .value(.lookup, _, _):
      return refuseSection(section, .lookup, in: scope)
    case .value(.writer, _, _):
      return refuseSection(section, .alwaysMarkup, in: scope)
    case .word:
      return refuseSection(section, .themeString, in: scope)
    }
    guard let after = HTMLState.join(before, html) else {
      report(
        .unbalancedSection(section.name, from: before.place, to: html.place), at: section.range, in: scope.template)
      html = before
      return
    }
    html = after
  }

  /// The condition of a section.
  private enum Condition {
    case flag(Flag)
    case text(PrintedText.Place)
  }

  private mutating func addCondition(
    _ condition: Condition, _ section: SectionNode, at place: CompilerScope.Place, body: CompilerScope,
    in scope: CompilerScope
  ) {
    var body = section.isInverted ? scope : body
    body.depth = scope.depth + 1
    addSection(section, body: body) { compiler, _ in
      compiler.action(for: condition, at: place, isInverted: section.isInverted)
    }
  }

  /// Adds a section's step and the steps inside it; `action` receives their range.
  private mutating func addSection(
    _ section: SectionNode, body: CompilerScope, _ action: (inout TemplateCompiler, Range<Int>) -> Action
  ) {
    let index = program.operations.count
    append(.indent)
    add(section.nodes, in: body)
    program.operations[index].action = action(&self, index + 1..<program.operations.count)
    program.operations[index].sectionLiteralEnd = Int32(program.literals.count)
  }

  /// The action that makes the steps up to here conditional.
  private mutating func action(
    for condition: Condition, at place: CompilerScope.Place, isInverted: Bool
  ) -> Action {
    let (slot, end) = (Int32(place.slot), Int32(program.operations.count))
    let test: Elements.Test
    switch condition {
    case .text(.optional(let own)):
      let offset = Int32(place.offset + own)
      return isInverted
        ? .unlessText(slot: slot, offset: offset, end: end) : .whenText(slot: slot, offset: offset, end: end)
    case .text(let text): test = { text.read($0)?.isEmpty == false }
    case .flag(.stored(let own)):
      let offset = Int32(place.offset + own)
      return isInverted
        ? .unlessSet(slot: slot, offset: offset, end: end) : .whenSet(slot: slot, offset: offset, end: end)
    case .flag(.computed(let own)): test = own
    }
    program.tests.append(Program.Test(holds: test))
    let (offset, index) = (Int32(place.offset), Int32(program.tests.count - 1))
    return isInverted
      ? .unless(slot: slot, offset: offset, test: index, end: end)
      : .when(slot: slot, offset: offset, test: index, end: end)
  }

  private mutating func add(
    _ elements: Elements, _ section: SectionNode, at place: CompilerScope.Place, of context: CompilerScope.Context,
    in scope: CompilerScope
  ) {
    let isThere = Condition.flag(.computed(elements.test))
    if section.isInverted { return addCondition(isThere, section, at: place, body: scope, in: scope) }
    switch (elements.count, elements.content) {
    case (.one(let offset), .model(let type)) where isSimple:
      add(section.nodes, in: scope.entering(inner(type, at: place, offset, of: context)))
    case (.oneOrNone(let offset), .model(let type)) where isSimple:
      let body = scope.entering(inner(type, at: place, offset, of: context))
      addCondition(isThere, section, at: place, body: body, in: scope)
    default: addEach(elements, section, at: place, of: context, in: scope)
    }
  }

  /// The context of a model stored within another, in the same slot.
  private mutating func inner(
    _ type: ModelType, at place: CompilerScope.Place, _ offset: Int, of context: CompilerScope.Context
  ) -> CompilerScope.Context {
    let inner = CompilerScope.Place(type: type.id, slot: place.slot, offset: place.offset + offset)
    return CompilerScope.Context(.model(shape(of: type)), inner, source: context)
  }

  private mutating func addEach(
    _ elements: Elements, _ section: SectionNode, at place: CompilerScope.Place, of context: CompilerScope.Context,
    in scope: CompilerScope
  ) {
    let element =
      switch elements.content {
      case .model(let type):
        CompilerScope.Context(
          .model(shape(of: type)), CompilerScope.Place(type: type.id, slot: slot(for: type.id)), source: context)
      case .text:
        CompilerScope.Context(
          .text(.element),
          CompilerScope.Place(type: ObjectIdentifier(String.self), slot: slot(for: ObjectIdentifier(String.self))),
          source: context)
      }
    let target = element.place.slot
    let body = scope.entering(element)
    // An outer element of this type would be looked up in this slot.
    if body.contexts.dropFirst().contains(where: { $0.place.slot == target }) { refuseSimplicity() }
    addSection(section, body: body) { compiler, steps in
      compiler.action(over: elements, at: place, target, steps)
    }
  }

  private mutating func action(
    over elements: Elements, at place: CompilerScope.Place, _ target: Int, _ steps: Range<Int>
  ) -> Action {
    let (slot, target, end) = (Int32(place.slot), Int32(target), Int32(steps.upperBound))
    if case .one(let offset) = elements.count {
      return .enter(slot: slot, offset: Int32(place.offset + offset), target: target, end: end)
    }
    let (offset, list) = (Int32(place.offset), Int32(program.lists.count))
    program.lists.append(Program.List(find: elements.find, stride: elements.stride))
    return .each(slot: slot, offset: offset, list: list, target: target, end: end)
  }

  private mutating func refuseSection(
    _ section: SectionNode, _ misuse: DiagnosticMessage.TemplateMisuse, in scope: CompilerScope
  ) {
    report(.misused(section.name, misuse), at: section.range, in: scope.template)
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

  // MARK: - steps

  /// Adds literal text before the next step.
  mutating func addLiteral(_ bytes: ArraySlice<UInt8>) {
    program.literals += bytes
    html.read(bytes)
  }

  mutating func append(_ action: Action) {
    program.operations.append(Operation(literalEnd: Int32(program.literals.count), action: action))
  }

  mutating func report(_ message: DiagnosticMessage, at range: Range<Int>, in template: ParsedTemplate) {
    reporters[template.name, default: Reporter(template.file)].report(message, at: range)
  }
}

extension PrintedText {
  /// An element of a list of strings, at its context's address.
  static let element = PrintedText(kind: .text, place: .stored(offset: 0))
}
