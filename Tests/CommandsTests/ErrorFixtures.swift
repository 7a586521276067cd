import MenugenDiagnostics
import Foundation
import Testing

/// A folder of `Tests/Fixtures/Errors`: the shortest content that shows one diagnostic.
///
/// It holds a `Content/` tree or a theme, and in `command` the shell lines that show it; `menugen check` where there is
/// none. `expected.txt` is what is printed on standard error.
struct ErrorFixture: Sendable, CustomTestStringConvertible {
  let id: String

  static let folder = "\(Repository.root)/Tests/Fixtures/Errors"

  static let all: [ErrorFixture] = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { !$0.hasPrefix(".") }.sorted().map { ErrorFixture(id: $0) }

  var testDescription: String { id }
  var path: String { "\(Self.folder)/\(id)" }
  var expectedPath: String { "\(path)/expected.txt" }

  /// The shell lines of its own; `nil` for `menugen check`.
  var command: String? { try? String(contentsOfFile: "\(path)/command", encoding: .utf8) }

  /// What it prints on standard error, and the exit code. Each is run once, whoever asks.
  func run() async throws -> Run { try await ErrorFixtureRuns.shared.run(self) }

  fileprivate func runNow() throws -> Run {
    if let diagnostics = try inProcessReproducers[id]?(self) {
      return Run(
        status: diagnostics.contains { $0.severity == .error } ? 1 : 0, output: "", errors: printed(diagnostics))
    }
    guard let command else { return try menugen("check", in: path) }
    // Some make pipes and links, or write an output: in a copy.
    let copy = try TemporaryFolder()
    try FileManager.default.removeItem(atPath: copy.path)
    try FileManager.default.copyItem(atPath: path, toPath: copy.path)
    let run = try shell(command, in: copy.path)
    return id == "site.no-base-url" ? Run(status: run.status, output: run.output, errors: run.allErrors) : run
  }

  /// The files that a person would look at, by path: text without control characters, and not too long.
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
