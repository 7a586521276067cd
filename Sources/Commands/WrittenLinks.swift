import Diagnostics
import Text

/// Where links stand in the files that they may be written in: Markdown beside a menu first, the menu's own file last.
struct WrittenLinks {
  private let files: [SourceFile]

  init(_ files: [SourceFile]) { self.files = files }

  /// A place in each Markdown file that has the link; where none has, one in the last file. Escapes may hide it from all.
  func places(of link: String) -> [Diagnostic.Place] {
    let target = Array(link.utf8)
    let texts = files.dropLast().compactMap { place(of: target, in: $0, atLeast: .quoted) }
    return texts.isEmpty ? files.last.flatMap { place(of: target, in: $0, atLeast: .apart) }.map { [$0] } ?? [] : texts
  }

  /// How surely bytes that read like a link are one.
  private enum Likeness: Int, Comparable {
    /// Between spaces or commas, as in YAML.
    case apart = 1
    /// Between quotes, as in JSON, or behind a `(`.
    case quoted
    /// As Markdown writes links: `](…`, `<…`, `]: …`.
    case link

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The first of those places that most look like a link: the same letters may stand in a word.
  private func place(of target: [UInt8], in file: SourceFile, atLeast least: Likeness) -> Diagnostic.Place? {
    var best: (likeness: Likeness, start: Int)?
    var rest = file.bytes.startIndex
    while let range = file.bytes[rest...].firstRange(of: target) {
      if let likeness = likeness(of: range, in: file.bytes), likeness >= least,
        best.map({ likeness > $0.likeness }) ?? true
      {
        best = (likeness, range.lowerBound)
        if likeness == .link { break }
      }
      rest = range.lowerBound + 1
    }
    return best.map { found in
      .line(file.location(of: found.start..<found.start + target.count))
    }
  }

  private func likeness(of range: Range<Int>, in bytes: [UInt8]) -> Likeness? {
    func byte(_ index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : UInt8(ascii: "\n") }
    let ends: StaticString = ")>\"' \n\r\t,}]#"
    guard ends.withUTF8Buffer({ $0.contains(byte(range.upperBound)) }) else { return nil }
    let (before, last) = (byte(range.lowerBound - 1), byte(range.lowerBound - 2))
    switch before {
    case UInt8(ascii: "<"): return .link
    case UInt8(ascii: "("): return last == UInt8(ascii: "]") ? .link : .quoted
    case UInt8(ascii: " ") where last == UInt8(ascii: ":") && byte(range.lowerBound - 3) == UInt8(ascii: "]"):
      return .link
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return .quoted
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: ","), UInt8(ascii: "["),
      UInt8(ascii: ":"):
      return .apart
    default: return nil
    }
  }
}
