/// A colour of the sRGB space.
package struct Color: Sendable, Hashable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Reads `#06c` or `#0066cc`, in any case; `nil` for any other text.
  package init?(hex text: some StringProtocol) {
    let digits = text.utf8.dropFirst().compactMap(digitValue)
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == text.utf8.count - 1 else { return nil }
    switch digits.count {
    case 3: self.init(red: digits[0] * 17, green: digits[1] * 17, blue: digits[2] * 17)
    case 6:
      self.init(
        red: digits[0] * 16 + digits[1], green: digits[2] * 16 + digits[3], blue: digits[4] * 16 + digits[5])
    default: return nil
    }
  }

  /// `#0066cc`.
  package var hex: String {
    let channels = [red, green, blue].map { channel in
      (channel < 16 ? "0" : "") + String(channel, radix: 16)
    }
    return "#" + channels.joined()
  }
}

/// The inks that have a name.
package enum NamedInk: String, Sendable, CaseIterable {
  case pomodoro, melanzana, basilico, mare, seppia, zafferano

  package var color: Color {
    switch self {
    case .pomodoro: Color(red: 0x94, green: 0x02, blue: 0x0D)
    case .melanzana: Color(red: 0x53, green: 0x1A, blue: 0x50)
    case .basilico: Color(red: 0x0B, green: 0x4C, blue: 0x2B)
    case .mare: Color(red: 0x06, green: 0x3C, blue: 0x82)
    case .seppia: Color(red: 0x26, green: 0x20, blue: 0x1C)
    case .zafferano: Color(red: 0x6F, green: 0x46, blue: 0x06)
    }
  }
}

/// The value of a hexadecimal digit.
private func digitValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
