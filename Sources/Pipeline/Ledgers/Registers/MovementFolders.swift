import MenugenDomain
import MenugenText

/// The folders of a ledger's movements: each id as it is written where it can be a folder's name, else escaped.
///
/// A byte that a path can't hold is `~` and two hexadecimal digits, `2026/03/001` is `2026~2f03~2f001`, so no two ids have one
/// folder. Of ids that a disk may take for one (`a1`, `A1`), those that aren't plain lower case are escaped byte by byte. An id
/// that is too long for a folder's name ends in a hash.
struct MovementFolders: Sendable {
  /// The most bytes of a folder's name.
  private static let limit = 200

  /// What ids that a disk may take for one have in common, as hashes.
  private let shared: Set<UInt64>

  init(_ movements: [Movement]) {
    guard movements.contains(where: { !($0.id?.withBytes(isOwnKey) ?? true) }) else {
      shared = []
      return
    }
    var keys: [UInt64] = []
    for case let id? in movements.lazy.map(\.id) { keys.append(Self.key(of: id)) }
    keys.sort()
    shared = Set(zip(keys, keys.dropFirst()).lazy.filter { $0 == $1 }.map(\.0))
  }

  func name(of movement: Movement) -> String {
    guard let id = movement.id else { return String(movement.position) }
    if id.withBytes({ isOwnKey($0) && isPlain($0) }) { return id }
    let isShared = !shared.isEmpty && !id.withBytes(isOwnKey) && shared.contains(Self.key(of: id))
    let escaped = escape(id, wholly: isShared || !nfc(id).utf8.elementsEqual(id.utf8))
    return escaped.utf8.count <= Self.limit ? escaped : shortened(id)
  }

  /// A hash of what a disk that ignores case and normalization knows an id by.
  private static func key(of id: String) -> UInt64 {
    let key = id.withBytes(isOwnKey) ? id : collisionKey(id)
    return key.withBytes { fnv($0, UInt64(0xCBF2_9CE4_8422_2325), prime: 0x100_0000_01B3) }
  }

  private func shortened(_ id: String) -> String {
    let hash = id.withBytes {
      fnv($0, UInt128(0x6C62_272E_07BB_0142) << 64 | 0x62B8_2175_6295_C58D, prime: UInt128(1) << 88 | 0x13B)
    }
    let digits = String(hash, radix: 16)
    let start = escape(String(decoding: id.utf8.prefix(50), as: UTF8.self), wholly: true).prefix(150)
    return "\(start)~~\(String(repeating: "0", count: 32 - digits.utf8.count))\(digits)"
  }
}

/// FNV-1a.
private func fnv<Hash: FixedWidthInteger>(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Hash, prime: Hash) -> Hash {
  bytes.reduce(start) { ($0 ^ Hash($1)) &* prime }
}

/// Whether a disk knows an id by nothing but itself, since it is ASCII without capitals.
private func isOwnKey(_ id: UnsafeBufferPointer<UInt8>) -> Bool {
  id.allSatisfy { $0 < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
}

/// Lower-case letters, digits, hyphens and underscores, and no device's name: a folder's name anywhere.
private func isPlain(_ id: UnsafeBufferPointer<UInt8>) -> Bool {
  (1...200).contains(id.count) && id.allSatisfy(isPlain) && !isDeviceName(id)
}

private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
  case UInt8(ascii: "-"), UInt8(ascii: "_"): true
  default: false
  }
}

/// - Parameter wholly: Everything but lower-case letters, digits, hyphens and underscores; else what a path can't hold.
private func escape(_ id: String, wholly: Bool) -> String {
  let scalars = Array(id.unicodeScalars)
  let isDevice = isDeviceName(id)
  return String.written { output in
    for (place, scalar) in scalars.enumerated() {
      let isEdge = place == 0 || place == scalars.count - 1
      let isSafe =
        wholly
        ? scalar.isASCII && isPlain(UInt8(truncatingIfNeeded: scalar.value))
        : isPathScalar(scalar) && !(isEdge && (scalar == "." || scalar.properties.isWhitespace))
      let text = String(scalar)
      if isSafe, !(isDevice && place == 0) {
        output.append(text)
      } else {
        for byte in text.utf8 {
          output.append(byte < 16 ? "~0" : "~")
          output.append(String(byte, radix: 16))
        }
      }
    }
  }
}

/// Whether a path can hold a character anywhere within a name: see `idFault`.
private func isPathScalar(_ scalar: Unicode.Scalar) -> Bool {
  scalar != "~" && idFault("a\(scalar)a") == nil
}
