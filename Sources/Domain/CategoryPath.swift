/// A category or an account as a place in a tree: `costs/produce` and `costs:produce` both stand below `costs`.
///
/// Two that are written with different marks, or with spaces beside them, are the same place.
package struct CategoryPath: Sendable {
  /// As written, up to this place.
  package let text: String
  private let parts: [Substring]

  package init(_ text: String) {
    self.init(trimmed(text[...]))
  }

  private init(_ text: Substring) {
    self.text = String(text)
    let parts = self.text.split { $0 == "/" || $0 == ":" }.map(trimmed).filter { !$0.isEmpty }
    self.parts = parts.isEmpty ? [self.text[...]] : parts
  }

  /// The last part: `produce`.
  package var name: String { String(parts[parts.count - 1]) }

  /// How many stand above it.
  package var depth: Int { parts.count - 1 }

  /// The most parts that a place may have: all that stand above it have their sums too.
  package static let partLimit = 64

  /// Whether it is the other, or stands above it.
  package func contains(_ other: CategoryPath) -> Bool { other.parts.starts(with: parts) }

  /// All that stand above it, from the top down, and then itself; of one with too many parts, itself alone.
  package var line: [CategoryPath] {
    if parts.count > CategoryPath.partLimit { return [self] }
    return parts.indices.map { index in
      index == parts.count - 1 ? self : CategoryPath(text[..<parts[index].endIndex])
    }
  }

  /// Its parts, from the top down.
  package var names: [String] { parts.map(String.init) }
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
