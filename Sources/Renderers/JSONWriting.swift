import MenugenText

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
  ///
  /// In line, so that its few bytes are constants: copying them by a call measured as a fifth of what JSON takes.
  @inline(__always)
  mutating func key(_ name: StaticString) {
    let needsComma = needsComma
    let count = name.utf8CodeUnitCount
    append(upTo: count + 4) { bytes in
      guard var place = bytes.baseAddress else { return 0 }
      if needsComma {
        place[0] = UInt8(ascii: ",")
        place += 1
      }
      place[0] = UInt8(ascii: "\"")
      (place + 1).update(from: name.utf8Start, count: count)
      place[count + 1] = UInt8(ascii: "\"")
      place[count + 2] = UInt8(ascii: ":")
      return count + (needsComma ? 4 : 3)
    }
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

  @inline(__always)
  mutating func member(_ name: StaticString, _ text: String) {
    key(name)
    appendScriptSafeJSONString(text)
  }

  /// A member, where there is a value for it.
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

  /// A member whose text stands in two parts, such as a folder's address and what stands in it.
  mutating func member(_ name: StaticString, _ start: String, _ end: String) {
    key(name)
    append(UInt8(ascii: "\""))
    appendScriptSafeJSON(start)
    appendScriptSafeJSON(end)
    append(UInt8(ascii: "\""))
  }

  /// The same with a start that is known to need no escape.
  @inline(__always)
  mutating func member(_ name: StaticString, behind start: StaticString, _ end: String) {
    key(name)
    append(UInt8(ascii: "\""))
    append(start)
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
