import MenugenText
import MenugenSyntax

/// A set of repeated strings with indexes, such as the categories of a million movements.
///
/// Strings are concatenated in one array. Swift's seeded hash protects against hash flooding.
struct StringTable: ~Copyable {
  private var bytes = TrivialArray<UInt8>(capacity: 256)
  private var entries = TrivialArray<Entry>()
  /// Indexes into `entries` by hash; -1 for free slots. At most half full.
  private var slots = TrivialArray<Int32>(repeating: -1, count: 64)
  /// Guesses by a few bytes of the string, which mostly avoid hashing.
  private var guesses = TrivialArray<Int32>(repeating: -1, count: 256)

  struct Entry: BitwiseCopyable {
    var hash: UInt32
    /// The offset of its bytes.
    var start: UInt32
    var length: UInt32
  }

  var count: Int { entries.count }

  var strings: [String] {
    (0..<entries.count).map { String(decoding: bytes(of: entries[$0]), as: UTF8.self) }
  }

  /// Returns the index of a string, adding it if it is new.
  @inline(__always)
  mutating func place(of text: Span<UInt8>) -> (place: Int32, isNew: Bool) {
    let guess = guess(text)
    if guesses[guess] >= 0, hasBytes(of: text, at: Int(guesses[guess])) { return (guesses[guess], false) }
    let found = find(text)
    guesses[guess] = found.place
    return found
  }

  @inline(never)
  private mutating func find(_ text: Span<UInt8>) -> (place: Int32, isNew: Bool) {
    var hasher = Hasher()
    hasher.combine(text)
    let hash = UInt32(truncatingIfNeeded: hasher.finalize())
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      if isEntry(Int(slots[slot]), text, hash) { return (slots[slot], false) }
      slot = (slot + 1) & (slots.count - 1)
    }
    let place = Int32(truncatingIfNeeded: entries.count)
    slots[slot] = place
    let start = UInt32(truncatingIfNeeded: bytes.count)
    bytes.append(contentsOf: text)
    entries.append(Entry(hash: hash, start: start, length: UInt32(truncatingIfNeeded: text.count)))
    if entries.count * 2 > slots.count { grow() }
    return (place, true)
  }

  private func isEntry(_ place: Int, _ text: Span<UInt8>, _ hash: UInt32) -> Bool {
    entries[place].hash == hash && hasBytes(of: text, at: place)
  }

  @inline(__always)
  private func hasBytes(of text: Span<UInt8>, at place: Int) -> Bool {
    let entry = entries[place]
    return Int(entry.length) == text.count && bytes(of: entry).isSame(as: text)
  }

  @inline(__always) @_lifetime(borrow self)
  private func bytes(of entry: Entry) -> Span<UInt8> {
    bytes.span[Int(entry.start)..<Int(entry.start + entry.length)]
  }

  /// Combines the length with the bytes at the ends and in the middle.
  @inline(__always)
  private func guess(_ text: Span<UInt8>) -> Int {
    guard text.count > 0 else { return 0 }
    let mixed =
      UInt32(truncatingIfNeeded: text.count) &* 0x9E37_79B9 ^ UInt32(text[0]) &* 0x85EB_CA6B
      ^ UInt32(text[text.count / 2]) &* 0xC2B2_AE35 ^ UInt32(text[text.count - 1]) &* 0x27D4_EB2F
    return Int(mixed >> 24)
  }

  private mutating func grow() {
    slots = TrivialArray(repeating: -1, count: slots.count * 2)
    for place in 0..<entries.count {
      var slot = Int(entries[place].hash) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: place)
    }
  }
}
