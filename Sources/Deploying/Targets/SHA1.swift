/// Returns the SHA-1 of data (FIPS 180-4) in 40 hexadecimal digits. Netlify names contents by it; it protects nothing.
func sha1(of bytes: [UInt8]) -> String {
  var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
  var message = bytes
  message.append(0x80)
  message.append(contentsOf: repeatElement(0, count: (120 - message.count % 64) % 64))
  let bits = UInt64(bytes.count) * 8
  for shift in stride(from: 56, through: 0, by: -8) { message.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
  var words = [UInt32](repeating: 0, count: 80)
  for block in stride(from: 0, to: message.count, by: 64) {
    for index in 0..<16 {
      words[index] = message[(block + index * 4)..<(block + index * 4 + 4)].reduce(0) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<80 {
      words[index] = rotated(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], by: 1)
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for (index, word) in words.enumerated() {
      let (mixed, constant): (UInt32, UInt32) =
        switch index {
        case ..<20: (b & c | ~b & d, 0x5A82_7999)
        case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
        case ..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      (a, b, c, d, e) = (rotated(a, by: 5) &+ mixed &+ e &+ constant &+ word, a, rotated(b, by: 30), c, d)
    }
    for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
  }
  return state.map { word in
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }.joined()
}

private func rotated(_ word: UInt32, by count: UInt32) -> UInt32 { word << count | word >> (32 - count) }
