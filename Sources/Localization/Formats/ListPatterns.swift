import MenugenText

/// The separators of a list's items (CLDR: `2`, `start`, `middle`, `end`).
///
/// A class, to avoid copying the strings for each list.
package final class ListPatterns: Sendable {
  let isRightToLeft: Bool
  private let pair: String
  private let start: String
  private let middle: String
  private let end: String

  init(_ fields: [String]) {
    func field(_ index: Int) -> String { fields.indices.contains(index) ? fields[index] : ", " }
    isRightToLeft = field(0) == "rtl"
    pair = field(1)
    start = field(2)
    middle = field(3)
    end = field(4)
  }

  func joined(_ items: [String]) -> String {
    let hasIsolated = items.contains(where: isolates)
    if items.count == 1, !hasIsolated { return items[0] }
    return String.written { output in
      for index in items.indices {
        items.withElement(index) { item in
          if hasIsolated, isolates(item) {
            if index > 0 { output.append(mark(before: "", at: index, of: items.count)) }
            output.append("\u{2068}")
            output.append(item)
            output.append("\u{2069}")
          } else {
            if index > 0 { output.append(mark(before: item, at: index, of: items.count)) }
            output.append(item)
          }
        }
      }
    }
  }

  /// The separator before an item other than the first.
  package func mark(before item: String, at index: Int, of count: Int) -> String {
    let isLast = index == count - 1
    let mark = count == 2 ? pair : isLast ? end : index == 1 ? start : middle
    return isLast ? adapted(mark, before: item) : mark
  }

  /// The word for "and", adapted to the next word by ICU's rules.
  private func adapted(_ mark: String, before item: String) -> String {
    switch mark {
    // Spanish: `e` before the sound i, but not before a diphthong: `e higos`, `y hielo`.
    case " y ":
      let start = item.prefix(3).lowercased()
      let hasSoundI =
        start.hasPrefix("i") || start.hasPrefix("hi") && !start.hasPrefix("hia") && !start.hasPrefix("hie")
      return hasSoundI ? " e " : mark
    // Hebrew: a hyphen only before other scripts.
    case " ו-":
      let isHebrew = item.unicodeScalars.first.map { (0x0591...0x05F4).contains($0.value) } ?? false
      return isHebrew ? " ו" : mark
    default: return mark
    }
  }

  /// Whether to isolate an item (U+2068, U+2069), because letters of the other direction could reorder the list.
  package func isolates(_ item: String) -> Bool {
    if !isRightToLeft, item.utf8.allSatisfy({ $0 < 0xD6 }) { return false }
    return item.unicodeScalars.contains { scalar in
      isRightToLeft ? scalar.properties.isAlphabetic && !isRightToLeftScalar(scalar) : isRightToLeftScalar(scalar)
    }
  }

  /// The blocks of right-to-left scalars (UAX #9: R, AL, AN), and RLM.
  private func isRightToLeftScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590..<0x0900, 0x200F, 0xFB1D..<0xFE00, 0xFE70..<0xFEFF, 0x10800..<0x11000, 0x1E800..<0x1F000: true
    default: false
    }
  }
}
