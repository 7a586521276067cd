import MenugenText

/// The type of a value by its syntax.
package enum ValueKind: UInt8, Sendable, BitwiseCopyable {
  /// A value that the reader reported as an error: don't report it again.
  case invalid
  /// A missing value: JSON's `null`; YAML's `null`, `~` or nothing; an empty CSV field.
  case null
  case bool
  case number
  case string
  /// A YAML plain scalar or a CSV field, interpreted as text, number or bool by the field that reads it.
  case plain
  case array
  case object
}

/// A value in a content file of any syntax, with its location.
///
/// A reference into a tree, which it keeps alive.
///
/// ```swift
/// for (key, value) in menu.members {
///   switch key {
///   case "name": name = label(value)
///   case "sections": for section in value.elements { … }
///   default: warnOfUnknown(key)
///   }
/// }
/// ```
package struct Value: Sendable {
  let tree: Tree
  package let index: Int

  package var kind: ValueKind { node.kind }

  /// The bytes of the value in the file, including the quotes of a string.
  ///
  /// The value of a YAML alias is located at the alias, and its inner values where they are written.
  package var range: Range<Int> { node.range }

  package var isNull: Bool { node.kind == .null }

  /// Whether the reader has already reported it as an error.
  package var isInvalid: Bool { node.kind == .invalid }

  private var node: Node { tree.tape.nodes[index] }
}

// MARK: - Scalars

