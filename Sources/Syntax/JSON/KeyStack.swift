/// The keys of the objects that are open just now, to find the ones that stand twice.
///
/// Objects that follow each other mostly have the same keys in the same order: those of the object before are kept behind
/// the open ones, and a key that is the expected one needs no search. Other keys of small objects are compared with the
/// ones before them; those of large ones are sorted once when they close.
struct KeyStack: ~Copyable {
  /// The open objects' keys, and behind them those of the object that was closed last.
  private var entries = PlainList<Entry>()
  /// How many of them are of open objects.
  private var count = 0
  /// Where the keys of the innermost object begin.
  private var start = 0
  /// The keys of the object that was closed last, as far as nothing else was put there: all different.
  private var lastStart = 0
  private var lastEnd = 0
  /// Some object has a key twice: from then on nothing is expected, so that every such key is found.
  private var hasRepeats = false

  // Not private: Swift 6.3 stops at a private type in a list that can't be copied, where another file destroys one.
  struct Entry: BitwiseCopyable {
    /// Differs for most different keys.
    var print: UInt64
    /// Where the key is on the tape.
    var node: UInt32
    /// Where its quote stands in the file, and how many bytes it has with its quotes: as many as no file has, unless its
    /// text stands there as it is with a colon right behind it.
    var start: UInt32
    var length: UInt32
  }

  private static let small = 24

  /// Begins an object; give back what it returns when it closes.
  @inline(__always)
  mutating func open() -> Int {
    defer { start = count }
    return start
  }

  /// Where the colon is behind the key whose quote is at `place`, if it is the key that the object before had here.
  @inline(__always)
  func endOfExpectedKey(at place: Int, in source: UnsafeBufferPointer<UInt8>, end: Int) -> Int? {
    guard start == lastStart, count < lastEnd, let base = UnsafeRawPointer(source.baseAddress) else { return nil }
    let expected = entries[count]
    let length = Int(expected.length)
    let colon = place &+ length
    // With its quotes and the colon, which stood behind the one before.
    guard colon < end, areSame(base + Int(expected.start), base + place, count: length &+ 1) else { return nil }
    return colon
  }

  /// Adds the key that is expected, which stands at this node of the tape.
  @inline(__always)
  mutating func addExpected(_ node: Int) {
    entries[count].node = UInt32(truncatingIfNeeded: node)
    count &+= 1
  }

  /// Adds the last node of the tape as a key; whether the object has it already.
  mutating func add(to tape: borrowing Tape, source: UnsafeBufferPointer<UInt8>) -> Bool {
    let index = tape.nodes.count - 1
    let node = tape.nodes[index]
    let print = tape.withText(of: node, source: source, fingerprint)
    let isKnown = count - start < Self.small && hasKey(index, print, on: tape, source: source)
    let end = Int(node.end)
    // A key without quotes is read, with an error, but never expected: a text in quotes is two bytes shorter than it is written.
    let isPlain =
      !node.isDecoded && node.length &+ 2 == node.end &- node.start && end < source.count
      && source[end] == UInt8(ascii: ":")
    let entry = Entry(
      print: print, node: UInt32(truncatingIfNeeded: index), start: node.start,
      length: isPlain ? node.end &- node.start : .max)
    // What stands behind it may be the same key: nothing is expected any more.
    lastEnd = start == lastStart ? min(lastEnd, count) : 0
    if count < entries.count { entries[count] = entry } else { entries.append(entry) }
    count += 1
    if isKnown { hasRepeats = true }
    return isKnown
  }

  private func hasKey(
    _ node: Int, _ print: UInt64, on tape: borrowing Tape, source: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    for index in start..<count where entries[index].print == print {
      if tape.hasSameText(Int(entries[index].node), node, source: source) { return true }
    }
    return false
  }

  /// Ends an object. Returns the nodes of the keys that stand twice, so far as `add` has not told.
  @inline(__always)
  mutating func close(_ outer: Int, tape: borrowing Tape, source: UnsafeBufferPointer<UInt8>) -> [Int] {
    let repeated = count - start > Self.small ? repeatedKeys(on: tape, source: source) : []
    if !repeated.isEmpty { hasRepeats = true }
    lastStart = start
    lastEnd = hasRepeats ? start : count
    count = start
    start = outer
    return repeated
  }

  @inline(never)
  private func repeatedKeys(on tape: borrowing Tape, source: UnsafeBufferPointer<UInt8>) -> [Int] {
    let limit = entries[start + Self.small].node
    var sorted = entries.withElements { Array($0[start..<count]) }
    sorted.sort { left, right in
      if left.print != right.print { return left.print < right.print }
      let order = tape.compareText(Int(left.node), Int(right.node), source: source)
      return order != 0 ? order < 0 : left.node < right.node
    }
    var repeated: [Int] = []
    for (left, right) in zip(sorted, sorted.dropFirst())
    where left.print == right.print && right.node >= limit
      && tape.hasSameText(Int(left.node), Int(right.node), source: source)
    {
      repeated.append(Int(right.node))
    }
    return repeated
  }
}

/// First and last bytes, or all of a short text.
@inline(__always)
private func fingerprint(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
  let raw = UnsafeRawBufferPointer(text)
  let count = raw.count
  if count >= 8 {
    let first = raw.loadUnaligned(as: UInt64.self)
    let last = raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    return first ^ (last &* 0x9E37_79B9_7F4A_7C15) ^ UInt64(truncatingIfNeeded: count)
  }
  // Two halves that overlap, or the few bytes one by one.
  if count >= 4 {
    let first = raw.loadUnaligned(as: UInt32.self)
    let last = raw.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
    return UInt64(last) << 32 | UInt64(first)
  }
  var print: UInt64 = 0
  for byte in raw { print = print << 8 | UInt64(byte) }
  return print
}

extension Tape {
  @inline(__always)
  func withText<Result>(
    _ index: Int, source: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    withText(of: nodes[index], source: source, body)
  }

  @inline(__always)
  func withText<Result>(
    of node: Node, source: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if node.isDecoded { return texts.withUnsafeBufferPointer { body(node.text(in: $0)) } }
    return body(node.text(in: source))
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
