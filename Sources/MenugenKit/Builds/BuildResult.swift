import MenugenPublishing
import MenugenSiteBuilder

/// The result of a build.
public struct BuildResult: Sendable {
  /// The warnings and notes, by file and line.
  public let diagnostics: [Diagnostic]
  /// The number of menus on the site.
  public let menuCount: Int
  /// The number of items on these menus.
  public let itemCount: Int
  /// The number of ledgers with a report.
  public let ledgerCount: Int
  /// The sorted paths of new and changed files, such as `site/index.html`.
  public let changedPaths: [String]
  /// The sorted paths of removed files.
  public let removedPaths: [String]
  /// The number of files that are the same as in the last build.
  public let unchangedCount: Int

  init(_ outcome: BuildPlan.Outcome, diagnostics: [Diagnostic], _ report: PublishingReport) {
    self.diagnostics = diagnostics
    menuCount = outcome.menuCount
    itemCount = outcome.itemCount
    ledgerCount = outcome.ledgerCount
    changedPaths = report.changedPaths
    removedPaths = report.removedPaths
    unchangedCount = report.unchanged
  }
}

/// An error that stopped a build before it published anything.
public enum BuildError: Error, Sendable, CustomStringConvertible {
  /// The content or the theme has errors.
  case content([Diagnostic])
  /// A file can't be read, or the output folder can't be used.
  case files([Diagnostic])
  /// An output file can't be written, or another file is in its place.
  case output(FileError)

  /// Every problem found, by file and line; empty for an output error.
  public var diagnostics: [Diagnostic] {
    switch self {
    case .content(let diagnostics), .files(let diagnostics): diagnostics
    case .output: []
    }
  }

  /// The diagnostics as `menugen` prints them, or the output error.
  public var description: String {
    if case .output(let error) = self { return error.description }
    return diagnostics.map(\.description).joined(separator: "\n")
  }
}
