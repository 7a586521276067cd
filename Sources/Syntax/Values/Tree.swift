import MenugenText

/// A parsed file: its bytes and the tape of its values.
package final class Tree: Sendable {
  let bytes: [UInt8]
  package let tape: Tape

  init(bytes: [UInt8], tape: consuming Tape) {
    self.bytes = bytes
    self.tape = tape
  }

  @inline(__always)
  package func withText<Result>(of node: Node, _ body: (Span<UInt8>) -> Result) -> Result {
    let bytes = bytes
    return tape.withText(of: node, source: bytes.span, body)
  }

  /// The index after a value and its contents.
  @inline(__always)
  func indexAfter(_ index: Int) -> Int {
    tape.nodes[index].isContainer ? Int(tape.nodes[index].text) : index + 1
  }
}

/// Values in file order: a container is followed by its contents, a key by its value.
package struct Tape: ~Copyable {
  package var nodes: TrivialArray<Node>
  /// The decoded text of scalars that differs from the file: with escapes, doubled quotes or folded lines.
  var texts: [UInt8]

  init() {
    nodes = TrivialArray()
    texts = []
  }

  mutating func clear() {
    nodes.truncate(to: 0)
    if !texts.isEmpty { texts.removeAll(keepingCapacity: true) }
  }

  /// Appends a scalar whose text is in the file as it is.
  @inline(__always)
  mutating func append(_ kind: ValueKind, _ range: Range<Int>, text: Range<Int>) {
    nodes.append(Node(kind, range, text: text.lowerBound, length: text.count))
  }

  /// Appends a string that is in the file as it is, with its quotes.
  @inline(__always)
  mutating func appendQuoted(from start: Int, to end: Int) {
    nodes.append(Node(quotedFrom: start, to: end))
  }

  /// Appends a key and its value, both strings that are in the file as they are.
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

/// A value or key, in 20 bytes.
package struct Node: BitwiseCopyable {
  /// Offsets in 32 bits; larger files are rejected (`isTooLarge`).
  var start: UInt32
  var end: UInt32
  /// The offset of a scalar's text, in the file or in `texts`; the index of the node after a container.
  package var text: UInt32
  /// The length of a scalar's text in bytes; the number of elements or members of a container.
  var length: UInt32
  package var kind: ValueKind
  /// Whether the text is in `Tape.texts`.
  var isDecoded = false
  /// Whether it is a CSV field: if null, its text is empty.
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
  /// Whether it is a YAML plain scalar on several lines.
  var isContinued: Bool { kind == .plain && isDecoded && !isField }
  package var isContainer: Bool { kind == .array || kind == .object }

  /// A scalar's text, in the bytes that contain it.
  @inline(__always) @_lifetime(copy bytes)
  func text(in bytes: Span<UInt8>) -> Span<UInt8> {
    let start = Int(text)
    return bytes[start..<start + Int(length)]
  }
}
