import MenugenDiagnostics
import MenugenDomain

extension MenuRule {
  /// Texts that a language of the site lacks: one warning a language.
  static let missingTranslations = MenuRule { checked in
    let context = LanguageContext(file: checked.menu.language, site: checked.site.language)
    if !checked.isWrittenByLanguage, checked.site.languages.allSatisfy({ context.isReadAsWritten(in: $0) }) {
      return []
    }
    return checked.site.languages.compactMap { language in
      let check = TranslationCheck(language: language, context: context)
      var items = Untranslated(TranslatedText.ofItem)
      checked.forEachItem { item, index in
        let places = checked.places.items[index]
        items.add(item, places, check) { ($0.shownName, places.name ?? places.item) }
      }
      var sections = Untranslated(TranslatedText.ofSection)
      checked.forEachSection { section, places in
        sections.add(section, places, check) { ($0.name.first.value, places.name ?? places.section) }
      }
      var options = Untranslated(TranslatedText.ofOption)
      for (group, places) in zip(checked.menu.optionGroups, checked.places.groups) {
        let names = [(group.name, places.name)] + zip(group.options.map(\.name), places.options.map(\.name))
        for case (let name, let range?) in names { options.add(name, range, check) { ($0.first.value, range) } }
      }
      return check.finding(
        [
          check.part(of: checked.menu, checked.places), items.part("items"), sections.part("sections"),
          options.part("options"),
        ].compactMap(\.self))
    }
  }
}

extension LanguageContext {
  /// Whether a text that is written without a language is in this one.
  fileprivate func isReadAsWritten(in language: LanguageTag) -> Bool { Localized(()).isWritten(in: language, self) }
}

/// The texts of one kind that a language lacks.
private struct UntranslatedPart {
  /// `2 of 3 items`
  var what: String
  var fields: [String]
  var affected: AffectedItems
  /// Whether these are the texts of the menu itself, which are named by their keys.
  var isOfMenu = false
}

extension TranslationCheck {
  /// One sentence for all kinds: `2 of 3 items and 1 of 2 sections are not translated into 'it': 'A', 'B', 'C'`.
  fileprivate func finding(_ parts: [UntranslatedPart]) -> Finding? {
    guard let first = parts.first else { return nil }
    let isMenuAlone = parts.count == 1 && first.isOfMenu
    var kinds = parts.map {
      $0.isOfMenu && !isMenuAlone ? "\($0.what) (\($0.fields.joined(separator: ", ")))" : $0.what
    }
    let last = kinds.removeLast()
    let what = kinds.isEmpty ? last : "\(kinds.joined(separator: ", ")) and \(last)"
    let affected = parts.dropFirst(first.isOfMenu ? 1 : 0).reduce(into: AffectedItems()) { $0.add($1.affected) }
    var fields: [String] = []
    for field in parts.flatMap(\.fields) where !fields.contains(field) { fields.append(field) }
    return Finding(
      .missingTranslations(
        what, names: isMenuAlone ? first.fields.joined(separator: ", ") : affected.text,
        fields: isMenuAlone ? ["them"] : fields, language: language.code),
      at: first.affected.first)
  }

  /// The texts of the menu itself.
  fileprivate func part(of menu: Menu, _ places: MenuPlaces) -> UntranslatedPart? {
    let missing = TranslatedText.ofMenu.filter { $0.isMissing(menu, places, self) }.map(\.field)
    guard let field = missing.first else { return nil }
    var affected = AffectedItems()
    affected.add(field, places.range(of: field))
    return UntranslatedPart(what: "the menu's own texts", fields: missing, affected: affected, isOfMenu: true)
  }
}

extension MenuPlaces {
  fileprivate func range(of field: String) -> Range<Int>? {
    switch field {
    case "name": name
    case "description": description
    default: disclaimer
    }
  }
}

extension TranslatedText<MenuItem, ItemPlaces> {
  fileprivate static let ofItem = [
    Self("name") { $2.isMissing($0.name) },
    Self("description") { $2.isMissing($0.description) },
    Self("sizes") { item, _, check in item.sizes.contains { check.isIncomplete($0.name) } },
    Self("ingredients") { item, _, check in item.ingredients.contains { check.isMissing($0.name) } },
    Self("alt") { $2.isMissing($0.image) },
    Self("additives") { item, _, check in item.additives.contains { check.isIncomplete($0) } },
    Self("servingSize") { $2.isIncomplete($0.servingSize) || $2.isIncomplete($0.nutrition?.servingSize) },
    Self("body") { $2.isIncomplete($0.body) },
  ]
}

extension TranslatedText<MenuSection, SectionPlaces> {
  fileprivate static let ofSection = [
    // A name made of the id is the same in every language.
    Self("name") { $1.name != nil && $2.isMissing($0.name) },
    Self("description") { $2.isMissing($0.description) },
    Self("alt") { $2.isMissing($0.image) },
  ]
}

extension TranslatedText<Label, Range<Int>> {
  /// Groups of options as well as options.
  fileprivate static let ofOption = [Self("name") { $2.isMissing($0) }]
}

extension TranslatedText<Menu, MenuPlaces> {
  fileprivate static let ofMenu = [
    Self("name") { $1.name != nil && $2.isMissing($0.name) },
    Self("description") { $2.isMissing($0.description) },
    Self("disclaimer") { $2.isMissing($0.disclaimer) },
  ]
}

/// Things of a kind whose texts a language lacks, for the part of a warning that covers them.
private struct Untranslated<Thing, Places> {
  private let texts: [TranslatedText<Thing, Places>]
  /// Whether anything lacks the text at that index.
  private var isLacked: [Bool]
  private var affected = AffectedItems()
  private var total = 0

  init(_ texts: [TranslatedText<Thing, Places>]) {
    self.texts = texts
    isLacked = texts.map { _ in false }
  }

  mutating func add(
    _ thing: borrowing Thing, _ places: Places, _ check: TranslationCheck,
    named name: (borrowing Thing) -> (String, Range<Int>)
  ) {
    total += 1
    var isWhole = true
    for index in texts.indices where texts[index].isMissing(thing, places, check) {
      (isLacked[index], isWhole) = (true, false)
    }
    if isWhole { return }
    let (name, range) = name(thing)
    affected.add(name, range)
  }

  func part(_ kind: String) -> UntranslatedPart? {
    if affected.count == 0 { return nil }
    let fields = zip(texts, isLacked).filter(\.1).map(\.0.field)
    return UntranslatedPart(what: "\(affected.count) of \(total) \(kind)", fields: fields, affected: affected)
  }
}
