import MenugenDiagnostics
import MenugenText

/// A problem in a content file: where it is, which rule it breaks, and how to mend it.
public struct Diagnostic: Sendable, Hashable {
  let diagnostic: MenugenDiagnostics.Diagnostic

  init(_ diagnostic: MenugenDiagnostics.Diagnostic) { self.diagnostic = diagnostic }

  /// How serious a problem is.
  public enum Severity: String, Sendable, Comparable, CaseIterable {
    /// An assumption that was made.
    case note
    /// Content that may be wrong. It is used as it is written.
    case warning
    /// Content that is wrong. A build publishes nothing.
    case error

    /// Returns whether the first is less serious.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int { Severity.allCases.firstIndex(of: self) ?? 0 }
  }

  /// How serious the problem is.
  public var severity: Severity {
    switch diagnostic.severity {
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }

  /// The rule's stable name, such as `price.decimals`. `Documentation/Errors.md` explains each.
  public var id: String { diagnostic.id }

  /// The problem in one line, without a full stop.
  public var message: String { diagnostic.message }

  /// What to write instead.
  public var hint: String? { diagnostic.hint }

  /// The file that the problem is in; `nil` for one that is in no file.
  public var file: String? { diagnostic.file }

  /// The line, counted from 1; `nil` for a problem of the whole file.
  public var line: Int? { location?.line }

  /// The column of the first wrong byte, counted in UTF-8 bytes from 1.
  public var column: Int? { location?.column }

  /// The column after the last wrong byte. It is on the same line as `column`.
  public var endColumn: Int? { location?.endColumn }

  /// The number of problems that this one stands for: more than 1 where a file has more than 10,000 of one kind.
  public var count: Int { diagnostic.count }

  private var location: SourceLocation? {
    if case .line(let location) = diagnostic.place { location } else { nil }
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The problem as `menugen` prints it: its place, an excerpt of the line with a caret, and the hint.
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
