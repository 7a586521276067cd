import MenugenPublishing
import MenugenSiteBuilder

/// What a build published.
public struct BuildResult: Sendable {
  /// Warnings and notes, by file and line.
  public let diagnostics: [Diagnostic]
  /// The number of menus on the site.
  public let menuCount: Int
  /// The number of items in these menus.
  public let itemCount: Int
  /// The number of ledgers with a report.
  public let ledgerCount: Int
  /// The paths of the files that are new or have other bytes, sorted: `site/index.html`.
  public let changedPaths: [String]
  /// The paths of the files that were removed, sorted.
  public let removedPaths: [String]
  /// The number of files whose bytes are those of the last build.
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

/// Why nothing was published.
public enum BuildError: Error, Sendable, CustomStringConvertible {
  /// The content or the theme has errors, which its author can mend.
  case content([Diagnostic])
  /// A file can't be read, or the output folder can't be used.
  case files([Diagnostic])
  /// A file of the output can't be written, or another file is in its place.
  case output(FileError)

  /// Every problem that was found, by file and line; none for a file of the output.
  public var diagnostics: [Diagnostic] {
    switch self {
    case .content(let diagnostics), .files(let diagnostics): diagnostics
    case .output: []
    }
  }

  /// The diagnostics as `menugen` prints them, or the file and what is wrong with it.
  public var description: String {
    if case .output(let error) = self { return error.description }
    return diagnostics.map(\.description).joined(separator: "\n")
  }
}
