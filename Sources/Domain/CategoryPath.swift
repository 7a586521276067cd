/// A category or an account as a place in a tree: `costs/produce` and `costs:produce` both stand below `costs`.
///
/// Two that are written with different marks are the same place.
package struct CategoryPath: Sendable {
  /// As written, up to this place.
  package let text: String
  private let parts: [Substring]

  package init(_ text: String) {
    self.text = text
    let parts = text.split { $0 == "/" || $0 == ":" }
    self.parts = parts.isEmpty ? [text[...]] : parts
  }

  /// The last part: `produce`.
  package var name: String { String(parts[parts.count - 1]) }

  /// How many stand above it.
  package var depth: Int { parts.count - 1 }

  /// Whether it is the other, or stands above it.
  package func contains(_ other: CategoryPath) -> Bool { other.parts.starts(with: parts) }

  /// All that stand above it, from the top down, and then itself.
  package var line: [CategoryPath] {
    parts.indices.map { index in
      index == parts.count - 1 ? self : CategoryPath(String(text[..<parts[index].endIndex]))
    }
  }
}

extension CategoryPath: Hashable, Comparable {
  package static func == (left: CategoryPath, right: CategoryPath) -> Bool { left.parts == right.parts }
  package func hash(into hasher: inout Hasher) { hasher.combine(parts) }

  /// Those below a place come right behind it.
  package static func < (left: CategoryPath, right: CategoryPath) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts)
  }
}

/// A category and all below it in one currency.
package struct CategoryBranch: Sendable, Hashable {
  /// `nil` for movements that name no category.
  package var path: CategoryPath?
  package var currency: Currency
  package var sum: LedgerReport.Sum
}

extension LedgerReport {
  /// The categories as a tree: each with what stands below it rolled up, those above before those below.
  package var categoryTree: [CategoryBranch] {
    var sums: [CategoryPath: [Currency: Sum]] = [:]
    for row in byCategory {
      guard let category = row.key else { continue }
      for path in CategoryPath(category).line { sums[path, default: [:]][row.currency, default: Sum()] += row.sum }
    }
    let branches = sums.sorted { $0.key < $1.key }.flatMap { path, sums in
      sums.sorted { $0.key.code < $1.key.code }.map { CategoryBranch(path: path, currency: $0.key, sum: $0.value) }
    }
    return branches
      + byCategory.filter { $0.key == nil }.map { CategoryBranch(path: nil, currency: $0.currency, sum: $0.sum) }
  }

  /// Whether any category stands below another.
  package var hasCategoryTree: Bool { byCategory.contains { ($0.key.map(CategoryPath.init)?.depth ?? 0) > 0 } }
}
