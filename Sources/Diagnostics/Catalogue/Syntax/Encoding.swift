/// Problems of content files in any syntax.
extension DiagnosticMessage {
  /// The syntaxes, as used at the beginning of ids.
  package enum Syntax: String, Sendable { case json, yaml, csv, markdown }

  package static var fileTooLarge: Self {
    .error("file.too-large", "file is larger than 4 GiB", hint: "split it into several files")
  }

  /// - Parameter types: The expected file types, such as `JSON (.json)`.
  package static func unknownFileType(expected types: String) -> Self {
    .error("file.unknown-type", "unknown file type", hint: "write \(types)")
  }

  /// A file in another encoding, such as UTF-16.
  package static func notUTF8(_ text: Syntax) -> Self {
    .error("\(text).encoding", "file is not UTF-8", hint: "save the file as UTF-8")
  }

  package static func invalidUTF8(_ syntax: Syntax) -> Self {
    .error("\(syntax).invalid-utf8", "text is not valid UTF-8", hint: "save the file as UTF-8")
  }

  package static func controlCharacter(_ syntax: Syntax) -> Self {
    .error("\(syntax).control-character", "control character in text", hint: "remove it")
  }

  package static func duplicateKey(_ key: String, _ tree: Syntax) -> Self {
    .error("\(tree).duplicate-key", "duplicate key '\(key)'", hint: "keep only one of them")
  }

  package static func nestedTooDeep(_ containers: String, levels: Int, _ tree: Syntax) -> Self {
    .error("\(tree).depth", "\(containers) are nested deeper than \(levels) levels", hint: "use fewer levels")
  }
}
