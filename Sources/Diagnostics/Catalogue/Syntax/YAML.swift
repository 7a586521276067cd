extension DiagnosticMessage {
  package static var notEnoughMemory: Self {
    .error("yaml.memory", "not enough memory to read the file", hint: "split it into several files")
  }

  package static var severalDocuments: Self {
    .error(
      "yaml.documents", "file has more than one document",
      hint: "write one document per file: remove '---' and everything after it")
  }

  package static var complexKey: Self {
    .error(
      "yaml.complex-key", "key is a list or a mapping",
      hint: "write the key as text, in quotes if it begins with [ or {")
  }

  package static func unknownAnchor(_ name: String) -> Self {
    .error(
      "yaml.unknown-anchor", "unknown anchor '&\(name)'",
      hint: "write '&\(name)' before a value above, or put text that begins with '*' in quotes")
  }

  package static func aliasCycle(_ name: String) -> Self {
    .error("yaml.alias-cycle", "the value of '&\(name)' contains itself", hint: "write the value instead of the alias")
  }

  package static func tooManyAliases(limit: Int) -> Self {
    .error(
      "yaml.aliases", "aliases expand to more than \(limit) values, or are nested too deep", hint: "use fewer aliases")
  }

  package static func unknownTag(_ tag: String) -> Self {
    .error("yaml.tag", "unknown tag '\(tag)'", hint: "remove the tag")
  }

  package static func wrongTag(_ tag: String, of value: String) -> Self {
    .error("yaml.tag", "'\(value)' does not match its tag '!!\(tag)'", hint: "remove the tag")
  }

  package static var mergeKey: Self {
    .error(
      "yaml.merge-key", "merge key '<<' is not supported",
      hint: "write the keys here; an alias may be the value of a single key, as in allergens: *base")
  }

  /// - Parameter line: The first line of an entry, from its key.
  package static func missingDash(before line: String) -> Self {
    .error(
      "yaml.missing-dash", "a '- ' is missing before '\(line)'",
      hint: "write '- \(line)', indented like the entries above")
  }

  /// - Parameter rest: The text after the comma.
  package static func commaInValue(before rest: String, isNumber: Bool = true) -> Self {
    .error(
      "value.comma", "the value ends at the comma before '\(rest)'",
      hint: isNumber
        ? "write a point instead of the comma, or put the whole text in quotes"
        : "put the whole text in quotes, or write a colon and a value after the key '\(rest)'")
  }

  /// A comment that seems to be text.
  ///
  /// - Parameters:
  ///   - text: The text before it; empty for none.
  ///   - meant: The text with the comment, in quotes.
  package static func textInComment(_ comment: String, after text: String, meant: String) -> Self {
    .warning(
      "yaml.comment", "'\(comment)'\(text.isEmpty ? "" : " after '\(text)'") is a comment, which is not read",
      hint: "to keep it, write \(meant); for a comment, write a space after '#'")
  }

  // MARK: - Keys

  package static func spaceInIndentation(_ space: String) -> Self {
    .error("yaml.syntax", "\(space) in the indentation", hint: "indent with plain spaces")
  }

  package static func spaceAfterDash(_ space: String) -> Self {
    .error("yaml.syntax", "\(space) after '-'", hint: "write a plain space after '-'")
  }

  /// - Parameter name: The character's name, such as `en dash`.
  package static func dashLookAlike(_ character: String, name: String) -> Self {
    .error(
      "yaml.syntax", "'\(character)' (\(name)) in place of '-'", hint: "write '- ', a plain hyphen and a space")
  }

  package static func missingSpaceAfterDash(before key: String) -> Self {
    .error("yaml.syntax", "missing space after '-'", hint: "write '- \(key): …'")
  }

  package enum KeyFault: Sendable {
    case missingColon, missingSpace
    case specialSpace(String)
  }

  /// - Parameter line: The suggested line.
  package static func key(_ key: String, _ fault: KeyFault, meant line: String) -> Self {
    let text =
      switch fault {
      case .missingColon: "missing ':' after '\(key)'"
      case .missingSpace: "missing space after '\(key):'"
      case .specialSpace(let space): "\(space) after '\(key):'"
      }
    return .error("yaml.syntax", text, hint: "write '\(line)', with a plain space after ':'")
  }

  /// A continuation line that looks like a key.
  package static func keyInText(_ written: String, ofKey key: String, meant line: String) -> Self {
    .warning(
      "yaml.missing-colon", "missing ':' after '\(written)', so this line is part of the \(key)",
      hint: "write '\(line)', indented like the keys around it")
  }

  // MARK: - libyaml

  /// A syntax error in libyaml's words.
  ///
  /// - Parameters:
  ///   - context: The parser's context, such as `while parsing a flow sequence`.
  ///   - isTab: Whether the error is at a tab.
  package static func yaml(_ problem: String, context: String, isTab: Bool) -> Self {
    if problem.contains("UTF-8") { return .invalidUTF8(.yaml) }
    if problem == "control characters are not allowed" { return .controlCharacter(.yaml) }
    if problem.contains("tab character") || isTab && problem == "found character that cannot start any token" {
      return .error("yaml.tab", "tab in the indentation", hint: "indent with spaces")
    }
    let (text, hint) =
      switch problem {
      case "mapping values are not allowed in this context":
        ("unexpected ':'", "put text that contains ': ' in quotes, or correct the indentation")
      case "did not find expected key":
        ("missing key", "indent this line like the keys above, and put text with special characters in quotes")
      case "did not find expected '-' indicator":
        ("missing '-'", "write '- ' here, indented like the entries above")
      case "did not find expected ',' or ']'":
        ("missing ',' or ']' in the list in brackets", "write ',' or ']' here")
      case "did not find expected ',' or '}'":
        ("missing ',' or '}' in the mapping in braces", "write ',' or '}' here")
      case "could not find expected ':'":
        ("missing ':' after a key", "write ': ' and a value after it")
      case "found unexpected end of stream":
        ("the text in quotes is not closed", "write the quote at its end")
      case "did not find expected node content":
        ("missing value", "write a value; put text that begins with a bracket in quotes")
      case "did not find expected comment or line break":
        ("text after '|' or '>'", "begin the text on the next line, indented")
      case "did not find expected <document start>":
        ("text after the end of the document", "remove the line '...', or everything after it")
      case "did not find expected alphabetic or numeric character", "did not find expected tag URI",
        "found undefined tag handle":
        ("text begins with '&', '*' or '!'", "put the text in quotes")
      case "found unknown escape character":
        ("unknown escape in double quotes", "write '\\\\' for a backslash, or use single quotes")
      case "found character that cannot start any token":
        ("text begins with a special character", "put the text in quotes")
      default: (context.isEmpty ? problem : "\(problem) \(context)", "put text with special characters in quotes")
      }
    return .error("yaml.syntax", text, hint: hint)
  }
}
