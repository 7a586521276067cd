/// Ink and paper.
extension DiagnosticMessage {
  /// - Parameter meant: The colour in its valid form, if it is clear.
  package static func invalidColor(_ field: String, _ written: String, meant: String?) -> Self {
    .error(
      "color.invalid", "\(field) is not a colour: '\(written)'",
      hint: "write \(meant.map { "\"\($0)\"" } ?? "a hex colour in quotes, such as \"#063c82\"")")
  }

  /// A colour that YAML reads as a comment.
  package static func colorIsComment(_ field: String, _ written: String) -> Self {
    .error(
      "color.comment", "\(field) has no value, because '\(written)' without quotes is a comment in YAML",
      hint: "write \(field): \"\(written)\"")
  }

  /// - Parameters:
  ///   - isSoft: Whether only the lighter print of the ink is too light.
  ///   - nearest: The nearest colour that passes.
  package static func inkContrast(
    _ ink: String, isSoft: Bool, contrast: String, limit: String, nearest: String
  ) -> Self {
    .error(
      "ink.contrast",
      "ink \(ink)\(isSoft ? ", printed lighter for details," : "") is hard to read on its paper: "
        + "the contrast is \(contrast) : 1, below \(limit) : 1",
      hint: "write ink: \"\(nearest)\"")
  }

  package static func paperContrast(_ paper: String, contrast: String, limit: String, nearest: String?) -> Self {
    .error(
      "paper.contrast",
      "paper \(paper) is too dark for its ink: the contrast is \(contrast) : 1, below \(limit) : 1",
      hint: nearest.map { "write paper: \"\($0)\"" } ?? "write a lighter paper, such as \"#fef1ef\", and a darker ink")
  }

  /// A theme without a style sheet for inks.
  package static func unusedInk(_ key: String, theme: String) -> Self {
    .warning(
      "ink.unused", "'\(key)' has no effect, because the theme '\(theme)' has no file assets/ink.css",
      hint: "remove \(key), or the key theme")
  }
}
