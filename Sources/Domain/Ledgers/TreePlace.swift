/// What a row of a tree of categories or accounts tells of.
package enum TreePlace: Sendable, Hashable {
  /// A place with all that stands below it.
  case branch(CategoryPath)
  /// What names a place itself, where others stand below it; without one, what names no place at all.
  case own(CategoryPath?)

  package var path: CategoryPath? {
    switch self {
    case .branch(let path): path
    case .own(let path): path
    }
  }

  package var isOwn: Bool { if case .own = self { true } else { false } }

  /// How far its row is indented: deeper ones than the last level are indented like it, and name the places from there on.
  package var shownDepth: Int { min(depth, TreeRows.levelLimit - 1) }

  /// How many rows stand above it.
  package var depth: Int {
    switch self {
    case .branch(let path): path.depth
    case .own(let path): (path?.depth ?? -1) + 1
    }
  }
}

extension TreePlace: Comparable {
  /// Those below a place come right behind it, and last of them what is its own.
  package static func < (left: TreePlace, right: TreePlace) -> Bool {
    switch (left, right) {
    case (_, .own(nil)): left != right
    case (.own(nil), _): false
    case (.branch(let path), .branch(let other)): path < other
    case (.branch(let path), .own(let other?)): other.contains(path) || path < other
    case (.own(let path?), .branch(let other)): !path.contains(other) && path < other
    case (.own(let path?), .own(let other?)):
      path != other && !path.contains(other) && (other.contains(path) || path < other)
    }
  }
}
