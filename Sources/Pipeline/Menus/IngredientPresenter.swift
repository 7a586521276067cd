import MenugenDomain
import MenugenLocalization
import MenugenViewModels

extension Presentation {
  /// An item's ingredients with highlighted allergens: those marked by the author, otherwise the words for declared
  /// allergens, or for any allergen if the item declares none.
  func ingredients(of item: MenuItem, in file: LanguageTag) -> IngredientsViewModel? {
    if item.ingredients.isEmpty { return nil }
    let allergens =
      item.ingredients.contains(where: \.isMarked)
      ? [] : item.allergens == .notDeclared && !item.hasSizeAllergens ? Allergen.allCases : item.containedAllergens
    let context = LanguageContext(file: file, site: site.language)
    let found = item.ingredients.map { $0.name.find(language, context) }
    let marks = found.map { markedLanguage($0.otherLanguage) }
    let other = marks[0]
    let isAlike = marks.allSatisfy { $0 == other }
    var model = IngredientsViewModel(
      language: isAlike ? other?.code : nil, direction: direction(of: isAlike ? other : nil))
    for (index, name) in found.enumerated() {
      if index > 0 { model.parts.append(IngredientViewModel(other != nil && isAlike ? ", " : phrases.comma)) }
      let written = name.otherLanguage ?? language
      let words = allergens.isEmpty ? nil : vocabulary.words(in: written)
      for part in name.value {
        let parts = words?.mark(part.text, allergens) ?? [part]
        for part in parts {
          model.parts.append(
            IngredientViewModel(
              part.text, isAllergen: part.isAllergen,
              capitals: part.isAllergen ? capitals(part.text, in: written) : nil,
              language: isAlike ? nil : marks[index]?.code,
              direction: isAlike ? nil : direction(of: marks[index])))
        }
      }
    }
    return model
  }

  /// The highlighted form in plain text: `MILK`, or in asterisks if the script has no capitals.
  private func capitals(_ text: String, in language: LanguageTag) -> String {
    let isTurkic = language.language == "tr" || language.language == "az"
    let capitals = (isTurkic ? String(text.map { $0 == "i" ? "İ" : $0 }) : text).uppercased()
    return capitals == text && text == text.lowercased() ? "*\(text)*" : capitals
  }
}
