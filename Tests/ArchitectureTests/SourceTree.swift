import Foundation

/// The repository's files, located relative to this file.
enum SourceTree {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Every Swift file in a folder, sorted by path.
  static func swiftSources(in folder: String = "Sources") throws -> [ScannedSource] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { ScannedSource(path: "\(folder)/\($0)", text: try text("\(folder)/\($0)")) }
  }
}
