import MenugenText

/// The text of an MT940 entry's `:86:` field: the subfields of German banks, the words of Dutch ones, or plain text.
struct MT940Details {
  private var name: [UInt8] = []
  private var purpose: [UInt8] = []
  private var kind: [UInt8] = []
  private var endToEnd: [UInt8] = []

  init(_ text: [UInt8]) {
    let bytes = text.span
    if bytes.count > 4, bytes[..<3].allSatisfy({ $0 &- 0x30 < 10 }), bytes[4] &- 0x30 < 10,
      [UInt8(ascii: "?"), UInt8(ascii: "<"), UInt8(ascii: "@"), UInt8(ascii: "+")].contains(bytes[3])
    {
      readSubfields(text.filter { $0 != 0x0A }, separator: bytes[3])
    } else if Self.find("/REMI/", bytes) != nil || Self.find("/NAME/", bytes) != nil {
      readWords(text.filter { $0 != 0x0A })
    } else {
      // Lines of plain text end where words may.
      name = Array(text[Self.kindEnd(bytes)...])
    }
  }

  /// The end of a code for the kind of entry before a plain text, as in `Z46?Client AG`; 0 for none.
  private static func kindEnd(_ bytes: Span<UInt8>) -> Int {
    var (end, digits) = (0, 0)
    while end < min(bytes.count, 4), bytes[end] &- 0x30 < 10 || bytes[end] &- UInt8(ascii: "A") < 26 {
      if bytes[end] < UInt8(ascii: "A") { digits += 1 }
      end += 1
    }
    // Letters alone are a word: `WO?Bar AG`.
    guard digits > 0 || end == 1 else { return 0 }
    return end + 1 < bytes.count && bytes[end] == UInt8(ascii: "?") && bytes[end + 1] > 0x20 ? end + 1 : 0
  }

  func fill(_ entry: inout StatementEntry, _ supplement: [UInt8], _ store: inout StatementStore) {
    entry.name = store.addText(name.span)
    entry.note = store.addText(purpose.span)
    if entry.name.isEmpty { entry.name = store.addText(kind.span) }
    if !endToEnd.isEmpty {
      let reference = store.addText(endToEnd.span)
      if !store.isPlaceholder(reference) { entry.reference = reference }
    }
  }

  // MARK: - German subfields

  /// Reads `166?00GUTSCHRIFT?20SVWZ+Rechnung 7?32Kevin`.
  private mutating func readSubfields(_ text: [UInt8], separator: UInt8) {
    let bytes = text.span
    var index = 3
    var wasFull = false
    while index + 2 < bytes.count {
      let code = Int(bytes[index + 1] &- 0x30) &* 10 &+ Int(bytes[index + 2] &- 0x30)
      var end = index + 3
      // A separator is followed by two digits.
      while end < bytes.count, !Self.isSubfield(bytes, end, separator) { end += 1 }
      let value = bytes[(index + 3)..<end]
      switch code {
      case 0: kind.append(contentsOf: value)
      case 20...29, 60...63:
        // A subfield of 27 bytes is cut anywhere, a shorter one after a word.
        if !purpose.isEmpty, !wasFull { purpose.append(0x20) }
        purpose.append(contentsOf: value)
        wasFull = value.count >= 27
      case 32, 33: name.append(contentsOf: value)
      default: break
      }
      index = end
    }
    readSEPA()
  }

  private static func isSubfield(_ bytes: Span<UInt8>, _ index: Int, _ separator: UInt8) -> Bool {
    bytes[index] == separator && index + 2 < bytes.count && bytes[index + 1] &- 0x30 < 10
      && bytes[index + 2] &- 0x30 < 10
  }

  /// Separates the purpose from the other parts of a SEPA payment, such as `EREF+123 SVWZ+Rechnung 7`.
  private mutating func readSEPA() {
    let tags: [StaticString] = [
      "EREF+", "KREF+", "MREF+", "CRED+", "DEBT+", "SVWZ+", "ABWA+", "ABWE+", "IBAN+", "BIC+",
    ]
    let written = purpose
    let bytes = written.span
    var starts: [(tag: Int, start: Int)] = []
    for index in 0..<bytes.count {
      if let tag = tags.firstIndex(where: { bytes[index...].starts(with: $0) }) { starts.append((tag, index)) }
    }
    var text: [UInt8] = []
    var hasText = false
    for (place, part) in starts.enumerated() {
      let end = place + 1 < starts.count ? starts[place + 1].start : bytes.count
      let value = bytes[part.start + tags[part.tag].utf8CodeUnitCount..<end]
      if part.tag == 0 { endToEnd = Array(value) }
      if part.tag == 5 { (text, hasText) = (Array(value), true) }
    }
    if hasText { purpose = text }
  }

  // MARK: - Words between slashes

  /// Reads `/EREF/123/NAME/Kevin/REMI/Invoice 7`.
  private mutating func readWords(_ text: [UInt8]) {
    name = Self.word("/NAME/", text.span)
    purpose = Self.word("/REMI/", text.span)
    endToEnd = Self.word("/EREF/", text.span)
    if name.isEmpty, purpose.isEmpty { name = text }
  }

  private static func word(_ tag: StaticString, _ bytes: Span<UInt8>) -> [UInt8] {
    guard let start = find(tag, bytes) else { return [] }
    let value = bytes[(start + tag.utf8CodeUnitCount)...]
    // The next tag is a slash, capitals and a slash.
    var end = 0
    while end < value.count {
      if value[end] == UInt8(ascii: "/") {
        var stop = end + 1
        while stop < value.count, value[stop] &- UInt8(ascii: "A") < 26 { stop += 1 }
        if stop - end > 3, stop < value.count, value[stop] == UInt8(ascii: "/") { break }
      }
      end += 1
    }
    return Array(value[..<end])
  }

  private static func find(_ tag: StaticString, _ bytes: Span<UInt8>) -> Int? {
    for index in 0..<bytes.count where bytes[index...].starts(with: tag) { return index }
    return nil
  }
}
