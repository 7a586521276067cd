import Foundation

/// The repository's files, located relative to this file.
enum SourceTree {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The paths of every Swift file in a folder, sorted.
  static func swiftPaths(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  /// Every Swift file in `Sources/`, sorted by path.
  static func swiftSources() throws -> [ScannedSource] { try sources.get() }

  /// Scanned once for all tests.
  private static let sources = Result {
    try swiftPaths(in: "Sources").map { ScannedSource(path: $0, text: try text($0)) }
  }
}
