/// A category or an account as a place in a tree: `costs/produce` and `costs:produce` both stand below `costs`.
///
/// Two that are written with different marks, or with spaces beside them, are the same place.
package struct CategoryPath: Sendable {
  /// What it is a part of, as written, and where it ends there: all places of a line share one text.
  private let whole: String
  private let end: String.Index
  private let parts: ArraySlice<Substring>

  package init(_ text: String) {
    let trimmed = trimmed(text[...])
    whole = trimmed.utf8.count == text.utf8.count ? text : String(trimmed)
    end = whole.endIndex
    let parts = split(whole)
    self.parts = parts.isEmpty ? [whole[...]] : parts[...]
  }

  private init(_ path: CategoryPath, count: Int) {
    parts = path.parts.prefix(count)
    whole = path.whole
    end = count < path.parts.count ? parts.last?.endIndex ?? path.end : path.end
  }

  /// As written, up to this place.
  package var text: String { end == whole.endIndex ? whole : String(whole[..<end]) }

  /// The last part: `produce`.
  package var name: String { parts.last.map(String.init) ?? "" }

  /// How many stand above it.
  package var depth: Int { parts.count - 1 }

  /// The most parts that a place may have: all that stand above it have their sums too.
  package static let partLimit = 64

  /// Whether it is the other, or stands above it.
  package func contains(_ other: CategoryPath) -> Bool { other.parts.starts(with: parts) }

  /// All that stand above it, from the top down, and then itself; of one with too many parts, itself alone.
  package var line: [CategoryPath] {
    if parts.count > CategoryPath.partLimit { return [self] }
    return (1...parts.count).map { prefix($0) }
  }

  /// The first so many parts of it.
  package func prefix(_ count: Int) -> CategoryPath { CategoryPath(self, count: count) }

  /// Its parts, from the top down.
  package var names: [String] { parts.map(String.init) }

  /// Its parts as steps of a tree: of too many, one.
  var steps: ArraySlice<Substring> { parts.count > CategoryPath.partLimit ? [whole[..<end]] : parts }
}

/// Its parts without the white space around them.
private func split(_ text: String) -> [Substring] {
  func isMark(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") || byte == UInt8(ascii: ":") }
  // A mark with an accent on it is none: of letters beyond ASCII, whole characters count.
  guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
    return text.split { $0 == "/" || $0 == ":" }.map(trimmed).filter { !$0.isEmpty }
  }
  return text.utf8.split(whereSeparator: isMark).compactMap { part in
    let trimmed = trimmedASCII(part)
    return trimmed.isEmpty ? nil : Substring(trimmed)
  }
}

private func trimmedASCII(_ text: Substring.UTF8View) -> Substring.UTF8View {
  func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) }
  guard let first = text.firstIndex(where: { !isSpace($0) }), let last = text.lastIndex(where: { !isSpace($0) }) else {
    return text.prefix(0)
  }
  return text[first...last]
}

/// Without the white space around it.
private func trimmed(_ text: Substring) -> Substring {
  guard let first = text.firstIndex(where: { !$0.isWhitespace }), let last = text.lastIndex(where: { !$0.isWhitespace })
  else { return text.prefix(0) }
  return text[first...last]
}

extension CategoryPath: Hashable, Comparable {
  package static func == (left: CategoryPath, right: CategoryPath) -> Bool { left.parts == right.parts }
  package func hash(into hasher: inout Hasher) { hasher.combine(parts) }

  /// Those below a place come right behind it.
  package static func < (left: CategoryPath, right: CategoryPath) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts)
  }
}
