/// A name as part of a path, readable in any script: `Crème Brûlée No. 2` becomes `crème-brûlée-no-2`.
///
/// Lower case (independent of locale) and NFC. Keeps letters, marks and digits; replaces everything else by single
/// hyphens, except at the ends. At most 80 bytes, cut between graphemes.
///
/// - Parameter fallback: Returned for a name without letters and digits.
package func slug(_ name: String, fallback: String) -> String {
  var result = ""
  var isGap = true
  for scalar in nfc(name.lowercased()).unicodeScalars {
    switch SlugRole(scalar) {
    case .kept:
      if isGap, !result.isEmpty { result += "-" }
      result.unicodeScalars.append(scalar)
      isGap = false
    // Drop marks without a letter, and the dot above that lowercasing İ adds to i.
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
  // A single grapheme above the limit: keep its letter.
  if cut.isEmpty { cut = Substring(text.unicodeScalars.prefix(1)) }
  while cut.utf8.last == UInt8(ascii: "-") { cut.removeLast() }
  return String(cut)
}
