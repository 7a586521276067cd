import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax
import MenugenText

/// Decodes an item.
extension MenuDecoder {
  /// Adds an item, unless it has an error: its price or allergens could be wrong.
  mutating func addItem(_ value: Value, to items: inout [MenuItem]) {
    let known = content.errorCount
    content.subject = value
    defer { content.subject = nil }
    let (references, places, files) = (groupReferences.count, self.places.items.count, bodyFiles.count)
    // Decoded in place: returning it would copy it.
    items.append(MenuItem(id: "", name: Label("")))
    if decode(&items[items.count - 1], value), content.errorCount == known {
      if !items[items.count - 1].allergens.isDeclared { traits.insert(.undeclared) }
      if case .none = items[items.count - 1].offer { traits.insert(.unpriced) }
      return
    }
    items.removeLast()
    groupReferences.removeSubrange(references...)
    self.places.items.removeSubrange(places...)
    bodyFiles.removeSubrange(files...)
  }

  /// Returns false if the item could not be decoded.
  private mutating func decode(_ item: inout MenuItem, _ value: Value) -> Bool {
    var places = ItemPlaces(item: value.range)
    guard value.kind == .object else {
      guard let name = value.kind == .array ? nil : value.string() else {
        content.wrongType(
          "item", expected: "an object or a name", example: "{\"name\": \"Margherita\", \"price\": \"7.50\"}", value)
        return false
      }
      guard !name.isEmpty else { return noName(value) }
      content.checkContinuation(of: value, at: "name", known: ContentObject.item.names)
      self.places.items.append(places)
      item.name = Label(name)
      return true
    }
    var hasName = false
    var isNameWrong = false
    // Indexes of values that depend on others.
    var price: Int?
    var sizes: Int?
    var allergens: Int?
    var mayContain: Int?
    content.checkEmptyKeys(of: value, in: "an item", known: ContentObject.item.names)
    value.forEachMember { key, value in
      if value.isNull { return }
      switch key {
      case "id": item.id = itemID(value) ?? ""
      case "name":
        let known = content.errorCount
        if let name = content.label(value, "name") {
          item.name = name
          hasName = true
        }
        isNameWrong = content.errorCount > known
        places.name = value.range
      case "description": item.description = content.markdown(value, "description", under: 3)
      case "price": price = value.index
      case "sizes": sizes = value.index
      case "allergens": allergens = value.index
      case "mayContain": mayContain = value.index
      case "diets":
        let diets = content.diets(value)
        // A preceding tag may have added diets.
        if item.diets.isEmpty { item.diets = diets } else { item.add(diets) }
        places.diets = value.range
      case "tags": addTags(value, to: &item, &places)
      case "orderCode":
        item.orderCode = content.code(value, "orderCode")
        traits.insert(.orderCodes)
        places.orderCode = value.range
      case "optionGroups":
        item.optionGroups = optionGroupIDs(value)
        item.sharesChoices = !item.optionGroups.isEmpty
      case "ingredients":
        item.ingredients = content.ingredients(value)
        traits.insert(.ingredients)
        if item.ingredients.contains(where: { !$0.allergens.isEmpty }) { hasIngredientAllergens = true }
        places.ingredients = value.range
      case "additives": item.additives = content.additives(value)
      case "spiciness": item.spiciness = content.integer(value, "spiciness", in: 0...3)
      case "nutrition": item.nutrition = content.nutrition(value)
      case "servingSize": item.servingSize = content.servingSize(value)
      case "alcoholByVolume": item.alcoholByVolume = content.alcohol(value)
      case "deposit": item.deposit = content.charge(value, "deposit")
      case "status": item.status = content.word(value, "status", .status) ?? .inStock
      case "availability":
        item.availability = content.availabilities(value)
        traits.insert(.availability)
        places.availability = value.range
      case "image":
        item.image = content.image(value)
        traits.insert(.images)
        places.image = value.range
      case "extra": item.extra = content.extra(value)
      case "body": item.body = body(value)
      case "cost": item.cost = content.charge(value, "cost")
      default:
        content.unknownKey(key, ofDish: "an item", of: .item, misplaced: ["visibility", "draft"])
      }
    }
    guard hasName else { return isNameWrong ? false : noName(value) }
    item.allergens = content.allergens(
      WrittenAllergens(allergens: allergens.map(value.at), mayContain: mayContain.map(value.at)))
    item.offer = offer(
      price: price.map(value.at), sizes: sizes.map(value.at), ofDeclaring: item.allergens.isDeclared)
    self.places.items.append(places)
    return true
  }

