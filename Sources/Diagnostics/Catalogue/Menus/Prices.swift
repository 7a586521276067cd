/// Prices and sizes of menus.
extension DiagnosticMessage {
  /// - Parameter amount: The amount as a decimal number with its sign.
  package static func negativePrice(_ field: String, amount: String) -> Self {
    .error(
      "price.negative", "\(field) is negative: \(amount)",
      hint: "write \(amount.drop { $0 == "-" }); a reduction is an option with a negative price")
  }

  package static func missingAmount(_ price: String) -> Self {
    .error("price.no-amount", "\(price) has no amount", hint: "write \"amount\", or the kind market or free")
  }

  package static func missingAmount(_ price: String, size: String) -> Self {
    .error(
      "price.no-amount", "\(price) has no amount for '\(size)'", hint: "write an amount, or 0 if it costs nothing")
  }

  /// An object that seems to have an amount for each size.
  /// - Parameters:
  ///   - kind: `size` or `tier`.
  ///   - form: The key and the value to write.
  package static func pricesByName(_ price: String, _ kind: String, write form: String) -> Self {
    .error(
      "price.no-amount", "\(price) has no amount, but looks like prices by \(kind)", hint: "write \(form) instead")
  }

  package static func unexpectedUnit(_ price: String, kind: String) -> Self {
    .error(
      "price.unit", "\(price) has a unit, but its kind is \(kind)", hint: "write the kind per-unit, or remove the unit")
  }

  package static func unusedAmount(_ price: String, kind: String) -> Self {
    .warning(
      "price.unused-amount", "\(price) has an amount that is not shown, since its kind is \(kind)",
      hint: "remove the amount, or the kind")
  }

  package static func rangeOfUnit(_ price: String) -> Self {
    .error("price.range", "\(price) is per unit, so it can't be a range", hint: "remove \"to\"")
  }

  package static func openRange(_ price: String) -> Self {
    .error("price.range", "\(price) is a range without an end", hint: "write \"to\"")
  }

  package static func reversedRange(_ price: String, from: String, to: String) -> Self {
    .error(
      "price.range", "\(price) ends at \(to), which is not more than \(from)",
      hint: "write the lower amount in \"amount\" and the higher one in \"to\"")
  }

  package static func unexpectedRange(_ price: String, kind: String) -> Self {
    .warning(
      "price.range-kind", "\(price) has an end, so it is shown as a range, but its kind is \(kind)",
      hint: "write the kind range, or remove \"to\"")
  }

  package static func tierWithoutName(_ price: String) -> Self {
    .error(
      "price.no-tier-name", "\(price) has a tier without a name", hint: "write who or when it is for, such as \"lunch\""
    )
  }

  package static func missingUnit(_ price: String) -> Self {
    .error("price.no-unit", "\(price) is per unit, but the unit is missing", hint: "write \"unit\", such as \"100 g\"")
  }

  package static func invalidQuantity(_ field: String, _ written: String, unit: String) -> Self {
    .error(
      "unit.quantity", "\(field) has an invalid quantity: '\(written)'",
      hint: "write a number greater than zero, such as 100 \(unit)")
  }

  // MARK: - Sizes

  package static func priceAndSizes(_ item: String?) -> Self {
    .error(
      "item.price-and-sizes", "\(item.map { "'\($0)'" } ?? "an item") has both \"price\" and \"sizes\"",
      hint: "keep only one of them")
  }

  package static func noSizes(_ field: String) -> Self {
    .warning("size.none", "\(field) are empty, so no price is shown", hint: "write its sizes, or a price")
  }

  package static func duplicateSize(_ id: String) -> Self { .duplicateID("size.duplicate-id", "size", id) }

  /// - Parameter size: Such as `one of the sizes of 'Ribollita'`.
  package static func sizeWithoutName(_ size: String) -> Self { .missingName("size.no-name", of: size) }

  package static func sizeWithoutPrice(_ size: String) -> Self {
    .error("size.no-price", "\(size) has no price", hint: "write a price for every size")
  }
}
