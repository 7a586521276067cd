extension DiagnosticMessage {
  package static var emptyJSON: Self {
    .error("json.empty", "file is empty", hint: "write a JSON value, such as {} or []")
  }

  /// - Parameter isLine: Whether each line of the file holds a value.
  package static func textAfterJSON(isLine: Bool) -> Self {
    .error(
      "json.trailing-text", "text after the end of the value",
      hint: isLine
        ? "write each value on its own line, with nothing after it"
        : "a file holds one value: remove everything after it")
  }

  package enum JSONPart: String, Sendable {
    case value = "write a value here"
    case key = "write a key in double quotes"
    case separator = "write ',' here, or close the array or object"
  }

  package static func unexpected(_ character: String, expected part: JSONPart) -> Self {
    .error("json.unexpected", "unexpected \(character)", hint: part.rawValue)
  }

  package static func wrongBracket(_ written: String, in container: String, closedBy bracket: String) -> Self {
    .error("json.bracket", "unexpected '\(written)'", hint: "close the \(container) with '\(bracket)'")
  }

  /// - Parameter thing: The unclosed part, such as `array` or `text`.
  package static func unclosed(_ thing: String, closedBy end: String, onLine: Bool = false) -> Self {
    .error(
      "json.unclosed", "the \(thing) is not closed\(onLine ? " on its line" : "")", hint: "write '\(end)' at its end")
  }

  package static var missingComma: Self {
    .error("json.missing-comma", "missing comma between two values", hint: "write ',' here")
  }

  package static var trailingComma: Self {
    .error("json.trailing-comma", "trailing comma", hint: "remove the comma")
  }

  package static var missingValueBeforeComma: Self {
    .error("json.missing-value", "missing value before this comma", hint: "remove the comma")
  }

  package static func missingValue(ofKey key: String) -> Self {
    .error("json.missing-value", "missing value for key '\(key)'", hint: "write a value, or null")
  }

  package static func missingColon(afterKey key: String) -> Self {
    .error("json.missing-colon", "missing colon after key '\(key)'", hint: "write ':' here")
  }

  /// - Parameter isDecimalComma: Whether it may be the fraction of a number with a comma.
  package static func keyNotText(isDecimalComma: Bool) -> Self {
    .error(
      "json.key", "key is not text in double quotes",
      hint: isDecimalComma ? "write a point as the decimal mark, such as 7.50" : "write the key in double quotes")
  }

  package static func unquotedKey(_ key: String) -> Self {
    .error("json.unquoted-key", "key '\(key)' is not in double quotes", hint: "write \"\(key)\"")
  }

  package static func wrongQuotes(isSingle: Bool) -> Self {
    .error(
      "json.quotes", "text is in \(isSingle ? "single" : "curly") quotes", hint: "write double quotes: \"…\"")
  }

  package static var commentInJSON: Self {
    .error("json.comment", "comments are not allowed in JSON", hint: "remove the comment")
  }

  package static func specialSpace(_ character: String) -> Self {
    .error("json.space", "\(character) between values", hint: "write a plain space instead")
  }

  package static func unknownJSONWord(_ word: String) -> Self {
    let small = word.lowercased()
    let hint =
      switch small {
      case "true", "false", "null": "write \(small)"
      case "none", "nil", "undefined": "write null"
      case "yes": "write true, or the text \"yes\""
      case "no": "write false, or the text \"no\""
      default: "write text in double quotes: \"\(word)\""
      }
    return .error("json.unknown-word", "'\(word)' is not a JSON value", hint: hint)
  }

  /// A fault of a number, as the hint to fix it.
  package enum NumberFault: String, Sendable {
    case noDigits = "write digits after the minus sign"
    case plusSign = "remove the plus sign"
    case leadingPoint = "write a zero before the point, such as 0.5"
    case trailingPoint = "write digits after the point, or remove the point"
    case notDigits = "write only digits, such as 12.50, or put text in double quotes"
    case severalPoints = "write only one point, such as 12.50"
    case leadingZeros = "remove the leading zeros, or put text in double quotes"
  }

  package static func jsonNumber(_ written: String, _ fault: NumberFault) -> Self {
    .error("json.number", "'\(written)' is not a JSON number", hint: fault.rawValue)
  }

  package static func unknownEscape(_ written: String) -> Self {
    .error("json.escape", "unknown escape '\(written)'", hint: "write '\\\\' for a backslash")
  }

  package static var incompleteEscape: Self {
    .error(
      "json.escape", "'\\u' without four hexadecimal digits",
      hint: "write them, as in '\\u00e9', or the character itself")
  }

  package static func loneSurrogate(_ written: String) -> Self {
    .error(
      "json.lone-surrogate", "'\(written)' is only half of a character",
      hint: "write both halves, or the character itself")
  }

  package static var lineBreakInText: Self {
    .error("json.control-character", "line break in text", hint: "write '\\n' for a line break")
  }

  package static var tabInText: Self {
    .error("json.control-character", "tab in text", hint: "write '\\t' for a tab")
  }
}
