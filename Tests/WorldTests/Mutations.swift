/// Random mutations: typing errors, truncation and hostile bytes.
struct Mutations {
  private static let tokens = [
    "{", "}", "[", "]", ",", ":", "\"", "'", "\n", "\r\n", "\r", "\t", "---\n", "- ", "&a ", "*a", "<<", "!!", "|", ">",
    "#", "null", "true", "1e999", "1e-999", "-0", "9223372036854775808", "-9223372036854775808", "0.0000001", "\\u0000",
    "\\ud800", "\\uDC00\\uD800", "\u{202E}", "\u{FEFF}", "é", "e\u{301}", "🍕", "../", "id: ..\n", "<script>", "=1+1",
    "{{",
    "}}", "{{name}}", "{{#a}}", "{{/a}}", "{{>x}}", "{{<x}}", "{{$x}}", "{{=<% %>=}}", "![a](b", "](", "```", "&#10;",
    "# ", "***", "2026-02-30", "0000-00-00", "99999-12-31", "\u{0}", "    ", "[[[[[[[[[[", "{\"a\":", ">>>>>>>>",
    "- - - - -",
  ]

  /// The bytes with one to four mutations.
  static func mutated(_ bytes: [UInt8], _ random: inout some RandomNumberGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...12, using: &random))
      switch Int.random(in: 0..<8, using: &random) {
      case 0: bytes.replaceSubrange(place..<end, with: [])
      case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      case 3 where Bool.random(using: &random): bytes.removeSubrange(place...)
      case 4, 5: bytes.insert(contentsOf: (tokens.randomElement(using: &random) ?? "").utf8, at: place)
      case 6: for index in place..<end { bytes[index] = UInt8.random(in: 0...255, using: &random) }
      default: if place < bytes.count { bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
      }
    }
    return bytes
  }
}
