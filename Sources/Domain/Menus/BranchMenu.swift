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
    if overrides.isEmpty { return branch }
    let byItem = Dictionary(grouping: overrides, by: \.item)
    for index in branch.menu.sections.indices {
      branch.menu.sections[index].apply(byItem, changed: &branch.changedItems, shows: &branch.showsOtherItems)
    }
    // The source has the master menu's prices.
    if branch.differs { branch.menu.source?.isLive = false }
    return branch
  }
}

extension MenuSection {
  fileprivate mutating func apply(
    _ overrides: [String: [Location.ItemOverride]], changed: inout Set<String>, shows: inout Bool
  ) {
    for index in items.indices {
      guard let overrides = overrides[items[index].id] else { continue }
      let (offer, status, availability) = (items[index].offer, items[index].status, items[index].availability)
      for override in overrides { items[index].apply(override) }
      let item = items[index]
      if (item.status == .hidden) != (status == .hidden) { shows = true }
      if item.offer != offer || item.status != status || item.availability != availability { changed.insert(item.id) }
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
