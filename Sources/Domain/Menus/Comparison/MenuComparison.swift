/// The comparison of two menus as guests see them.
package struct MenuComparison {
  private let old: PublishedMenu
  private let new: PublishedMenu
  private var changes: [MenuChange] = []

  /// Returns what differs between two menus: changes of the menu, then of its parts by kind in the new order.
  ///
  /// The menus' ids aren't compared. Takes linear time but for the sorting of ids.
  package static func changes(from old: PublishedMenu, to new: PublishedMenu) -> [MenuChange] {
    var comparison = MenuComparison(old, new)
    comparison.compare()
    return comparison.changes
  }

  /// Returns what differs between the menus of two sites by id, in the new order; removed menus are last.
  ///
  /// - Parameter unreadable: The ids of menus that one side can't read.
  package static func changes(
    from old: [PublishedMenu], to new: [PublishedMenu], unreadable: Set<String> = []
  ) -> [MenuChange] {
    let oldMenus = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let newIDs = Set(new.map(\.id))
    var changes: [MenuChange] = []
    for menu in new where !unreadable.contains(menu.id) {
      if let other = oldMenus[menu.id] {
        changes += Self.changes(from: other, to: menu)
      } else {
        changes.append(MenuChange(.added, menu: menu.id, name: menu.name, after: menu.summary))
      }
    }
    for menu in old where !newIDs.contains(menu.id) && !unreadable.contains(menu.id) {
      changes.append(MenuChange(.removed, menu: menu.id, name: menu.name, before: menu.summary))
    }
    return changes
  }

  private init(_ old: PublishedMenu, _ new: PublishedMenu) {
    (self.old, self.new) = (old, new)
  }

  private mutating func compare() {
    let menu = MenuChange(.changed, menu: new.id, name: new.name)
    compare([.init("name", old.name)] + old.fields, [.init("name", new.name)] + new.fields, of: menu)
    let sections = PartMatches(.section, old, new)
    for kind in PublishedMenu.Kind.allCases {
      compareParts(kind == .section ? sections : PartMatches(kind, old, new), sections)
    }
  }

  private mutating func compareParts(_ matches: PartMatches, _ sections: PartMatches) {
    let moves = matches.moves(sections)
    for (index, part) in matches.new.enumerated() {
      var change = MenuChange(.changed, menu: new.id, part: part.kind, id: part.id, name: part.name)
      guard let match = matches.oldIndex[index] else {
        change.kind = .added
        change.after = part.summary
        change.bringsAllergens = part.isChoiceWithAllergens
        changes.append(change)
        continue
      }
      let before = matches.old[match]
      if before.id != part.id { add(change, "id", before.id, part.id) }
      compare([.init("name", before.name)] + before.fields, [.init("name", part.name)] + part.fields, of: change)
      if let move = moves[index] { add(change, move.field, move.before, move.after) }
    }
    for part in matches.removed {
      var change = MenuChange(
        .removed, menu: new.id, part: part.kind, id: part.id, name: part.name, before: part.summary)
      change.bringsAllergens = part.isChoiceWithAllergens
      changes.append(change)
    }
  }

  private mutating func compare(_ old: [PublishedMenu.Field], _ new: [PublishedMenu.Field], of change: MenuChange) {
    let before = Dictionary(old.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    for field in new where before[field.name] != field.value {
      add(change, field.name, before[field.name], field.value)
    }
    if before.isEmpty { return }
    let names = Set(new.map(\.name))
    for field in old where !names.contains(field.name) { add(change, field.name, field.value, nil) }
  }

  private mutating func add(_ change: MenuChange, _ field: String, _ before: String?, _ after: String?) {
    var change = change
    (change.field, change.before, change.after) = (field, before, after)
    if field == PublishedMenu.Field.optionGroups {
      change.bringsAllergens = groupsWithAllergens(old, before) != groupsWithAllergens(new, after)
    }
    changes.append(change)
  }
}

/// Returns those of some option groups, as an item lists them, that have a choice with allergens.
private func groupsWithAllergens(_ menu: PublishedMenu, _ groups: String?) -> Set<String> {
  let ids = Set((groups ?? "").split(separator: ",").map { String($0.drop { $0 == " " }) })
  return Set(menu.parts.filter { $0.isChoiceWithAllergens && ids.contains($0.parent) }.map(\.parent))
}

extension PublishedMenu {
  /// The number of its items, and the allergens of each item and option.
  fileprivate var summary: String {
    let count = parts.reduce(0) { $0 + ($1.kind == .item ? 1 : 0) }
    let allergens = parts.compactMap { part -> String? in
      let fields = part.fields.filter(\.isAllergens)
      if fields.isEmpty { return nil }
      return "\(part.name): "
        + fields.map { $0.name == "allergens" ? $0.value : "\($0.name) \($0.value)" }.joined(separator: ", ")
    }
    return ([count == 1 ? "1 item" : "\(count) items"] + allergens).joined(separator: "; ")
  }
}
