import MenugenDomain
import MenugenSyntax
import MenugenText

/// Choices that can't be made, and references between them and the dishes.
extension MenuDecoder {
  /// Numbers that no guest can choose by.
  mutating func checkCounts(of group: OptionGroup, _ value: Value) {
    func range(_ key: StaticString) -> Range<Int> { (value.member(key) ?? value).range }
    let subject = "option group '\(group.id)'"
    let shown = group.options.filter { $0.status != .hidden }
    // One with an error was left out: then nothing is said of how many there are.
    let written = value.member("options").map { $0.elements.filter { !$0.isNull }.count } ?? 0
    let areWhole = written == group.options.count
    if shown.isEmpty, areWhole, group.minimum == 0, value.member("min")?.isNull ?? true {
      content.warning(
        "option.no-options", "\(subject) has nothing to choose from",
        hint: group.options.isEmpty
          ? "write its options, or remove the group" : "remove \"hidden\" of one of its options, or the group",
        at: range("options"))
    }
    if let maximum = group.maximum {
      if group.minimum > maximum {
        content.error(
          "option.min-over-max", "\(subject) wants at least \(group.minimum) and at most \(maximum)",
          hint: "write a min up to \(maximum)", at: range("min"))
      }
      if group.freeCount > maximum {
        content.error(
          "option.free-over-max", "\(subject) has \(group.freeCount) for free, but at most \(maximum) may be chosen",
          hint: "write a freeCount up to \(maximum)", at: range("freeCount"))
      }
      let defaults = shown.count(where: \.isDefault)
      if defaults > maximum {
        content.error(
          "option.defaults-over-max", "\(subject) has \(defaults) defaults, but at most \(maximum) may be chosen",
          hint: "leave \(maximum) of them, or write a larger max", at: range("max"))
      }
      if let each = group.maximumPerOption, each > maximum {
        content.warning(
          "option.each-over-max", "\(subject) allows \(each) of each option, but \(maximum) of all",
          hint: "write a maxPerOption up to \(maximum)", at: range("maxPerOption"))
      }
    }
    if let maximum = group.maximum, group.minimum > maximum { return }
    if !areWhole { return }
    checkStock(of: group, among: shown, at: range("min"))
    // Without a limit to each, one option may be chosen as often as a guest likes.
    let limit = shown.isEmpty ? 0 : group.maximumPerOption.map { $0 * shown.count }
    if let limit, group.minimum > limit {
      content.error(
        "option.min-over-options",
        "\(subject) wants at least \(group.minimum), but no more than \(limit) can be chosen",
        hint: limit == 0
          ? "write its options, or a min of 0" : "write a min up to \(limit), more options or a larger maxPerOption",
        at: range("min"))
    } else if limit == nil, group.minimum > shown.count {
      content.warning(
        "option.min-over-options", "\(subject) wants at least \(group.minimum) of \(shown.count) options",
        hint: "write maxPerOption, where one may be chosen more than once", at: range("min"))
    }
  }

  /// Reports required groups with too few options in stock, which make an item unavailable.
  private mutating func checkStock(of group: OptionGroup, among shown: [OptionGroup.Option], at range: Range<Int>) {
    let count = shown.count { $0.status != .soldOut }
    guard group.minimum > 0, count < shown.count else { return }
    let limit = count == 0 ? 0 : group.maximumPerOption.map { $0 * count }
    guard let limit, group.minimum > limit else { return }
    content.warning(
      "option.sold-out",
      "option group '\(group.id)' wants at least \(group.minimum), but "
        + (limit == 0 ? "all its options are sold out" : "of what isn't sold out no more than \(limit) can be chosen"),
      hint: "write \"status\": \"sold-out\" for its dishes, too, or a min \(limit == 0 ? "of 0" : "up to \(limit)")",
      at: range)
  }

  /// Tells what refers to a group that isn't in the menu.
  mutating func checkGroupReferences() {
    if groupReferences.allSatisfy({ groupIDs.contains($0.word) }) { return }
    var nearest = NearestNames(groupIDs.sorted())
    for reference in groupReferences where !groupIDs.contains(reference.word) {
      let hint = nearest.name(nearestTo: reference.word).map { "write \($0)" }
      content.error(
        "option.unknown-group", "there is no option group '\(reference.word)' in this menu",
        hint: hint ?? "write the group under optionGroups of the menu", at: reference.range)
    }
  }
}

