import Foundation

/// `Documentation/Errors.md`: every diagnostic with the content that shows it and what is printed then.
enum ErrorsDocument {
  static func text(_ entries: [Entry]) -> String {
    var text = """
      # Errors and warnings

      Everything that menugen says about content and themes, by id: the word in brackets at the end of a message. Each is
      shown by the shortest content that leads to it. An **error** keeps the old site as it is and ends with exit code 1, or
      74 where a file can't be read or written. A **warning** does so with `--strict`. A **note** only tells what was assumed.

      This page is made from `Tests/Fixtures/Errors/`; CONTRIBUTING.md says how to add to it.

      """
    for (group, entries) in groups(entries) {
      text += "\n- **\(group)**: " + entries.map { "[\($0.rule)](#\($0.anchor))" }.joined(separator: " · ")
    }
    text += "\n"
    for entry in entries { text += entry.text }
    return text
  }

  private static func groups(_ entries: [Entry]) -> [(String, [Entry])] {
    Dictionary(grouping: entries, by: { String($0.thing) }).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  struct Entry {
    let fixture: ErrorFixture
    let expected: String
    let level: String

    init(_ fixture: ErrorFixture, expected: String) {
      self.fixture = fixture
      self.expected = expected
      let line = expected.split(separator: "\n").first { $0.hasSuffix("[\(fixture.id)]") } ?? ""
      level = ["error", "warning", "note"].first { line.contains(": \($0): ") } ?? "error"
    }

    var thing: Substring { fixture.id.prefix { $0 != "." } }
    var rule: Substring { fixture.id.dropFirst(thing.count + 1) }
    /// As GitHub makes it from the heading: without the dot.
    var anchor: String { "\(thing)\(rule)" }

    var text: String {
      var text = "\n## \(fixture.id)\n\n\(level.prefix(1).uppercased() + level.dropFirst()).\n"
      for (path, source) in fixture.sources {
        guard let source else {
          text += "\n`\(path)`: no short text.\n"
          continue
        }
        text += source.isEmpty ? "\n`\(path)`, which is empty.\n" : "\n`\(path)`\n" + block(source, as: path)
      }
      if let command = fixture.command { text += block(command, as: "sh") }
      return text + block(expected, as: "text")
    }

    private func block(_ content: String, as path: String) -> String {
      let language = path.split(separator: ".").last.map { $0 == "yml" ? "yaml" : $0 } ?? ""
      return "\n```\(language)\n\(content.hasSuffix("\n") ? content : content + "\n")```\n"
    }
  }
}
