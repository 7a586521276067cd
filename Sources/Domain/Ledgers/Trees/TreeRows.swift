/// The rows of a tree of names: parents before their children, a parent's own amounts after its children.
///
/// The first `levelLimit` levels have a row each. Deeper levels have a row only where a name ends or the tree branches,
/// so the number of rows is proportional to the number of names.
package struct TreeRows: Sendable {
  /// The number of levels that always have a row.
  package static let levelLimit = 6

  package private(set) var places: [TreePlace] = []
  /// The parent of each row; `nil` on the first level.
  private var above: [Int?] = []
  /// Whether a row has a single child and no own amounts, and so the child's sums.
  private var isLink: [Bool] = []
  /// The row in which each name ends.
  private var rowOfNode: [Int: Int] = [:]
  private var ownRow: Int?
  private var parents: Set<Int> = []
  private let names: TreeNames

  /// - Parameter known: The names that have amounts; only their ancestors get rows.
  init(_ names: TreeNames, of known: some Sequence<String?>) {
    self.names = names
    let count = names.nodes.count
    var isNamed = [Bool](repeating: false, count: count)
    var isLive = isNamed
    var children = [[Int]](repeating: [], count: count)
    var hasOwn = false
    isLive[TreeNames.root] = true
    for name in known {
      guard let name else {
        hasOwn = true
        continue
      }
      guard var node = names.node(of: CategoryPath(name)), !isNamed[node] else { continue }
      isNamed[node] = true
      while !isLive[node] {
        isLive[node] = true
        let parent = names.nodes[node].parent
        children[parent].append(node)
        node = parent
      }
    }
    for node in children.indices where children[node].count > 1 {
      children[node].sort { names.nodes[$0].path < names.nodes[$1].path }
    }
    addRows(isNamed, children)
    if hasOwn {
      ownRow = places.count
      places.append(.own(nil))
      above.append(nil)
      isLink.append(false)
    }
  }

  private mutating func addRows(_ isNamed: [Bool], _ children: [[Int]]) {
    // A parent's own amounts come after its children.
    enum Step { case node(Int, above: Int?), own(Int, above: Int) }
    var steps = children[TreeNames.root].reversed().map { Step.node($0, above: nil) }
    while let step = steps.popLast() {
      switch step {
      case .own(let node, let row):
        rowOfNode[node] = places.count
        places.append(.own(names.nodes[node].path))
        above.append(row)
        isLink.append(false)
      case .node(let node, var row):
        let path = names.nodes[node].path
        let isChain = !isNamed[node] && children[node].count == 1
        if !isChain || path.depth < Self.levelLimit {
          above.append(row)
          row = places.count
          places.append(.branch(path))
          isLink.append(isChain)
          if !children[node].isEmpty { parents.insert(node) }
        }
        if isNamed[node], let row {
          if children[node].isEmpty { rowOfNode[node] = row } else { steps.append(.own(node, above: row)) }
        }
        steps += children[node].reversed().map { .node($0, above: row) }
      }
    }
  }

  /// The rows that include an amount of this name, from the top down.
  package func rows(of name: String?) -> [Int] {
    guard let last = row(of: name) else { return [] }
    return Array(sequence(first: last) { above[$0] }).reversed()
  }

  /// The deepest row that includes an amount of this name.
  package func row(of name: String?) -> Int? {
    guard let name else { return ownRow }
    return names.node(of: CategoryPath(name)).flatMap { rowOfNode[$0] }
  }

  /// The parent of a row.
  package func row(above row: Int) -> Int? { above[row] }

  /// Whether a row has the same sums as its only child.
  package func isLink(_ row: Int) -> Bool { isLink[row] }

  /// Whether the tree has names below `path`.
  package func isParent(_ path: CategoryPath) -> Bool { names.node(of: path).map(parents.contains) ?? false }
}
