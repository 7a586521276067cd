import MenugenText

/// The keys of the open objects, to find duplicates.
///
/// Consecutive objects mostly have the same keys in the same order. The keys of the preceding object are kept after the
/// open ones, so that an expected key needs no search. Other keys are compared one by one in small objects, and sorted
/// once at the end of large ones.
struct ObjectKeyTracker: ~Copyable {
  /// The keys of the open objects, then those of the last closed one.
  private var entries = TrivialArray<Entry>()
  /// The number of keys of open objects.
  private var count = 0
  /// The index of the innermost object's first key.
  private var start = 0
  /// The range of the keys of the last closed object that weren't overwritten. They are distinct.
  private var lastStart = 0
  private var lastEnd = 0
  /// Whether any object has a duplicate key: then no keys are expected, to find every duplicate.
  private var hasRepeats = false

  // Not private: Swift 6.3 crashes on a private type in a noncopyable list that another file destroys.
  struct Entry: BitwiseCopyable {
    /// A fingerprint, different for most keys.
    var print: UInt64
    /// The key's index on the tape.
    var node: UInt32
    /// The offset of the key's opening quote, and its length with quotes; `UInt32.max` if it is escaped or not directly
    /// followed by a colon.
    var start: UInt32
    var length: UInt32
  }

  private static let small = 24

  /// Begins an object. Pass the result to `close`.
  @inline(__always)
  mutating func open() -> Int {
    defer { start = count }
    return start
  }

  /// The index of the colon after the key at `place`, if it is the expected key.
  @inline(__always)
  func endOfExpectedKey(at place: Int, in source: Span<UInt8>, end: Int) -> Int? {
    guard start == lastStart, count < lastEnd else { return nil }
    let expected = entries[count]
    let length = Int(expected.length)
    let colon = place &+ length
    // Compares the quotes and the colon, too.
    guard colon < end, source.isSame(at: Int(expected.start), as: place, count: length &+ 1) else { return nil }
    return colon
  }

  /// Adds the expected key, at this index of the tape.
  @inline(__always)
  mutating func addExpected(_ node: Int) {
    entries[count].node = UInt32(truncatingIfNeeded: node)
    count &+= 1
  }

  /// Adds the last node of the tape as a key. Returns whether the object already has it.
  mutating func add(to tape: borrowing Tape, source: Span<UInt8>) -> Bool {
    let index = tape.nodes.count - 1
    let node = tape.nodes[index]
    let print = tape.withText(of: node, source: source, fingerprint)
    let isKnown = count - start < Self.small && hasKey(index, print, on: tape, source: source)
    let end = Int(node.end)
    // A key without quotes is never expected.
    let isPlain =
      !node.isDecoded && node.length &+ 2 == node.end &- node.start && end < source.count
      && source[end] == UInt8(ascii: ":")
    let entry = Entry(
      print: print, node: UInt32(truncatingIfNeeded: index), start: node.start,
      length: isPlain ? node.end &- node.start : .max)
    // A later expected key may be the same: expect no more keys of this object.
    lastEnd = start == lastStart ? min(lastEnd, count) : 0
    if count < entries.count { entries[count] = entry } else { entries.append(entry) }
    count += 1
    if isKnown { hasRepeats = true }
    return isKnown
  }

  private func hasKey(
    _ node: Int, _ print: UInt64, on tape: borrowing Tape, source: Span<UInt8>
  ) -> Bool {
    for index in start..<count where entries[index].print == print {
      if tape.hasSameText(Int(entries[index].node), node, source: source) { return true }
    }
    return false
  }

  /// Ends an object. Returns the indexes of duplicate keys that `add` didn't report.
  @inline(__always)
  mutating func close(_ outer: Int, tape: borrowing Tape, source: Span<UInt8>) -> [Int] {
    let repeated = count - start > Self.small ? repeatedKeys(on: tape, source: source) : []
    if !repeated.isEmpty { hasRepeats = true }
    lastStart = start
    lastEnd = hasRepeats ? start : count
    count = start
    start = outer
    return repeated
  }

  @inline(never)
  private func repeatedKeys(on tape: borrowing Tape, source: Span<UInt8>) -> [Int] {
    let limit = entries[start + Self.small].node
    var sorted = (start..<count).map { entries[$0] }
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

/// The first and last bytes, or all of a short text.
@inline(__always)
private func fingerprint(_ text: Span<UInt8>) -> UInt64 {
  let count = text.count
  if count >= 8 {
    let first = text.load(at: 0, as: UInt64.self)
    let last = text.load(at: count - 8, as: UInt64.self)
    return first ^ (last &* 0x9E37_79B9_7F4A_7C15) ^ UInt64(truncatingIfNeeded: count)
  }
  // Two overlapping halves, or up to three bytes one by one.
  if count >= 4 {
    let first = text.load(at: 0, as: UInt32.self)
    let last = text.load(at: count - 4, as: UInt32.self)
    return UInt64(last) << 32 | UInt64(first)
  }
  var print: UInt64 = 0
  for index in text.indices { print = print << 8 | UInt64(text[index]) }
  return print
}

extension Tape {
  @inline(__always)
  func withText<Result>(
    _ index: Int, source: Span<UInt8>, _ body: (Span<UInt8>) -> Result
  ) -> Result {
    withText(of: nodes[index], source: source, body)
  }

  @inline(__always)
  func withText<Result>(
    of node: Node, source: Span<UInt8>, _ body: (Span<UInt8>) -> Result
  ) -> Result {
    if node.isDecoded { return body(node.text(in: texts.span)) }
    return body(node.text(in: source))
  }

  func hasSameText(_ left: Int, _ right: Int, source: Span<UInt8>) -> Bool {
    nodes[left].length == nodes[right].length && compareText(left, right, source: source) == 0
  }

  /// The order of two texts: negative, zero or positive.
  func compareText(_ left: Int, _ right: Int, source: Span<UInt8>) -> Int {
    withText(left, source: source) { left in
      withText(right, source: source) { right in
        for index in 0..<min(left.count, right.count) where left[index] != right[index] {
          return Int(left[index]) - Int(right[index])
        }
        return left.count - right.count
      }
    }
  }
}