  private mutating func noName(_ value: Value) -> Bool {
    content.report(.itemWithoutName, at: value.range)
    return false
  }

  private mutating func offer(price: Value?, sizes: Value?, ofDeclaring declares: Bool) -> MenuItem.Offer {
    guard let sizes else {
      guard let price, let found = content.price(price) else { return .none }
      return .price(found)
    }
    if let price {
      content.report(.priceAndSizes(content.subjectName), at: price.range)
    }
    let found = content.sizes(sizes, ofDeclaring: declares)
    return found.isEmpty ? .none : .sizes(found)
  }

  /// Reads an id, which must be unique in the menu, ignoring case.
  private mutating func itemID(_ value: Value) -> String? {
    // Fast path for plain ids.
    let plain = value.withText { text in
      isPlainID(text, withCapitals: false) && itemIDs.place(of: text).isNew
        ? String(decoding: text, as: UTF8.self) : nil
    }
    if let plain = plain ?? nil { return plain }
    guard let id = content.id(value, "id") else { return nil }
    if id.utf8.contains(UInt8(ascii: ".")), OutputLayout.filesOfMenu.contains(id) {
      content.report(.reservedItemID(id), at: value.range)
      return nil
    }
    if id.utf8.contains(UInt8(ascii: ".")) {
      content.report(.dotInID(id), at: value.range)
      return nil
    }
    guard takeItemID(id) else {
      content.report(.duplicateItem(id), at: value.range)
      return nil
    }
    return id
  }
}

extension MenuItem {
  fileprivate mutating func add(_ diets: [Diet]) {
    for diet in diets where !self.diets.contains(diet) { self.diets.append(diet) }
  }
}

/// A key that is equal for ids that collide.
func foldedID(_ id: String) -> String { id.withSpan(isFolded) ? id : collisionKey(id) }

/// Whether an id is its own `foldedID`, because it is ASCII without capitals.
private func isFolded(_ id: Span<UInt8>) -> Bool {
  id.allSatisfy { $0 < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
}

extension ContentDecoder {
  /// Reads an image: a path, or an object with alternative text.
  mutating func image(_ value: Value) -> MenuImage? {
    guard value.kind == .object else {
      guard let text = text(value, "image") else { return nil }
      return imageSource(text, value).map { MenuImage(source: $0) }
    }
    var source: String?
    var image = MenuImage(source: "")
    checkEmptyKeys(of: value, in: "an image", known: ContentObject.image.names)
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "src": source = text(value, "src").flatMap { imageSource($0, value) }
      case "alt": image.alternativeText = label(value, "alt", keepsEmpty: true)
      case "width": image.width = integer(value, "width", in: 1...100_000)
      case "height": image.height = integer(value, "height", in: 1...100_000)
      case "focus": image.focus = focus(value)
      default: unknownKey(key, in: "an image", of: .image)
      }
    }
    guard let source else {
      if value.member("src")?.isNull ?? true {
        report(.imageWithoutPath(named("image")), at: value.range)
      }
      return nil
    }
    image.source = source
    return image
  }

  private mutating func focus(_ value: Value) -> ImageFocus? {
    guard let text = text(value, "focus") else { return nil }
    if let focus = ImageFocus(text) { return focus }
    report(.invalidFocus(named("focus"), text), at: value.range)
    return nil
  }

  /// Reads an image's source: a path in the content folder, or a URL.
  private mutating func imageSource(_ text: String, _ value: Value) -> String? {
    if isWebAddress(text) { return text }
    let text = percentDecoded(text)
    var path = assetPath(ofRelative: text[...]) ?? Substring(text)
    while path.first == "/" || path.hasPrefix("./") { path = path.dropFirst(path.first == "/" ? 1 : 2) }
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    if !path.isEmpty, parts.last.map(Substring.init) != ".", !parts[0].contains(UInt8(ascii: ":")),
      !path.utf8.contains(UInt8(ascii: "\\")),
      !parts.contains(where: { Substring($0) == ".." })
    {
      return String(path)
    }
    report(.invalidImagePath(named("image"), text), at: value.range)
    return nil
  }
}
