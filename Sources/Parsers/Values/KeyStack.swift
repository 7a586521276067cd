/// The keys of the objects that are open just now, to find the ones that stand twice.
///
/// Small objects compare each new key with the ones before it; large ones are sorted once when they close.
struct KeyStack {
  private var keys: [Entry] = []
  private var start = 0

  private struct Entry {
    /// Differs for most different keys: length, first and last bytes.
    var print: UInt64
    /// Where the key is on the tape.
    var node: Int
  }

  private static let small = 24

  /// Begins an object; give back what it returns when it closes.
  @inline(__always)
  mutating func open() -> Int {
    defer { start = keys.count }
    return start
  }

  /// Adds the last node of the tape as a key; whether the object has it already.
  @inline(__always)
  mutating func add(to tape: borrowing Tape, source: UnsafeBufferPointer<UInt8>) -> Bool {
    let node = tape.nodes.count - 1
    let print = tape.withText(node, source: source, fingerprint)
    let count = keys.count - start
    var isKnown = false
    if count < Self.small {
      for index in start..<keys.count where keys[index].print == print {
        if tape.hasSameText(keys[index].node, node, source: source) { isKnown = true }
      }
    }
    keys.append(Entry(print: print, node: node))
    return isKnown
  }

  /// Ends an object. Returns the nodes of the keys that stand twice, so far as `add` has not told.
  @inline(__always)
  mutating func close(_ outer: Int, tape: borrowing Tape, source: UnsafeBufferPointer<UInt8>) -> [Int] {
    let repeated = keys.count - start > Self.small ? repeatedKeys(on: tape, source: source) : []
    keys.removeSubrange(start...)
    start = outer
    return repeated
  }

  @inline(never)
  private func repeatedKeys(on tape: borrowing Tape, source: UnsafeBufferPointer<UInt8>) -> [Int] {
    let limit = keys[start + Self.small].node
    var sorted = Array(keys[start...])
    let tape = copy tape
    sorted.sort { left, right in
      if left.print != right.print { return left.print < right.print }
      let order = tape.compareText(left.node, right.node, source: source)
      return order != 0 ? order < 0 : left.node < right.node
    }
    var repeated: [Int] = []
    for (left, right) in zip(sorted, sorted.dropFirst())
    where left.print == right.print && right.node >= limit
      && tape.hasSameText(left.node, right.node, source: source)
    {
      repeated.append(right.node)
    }
    return repeated
  }
}

@inline(__always)
private func fingerprint(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
  let count = text.count
  guard let base = UnsafeRawPointer(text.baseAddress), count > 0 else { return 0 }
  if count >= 8 {
    let first = base.loadUnaligned(as: UInt64.self)
    let last = base.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    return first ^ (last &* 0x9E37_79B9_7F4A_7C15) ^ UInt64(truncatingIfNeeded: count)
  }
  var print: UInt64 = UInt64(truncatingIfNeeded: count)
  for byte in text { print = print << 8 | UInt64(byte) }
  return print
}

extension Tape {
  @inline(__always)
  func withText<Result>(
    _ index: Int, source: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let node = nodes[index]
    let range = Int(node.text)..<Int(node.text) + Int(node.length)
    if node.isDecoded { return texts.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) } }
    return body(UnsafeBufferPointer(rebasing: source[range]))
  }

  func hasSameText(_ left: Int, _ right: Int, source: UnsafeBufferPointer<UInt8>) -> Bool {
    nodes[left].length == nodes[right].length && compareText(left, right, source: source) == 0
  }

  /// Below 0, 0 or above 0 as the text of one stands before, with or behind the other's.
  func compareText(_ left: Int, _ right: Int, source: UnsafeBufferPointer<UInt8>) -> Int {
    withText(left, source: source) { left in
      withText(right, source: source) { right in
        for (one, other) in zip(left, right) where one != other { return Int(one) - Int(other) }
        return left.count - right.count
      }
    }
  }
}
