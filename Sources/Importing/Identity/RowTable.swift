/// Rows by a key: an open-addressed table whose slots begin chains of rows.
struct RowTable {
  private var keys: [UInt64]
  private var heads: [Int32]
  /// The next row of a chain to look at, for the unit of the last claim.
  private var cursors: [(unit: Int32, row: Int32)] = []
  private var next: [Int32] = []
  private var used = 0

  init() {
    keys = [UInt64](repeating: 0, count: 64)
    heads = [Int32](repeating: -1, count: 64)
  }

  /// The first row of a key's chain.
  @inline(__always)
  func first(_ key: UInt64) -> Int? {
    let row = heads[slot(key)]
    return row >= 0 ? Int(row) : nil
  }

  /// Adds a row, whose index is greater than those of all rows before.
  mutating func add(_ key: UInt64, row: Int) {
    if used * 2 >= keys.count { grow() }
    let slot = slot(key)
    if heads[slot] < 0 {
      keys[slot] = key
      used += 1
    } else {
      while next.count <= row { next.append(-1) }
      next[row] = heads[slot]
    }
    heads[slot] = Int32(truncatingIfNeeded: row)
  }

  /// Returns the first row of a chain that a unit hasn't claimed, in constant time for all rows together.
  mutating func unclaimed(_ key: UInt64, unit: Int32, in rows: [LedgerRow]) -> Int? {
    let slot = slot(key)
    guard heads[slot] >= 0 else { return nil }
    if cursors.count < keys.count { cursors = Array(repeating: (-1, -1), count: keys.count) }
    var row = cursors[slot].unit == unit ? cursors[slot].row : heads[slot]
    while row >= 0, rows[Int(row)].unit == unit { row = Int(row) < next.count ? next[Int(row)] : -1 }
    cursors[slot] = (unit, row)
    return row >= 0 ? Int(row) : nil
  }

  @inline(__always)
  private func slot(_ key: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 20) & (keys.count - 1)
    while heads[slot] >= 0, keys[slot] != key { slot = (slot + 1) & (keys.count - 1) }
    return slot
  }

  private mutating func grow() {
    let (oldKeys, oldHeads) = (keys, heads)
    keys = [UInt64](repeating: 0, count: oldKeys.count * 2)
    heads = [Int32](repeating: -1, count: oldKeys.count * 2)
    cursors = []
    for (key, head) in zip(oldKeys, oldHeads) where head >= 0 {
      let slot = slot(key)
      (keys[slot], heads[slot]) = (key, head)
    }
  }
}
