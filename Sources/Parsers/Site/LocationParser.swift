package import MenugenChecks
package import MenugenDiagnostics
package import MenugenDomain
import MenugenSyntax
import MenugenText

/// A location, and the places for its checks.
package struct ParsedLocation: Sendable {
  package var location: Location
  package var places: LocationPlaces
}

/// Parses a location in JSON or YAML; `nil` if it has none.
///
/// - Parameter search: Searches unknown keys for names of allergens.
package func parseLocation(
  _ file: SourceFile, site: Site, search: AllergenSearch? = nil
) -> Checked<ParsedLocation?> {
  var decoder = LocationDecoder(file, site: site)
  decoder.content.search = search
  let location = decoder.content.readTree().flatMap { decoder.location($0) }
  return Checked(location.map { ParsedLocation(location: $0, places: decoder.places) }, decoder.content.diagnostics)
}

/// Parses a row of a table of locations.
///
/// - Parameters:
///   - row: The index of the row's first byte.
///   - menus: The ids of all menus: a column such as `dinner.hidden` may be of a menu or of an item.
///   - isFirst: Whether it is the table's first row, with which unknown columns are reported.
package func parseLocation(
  _ file: SourceFile, row: Int, isFirst: Bool, menus: Set<String>, site: Site
) -> Checked<ParsedLocation?> {
  var decoder = LocationDecoder(file, site: site)
  let location = readRow(of: file, at: row, columns: LocationDecoder.columns)
    .flatMap { decoder.location(row: $0, isFirst: isFirst, menus: menus) }
  return Checked(location.map { ParsedLocation(location: $0, places: decoder.places) }, decoder.content.diagnostics)
}

/// A row of a table of locations.
package struct LocationRow: Sendable {
  package var id: String
  /// The bytes of the row in the file.
  package var range: Range<Int>
  /// The bytes of the id.
  package var idRange: Range<Int>
}

/// Lists the rows of a table of locations, with the errors of its syntax.
package func locationRows(in file: SourceFile, site: Site) -> Checked<[LocationRow]> {
  var content = ContentDecoder(file, site: site)
  var rows: [LocationRow] = []
  var lacksColumn = false
  let diagnostics = readRecords(file, .csv, under: "", columns: LocationDecoder.columns, head: { _ in }) { record in
    let row = record.value(in: file)
    guard let id = row.member("id") else {
      lacksColumn = true
      return
    }
    guard !id.isNull else { return content.report(.locationWithoutID, at: row.range) }
    if let text = content.id(id, "id") { rows.append(LocationRow(id: text, range: row.range, idRange: id.range)) }
  }
  if lacksColumn { content.report(.noColumnOfIDs, at: nil) }
  return Checked(rows, diagnostics + content.diagnostics)
}

/// Decodes a location.
struct LocationDecoder {
  var content: ContentDecoder
  var places = LocationPlaces()

  init(_ file: SourceFile, site: Site) { content = ContentDecoder(file, site: site) }

  /// Reads what the other keys depend on: the language and the currency of the file.
  ///
  /// - Returns: The location with the name that its id gives; `nil` without a valid id.
  mutating func head(_ value: Value) -> Location? {
    if let written = value.member("language"), !written.isNull {
      content.language = content.languageTag(written, "language") ?? content.language
    }
    if let written = value.member("currency"), !written.isNull {
      content.currency = content.currency(written)
      places.currency = written.range
    }
    let written = value.member("id")
    places.id = written.flatMap { $0.isNull ? nil : $0.range }
    guard let id = content.fileID(written) else { return nil }
    var location = Location(id: id, name: Label(id), language: content.language)
    location.currency = content.currency
    return location
  }

