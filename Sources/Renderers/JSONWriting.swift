import Text

/// JSON written member by member: the bytes before the cursor say whether a comma is due.
///
/// Strings are written safe for `<script>`, so that the same text serves a file and a page.
extension ByteBuffer {
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

  /// A member's name, which is known to need no escape; its value comes next.
  mutating func key(_ name: StaticString) {
    separate()
    append(UInt8(ascii: "\""))
    append(name)
    append("\":")
  }

  /// A member's name from content.
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

  mutating func member(_ name: StaticString, _ text: String) {
    key(name)
    value(text)
  }

  /// A member, where there is a value for it.
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

  /// A member whose text stands in two parts, such as a folder's address and what stands in it.
  mutating func member(_ name: StaticString, _ start: String, _ end: String) {
    key(name)
    append(UInt8(ascii: "\""))
    appendScriptSafeJSON(start)
    appendScriptSafeJSON(end)
    append(UInt8(ascii: "\""))
  }

  /// A member that lists what some elements have, where any of them has it.
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

  /// A member that holds a list, where there is anything in it.
  mutating func array<Element>(
    _ name: StaticString, _ elements: [Element], _ body: (borrowing Element, inout ByteBuffer) -> Void
  ) {
    if elements.isEmpty { return }
    key(name)
    openArray()
    elements.forEachInPlace { body($0, &self) }
    closeArray()
  }

  /// A comma, unless something has just been opened or named.
  private mutating func separate() {
    guard count > 0 else { return }
    switch self[count - 1] {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"), UInt8(ascii: "\n"), UInt8(ascii: ">"): return
    default: append(UInt8(ascii: ","))
    }
  }
}
