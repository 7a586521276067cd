/// Templates of a theme.
extension DiagnosticMessage {
  package static func missingTemplate(_ name: String, meant: String?) -> Self {
    .error("template.missing", "missing template '\(name)'", hint: didYouMean(meant) ?? addTemplate(name))
  }

  package static func missingPartial(_ name: String, meant: String?) -> Self {
    .error("template.missing-partial", "missing partial '\(name)'", hint: didYouMean(meant) ?? addTemplate(name))
  }

  private static func addTemplate(_ name: String) -> String { "add \(name).mustache to the theme" }

  package static func endlessRecursion(_ name: String) -> Self {
    .error(
      "template.endless-recursion", "'\(name)' includes itself without end",
      hint: "include it in a section over a list within the model, such as the sections of a section")
  }

  package static func unknownBlock(_ name: String, of template: String, meant: String?) -> Self {
    .error(
      "template.unknown-block", "unknown block '\(name)' of '\(template)'",
      hint: didYouMean(meant) ?? "remove the block, or add {{$\(name)}}…{{/\(name)}} to \(template).mustache")
  }

  package static func templateTooDeep(levels: Int) -> Self {
    .error(
      "template.too-deep", "sections, partials and blocks are nested deeper than \(levels) levels",
      hint: "use fewer levels")
  }

  package static func tagsTooDeep(levels: Int) -> Self {
    .error(
      "template.too-deep", "tags are nested deeper than \(levels) levels", hint: "move the inner part to a partial")
  }

  package static var templateTooLarge: Self {
    .error(
      "template.too-large", "template is too large with all its partials", hint: "include each partial fewer times")
  }

  // MARK: - Tags

  package static func tagWithoutName(_ tag: String) -> Self {
    .error("template.bad-name", "tag '\(tag)' has no name", hint: oneName)
  }

  package static func invalidName(_ name: String) -> Self {
    .error("template.bad-name", "'\(name)' is not a name", hint: oneName)
  }

  private static let oneName = "write one name without spaces, for example {{name}}"

  package static func unclosedTag(end: String) -> Self {
    .error("template.unclosed-tag", "tag is not closed", hint: "write \(end) at its end, on the same line")
  }

  package static var invalidDelimiters: Self {
    .error(
      "template.bad-delimiter", "a change of delimiters needs two delimiters without '='",
      hint: "write two delimiters, such as {{=<% %>=}}")
  }

  package static func unclosedSection(_ name: String) -> Self {
    .error(
      "template.unclosed-section", "section '\(name)' is not closed", hint: "write {{/\(name)}} where it ends")
  }

  /// - Parameter open: The innermost open section.
  package static func unopenedSection(_ name: String, open: String?) -> Self {
    .error(
      "template.mismatched-close", "'\(name)' is closed but not open",
      hint: open.map { "write {{/\($0)}} to close '\($0)' first" } ?? "remove the tag")
  }

  // MARK: - Names

  /// - Parameter known: The model of the innermost section, and its names.
  package static func unknownTemplateName(
    _ name: String, in models: String, meant: String?, known: (model: String, names: [String])?
  ) -> Self {
    let names = known.flatMap { $0.names.isEmpty ? nil : "\($0.model) has: \($0.names.joined(separator: ", "))" }
    return .error("template.unknown-name", "unknown name '\(name)' in \(models)", hint: didYouMean(meant) ?? names)
  }

  package static func unknownString(_ name: String, meant: String?) -> Self {
    .error(
      "template.unknown-word", "unknown string '\(name)'", hint: didYouMean(meant) ?? "add it to the theme's strings")
  }

  /// Why a name can't be used where it is.
  package enum TemplateMisuse: Sendable {
    /// A name inside a value that has no members.
    case nothingInside(String, isList: Bool)
    case dotWithoutText
    case flag, list, model, lookup
    case escapedMarkup, unescapedText
    case alwaysText, alwaysMarkup, themeString
  }

