import MenugenDomain

/// Contractions of words in times and dates: `dal 8 maggio` becomes `dall’8 maggio`.
///
/// A theme lists them as `dal 8=dall’8, las 1:=la 1:`. Most languages have none.
package struct Contractions: Sendable {
  private let pairs: [(written: [UInt8], said: [UInt8])]

  init(_ table: PhraseTable) {
    pairs = (table["contractions"] ?? "").split(separator: ",").compactMap { pair in
      let sides = pair.split(separator: "=", maxSplits: 1)
      return sides.count == 2 ? (Array(sides[0].utf8.drop { $0 == UInt8(ascii: " ") }), Array(sides[1].utf8)) : nil
    }
  }

  /// Returns the text with each whole-word occurrence contracted.
  package func callAsFunction(_ text: String) -> String {
    if pairs.isEmpty { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let isBegin = index == 0 || bytes[index - 1] == UInt8(ascii: " ")
      if isBegin, let pair = pairs.first(where: { stands($0.written, in: bytes, at: index) }) {
        result += pair.said
        index += pair.written.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether `written` is at `index` and isn't part of a longer number.
  private func stands(_ written: [UInt8], in bytes: [UInt8], at index: Int) -> Bool {
    guard bytes[index...].starts(with: written) else { return false }
    let end = index + written.count
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return written.last == UInt8(ascii: ":") || end == bytes.count || !digits.contains(bytes[end])
  }
}
