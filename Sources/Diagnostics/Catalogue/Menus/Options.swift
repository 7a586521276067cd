/// Option groups and their options.
extension DiagnosticMessage {
  package static var optionGroupWithoutName: Self {
    .error("option.no-name", "an option group has no name", hint: "write \"id\" and \"name\"")
  }

  package static var optionWithoutName: Self { .missingName("option.no-name", of: "an option") }

  package static func duplicateOptionGroup(_ id: String) -> Self {
    .duplicateID("option.duplicate-id", "option group", id)
  }

  package static func duplicateOption(_ id: String) -> Self { .duplicateID("option.duplicate-id", "option", id) }

  package static func soldOutDefault(_ id: String) -> Self {
    .warning(
      "option.sold-out-default", "default option '\(id)' is sold out", hint: "make another option the default")
  }

  package static func optionWithTiers(_ price: String) -> Self {
    .error(
      "option.price-kind", "\(price) has tiers, but an option has one price for all",
      hint: "write one amount, or one per size")
  }

  package static func optionPriceKind(_ price: String) -> Self {
    .error("option.price-kind", "\(price) must be fixed or free", hint: "write an amount")
  }
}
