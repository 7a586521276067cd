package import MenugenDiagnostics
package import MenugenFiles

/// A place that a site is published to.
package protocol SiteTarget {
  /// Whether `writeRecord` makes all changes since the last one visible at once. Otherwise each one is visible
  /// immediately.
  var isAtomic: Bool { get }

  /// Reads the record; `nil` if the target has none, or doesn't exist yet.
  mutating func readRecord() throws(PublishFault) -> [UInt8]?

  /// Returns which of these paths, which the record lacks, exist nevertheless. One with the same bytes needn't count.
  mutating func occupied(_ paths: [String]) throws(PublishFault) -> [String]

  /// Sends files of the site, replacing existing ones.
  mutating func send(_ paths: [String]) throws(PublishFault)

  /// Removes files, as far as they exist, and then these folders, innermost first, as far as they are empty.
  mutating func remove(_ paths: [String], folders: [String]) throws(PublishFault)

  /// Replaces the record.
  mutating func writeRecord(_ bytes: [UInt8]) throws(PublishFault)
}

/// Why a publish ended early.
package enum PublishFault: Error, Sendable {
  case file(FileError)
  case problem(DiagnosticMessage)

  /// - Parameter target: The target as it is written.
  package func diagnostic(target: String) -> Diagnostic {
    switch self {
    case .file(let error): error.diagnostic
    case .problem(let message): Diagnostic(message, at: .file(target))
    }
  }

  /// Whether a file of this computer can't be read or written.
  package var isFileFailure: Bool { if case .file = self { true } else { false } }
}

/// Runs `body`, whose errors end a publish.
func withFiles<Result>(_ body: () throws(FileError) -> Result) throws(PublishFault) -> Result {
  do throws(FileError) { return try body() } catch { throw .file(error) }
}
