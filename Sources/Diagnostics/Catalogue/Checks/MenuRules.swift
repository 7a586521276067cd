/// Rules that a menu is checked against.
extension DiagnosticMessage {
  package static func contradictedDiet(_ diet: String, of name: String, _ allergens: String) -> Self {
    .warning(
      "diet.contradicts-allergen", "'\(name)' is \(diet), but contains \(allergens)",
      hint: "remove the diet, or what contradicts it; until then the diet isn't shown")
  }

  package static func dietContradictedByTraces(_ diet: String, of name: String, _ allergens: String) -> Self {
    .warning(
      "diet.contradicts-allergen", "'\(name)' is \(diet), but may contain \(allergens)",
      hint: "remove the diet, or what contradicts it")
  }

  /// - Parameter isTrace: Whether it may contain the allergens, rather than contain them.
  package static func contradictedTag(_ tag: String, of name: String, _ allergens: String, isTrace: Bool) -> Self {
    .warning(
      "diet.contradicts-allergen",
      "'\(name)' is tagged '\(tag)', but \(isTrace ? "may contain" : "contains") \(allergens)",
      hint: "remove the tag, or what contradicts it")
  }

  /// - Parameters:
  ///   - names: The first few names.
  ///   - kind: `items` or `options`.
  package static func undeclaredAllergens(_ names: String, count: Int, of total: Int, _ kind: String) -> Self {
    .warning(
      "allergens.undeclared", "\(count) of \(total) \(kind) don't declare their allergens: \(names)",
      hint: "write \"allergens\" for each, and [] if there are none")
  }

  /// - Parameters:
  ///   - what: `2 of 3 items and 1 of 2 sections`
  ///   - fields: The keys to translate.
  package static func missingTranslations(
    _ what: String, names: String, fields: [String], language: String
  ) -> Self {
    .warning(
      "label.untranslated", "\(what) are not translated into '\(language)': \(names)",
      hint: translationHint(fields, language))
  }

  package static func missingSiteTranslations(_ fields: [String], language: String) -> Self {
    .warning(
      "label.untranslated",
      "the site's own texts are not translated into '\(language)': \(fields.joined(separator: ", "))",
      hint: translationHint(["them"], language))
  }

  private static func translationHint(_ fields: [String], _ language: String) -> String {
    "write \(fields.joined(separator: ", ")) in every language of the site, as {\"\(language)\": \"…\"}"
  }

  package static func missingAlternativeText(of subject: String) -> Self {
    .warning(
      "image.no-alt", "the image of \(subject) has no alternative text",
      hint: "describe the image in \"alt\" for people who can't see it, or write \"\" if it is only decoration")
  }

  package static func undeclaredIngredient(_ ingredient: String, of item: String, allergen: String) -> Self {
    .warning(
      "ingredient.undeclared-allergen",
      "ingredient '\(ingredient)' of '\(item)' contains \(allergen), but the item doesn't declare it",
      hint: "add \(allergen) to \"allergens\"")
  }

  package static func markedAllergenUndeclared(of item: String) -> Self {
    .warning(
      "ingredient.undeclared-allergen",
      "the ingredients of '\(item)' mark an allergen, but the item declares that it has none",
      hint: "add the allergen to \"allergens\", or remove the ** marks")
  }

  package static func undeclaredAllergenWord(_ word: String, in item: String, _ allergen: String) -> Self {
    .warning(
      "ingredient.allergen-word",
      "'\(word)' in the ingredients of '\(item)' contains \(allergen), but the item doesn't declare it",
      hint: "add \(allergen) to \"allergens\", or write the ingredient as {\"name\": \"…\", \"allergens\": []} "
        + "if it has none")
  }

  /// - Parameters:
  ///   - allergens: What the item doesn't declare: `milk and nuts`.
  ///   - field: The key of the text.
  package static func statedAllergens(_ allergens: String, in field: String, of item: String) -> Self {
    .warning(
      "allergen.stated",
      "the \(field) of '\(item)' \(field == "tags" ? "say" : "says") that it contains \(allergens), "
        + "but the item doesn't declare it",
      hint: "add \(allergens) to \"allergens\" or \"mayContain\", or correct the \(field)")
  }

  /// - Parameter language: `nil` for a site in one language.
  package static func unnamedAllergens(_ allergens: String, of item: String, language: String?) -> Self {
    .warning(
      "ingredient.not-named",
      "'\(item)' declares \(allergens), but no known source of it is among its ingredients"
        + (language.map { " in '\($0)'" } ?? ""),
      hint: "name the ingredient that contains it and mark the word, as in **Ricotta**, salt")
  }

  package static func neverServed(_ subject: String) -> Self {
    .warning(
      "availability.never",
      "\(subject) is never served: its days and hours don't overlap with those of its section and menu",
      hint: "write days and hours within those of its section and menu")
  }

  package static func duplicateOrderCode(_ code: String, of item: String, and other: String) -> Self {
    .warning(
      "item.duplicate-order-code", "duplicate order code '\(code)': '\(other)' and '\(item)'",
      hint: "give each item its own order code")
  }

  package static func negativeTotal(option: String, item: String) -> Self {
    .warning(
      "option.below-zero", "option '\(option)' takes the price of '\(item)' below zero",
      hint: "write a smaller reduction, or a separate option group for more expensive items")
  }

  package static func missingPrice(of item: String) -> Self {
    .warning(
      "item.no-price", "'\(item)' has no price, unlike other items of its section",
      hint: "write its \"price\": {\"kind\": \"free\"} if it costs nothing, {\"kind\": \"market\"} for a market price")
  }

  package static func emptyMenu(_ id: String) -> Self {
    .warning(
      "menu.empty", "menu '\(id)' has no sections", hint: "write \"sections\": [{\"name\": \"Pizzas\", \"items\": […]}]"
    )
  }

  package static func emptySection(_ name: String) -> Self {
    .warning("section.empty", "section '\(name)' has no items", hint: "write \"items\", or remove the section")
  }

  /// - Parameters:
  ///   - old: The price of the last build as a decimal.
  ///   - new: The price now.
  package static func priceJump(of item: String, from old: String, to new: String) -> Self {
    .warning(
      "price.jump", "price of '\(item)' changed from \(old) to \(new) since the last build",
      hint: "correct it, or build once without --strict if it is right")
  }
}
