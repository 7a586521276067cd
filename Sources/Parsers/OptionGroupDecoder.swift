import Domain
import Text

/// Choices that go with dishes, and what refers to them.
extension MenuDecoder {
  mutating func optionGroups(_ value: Value) -> [OptionGroup] {
    guard value.kind == .array else {
      content.wrongType(
        "optionGroups", wants: "a list",
        hint: "write [{\"id\": \"toppings\", \"name\": \"Toppings\", \"options\": []}]",
        value)
      return []
    }
    var groups: [OptionGroup] = []
    for element in value.elements where !element.isNull {
      let known = content.errorCount
      content.subject = element
      var places = GroupPlaces(group: element.range)
      if let group = optionGroup(element, &places), content.errorCount == known {
        groups.append(group)
        groupPlaces.append(places)
      }
      content.subject = nil
    }
    return groups
  }

  private mutating func optionGroup(_ value: Value, _ places: inout GroupPlaces) -> OptionGroup? {
    guard value.kind == .object else {
      content.wrongType(
        "option group", wants: "an object",
        hint: "write {\"id\": \"toppings\", \"name\": \"Toppings\", \"options\": []}",
        value)
      return nil
    }
    var group = OptionGroup(id: "", name: Label(""))
    var name: Label?
    var id: String?
    let firstPrices = sizePrices.count
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "id": id = content.textOrDigits(value, "id")
      case "name":
        name = content.label(value, "name")
        places.name = value.range
      case "min": group.minimum = content.integer(value, "min", in: 0...10_000) ?? 0
      case "max": group.maximum = content.integer(value, "max", in: 1...10_000)
      case "maxPerOption": group.maximumPerOption = content.integer(value, "maxPerOption", in: 1...10_000)
      case "freeCount": group.freeCount = content.integer(value, "freeCount", in: 0...10_000) ?? 0
      case "options": group.options = options(value, &places)
      default:
        content.unknownKey(
          key, in: "an option group",
          known: ["id", "name", "min", "max", "maxPerOption", "freeCount", "options"])
      }
    }
    guard let id = id ?? name.map({ content.madeID($0, fallback: "options") }) else {
      content.error("option.no-name", "an option group has no name", hint: "write \"id\" and \"name\"", at: value.range)
      return nil
    }
    group.id = id
    group.name = name ?? Label(id)
    for index in firstPrices..<sizePrices.count { sizePrices[index].group = id }
    if !groupIDs.insert(id).inserted {
      content.error(
        "option.duplicate-id", "option group '\(id)' stands twice in one menu", hint: "give each group its own id",
        at: (value.member("id") ?? value).range)
    }
    checkCounts(of: group, value)
    return group
  }

  /// Numbers that no guest can choose by.
  private mutating func checkCounts(of group: OptionGroup, _ value: Value) {
    func range(_ key: StaticString) -> Range<Int> { (value.member(key) ?? value).range }
    let subject = "option group '\(group.id)'"
    let shown = group.options.filter { $0.status != .hidden }
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

  private mutating func options(_ value: Value, _ places: inout GroupPlaces) -> [OptionGroup.Option] {
    guard value.kind == .array else {
      content.wrongType("options", wants: "a list", hint: "write [{\"name\": \"Olives\", \"price\": \"0.80\"}]", value)
      return []
    }
    var options: [OptionGroup.Option] = []
    for element in value.elements where !element.isNull {
      var own = OptionPlaces(option: element.range)
      guard var option = option(element, &own) else { continue }
      places.options.append(own)
      if options.contains(where: { $0.id == option.id }) {
        if let id = element.member("id") {
          content.error(
            "option.duplicate-id", "option '\(option.id)' stands twice in one group",
            hint: "give each option its own id",
            at: id.range)
        }
        option.id = firstFree(option.id) { id in options.contains { $0.id == id } }
      }
      options.append(option)
    }
    return options
  }

  private mutating func option(_ value: Value, _ places: inout OptionPlaces) -> OptionGroup.Option? {
    guard value.kind == .object else {
      content.wrongType("option", wants: "an object", hint: "write {\"name\": \"Olives\", \"price\": \"0.80\"}", value)
      return nil
    }
    let group = content.subject
    content.subject = value
    defer { content.subject = group }
    var option = OptionGroup.Option(id: "", name: Label(""))
    var name: Label?
    var id: String?
    var contained = WrittenAllergens()
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "id": id = content.textOrDigits(value, "id")
      case "name":
        name = content.label(value, "name")
        places.name = value.range
      case "price": option.price = optionPrice(value)
      case "default": option.isDefault = content.flag(value, "default") ?? false
      case "allergens": contained.allergens = value
      case "mayContain": contained.mayContain = value
      case "diets":
        option.diets = content.diets(value)
        places.diets = value.range
      case "status": option.status = content.word(value, "status", "status.unknown") ?? .inStock
      default:
        content.unknownKey(
          key, in: "an option",
          known: ["id", "name", "price", "default", "allergens", "mayContain", "diets", "status"])
      }
    }
    guard let id = id ?? name.map({ content.madeID($0, fallback: "option") }) else {
      content.error("option.no-name", "an option has no name", hint: "write \"name\"", at: value.range)
      return nil
    }
    option.id = id
    option.name = name ?? Label(id)
    option.allergens = content.allergens(contained)
    return option
  }

  /// One amount, an object of a price, or an object of one amount a size.
  private mutating func optionPrice(_ value: Value) -> OptionGroup.OptionPrice {
    guard value.kind == .object else { return content.money(value, "price").map { .one($0) } ?? .none }
    if value.member("amount") != nil || value.member("kind") != nil {
      guard let price = content.price(value, ofOption: true) else { return .none }
      switch price.kind {
      case .fixed(let money): return .one(money)
      case .free(let currency): return .one(Money(minorUnits: 0, currency: currency))
      default:
        content.error(
          "option.price-kind", "\(content.named("price")) is neither fixed nor free", hint: "write an amount",
          at: (value.member("kind") ?? value).range)
        return .none
      }
    }
    var prices: [OptionGroup.SizePrice] = []
    var written = SizePrices(option: content.shownName(of: content.subject) ?? "", range: value.range)
    defer { sizePrices.append(written) }
    for (key, value) in value.members where !value.isNull {
      written.sizes.append(Reference(word: key.text, range: key.range))
      if let money = content.money(value, "price") { prices.append(.init(size: key.text, money: money)) }
    }
    return prices.isEmpty ? .none : .perSize(prices)
  }

  /// Ids of option groups, to be looked up once all are known.
  mutating func optionGroupIDs(_ value: Value) -> [String] {
    let elements = value.kind == .array ? Array(value.elements) : [value]
    var ids: [String] = []
    for element in elements where !element.isNull {
      guard let id = content.textOrDigits(element, "optionGroups") else { continue }
      groupReferences.append(Reference(word: id, range: element.range))
      if !ids.contains(id) { ids.append(id) }
    }
    return ids
  }

  /// Tells what refers to a group that isn't in the menu.
  mutating func checkGroupReferences() {
    for reference in groupReferences where !groupIDs.contains(reference.word) {
      let hint = nearestName(to: reference.word, among: groupIDs.sorted()).map { "write \($0)" }
      content.error(
        "option.unknown-group", "there is no option group '\(reference.word)' in this menu",
        hint: hint ?? "write the group under optionGroups of the menu", at: reference.range)
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
  /// A price for a size that none of them has is an error; a size without a price is a warning, since what it costs isn't said.
  mutating func checkSizePrices(of menu: Menu) {
    guard !sizePrices.isEmpty else { return }
    // An item with an error was left out, with the sizes it has: then any size of the menu will do.
    let users = content.errorCount == 0 ? sizedItems(of: menu) : [:]
    for prices in sizePrices {
      let items = users[prices.group]
      let known = items.map { items in Set(items.lazy.flatMap(\.sizes).map(\.id)) } ?? sizeIDs
      for size in prices.sizes where !known.contains(size.word) {
        let hint = nearestName(to: size.word, among: known.sorted()).map { "write \($0)" }
        content.error(
          "option.unknown-size",
          items == nil
            ? "no item of this menu has a size '\(size.word)'"
            : "no item with the option group '\(prices.group)' has a size '\(size.word)'",
          hint: hint ?? (known.isEmpty ? "write one price" : "write the id of a size that an item has"),
          at: size.range)
      }
      let priced = Set(prices.sizes.map(\.word))
      // A misspelt size is likely the one that is missing.
      for item in items ?? [] where priced.isSubset(of: known) {
        guard let size = item.sizes.first(where: { !priced.contains($0.id) }) else { continue }
        content.warning(
          "option.size-without-price",
          "price of '\(prices.option)' says nothing of the size '\(size.id)' of '\(item.shownName)'",
          hint: "write a price for every size, 0 for what costs nothing", at: prices.range)
        break
      }
    }
  }

  /// The items that each option group goes with, by the group's id: their own groups and those of the sections around them.
  private func sizedItems(of menu: Menu) -> [String: [MenuItem]] {
    var items: [String: [MenuItem]] = [:]
    func visit(_ section: MenuSection, inherited: [String]) {
      let shared = inherited + section.optionGroups
      for item in section.items {
        for group in Set(shared + item.optionGroups) { items[group, default: []].append(item) }
      }
      for inner in section.sections { visit(inner, inherited: shared) }
    }
    for section in menu.sections { visit(section, inherited: []) }
    return items
  }
}
