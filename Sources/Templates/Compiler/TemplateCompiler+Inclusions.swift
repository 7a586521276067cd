import MenugenDiagnostics
import MenugenText

/// Partials, parents and blocks.
extension TemplateCompiler {
  /// A template being inlined, with its contexts.
  struct Inclusion {
    let key: Key
    let contexts: [CompilerScope.Context]
    let html: HTMLState
    let start: Int
    let literalStart: Int
    let indentation: Int
    /// The calls whose end isn't known yet.
    var calls: [Int] = []

    struct Key: Hashable {
      let template: String
      let places: [CompilerScope.Place]
      let topIsText: Bool
      let overrides: String
    }
  }

  mutating func add(_ node: InclusionNode, in scope: CompilerScope) {
    guard let template = library.template(node.name) else {
      report(
        .missingPartial(node.name, meant: nearestName(to: node.name, among: library.names)), at: node.range,
        in: scope.template)
      return
    }
    checkBlocks(of: node, in: scope)
    var inner = scope
    inner.depth += 1
    inner.template = template
    if !node.blocks.isEmpty {
      inner.overrides = Overrides(scope.overrides, adding: node.blocks, of: scope.template)
    }
    inner.layout = scope.layout.inner(scope.template.file.bytes[node.indentation])
    let key = Inclusion.Key(
      template: node.name, places: scope.contexts.map(\.place), topIsText: scope.contexts.first?.shape == nil,
      overrides: inner.overrides.key)
    let isRecursive = library.isRecursive(node.name)
    if isRecursive, let active = inclusions.lastIndex(where: { $0.key == key && $0.html == html }) {
      addCall(of: active, node, indentation: inner.layout.indentation, in: scope)
    } else {
      addInclusion(key, node, inner, isRecursive: isRecursive, in: scope)
    }
  }

  private mutating func addInclusion(
    _ key: Inclusion.Key, _ node: InclusionNode, _ inner: CompilerScope, isRecursive: Bool, in scope: CompilerScope
  ) {
    var inner = inner
    if isRecursive, !isSimple {
      inner.layout.callIndex = inner.layout.callIndex ?? inner.layout.indentation.count
    }
    inclusions.append(
      Inclusion(
        key: key, contexts: scope.contexts, html: html, start: program.operations.count,
        literalStart: program.literals.count, indentation: inner.layout.indentation.count))
    addTemplate(in: inner)
    guard let ended = inclusions.popLast(), !ended.calls.isEmpty else { return }
    let steps = Steps(
      range: ended.start..<program.operations.count, literals: ended.literalStart..<program.literals.count)
    for call in ended.calls { program.calls[call].steps = steps }
    if html != ended.html {
      report(.unbalancedPartial(node.name, from: ended.html.place, to: html.place), at: node.range, in: scope.template)
    }
  }

  /// Adds a call of a recursive partial with the same types of contexts.
  ///
  /// Recursion terminates only if each round descends into the model: no context may be outside that of the round
  /// before, and at least one must be deeper.
  private mutating func addCall(
    of active: Int, _ node: InclusionNode, indentation: [UInt8], in scope: CompilerScope
  ) {
    let called = inclusions[active]
    let pairs = zip(scope.contexts, called.contexts)
    let ends = pairs.allSatisfy { $0.isWithin($1) } && pairs.contains { $0 !== $1 && $0.shape != nil }
    guard ends else {
      report(.endlessRecursion(node.name), at: node.range, in: scope.template)
      return
    }
    let added = indentation.dropFirst(called.indentation)
    if !added.isEmpty { refuseSimplicity() }
    inclusions[active].calls.append(program.calls.count)
    append(.call(Int32(program.calls.count)))
    // The end of its steps isn't known yet.
    let steps = Steps(range: called.start..<called.start, literals: called.literalStart..<called.literalStart)
    program.calls.append(Program.Call(steps: steps, indentation: Array(added)))
  }

  /// Reports blocks that the parent has no place for, which would be ignored.
  private mutating func checkBlocks(of node: InclusionNode, in scope: CompilerScope) {
    guard !node.blocks.isEmpty else { return }
    let reached = library.templatesReached(from: node.name).union([node.name])
    let known = reached.reduce(into: Set<String>()) { $0.formUnion(library.template($1)?.blockNames ?? []) }
    for block in node.blocks where !known.contains(block.name) {
      report(
        .unknownBlock(block.name, of: node.name, meant: nearestName(to: block.name, among: known.sorted())),
        at: block.range, in: scope.template)
    }
  }

  // MARK: - blocks

  mutating func add(_ block: BlockNode, in scope: CompilerScope) {
    var inner = scope
    inner.depth += 1
    guard let override = scope.overrides.blocks[block.name] else { return add(block.nodes, in: inner) }
    let indentation = scope.template.file.bytes[block.indentation]
    inner.template = override.template
    inner.overrides = override.overrides
    inner.layout = scope.layout.inner(
      indentation, dropping: override.node.startsWithLine ? override.node.indentation.count : 0)
    var nodes = override.node.nodes[...]
    if case .text(let first) = nodes.first, first.startsLine {
      if !block.startsWithLine {
        // The line began before the block, with its own whitespace.
        let own = override.template.file.bytes[first.range].prefix(inner.layout.dropped)
        let dropped = own.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
        addLiteral(override.template.file.bytes[first.range].dropFirst(dropped))
        nodes = nodes.dropFirst()
      }
    } else if block.startsWithLine {
      addIndentation(inner.layout)
    }
    add(nodes, in: inner)
  }
}
