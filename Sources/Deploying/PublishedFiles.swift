import MenugenPublishing
import MenugenText

/// What is known about the files of a target: its record, kept in the target itself.
///
/// A line for each file has its SHA-256 in 64 hexadecimal digits, or a word for a file that is being changed, then two
/// spaces and the path. The record is written before files change and after, so that a run that is killed leaves a
/// record that claims too little, never too much.
package struct PublishedFiles: Sendable, Equatable {
  package enum State: Sendable, Equatable {
    /// It has these contents.
    case hash(String)
    /// It exists, with its old or new contents.
    case replacing
    /// It may exist.
    case uncertain
  }

  package var files: [String: State] = [:]

  package init() {}

  /// The record's name in the target. No page links to it.
  package static let name = ".menugen-published"
  /// The most bytes of a record to read.
  package static let sizeLimit = 256 << 20

  private static let header = "# menugen 1"
  private static let end = "# end"

  /// Reads a record. Returns `nil` if it is damaged or incomplete, or has a path that leads out of the target.
  package init?(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 3, lines[0] == Self.header, lines[lines.count - 2] == Self.end, lines.last == "" else {
      return nil
    }
    for line in lines[1..<lines.count - 2] {
      guard let gap = line.utf8.firstRange(of: "  ".utf8) else { return nil }
      let word = line[..<gap.lowerBound]
      let path = String(line[gap.upperBound...])
      guard let state = State(word), PathRules.isBelow(path), path != Self.name,
        files.updateValue(state, forKey: path) == nil
      else { return nil }
    }
  }

  package var bytes: [UInt8] {
    var output = ByteBuffer()
    output.append("\(Self.header)\n")
    for (path, state) in files.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      output.append("\(state.word)  \(path)\n")
    }
    output.append("\(Self.end)\n")
    return output.bytes
  }
}

extension PublishedFiles.State {
  fileprivate init?(_ word: Substring) {
    switch word {
    case "replacing": self = .replacing
    case "uncertain": self = .uncertain
    default:
      guard word.utf8.count == 64, word.utf8.allSatisfy({ "0123456789abcdef".utf8.contains($0) }) else { return nil }
      self = .hash(String(word))
    }
  }

  fileprivate var word: String {
    switch self {
    case .hash(let hash): hash
    case .replacing: "replacing"
    case .uncertain: "uncertain"
    }
  }
}
