/// The rows of a tree that names stand in, those above before those below, and what is a place's own after what is below it.
///
/// Up to `levelLimit` levels are a row each. Below these, a level has a row where names end or several levels begin: of a chain of
/// levels, the last. So there are never more rows than a few for each name.
package struct TreeRows: Sendable {
  /// The most levels that are a row each, whatever is in them.
  package static let levelLimit = 6

  package private(set) var places: [TreePlace] = []
  /// The row above each; `nil` for those of the first level.
  private var above: [Int?] = []
  /// Whether a row has one level alone below it in the tree, and nothing itself: it comes to what that comes to.
  private var isLink: [Bool] = []
  /// The rows in which names end.
  private var rowOfNode: [Int: Int] = [:]
  private var ownRow: Int?
  private var parents: Set<Int> = []
  private let names: TreeNames

  /// - Parameter known: The names that have figures: only what stands above one of these needs a row of its own.
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
    // What is a place's own comes after all that is below the place.
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

  /// Every row that an amount of this name counts in, from the top down.
  package func rows(of name: String?) -> [Int] {
    guard let last = row(of: name) else { return [] }
    return Array(sequence(first: last) { above[$0] }).reversed()
  }

  /// The last of them.
  package func row(of name: String?) -> Int? {
    guard let name else { return ownRow }
    return names.node(of: CategoryPath(name)).flatMap { rowOfNode[$0] }
  }

  /// The row above another.
  package func row(above row: Int) -> Int? { above[row] }

  /// Whether a row comes to the same as the one level below it.
  package func isLink(_ row: Int) -> Bool { isLink[row] }

  /// Whether others stand below a place.
  package func isParent(_ path: CategoryPath) -> Bool { names.node(of: path).map(parents.contains) ?? false }
}