extension MenuDecoder {
  /// Tells of choices that no dish and no section names: nobody will ever see them.
  ///
  /// An item with an error was left out, with the groups it names: then nothing is said.
  mutating func checkUnusedGroups(of menu: Menu) {
    guard content.errorCount == 0 else { return }
    let used = Set(groupReferences.map(\.word))
    for (group, places) in zip(menu.optionGroups, groupPlaces) where !used.contains(group.id) {
      content.warning(
        "option.unused-group", "no dish and no section has the option group '\(group.id)', so it is shown nowhere",
        hint: "write \"optionGroups\": [\"\(group.id)\"] in a section or an item", at: places.name ?? places.group)
    }
  }
}

/// What an option costs by size, and where that stands: held against the dishes once all are known.
struct SizePrices {
  var group = ""
  let option: String
  var sizes: [Reference] = []
  let range: Range<Int>
}

extension MenuDecoder {
  /// Holds prices by size against the sizes of the dishes that the option goes with.
  ///
  /// A price for a size that none of them has is an error; a size without a price is a warning, since what it costs isn't
  /// said, and so is a dish without sizes.
  mutating func checkSizePrices(of menu: Menu) {
    guard !sizePrices.isEmpty, !content.hasNamelessSize else { return }
    // An item with an error was left out, with the sizes it has: then any size of the menu will do.
    let users = content.errorCount == 0 ? sizedItems(of: menu) : [:]
    var told: Set<String> = []
    var known: Set<String> = []
    /// The first of the group's items that has each size.
    var firstItems: [String: Int] = [:]
    var nearest: NearestNames?
    var group: String?
    for prices in sizePrices {
      let items = users[prices.group]
      // A group's prices are consecutive.
      if group != prices.group {
        group = prices.group
        firstItems = [:]
        for (place, item) in (items ?? []).enumerated() {
          for size in item.sizes where firstItems[size.id] == nil { firstItems[size.id] = place }
        }
        known = items == nil ? content.sizeIDs : Set(firstItems.keys)
        if items != nil { nearest = nil }
      }
      for size in prices.sizes where !known.contains(size.word) {
        if nearest == nil { nearest = NearestNames(known.sorted()) }
        let hint = nearest?.name(nearestTo: size.word).map { "write \($0)" }
        content.error(
          "option.unknown-size",
          items == nil
            ? "no item of this menu has a size '\(size.word)'"
            : "no item with the option group '\(prices.group)' has a size '\(size.word)'",
          hint: hint ?? (known.isEmpty ? "write one price" : "write the id of a size that an item has"),
          at: size.range)
      }
      if let items, !known.isEmpty, told.insert(prices.group).inserted,
        let item = items.first(where: { $0.hasOnePrice && $0.status != .hidden })
      {
        content.warning(
          "option.no-sizes",
          "price of '\(prices.option)' is by size, and '\(item.shownName)' has the option group "
            + "'\(prices.group)' but no sizes",
          hint: "give it a group of its own with one price an option, or write its sizes", at: prices.range)
      }
      let priced = Set(prices.sizes.map(\.word))
      // A misspelt size is likely the one that is missing.
      if let items, priced.isSubset(of: known), priced.count < known.count,
        let item = known.subtracting(priced).compactMap({ firstItems[$0] }).min().map({ items[$0] }),
        let size = item.sizes.first(where: { !priced.contains($0.id) })
      {
        content.warning(
          "option.size-without-price",
          "price of '\(prices.option)' says nothing of the size '\(size.id)' of '\(item.shownName)'",
          hint: "write a price for every size, 0 for what costs nothing", at: prices.range)
      }
    }
  }

  /// The items that each option group goes with, by the group's id: their own groups and those of the sections around them.
  private func sizedItems(of menu: Menu) -> [String: [MenuItem]] {
    var items: [String: [MenuItem]] = [:]
    func visit(_ section: MenuSection, inherited: [String]) {
      let shared = inherited + section.optionGroups
      for item in section.items {
        for group in Set((item.sharesChoices ? shared : []) + item.optionGroups) {
          items[group, default: []].append(item)
        }
      }
      for inner in section.sections { visit(inner, inherited: shared) }
    }
    for section in menu.sections { visit(section, inherited: []) }
    return items
  }
}

extension MenuItem {
  /// Whether it has a single price that isn't a market price.
  fileprivate var hasOnePrice: Bool {
    if case .price(let price) = offer { price.kind != .market } else { false }
  }
}
