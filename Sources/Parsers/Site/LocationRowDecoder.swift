import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax
import MenugenText

/// Decodes a row of a table of locations. Its columns are the keys of a location and of an address, and overrides such
/// as `margherita.price`, `diavola.sizes.large`, `toppings.options.olives` and `lunch.hidden`.
extension LocationDecoder {
  /// The columns that don't name an item or a menu.
  static let columns =
    ContentObject.location.names.filter { !["items", "optionGroups", "menus", "geo", "$schema"].contains($0) }
    + ["street", "city", "region", "country", "map", "latitude", "longitude"] + ContentObject.address.names

  mutating func location(row: Value, isFirst: Bool, menus: Set<String>) -> Location? {
    guard var location = head(row) else { return nil }
    var address = Restaurant.Address()
    var overrides: [String: Int] = [:]
    var hours: [PlacedHours] = []
    if isFirst { checkColumns(of: row) }
    for (key, value) in row.members where !value.isNull {
      switch key {
      case "id", "language", "currency": break
      case "name": location.name = content.text(value, "name").map { Label($0) } ?? location.name
      case "languages": location.languages = languages(inCell: value)
      case "street", "streetAddress": address.streetAddress = content.textOrDigits(value, "street")
      case "postalCode": address.postalCode = content.textOrDigits(value, "postalCode")
      case "city", "addressLocality": address.addressLocality = content.text(value, "city")
      case "region", "addressRegion": address.addressRegion = content.text(value, "region")
      case "country", "addressCountry": address.addressCountry = content.text(value, "country")
      case "map": location.restaurant.hasMap = content.webAddress(value, "map")
      case "latitude", "longitude": break
      default:
        if key.text.utf8.contains(UInt8(ascii: ".")) {
          override(key, value, menus, &overrides, in: &location)
        } else {
          _ = content.readRestaurant(key, value, into: &location.restaurant, &hours)
        }
      }
    }
    content.set(hours, of: &location.restaurant)
    if address != Restaurant.Address() { location.restaurant.address = address }
    location.restaurant.geo = content.coordinates(row.member("latitude"), row.member("longitude"))
    return location
  }

  /// Reports unknown columns.
  private mutating func checkColumns(of row: Value) {
    let known = Self.columns
    for (key, _) in row.members {
      let parts = key.text.split(separator: ".", omittingEmptySubsequences: false)
      if parts.count == 2, ["price", "deposit", "soldOut", "hidden"].contains(parts[1]) { continue }
      if parts.count == 3, parts[1] == "sizes" || parts[1] == "options" { continue }
      if parts.count == 4, parts[1] == "options" { continue }
      if parts.count > 1 || !known.contains(key.text) {
        content.report(
          .unknownColumn(
            key.text,
            nearest: parts.count > 1
              ? nearestName(to: String(parts[1]), among: ["price", "sizes", "options", "deposit", "soldOut", "hidden"])
                .map {
                  "\(parts[0]).\($0)"
                } : nearestName(to: key.text, among: known)),
          at: key.range)
      }
    }
  }

  private mutating func languages(inCell value: Value) -> [LanguageTag] {
    var tags: [LanguageTag] = []
    for word in (content.text(value, "languages") ?? "").split(whereSeparator: { " ;,".contains($0) }) {
      guard let tag = LanguageTag(String(word)) else {
        content.notALanguage(String(word), at: value.range)
        continue
      }
      if tags.contains(tag) { continue }
      tags.append(tag)
      places.languages.append(value.range)
    }
    return tags
  }

  /// - Parameter overrides: The index of each item's override, by the item as written.
  private mutating func override(
    _ key: Key, _ value: Value, _ menus: Set<String>, _ overrides: inout [String: Int], in location: inout Location
  ) {
    let parts = key.text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if (3...4).contains(parts.count), parts[1] == "options" { return option(parts, key, value, in: &location) }
    guard parts.count == 2 || parts.count == 3 && parts[1] == "sizes" else { return }
    if parts[1] == "hidden", menus.contains(parts[0]) {
      var override = Location.MenuOverride(menu: parts[0])
      override.isHidden = content.flag(value, key.text)
      location.menus.append(override)
      return places.menus.append(key.range)
    }
    let index = overrides[parts[0]] ?? location.items.count
    if index == location.items.count {
      let reference = parts[0].split(separator: "/", maxSplits: 1).map(String.init)
      location.items.append(
        reference.count == 2
          ? Location.ItemOverride(item: reference[1], menu: reference[0]) : Location.ItemOverride(item: parts[0]))
      places.items.append(LocationPlaces.Item(id: key.range))
      overrides[parts[0]] = index
    }
    switch parts[1] {
    case "price":
      location.items[index].price = content.price(value)
      places.items[index].price = value.range
    case "sizes":
      guard let price = content.price(value) else { return }
      location.items[index].sizes.append(Location.SizePrice(size: parts[2], price: price))
      places.items[index].sizes.append(key.range)
    case "deposit":
      location.items[index].deposit = content.charge(value, key.text)
      places.items[index].deposit = value.range
    case "soldOut": location.items[index].isSoldOut = content.flag(value, key.text)
    case "hidden": location.items[index].isHidden = content.flag(value, key.text)
    default: break
    }
  }

  /// Reads the price of an option, from a column such as `toppings.options.olives`, or of one of its sizes.
  private mutating func option(_ parts: [String], _ key: Key, _ value: Value, in location: inout Location) {
    guard let money = content.money(value, key.text) else { return }
    let reference = parts[0].split(separator: "/", maxSplits: 1).map(String.init)
    guard let group = reference.last else { return }
    let menu = reference.count == 2 ? reference[0] : nil
    guard parts.count == 4 else {
      location.options.append(.init(group: group, option: parts[2], menu: menu, price: .one(money)))
      return places.options.append(LocationPlaces.Option(group: key.range, option: key.range))
    }
    let price = OptionGroup.SizePrice(size: parts[3], money: money)
    let index = location.options.firstIndex { known in
      guard case .perSize = known.price else { return false }
      return known.group == group && known.option == parts[2] && known.menu == menu
    }
    if let index, case .perSize(let prices) = location.options[index].price {
      location.options[index].price = .perSize(prices + [price])
      return places.options[index].sizes.append(key.range)
    }
    location.options.append(.init(group: group, option: parts[2], menu: menu, price: .perSize([price])))
    var place = LocationPlaces.Option(group: key.range, option: key.range)
    place.sizes = [key.range]
    places.options.append(place)
  }
}
