package import MenugenDomain

/// Finds the texts that one of the site's languages lacks.
struct TranslationCheck {
  let language: LanguageTag
  let context: LanguageContext

  func isMissing<Part>(_ label: Localized<Part>?) -> Bool { !(label?.isWritten(in: language, context) ?? true) }

  /// Whether a text is written by language, but not in this one: sizes and long texts that are written once may do for all.
  func isIncomplete<Part>(_ label: Localized<Part>?) -> Bool {
    guard let label, label.contains(where: { $0.language != nil }) else { return false }
    return isMissing(label)
  }

  /// Whether an image lacks its alternative text; a decorative image needs none in any language.
  func isMissing(_ image: MenuImage?) -> Bool {
    guard let words = image?.alternativeText, words.contains(where: { !$0.value.isEmpty }) else { return false }
    return isMissing(words)
  }
}

/// The languages of the site that an item's longer text lacks, if it is written by language.
package func languagesWithoutBody(_ body: Localized<Markup>, in menuLanguage: LanguageTag, site: Site) -> [LanguageTag]
{
  let context = LanguageContext(file: menuLanguage, site: site.language)
  return site.languages.filter { TranslationCheck(language: $0, context: context).isIncomplete(body) }
}

/// One of the texts of a menu, a section, an item, an option or the site. A new text only has to be added to the list of
/// its kind.
struct TranslatedText<Thing, Places>: Sendable {
  /// The key that its author knows.
  let field: String
  let isMissing: @Sendable (borrowing Thing, Places, TranslationCheck) -> Bool

  init(_ field: String, isMissing: @escaping @Sendable (borrowing Thing, Places, TranslationCheck) -> Bool) {
    self.field = field
    self.isMissing = isMissing
  }
}