  mutating func location(_ value: Value) -> Location? {
    guard value.kind == .object else {
      content.wrongType("location", expected: "an object", example: "keys such as address: Via Appia 5", value)
      return nil
    }
    guard var location = head(value) else { return nil }
    var hours: [PlacedHours] = []
    content.checkEmptyKeys(of: value, in: "a location", known: ContentObject.location.names)
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "id", "language", "currency", "$schema": break
      case "name": location.name = content.label(value, "name") ?? location.name
      case "languages": location.languages = languages(value)
      case "items": location.items = items(value)
      case "optionGroups": location.options = optionGroups(value)
      case "menus": location.menus = menus(value)
      default:
        if !content.readRestaurant(key, value, into: &location.restaurant, &hours) {
          content.unknownKey(
            key, in: "a location", of: .location, misplaced: ["status"], homes: ["status": .locationStatusBelow])
        }
      }
    }
    content.set(hours, of: &location.restaurant)
    return location
  }

  private mutating func languages(_ value: Value) -> [LanguageTag] {
    if content.isTooLong(value, "languages", most: ListLimit.languages) { return [] }
    var tags: [LanguageTag] = []
    for element in value.kind == .array ? Array(value.elements) : [value] where !element.isNull {
      guard let tag = content.languageTag(element, "languages"), !tags.contains(tag) else { continue }
      tags.append(tag)
      places.languages.append(element.range)
    }
    return tags
  }

  // MARK: - Overrides

  private mutating func items(_ value: Value) -> [Location.ItemOverride] {
    guard value.kind == .object else {
      content.wrongType("items", expected: "an object by item", example: "items: {margherita: {price: 9.50}}", value)
      return []
    }
    content.checkMissingValues(of: value, in: "items")
    var overrides: [Location.ItemOverride] = []
    for (key, value) in value.members where !value.isNull {
      var (override, place) = item(key)
      content.subject = nil
      if value.kind == .object {
        read(&override, &place, value)
      } else {
        place.price = value.range
        override.price = content.price(value)
      }
      overrides.append(override)
      places.items.append(place)
    }
    return overrides
  }

  /// An item without changes yet: `margherita`, or `dinner/margherita` for one menu.
  func item(_ key: Key) -> (Location.ItemOverride, LocationPlaces.Item) {
    let parts = key.text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let override =
      parts.count == 2
      ? Location.ItemOverride(item: String(parts[1]), menu: String(parts[0]))
      : Location.ItemOverride(item: key.text)
    return (override, LocationPlaces.Item(id: key.range))
  }

  private mutating func read(
    _ override: inout Location.ItemOverride, _ place: inout LocationPlaces.Item, _ value: Value
  ) {
    content.checkEmptyKeys(of: value, in: "an item of a location", known: ContentObject.itemOverride.names)
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "price":
        place.price = value.range
        override.price = content.price(value)
      case "sizes":
        guard value.kind == .object else {
          content.wrongType("sizes", expected: "prices by size", example: "sizes: {small: 7.50, large: 9.50}", value)
          continue
        }
        content.checkMissingValues(of: value, in: "sizes")
        for (key, value) in value.members where !value.isNull {
          guard let price = content.price(value) else { continue }
          override.sizes.append(Location.SizePrice(size: key.text, price: price))
          place.sizes.append(key.range)
        }
      case "deposit":
        place.deposit = value.range
        override.deposit = content.charge(value, "deposit")
      case "soldOut": override.isSoldOut = content.flag(value, "soldOut")
      case "hidden": override.isHidden = content.flag(value, "hidden")
      case "availability": override.availability = content.availabilities(value)
      default: unknownKey(key, of: .itemOverride)
      }
    }
  }

  /// Reads the prices of options, by group and option.
  private mutating func optionGroups(_ value: Value) -> [Location.OptionOverride] {
    let example = "optionGroups: {toppings: {olives: 0.90}}"
    guard value.kind == .object else {
      content.wrongType("optionGroups", expected: "an object by option group", example: example, value)
      return []
    }
    content.checkMissingValues(of: value, in: "optionGroups")
    var overrides: [Location.OptionOverride] = []
    for (group, value) in value.members where !value.isNull {
      guard value.kind == .object else {
        content.wrongType("optionGroups", expected: "prices by option", example: example, value)
        continue
      }
      content.checkMissingValues(of: value, in: "optionGroups")
      let parts = group.text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      for (option, value) in value.members where !value.isNull {
        var place = LocationPlaces.Option(group: group.range, option: option.range)
        guard let price = optionPrice(value, &place) else { continue }
        overrides.append(
          Location.OptionOverride(
            group: parts[parts.count - 1], option: option.text, menu: parts.count == 2 ? parts[0] : nil, price: price))
        places.options.append(place)
      }
    }
    return overrides
  }

  /// Reads an amount, or amounts by size.
  private mutating func optionPrice(
    _ value: Value, _ place: inout LocationPlaces.Option
  ) -> OptionGroup.OptionPrice? {
    guard value.kind == .object else { return content.money(value, "price").map { .one($0) } }
    content.checkMissingValues(of: value, in: "optionGroups")
    var prices: [OptionGroup.SizePrice] = []
    for (size, value) in value.members where !value.isNull {
      guard let money = content.money(value, "price") else { continue }
      prices.append(OptionGroup.SizePrice(size: size.text, money: money))
      place.sizes.append(size.range)
    }
    return prices.isEmpty ? nil : .perSize(prices)
  }

  private mutating func menus(_ value: Value) -> [Location.MenuOverride] {
    guard value.kind == .object else {
      content.wrongType("menus", expected: "an object by menu", example: "menus: {lunch: {hidden: true}}", value)
      return []
    }
    content.checkMissingValues(of: value, in: "menus")
    var overrides: [Location.MenuOverride] = []
    for (key, value) in value.members where !value.isNull {
      guard value.kind == .object else {
        content.wrongType("menu", expected: "an object", example: "{hidden: true}", value)
        continue
      }
      var override = Location.MenuOverride(menu: key.text)
      content.checkEmptyKeys(of: value, in: "a menu of a location", known: ContentObject.menuOverride.names)
      for (key, value) in value.members where !value.isNull {
        switch key {
        case "hidden": override.isHidden = content.flag(value, "hidden")
        case "availability": override.availability = content.availabilities(value)
        default: unknownKey(key, of: .menuOverride)
        }
      }
      overrides.append(override)
      places.menus.append(key.range)
    }
    return overrides
  }

  private mutating func unknownKey(_ key: Key, of object: ContentObject) {
    let homes = StructuralKeys.homesOfLocations
    content.unknownKey(
      key, in: object.title, of: object, misplaced: homes.keys.sorted(), homes: homes)
  }
}
