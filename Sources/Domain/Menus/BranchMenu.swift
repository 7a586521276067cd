/// A master menu as a location serves it.
package struct BranchMenu: Sendable {
  package var menu: Menu
  /// The ids of the items that differ from the master menu's.
  package var changedItems: Set<String> = []
  /// Whether the location shows other items than the master menu.
  package var showsOtherItems = false
  /// Whether the menu's own serving times differ.
  package var hasOtherTimes = false

  /// Whether the location needs its own pages of the menu.
  package var differs: Bool { hasOtherTimes || !changedItems.isEmpty }
}

extension Menu {
  /// The menu with a location's overrides; `nil` if the location hides it.
  package func branch(at location: Location) -> BranchMenu? {
    var branch = BranchMenu(menu: self)
    for override in location.menus where override.menu == id {
      if override.isHidden == true { return nil }
      guard let availability = override.availability, availability != branch.menu.availability else { continue }
      branch.menu.availability = availability
      branch.hasOtherTimes = true
    }
    let overrides = location.items.filter { $0.menu == nil || $0.menu == id }
    if !overrides.isEmpty {
      let byItem = Dictionary(grouping: overrides, by: \.item)
      for index in branch.menu.sections.indices {
        branch.menu.sections[index].apply(byItem, changed: &branch.changedItems, shows: &branch.showsOtherItems)
      }
    }
    let groups = branch.menu.apply(location.options)
    if !groups.isEmpty {
      for section in branch.menu.sections {
        section.forEachItem(with: groups, inherits: false) { branch.changedItems.insert($0) }
      }
    }
    // The source has the master menu's prices.
    if branch.differs { branch.menu.source?.isLive = false }
    return branch
  }
}

extension Menu {
  /// Changes prices of options, and returns the ids of the groups that differ.
  fileprivate mutating func apply(_ overrides: [Location.OptionOverride]) -> Set<String> {
    var changed: Set<String> = []
    for override in overrides where override.menu == nil || override.menu == id {
      for index in optionGroups.indices where optionGroups[index].id == override.group {
        for place in optionGroups[index].options.indices where optionGroups[index].options[place].id == override.option
        {
          let price = optionGroups[index].options[place].price.changed(by: override.price)
          if price == optionGroups[index].options[place].price { continue }
          optionGroups[index].options[place].price = price
          changed.insert(override.group)
        }
      }
    }
    return changed
  }
}

extension OptionGroup.OptionPrice {
  /// Returns the price with an override's: of prices by size, only those that it names.
  fileprivate func changed(by override: Self) -> Self {
    guard case .perSize(var prices) = self, case .perSize(let own) = override else { return override }
    for index in prices.indices {
      guard let price = own.last(where: { $0.size == prices[index].size }) else { continue }
      prices[index] = price
    }
    return .perSize(prices + own.filter { price in !prices.contains { $0.size == price.size } })
  }
}

extension MenuSection {
  /// Calls `body` with the id of each item that has one of some option groups, of its own or from its sections.
  ///
  /// - Parameter inherits: Whether an enclosing section has one of them.
  fileprivate func forEachItem(with groups: Set<String>, inherits: Bool, _ body: (String) -> Void) {
    let inherits = inherits || !groups.isDisjoint(with: optionGroups)
    for item in items where item.sharesChoices && inherits || !groups.isDisjoint(with: item.optionGroups) {
      body(item.id)
    }
    for section in sections { section.forEachItem(with: groups, inherits: inherits, body) }
  }

  fileprivate mutating func apply(
    _ overrides: [String: [Location.ItemOverride]], changed: inout Set<String>, shows: inout Bool
  ) {
    for index in items.indices {
      guard let overrides = overrides[items[index].id] else { continue }
      let (offer, status, availability) = (items[index].offer, items[index].status, items[index].availability)
      let deposit = items[index].deposit
      for override in overrides { items[index].apply(override) }
      let item = items[index]
      if (item.status == .hidden) != (status == .hidden) { shows = true }
      if item.offer != offer || item.status != status || item.availability != availability || item.deposit != deposit {
        changed.insert(item.id)
      }
    }
    for index in sections.indices { sections[index].apply(overrides, changed: &changed, shows: &shows) }
  }
}

extension MenuItem {
  fileprivate mutating func apply(_ override: Location.ItemOverride) {
    if let price = override.price { offer = .price(price) }
    if !override.sizes.isEmpty, case .sizes(var sizes) = offer {
      for index in sizes.indices {
        guard let own = override.sizes.last(where: { $0.size == sizes[index].id }) else { continue }
        sizes[index].price = own.price
      }
      offer = .sizes(sizes)
    }
    if let own = override.deposit { deposit = own }
    if let isSoldOut = override.isSoldOut, status != .hidden || override.isHidden == false {
      if isSoldOut { status = .soldOut } else if status == .soldOut { status = .inStock }
    }
    switch override.isHidden {
    case true?: status = .hidden
    case false?: if status == .hidden { status = .inStock }
    case nil: break
    }
    if let own = override.availability { availability = own }
  }
}
