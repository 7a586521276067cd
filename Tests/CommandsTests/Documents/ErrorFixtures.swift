import MenugenDiagnostics
import Foundation
import Testing

/// A folder of `Tests/Fixtures/Errors`: minimal content that causes one diagnostic.
///
/// It contains a `Content/` tree or a theme, optionally `command` with shell lines (by default `menugen check`), and
/// `expected.txt` with the output on standard error.
struct ErrorFixture: Sendable, CustomTestStringConvertible {
  let id: String

  static let folder = "\(Repository.root)/Tests/Fixtures/Errors"

  static let all: [ErrorFixture] = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { !$0.hasPrefix(".") }.sorted().map { ErrorFixture(id: $0) }

  var testDescription: String { id }
  var path: String { "\(Self.folder)/\(id)" }
  var expectedPath: String { "\(path)/expected.txt" }

  /// The fixture's own shell lines; `nil` for `menugen check`.
  var command: String? { try? String(contentsOfFile: "\(path)/command", encoding: .utf8) }

  /// The output and the exit status. Each fixture is run once.
  func run() async throws -> Run { try await ErrorFixtureRuns.shared.run(self) }

  fileprivate func runNow() throws -> Run {
    if let diagnostics = try inProcessReproducers[id]?(self) {
      return Run(
        status: diagnostics.contains { $0.severity == .error } ? 1 : 0, output: "", errors: printed(diagnostics))
    }
    guard let command else { return try menugen("check", in: path) }
    // Run in a copy, as some fixtures create files.
    let copy = try TemporaryFolder()
    try FileManager.default.removeItem(atPath: copy.path)
    try FileManager.default.copyItem(atPath: path, toPath: copy.path)
    let run = try shell(command, in: copy.path)
    return id == "site.no-base-url" ? Run(status: run.status, output: run.output, errors: run.allErrors) : run
  }

  /// The readable files: text of limited length without control characters.
  var sources: [(path: String, text: String?)] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    return paths.filter { $0.contains(".") && $0 != "expected.txt" }.sorted().compactMap { name in
      var isFolder: ObjCBool = false
      let place = "\(path)/\(name)"
      guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder), !isFolder.boolValue,
        let data = FileManager.default.contents(atPath: place)
      else { return nil }
      return (name, readable(data))
    }
  }

  private func readable(_ data: Data) -> String? {
    guard data.count < 1000, let text = String(data: data, encoding: .utf8),
      text.unicodeScalars.allSatisfy({ $0 == "\n" || $0.properties.generalCategory != .control }),
      text.split(separator: "\n").allSatisfy({ $0.utf8.count < 120 })
    else { return nil }
    return text
  }
}

private actor ErrorFixtureRuns {
  static let shared = ErrorFixtureRuns()
  private var runs: [String: Task<Run, any Error>] = [:]

  func run(_ fixture: ErrorFixture) async throws -> Run {
    if let known = runs[fixture.id] { return try await known.value }
    let run = Task.detached { try fixture.runNow() }
    runs[fixture.id] = run
    return try await run.value
  }
}