extension Value {
  /// The text of a string or a plain scalar; empty for an empty CSV field.
  package func string() -> String? {
    withText { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether it is a field of a CSV row, which exists even if it is empty.
  package var isField: Bool { node.isField }

  /// The bytes of `string()`, without creating it.
  @inline(__always)
  package func withText<Result>(_ body: (Span<UInt8>) -> Result) -> Result? {
    let node = node
    switch node.kind {
    case .string, .plain: return tree.withText(of: node, body)
    case .null where node.isField: return tree.withText(of: node, body)
    default: return nil
    }
  }

  /// The digits of a number as written, such as `1e3`, `-0.50` or, in YAML and CSV, `+5`, `.5` and `007`.
  ///
  /// JSON numbers follow RFC 8259; plain scalars follow YAML 1.2's core schema (10.3.2) without hexadecimal, octal (see
  /// `digits`), infinity and not-a-number. A quoted string is never a number.
  package var numberText: String? {
    withNumber { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of `numberText`, without creating it.
  package func withNumber<Result>(_ body: (Span<UInt8>) -> Result) -> Result? {
    let node = node
    switch node.kind {
    case .number: return tree.withText(of: node, body)
    case .plain: return tree.withText(of: node) { isCoreNumber($0) ? body($0) : nil }
    default: return nil
    }
  }

  /// The text for a numeric field: a JSON number, or the text of a string, a CSV field or a plain scalar.
  ///
  /// A number in a YAML plain scalar is converted to decimal notation: `0.5` for `.5`, `16` for `0x10`.
  package var digits: String? { withDigits { String(decoding: $0, as: UTF8.self) } }

  /// The bytes of `digits`, usually without creating it.
  package func withDigits<Result>(_ body: (Span<UInt8>) -> Result) -> Result? {
    if kind == .number { return withNumber(body) }
    return withText { text in
      guard node.kind == .plain, !node.isField, let decimal = decimalNotation(ofCoreNumber: text) else {
        return body(text)
      }
      return decimal.withSpan(body)
    }
  }

  /// The value of JSON's `true` and `false`, and of the core schema's words in a plain scalar.
  package func bool() -> Bool? {
    let node = node
    switch node.kind {
    case .bool: return tree.withText(of: node) { $0.first == UInt8(ascii: "t") }
    case .plain: return tree.withText(of: node, coreBool)
    default: return nil
    }
  }
}

// MARK: - Arrays and objects

extension Value {
  /// The number of elements or members; 0 for a scalar.
  package var count: Int {
    let node = node
    return node.isContainer ? Int(node.length) : 0
  }

  /// The elements of an array, in file order; empty for any other value.
  package var elements: Elements {
    let node = node
    guard node.kind == .array else { return Elements(tree: tree, index: index, end: index) }
    return Elements(tree: tree, index: index + 1, end: Int(node.text))
  }

  /// The members of an object, in file order, including duplicate keys; empty for any other value.
  package var members: Members {
    let node = node
    guard node.kind == .object else { return Members(tree: tree, index: index, end: index) }
    return Members(tree: tree, index: index + 1, end: Int(node.text))
  }

  /// Calls `body` with each element of an array. Faster than a loop over `elements`: it counts no references.
  @inline(__always)
  package func forEachElement(_ body: (borrowing Value) -> Void) {
    let node = node
    guard node.kind == .array else { return }
    var index = index + 1
    while index < Int(node.text) {
      body(Value(tree: tree, index: index))
      index = tree.indexAfter(index)
    }
  }

  /// Calls `body` with each member of an object. Faster than a loop over `members`: it counts no references.
  @inline(__always)
  package func forEachMember(_ body: (borrowing Key, borrowing Value) -> Void) {
    let node = node
    guard node.kind == .object else { return }
    var index = index + 1
    while index < Int(node.text) {
      body(Key(tree: tree, index: index), Value(tree: tree, index: index + 1))
      index = tree.indexAfter(index + 1)
    }
  }

  /// The value at an index of the same tape.
  package func at(_ index: Int) -> Value { Value(tree: tree, index: index) }

  /// The key at an index of the same tape.
  package func key(at index: Int) -> Key { Key(tree: tree, index: index) }

  /// Whether it is a YAML plain scalar on several lines.
  package var isContinued: Bool { node.isContinued }

  /// Whether an object has a key without a value, or a YAML plain scalar on several lines.
  package var hasUnusualMember: Bool {
    let node = node
    guard node.kind == .object else { return false }
    var index = index + 1
    while index < Int(node.text) {
      let member = tree.tape.nodes[index + 1]
      if member.kind == .null || member.isContinued { return true }
      index = tree.indexAfter(index + 1)
    }
    return false
  }

  /// The first member with this name.
  package func member(_ name: StaticString) -> Value? {
    for (key, value) in members where key.matches(name) { return value }
    return nil
  }
}

package struct Elements: Sequence, IteratorProtocol {
  let tree: Tree
  var index: Int
  let end: Int

  package mutating func next() -> Value? {
    guard index < end else { return nil }
    defer { index = tree.indexAfter(index) }
    return Value(tree: tree, index: index)
  }
}

package struct Members: Sequence, IteratorProtocol {
  let tree: Tree
  var index: Int
  let end: Int

  package mutating func next() -> (key: Key, value: Value)? {
    guard index < end else { return nil }
    defer { index = tree.indexAfter(index + 1) }
    return (Key(tree: tree, index: index), Value(tree: tree, index: index + 1))
  }
}

/// The key of a member. Can be matched in a `switch`: `case "name":`.
package struct Key: Sendable {
  let tree: Tree
  let index: Int

  /// The bytes of the key in the file, including quotes; for a CSV field, the column's name in the header.
  package var range: Range<Int> { tree.tape.nodes[index].range }

  package var text: String {
    withText { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of `text`, without creating it.
  @inline(__always)
  package func withText<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    tree.withText(of: tree.tape.nodes[index], body)
  }

  package var value: Value { Value(tree: tree, index: index + 1) }

  /// The object that contains the key. Takes linear time in the number of preceding members.
  package var object: Value? {
    var place = index
    while place > 0 {
      place -= 1
      let node = tree.tape.nodes[place]
      if node.kind == .object, Int(node.text) > index { return Value(tree: tree, index: place) }
    }
    return nil
  }

  /// Compares the bytes, without creating a string.
  @inline(__always)
  package func matches(_ name: StaticString) -> Bool {
    withText { $0.isEqual(to: name) }
  }

  @inline(__always)
  package static func ~= (name: StaticString, key: Key) -> Bool { key.matches(name) }
}
