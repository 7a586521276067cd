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
  mutating func add(_ id: Span<UInt8>, behind movements: [Movement]) -> Bool {
    if !hasDigits, isDigit(id[0]), id.allSatisfy(isDigit) { hasDigits = true }
    if table == nil {
      if comesBefore(last.span, id) {
        remember(id)
        return true
      }
      table = StringTable()
      for movement in movements {
        movement.id?.withSpan { _ = table?.place(of: $0) }
      }
      let before = last
      _ = table?.place(of: before.span)
    }
    return table?.place(of: id).isNew ?? true
  }

  @inline(__always)
  private mutating func remember(_ id: Span<UInt8>) {
    guard last.count == id.count else { return last = Array(id) }
    for index in last.indices { last[index] = id[index] }
  }
}

/// Windows' device names have three or four characters, `con` and `lpt1`.
@inline(__always)
private func isDevice(_ text: Span<UInt8>) -> Bool {
  (text.count == 3 || text.count == 4) && isDeviceName(text)
}

/// Whether an id consists of ASCII letters, digits, hyphens and underscores, which is a valid path component anywhere.
///
/// Without capitals it equals its `foldedID`.
@inline(__always)
func isPlainID(_ text: Span<UInt8>, withCapitals: Bool = true) -> Bool {
  // One bit for each byte: digits and the hyphen; letters and the underscore.
  let below64: UInt64 = 0x3FF << 0x30 | 1 << 0x2D
  let from64: UInt64 = 0x3FF_FFFF << 33 | 1 << 31 | (withCapitals ? 0x3FF_FFFF << 1 : 0)
  guard (1...200).contains(text.count), !isDevice(text) else { return false }
  return text.allSatisfy { $0 < 128 && ($0 < 64 ? below64 : from64) & 1 << UInt64($0 & 63) != 0 }
}
