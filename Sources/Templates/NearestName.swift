/// The name that a misspelt word most likely means: at most two slips away, and no more than a third of the word.
func nearestName(to word: String, among names: some Sequence<String>) -> String? {
  let limit = min(2, max(1, word.utf8.count / 3))
  let near = names.map { (distance: editDistance(Array(word.utf8), Array($0.utf8)), name: $0) }
  return near.filter { $0.distance <= limit }.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
}

private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var previous = Array(0...right.count)
  for (row, byte) in left.enumerated() {
    var current = [row + 1]
    for (column, other) in right.enumerated() {
      current.append(min(previous[column] + (byte == other ? 0 : 1), previous[column + 1] + 1, current[column] + 1))
    }
    previous = current
  }
  return previous[right.count]
}
