package import MenugenDiagnostics
package import MenugenDomain
import MenugenText

/// Pairs of a ledger's categories or accounts that differ only in case, or in one letter if one of them is rare.
///
/// Two texts that differ in one letter, or in two swapped neighbours, are equal once a letter is removed from each: all texts
/// with a letter removed are sorted by their hashes, and only those with equal hashes are compared.
struct SimilarCategories {
  struct Pair: Hashable {
    /// Indices of the names: the less frequent one, and the other.
    var rare: Int
    var usual: Int
  }

  private(set) var pairs: [Pair] = []
  /// The number of movements of each category, by the index of its first spelling.
  private(set) var counts: [Int]

  /// More categories than these were made by a program.
  private static let nameLimit = 10_000
  private static let lengthLimit = 128
  /// The most movements that a rare category has.
  private static let rareCount = 2
  /// In shorter names, another letter may well make another word.
  private static let leastLength = 4

  private let paths: [CategoryPath]

  init(_ names: [String], counts written: [Int]) {
    paths = names.map(CategoryPath.init)
    counts = written
    guard (2...Self.nameLimit).contains(names.count) else { return }
    // Spellings of one path are no pair.
    var first: [CategoryPath: Int] = [:]
    for (place, path) in paths.enumerated() {
      guard let known = first[path] else {
        first[path] = place
        continue
      }
      counts[known] += counts[place]
      counts[place] = 0
    }
    var keys: [(hash: UInt64, place: Int)] = []
    for place in first.values.sorted() where counts[place] > 0 {
      appendHashes(of: paths[place].names.joined(separator: "/").lowercased(), place, to: &keys)
    }
    keys.sort { ($0.hash, $0.place) < ($1.hash, $1.place) }
    find(among: keys)
  }

  private mutating func find(among keys: [(hash: UInt64, place: Int)]) {
    var known: Set<Int> = []
    var start = 0
    while start < keys.count {
      var end = start + 1
      while end < keys.count, keys[end].hash == keys[start].hash { end += 1 }
      let group = keys[start..<end]
      start = end
      // Each is compared only with the most frequent one, so the number of comparisons is linear.
      guard group.count > 1, let usual = group.max(by: { (counts[$0.place], $1.place) < (counts[$1.place], $0.place) })
      else { continue }
      for key in group where key.place != usual.place && !known.contains(key.place) {
        guard areNear(key.place, usual.place) else { continue }
        known.insert(key.place)
        pairs.append(Pair(rare: key.place, usual: usual.place))
      }
    }
    pairs.sort { $0.rare < $1.rare }
  }

  private func areNear(_ rare: Int, _ usual: Int) -> Bool {
    let (names, others) = (paths[rare].names.map { $0.lowercased() }, paths[usual].names.map { $0.lowercased() })
    guard names.count == others.count else { return false }
    let different = zip(names, others).filter { $0.0 != $0.1 }
    if different.isEmpty { return true }
    // If both categories are common, the difference is intended.
    guard different.count == 1, let (name, other) = different.first,
      counts[rare] <= Self.rareCount || counts[rare] * 20 <= counts[usual],
      min(name.unicodeScalars.count, other.unicodeScalars.count) >= Self.leastLength,
      // Names that differ in a number are no misspelling.
      name.filter({ !$0.isNumber }) != other.filter({ !$0.isNumber })
    else { return false }
    return nearestName(to: name, among: [other], edits: 1) != nil
  }
}

/// Appends the hashes of a text and of the text without each of its letters: each from the hashes of its two ends.
private func appendHashes(of text: String, _ place: Int, to keys: inout [(hash: UInt64, place: Int)]) {
  let letters = text.unicodeScalars.map { UInt64($0.value) + 1 }
  guard letters.count <= 128 else { return }
  let base: UInt64 = 0x9E37_79B9_7F4A_7C15
  // The hash after each index, and the power before it.
  var ends = [UInt64](repeating: 0, count: letters.count + 1)
  var powers = [UInt64](repeating: 1, count: letters.count + 1)
  for index in letters.indices.reversed() {
    let power = powers[letters.count - 1 - index]
    ends[index] = ends[index + 1] &+ letters[index] &* power
    powers[letters.count - index] = power &* base
  }
  keys.append((ends[0], place))
  var begin: UInt64 = 0
  for index in letters.indices {
    // Removing either of two equal neighbours gives the same text.
    if index == 0 || letters[index] != letters[index - 1] {
      keys.append((begin &* powers[letters.count - 1 - index] &+ ends[index + 1], place))
    }
    begin = begin &* base &+ letters[index]
  }
}

