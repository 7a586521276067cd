/// What a value is by its syntax.
package enum ValueKind: UInt8, Sendable, BitwiseCopyable {
  /// Stands where the reader found an error and told it: say nothing more about it.
  case invalid
  /// JSON's `null`; YAML's `null`, `~` or nothing; an empty CSV field. It means "absent".
  case null
  case bool
  case number
  case string
  /// A YAML plain scalar or a CSV field, whose type is what the field that takes it asks for: text, number or bool.
  case plain
  case array
  case object
}

/// A value of a content file, whatever its syntax: what was written, and where.
///
/// A handle into the tree it was read into: cheap to pass on, and it keeps the tree alive.
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

  /// The bytes of the file it is written in; a string's with its quotes.
  ///
  /// What an alias of YAML stands for begins at the alias, and its inner values where they are written.
  package var range: Range<Int> { node.range }

  package var isNull: Bool { node.kind == .null }

  /// Nothing may be said about it any more: the reader has.
  package var isInvalid: Bool { node.kind == .invalid }

  private var node: Node { tree.tape.nodes[index] }
}

// MARK: - Scalars

extension Value {
  /// The text of a string or a plain scalar; of an empty CSV field, which is null, the empty text.
  package func string() -> String? {
    withText { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of `string()`, without making one.
  @inline(__always)
  package func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    let node = node
    switch node.kind {
    case .string, .plain: return tree.withText(of: node, body)
    case .null where node.isField: return tree.withText(of: node, body)
    default: return nil
    }
  }

  /// The digits of a number as they are written, such as `1e3`, `-0.50` or, in YAML and CSV, `+5`, `.5` and `007`.
  ///
  /// JSON numbers have the grammar of RFC 8259, plain scalars that of YAML 1.2's core schema (10.3.2) without
  /// hexadecimal and octal (see `digits`), infinity and not-a-number. A string in quotes is never a number.
  package var numberText: String? {
    withNumber { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of `numberText`, without making a string.
  package func withNumber<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    let node = node
    switch node.kind {
    case .number: return tree.withText(of: node, body)
    case .plain: return tree.withText(of: node) { isCoreNumber($0) ? body($0) : nil }
    default: return nil
    }
  }

  /// What a field that wants a number reads: a JSON number, or the text of a string, a CSV field or a plain scalar.
  ///
  /// A YAML plain scalar that is a number of the core schema is in decimal notation: `0.5` for `.5`, `16` for `0x10`.
  package var digits: String? { withDigits { String(decoding: $0, as: UTF8.self) } }

  /// The bytes of `digits`, mostly without making a string.
  package func withDigits<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    if kind == .number { return withNumber(body) }
    return withText { text in
      guard node.kind == .plain, !node.isField, var decimal = decimalNotation(ofCoreNumber: text) else {
        return body(text)
      }
      return decimal.withUTF8(body)
    }
  }

  /// JSON's `true` and `false`, and those words of the core schema in a plain scalar.
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
  /// How many elements or members it has; 0 for a scalar.
  package var count: Int {
    let node = node
    return node.isContainer ? Int(node.length) : 0
  }

  /// What an array holds, in the file's order; nothing for any other value.
  package var elements: Elements {
    let node = node
    guard node.kind == .array else { return Elements(tree: tree, index: index, end: index) }
    return Elements(tree: tree, index: index + 1, end: Int(node.text))
  }

  /// What an object holds, in the file's order and with its duplicate keys; nothing for any other value.
  package var members: Members {
    let node = node
    guard node.kind == .object else { return Members(tree: tree, index: index, end: index) }
    return Members(tree: tree, index: index + 1, end: Int(node.text))
  }

  /// Calls `body` with each element of an array: as a loop over `elements`, but no owner of the tree is counted.
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

  /// Calls `body` with each key of an object and its value: as a loop over `members`, but no owner of the tree is counted.
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

  /// The value at a place of the tape that it is on: of a record whose fields were found by their places.
  package func at(_ index: Int) -> Value { Value(tree: tree, index: index) }

  /// The key at a place of the tape.
  package func key(at index: Int) -> Key { Key(tree: tree, index: index) }

  /// Whether it is a plain YAML text over several lines.
  package var isContinued: Bool { node.isContinued }

  /// Whether an object has a key without a value, or a plain YAML text over several lines.
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

  /// The first member of this name.
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

/// The name of a member, and where it is written. `switch` takes it apart: `case "name":`.
package struct Key: Sendable {
  let tree: Tree
  let index: Int

  /// The bytes of the file it is written in, with its quotes; a CSV field's is its column's name in the header.
  package var range: Range<Int> { tree.tape.nodes[index].range }

  package var text: String {
    withText { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of `text`, without making one.
  @inline(__always)
  package func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    tree.withText(of: tree.tape.nodes[index], body)
  }

  /// What the object has under it.
  package var value: Value { Value(tree: tree, index: index + 1) }

  /// The object that it is a key of. Takes as long as the members before it.
  package var object: Value? {
    var place = index
    while place > 0 {
      place -= 1
      let node = tree.tape.nodes[place]
      if node.kind == .object, Int(node.text) > index { return Value(tree: tree, index: place) }
    }
    return nil
  }

  /// Compares bytes, without making a string.
  @inline(__always)
  package func matches(_ name: StaticString) -> Bool {
    withText { text in
      guard text.count == name.utf8CodeUnitCount else { return false }
      for index in 0..<text.count where text[index] != name.utf8Start[index] { return false }
      return true
    }
  }

  @inline(__always)
  package static func ~= (name: StaticString, key: Key) -> Bool { key.matches(name) }
}
