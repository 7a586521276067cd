/// The ids of a page's headings, derived from their text as on code hosts: `## 1. The site's settings` is
/// `#1-the-sites-settings`, and a second one `#1-the-sites-settings-1`.
struct HeadingIDs {
  /// How often each id was requested before. The theme's layout uses `content`.
  private var repeats = ["content": 0]

  /// A unique id; `nil` for a heading without letters and digits.
  mutating func id(for heading: String) -> String? {
    let words = idText(heading)
    guard !words.isEmpty else { return nil }
    var id = words
    while repeats[id] != nil {
      repeats[words, default: 0] += 1
      id = "\(words)-\(repeats[words, default: 0])"
    }
    repeats[id] = 0
    return id
  }
}

/// Letters, marks, digits, `-` and `_` in lower case, with spaces as hyphens; other characters are removed.
private func idText(_ heading: String) -> String {
  var id = ""
  for scalar in heading.lowercased().unicodeScalars {
    switch scalar.properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation:
      id.unicodeScalars.append(scalar)
    default: if scalar == " " || scalar == "-" { id += "-" }
    }
  }
  return id.contains { $0 != "-" } ? id : ""
}