/// The most pairs that are reported one by one.
private let mostPairs = 10

/// The most pairs that parents are compared with: more were made by a program.
private let mostParents = 100

/// Finds categories or accounts that are most likely a misspelling of another one, and parents of them.
///
/// - Parameters:
///   - kind: What the names are.
///   - names: The ledger's categories or accounts.
///   - place: The index of a movement's name among them.
///   - places: The first place of each.
package func similarNames(
  _ kind: DiagnosticMessage.NamedPlace, _ names: [String], in movements: [Movement], by place: (Movement) -> Int32?,
  places: [LedgerPlace], location: (LedgerPlace) -> SourceLocation
) -> [LedgerFinding] {
  if names.count < 2 { return [] }
  var counts = [Int](repeating: 0, count: names.count)
  for movement in movements { if let name = place(movement) { counts[Int(name)] += 1 } }
  let found = SimilarCategories(names, counts: counts)
  let parents = Parents(of: names, counts: counts)
  let alike = SimilarCategories(parents.names, counts: parents.counts)
  let known = (children: parents.paths(found.pairs, names), parents: parents.paths(alike.pairs, parents.names))
  let pairs =
    found.pairs.map {
      (
        names[$0.rare], found.counts[$0.rare], names[$0.usual], found.counts[$0.usual], places[$0.rare],
        places[$0.usual]
      )
    }
    + alike.pairs.prefix(mostParents).filter { !parents.areReported($0, by: known) }.map {
      (
        parents.names[$0.rare], alike.counts[$0.rare], parents.names[$0.usual], alike.counts[$0.usual],
        places[parents.first[$0.rare]], places[parents.first[$0.usual]]
      )
    }
  let rest = max(0, pairs.count - mostPairs)
  return pairs.prefix(mostPairs).enumerated().map { index, pair in
    let (rare, count, usual, usualCount, place, usualPlace) = pair
    return LedgerFinding(
      .similarName(
        kind, rare, count: count, to: usual, count: usualCount, first: location(usualPlace),
        more: index + 1 == mostPairs ? rest : 0), at: place)
  }
}

/// The parents of categories or accounts, and what is below them.
private struct Parents {
  private(set) var names: [String] = []
  /// The number of movements below each.
  private(set) var counts: [Int] = []
  /// The first name below each.
  private(set) var first: [Int] = []

  init(of children: [String], counts written: [Int]) {
    var places: [CategoryPath: Int] = [:]
    for (child, name) in children.enumerated() where written[child] > 0 {
      for parent in CategoryPath(name).line.dropLast() {
        let place = places[parent] ?? names.count
        if place == names.count {
          places[parent] = place
          names.append(parent.text)
          counts.append(0)
          first.append(child)
        }
        counts[place] += written[child]
      }
    }
  }

  typealias Paths = (rare: CategoryPath, usual: CategoryPath)

  func paths(_ pairs: [SimilarCategories.Pair], _ names: [String]) -> [Paths] {
    pairs.prefix(mostParents).map { (CategoryPath(names[$0.rare]), CategoryPath(names[$0.usual])) }
  }

  /// Whether a pair of names, one below each, is reported already, or a pair of their own parents.
  func areReported(_ pair: SimilarCategories.Pair, by others: (children: [Paths], parents: [Paths])) -> Bool {
    let own = (rare: CategoryPath(names[pair.rare]), usual: CategoryPath(names[pair.usual]))
    // The frequent one of the children may be below the rare one of the parents.
    func isBelow(_ pair: Paths, _ other: Paths) -> Bool {
      other.rare.contains(pair.rare) && other.usual.contains(pair.usual)
        || other.rare.contains(pair.usual) && other.usual.contains(pair.rare)
    }
    return others.children.contains { isBelow($0, own) } || others.parents.contains { $0 != own && isBelow(own, $0) }
  }
}
