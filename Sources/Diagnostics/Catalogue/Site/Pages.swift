/// Pages and Markdown.
extension DiagnosticMessage {
  package static var unclosedFrontMatter: Self {
    .error(
      "front-matter.unclosed", "front matter has no closing line ---",
      hint: "write --- on its own line after the last key; for a horizontal rule, write ***")
  }

  /// Why front matter isn't recognized.
  package enum FrontMatterFault: Sendable { case noOpeningLine, otherOpeningLine, notAtStart, lineEnds }

  package static func unrecognizedFrontMatter(_ fault: FrontMatterFault) -> Self {
    let (text, hint) =
      switch fault {
      case .noOpeningLine:
        ("front matter has no opening line ---", "write --- alone on the first line, and again after the last key")
      case .otherOpeningLine:
        (
          "front matter has an opening line other than ---",
          "write --- alone on the first line, and again after the last key; for a horizontal rule, write ***"
        )
      case .notAtStart:
        ("front matter is not at the start of the file", "remove empty lines and spaces around the first ---")
      case .lineEnds: ("front matter has lines that end with CR alone", "save the file with line ends LF or CRLF")
      }
    return .error("front-matter.unrecognized", text, hint: hint)
  }

  package static func languageOfFileName(_ language: String, file: String) -> Self {
    .warning(
      "page.language", "page language '\(language)' differs from '\(file)' in the file name",
      hint: "remove the key, or rename the file")
  }

  /// - Parameter isFileName: Whether the language is part of the file's name.
  package static func languageNotOfSite(_ language: String, isFileName: Bool = false) -> Self {
    .warning(
      "page.language", "page language '\(language)' is not one of the site's languages",
      hint: "add \(language) to languages in site.yaml\(isFileName ? ", or rename the file" : "")")
  }

  package static func omittedHTML(_ excerpt: String) -> Self {
    .warning(
      "markdown.html", "raw HTML '\(excerpt)' is left out",
      hint: "write Markdown instead, \\< for a '<', or allow raw HTML with 'markdown: {unsafe: true}' in site.yaml")
  }

  package static func omittedLink(_ excerpt: String) -> Self {
    .warning(
      "markdown.link", "link to '\(excerpt)' is left out, since it could run or read something",
      hint: "link to a page of this site or to an https: address")
  }

  package static func tableAsWritten(_ excerpt: String) -> Self {
    .warning(
      "markdown.table", "table '\(excerpt)' is shown as written, because CommonMark has no tables",
      hint: "write a list, or an HTML <table> and 'markdown: {unsafe: true}' in site.yaml")
  }

  package static var markdownTooComplex: Self {
    .warning(
      "markdown.too-complex", "Markdown is nested too deep or has too many open brackets, so it is shown as written",
      hint: "use fewer nested lists and quotes, and write \\ before a bracket that begins no link")
  }
}
