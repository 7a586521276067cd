import MenugenDiagnostics
import MenugenFiles
import MenugenText

/// An installed program that publishes: `rsync`, `git` or `rclone`.
///
/// It is started without a shell and without a terminal, so that it fails where it would ask for a password.
struct Tool: Sendable {
  let name: String
  private let path: String
  private let environment: [String: String?]

  /// Throws if the program isn't installed.
  init(_ name: String, environment: [String: String?] = [:]) throws(PublishFault) {
    guard let path = programPath(name) else { throw .problem(.missingProgram(name)) }
    (self.name, self.path, self.environment) = (name, path, environment)
  }

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - folder: The folder to run in.
  ///   - input: A file to read as standard input.
  ///   - accepted: Exit codes other than 0 that aren't failures.
  func run(
    _ arguments: [String], in folder: String = ".", input: String? = nil, environment: [String: String?] = [:],
    accepting accepted: Set<Int32> = []
  ) throws(PublishFault) -> Output {
    let run = ChildProcess(
      trusted: path, arguments, in: folder, changing: self.environment.merging(environment) { $1 }, input: input)
    guard case .exited(let code) = run.ending, code == 0 || accepted.contains(code) else {
      throw .problem(.programFailed(name, reason(of: run)))
    }
    return Output(code: code, bytes: run.bytes)
  }

  private static let preludes = ["To ", "Warning:", "warning:", "hint:"]

  struct Output {
    let code: Int32
    let bytes: [UInt8]

    var lines: [Substring] { String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) }

    /// The lines that are one of these paths: others are notices.
    func lines(among paths: [String]) -> [String] {
      let paths = Set(paths)
      return lines.map(String.init).filter(paths.contains)
    }
  }

  /// The line of the output that gives the reason, without control characters: rclone's last, and the first of others,
  /// which then only repeat that they failed.
  private func reason(of run: ChildProcess) -> String {
    let lines = run.output.split(whereSeparator: \.isNewline).filter { line in
      !line.allSatisfy(\.isWhitespace) && !Self.preludes.contains { line.hasPrefix($0) }
    }
    if var line = name == "rclone" ? lines.last : lines.first {
      // `2026/03/02 18:00:00 Failed to copy: …`
      if name == "rclone", line.utf8.first.map({ (0x30...0x39).contains($0) }) == true { line = line.dropFirst(20) }
      return String(sanitizedLine(String(line)).prefix(300))
    }
    return switch run.ending {
    case .exited(let code): "it ended with code \(code)"
    case .killed(let signal): "it was ended by signal \(signal)"
    case .timedOut: "it took too long"
    case .notStarted(let reason): reason
    }
  }
}

/// Runs ssh so that it fails where it would ask for a password.
let quietSSH = "ssh -o BatchMode=yes"

/// A file with a list of paths, for another program.
func writeList(
  _ paths: [String], separator: String, in folder: ScratchFolder, _ name: String
) throws(PublishFault) -> String {
  var list = ByteBuffer()
  for path in paths {
    list.append(path)
    list.append(separator)
  }
  return try writeFile(list.bytes, in: folder, name)
}

/// Writes a temporary file, replacing an existing one; returns its path.
func writeFile(_ bytes: [UInt8], in folder: ScratchFolder, _ name: String) throws(PublishFault) -> String {
  try withFiles { () throws(FileError) in
    try DiskFiles(root: folder.path).write(bytes, to: name)
  }
  return joinPath(folder.path, name)
}
