import Foundation

/// The repository's files, located relative to this file.
enum SourceTree {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Every Swift file in `Sources/`, sorted by path.
  static func swiftSources() throws -> [ScannedSource] {
    let folder = root.appendingPathComponent("Sources").path
    return try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }.sorted()
      .map { ScannedSource(path: "Sources/\($0)", text: try text("Sources/\($0)")) }
  }
}