  package static func misused(_ name: String, _ misuse: TemplateMisuse) -> Self {
    let section = "write {{#\(name)}}…{{/\(name)}}"
    let print = "write {{\(name)}} to print it, or remove the section's tags"
    let (text, hint): (String, String?) =
      switch misuse {
      case .nothingInside(let outer, let isList):
        (
          "'\(outer)' has no names inside it, so '\(name)' can't be found",
          isList ? "write {{#\(outer)}}…{{/\(outer)}} around the name after the dot" : nil
        )
      case .dotWithoutText:
        ("'.' needs a text, but there is none here", "write a name, or use '.' in a section over texts")
      case .flag: ("'\(name)' is true or false, so it can't be printed", section)
      case .list: ("'\(name)' is a list, so it can't be printed", section)
      case .model: ("'\(name)' is a model, so it can't be printed", section)
      case .lookup:
        ("'\(name)' has texts by name, so it can't be used alone", "write a name after a dot: {{\(name).wine}}")
      case .escapedMarkup: ("'\(name)' is markup, which {{\(name)}} would escape", "write {{{\(name)}}}")
      case .unescapedText: ("'\(name)' is text, which must be escaped", "write {{\(name)}}")
      case .alwaysText: ("'\(name)' is text that is never missing, so it can't be a section", print)
      case .alwaysMarkup: ("'\(name)' is markup that is never missing, so it can't be a section", print)
      case .themeString: ("'\(name)' is a string of the theme, so it can't be a section", print)
      }
    return .error("template.wrong-kind", text, hint: hint)
  }

  // MARK: - HTML

  package static func unfinishedHTML(_ place: String) -> Self {
    .error("template.unfinished-html", "template ends \(place)", hint: "close every tag, quote and comment")
  }

  package static func unbalancedSection(_ name: String, from begin: String, to end: String) -> Self {
    unbalanced("section '\(name)'", begin, end)
  }

  package static func unbalancedPartial(_ name: String, from begin: String, to end: String) -> Self {
    unbalanced("recursive partial '\(name)'", begin, end)
  }

  private static func unbalanced(_ thing: String, _ begin: String, _ end: String) -> Self {
    .error(
      "template.unbalanced-section", "\(thing) begins \(begin) but ends \(end)",
      hint: "open and close the same tags and quotes in it")
  }

  package static func ignoredInParent(_ parent: String) -> Self {
    .warning(
      "template.ignored", "text outside the blocks of '\(parent)' is ignored",
      hint: "move it into a block, such as {{$main}} … {{/main}}")
  }

  /// Why a value can't be printed at a place in HTML.
  package enum UnsafePlace: Sendable {
    case rawText(tag: String)
    case unquoted, comment, tag, attribute, markup
  }

  package static func unsafePlace(_ name: String, _ place: String, _ why: UnsafePlace) -> Self {
    let hint =
      switch why {
      case .rawText(let tag): "print it outside of <\(tag)>"
      case .unquoted: "put quotes around the attribute's value"
      case .comment: "use {{! … }} for comments"
      case .tag: "print values in text or in quoted attribute values"
      case .attribute: "use a class or a data- attribute instead"
      case .markup: "use a text"
      }
    let what = if case .markup = why { "markup" } else { "values" }
    return .error(
      "template.unsafe-place", "'\(name)' is \(place), where \(what) can't be printed", hint: hint)
  }

  /// Why a value can't be printed in a URL.
  package enum AddressFault: Sendable { case notURL, prefix, scheme }

  package static func unsafeAddress(_ name: String, _ place: String, _ fault: AddressFault) -> Self {
    let (reason, hint) =
      switch fault {
      case .notURL: (", which must begin with an address", "use a field that is a URL")
      case .prefix: (" where it could be part of a scheme", "write '/', '?' or '#' before it")
      case .scheme: (" after a scheme that takes no values", "begin with an address or a plain path")
      }
    return .error("template.url-needed", "'\(name)' is \(place)\(reason)", hint: hint)
  }
}
