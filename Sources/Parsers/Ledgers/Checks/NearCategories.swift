import MenugenDiagnostics
import MenugenDomain
import MenugenText

/// Pairs of a ledger's categories that are but for their case, or for a letter of a rare one, the same.
///
/// Two texts that differ in one letter, or in two neighbours that are swapped, become the same when a letter of each is left
/// out: all texts with a letter left out are sorted by their hashes, and only those that meet are compared.
struct NearCategories {
  struct Pair: Hashable {
    /// Places in the names: of the one that is meant less often, and of the other.
    var rare: Int
    var usual: Int
  }

  private(set) var pairs: [Pair] = []
  /// How many movements have each category, by the place of its first spelling.
  private(set) var counts: [Int]

  /// With more categories than these, names were made by a program.
  private static let nameLimit = 10_000
  private static let lengthLimit = 128
  /// The most movements that a rare category has.
  private static let rareCount = 2
  /// A letter may well be another word in fewer letters.
  private static let leastLength = 4

  private let paths: [CategoryPath]

  init(_ names: [String], counts written: [Int]) {
    paths = names.map(CategoryPath.init)
    counts = written
    guard (2...Self.nameLimit).contains(names.count) else { return }
    // Spellings of one place are no pair.
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
      // Each is compared with the one that is meant most often: so many comparisons as there are names.
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
    // What two categories differ by is a word of its own where both are common.
    guard different.count == 1, let (name, other) = different.first,
      counts[rare] <= Self.rareCount || counts[rare] * 20 <= counts[usual],
      min(name.unicodeScalars.count, other.unicodeScalars.count) >= Self.leastLength,
      // Those that a number tells apart are no misspelling.
      name.filter({ !$0.isNumber }) != other.filter({ !$0.isNumber })
    else { return false }
    return nearestName(to: name, among: [other], edits: 1) != nil
  }
}

/// The hashes of a text, and of what is left of it without each of its letters: each from those of its two ends.
private func appendHashes(of text: String, _ place: Int, to keys: inout [(hash: UInt64, place: Int)]) {
  let letters = text.unicodeScalars.map { UInt64($0.value) + 1 }
  guard letters.count <= 128 else { return }
  let base: UInt64 = 0x9E37_79B9_7F4A_7C15
  // Behind each place, and the power that stands before it.
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
    // Of two that are the same and follow each other it doesn't matter which is left out.
    if index == 0 || letters[index] != letters[index - 1] {
      keys.append((begin &* powers[letters.count - 1 - index] &+ ends[index + 1], place))
    }
    begin = begin &* base &+ letters[index]
  }
}

extension LedgerDecoder {
  /// The most pairs that are told one by one.
  private static let pairLimit = 10

  /// Tells of categories that are most likely meant to be another one.
  mutating func tellNearCategories(_ files: inout [ContentDecoder]) {
    let names = categories.strings
    if names.count < 2 { return }
    var counts = [Int](repeating: 0, count: names.count)
    for movement in movements { if let category = movement.category { counts[Int(category)] += 1 } }
    let found = NearCategories(names, counts: counts)
    if found.pairs.isEmpty { return }
    for (number, pair) in found.pairs.prefix(Self.pairLimit).enumerated() {
      let (claim, other) = (categoryClaims[pair.rare], categoryClaims[pair.usual])
      let place = files[other.file].file.location(of: other.range)
      let rest = found.pairs.count - Self.pairLimit
      let others = number + 1 == Self.pairLimit && rest > 0 ? "; \(rest) more categories are near another" : ""
      files[claim.file].warning(
        "category.near-miss",
        "category '\(names[pair.rare])' (\(shown(found.counts[pair.rare]))) is nearly '\(names[pair.usual])' "
          + "(\(shown(found.counts[pair.usual]))), first at \(place.file):\(place.line):\(place.column)\(others)",
        hint: "write \(names[pair.usual]) if both mean the same", at: claim.range)
    }
  }

  private func shown(_ count: Int) -> String { count == 1 ? "1 movement" : "\(count) movements" }
}
