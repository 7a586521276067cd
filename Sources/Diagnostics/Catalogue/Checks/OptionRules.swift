/// Rules for option groups.
extension DiagnosticMessage {
  package static func noOptions(in group: String, areHidden: Bool) -> Self {
    .warning(
      "option.no-options", "option group '\(group)' has \(areHidden ? "only hidden options" : "no options")",
      hint: areHidden ? "show one of its options, or remove the group" : "write its options, or remove the group")
  }

  package static func minimumOverMaximum(_ group: String, minimum: Int, maximum: Int) -> Self {
    .error(
      "option.min-over-max",
      "option group '\(group)' requires at least \(options(minimum)), but allows at most \(maximum)",
      hint: "write a min of at most \(maximum)")
  }

  package static func freeOptionsOverMaximum(_ group: String, count: Int, maximum: Int) -> Self {
    .error(
      "option.free-over-max", "option group '\(group)' has \(count) free options, but allows at most \(maximum)",
      hint: "write a freeCount of at most \(maximum)")
  }

  package static func defaultOptionsOverMaximum(_ group: String, count: Int, maximum: Int) -> Self {
    .error(
      "option.defaults-over-max", "option group '\(group)' has \(count) default options, but allows at most \(maximum)",
      hint: "mark at most \(maximum) as default, or write a larger max")
  }

  package static func maximumPerOptionOverMaximum(_ group: String, each: Int, maximum: Int) -> Self {
    .warning(
      "option.each-over-max", "option group '\(group)' allows \(each) of each option, but only \(maximum) in total",
      hint: "write a maxPerOption of at most \(maximum)")
  }

  package static func minimumOverOptions(_ group: String, minimum: Int, limit: Int) -> Self {
    .error(
      "option.min-over-options",
      "option group '\(group)' requires at least \(options(minimum)), but \(limit == 0 ? "none" : "only \(limit)") can be chosen",
      hint: limit == 0
        ? "write its options, or a min of 0" : "write a min of at most \(limit), more options or a larger maxPerOption")
  }

  package static func minimumOverOptionCount(_ group: String, minimum: Int, count: Int) -> Self {
    .warning(
      "option.min-over-options", "option group '\(group)' requires at least \(options(minimum)), but has only \(count)",
      hint: "write maxPerOption if an option may be chosen more than once")
  }

  package static func soldOutOptions(in group: String, minimum: Int, limit: Int) -> Self {
    .warning(
      "option.sold-out",
      "option group '\(group)' requires at least \(options(minimum)), but "
        + (limit == 0 ? "all are sold out" : "only \(limit) can be chosen of those in stock"),
      hint: "write \"status\": \"sold-out\" for its items too, or a min of \(limit == 0 ? "0" : "at most \(limit)")")
  }

  package static func unknownOptionGroup(_ id: String, nearest: String?) -> Self {
    .error(
      "option.unknown-group", "unknown option group '\(id)'",
      hint: nearest.map { "write \($0)" } ?? "define the group in the menu's optionGroups")
  }

  package static func unusedOptionGroup(_ id: String) -> Self {
    .warning(
      "option.unused-group", "no item and no section uses the option group '\(id)'",
      hint: "write \"optionGroups\": [\"\(id)\"] in a section or an item")
  }

  /// - Parameters:
  ///   - group: `nil` if no item of the menu has the size.
  ///   - hasSizes: Whether the items have any size.
  package static func unknownSize(_ size: String, group: String?, nearest: String?, hasSizes: Bool) -> Self {
    .error(
      "option.unknown-size",
      "no item \(group.map { "with the option group '\($0)'" } ?? "of this menu") has the size '\(size)'",
      hint: nearest.map { "write \($0)" } ?? (hasSizes ? "write the id of a size that an item has" : "write one price"))
  }

  package static func itemWithoutSizes(_ item: String, option: String, group: String) -> Self {
    .warning(
      "option.no-sizes",
      "option '\(option)' has prices by size, but '\(item)' with the option group '\(group)' has no sizes",
      hint: "use a separate group with one price per option, or write sizes for the item")
  }

  package static func optionWithoutPrice(forSize size: String, of item: String, option: String) -> Self {
    .warning(
      "option.size-without-price", "option '\(option)' has no price for the size '\(size)' of '\(item)'",
      hint: "write a price for every size, 0 if it costs nothing")
  }

  private static func options(_ count: Int) -> String { count == 1 ? "1 option" : "\(count) options" }
}
