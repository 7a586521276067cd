/// What a row of a tree of categories or accounts covers.
package enum TreePlace: Sendable, Hashable {
  /// A path and its descendants.
  case branch(CategoryPath)
  /// The amounts of a path itself, without its descendants; `nil` for amounts without a name.
  case own(CategoryPath?)

  package var path: CategoryPath? {
    switch self {
    case .branch(let path): path
    case .own(let path): path
    }
  }

  package var isOwn: Bool { if case .own = self { true } else { false } }

  /// The indentation of its row, capped at the last level; deeper rows show the rest of the path.
  package var shownDepth: Int { min(depth, TreeRows.levelLimit - 1) }

  /// The number of ancestors.
  package var depth: Int {
    switch self {
    case .branch(let path): path.depth
    case .own(let path): (path?.depth ?? -1) + 1
    }
  }
}

extension TreePlace: Comparable {
  /// A path is followed by its descendants, then by its own amounts.
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
