import MenugenDiagnostics

/// The value read from a content file, and the file's problems.
///
/// Errors are reported rather than thrown, so that one reading finds them all. A file with errors may have a value
/// without the faulty parts.
public struct Reading<Value: Sendable>: Sendable {
  /// The value, if one could be read.
  public let value: Value?

  /// The problems, by line.
  public let diagnostics: [Diagnostic]

  init<Content>(_ checked: Checked<Content?>, _ value: (Content) -> Value) {
    self.value = checked.value.map(value)
    diagnostics = checked.diagnostics.sorted().map { Diagnostic($0) }
  }

  /// Whether any problem is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Returns the value of a file without errors.
  ///
  /// - Throws: ``InvalidContent`` if there is an error or no value.
  public func get() throws(InvalidContent) -> Value {
    guard let value, !hasErrors else { throw InvalidContent(diagnostics: diagnostics) }
    return value
  }
}

/// A content file with errors.
public struct InvalidContent: Error, Sendable, CustomStringConvertible {
  /// The problems, by line.
  public let diagnostics: [Diagnostic]

  /// The diagnostics as `menugen` prints them.
  public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
