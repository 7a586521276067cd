/// The name most similar to a misspelt word; `nil` if none is similar enough.
///
/// Allows edits of up to a third of the word's length, and at least one: insertion, deletion, substitution or
/// transposition. Ignores case. Among equally similar names, one whose letters the word has all but some of is nearer than
/// one with another letter: `acount` is `account`, not `amount`. Otherwise the first is returned.
///
/// - Parameters:
///   - part: The divisor of the word's length: 2 allows half of it.
///   - most: The maximum number of edits.
package func nearestName(
  to word: String, among names: some Sequence<String>, within part: Int = 3, edits most: Int = .max
) -> String? {
  let wanted = foldedScalars(word)
  guard !wanted.isEmpty, wanted.count <= 200 else { return nil }
  var limit = min(most, max(1, wanted.count / max(1, part)))
  // A single letter replaced is another word.
  if wanted.count == 1 { limit = 0 }
  var nearest: String?
  var isPart = false
  for name in names {
    // The length of an ASCII name rules it out without case folding.
    let length = name.utf8.count
    if abs(length - wanted.count) > limit, name.utf8.allSatisfy({ $0 < 0x80 }) { continue }
    let candidate = foldedScalars(name)
    guard abs(candidate.count - wanted.count) <= limit else { continue }
    let distance = editDistance(wanted, candidate, limit: limit)
    guard distance <= limit else { continue }
    if distance == 0 { return name }
    let isNearer = nearest == nil || distance < limit
    let hasLetters = isSubsequence(wanted, of: candidate)
    // Of equally similar names, only one with all the word's letters replaces another.
    guard isNearer || hasLetters && !isPart else { continue }
    nearest = name
    isPart = hasLetters
    limit = distance
  }
  return nearest
}

/// Finds similar names for many misspelt words, up to a limit on the work.
package struct NearestNames {
  private let names: [String]
  private var comparisons = 0
  private var found: [String: String?] = [:]

  /// About a tenth of a second.
  private static let limit = 200_000

  package init(_ names: [String]) { self.names = names }

  /// As `nearestName`; `nil` above the limit of comparisons.
  package mutating func name(nearestTo word: String) -> String? {
    if let known = found[word] { return known }
    guard comparisons < Self.limit else { return nil }
    comparisons += names.count
    let name = nearestName(to: word, among: names)
    found[word] = .some(name)
    return name
  }
}

/// Whether a word is a longer one with some letters left out.
private func isSubsequence(_ word: [UInt32], of other: [UInt32]) -> Bool {
  var place = 0
  for letter in other where place < word.count && letter == word[place] { place += 1 }
  return place == word.count
}

private func foldedScalars(_ text: String) -> [UInt32] { text.lowercased().unicodeScalars.map(\.value) }

/// The Damerau–Levenshtein distance (optimal string alignment), or any number above `limit`.
private func editDistance(_ first: [UInt32], _ second: [UInt32], limit: Int) -> Int {
  var beforeLast = [Int](repeating: 0, count: second.count + 1)
  var last = Array(0...second.count)
  for row in first.indices {
    var current = [row + 1]
    current.reserveCapacity(second.count + 1)
    var least = row + 1
    for column in second.indices {
      let isSame = first[row] == second[column]
      var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
      least = min(least, cost)
    }
    // A transposition can still save one edit.
    if least > limit + 1 { return least }
    beforeLast = last
    last = current
  }
  return last[second.count]
}
