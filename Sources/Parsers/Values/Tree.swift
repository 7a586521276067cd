/// What a file was read into: its bytes, and the flat list of its values.
///
/// A tree never changes while there is a `Value` of it: a reader that reuses one asks first whether it is the only owner.
final class Tree {
  let bytes: [UInt8]
  var tape: Tape

  init(bytes: [UInt8], tape: Tape) {
    self.bytes = bytes
    self.tape = tape
  }

  @inline(__always)
  func withText<Result>(of node: Node, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let range = Int(node.text)..<Int(node.text) + Int(node.length)
    if node.isDecoded { return tape.texts.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) } }
    return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// The text of a string or plain scalar; `nil` for any other value, and where `body` makes nothing of it.
  @inline(__always)
  func withWords<Result>(of node: Node, _ body: (UnsafeBufferPointer<UInt8>) -> Result?) -> Result? {
    guard node.kind == .string || node.kind == .plain else { return nil }
    return withText(of: node, body)
  }

  /// The same, or a number's digits.
  @inline(__always)
  func withScalarText<Result>(of node: Node, _ body: (UnsafeBufferPointer<UInt8>) -> Result?) -> Result? {
    guard node.kind == .string || node.kind == .number || node.kind == .plain else { return nil }
    return withText(of: node, body)
  }

  /// The node behind a value and all that it holds.
  @inline(__always)
  func indexAfter(_ index: Int) -> Int {
    tape.nodes[index].isContainer ? Int(tape.nodes[index].text) : index + 1
  }
}

// A tree changes only while its reader is its one owner (`RecordTree`), so what others can see of it never does.
extension Tree: @unchecked Sendable {}

/// Values in the order they are written: a container, then what it holds; a key, then its value.
struct Tape {
  var nodes: [Node] = []
  /// The decoded text of scalars that isn't in the file as it is: with escapes, doubled quotes, folded lines.
  var texts: [UInt8] = []

  mutating func clear() {
    nodes.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
  }

  /// Appends a scalar whose text stands in the file as it is.
  @inline(__always)
  mutating func append(_ kind: ValueKind, _ range: Range<Int>, text: Range<Int>) {
    nodes.append(Node(kind, range, text: text.lowerBound, length: text.count))
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
    nodes[index].end = UInt32(truncatingIfNeeded: end)
    nodes[index].text = UInt32(truncatingIfNeeded: nodes.count)
    nodes[index].length = UInt32(truncatingIfNeeded: count)
  }
}

/// One value or key. 20 bytes, since a ledger has millions.
struct Node {
  /// A file's places fit 32 bits: larger files are refused before they are read (`isTooLarge`).
  var start: UInt32
  var end: UInt32
  /// A scalar: where its text begins, in the file or in `texts`. A container: the index of the node behind it.
  var text: UInt32
  /// A scalar: how many bytes its text has. A container: how many elements or members.
  var length: UInt32
  var kind: ValueKind
  /// Whether the text stands in `Tape.texts`.
  var isDecoded = false
  /// Whether it is a CSV field: its null has a text, the empty one.
  var isField = false

  @inline(__always)
  init(_ kind: ValueKind, _ range: Range<Int>, text: Int, length: Int) {
    self.kind = kind
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    end = UInt32(truncatingIfNeeded: range.upperBound)
    self.text = UInt32(truncatingIfNeeded: text)
    self.length = UInt32(truncatingIfNeeded: length)
  }

  var range: Range<Int> { Int(start)..<max(Int(end), Int(start)) }
  var isContainer: Bool { kind == .array || kind == .object }
}
