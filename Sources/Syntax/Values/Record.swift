package import MenugenDiagnostics

/// A record as it lies before its reader, lent for as long as the reader stays at it.
///
/// A `Value` owns a part of its tree, and each look through it counts owners up and down: for a million movements that
/// took as long as reading them did. What is only looked at is looked at here; `value` makes one that may be kept.
package struct Record: ~Copyable {
  /// Everything that is on the tape.
  package let nodes: UnsafeBufferPointer<Node>
  /// Where the record itself stands among them.
  package let root: Int
  private let texts: UnsafeBufferPointer<UInt8>
  private let source: UnsafeBufferPointer<UInt8>
  /// The tree that it is kept in; `nil` of a reader that reuses its tape.
  private let tree: Tree?

  @inline(__always)
  fileprivate init(
    nodes: UnsafeBufferPointer<Node>, root: Int, texts: UnsafeBufferPointer<UInt8>, source: UnsafeBufferPointer<UInt8>,
    tree: Tree?
  ) {
    self.nodes = nodes
    self.root = root
    self.texts = texts
    self.source = source
    self.tree = tree
  }

  /// The record as a value that may be kept.
  ///
  /// - Parameter file: The file that it is read from.
  package func value(in file: SourceFile) -> Value {
    Value(tree: tree ?? Tree(bytes: file.bytes, tape: Tape(nodes, texts)), index: root)
  }

  /// The text of a scalar or key.
  @inline(__always)
  package func text(of node: Node) -> UnsafeBufferPointer<UInt8> { node.text(in: node.isDecoded ? texts : source) }

  /// The text of a string or plain scalar; `nil` for any other value.
  @inline(__always)
  package func words(of node: Node) -> UnsafeBufferPointer<UInt8>? {
    node.kind == .string || node.kind == .plain ? text(of: node) : nil
  }

  /// The same, or a number's digits.
  @inline(__always)
  package func scalar(of node: Node) -> UnsafeBufferPointer<UInt8>? {
    node.kind == .number ? text(of: node) : words(of: node)
  }
}

extension Tape {
  /// Lends the record that was read onto the tape, unless nothing could be made of it, and clears the tape for the next.
  @inline(__always)
  mutating func handRecord(_ source: UnsafeBufferPointer<UInt8>, to body: (borrowing Record) -> Void) {
    if !nodes.isEmpty, nodes[0].kind != .invalid { lend(0, source, in: nil, to: body) }
    clear()
  }

  @inline(__always)
  fileprivate func lend(
    _ root: Int, _ source: UnsafeBufferPointer<UInt8>, in tree: Tree?, to body: (borrowing Record) -> Void
  ) {
    nodes.withElements { nodes in
      texts.withUnsafeBufferPointer { texts in
        body(Record(nodes: nodes, root: root, texts: texts, source: source, tree: tree))
      }
    }
  }

  fileprivate init(_ nodes: UnsafeBufferPointer<Node>, _ texts: UnsafeBufferPointer<UInt8>) {
    self.nodes = PlainList(nodes)
    self.texts = Array(texts)
  }
}

extension Value {
  /// Lends a value that is kept as a record.
  func lend(to body: (borrowing Record) -> Void) {
    tree.bytes.withUnsafeBufferPointer { tree.tape.lend(index, $0, in: tree, to: body) }
  }
}
