/// An entry of the catalogue: a problem and its fix, without a location.
///
/// Each entry is a static function or property in its area's file, with the quoted words of the content as parameters.
/// Only the catalogue can make one, so the text and id of a diagnostic appear nowhere else.
package struct DiagnosticMessage: Sendable, Hashable {
  package var severity: Severity
  /// The rule's name, such as `price.decimals`: stable, and listed in `Documentation/Errors.md`.
  package var id: String
  /// The thing and the problem, without a full stop.
  package var text: String
  /// What to write instead.
  package var hint: String?

  init(_ severity: Severity, _ id: String, _ text: String, hint: String? = nil) {
    self.severity = severity
    self.id = id
    self.text = text
    self.hint = hint
  }

  static func error(_ id: String, _ text: String, hint: String? = nil) -> Self { Self(.error, id, text, hint: hint) }

  static func warning(_ id: String, _ text: String, hint: String? = nil) -> Self {
    Self(.warning, id, text, hint: hint)
  }

  static func note(_ id: String, _ text: String, hint: String? = nil) -> Self { Self(.note, id, text, hint: hint) }
}
