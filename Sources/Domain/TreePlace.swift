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

/// The rows of a tree that names stand in.
package struct TreeRows: Sendable {
  private let names: TreeNames
  private let parents: Set<CategoryPath>

  /// - Parameter known: The names that have figures: only what stands above one of these needs a row of its own.
  init(_ names: TreeNames, of known: some Sequence<String?>) {
    self.names = names
    var parents: Set<CategoryPath> = []
    for case let name? in known where CategoryPath(name).depth > 0 {
      parents.formUnion(names.line(of: name).dropLast())
    }
    self.parents = parents
  }

  /// Every row that an amount of this name counts in, from the top down.
  package func places(of name: String?) -> [TreePlace] {
    guard let name else { return [.own(nil)] }
    let line = names.line(of: name)
    let branches = line.map(TreePlace.branch)
    guard let last = line.last, parents.contains(last) else { return branches }
    return branches + [.own(last)]
  }

  /// Whether others stand below a place.
  package func isParent(_ path: CategoryPath) -> Bool { parents.contains(path) }
}

extension LedgerReport {
  package var categoryRows: TreeRows { TreeRows(categoryNames, of: byCategory.lazy.map(\.key)) }
  package var accountRows: TreeRows { TreeRows(accountNames, of: byAccount.lazy.map(\.key)) }
}
