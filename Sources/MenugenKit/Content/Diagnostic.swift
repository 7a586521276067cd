import MenugenDiagnostics
import MenugenText

/// A problem in the content, with its place and a hint.
public struct Diagnostic: Sendable, Hashable {
  let diagnostic: MenugenDiagnostics.Diagnostic

  init(_ diagnostic: MenugenDiagnostics.Diagnostic) { self.diagnostic = diagnostic }

  /// The severity of a problem.
  public enum Severity: String, Sendable, Comparable, CaseIterable {
    /// An assumption about unclear content.
    case note
    /// Content that may be wrong but is used.
    case warning
    /// Wrong content, which stops a build.
    case error

    /// Returns whether the first severity is lower.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int { Severity.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The severity.
  public var severity: Severity {
    switch diagnostic.severity {
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }

  /// The stable id, such as `price.decimals`, described in `Documentation/Errors.md`.
  public var id: String { diagnostic.id }

  /// The problem in one line, without a full stop.
  public var message: String { diagnostic.message }

  /// What to write instead.
  public var hint: String? { diagnostic.hint }

  /// The file's path, if the problem is in a file.
  public var file: String? { diagnostic.file }

  /// The line, from 1; `nil` for a problem of the whole file.
  public var line: Int? { location?.line }

  /// The column of the first wrong byte, from 1, in UTF-8 bytes.
  public var column: Int? { location?.column }

  /// The column after the last wrong byte, on the same line.
  public var endColumn: Int? { location?.endColumn }

  /// The number of problems this one represents: more than 1 if a file has more than 10,000 of one kind.
  public var count: Int { diagnostic.count }

  private var location: SourceLocation? {
    if case .line(let location) = diagnostic.place { location } else { nil }
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The problem as `menugen` prints it: place, message, excerpt and hint.
  ///
  /// ```text
  /// dinner.yaml:3:12: error: price has more decimals than EUR allows [price.decimals]
  ///     3 |     price: 7.505
  ///       |            ^~~~~
  ///       = hint: write 7.50 or 7.51
  /// ```
  public var description: String {
    var text = ByteBuffer()
    DiagnosticFormat.text.write(diagnostic, to: &text)
    return String(decoding: text.bytes.dropLast(), as: UTF8.self)
  }
}
