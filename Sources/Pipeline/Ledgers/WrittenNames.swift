import MenugenDomain
import MenugenLocalization
import MenugenText

/// Categories and accounts as they are read: as written, but for what would be read as something else, or not at all.
extension Presentation {
  /// `costs/produce`; `costs/“(none)”` for what somebody wrote so, which isn't the row of what has none; `(U+200B)` for what can't
  /// be seen.
  func shown(_ name: String) -> String {
    let parts = CategoryPath(name).names
    let shown = parts.map { shownPart($0) }
    return shown == parts ? name : shown.joined(separator: "/")
  }

  /// One part of a path.
  func shownPart(_ part: String) -> String {
    if isBlank(part) {
      let scalars = part.unicodeScalars.map { "U+" + hexadecimal($0.value) }
      // What has nothing at all is told by its marks around it.
      if scalars.isEmpty { return "“”" }
      let rest = scalars.count > Self.invisibleLimit ? " …\(scalars.count)" : ""
      return "(\(scalars.prefix(Self.invisibleLimit).joined(separator: " "))\(rest))"
    }
    // What is written with these marks has to differ from what gets them here.
    let core = part.drop { $0 == "“" }.reversed().drop { $0 == "”" }
    let isMade = core.elementsEqual(phrases.none.reversed()) || (part.hasPrefix("(U+") && part.hasSuffix(")"))
    return isMade || core.isEmpty ? "“\(part)”" : part
  }

  /// The most characters that are spelt out.
  private static let invisibleLimit = 4

  /// Four digits or more, as Unicode writes them.
  private func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
