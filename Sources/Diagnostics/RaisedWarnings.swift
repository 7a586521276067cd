extension DiagnosticMessage {
  /// The ids of warnings that a site can treat as errors, sorted.
  ///
  /// Without those of imports, reports, year-end packs and targets of `publish`, which aren't of a build.
  package static let warningIDs: [String] = [
    "account.near-miss", "allergen.stated", "allergens.undeclared", "asset.missing", "asset.outside", "asset.unused",
    "availability.never",
    "balance.unknown-account", "body.front-matter", "body.unknown-item", "budget.unused", "category.near-miss",
    "currency.withdrawn", "date.far", "date.outlier", "diet.contradicts-allergen", "file.backup", "file.unused",
    "folder.read-already", "folder.unused", "goal.unknown-category", "goal.unused", "hours.conflict", "hours.no-end",
    "image.large", "image.no-alt", "image.not-resized", "image.unreadable", "ingredient.allergen-word",
    "ingredient.not-named", "ingredient.undeclared-allergen", "ink.unused", "item.duplicate-order-code",
    "item.no-price", "key.unknown", "label.untranslated", "language.missing-words", "language.no-such",
    "language.no-words", "language.unknown-word", "ledger.chain", "ledger.dated-balance", "ledger.empty-file",
    "ledger.head-name", "link.broken", "link.fragment", "link.scheme", "markdown.html", "markdown.link",
    "markdown.table", "markdown.too-complex", "menu.all-hidden", "menu.duplicate-name", "menu.empty",
    "movement.duplicate", "movement.duplicate-reference", "nav.duplicate", "nav.reservations", "nutrition.energy",
    "option.below-zero", "option.each-over-max", "option.min-over-options", "option.no-options", "option.no-sizes",
    "option.size-without-price", "option.sold-out", "option.sold-out-default", "option.unused-group", "page.language",
    "price.jump", "price.range-kind", "price.unused-amount", "receipt.missing", "receipt.unused", "section.empty",
    "serving.no-unit", "size.none", "source.failed", "source.live-format", "source.no-content", "source.no-curl",
    "source.no-token", "source.private-address", "source.unreachable", "source.unusable", "static.location", "tag.diet",
    "template.blocked", "template.ignored", "template.missing-file", "template.unused", "theme-css.missing-file",
    "theme-css.unclosed", "theme-css.unopened", "theme.unused-file", "vat.unused", "yaml.comment", "yaml.missing-colon",
  ]
}

extension [Diagnostic] {
  /// Makes errors of the warnings with these ids.
  package mutating func raise(_ ids: Set<String>) {
    if ids.isEmpty { return }
    for index in indices where self[index].severity == .warning && ids.contains(self[index].id) {
      self[index].severity = .error
    }
  }
}
