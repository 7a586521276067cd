import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax
import MenugenText

/// Decodes option groups, and references to them.
extension MenuDecoder {
  mutating func optionGroups(_ value: Value) -> [OptionGroup] {
    guard value.kind == .array else {
      content.wrongType(
        "optionGroups", expected: "a list",
        example: "[{\"id\": \"toppings\", \"name\": \"Toppings\", \"options\": []}]",
        value)
      return []
    }
    var groups: [OptionGroup] = []
    for element in value.elements where !element.isNull {
      let known = content.errorCount
      content.subject = element
      var places = GroupPlaces(group: element.range)
      if let group = optionGroup(element, &places), content.errorCount == known {
        if group.options.contains(where: { !$0.allergens.isDeclared }) { traits.insert(.undeclared) }
        groups.append(group)
        self.places.groups.append(places)
      }
      content.subject = nil
    }
    return groups
  }

  private mutating func optionGroup(_ value: Value, _ places: inout GroupPlaces) -> OptionGroup? {
    guard value.kind == .object else {
      content.wrongType(
        "option group", expected: "an object",
        example: "{\"id\": \"toppings\", \"name\": \"Toppings\", \"options\": []}",
        value)
      return nil
    }
    var group = OptionGroup(id: "", name: Label(""))
    var name: Label?
    var id: String?
    let firstPrices = sizePrices.count
    content.checkEmptyKeys(
      of: value, in: "an option group", known: ContentObject.optionGroup.names)
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "id": id = content.code(value, "id")
      case "name":
        name = content.label(value, "name")
        places.name = value.range
      case "min":
        group.minimum = content.integer(value, "min", in: 0...10_000) ?? 0
        places.minimum = value.range
      case "max":
        group.maximum = content.integer(value, "max", in: 1...10_000)
        places.maximum = value.range
      case "maxPerOption":
        group.maximumPerOption = content.integer(value, "maxPerOption", in: 1...10_000)
        places.maximumPerOption = value.range
      case "freeCount":
        group.freeCount = content.integer(value, "freeCount", in: 0...10_000) ?? 0
        places.freeCount = value.range
      case "options":
        group.options = options(value, &places)
        places.list = value.range
        places.writtenOptionCount = value.elements.count { !$0.isNull }
      default:
        content.unknownKey(
          key, in: "an option group",
          of: .optionGroup, misplaced: ["allergens", "mayContain"])
      }
    }
    guard let id = id ?? name.map({ content.madeID($0, fallback: "options") }) else {
      content.report(.optionGroupWithoutName, at: value.range)
      return nil
    }
    group.id = id
    group.name = name ?? Label(id)
    for index in firstPrices..<sizePrices.count { sizePrices[index].group = id }
    if !groupIDs.insert(id).inserted {
      content.report(.duplicateOptionGroup(id), at: (value.member("id") ?? value).range)
    }
    content.report(optionCountFindings(group, places))
    return group
  }

  private mutating func options(_ value: Value, _ places: inout GroupPlaces) -> [OptionGroup.Option] {
    guard value.kind == .array else {
      content.wrongType("options", expected: "a list", example: "[{\"name\": \"Olives\", \"price\": \"0.80\"}]", value)
      return []
    }
    if content.isTooLong(value, "options", most: ListLimit.options) { return [] }
    var options: [OptionGroup.Option] = []
    var ids = FreeIDs()
    for element in value.elements where !element.isNull {
      var own = OptionPlaces(option: element.range)
      guard var option = option(element, &own) else { continue }
      places.options.append(own)
      let id = ids.takeFree(option.id)
      if id != option.id, let written = element.member("id") {
        content.report(.duplicateOption(option.id), at: written.range)
      }
      option.id = id
      options.append(option)
    }
    return options
  }

  private mutating func option(_ value: Value, _ places: inout OptionPlaces) -> OptionGroup.Option? {
    guard value.kind == .object else {
      if let name = value.kind == .array ? nil : value.string(), !isBlank(name) {
        return OptionGroup.Option(id: slug(name, fallback: "option"), name: Label(name))
      }
      content.wrongType(
        "option", expected: "an object or a name", example: "{\"name\": \"Olives\", \"price\": \"0.80\"}", value)
      return nil
    }
    let group = content.subject
    content.subject = value
    defer { content.subject = group }
    var option = OptionGroup.Option(id: "", name: Label(""))
    var name: Label?
    var id: String?
    var contained = WrittenAllergens()
    content.checkEmptyKeys(
      of: value, in: "an option",
      known: ContentObject.option.names)
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "id": id = content.code(value, "id")
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
      case "status": option.status = content.word(value, "status", .status) ?? .inStock
      default:
        content.unknownKey(key, ofDish: "an option", of: .option)
      }
    }
    guard let id = id ?? name.map({ content.madeID($0, fallback: "option") }) else {
      content.report(.optionWithoutName, at: value.range)
      return nil
    }
    option.id = id
    option.name = name ?? Label(id)
    option.allergens = content.allergens(contained)
    if option.isDefault, option.status == .soldOut {
      content.report(.soldOutDefault(option.id), at: (value.member("default") ?? value).range)
    }
    return option
  }

  /// Reads an amount, a price object, or an object of amounts by size.
  private mutating func optionPrice(_ value: Value) -> OptionGroup.OptionPrice {
    guard value.kind == .object else { return content.money(value, "price").map { .one($0) } ?? .none }
    if value.count == 0 || value.member("amount") != nil || value.member("kind") != nil {
      guard let price = content.price(value, ofOption: true) else { return .none }
      if !price.tiers.isEmpty {
        content.report(.optionWithTiers(content.named("price")), at: (value.member("tiers") ?? value).range)
      }
      switch price.kind {
      case .fixed(let money): return .one(money)
      case .free(let currency): return .one(Money(minorUnits: 0, currency: currency))
      default:
        content.report(.optionPriceKind(content.named("price")), at: (value.member("kind") ?? value).range)
        return .none
      }
    }
    var prices: [OptionGroup.SizePrice] = []
    var written = SizePrices(option: content.shownName(of: content.subject) ?? "", range: value.range)
    defer { sizePrices.append(written) }
    for (key, value) in value.members {
      if value.isNull, content.diagnoseComma(before: key) { continue }
      written.sizes.append(Reference(word: key.text, range: key.range))
      if value.isNull {
        content.report(.missingAmount(content.named("price"), size: key.text), at: key.range)
      } else if let money = content.money(value, "price") {
        prices.append(.init(size: key.text, money: money))
      }
    }
    return prices.isEmpty ? .none : .perSize(prices)
  }

  /// Reads ids of option groups, to be resolved at the end.
  mutating func optionGroupIDs(_ value: Value) -> [String] {
    if content.isTooLong(value, "optionGroups") { return [] }
    let elements = value.kind == .array ? Array(value.elements) : [value]
    var ids: [String] = []
    for element in elements where !element.isNull {
      guard let id = content.textOrDigits(element, "optionGroups") else { continue }
      groupReferences.append(Reference(word: id, range: element.range))
      if !ids.contains(id) { ids.append(id) }
    }
    return ids
  }
}
