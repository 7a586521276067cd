import Foundation
package import Testing

/// Compares text with a file in `Snapshots/` next to the test, such as `menu-page.html`.
///
/// `MENUGEN_RECORD` controls recording: `missing` (the default) records new snapshots, `all` also different ones,
/// `never` none, as on CI. Recording fails the test, so that snapshots are reviewed.
package func expectSnapshot(
  _ actual: String, _ name: String, testFile: String = #filePath,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let folder = URL(fileURLWithPath: testFile).deletingLastPathComponent().appendingPathComponent("Snapshots")
  expectSnapshot(actual, at: folder.appendingPathComponent(name).path, sourceLocation: sourceLocation)
}

/// Compares text with a snapshot at a path.
package func expectSnapshot(
  _ actual: String, at path: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let mode = SnapshotMode.current
  let expected = try? String(contentsOfFile: path, encoding: .utf8)
  if expected == actual { return }
  let name = URL(fileURLWithPath: path).lastPathComponent
  if mode == .all || (mode == .missing && expected == nil) {
    do {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(actual.utf8).write(to: URL(fileURLWithPath: path))
      Issue.record("recorded \(name): read it, then run again", sourceLocation: sourceLocation)
    } catch {
      Issue.record("could not record \(name): \(error)", sourceLocation: sourceLocation)
    }
    return
  }
  guard let expected else {
    Issue.record("no snapshot \(name); MENUGEN_RECORD=missing writes it", sourceLocation: sourceLocation)
    return
  }
  Issue.record(
    "\(name) differs (MENUGEN_RECORD=all writes it anew)\n\(firstDifference(expected, actual))",
    sourceLocation: sourceLocation)
}

private enum SnapshotMode: String {
  case all, missing, never

  static var current: SnapshotMode {
    ProcessInfo.processInfo.environment["MENUGEN_RECORD"].flatMap(SnapshotMode.init(rawValue:)) ?? .missing
  }
}

/// The first lines that differ, with two lines of context.
private func firstDifference(_ expected: String, _ actual: String) -> String {
  let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
  let line = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
  let context = old[max(0, line - 2)..<min(line, old.count)].map { "  \($0)" }
  let removed = old[min(line, old.count)..<min(line + 4, old.count)].map { "- \($0)" }
  let added = new[min(line, new.count)..<min(line + 4, new.count)].map { "+ \($0)" }
  return "line \(line + 1):\n" + (context + removed + added).joined(separator: "\n")
}
