/// Menus, sections and items.
extension DiagnosticMessage {
  package static func menuWithoutName(_ id: String) -> Self {
    .note("menu.no-name", "menu '\(id)' has no name, so its id is shown", hint: "write \"name\"")
  }

  package static var sectionWithoutName: Self { .missingName("section.no-name", of: "a section") }

  package static func duplicateSection(_ id: String) -> Self {
    .duplicateID("section.duplicate-id", "section", id)
  }

  package static var itemWithoutName: Self { .missingName("item.no-name", of: "an item") }

  package static func duplicateItem(_ id: String) -> Self { .duplicateID("item.duplicate-id", "item", id) }

  /// - Parameter ingredient: The ingredient and its item, such as `an ingredient of 'Ribollita'`.
  package static func ingredientWithoutName(_ ingredient: String) -> Self {
    .missingName("ingredient.no-name", of: ingredient)
  }

  package static func tagLikeDiet(_ tag: String, diet: String) -> Self {
    .warning("tag.diet", "tag '\(tag)' looks like a diet, but is not checked as one", hint: "write \(diet)")
  }

  /// A tag with the word of a diet among others, or a word that may mean a diet.
  package static func tagWithDiet(_ tag: String, diet: String) -> Self {
    .warning(
      "tag.diet", "tag '\(tag)' looks like a diet, but is not checked as one",
      hint: "write \(diet), if every guest can rely on it; otherwise write the text in the description")
  }

  package static func imageWithoutPath(_ image: String) -> Self {
    .error("image.no-src", "\(image) has no path", hint: "write \"src\", such as \"src\": \"assets/margherita.jpg\"")
  }

  package static func invalidImagePath(_ image: String, _ path: String) -> Self {
    .error(
      "image.path", "\(image) is not a path in the content folder: '\(path)'",
      hint: path.hasPrefix("http")
        ? "write the whole web address, with %20 for each space" : "write a path such as assets/margherita.jpg")
  }

  package static func invalidFocus(_ focus: String, _ text: String) -> Self {
    .error(
      "image.focus", "\(focus) is not one or two percentages: '\(text)'",
      hint: "write how far the point is from the left and from the top, such as \"50% 30%\"")
  }

  // MARK: - Long texts

  package static func untranslatedBody(of item: String, id: String, language: String) -> Self {
    .warning(
      "label.untranslated", "the text of '\(item)' is not translated into '\(language)'",
      hint: "write \(id).\(language).md beside it")
  }

  package static func bodyOfUnknownItem(menu: String) -> Self {
    .warning(
      "body.unknown-item", "no item of menu '\(menu)' has this file's name as its id",
      hint: "rename the file to the id of an item, with .md at the end")
  }

  package static func duplicateBody(of item: String, language: String, other: String) -> Self {
    .duplicate("body.duplicate", "text of '\(item)' in '\(language)': also in \(other)")
  }

  package static var frontMatterInBody: Self {
    .warning(
      "body.front-matter", "front matter of an item's text is ignored",
      hint: "write it in the menu, as keys of the item")
  }

  package static func missingBody(_ path: String, meant: String?, folder: String) -> Self {
    .error(
      "body.missing", "missing file '\(path)' beside the menu",
      hint: meant.map { "write \($0)" } ?? "put it into the folder \(folder) beside the menu's file")
  }
}
