import MenugenDomain
import MenugenText

/// The folder name of each movement's page: its id, escaped if needed.
///
/// A byte not allowed in paths is written as `~` and two hexadecimal digits: `2026~2f03~2f001` for `2026/03/001`. Ids
/// that differ only in case or normalization are escaped entirely, except the plain lower-case one. A long id ends in
/// a hash.
struct MovementFolders: Sendable {
  /// The maximum length of a folder name, in bytes.
  private static let limit = 200

  /// Hashes of the keys shared by several ids.
  private let shared: Set<UInt64>

  init(_ movements: [Movement]) {
    guard movements.contains(where: { !($0.id?.withSpan(isOwnKey) ?? true) }) else {
      shared = []
      return
    }
    var keys: [UInt64] = []
    // The parts of a split movement have one id.
    for case let id? in movements.lazy.filter({ $0.details?.split?.number ?? 1 == 1 }).map(\.id) {
      keys.append(Self.key(of: id))
    }
    keys.sort()
    shared = Set(zip(keys, keys.dropFirst()).lazy.filter { $0 == $1 }.map(\.0))
  }

  func name(of movement: Movement) -> String {
    let name = wholeName(of: movement)
    // No other name ends like this: an escaped byte has two digits, and a hash thirty-two.
    guard let number = movement.details?.split?.number, number > 1 else { return name }
    return "\(name)~~\(number)"
  }

  private func wholeName(of movement: Movement) -> String {
    guard let id = movement.id else { return String(movement.position) }
    if id.withSpan({ isOwnKey($0) && isPlain($0) }) { return id }
    let isShared = !shared.isEmpty && !id.withSpan(isOwnKey) && shared.contains(Self.key(of: id))
    let escaped = escape(id, wholly: isShared || !nfc(id).utf8.elementsEqual(id.utf8))
    return escaped.utf8.count <= Self.limit ? escaped : shortened(id)
  }

  /// A hash of an id's collision key.
  private static func key(of id: String) -> UInt64 {
    let key = id.withSpan(isOwnKey) ? id : collisionKey(id)
    return key.withSpan { fnv($0, UInt64(0xCBF2_9CE4_8422_2325), prime: 0x100_0000_01B3) }
  }

  private func shortened(_ id: String) -> String {
    let hash = id.withSpan {
      fnv($0, UInt128(0x6C62_272E_07BB_0142) << 64 | 0x62B8_2175_6295_C58D, prime: UInt128(1) << 88 | 0x13B)
    }
    let digits = String(hash, radix: 16)
    let start = escape(String(decoding: id.utf8.prefix(50), as: UTF8.self), wholly: true).prefix(150)
    return "\(start)~~\(String(repeating: "0", count: 32 - digits.utf8.count))\(digits)"
  }
}

private func fnv<Hash: FixedWidthInteger>(_ bytes: Span<UInt8>, _ start: Hash, prime: Hash) -> Hash {
  var hash = start
  for index in bytes.indices { hash = (hash ^ Hash(bytes[index])) &* prime }
  return hash
}

/// Whether an id is its own collision key, because it is ASCII without capitals.
private func isOwnKey(_ id: Span<UInt8>) -> Bool {
  id.allSatisfy { $0 < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
}

/// Whether an id is lower-case letters, digits, hyphens and underscores, and not a device name.
private func isPlain(_ id: Span<UInt8>) -> Bool {
  (1...200).contains(id.count) && id.allSatisfy(isPlain) && !isDeviceName(id)
}

private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
  case UInt8(ascii: "-"), UInt8(ascii: "_"): true
  default: false
  }
}

/// - Parameter wholly: Whether to escape everything but lower-case letters, digits, hyphens and underscores;
/// otherwise
///   only what paths can't contain.
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

/// Whether a character is allowed within a path component; see `idFault`.
private func isPathScalar(_ scalar: Unicode.Scalar) -> Bool {
  scalar != "~" && idFault("a\(scalar)a") == nil
}
