/// A difference between two menus that a guest sees.
package struct MenuChange: Sendable, Hashable {
  package enum Kind: String, Sendable {
    case added, removed, changed
    /// It can't be read on one side, so it isn't compared.
    case unreadable
  }

  package var kind: Kind
  /// The menu's id.
  package var menu: String
  /// `nil` for the menu itself.
  package var part: PublishedMenu.Kind?
  /// The part's id; empty for the menu itself.
  package var id: String
  /// The name of the menu or part: the new one, unless it was removed.
  package var name: String
  /// The changed field; `nil` for what was added or removed.
  package var field: String?
  /// `nil` for a value that wasn't there.
  package var before: String?
  package var after: String?
  /// The language of the texts; `nil` for a difference that is the same in all languages.
  package var language: String?

  package init(
    _ kind: Kind, menu: String, part: PublishedMenu.Kind? = nil, id: String = "", name: String, field: String? = nil,
    before: String? = nil, after: String? = nil
  ) {
    (self.kind, self.menu, self.part, self.id, self.name) = (kind, menu, part, id, name)
    (self.field, self.before, self.after) = (field, before, after)
  }

  /// Whether it changes the choices of an item or section, and their allergens with them.
  var bringsAllergens = false

  /// Whether the allergens of something that is on both sides differ, or of its choices.
  package var isAboutAllergens: Bool { bringsAllergens || field.map(PublishedMenu.Field.isAllergens) ?? false }
}
