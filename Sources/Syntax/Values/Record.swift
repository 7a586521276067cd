import MenugenText
package import MenugenDiagnostics

/// A record, valid during the call it is passed to.
///
/// Unlike a `Value`, it doesn't own its tree: reading it counts no references. `value` creates one that may be kept.
package struct Record: ~Copyable, ~Escapable {
  /// All nodes of the tape.
  package let nodes: Span<Node>
  /// The index of the record's node.
  package let root: Int
  private let texts: Span<UInt8>
  private let source: Span<UInt8>
  /// The tree that contains it; `nil` for a reader that reuses its tape.
  private let tree: Tree?

  @inline(__always) @_lifetime(copy nodes, copy texts, copy source)
  fileprivate init(
    nodes: Span<Node>, root: Int, texts: Span<UInt8>, source: Span<UInt8>,
    tree: Tree?
  ) {
    self.nodes = nodes
    self.root = root
    self.texts = texts
    self.source = source
    self.tree = tree
  }

  /// Returns the record as a value that may be kept.
  ///
  /// - Parameter file: The record's file.
  package func value(in file: SourceFile) -> Value {
    Value(tree: tree ?? Tree(bytes: file.bytes, tape: Tape(nodes, texts)), index: root)
  }

  /// The text of a scalar or key.
  @inline(__always) @_lifetime(copy self)
  package func text(of node: Node) -> Span<UInt8> { node.text(in: node.isDecoded ? texts : source) }

  /// The text of a string or plain scalar; `nil` for any other value.
  @inline(__always) @_lifetime(copy self)
  package func words(of node: Node) -> Span<UInt8>? {
    node.kind == .string || node.kind == .plain ? text(of: node) : nil
  }

  /// The text of a string, plain scalar or number; `nil` for any other value.
  @inline(__always) @_lifetime(copy self)
  package func scalar(of node: Node) -> Span<UInt8>? {
    node.kind == .number ? text(of: node) : words(of: node)
  }
}

extension Tape {
  /// Calls `body` with the record on the tape, if it is valid, and clears the tape.
  @inline(__always)
  mutating func handRecord(_ source: Span<UInt8>, to body: (borrowing Record) -> Void) {
    if !nodes.isEmpty, nodes[0].kind != .invalid { lend(0, source, in: nil, to: body) }
    clear()
  }

  @inline(__always)
  fileprivate func lend(
    _ root: Int, _ source: Span<UInt8>, in tree: Tree?, to body: (borrowing Record) -> Void
  ) {
    body(Record(nodes: nodes.span, root: root, texts: texts.span, source: source, tree: tree))
  }

  fileprivate init(_ nodes: Span<Node>, _ texts: Span<UInt8>) {
    self.nodes = TrivialArray(nodes)
    self.texts = Array(texts)
  }
}

extension Value {
  /// Calls `body` with this value as a record.
  func lend(to body: (borrowing Record) -> Void) {
    let bytes = tree.bytes
    tree.tape.lend(index, bytes.span, in: tree, to: body)
  }
}
