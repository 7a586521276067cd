/// What guests can filter a menu by: the allergens and diets of its items.
package struct MenuFilterViewModel: Sendable, Equatable {
  /// Those that an item contains, or may contain.
  package var allergens: [FilterChoiceViewModel]
  /// Those that some items suit.
  package var diets: [FilterChoiceViewModel]
  /// `24 of 60 dishes left` without the first number, which the browser counts: `""` and ` of 60 dishes left`.
  package var beforeCount: String
  package var afterCount: String
  /// The digits of that number, by their names in CSS: `decimal`, `arabic-indic`, `persian`.
  package var digits: String
  /// Whether some items don't declare their allergens, or may contain one.
  package var hasUncertain: Bool

  package init(
    allergens: [FilterChoiceViewModel], diets: [FilterChoiceViewModel], beforeCount: String, afterCount: String,
    digits: String, hasUncertain: Bool
  ) {
    self.allergens = allergens
    self.diets = diets
    self.beforeCount = beforeCount
    self.afterCount = afterCount
    self.digits = digits
    self.hasUncertain = hasUncertain
  }
}

package struct FilterChoiceViewModel: Sendable, Equatable {
  /// The word of menu files, part of CSS classes: `milk` in `a-milk`.
  package var key: String
  package var text: String

  package init(key: String, text: String) {
    self.key = key
    self.text = text
  }
}
