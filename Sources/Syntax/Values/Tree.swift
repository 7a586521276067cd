/// What a file was read into: its bytes, and the flat list of its values.
///
/// It never changes, so whoever has a `Value` of it may pass it on.
package final class Tree: Sendable {
  let bytes: [UInt8]
  package let tape: Tape

  init(bytes: [UInt8], tape: consuming Tape) {
    self.bytes = bytes
    self.tape = tape
  }

  @inline(__always)
  package func withText<Result>(of node: Node, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { tape.withText(of: node, source: $0, body) }
  }

  /// The node behind a value and all that it holds.
  @inline(__always)
  func indexAfter(_ index: Int) -> Int {
    tape.nodes[index].isContainer ? Int(tape.nodes[index].text) : index + 1
  }
}

/// Values in the order they are written: a container, then what it holds; a key, then its value.
package struct Tape: ~Copyable {
  package var nodes: PlainList<Node>
  /// The decoded text of scalars that isn't in the file as it is: with escapes, doubled quotes, folded lines.
  var texts: [UInt8]

  init() {
    nodes = PlainList()
    texts = []
  }

  mutating func clear() {
    nodes.truncate(to: 0)
    if !texts.isEmpty { texts.removeAll(keepingCapacity: true) }
  }

  /// Appends a scalar whose text stands in the file as it is.
  @inline(__always)
  mutating func append(_ kind: ValueKind, _ range: Range<Int>, text: Range<Int>) {
    nodes.append(Node(kind, range, text: text.lowerBound, length: text.count))
  }

  /// Appends a string that stands in the file as it is, with its quotes.
  @inline(__always)
  mutating func appendQuoted(from start: Int, to end: Int) {
    nodes.append(Node(quotedFrom: start, to: end))
  }

  /// Appends a key and its value, both strings that stand in the file as they are.
  @inline(__always)
  mutating func appendMember(keyFrom keyStart: Int, to keyEnd: Int, textFrom start: Int, to end: Int) {
    nodes.append(Node(quotedFrom: keyStart, to: keyEnd), Node(quotedFrom: start, to: end))
  }

  /// Appends a scalar whose text is everything in `texts` from `start`.
  mutating func append(_ kind: ValueKind, _ range: Range<Int>, decodedFrom start: Int) {
    var node = Node(kind, range, text: start, length: texts.count - start)
    node.isDecoded = true
    nodes.append(node)
  }

  /// Begins an array or object; `close` ends it.
  @inline(__always)
  mutating func open(_ kind: ValueKind, at start: Int) -> Int {
    nodes.append(Node(kind, start..<start, text: 0, length: 0))
    return nodes.count - 1
  }

  @inline(__always)
  mutating func close(_ index: Int, at end: Int, count: Int) {
    var node = nodes[index]
    node.end = UInt32(truncatingIfNeeded: end)
    node.text = UInt32(truncatingIfNeeded: nodes.count)
    node.length = UInt32(truncatingIfNeeded: count)
    nodes[index] = node
  }
}

/// One value or key. 20 bytes, since a ledger has millions.
package struct Node: BitwiseCopyable {
  /// A file's places fit 32 bits: larger files are refused before they are read (`isTooLarge`).
  var start: UInt32
  var end: UInt32
  /// A scalar: where its text begins, in the file or in `texts`. A container: the index of the node behind it.
  package var text: UInt32
  /// A scalar: how many bytes its text has. A container: how many elements or members.
  var length: UInt32
  package var kind: ValueKind
  /// Whether the text stands in `Tape.texts`.
  var isDecoded = false
  /// Whether it is a CSV field: its null has a text, the empty one.
  package var isField = false

  @inline(__always)
  init(_ kind: ValueKind, _ range: Range<Int>, text: Int, length: Int) {
    self.init(kind, start: range.lowerBound, end: range.upperBound, text: text, length: length)
  }

  @inline(__always)
  init(_ kind: ValueKind, start: Int, end: Int, text: Int, length: Int) {
    self.kind = kind
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.text = UInt32(truncatingIfNeeded: text)
    self.length = UInt32(truncatingIfNeeded: length)
  }

  @inline(__always)
  init(quotedFrom start: Int, to end: Int) {
    self.init(.string, start: start, end: end, text: start &+ 1, length: end &- start &- 2)
  }

  package var range: Range<Int> { Int(start)..<max(Int(end), Int(start)) }
  /// Whether it is a plain YAML text over several lines: only their line breaks make its text another than the file's.
  var isContinued: Bool { kind == .plain && isDecoded && !isField }
  package var isContainer: Bool { kind == .array || kind == .object }

  /// A scalar's text in the bytes it stands in.
  @inline(__always)
  func text(in bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    let start = Int(text)
    let count = Int(length)
    precondition(start + count <= bytes.count)
    return UnsafeBufferPointer(start: bytes.baseAddress.map { $0 + start }, count: count)
  }
}
