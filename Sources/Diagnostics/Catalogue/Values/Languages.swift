/// Languages.
extension DiagnosticMessage {
  /// - Parameter meant: The main language of the country with this code.
  package static func unregisteredLanguage(_ code: String, meant: String?) -> Self {
    .warning(
      "language.no-such", "unknown language code '\(code)'",
      hint: meant.map { "write \($0), the code of the language: '\(code)' is the code of a country" }
        ?? "write a code of ISO 639, such as en or it")
  }

  package static func duplicateLanguage(_ tag: String, in field: String) -> Self {
    .duplicate("language.twice", "language '\(tag)' in \(field)")
  }
}
