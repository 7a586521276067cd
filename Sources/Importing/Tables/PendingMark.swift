import MenugenText

/// A mark in a text for an entry that isn't booked yet: `Vorgemerkt`, `PENDING - COFFEE`, `[Pending] Coffee`.
///
/// Only words count that a text about a booked entry doesn't begin with.
struct PendingMark {
  /// The number of bytes up to the text after it.
  let count: Int

  private static let words: [StaticString] = [
    "pending", "pdng", "uncleared", "unsettled", "vorgemerkt", "umsatz vorgemerkt", "ausstehend", "en attente",
    "non comptabilis\u{E9}e", "non comptabilis\u{E9}", "in attesa", "in sospeso", "non contabilizzato",
    "non contabilizzata", "pendiente", "no contabilizado",
  ]

  init?(_ text: Span<UInt8>) {
    let isBracketed = text.first == UInt8(ascii: "[") || text.first == UInt8(ascii: "(")
    let rest = text[(isBracketed ? 1 : 0)...]
    guard let first = rest.first.map({ $0 | 0x20 }), "puvaein".utf8.contains(first),
      let word = Self.words.first(where: { rest.starts(withLowercase: $0) })
    else { return nil }
    let end = text.count - rest.count + word.utf8CodeUnitCount
    var index = end
    var hasSeparator = false
    while index < text.count {
      let isDash = text[index...].starts(with: "–") || text[index...].starts(with: "—")
      let isSeparator = isDash || ":-*])|".utf8.contains(text[index])
      guard isSeparator || text[index] == 0x20 else { break }
      hasSeparator = hasSeparator || isSeparator
      index += isDash ? 3 : 1
    }
    // `Pending items` is a text.
    guard hasSeparator || index == text.count else { return nil }
    count = index
  }

  /// Whether a text is only a mark.
  static func isAll(of text: Span<UInt8>) -> Bool { PendingMark(text)?.count == text.count }
}
