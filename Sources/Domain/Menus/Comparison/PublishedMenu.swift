/// A menu as guests see it in one language: named texts, in the order of `menu.json`.
package struct PublishedMenu: Sendable, Equatable {
  package var id: String
  package var language: String
  package var name: String
  package var fields: [Field] = []
  /// Its sections, items, option groups and options, in the menu's order.
  package var parts: [Part] = []

  package init(id: String, language: String, name: String) {
    (self.id, self.language, self.name) = (id, language, name)
  }

  package struct Field: Sendable, Equatable {
    /// The path of keys, such as `price.large`.
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
      (self.name, self.value) = (name, value)
    }

    /// Whether it has the words of allergens.
    package var isAllergens: Bool { Self.isAllergens(name) }

    /// The name of the field with the ids of an item's option groups.
    package static let optionGroups = "optionGroups"

    static func isAllergens(_ name: String) -> Bool {
      ["allergens", "knownAllergens", "ingredientAllergens"].contains { name == $0 || name.hasPrefix("\($0).") }
    }
  }

  /// A section, item, option group or option.
  package struct Part: Sendable, Equatable {
    package var kind: Kind
    /// Unique among the menu's parts of its kind; an option's has its group's id, `/` and its own.
    package var id: String
    /// The id of the section or option group that it is in; empty for none.
    package var parent: String
    package var name: String
    package var fields: [Field] = []

    package init(_ kind: Kind, id: String, parent: String = "", name: String, fields: [Field] = []) {
      (self.kind, self.id, self.parent, self.name, self.fields) = (kind, id, parent, name, fields)
    }

    /// Whether it is an option that contains or may contain allergens, or doesn't declare them.
    var isChoiceWithAllergens: Bool { kind == .option && fields.contains { $0.isAllergens && $0.value != "none" } }

    /// What it costs and what allergens it has, in short.
    var summary: String {
      fields.filter { $0.name == "price" || $0.name.hasPrefix("price.") || $0.isAllergens }
        .map { $0.isAllergens && $0.name == "allergens" ? $0.value : "\($0.name) \($0.value)" }
        .joined(separator: "; ")
    }
  }

  package enum Kind: String, Sendable, CaseIterable {
    case section, item, optionGroup, option
  }
}
