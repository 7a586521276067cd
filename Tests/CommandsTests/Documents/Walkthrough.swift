import Foundation
import Testing

/// The steps of a document, for a test to follow.
///
/// A code block whose first line names a file (```` ```yaml file=Content/site.yaml ````) is written to it. A `diff`
/// block changes it. A `console` block has commands after `$ ` and their output, in which `…` is a wildcard. Other
/// blocks are ignored.
struct Walkthrough {
  private enum Step {
    case write(file: String, text: String)
    case change(file: String, before: String, after: String)
    /// - Parameter lines: The indices of the document's lines with the output.
    case run(command: String, printed: String, lines: Range<Int>)
  }

  private var steps: [Step] = []
  private let lines: [Substring]
  /// What commands printed in place of the document's lines, in their order. Output with `…` isn't replaced.
  private var corrections: [(lines: Range<Int>, text: String)] = []

  /// The document with the output that the commands really have.
  var corrected: String {
    var lines = lines
    for (range, text) in corrections.reversed() {
      let indent = lines[range.lowerBound - 1].prefix { $0 == " " }
      lines.replaceSubrange(
        range, with: text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { "\(indent)\($0)" })
    }
    return lines.joined(separator: "\n")
  }

  /// The number of commands.
  var commands: Int { steps.count { if case .run = $0 { true } else { false } } }

  init(_ document: String) {
    lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    var block: (info: String, indent: Int, start: Int, lines: [Substring])?
    for (number, line) in lines.enumerated() {
      let indent = line.prefix { $0 == " " }.count
      if line.dropFirst(indent).hasPrefix("```") {
        if let block { add(block.info, block.lines, from: block.start) }
        block = block == nil ? (String(line.dropFirst(indent + 3)), indent, number + 1, []) : nil
      } else if let start = block?.indent {
        block?.lines.append(line.dropFirst(min(indent, start)))
      }
    }
  }

  private mutating func add(_ info: String, _ lines: [Substring], from start: Int) {
    func text(_ lines: [Substring]) -> String { lines.map { "\($0)\n" }.joined() }
    let file = info.split(separator: " file=").dropFirst().first.map(String.init)
    if info == "console" {
      let starts = lines.indices.filter { lines[$0].hasPrefix("$ ") }
      for (command, end) in zip(starts, starts.dropFirst() + [lines.count]) {
        steps.append(
          .run(
            command: String(lines[command].dropFirst(2)), printed: text(Array(lines[command + 1..<end])),
            lines: start + command + 1..<start + end))
      }
    } else if let file, info.hasPrefix("diff ") {
      let kept = { (sign: Character) in text(lines.filter { $0.first != sign }.map { $0.dropFirst() }) }
      steps.append(.change(file: file, before: kept("+"), after: kept("-")))
    } else if let file {
      steps.append(.write(file: file, text: text(lines)))
    }
  }

  /// Follows the steps from `folder`, and returns deviations from the document.
  ///
  /// `cd` changes the folder for later steps.
  mutating func follow(in start: inout String, home: String) throws -> [String] {
    var problems: [String] = []
    var status: Int32 = 0
    for step in steps {
      switch step {
      case .write(let file, let text):
        let place = URL(fileURLWithPath: "\(start)/\(file)")
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: place)
      case .change(let file, let before, let after):
        let place = URL(fileURLWithPath: "\(start)/\(file)")
        let text = String(decoding: (try? Data(contentsOf: place)) ?? Data(), as: UTF8.self)
        let parts = text.components(separatedBy: before)
        if before.isEmpty || parts.count != 2 {
          problems.append("\(file) has these lines \(parts.count - 1) times:\n\(before)in:\n\(text)")
        }
        try Data(parts.joined(separator: after).utf8).write(to: place)
      case .run(let command, let printed, let lines):
        if command.hasPrefix("cd ") {
          start += "/\(command.dropFirst(3))"
          continue
        }
        // Output and errors are one stream; `$?` is the previous status.
        let run = try shell("set +e\nexec 2>&1\n(exit \(status))\n\(command)", in: start, environment: ["HOME": home])
        status = run.status
        if !matches(run.output, printed) {
          if !printed.contains("…") { corrections.append((lines, run.output)) }
          problems.append("$ \(command)\nprints:\n\(run.output)and not:\n\(printed)")
        }
      }
    }
    return problems
  }
}

/// Whether a text matches `pattern`, in which `…` is a wildcard.
private func matches(_ text: String, _ pattern: String) -> Bool {
  let pieces = pattern.components(separatedBy: "…")
  guard pieces.count > 1 else { return text == pattern }
  guard text.hasPrefix(pieces[0]) else { return false }
  var rest = text.dropFirst(pieces[0].count)
  for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
    guard let found = rest.range(of: piece) else { return false }
    rest = rest[found.upperBound...]
  }
  return rest.hasSuffix(pieces[pieces.count - 1])
}
