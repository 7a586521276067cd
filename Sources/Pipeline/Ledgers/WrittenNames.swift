import MenugenDomain
import MenugenLocalization
import MenugenText

/// Categories and accounts as displayed: names that would be ambiguous or invisible are marked.
extension Presentation {
  /// `costs/produce`; `costs/“(none)”` for a name that looks like the row of missing ones; `(U+200B)` for invisible
  /// characters.
  func shown(_ name: String) -> String {
    let parts = CategoryPath(name).names
    let shown = parts.map { shownPart($0) }
    return shown == parts ? name : shown.joined(separator: "/")
  }

  /// One part of a path.
  func shownPart(_ part: String) -> String {
    if isBlank(part) {
      let scalars = part.unicodeScalars.map { "U+" + hexadecimal($0.value) }
      // An empty name is shown as quotes.
      if scalars.isEmpty { return "“”" }
      let rest = scalars.count > Self.invisibleLimit ? " …\(scalars.count)" : ""
      return "(\(scalars.prefix(Self.invisibleLimit).joined(separator: " "))\(rest))"
    }
    // Quote names that look like the marks added here.
    let core = part.drop { $0 == "“" }.reversed().drop { $0 == "”" }
    let isMade = core.elementsEqual(phrases.none.reversed()) || (part.hasPrefix("(U+") && part.hasSuffix(")"))
    return isMade || core.isEmpty ? "“\(part)”" : part
  }

  /// The maximum number of invisible characters to show.
  private static let invisibleLimit = 4

  /// At least four hexadecimal digits.
  private func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
