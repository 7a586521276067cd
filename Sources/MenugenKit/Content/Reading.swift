import MenugenDiagnostics

/// What was understood of a content file, and what is wrong with it.
///
/// Wrong content is reported, not thrown, so that one reading finds every problem. A value may be there in spite of errors:
/// then the parts that have errors are missing from it.
public struct Reading<Value: Sendable>: Sendable {
  /// What was understood; `nil` where nothing was.
  public let value: Value?

  /// The problems, in the order of the file's lines.
  public let diagnostics: [Diagnostic]

  init<Content>(_ checked: Checked<Content?>, _ value: (Content) -> Value) {
    self.value = checked.value.map(value)
    diagnostics = checked.diagnostics.sorted().map { Diagnostic($0) }
  }

  /// Whether any problem is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Returns the value where the file has no errors.
  ///
  /// - Throws: ``InvalidContent`` with every diagnostic where there is an error, or no value.
  public func get() throws(InvalidContent) -> Value {
    guard let value, !hasErrors else { throw InvalidContent(diagnostics: diagnostics) }
    return value
  }
}

/// A content file with errors.
public struct InvalidContent: Error, Sendable, CustomStringConvertible {
  /// The file's problems, in the order of its lines.
  public let diagnostics: [Diagnostic]

  /// The diagnostics as `menugen` prints them.
  public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
