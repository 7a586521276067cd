/// A name as a part of a path, readable in any script: `Crème Brûlée No. 2` becomes `crème-brûlée-no-2`.
///
/// Normalised (NFC) and in lower case by Unicode's rules, whatever the locale. Letters, their marks and digits stay;
/// everything else becomes one hyphen, none at the ends. At most 80 bytes, cut between graphemes.
/// `fallback` stands in for a name that has no letter or digit; it is returned as it is.
package func slug(_ name: String, fallback: String) -> String {
  var result = ""
  var isGap = true
  for scalar in nfc(name.lowercased()).unicodeScalars {
    switch SlugRole(scalar) {
    case .kept:
      if isGap, !result.isEmpty { result += "-" }
      result.unicodeScalars.append(scalar)
      isGap = false
    // A mark without its letter is dropped: it would sit on the hyphen.
    // So is a dot on an i, which has one: that of İ, which no i bears in lower case.
    case .mark:
      if !isGap, scalar != "\u{307}" || result.utf8.last != UInt8(ascii: "i") { result.unicodeScalars.append(scalar) }
    case .gap: isGap = true
    }
  }
  let cut = cutSlug(result, toBytes: 80)
  if isDeviceName(cut) { return cut + "-1" }
  return cut.isEmpty ? fallback : cut
}

private enum SlugRole {
  case kept, mark, gap

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x30...0x39, 0x61...0x7A: self = .kept
    case 0x00..<0x80: self = .gap
    default:
      switch scalar.properties.generalCategory {
      case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
        .letterNumber:
        self = .kept
      case .nonspacingMark, .spacingMark: self = scalar.properties.isVariationSelector ? .gap : .mark
      default: self = .gap
      }
    }
  }
}

private func cutSlug(_ text: String, toBytes limit: Int) -> String {
  guard text.utf8.count > limit else { return text }
  var end = text.startIndex
  for index in text.indices {
    let next = text.index(after: index)
    guard text.utf8.distance(from: text.startIndex, to: next) <= limit else { break }
    end = next
  }
  var cut = text[..<end]
  // One grapheme of more than the limit is no name but a heap of marks: its letter is enough.
  if cut.isEmpty { cut = Substring(text.unicodeScalars.prefix(1)) }
  while cut.utf8.last == UInt8(ascii: "-") { cut.removeLast() }
  return String(cut)
}
