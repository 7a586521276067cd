/// Themes and their words.
extension DiagnosticMessage {
  package static func unknownTheme(_ name: String, hint: String) -> Self {
    .error("theme.missing", "unknown theme '\(name)'", hint: hint)
  }

  package static func themeExists(_ name: String) -> Self {
    .error("theme.exists", "there is a theme '\(name)' already", hint: "write another name, or remove its folder")
  }

  package static func invalidOrigin(_ written: String) -> Self {
    .error(
      "theme.origin", "'\(written)' is not the origin of a site",
      hint: "write https:// and a host alone, such as https://stats.example")
  }

  package static func unusedTemplate(_ name: String, nearest: String?) -> Self {
    .warning(
      "template.unused", "unused template '\(name)': no page needs it, and no template includes it",
      hint: nearest.map { "did you mean '\($0)'?" } ?? "include it, or remove it")
  }

  /// What a page's Content Security Policy blocks.
  package enum BlockedPart: Sendable {
    case script, style
    /// An address that is a script.
    case scriptAddress
    /// An element that changes all addresses of a page.
    case base
    /// A web manifest of another site.
    case manifest
    /// An event handler, such as `onclick`.
    case attribute(String)
    case element(String)
    case origin(String)
  }

  package static func blockedByPolicy(_ part: BlockedPart) -> Self {
    let (what, hint) =
      switch part {
      case .script:
        ("an inline script", "move it to a file in assets/, and write <script src=\"{{frame.themeURL}}NAME.js\" defer>")
      case .style: ("an inline style", "move it to a style sheet in assets/")
      case .attribute(let name): ("the attribute \(name)", "add the listener in a script file in assets/")
      case .scriptAddress: ("a javascript: address", "add the listener in a script file in assets/")
      case .base: ("<base>", "remove it: the addresses of pages are relative to the page")
      case .manifest: ("a manifest of another site", "copy it to assets/, or remove the link")
      case .element(let tag): ("<\(tag)>", "write a link instead")
      case .origin(let origin):
        ("what is loaded from \(origin)", "write origins: [\"\(origin)\"] in theme.yaml, or copy the file to assets/")
      }
    return .warning("template.blocked", "the policy of pages blocks \(what)", hint: hint)
  }

  package static func unclosedInStyleSheet(_ opening: String, by closing: String) -> Self {
    .warning(
      "theme-css.unclosed", "'\(opening)' is not closed: browsers misread the rules after it",
      hint: "add the missing \(closing)")
  }

  package static var unopenedInStyleSheet: Self {
    .warning(
      "theme-css.unopened", "'}' closes nothing: browsers ignore the rule after it",
      hint: "remove it, or add the missing {")
  }

  /// - Parameters:
  ///   - name: What a template writes after the address of the theme's assets.
  ///   - path: The file's path in the theme's folder.
  package static func missingTemplateFile(_ name: String, path: String, nearest: String?) -> Self {
    .warning(
      "template.missing-file", "missing file '\(name)'",
      hint: nearest.map { "did you mean '\($0)'?" } ?? "add \(path) to the theme")
  }

  /// - Parameter path: The file's path in the theme's folder.
  package static func missingStyleSheetFile(_ address: String, path: String, nearest: String?) -> Self {
    .warning(
      "theme-css.missing-file", "missing file '\(address)'",
      hint: nearest.map { "did you mean '\($0)'?" } ?? "add \(path) to the theme")
  }

  package static func unusedThemeFile(hint: String) -> Self {
    .warning("theme.unused-file", "unused file: menugen doesn't look for it here", hint: hint)
  }

  package static func unusedThemeFolder(hint: String) -> Self {
    .warning("theme.unused-file", "unused folder: a theme has no folder of this name", hint: hint)
  }

  package static func duplicateWords(_ language: String, in other: String) -> Self {
    .error(
      "language.twice", "duplicate words for '\(language)', also in \(other)", hint: "keep only one of the files")
  }

  /// - Parameter first: The first words.
  package static func missingWords(_ language: String, count: Int, first: String) -> Self {
    .warning(
      "language.missing-words",
      "'\(language)' lacks \(count) of the theme's words, which appear in English: \(first)",
      hint: "add them to strings/\(language).yaml")
  }

  package static func unknownThemeWord(_ key: String, nearest: String?) -> Self {
    .warning(
      "language.unknown-word", "unknown word '\(key)': neither the default theme nor a template uses it",
      hint: nearest.map { "did you mean '\($0)'?" } ?? "remove it")
  }

  package static func unknownPlaceholder(_ name: String, in key: String, nearest: String?, known: [String]) -> Self {
    .error(
      "language.unknown-place", "unknown placeholder {\(name)} in '\(key)'",
      hint: nearest.map { "write {\($0)}" }
        ?? (known.isEmpty
          ? "write it without braces" : "write \(known.map { "{\($0)}" }.joined(separator: ", "))"))
  }

  package static func languageWithoutWords(_ language: String, hasFormats: Bool) -> Self {
    .warning(
      "language.no-words",
      "the theme has no words in '\(language)': headings, allergens, diets and hours appear in English"
        + (hasFormats ? "" : ", and so do prices, dates and lists"),
      hint: "write strings/\(language).yaml in your own theme, or remove the language")
  }
}
