/// Which parts of one kind in a new menu are which in the old one.
struct PartMatches {
  typealias Part = PublishedMenu.Part

  let old: [Part]
  let new: [Part]
  /// For each new part, the index of the old one; `nil` for an added part.
  private(set) var oldIndex: [Int?]
  private var isMatched: [Bool]

  /// Matches parts by id; then those with a new id by their name, or else by what they contain: a section by its items,
  /// an item or option by its fields.
  ///
  /// Only a match without a second candidate counts.
  init(_ kind: PublishedMenu.Kind, _ old: PublishedMenu, _ new: PublishedMenu) {
    self.old = old.parts.filter { $0.kind == kind }
    self.new = new.parts.filter { $0.kind == kind }
    oldIndex = Array(repeating: nil, count: self.new.count)
    isMatched = Array(repeating: false, count: self.old.count)
    match(\.id, \.id)
    match(\.name, \.name)
    switch kind {
    case .section:
      let (oldItems, newItems) = (old.itemIDs, new.itemIDs)
      match({ oldItems[$0.id] }, { newItems[$0.id] })
    case .item, .option: match(\.identity, \.identity)
    case .optionGroup: break
    }
  }

  /// Matches unmatched parts whose key is unique on both sides.
  private mutating func match(_ oldKey: (Part) -> String?, _ newKey: (Part) -> String?) {
    let candidates = Dictionary(grouping: old.indices.filter { !isMatched[$0] }) { oldKey(old[$0]) }
    if candidates.isEmpty { return }
    let takers = Dictionary(grouping: new.indices.filter { oldIndex[$0] == nil }) { newKey(new[$0]) }
    for (key, places) in takers where key != nil && places.count == 1 {
      guard let others = candidates[key], others.count == 1 else { continue }
      oldIndex[places[0]] = others[0]
      isMatched[others[0]] = true
    }
  }

  /// The old parts that the new menu lacks.
  var removed: [Part] { zip(old, isMatched).filter { !$1 }.map(\.0) }
}

// MARK: - Moves

extension PartMatches {
  struct Move {
    var field: String
    var before: String
    var after: String
  }

  /// Returns the moves to another section, and within one, by the index of the new part.
  ///
  /// Within a section, the fewest parts that explain the new order count as moved.
  func moves(_ sections: PartMatches) -> [Int: Move] {
    let newIDs = Dictionary(
      zip(sections.oldIndex, sections.new).compactMap { index, part in index.map { (sections.old[$0].id, part.id) } },
      uniquingKeysWith: { first, _ in first })
    let (oldNames, newNames) = (sections.names(sections.old), sections.names(sections.new))
    var moves: [Int: Move] = [:]
    var siblings: [String: [Int]] = [:]
    for (index, part) in new.enumerated() {
      guard let match = oldIndex[index] else { continue }
      let before = old[match].parent
      let isOfGroup = part.kind == .option
      if isOfGroup || before == part.parent || newIDs[before] == part.parent {
        siblings[part.parent, default: []].append(index)
      } else {
        moves[index] = Move(
          field: "section", before: oldNames[before] ?? before, after: newNames[part.parent] ?? part.parent)
      }
    }
    let (oldBefore, newBefore) = (predecessors(old), predecessors(new))
    for group in siblings.values {
      let kept = longestRise(group.map { oldIndex[$0] ?? 0 })
      for (place, index) in group.enumerated() where !kept.contains(place) {
        let before = oldIndex[index].flatMap { oldBefore[$0] }
        moves[index] = Move(field: "position", before: position(before), after: position(newBefore[index]))
      }
    }
    return moves
  }

  private func position(_ predecessor: String?) -> String { predecessor.map { "after \($0)" } ?? "first" }

  /// The name of the part before each, in the same section or group; `nil` for the first.
  private func predecessors(_ parts: [Part]) -> [String?] {
    var last: [String: String] = [:]
    return parts.map { part in
      defer { last[part.parent] = part.name }
      return last[part.parent]
    }
  }

  /// The names of sections with those around them, by id: `Drinks / Wine`.
  private func names(_ sections: [Part]) -> [String: String] {
    var names: [String: String] = ["": "the menu"]
    for section in sections {
      // A parent comes first.
      let parent = section.parent.isEmpty ? nil : names[section.parent]
      names[section.id] = parent.map { "\($0) / \(section.name)" } ?? section.name
    }
    return names
  }
}

extension PublishedMenu.Part {
  /// What a part with a new name and id is known by; `nil` if it has too few fields.
  fileprivate var identity: String? {
    guard fields.contains(where: { $0.name.hasPrefix("price") || $0.name == "description" }) else { return nil }
    return fields.map { "\($0.name)=\($0.value)" }.joined(separator: "\n")
  }
}

extension PublishedMenu {
  /// The ids of the items in each section, by its id.
  fileprivate var itemIDs: [String: String] {
    var ids: [String: String] = [:]
    for part in parts where part.kind == .item { ids[part.parent, default: ""] += part.id + "\n" }
    return ids
  }
}

/// Returns the places of a longest rising subsequence of distinct numbers.
private func longestRise(_ numbers: [Int]) -> Set<Int> {
  // The place of the smallest last number of a rise of each length, and the place before each.
  var ends: [Int] = []
  var before: [Int?] = []
  for (place, number) in numbers.enumerated() {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
    before.append(low == 0 ? nil : ends[low - 1])
    if low == ends.count { ends.append(place) } else { ends[low] = place }
  }
  var kept: Set<Int> = []
  var place = ends.last
  while let current = place {
    kept.insert(current)
    place = before[current]
  }
  return kept
}
