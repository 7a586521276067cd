import MenugenText

/// Writes JSON member by member. The last byte determines whether a comma is needed.
///
/// Strings are safe inside `<script>`, so that files and pages share the code.
extension ByteBuffer {
  /// Opens the object of a whole file, whatever file the buffer has before it.
  mutating func openDocument() { append(UInt8(ascii: "{")) }

  mutating func openObject() {
    separate()
    append(UInt8(ascii: "{"))
  }

  mutating func closeObject() { append(UInt8(ascii: "}")) }

  mutating func openArray() {
    separate()
    append(UInt8(ascii: "["))
  }

  mutating func closeArray() { append(UInt8(ascii: "]")) }

  /// Appends a member's name that needs no escaping.
  ///
  /// Inlined, so that its bytes are constants: a call takes a fifth of the time to write JSON.
  @inline(__always)
  mutating func key(_ name: StaticString) {
    let needsComma = needsComma
    appendRow(upTo: name.utf8CodeUnitCount + 4) { row in
      if needsComma { row.append(UInt8(ascii: ",")) }
      row.append(UInt8(ascii: "\""))
      row.append(name)
      row.append("\":")
    }
  }

  /// Appends a member's name from content.
  mutating func key(_ name: String) {
    value(name)
    append(UInt8(ascii: ":"))
  }

  mutating func value(_ text: String) {
    separate()
    appendScriptSafeJSONString(text)
  }

  mutating func value(_ number: Int) {
    separate()
    append(decimal: number)
  }

  @inline(__always)
  mutating func member(_ name: StaticString, _ text: String) {
    key(name)
    appendScriptSafeJSONString(text)
  }

  /// Appends a member, if it has a value.
  @inline(__always)
  mutating func member(_ name: StaticString, _ text: String?) {
    if let text { member(name, text) }
  }

  mutating func member(_ name: StaticString, _ texts: [String]) {
    if texts.isEmpty { return }
    key(name)
    openArray()
    texts.forEachInPlace { value($0) }
    closeArray()
  }

  /// Appends a member whose text is in two parts.
  mutating func member(_ name: StaticString, _ start: String, _ end: String) {
    key(name)
    append(UInt8(ascii: "\""))
    appendScriptSafeJSON(start)
    appendScriptSafeJSON(end)
    append(UInt8(ascii: "\""))
  }

  /// Appends a member whose text begins with a part that needs no escaping.
  @inline(__always)
  mutating func member(_ name: StaticString, behind start: StaticString, _ end: String) {
    key(name)
    append(UInt8(ascii: "\""))
    append(start)
    appendScriptSafeJSON(end)
    append(UInt8(ascii: "\""))
  }

  /// Appends an array of the elements' values, if any has one.
  mutating func member<Element>(_ name: StaticString, _ elements: [Element], _ text: (borrowing Element) -> String?) {
    var isOpen = false
    elements.forEachInPlace { element in
      guard let text = text(element) else { return }
      if !isOpen {
        key(name)
        openArray()
        isOpen = true
      }
      value(text)
    }
    if isOpen { closeArray() }
  }

  /// Appends an array, unless it is empty.
  mutating func array<Element>(
    _ name: StaticString, _ elements: [Element], _ body: (borrowing Element, inout ByteBuffer) -> Void
  ) {
    if elements.isEmpty { return }
    key(name)
    openArray()
    elements.forEachInPlace { body($0, &self) }
    closeArray()
  }

  /// Appends a comma if needed.
  @inline(__always)
  mutating func separate() {
    if needsComma { append(UInt8(ascii: ",")) }
  }

  @inline(__always)
  private var needsComma: Bool {
    guard count > 0 else { return false }
    switch self[count - 1] {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"), UInt8(ascii: "\n"), UInt8(ascii: ">"): return false
    default: return true
    }
  }
}
