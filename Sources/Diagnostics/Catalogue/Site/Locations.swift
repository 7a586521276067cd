/// Locations, compared with the site and its master menus.
extension DiagnosticMessage {
  package static func unknownItem(_ item: String, location: String, nearest: String?) -> Self {
    .error(
      "location.unknown-item", "unknown item '\(item)' in location '\(location)'",
      hint: didYouMean(nearest) ?? "write the id of an item, such as margherita, or with its menu: dinner/margherita")
  }

  package static func unknownMenu(_ menu: String, location: String, nearest: String?) -> Self {
    .error(
      "location.unknown-menu", "unknown menu '\(menu)' in location '\(location)'",
      hint: didYouMean(nearest) ?? "write the id of a menu")
  }

  package static func unknownOption(_ option: String, location: String, nearest: String?) -> Self {
    .error(
      "location.unknown-option", "unknown option '\(option)' in location '\(location)'",
      hint: didYouMean(nearest)
        ?? "write the ids of an option group and of its option, such as toppings: {olives: 0.90}")
  }

  package static func unknownSize(_ size: String, of item: String, location: String, nearest: String?) -> Self {
    .error(
      "location.unknown-size", "unknown size '\(size)' of '\(item)' in location '\(location)'",
      hint: didYouMean(nearest) ?? "write the id of a size")
  }

  /// - Parameter size: The first of the item's sizes.
  package static func locationPriceOfSizes(_ item: String, location: String, size: String) -> Self {
    .error(
      "location.sizes", "'\(item)' has sizes, but location '\(location)' gives it one price",
      hint: "write a price for each size, such as sizes: {\(size): 9.50}")
  }

  package static func locationSizesOfPrice(_ item: String, location: String) -> Self {
    .error(
      "location.sizes", "'\(item)' has no sizes, but location '\(location)' gives prices of sizes",
      hint: "write one price, such as price: 9.50")
  }

  package static func locationCurrency(
    _ currency: String, of item: String, location: String, master: String
  ) -> Self {
    .error(
      "location.currency",
      "price of '\(item)' in location '\(location)' is in \(currency), but the menu's prices are in \(master)",
      hint: "write the price in \(master), or \"currency\" in the location if all its prices are in \(currency)")
  }

  /// - Parameter items: A list of the items with prices in another currency.
  package static func locationWithoutPrices(
    _ location: String, currency: String, menu: String, _ items: String
  ) -> Self {
    .error(
      "location.currency",
      "location '\(location)' has prices in \(currency), but these of menu '\(menu)' are in another currency: \(items)",
      hint: "give each item, deposit and option a price in \(currency), or hide the item")
  }

  /// - Parameter place: What has the address, such as `a folder of the site`.
  package static func reservedLocation(_ id: String, place: String) -> Self {
    .error(
      "location.reserved-id", "the address of location '\(id)' is that of \(place)", hint: "write another \"id\"")
  }

  package static func locationLanguage(_ language: String, location: String, languages: String) -> Self {
    .error(
      "location.language", "location '\(location)' has the language '\(language)', which the site doesn't have",
      hint: "write some of \(languages), or add it to \"languages\" in site.yaml")
  }

  package static var noColumnOfIDs: Self {
    .error("location.no-id", "the table of locations has no column \"id\"", hint: "name a column of the first line id")
  }

  package static var locationWithoutID: Self {
    .error("location.no-id", "this location has no id", hint: "write one in the column \"id\"")
  }

  package static func unknownColumn(_ column: String, nearest: String?) -> Self {
    .error(
      "location.unknown-column", "unknown column '\(column)' of locations",
      hint: didYouMean(nearest) ?? "name a key of a location, such as city, or of an item, such as margherita.price")
  }

  package static func locationsTwice(_ file: String) -> Self {
    .error(
      "location.two-sources", "locations are in this table and in \(file)",
      hint: "keep them all in the table, or all in the folder")
  }

  package static var locationsPage: Self {
    .error(
      "location.page", "the list of locations has the address of this page",
      hint: "move it to another path, such as pages/where.md")
  }
}
