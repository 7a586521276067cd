/// Strings that are seen again and again, each kept once and known by its place: the categories of a million movements.
///
/// Found by their bytes, so that only a new one becomes a `String`. Swift's seeded hash keeps hostile content from making it slow.
struct StringTable {
  private(set) var strings: [String] = []
  private var hashes: [UInt32] = []
  /// Places in `strings`, by hash; -1 for none. At most half full.
  private var slots = [Int32](repeating: -1, count: 64)

  /// The place of a string, which is added where it is new.
  mutating func place(of bytes: UnsafeBufferPointer<UInt8>) -> (place: Int32, isNew: Bool) {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    let hash = UInt32(truncatingIfNeeded: hasher.finalize())
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let place = Int(slots[slot])
      if hashes[place] == hash, strings[place].utf8.elementsEqual(bytes) { return (slots[slot], false) }
      slot = (slot + 1) & (slots.count - 1)
    }
    let place = Int32(truncatingIfNeeded: strings.count)
    slots[slot] = place
    strings.append(String(decoding: bytes, as: UTF8.self))
    hashes.append(hash)
    if strings.count * 2 > slots.count { grow() }
    return (place, true)
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for (place, hash) in hashes.enumerated() {
      var slot = Int(hash) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: place)
    }
  }
}
