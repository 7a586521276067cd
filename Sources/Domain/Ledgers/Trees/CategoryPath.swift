/// The path of a category or account in a tree: `costs/produce` or `costs:produce`.
///
/// Separators and surrounding white space don't count in comparisons.
package struct CategoryPath: Sendable {
  /// The complete path as written, shared with its ancestors, and the end of this path in it.
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

  /// The path as written.
  package var text: String { end == whole.endIndex ? whole : String(whole[..<end]) }

  /// The last part: `produce`.
  package var name: String { parts.last.map(String.init) ?? "" }

  /// The number of ancestors.
  package var depth: Int { parts.count - 1 }

  /// The maximum number of parts: each ancestor has its own sums.
  package static let partLimit = 64

  /// Whether it equals `other` or is its ancestor.
  package func contains(_ other: CategoryPath) -> Bool { other.parts.starts(with: parts) }

  /// Its ancestors from the top down, then the path itself; only itself above `partLimit`.
  package var line: [CategoryPath] {
    if parts.count > CategoryPath.partLimit { return [self] }
    return (1...parts.count).map { prefix($0) }
  }

  /// The path of the first `count` parts.
  package func prefix(_ count: Int) -> CategoryPath { CategoryPath(self, count: count) }

  package var names: [String] { parts.map(String.init) }

  /// The parts as steps in a tree; a single one above `partLimit`.
  var steps: ArraySlice<Substring> { parts.count > CategoryPath.partLimit ? [whole[..<end]] : parts }
}

/// The parts without surrounding white space.
private func split(_ text: String) -> [Substring] {
  func isMark(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") || byte == UInt8(ascii: ":") }
  // A separator with a combining accent is a different character, so non-ASCII text is split by characters.
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

private func trimmed(_ text: Substring) -> Substring {
  guard let first = text.firstIndex(where: { !$0.isWhitespace }), let last = text.lastIndex(where: { !$0.isWhitespace })
  else { return text.prefix(0) }
  return text[first...last]
}

extension CategoryPath: Hashable, Comparable {
  package static func == (left: CategoryPath, right: CategoryPath) -> Bool { left.parts == right.parts }
  package func hash(into hasher: inout Hasher) { hasher.combine(parts) }

  /// A path is followed by its descendants.
  package static func < (left: CategoryPath, right: CategoryPath) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts)
  }
}
