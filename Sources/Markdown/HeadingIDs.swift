/// The ids of a page's headings, made from their words as code hosts make them, so that a `#fragment` leads to the same
/// heading on both: `## 1. The site's settings` is `#1-the-sites-settings`, and a second one `#1-the-sites-settings-1`.
struct HeadingIDs {
  /// How often each id was wanted before. The theme's layout has `content` itself.
  private var repeats = ["content": 0]

  /// An id that no other heading has; `nil` for a heading without a letter or a digit.
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

/// Letters, marks, digits, `-` and `_` in lower case, and a hyphen for each space; all else is left out.
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
