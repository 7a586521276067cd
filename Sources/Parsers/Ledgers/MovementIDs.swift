import MenugenDomain
import MenugenSyntax
import MenugenText

/// Finds duplicate ids of a ledger's movements.
///
/// As long as ids are ascending, with or without leading zeros, only the last one is stored; otherwise a table of all.
struct MovementIDs: ~Copyable {
  private var last: [UInt8] = []
  private var table: StringTable?
  /// Whether any id consists of digits, like positions.
  private(set) var hasDigits = false

  /// Adds an id, which must not be empty, and returns whether it is new. `movements` are the preceding ones.
  mutating func add(_ id: UnsafeBufferPointer<UInt8>, behind movements: [Movement]) -> Bool {
    if !hasDigits, isDigit(id[0]), id.allSatisfy(isDigit) { hasDigits = true }
    if table == nil {
      if last.withUnsafeBufferPointer({ comesBefore($0, id) }) {
        remember(id)
        return true
      }
      table = StringTable()
      for movement in movements {
        if var known = movement.id { known.withUTF8 { _ = table?.place(of: $0) } }
      }
      last.withUnsafeBufferPointer { _ = table?.place(of: $0) }
    }
    return table?.place(of: id).isNew ?? true
  }

  @inline(__always)
  private mutating func remember(_ id: UnsafeBufferPointer<UInt8>) {
    guard last.count == id.count else { return last = Array(id) }
    last.withUnsafeMutableBufferPointer { last in
      for index in last.indices { last[index] = id[index] }
    }
  }
}

/// Windows' device names have three or four characters, `con` and `lpt1`.
@inline(__always)
private func isDevice(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  (text.count == 3 || text.count == 4) && isDeviceName(text)
}

/// Whether an id consists of ASCII letters, digits, hyphens and underscores, which is a valid path component anywhere.
///
/// Without capitals it equals its `foldedID`.
@inline(__always)
func isPlainID(_ text: UnsafeBufferPointer<UInt8>, withCapitals: Bool = true) -> Bool {
  // One bit for each byte: digits and the hyphen; letters and the underscore.
  let below64: UInt64 = 0x3FF << 0x30 | 1 << 0x2D
  let from64: UInt64 = 0x3FF_FFFF << 33 | 1 << 31 | (withCapitals ? 0x3FF_FFFF << 1 : 0)
  guard (1...200).contains(text.count), !isDevice(text) else { return false }
  for byte in text where byte >= 128 || (byte < 64 ? below64 : from64) & 1 << UInt64(byte & 63) == 0 { return false }
  return true
}
