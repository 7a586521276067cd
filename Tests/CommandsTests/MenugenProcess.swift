import Foundation
import Testing

/// A run of the real binary or of shell lines, with its output and exit status.
struct Run: Sendable {
  let status: Int32
  let output: String
  let errors: String
  /// The errors including the note about a missing `baseURL`, which `errors` omits.
  var allErrors = ""

  /// The ids of the diagnostics on standard error, in order.
  var ids: [String] {
    errors.split(separator: "\n").compactMap { line in
      guard line.hasSuffix("]"), let open = line.lastIndex(of: "["), !line.hasPrefix(" ") else { return nil }
      return String(line[line.index(after: open)...].dropLast())
    }
  }

  /// `file:line:column id` of each diagnostic.
  var places: [String] {
    let firstLines = errors.split(separator: "\n").filter { $0.hasSuffix("]") && !$0.hasPrefix(" ") }
    return zip(firstLines, ids).map { line, id in
      let place = [": error: ", ": warning: ", ": note: "].compactMap { line.firstRange(of: $0)?.lowerBound }.min()
      return "\(line[..<(place ?? line.startIndex)]) \(id)"
    }
  }
}

/// Runs `menugen` in a folder and waits for it.
func menugen(
  _ arguments: String..., in folder: String, environment: [String: String] = [:],
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Run {
  try launch(MenugenBinary.path, arguments, in: folder, environment: environment, sourceLocation)
}

/// Runs the binary with any number of arguments.
func menugen(
  _ arguments: [String], in folder: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> Run {
  try launch(MenugenBinary.path, arguments, in: folder, environment: [:], sourceLocation)
}

/// Runs shell lines in which `menugen` is the real binary.
@discardableResult
func shell(
  _ lines: String, in folder: String, environment: [String: String] = [:],
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Run {
  try launch("/bin/sh", ["-eu", "-c", lines], in: folder, environment: environment, sourceLocation)
}

enum MenugenBinary {
  /// The binary built with the tests.
  static let path: String = {
    let repository = Repository.root
    let places =
      CommandLine.arguments.prefix(1).map { URL(fileURLWithPath: $0) } + [Bundle.main.bundleURL]
      + Bundle.allBundles.map(\.bundleURL)
    let folders = places.flatMap { place in
      sequence(first: place.deletingLastPathComponent()) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
        .prefix(4)
    }
    let candidates =
      folders.map { $0.appendingPathComponent("menugen").path } + ["\(repository)/.build/debug/menugen"]
    return candidates.first { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
        && FileManager.default.isExecutableFile(atPath: path)
    } ?? "menugen"
  }()

  static var folder: String { URL(fileURLWithPath: path).deletingLastPathComponent().path }
}

enum Repository {
  static let root: String = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path
}

/// A timeout that only hanging runs exceed.
private let patience = 120.0

private func launch(
  _ executable: String, _ arguments: [String], in folder: String, environment: [String: String],
  _ sourceLocation: SourceLocation
) throws -> Run {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: executable)
  process.arguments = arguments
  process.currentDirectoryURL = URL(fileURLWithPath: folder)
  let inherited = ProcessInfo.processInfo.environment
  process.environment = [
    "PATH": "\(MenugenBinary.folder):/usr/local/bin:/usr/bin:/bin", "LANG": "C.UTF-8", "HOME": "/nonexistent",
    "SWIFT_BACKTRACE": "enable=no",
    // Photographs aren't resized, so that tests need no tool and give the same output everywhere.
    "MENUGEN_VIPS": "",
    // Keeps coverage data out of the folder.
    "LLVM_PROFILE_FILE": inherited["LLVM_PROFILE_FILE"] ?? "/dev/null",
  ].merging(environment) { $1 }

  // Files need no reader while it runs, unlike pipes.
  let printed = try TemporaryFolder()
  process.standardInput = FileHandle.nullDevice
  let (output, errors) = (try printed.handle("output"), try printed.handle("errors"))
  // Foundation's processes keep their handles open, which would exhaust the descriptors.
  defer {
    try? output.close()
    try? errors.close()
  }
  process.standardOutput = output
  process.standardError = errors
  let ended = DispatchSemaphore(value: 0)
  process.terminationHandler = { _ in ended.signal() }
  try process.run()
  if ended.wait(timeout: .now() + patience) == .timedOut {
    kill(process.processIdentifier, SIGKILL)
    ended.wait()
    Issue.record("it hung: \(arguments.joined(separator: " "))", sourceLocation: sourceLocation)
  }
  if process.terminationReason == .uncaughtSignal {
    Issue.record(
      "it was ended by signal \(process.terminationStatus): \(arguments.joined(separator: " "))",
      sourceLocation: sourceLocation)
  }
  let all = try printed.text("errors")
  return Run(
    status: process.terminationStatus, output: try printed.text("output"), errors: withoutBaseURLNote(all),
    allErrors: all)
}

private func withoutBaseURLNote(_ text: String) -> String {
  guard text.contains("site.no-base-url") else { return text }
  var isInNote = false
  return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
    isInNote = line.contains("site.no-base-url") || isInNote && line.hasPrefix("  = hint")
    return !isInNote
  }
  .joined(separator: "\n")
}
