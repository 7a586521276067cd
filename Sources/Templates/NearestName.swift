/// The name that a misspelt word most likely means: at most two slips away, and no more than a third of the word.
///
/// A slip is a byte too many, too few, wrong, or two swapped.
func nearestName(to word: String, among names: some Sequence<String>) -> String? {
  let limit = min(2, max(1, word.utf8.count / 3))
  let near = names.map { (distance: editDistance(Array(word.utf8), Array($0.utf8)), name: $0) }
  return near.filter { $0.distance <= limit }.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
}

private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var rows = [Array(0...right.count)]
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      let same = left[row] == right[column]
      var best = min(rows[row][column] + (same ? 0 : 1), rows[row][column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        best = min(best, rows[row - 1][column - 1] + 1)
      }
      current.append(best)
    }
    rows.append(current)
  }
  return rows[left.count][right.count]
}
