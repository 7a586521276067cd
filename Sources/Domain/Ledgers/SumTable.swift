/// Sums by a small key, in an open-addressing hash table.
struct SumTable {
  struct Entry {
    let key: Key
    let currency: Currency
    var sum = LedgerReport.Sum()
  }

  /// Name index + 1, period + 1 and currency in 64 bits; 0 for a missing name or period.
  ///
  /// The calendar has 521,775 weeks, which fit in 20 bits.
  struct Key: Hashable {
    let packed: UInt64

    init(name: Int32?, period: UInt32, _ currency: Currency) {
      packed =
        UInt64(UInt32(bitPattern: (name ?? -1) &+ 1)) << 32 | UInt64(period & 0xF_FFFF) << 12
        | UInt64(currency.number & 0xFFF)
    }

    var name: Int? { packed >> 32 == 0 ? nil : Int(packed >> 32) - 1 }
    var period: Int? { packed >> 12 & 0xF_FFFF == 0 ? nil : Int(packed >> 12 & 0xF_FFFF) - 1 }
  }

  private(set) var entries: [Entry] = []
  /// Indexes into `entries` plus one; 0 is a free slot.
  private var slots = [Int32](repeating: 0, count: 64)
  private var lastKey = UInt64.max
  private var lastEntry = 0

  mutating func add(_ amount: Int64, _ currency: Currency, name: Int32?, period: UInt32 = 0, isTransfer: Bool = false) {
    let key = Key(name: name, period: period, currency)
    if key.packed != lastKey {
      lastEntry = place(of: key, currency)
      lastKey = key.packed
    }
    entries[lastEntry].sum.add(amount, isTransfer: isTransfer)
  }

  private mutating func place(of key: Key, _ currency: Currency) -> Int {
    if entries.count * 2 >= slots.count { grow() }
    var slot = SumTable.slot(of: key.packed, in: slots.count)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if entries[index].key == key { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    entries.append(Entry(key: key, currency: currency))
    slots[slot] = Int32(entries.count)
    return entries.count - 1
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    for (index, entry) in entries.enumerated() {
      var slot = SumTable.slot(of: entry.key.packed, in: slots.count)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index + 1)
    }
  }

  /// Fibonacci hashing; `count` is a power of two.
  private static func slot(of key: UInt64, in count: Int) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (count - 1)
  }
}
